#include <variantkit/perft.hpp>

#include "../../examples/variants/checkers.hpp"

std::uint64_t perft_of_checkers(const variantkit::position<checkers>& position, int depth) {
    return variantkit::perft(position, depth);
}
