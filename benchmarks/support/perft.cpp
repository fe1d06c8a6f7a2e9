// Counts by perft, for benchmarks/instructions.sh: perft DEPTH [every_leaf] [POSITION]. Compiled once a game, with
// COUNTED_HEADER and COUNTED_RULES.
#include COUNTED_HEADER

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <variantkit/notation/position_text.hpp>
#include <variantkit/search/perft.hpp>

int main(int count, char** words) {
    using rules = COUNTED_RULES;
    if (count < 4) {
        std::fprintf(stderr, "usage: perft DEPTH bulk|every_leaf POSITION|start\n");
        return 2;
    }
    variantkit::position<rules> first = variantkit::start<rules>();
    if (std::strcmp(words[3], "start") != 0) {
        const auto read = variantkit::read_position<rules>(words[3]);
        if (!read) {
            std::fprintf(stderr, "%s\n", read.error().message().c_str());
            return 1;
        }
        first = *read;
    }
    const int depth = std::atoi(words[1]);
    const std::uint64_t nodes = std::strcmp(words[2], "every_leaf") == 0
                                    ? variantkit::perft<variantkit::counting::every_leaf>(first, depth)
                                    : variantkit::perft(first, depth);
    std::printf("%llu\n", static_cast<unsigned long long>(nodes));
}
