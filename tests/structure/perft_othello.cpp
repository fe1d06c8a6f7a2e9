#include "../../examples/variants/othello.hpp"
#include <variantkit/perft.hpp>

std::uint64_t perft_of_othello(const variantkit::position<othello>& position, int depth) {
    return variantkit::perft(position, depth);
}
