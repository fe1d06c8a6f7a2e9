/// \file
/// The room `protocol`: what programs say to each other.
#pragma once

#include <variantkit/protocol/background.hpp>
#include <variantkit/protocol/command_words.hpp>
#include <variantkit/protocol/early_endings.hpp>
#include <variantkit/protocol/player.hpp>
#include <variantkit/protocol/player_of.hpp>
#include <variantkit/protocol/uci.hpp>
#include <variantkit/protocol/uci_go.hpp>
#include <variantkit/protocol/xboard.hpp>
#include <variantkit/protocol/xboard_clock.hpp>
#include <variantkit/protocol/xboard_ranks.hpp>
#include <variantkit/protocol/xboard_thinking.hpp>
