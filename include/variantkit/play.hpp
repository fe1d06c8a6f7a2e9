/// \file
/// The room `play`: rulesets, positions, legal moves, play, outcomes and history.
#pragma once

#include <variantkit/play/game.hpp>
#include <variantkit/play/generate.hpp>
#include <variantkit/play/hash.hpp>
#include <variantkit/play/history.hpp>
#include <variantkit/play/outcome.hpp>
#include <variantkit/play/play.hpp>
#include <variantkit/play/position.hpp>
#include <variantkit/play/position_problem.hpp>
#include <variantkit/play/pseudo_legal.hpp>
#include <variantkit/play/ruleset.hpp>
#include <variantkit/play/start.hpp>
