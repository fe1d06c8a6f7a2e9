#include <variantkit/games/ultima.hpp>
#include <variantkit/perft.hpp>

std::uint64_t perft_of_ultima(const variantkit::position<variantkit::games::ultima>& position, int depth) {
    return variantkit::perft(position, depth);
}
