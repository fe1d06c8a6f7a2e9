// What every consumer compiles, however it came by the library.
#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

int main() {
    using namespace variantkit;
    return perft(start<games::chess>(), 3) == 8902 ? 0 : 1;
}
