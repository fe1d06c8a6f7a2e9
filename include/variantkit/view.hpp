/// \file
/// The room `view`: pictures of positions.
#pragma once

#include <variantkit/view/board_text.hpp>
#include <variantkit/view/svg.hpp>
