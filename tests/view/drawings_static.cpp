// What drawings and plans promise, asked of the compiler.
#include <variantkit/games/chess.hpp>
#include <variantkit/view/board_plan.hpp>
#include <variantkit/view/drawings.hpp>
#include <variantkit/view/figures.hpp>
#include <variantkit/view/policy_hints.hpp>

#include "made_up.hpp"

using namespace variantkit;

namespace {

constexpr bool names_differ() {
    for (std::size_t i = 0; i < all_drawings.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (all_drawings[i].name == all_drawings[j].name) return false;
        }
    }
    return true;
}
static_assert(names_differ());

/// Path data of absolute commands, from M to Z where it is to be filled.
constexpr bool is_path(std::string_view data, bool closed) {
    if (data.empty() || data.front() != 'M' || (closed && data.back() != 'Z')) return false;
    return data.find_first_not_of("MLHVCQAZac0123456789.- ") == std::string_view::npos;
}
constexpr bool all_are_paths() {
    for (const drawing& each : all_drawings) {
        if (!is_path(each.body, true) || !is_path(each.lines, false)) return false;
        if (!each.spots.empty() && each.spots.back() != 'Z') return false;
    }
    return true;
}
static_assert(all_are_paths());

static_assert(drawing_name<pieces::rook>() == "rook");
static_assert(drawing_name<made_up::guard>() == "rook");
static_assert(drawing_name<made_up::wombat>() == "wombat");
static_assert(find_drawing(all_drawings, "rook")->body == drawings::rook.body);
static_assert(find_drawing(all_drawings, "wombat") == nullptr);

static_assert(figures_of<pieces::king>()[0] == "\u2654" && figures_of<pieces::king>()[1] == "\u265A");
static_assert(figures_of<made_up::guard>() == figures_of<pieces::rook>());
static_assert(figures_of<made_up::sun>()[1] == "\u2605");
static_assert(figures_of<made_up::wombat>()[0].empty());

using board = rectangle<10, 8>;
static_assert(has_plan<board> && has_plan<made_up::holed_board> && has_plan<made_up::hexagon_board>);
static_assert(board_plan<board>::size() == point{10, 8});
static_assert(board_plan<board>::centre(board::square_at(0, 0)) == point{0.5, 7.5});
static_assert(board_plan<board>::corners(board::square_at(9, 7))[1] == point{10, 0});
static_assert(board_plan<board>::shade(board::square_at(0, 0)) == 1);
static_assert(board_plan<board>::shade(board::square_at(1, 0)) == 0);
static_assert(seen_from(color::black, {1, 2}, {10, 8}) == point{9, 6});
static_assert(seen_from(color::white, {1, 2}, {10, 8}) == point{1, 2});

using odd = made_up::rules<rectangle<4, 4>>;
constexpr auto position = made_up::board_of<odd>("w3/G3/4/S2w");
static_assert(position.occupied().count() == 4);
// The policy's and the ruleset's own marks.
static_assert(marked_squares(position) == square_set<rectangle<4, 4>>{square{0}, square{11}});
static_assert(frozen_pieces(position) == square_set<rectangle<4, 4>>{square{8}});
static_assert(has_held_pieces<odd> && !has_held_pieces<games::chess>);
static_assert(held_pieces(position, 0, color::white) == 12 && held_pieces(position, 0, color::black) == 0);
static_assert(held_pieces(position, 2, color::black) == 2 && held_pieces(position, 1, color::white) == 0);
static_assert(marked_squares(start<games::chess>()).empty() && frozen_pieces(start<games::chess>()).empty());

} // namespace
