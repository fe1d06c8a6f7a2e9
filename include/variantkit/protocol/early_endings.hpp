/// \file
/// When an engine ends a game before its rules do.
#pragma once

#include <optional>
#include <utility>

#include <variantkit/search/score.hpp>

namespace variantkit::detail {

/// Accepts draws, where the rules know draws, when it does not stand better by its last search; and resigns, if it may,
/// games that it has thought hopeless for three moves.
class early_endings {
public:
    /// A game begins.
    void begin(bool knows_draws) {
        member_knows_draws = knows_draws;
        member_is_offered_draw = false;
        member_last_value.reset();
        member_hopeless_moves = 0;
    }
    void may_resign(bool may) { member_may_resign = may; }

    /// It has found a move that is worth so much to it.
    void has_thought(score value) {
        member_last_value = value;
        member_hopeless_moves = value <= hopeless ? member_hopeless_moves + 1 : 0;
    }
    [[nodiscard]] bool resigns() const { return member_may_resign && member_hopeless_moves >= patience; }

    void offer_draw() { member_is_offered_draw = true; }
    /// Whether a draw has been offered and is accepted; the offer is gone then.
    [[nodiscard]] bool accepts_draw() {
        return std::exchange(member_is_offered_draw, false) && member_knows_draws && member_last_value &&
               *member_last_value <= 0;
    }

private:
    static constexpr score hopeless = -1'000;
    static constexpr int patience = 3; ///< moves

    bool member_knows_draws = true;
    bool member_may_resign = false;
    bool member_is_offered_draw = false;
    std::optional<score> member_last_value;
    int member_hopeless_moves = 0; ///< the last ones
};

} // namespace variantkit::detail
