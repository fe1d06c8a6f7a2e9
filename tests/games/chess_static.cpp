// Chess and U-Chess, counted by the compiler.
#include <variantkit/games/u_chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

static_assert(perft(start<games::chess>(), 2) == 400);
static_assert(perft(start<games::chess>(), 3) == 8902);
static_assert(perft(start<games::u_chess>(), 2) == 16);
static_assert(perft(start<games::u_chess>(), 3) == 204);

// A game that ends: fool's mate.
static_assert([] {
    auto position = start<games::chess>();
    constexpr int squares[][2] = {{13, 21}, {52, 36}, {14, 30}, {59, 31}};
    for (const auto& [from, to] : squares) {
        for (const auto& move : legal_moves(position)) {
            if (move.from == square{from} && move.to == square{to}) {
                position = play(position, move);
                break;
            }
        }
    }
    return outcome(position) == game_outcome{game_result::black_wins, "checkmate"};
}());
