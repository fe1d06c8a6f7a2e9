/// \file
/// Keeps what is being played.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace vk {

/// Writes a game into a file of its own whenever it changes, so that it outlives the program. Files lie in
/// `$XDG_STATE_HOME/vk` (`~/.local/state/vk`), or in the current directory where there is no home.
class game_keeper {
public:
    explicit game_keeper(std::string_view game);

    /// Replaces what is kept. What cannot be written is complained about, once, on the error output.
    void keep(const std::string& record);
    /// The next game to be kept goes into another file.
    void begin_another() { member_file.clear(); }
    /// The next game to be kept goes into a file that is there already.
    void go_on_in(const std::string& file) { member_file = file; }

    /// Whether a file lies where games are kept.
    [[nodiscard]] bool owns(const std::string& file) const;
    /// Where the game is kept; empty when it is not.
    [[nodiscard]] const std::string& file() const { return member_file; }

    /// The file of the game kept last, by this or an earlier run of the program.
    [[nodiscard]] std::optional<std::string> last_file() const;

private:
    std::string member_game;
    std::string member_directory;
    std::string member_file;
    bool member_complained = false;
};

} // namespace vk
