/// \file
/// What a search says of a position.
#pragma once

namespace variantkit {

/// How good a position is for the side to move: hundredths of the least valuable kind of piece, roughly; 0 is even.
/// Beyond `proof_bound` it is a proof: `wins_in(n)` or `loses_in(n)`.
using score = int;

/// No proven score is nearer to 0, no estimate further from it.
inline constexpr score proof_bound = 29'000;

/// The side to move wins with the `plies`-th move from here at the latest, whatever the other side does (0 to 1000; 0:
/// it has won).
[[nodiscard]] constexpr score wins_in(int plies) { return 30'000 - plies; }
/// The side to move has lost after `plies` moves at the latest (0 to 1000; 0: it has lost).
[[nodiscard]] constexpr score loses_in(int plies) { return -wins_in(plies); }

/// Whether a score is a proven win.
[[nodiscard]] constexpr bool is_win(score value) { return value > proof_bound; }
/// Whether a score is a proven loss.
[[nodiscard]] constexpr bool is_loss(score value) { return value < -proof_bound; }
/// Whether a score is proven.
[[nodiscard]] constexpr bool is_proof(score value) { return is_win(value) || is_loss(value); }

/// How many moves, of both sides, a proven score is away from the end of the game.
[[nodiscard]] constexpr int plies_to_end(score value) { return 30'000 - (value < 0 ? -value : value); }

/// An estimate, kept from looking like a proof.
[[nodiscard]] constexpr score as_estimate(score value) {
    return value > proof_bound ? proof_bound : value < -proof_bound ? -proof_bound : value;
}

} // namespace variantkit
