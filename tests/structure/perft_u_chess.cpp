#include <variantkit/games/u_chess.hpp>
#include <variantkit/perft.hpp>

std::uint64_t perft_of_u_chess(const variantkit::position<variantkit::games::u_chess>& position, int depth) {
    return variantkit::perft(position, depth);
}
