#include <variantkit/games/epsilon.hpp>
#include <variantkit/perft.hpp>

std::uint64_t perft_of_epsilon(const variantkit::position<variantkit::games::epsilon>& position, int depth) {
    return variantkit::perft(position, depth);
}
