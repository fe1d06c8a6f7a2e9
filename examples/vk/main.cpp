// vk: the games of the library at the command line.
#include <algorithm>
#include <exception>
#include <functional>
#include <iostream>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "command_options.hpp"
#include "commands.hpp"
#include "failure.hpp"
#include "similar_words.hpp"

namespace {

using vk::exit_status;

/// The command line, and what it asks for.
class command_line {
public:
    command_line() {
        member_app.require_subcommand(1);
        member_app.footer(
            "Positions are texts like the chess start 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';\n"
            "'vk show GAME' prints the one that a game starts from.\n"
            "Exit status: 0, or 1 when a position or a move was wrong, or 2 when the command line was.");
        add("games", "list the games", vk::list_games);
        const vk::add_command add_one = [this](const std::string& name, const std::string& what,
                                               std::function<exit_status()> run) {
            return add(name, what, std::move(run));
        };
        vk::add_position_commands(add_one);
        vk::add_game_commands(add_one);
        vk::add_engine_commands(add_one);
    }

    exit_status run(int count, char** words) {
        if (count < 2) {
            std::cerr << member_app.help();
            return exit_status::bad_usage;
        }
        try {
            member_app.parse(count, words);
        } catch (const CLI::ParseError& error) {
            return answer(error, count, words);
        }
        return member_run();
    }

private:
    CLI::App* add(const std::string& name, const std::string& what, std::function<exit_status()> run) {
        CLI::App* command = member_app.add_subcommand(name, what);
        command->callback([this, run = std::move(run)] { member_run = run; });
        member_names.push_back(name);
        return command;
    }

    /// Says what is wrong with the command line, or what was asked about it.
    exit_status answer(const CLI::ParseError& error, int count, char** words) const {
        if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
            member_app.exit(error);
            return exit_status::success;
        }
        std::string message = error.what();
        const std::string typed = count > 1 ? words[1] : "";
        const bool is_command = std::find(member_names.begin(), member_names.end(), typed) != member_names.end();
        if (!typed.empty() && typed[0] != '-' && !is_command) {
            message =
                "there is no command " + variantkit::detail::quoted(typed) + vk::did_you_mean(typed, member_names);
        }
        return refuse(message, is_command ? typed : "");
    }

    static exit_status refuse(const std::string& message, const std::string& command) {
        std::cerr << "vk: " << message << "\n'vk " << command << (command.empty() ? "" : " ") << "--help' says more\n";
        return exit_status::bad_usage;
    }

    CLI::App member_app{"Plays, lists, counts and draws the games of variantkit.", "vk"};
    std::vector<std::string> member_names;
    std::function<exit_status()> member_run;
};

exit_status run(int count, char** words) {
    try {
        const exit_status status = command_line{}.run(count, words);
        std::cout.flush();
        if (!std::cout) throw vk::failure{"cannot write the output"};
        return status;
    } catch (const vk::failure& failed) {
        std::cout.flush();
        std::cerr << "vk: " << failed.what() << '\n';
        return failed.status();
    } catch (const std::bad_alloc&) {
        std::cerr << "vk: there is not enough memory\n";
    } catch (const std::exception& error) {
        std::cerr << "vk: " << error.what() << '\n';
    }
    return exit_status::failed;
}

} // namespace

int main(int count, char** words) { return static_cast<int>(run(count, words)); }
