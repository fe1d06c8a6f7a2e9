// expect: betza_expects_a_piece_letter_at_the_end<5>

#include <variantkit/piece/betza.hpp>

auto movement() { return variantkit::betza<"WfFc">{}; }
