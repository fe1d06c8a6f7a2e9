#include <variantkit/games/ultima.hpp>
#include <variantkit/perft.hpp>

std::uint64_t perft_of_ultima_classic(const variantkit::position<variantkit::games::ultima_classic>& position,
                                      int depth) {
    return variantkit::perft(position, depth);
}
