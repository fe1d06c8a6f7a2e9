/// \file
/// The room `notation`: positions, moves and games as texts, and why a move cannot be played.
#pragma once

#include <variantkit/notation/action_text.hpp>
#include <variantkit/notation/actions.hpp>
#include <variantkit/notation/algebraic.hpp>
#include <variantkit/notation/capture_listing.hpp>
#include <variantkit/notation/coordinate.hpp>
#include <variantkit/notation/descriptive.hpp>
#include <variantkit/notation/descriptive_text.hpp>
#include <variantkit/notation/drop_text.hpp>
#include <variantkit/notation/explain.hpp>
#include <variantkit/notation/find_move.hpp>
#include <variantkit/notation/language.hpp>
#include <variantkit/notation/move_text.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/numbered_squares.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/notation/record.hpp>
#include <variantkit/notation/record_text.hpp>
#include <variantkit/notation/with_pass.hpp>
