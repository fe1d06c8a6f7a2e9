#include <variantkit/games/delta.hpp>
#include <variantkit/perft.hpp>

std::uint64_t perft_of_delta(const variantkit::position<variantkit::games::delta>& position, int depth) {
    return variantkit::perft(position, depth);
}
