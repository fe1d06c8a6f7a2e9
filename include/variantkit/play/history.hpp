/// \file
/// A game as it was played: positions, moves, and the endings that look back.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include <variantkit/play/hash.hpp>
#include <variantkit/play/play.hpp>

namespace variantkit {

/// The moves of a game from some position on, and all positions between. Takes back without loss.
template <class Rules>
class history {
public:
    using position_type = variantkit::position<Rules>;
    using move_type = move_of<Rules>;

    /// Begins with a position.
    explicit history(const position_type& first = start<Rules>())
        : member_positions{first}, member_keys{without_counters(first)} {}

    /// Where the game stands.
    [[nodiscard]] const position_type& position() const { return member_positions.back(); }
    /// All positions, the first included.
    [[nodiscard]] const std::vector<position_type>& positions() const { return member_positions; }
    /// The moves that have been played.
    [[nodiscard]] const std::vector<move_type>& moves() const { return member_moves; }

    /// Plays a legal move.
    void play(const move_type& move) {
        member_positions.push_back(variantkit::play(position(), move));
        member_keys.push_back(without_counters(position()));
        member_moves.push_back(move);
    }

    /// Takes the last move back; `false` when there is none.
    bool take_back() {
        if (member_moves.empty()) return false;
        member_positions.pop_back();
        member_keys.pop_back();
        member_moves.pop_back();
        return true;
    }

    /// How often the position has stood, this time included.
    [[nodiscard]] std::size_t occurrences() const {
        return static_cast<std::size_t>(std::count(member_keys.begin(), member_keys.end(), member_keys.back()));
    }

    /// How the game stands: what the position says, and what ending policies say that look back.
    [[nodiscard]] game_outcome outcome() const {
        return position().side_to_move() == color::white ? outcome_for<color::white>() : outcome_for<color::black>();
    }

private:
    template <color Side>
    [[nodiscard]] game_outcome outcome_for() const {
        game_outcome found = variantkit::outcome(position());
        for_each_type(detail::endings_of<Rules>{}, [&]<class Policy>() {
            if constexpr (requires { Policy::template judge_history<Side>(*this); }) {
                if (found.is_over()) return;
                const verdict says = Policy::template judge_history<Side>(*this);
                if (says != verdict::open) found = {detail::result_of<Side>(says), Policy::reason};
            }
        });
        return found;
    }

    std::vector<position_type> member_positions;
    std::vector<position_type> member_keys; ///< the same, as repetition sees them
    std::vector<move_type> member_moves;
};

} // namespace variantkit
