/// \file
/// What the library promises about outcomes.
#pragma once

#include <string>
#include <string_view>

#include <variantkit/check/derived_moves.hpp>
#include <variantkit/check/situation.hpp>

namespace variantkit::check {

/// The outcome is what the first ending policy says that has something to say.
template <class Rules>
struct outcome_is_consistent {
    static constexpr std::string_view promised =
        "the outcome is what the first ending policy says; a won game has no moves";

    [[nodiscard]] finding<Rules> look(const situation<Rules>& now) {
        const game_outcome said = outcome(now.position);
        if (said.is_over() == said.reason.empty()) return {"an outcome is to have a reason, the lack of one none"};
        const bool won = said.result == game_result::white_wins || said.result == game_result::black_wins;
        if (won && !now.moves.empty())
            return {"the game is won (" + std::string{said.reason} +
                    ") and there are moves; an ending that wins while pieces could move says 'decides = true'"};
        const game_outcome slowly =
            for_side_to_move(now.position, [&]<color Side>() { return derived_outcome<Side>(now.position); });
        if (said != slowly) return {described(said) + ", but when each policy is asked: " + described(slowly)};
        return {};
    }

private:
    /// The outcome by asking all ending policies one after the other, moves worked out slowly.
    template <color Side>
    [[nodiscard]] static game_outcome derived_outcome(const position<Rules>& position) {
        const bool stuck = derived_moves<Side>(position).empty();
        game_outcome found;
        for_each_type(detail::endings_of<Rules>{}, [&]<class Policy>() {
            if constexpr (requires { Policy::template judge<Side>(position); }) {
                note<Side, Policy>(found, Policy::template judge<Side>(position));
            }
            if constexpr (requires { Policy::template judge_stuck<Side>(position); }) {
                if (stuck) note<Side, Policy>(found, Policy::template judge_stuck<Side>(position));
            }
        });
        return found;
    }

    template <color Side, class Policy>
    static void note(game_outcome& found, verdict says) {
        if (found.is_over() || says == verdict::open) return;
        const game_result result = says == verdict::draw  ? game_result::draw
                                   : says == verdict::win ? win_of(Side)
                                                          : win_of(~Side);
        found = {result, Policy::reason};
    }

    [[nodiscard]] static std::string described(const game_outcome& how) {
        std::string text{name_of(how.result)};
        if (how.is_over()) text.append(" (").append(how.reason).append(")");
        return text;
    }
};

} // namespace variantkit::check
