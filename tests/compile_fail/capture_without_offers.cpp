// expect: variantkit: a capture policy must say which optional members it has

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct by_magic {
    template <color Side, class Position>
    static constexpr typename Position::set captured(const Position&, square, square, const typename Position::set&) {
        return {};
    }
};

struct guard {
    static constexpr std::string_view name = "guard";
    static constexpr char letter = 'G';
    using movement = king_steps;
    using capture = by_magic;
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
