// A position is a value, and everything about it works in constant expressions.
#include <concepts>
#include <type_traits>

#include <variantkit/games/u_chess.hpp>
#include <variantkit/play/game.hpp>
#include <variantkit/play/hash.hpp>
#include <variantkit/search/random_play.hpp>

namespace {

using namespace variantkit;
using games::chess;
using chess_position = position<chess>;

static_assert(std::regular<chess_position> && std::is_trivially_copyable_v<chess_position>);
static_assert(std::is_nothrow_move_constructible_v<chess_position> && std::is_trivially_destructible_v<chess_position>);
static_assert(sizeof(chess_position) <= 6 * 8 + 2 * 8 + 16, "six kinds, two sides, and sixteen bytes for all the rest");
static_assert(std::regular<move_of<chess>> && std::totally_ordered<move_of<chess>> &&
              std::is_trivially_copyable_v<move_of<chess>>);
static_assert(game<chess_position> && game<position<games::u_chess>> && !game<int> && !game<chess>);

constexpr chess_position first = start<chess>();
static_assert(first == start<chess>() && first != chess_position{} && first.side_to_move() == color::white);
static_assert(first.occupied().count() == 32 && (first.empty_squares() & first.occupied()).empty());
static_assert(first.pieces<chess::pawn, color::white>().count() == 8 &&
              first.pieces<chess::king>(color::black).first() == square{60});
static_assert(first.piece_on(square{3}) == piece{color::white, chess::army::index<chess::queen>} &&
              !first.piece_on(square{20}));

static_assert(legal_moves(first).size() == 20 && count_moves(first) == 20);
static_assert(outcome(first) == game_outcome{} && !outcome(first).is_over());
static_assert(hash(first) == hash(start<chess>()) && hash(first) != hash(play(first, legal_moves(first)[0])));

// A game at random, by the compiler: the same as any other day.
constexpr int plies_of_random_game = [] {
    int plies = -1;
    random_source random{7};
    random_play(start<chess>(), random, [&](const chess_position&) { ++plies; }, 12);
    return plies;
}();
static_assert(plies_of_random_game == 12);

} // namespace
