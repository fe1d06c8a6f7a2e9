/// \file
/// The whole library.
#pragma once

#include <variantkit/board.hpp>
#include <variantkit/check.hpp>
#include <variantkit/config.hpp>
#include <variantkit/games.hpp>
#include <variantkit/notation.hpp>
#include <variantkit/piece.hpp>
#include <variantkit/play.hpp>
#include <variantkit/protocol.hpp>
#include <variantkit/rules.hpp>
#include <variantkit/search.hpp>
#include <variantkit/view.hpp>
