#include <variantkit/perft.hpp>

#include "../../examples/variants/othello.hpp"

std::uint64_t perft_of_othello(const variantkit::position<othello>& position, int depth) {
    return variantkit::perft(position, depth);
}
