// expect: variantkit: this ruleset has no turn

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct my_game {
    static constexpr std::string_view name = "my-game";
    using board = rectangle<8, 8>;
    using army = games::chess::army;
    using setup = games::chess::setup;
    using ending = no_moves_loses;
};

auto moves() { return legal_moves(start<my_game>()); }
