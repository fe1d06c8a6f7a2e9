// Guards that work with masks allow the moves that those allow which play every move out and look.
#include <algorithm>
#include <string>
#include <vector>

#include <variantkit/notation/actions.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/play/play.hpp>

#include "../../examples/variants/atomic.hpp"
#include "../../examples/variants/racing_kings.hpp"
#include "support/catch.hpp"
#include "support/random_games.hpp"

using namespace variantkit;

namespace {

/// Atomic whose every move is played out.
struct atomic_by_asking : atomic {
    struct legality {
        template <color Side, class Position>
        static constexpr auto guard(const Position&) {
            return asking_guard<own_royal_outlasts, Position, Side>{};
        }
    };
};

/// Racing Kings whose every move is played out.
struct racing_kings_by_asking : racing_kings {
    struct no_check {
        template <color Side, class Position>
        static constexpr auto guard(const Position&) {
            return asking_guard<enemy_royal_is_safe, Position, Side>{};
        }
    };
    using legality = all_of<royal_safe, no_check>;
};

template <class Rules>
std::vector<std::string> sorted_moves(const position<Rules>& from) {
    std::vector<std::string> texts;
    for (const auto& move : legal_moves(from)) texts.push_back(coordinate_text(from, move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// Compares all positions of random games, and how often something special happened there.
template <class Rules, class Asking, class Special>
int compare(int games, Special special) {
    int specials = 0;
    test_support::for_each_random_position(start<Rules>(), 1, games, 150, [&](const position<Rules>& from) {
        const std::string text = position_text(from);
        const auto same = read_position<Asking>(text);
        CAPTURE(text);
        REQUIRE(same);
        REQUIRE(sorted_moves(from) == sorted_moves(*same));
        if (special(from)) ++specials;
    });
    return specials;
}

} // namespace

TEST_CASE("explosions judged by masks are those judged by playing", "[rules]") {
    const auto kings_touch = [](const position<atomic>& from) {
        using board = atomic::board;
        const auto kings = from.pieces_of_kind<atomic::king>();
        return kings.several() && neighbours<board>(kings.first()).intersects(kings);
    };
    CHECK(compare<atomic, atomic_by_asking>(150, kings_touch) > 0);
}

TEST_CASE("checks given are found by masks as by playing", "[rules]") {
    const auto anything = [](const position<racing_kings>&) { return true; };
    CHECK(compare<racing_kings, racing_kings_by_asking>(60, anything) > 500);
}
