/// \file
/// Counting legal move sequences.
#pragma once

#include <variantkit/search/perft.hpp>
