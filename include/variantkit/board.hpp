/// \file
/// The room `board`: squares, sets of them, directions, rays and slides, on boards of any shape.
#pragma once

#include <variantkit/board/cylinder.hpp>
#include <variantkit/board/dark_squares.hpp>
#include <variantkit/board/direction.hpp>
#include <variantkit/board/fixed_string.hpp>
#include <variantkit/board/geometry.hpp>
#include <variantkit/board/hexagon.hpp>
#include <variantkit/board/last_crossed.hpp>
#include <variantkit/board/number_text.hpp>
#include <variantkit/board/rays.hpp>
#include <variantkit/board/rectangle.hpp>
#include <variantkit/board/result.hpp>
#include <variantkit/board/shift.hpp>
#include <variantkit/board/slide_counts.hpp>
#include <variantkit/board/slides.hpp>
#include <variantkit/board/square.hpp>
#include <variantkit/board/square_name.hpp>
#include <variantkit/board/square_number.hpp>
#include <variantkit/board/square_set.hpp>
#include <variantkit/board/steps.hpp>
#include <variantkit/board/text_error.hpp>
#include <variantkit/board/words.hpp>
#include <variantkit/board/zones.hpp>
