// expect: betza_expects_a_range_from_1_to_99<'0', 2>

#include <variantkit/piece/betza.hpp>

auto movement() { return variantkit::betza<"R0">{}; }
