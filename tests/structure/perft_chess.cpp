#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

std::uint64_t perft_of_chess(const variantkit::position<variantkit::games::chess>& position, int depth) {
    return variantkit::perft(position, depth);
}
