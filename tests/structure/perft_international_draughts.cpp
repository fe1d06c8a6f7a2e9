#include <variantkit/perft.hpp>

#include "../../examples/variants/international_draughts.hpp"

std::uint64_t perft_of_international_draughts(const variantkit::position<international_draughts>& position, int depth) {
    return variantkit::perft(position, depth);
}
