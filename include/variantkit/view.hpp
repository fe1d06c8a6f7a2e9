/// \file
/// The room `view`: pictures of positions.
#pragma once

#include <variantkit/view/board_marks.hpp>
#include <variantkit/view/board_plan.hpp>
#include <variantkit/view/board_text.hpp>
#include <variantkit/view/common_drawings.hpp>
#include <variantkit/view/drawing.hpp>
#include <variantkit/view/drawings.hpp>
#include <variantkit/view/figures.hpp>
#include <variantkit/view/point.hpp>
#include <variantkit/view/policy_hints.hpp>
#include <variantkit/view/svg.hpp>
#include <variantkit/view/svg_canvas.hpp>
#include <variantkit/view/svg_marks.hpp>
#include <variantkit/view/svg_options.hpp>
#include <variantkit/view/svg_pieces.hpp>
#include <variantkit/view/svg_writer.hpp>
#include <variantkit/view/text_options.hpp>
#include <variantkit/view/uncommon_drawings.hpp>
