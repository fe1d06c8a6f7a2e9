// expect: variantkit: pieces that leap need a capture_movement

#include <variantkit/board/rectangle.hpp>
#include <variantkit/perft.hpp>
#include <variantkit/piece/orthodox.hpp>
#include <variantkit/rules/all_of.hpp>
#include <variantkit/rules/compulsory_capture.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/multi_leap.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/quiet_moves.hpp>

using namespace variantkit;

struct knights_draughts {
    static constexpr std::string_view name = "knights_draughts";
    using board = rectangle<4, 4>;
    using army = variantkit::army<pieces::knight>;
    using setup = starting_array<"nnnn/4/4/NNNN">;
    using turn = one_of<multi_leap<board>, quiet_moves<board>>;
    using legality = all_of<compulsory_capture>;
    using ending = first_of<no_moves_loses>;
};

auto nodes = perft(start<knights_draughts>(), 2);
