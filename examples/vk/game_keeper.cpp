#include "game_keeper.hpp"

#include <array>
#include <cstddef>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <system_error>

#include "failure.hpp"
#include "files.hpp"

namespace vk {

namespace {

namespace fs = std::filesystem;

[[nodiscard]] std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

[[nodiscard]] std::string state_directory() {
    const std::string state = environment("XDG_STATE_HOME");
    if (!state.empty() && state[0] == '/') return state + "/vk";
    const std::string home = environment("HOME");
    return home.empty() ? "." : home + "/.local/state/vk";
}

/// The time of day, such that names with later ones sort behind.
[[nodiscard]] std::string time_stamp() {
    const std::time_t now = std::time(nullptr);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y%m%d-%H%M%S", std::localtime(&now));
    return {text.data(), length};
}

/// A name in the directory that no file has.
[[nodiscard]] std::string unused_name(const std::string& directory, const std::string& game) {
    const std::string stem = directory + "/" + game + "-" + time_stamp();
    std::error_code error;
    std::string name = stem + ".txt";
    for (int i = 2; fs::exists(name, error) && i < 1000; ++i) name = stem + "-" + std::to_string(i) + ".txt";
    return name;
}

} // namespace

game_keeper::game_keeper(std::string_view game) : member_game(game), member_directory(state_directory()) {}

void game_keeper::keep(const std::string& record) {
    try {
        if (member_file.empty()) {
            std::error_code error;
            fs::create_directories(member_directory, error);
            const std::string name = unused_name(member_directory, member_game);
            write_file(name, record);
            member_file = name;
        } else {
            write_file(member_file, record);
        }
    } catch (const failure& failed) {
        if (!member_complained)
            std::cerr << "this game is not kept: " << failed.what() << "; 'save FILE' saves it elsewhere\n";
        member_complained = true;
    }
}

bool game_keeper::owns(const std::string& file) const {
    std::error_code error;
    return member_directory != "." && fs::equivalent(fs::absolute(file).parent_path(), member_directory, error);
}

std::optional<std::string> game_keeper::last_file() const {
    std::string last;
    std::error_code error;
    const std::string begin = member_game + "-";
    for (fs::directory_iterator at{member_directory, error}, end; !error && at != end; at.increment(error)) {
        const std::string name = at->path().filename().string();
        const bool dated = name.size() > begin.size() && name.compare(0, begin.size(), begin) == 0 &&
                           name[begin.size()] >= '0' && name[begin.size()] <= '9' && at->path().extension() == ".txt";
        if (dated && name > last) last = name;
    }
    if (last.empty()) return std::nullopt;
    return member_directory + "/" + last;
}

} // namespace vk
