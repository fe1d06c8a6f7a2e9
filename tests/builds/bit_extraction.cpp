// The build is the one that it is meant to be.
#include <variantkit/config.hpp>

static_assert(VARIANTKIT_HAS_PEXT == EXPECTED_BIT_EXTRACTION);
