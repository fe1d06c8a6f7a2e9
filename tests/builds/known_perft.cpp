// Counts that are known; fails when one comes out otherwise.
// Reads no file and needs no test framework, so that it can be built for whatever a compiler targets: as part of the
// tests with the library in one header, by tests/compilers.sh with every compiler at hand.
#if __has_include(<variantkit.hpp>)
#include <variantkit.hpp>
#else
#if defined(__wasm__) // no threads, no files
#include <variantkit/check.hpp>
#include <variantkit/games.hpp>
#include <variantkit/perft.hpp>
#include <variantkit/search/alpha_beta.hpp>
#include <variantkit/search/mcts.hpp>
#include <variantkit/view.hpp>
#else
#include <variantkit/variantkit.hpp>
#endif

#include "../../examples/variants/checkers.hpp"
#include "../../examples/variants/international_draughts.hpp"
#include "../../examples/variants/othello.hpp"
#endif

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

using namespace variantkit;

namespace {

int counted = 0;
int wrong = 0;

template <counting Leaves = counting::bulk, class Rules>
void check_perft(const position<Rules>& first, int depth, std::uint64_t expected) {
    ++counted;
    const std::uint64_t count = perft<Leaves>(first, depth);
    if (count == expected) return;
    ++wrong;
    std::printf("%s: perft %d is %s, should be %s\n", std::string{Rules::name}.c_str(), depth,
                std::to_string(count).c_str(), std::to_string(expected).c_str());
}

template <class Rules>
[[nodiscard]] position<Rules> at(std::string_view text) {
    const auto read = read_position<Rules>(text);
    if (read) return *read;
    std::puts(read.error().message().c_str());
    std::exit(1);
}

} // namespace

int main() {
    using namespace games;
    const auto kiwipete = at<chess>("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    check_perft(kiwipete, 3, 97862);
    check_perft<counting::every_leaf>(kiwipete, 3, 97862);
    check_perft(at<chess>("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"), 4, 43238);
    check_perft(start<u_chess>(), 4, 2641);
    check_perft(start<ultima>(), 3, 42762);
    check_perft(at<ultima>("8/3I4/2Ki1w2/4p1l1/2xC4/2pl1kP1/8/8 w 6 41"), 2, 1158);
    check_perft(start<ultimatum>(), 3, 66862);
    check_perft(start<epsilon>(), 2, 54144);
    check_perft<counting::every_leaf>(start<epsilon>(), 2, 54144);
    check_perft(start<delta>(), 4, 103904);
#if !__has_include(<variantkit.hpp>)
    check_perft(start<ultima_classic>(), 3, 42762);
    check_perft(start<ultima_pure>(), 3, 42762);
    check_perft(start<checkers>(), 6, 36768);
    check_perft(start<international_draughts>(), 5, 27117);
    check_perft(start<othello>(), 5, 1396);
#endif
    std::printf("%d counts, %d wrong\n", counted, wrong);
    return wrong == 0 ? 0 : 1;
}
