/// \file
/// Endgames, solved exactly by retrograde analysis for any ruleset whose pieces only decrease:
/// `endgames<Rules>` solves materials (`endgame_material<Rules>::read("KBK")`) and knows the value of their positions;
/// `save_endgame`, `open_endgame` keep tables in files.
#pragma once

#include <variantkit/search/endgame_file.hpp>
#include <variantkit/search/endgames.hpp>
