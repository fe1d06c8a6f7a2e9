/// \file
/// The commands about players: analysis, matches, protocols.
#pragma once

#include <functional>
#include <string>

#include "failure.hpp"

namespace CLI {
class App;
}

namespace vk {

/// Adds a command by its name and what it does in words; `run` is called when it is asked for.
using add_command =
    std::function<CLI::App*(const std::string& name, const std::string& what, std::function<exit_status()> run)>;

/// Adds `vk uci`, `vk xboard`, `vk analyze`, `vk match`, `vk selfplay` and `vk tune`.
void add_engine_commands(const add_command& add);

} // namespace vk
