// Counted by the compiler as it comes, without raised limits.
#include <variantkit/games/u_chess.hpp>
#include <variantkit/perft.hpp>
#include <variantkit/search/piece_values.hpp>

#include "../../examples/variants/gomoku.hpp"

using namespace variantkit;

#if defined(__clang__) // stops after 2^20 steps
static_assert(perft(start<games::chess>(), 2) == 400);
#else
static_assert(perft(start<games::chess>(), 3) == 8902);
#endif
static_assert(perft(start<games::u_chess>(), 3) == 204);

// On a large board nothing makes tables that a game has no use for.
[[maybe_unused]] const auto values = values_by_mobility<gomoku>();
