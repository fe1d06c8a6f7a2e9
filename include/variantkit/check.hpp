/// \file
/// The room `check`: whether a ruleset keeps the library's promises.
#pragma once

#include <variantkit/check/capture_promises.hpp>
#include <variantkit/check/conforms.hpp>
#include <variantkit/check/derived_moves.hpp>
#include <variantkit/check/everything.hpp>
#include <variantkit/check/generation_promises.hpp>
#include <variantkit/check/hash_promises.hpp>
#include <variantkit/check/outcome_promises.hpp>
#include <variantkit/check/play_promises.hpp>
#include <variantkit/check/report.hpp>
#include <variantkit/check/situation.hpp>
#include <variantkit/check/symmetry_promise.hpp>
#include <variantkit/check/text_promises.hpp>
