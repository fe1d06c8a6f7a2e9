// expect: betza_hopper_must_be_a_rider<'p', 2>

#include <variantkit/piece/betza.hpp>

auto movement() { return variantkit::betza<"RpN">{}; }
