// expect: betza_does_not_understand<'x', 2>

#include <variantkit/piece/betza.hpp>

auto movement() { return variantkit::betza<"WxF">{}; }
