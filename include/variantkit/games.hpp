/// \file
/// The room `games`: rulesets to play.
#pragma once

#include <variantkit/games/chess.hpp>
#include <variantkit/games/delta.hpp>
#include <variantkit/games/epsilon.hpp>
#include <variantkit/games/u_chess.hpp>
#include <variantkit/games/ultima.hpp>
#include <variantkit/games/ultimatum.hpp>
