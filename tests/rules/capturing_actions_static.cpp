// Which turns let captures be told from other moves by their actions.
#include <variantkit/board/dark_squares.hpp>
#include <variantkit/rules/capturing_actions.hpp>
#include <variantkit/rules/multi_leap.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/piece_moves.hpp>
#include <variantkit/rules/quiet_moves.hpp>

using namespace variantkit;

namespace {

using board = dark_squares<8, 8>;

static_assert(detail::capturing_action<multi_leap<board>> && !detail::capturing_action<quiet_moves<board>>);
static_assert(!detail::capturing_action<piece_moves> && !detail::capturing_action<int>);
static_assert(detail::captures_by_action<one_of<multi_leap<board>, quiet_moves<board>>>);
static_assert(detail::captures_by_action<one_of<quiet_moves<board>>>);
static_assert(!detail::captures_by_action<one_of<piece_moves>> && !detail::captures_by_action<piece_moves>);

// What moves are, beside what they take.
constexpr leap_move<board> quiet{square{0}, square{4}, 0, 0, 1, {}};
constexpr leap_move<board> taking{square{0}, square{4}, 0, 0, 1, square_set<board>{square{9}}};
static_assert(quiet == quiet && quiet != taking && (quiet < taking) != (taking < quiet));

// How kinds leap, by their capture movement.
struct stepper {
    static constexpr std::string_view name = "stepper";
    static constexpr char letter = 'S';
    using movement = forward_steps<north_east, north_west>;
};
struct flyer : stepper {
    using capture_movement = diagonal_slides;
};
struct knight : stepper {
    using capture_movement = leaps<2, 1>;
};
static_assert(detail::leaps_over_neighbours<stepper> && !detail::leaps_flying<stepper>);
static_assert(!detail::leaps_over_neighbours<flyer> && detail::leaps_flying<flyer>);
static_assert(!detail::leaps_over_neighbours<knight> && !detail::leaps_flying<knight>);
static_assert(detail::leap_ways<color::black, stepper, board>()[0] == south_east);
static_assert(detail::leap_ways<color::white, flyer, board>().size() == 4);

} // namespace
