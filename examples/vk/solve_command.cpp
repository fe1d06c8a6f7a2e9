#include <chrono>
#include <iostream>
#include <utility>

#include "answer_lines.hpp"
#include "commands.hpp"
#include "games.hpp"
#include "json.hpp"
#include "terminal.hpp"

namespace vk {

namespace {

/// Says on the error output how far the solving is, from the first second on.
class progress_line {
public:
    explicit progress_line(bool shown) : member_shown(shown) {}
    progress_line(const progress_line&) = delete;
    progress_line& operator=(const progress_line&) = delete;
    ~progress_line() {
        if (member_written) std::cerr << "\r\x1b[K" << std::flush;
    }

    void write(const solving_progress& now) {
        using std::chrono::steady_clock;
        if (!member_shown || steady_clock::now() - member_begin < std::chrono::seconds{1}) return;
        std::cerr << "\r" << now.pieces << ": ply " << now.plies << ", " << now.known << " of " << now.positions
                  << " positions won or lost\x1b[K" << std::flush;
        member_written = true;
    }

private:
    bool member_shown;
    bool member_written = false;
    std::chrono::steady_clock::time_point member_begin = std::chrono::steady_clock::now();
};

[[nodiscard]] std::unique_ptr<endgame> solve(const game& asked, const solve_arguments& arguments) {
    progress_line line{error_output_is_terminal()};
    solving_options options;
    options.threads = thread_count(arguments.threads);
    options.file = arguments.file;
    options.observer = [&](const solving_progress& now) { line.write(now); };
    auto solved = asked.solve(arguments.pieces, options);
    if (!solved) throw failure{explain(arguments.pieces, solved.error())};
    return std::move(solved).value();
}

void write_counts(const endgame& solved, variantkit::color to_move) {
    const auto counts = solved.counts(to_move);
    std::cout << name_of(to_move) << " to move: " << counts.positions() << " positions, " << counts.wins << " won, "
              << counts.draws << " drawn, " << counts.losses << " lost";
    if (counts.wins > 0) std::cout << "; longest win " << counts.longest_win << " plies";
    if (counts.losses > 0) std::cout << "; longest loss " << counts.longest_loss << " plies";
    std::cout << '\n';
}

} // namespace

exit_status solve_endgame(const solve_arguments& arguments) {
    using variantkit::color;
    const game& asked = find_game(arguments.game);
    const auto solved = solve(asked, arguments);
    if (arguments.from_input) {
        return answer_lines([&](const std::string& line) -> variantkit::result<std::string> {
            const auto found = solved->look_up(line);
            if (!found) return found.error();
            return value_json(*found);
        });
    }
    for (const color to_move : {color::white, color::black}) {
        if (arguments.json) {
            std::cout << counts_json(asked.name(), *solved, to_move) << '\n';
        } else {
            write_counts(*solved, to_move);
        }
    }
    return exit_status::success;
}

} // namespace vk
