// expect: variantkit: there is no member .is_royal.: did you mean .royal.

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct guard {
    static constexpr std::string_view name = "guard";
    static constexpr char letter = 'G';
    using movement = king_steps;
    static constexpr bool is_royal = true;
};

struct my_game {
    static constexpr std::string_view name = "my-game";
    using board = rectangle<8, 8>;
    using setup = games::chess::setup;
    using turn = one_of<piece_moves>;
    using ending = no_moves_loses;
    using army = variantkit::army<games::chess::king, games::chess::queen, games::chess::rook, games::chess::bishop,
                                  games::chess::knight, games::chess::pawn, guard>;
};

auto moves() { return legal_moves(start<my_game>()); }
