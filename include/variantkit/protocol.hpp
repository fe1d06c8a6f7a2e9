/// \file
/// The room `protocol`: what programs say to each other.
#pragma once

#include <variantkit/protocol/background.hpp>
#include <variantkit/protocol/command_words.hpp>
#include <variantkit/protocol/player.hpp>
#include <variantkit/protocol/player_of.hpp>
#include <variantkit/protocol/uci.hpp>
#include <variantkit/protocol/xboard.hpp>
