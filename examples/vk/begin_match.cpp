#include "begin_match.hpp"

#include <cstddef>
#include <random>
#include <utility>

#include <variantkit/board/number_text.hpp>

#include "games.hpp"

namespace vk {

using variantkit::game_result;

namespace {

/// The number of an array, or any.
[[nodiscard]] int array_number(const game& played, const std::string& text) {
    const int count = played.array_count();
    if (count == 0) throw failure{std::string{played.name()} + " starts from one array only", exit_status::bad_usage};
    std::random_device device;
    if (text == "random") return std::uniform_int_distribution<int>{0, count - 1}(device);
    const int number = variantkit::read_number(text, count - 1);
    if (number >= 0) return number;
    throw failure{"the arrays of " + std::string{played.name()} + " have numbers from 0 to " +
                      std::to_string(count - 1) + ", not " + variantkit::detail::quoted(text),
                  exit_status::bad_usage};
}

} // namespace

std::unique_ptr<match> begin_match(const position_arguments& arguments) {
    const game& played = find_game(arguments.game);
    if (!arguments.array.empty()) return played.begin_from_array(array_number(played, arguments.array));
    if (!arguments.fen) return played.begin();
    auto begun = played.begin_from(*arguments.fen);
    if (!begun)
        throw failure{"this is no position of " + arguments.game + ": " + explain(*arguments.fen, begun.error())};
    return std::move(begun).value();
}

std::string in_words(const variantkit::game_outcome& outcome) {
    if (!outcome.is_over()) return "the game goes on";
    return result_in_words(variantkit::detail::result_sign(outcome.result)) + " (" + std::string{outcome.reason} + ")";
}

std::string standing(const match& match) {
    const auto outcome = match.outcome();
    return outcome.is_over() ? in_words(outcome) : std::string{name_of(match.side_to_move())} + " to move";
}

std::string result_in_words(std::string_view result) {
    if (result == "1-0") return "White wins";
    if (result == "0-1") return "Black wins";
    return result == "1/2-1/2" ? "draw" : "";
}

failure wrong_record(std::string_view text, const std::string& file, const variantkit::record_error& error) {
    std::string_view line = text;
    for (std::size_t i = 1; i < error.line; ++i) line.remove_prefix(line.find('\n') + 1);
    line = line.substr(0, line.find('\n'));
    const std::string place =
        file + ":" + std::to_string(error.line) + ":" + std::to_string(error.why.column + 1) + ": ";
    const std::string move = error.move.empty() ? "" : "move " + error.move + " ";
    const std::string token = error.why.expected.empty() && !error.why.token.empty()
                                  ? variantkit::detail::quoted(error.why.token) + ": "
                                  : "";
    return failure{place + move + token + reason_of(error.why) + "\n" + point_at(line, error.why.column)};
}

} // namespace vk
