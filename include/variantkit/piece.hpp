/// \file
/// The room `piece`: colours, kinds of pieces, how they move, and armies of them.
#pragma once

#include <variantkit/piece/army.hpp>
#include <variantkit/piece/betza.hpp>
#include <variantkit/piece/betza_text.hpp>
#include <variantkit/piece/color.hpp>
#include <variantkit/piece/compounds.hpp>
#include <variantkit/piece/crossing.hpp>
#include <variantkit/piece/draughts.hpp>
#include <variantkit/piece/leap_lines.hpp>
#include <variantkit/piece/line_slides.hpp>
#include <variantkit/piece/movement.hpp>
#include <variantkit/piece/orthodox.hpp>
#include <variantkit/piece/type_list.hpp>
