// Lists of types, sides, armies and movements.
#include <concepts>
#include <string_view>

#include <variantkit/piece/army.hpp>
#include <variantkit/piece/orthodox.hpp>

namespace {

using namespace variantkit;

// Lists.
static_assert(std::same_as<joined<>, type_list<>>);
static_assert(std::same_as<joined<type_list<int>, type_list<>, type_list<char, int>>, type_list<int, char, int>>);
static_assert(std::same_as<unique<type_list<int, char, int, long, char>>, type_list<int, char, long>>);
static_assert(list_contains<char, type_list<int, char>> && !list_contains<long, type_list<int, char>>);
static_assert(list_index<char, type_list<int, char>> == 1 && list_index<long, type_list<int, char>> == 2);

// Sides.
static_assert(~color::white == color::black && ~color::black == color::white);
static_assert(name_of(color::white) == "White" && name_of(color::black) == "Black");
static_assert(relative(north_east, color::white) == north_east && relative(north_east, color::black) == south_east);

// Armies: kinds keep the numbers of their places.
using army_of_three = army<pieces::pawn, pieces::king, pieces::queen>;
static_assert(army_type<army_of_three> && !army_type<pieces::pawn>);
static_assert(army_of_three::size == 3 && army_of_three::index<pieces::queen> == 2);
static_assert(army_of_three::has<pieces::king> && !army_of_three::has<pieces::rook>);
static_assert(army_of_three::letters == std::array{'P', 'K', 'Q'} && army_of_three::names[1] == "king");

// Kinds.
struct without_letter {
    static constexpr std::string_view name = "nobody";
    using movement = king_steps;
};
struct without_movement {
    static constexpr std::string_view name = "nobody";
    static constexpr char letter = 'N';
};
struct not_royal : pieces::king {
    static constexpr bool royal = false;
};
static_assert(piece_kind<pieces::king> && !piece_kind<without_letter> && !piece_kind<without_movement> &&
              !piece_kind<int>);
static_assert(is_royal<pieces::king> && !is_royal<pieces::queen> && !is_royal<not_royal>);
static_assert(captures_as_it_moves<pieces::knight> && !captures_as_it_moves<pieces::pawn>);
static_assert(std::same_as<capture_movement_of<pieces::knight>, leaps<2, 1>>);

// Movements: combinations fall apart into their atoms; single steps are known as such.
static_assert(std::same_as<combined<queen_slides, leaps<2, 1>>::atoms,
                           type_list<orthogonal_slides, diagonal_slides, leaps<2, 1>>>);
static_assert(stepwise<pieces::pawn::movement> && !stepwise<pieces::knight::movement> && !stepwise<queen_slides>);

} // namespace
