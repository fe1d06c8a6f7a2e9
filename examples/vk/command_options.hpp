/// \file
/// The command line's commands, and options that several of them have.
#pragma once

#include <functional>
#include <string>

#include "commands.hpp"

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace vk {

/// Adds a command by its name and what it does in words; `run` is called when it is asked for.
using add_command =
    std::function<CLI::App*(const std::string& name, const std::string& what, std::function<exit_status()> run)>;

/// Adds `vk show`, `vk moves`, `vk perft` and `vk solve`.
void add_position_commands(const add_command& add);
/// Adds `vk replay` and `vk play`.
void add_game_commands(const add_command& add);
/// Adds `vk uci`, `vk xboard`, `vk analyze`, `vk match`, `vk selfplay` and `vk tune`.
void add_engine_commands(const add_command& add);

/// A game by its name.
void add_game(CLI::App& command, std::string& game);
/// A game and a position of it.
void add_position(CLI::App& command, position_arguments& arguments);
/// How boards are drawn.
CLI::Option* add_figures(CLI::App& command, bool& figures);

} // namespace vk
