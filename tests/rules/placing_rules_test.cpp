// Policies of placing games in combinations that no game of the library has.
#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <variantkit/board/rectangle.hpp>
#include <variantkit/perft.hpp>
#include <variantkit/rules/by_phase.hpp>
#include <variantkit/rules/displacement.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/placement.hpp>
#include <variantkit/rules/row_of.hpp>
#include <variantkit/rules/sequence.hpp>
#include <variantkit/rules/slide_and_follow.hpp>
#include <variantkit/rules/spent_supply.hpp>

#include "support/catch.hpp"

using namespace variantkit;
using Catch::Matchers::ContainsSubstring;

namespace {

struct disc {
    static constexpr std::string_view name = "disc";
    static constexpr char letter = 'D';
    using movement = orthogonal_slides;
};
struct post {
    static constexpr std::string_view name = "post";
    static constexpr char letter = 'P';
    using movement = immobile;
};

struct two_kinds {
    static constexpr std::string_view name = "two kinds";
    using board = rectangle<4, 4>;
    using army = variantkit::army<disc, post>;
    using setup = starting_array<"4/4/4/4">;
    using discs = reserve<disc, 3>;
    using posts = reserve<post, 1>;
    using ending = first_of<row_of<4>, no_moves_loses>;
};

/// Three placements in a row, the last one of another kind.
struct three_placements : two_kinds {
    using turn = sequence<in_any_order, placement<disc, discs>, placement<disc, discs>, placement<post, posts>>;
};

/// A legality policy that judges whole turns.
struct nothing_on_a1 {
    struct guard_type {
        template <color Side, class Position, class Move>
        [[nodiscard]] constexpr bool permits(const Position&, const Move& turn) const {
            return std::none_of(turn.actions.begin(), turn.actions.end(),
                                [](const auto& action) { return action.to == square{0}; });
        }
    };
    template <color Side, class Position>
    [[nodiscard]] static constexpr guard_type guard(const Position&) {
        return {};
    }
};

struct two_discs : two_kinds {
    using turn = sequence<in_any_order, placement<disc>, placement<disc>>;
};
struct two_discs_off_a1 : two_discs {
    using legality = nothing_on_a1;
};
struct one_disc_off_a1 : two_kinds {
    using turn = one_of<placement<disc>>;
    using legality = nothing_on_a1;
};

/// Two moves of discs with followers that need not be discs' neighbours; posts stand.
struct moves_among_posts : two_kinds {
    using step = slide_and_follow<disc, discs>;
    using turn = sequence<follower_rests, step, step>;
};

/// A placement, or a move.
struct place_or_move : two_kinds {
    using turn = one_of<placement<disc, discs>, displacement<disc>>;
};

template <class Rules>
position<Rules> with(std::initializer_list<int> white_discs, std::initializer_list<int> black_posts,
                     std::array<std::uint16_t, 2> discs) {
    position<Rules> result;
    for (const int at : white_discs) result.template put<disc, color::white>(square{at});
    for (const int at : black_posts) result.template put<post, color::black>(square{at});
    result.template state<typename Rules::discs>().left = discs;
    return result;
}

template <class Rules>
void check_counts(const position<Rules>& at) {
    CHECK(count_moves(at) == legal_moves(at).size());
}

} // namespace

TEST_CASE("A turn of three actions", "[sequence]") {
    const auto first = start<three_placements>();
    CHECK(count_moves(first) == 560); // 16 over 3: in rising order, the post last
    check_counts(first);
    const auto second = play(first, legal_moves(first)[0]);
    CHECK(second.state<three_placements::discs>().left == std::array<std::uint16_t, 2>{1, 3});
    CHECK(second.state<three_placements::posts>().left == std::array<std::uint16_t, 2>{0, 1});
    const auto third = play(second, legal_moves(second)[0]);
    CHECK(count_moves(third) == 0); // a disc is left, but no turn
    CHECK(outcome(third).result == game_result::black_wins);
    CHECK(perft(first, 2) == 560 * 286);
}

TEST_CASE("Legality policies judge whole turns", "[sequence]") {
    CHECK(count_moves(start<two_discs>()) == 120);
    CHECK(count_moves(start<two_discs_off_a1>()) == 105);
    check_counts(start<two_discs_off_a1>());
    CHECK(perft(start<two_discs_off_a1>(), 2) == 105 * 78);
    CHECK(count_moves(start<one_disc_off_a1>()) == 15);
    check_counts(start<one_disc_off_a1>());
}

TEST_CASE("Only pieces of the kind move and follow", "[slide_and_follow]") {
    // Discs on a1 and d1, a post of Black's on a4.
    const auto reserve_left = with<moves_among_posts>({0, 3}, {12}, {2, 0});
    check_counts(reserve_left);
    for (const auto& turn : legal_moves(reserve_left)) {
        const auto after = play(reserve_left, turn);
        CHECK(after.pieces<color::white>().count() == 4);
        CHECK(after.pieces<post>(color::black).count() == 1);
    }
    const auto one_left = with<moves_among_posts>({0, 3, 15}, {12}, {1, 0});
    check_counts(one_left);
    const auto none_left = with<moves_among_posts>({0, 3, 15, 9}, {12}, {0, 0});
    check_counts(none_left);
    CHECK(count_moves(none_left) > 0);
    for (const auto& turn : legal_moves(none_left)) CHECK(play(none_left, turn).pieces<color::white>().count() == 4);
    CHECK(count_moves(with<moves_among_posts>({5}, {}, {0, 0})) == 0); // nobody to follow
}

TEST_CASE("Actions that do not name themselves are told apart by what they do", "[one_of]") {
    const auto first = with<place_or_move>({5}, {}, {2, 3});
    check_counts(first);
    CHECK(count_moves(first) == 15 + 6);
    for (const auto& turn : legal_moves(first)) {
        const auto after = play(first, turn);
        CHECK(after.pieces<color::white>().count() == (turn.actions[0].places() ? 2 : 1));
        CHECK(after.state<place_or_move::discs>().left[0] == (turn.actions[0].places() ? 1 : 2));
    }
}

TEST_CASE("A reserve's field", "[reserve]") {
    using discs = two_kinds::discs;
    auto position = with<place_or_move>({5}, {}, {2, 3});
    CHECK(discs::write(position) == "2/3");
    CHECK(discs::read("0/1", position).empty());
    CHECK(discs::write(position) == "0/1");
    CHECK_THAT(discs::read("4/0", position), ContainsSubstring("0 to 3"));
    CHECK(discs::write(position) == "0/1");
    CHECK(discs::problem(position).empty());
    CHECK(discs::read("3/3", position).empty());
    CHECK_THAT(discs::problem(position), ContainsSubstring("White has 1 on the board and 3 in reserve"));
    CHECK(discs::left<color::black>(start<place_or_move>()) == 3);
}
