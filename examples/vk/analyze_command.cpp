#include <chrono>
#include <cstdint>
#include <iomanip>
#include <iostream>

#include "begin_match.hpp"
#include "engine_arguments.hpp"
#include "files.hpp"
#include "games.hpp"
#include "player_text.hpp"
#include "values_text.hpp"

namespace vk {

namespace {

[[nodiscard]] std::unique_ptr<match> asked_match(const analyze_arguments& arguments) {
    if (arguments.record_file.empty()) return begin_match(arguments);
    const std::string text = read_file(arguments.record_file);
    recorded_game recorded = find_game(arguments.game).read_game(text);
    if (recorded.error) throw wrong_record(text, arguments.record_file, *recorded.error);
    if (recorded.is_blank) throw failure{"there is no game in " + arguments.record_file};
    return std::move(recorded.played);
}

} // namespace

exit_status analyze_position(const analyze_arguments& arguments) {
    const auto begun = asked_match(arguments);
    if (begun->outcome().is_over()) {
        std::cout << standing(*begun) << '\n';
        return exit_status::success;
    }
    const auto player = find_game(arguments.game).make_player(player_kind::engine, 0);
    follow(*player, *begun);
    variantkit::search_options options;
    options.threads = static_cast<unsigned>(arguments.threads);
    options.hash_megabytes = static_cast<std::size_t>(arguments.megabytes);
    player->set_options(options);
    const auto values = read_values(find_game(arguments.game), arguments.values);
    if (!values.empty()) player->set_values(values);
    variantkit::search_limits limits =
        variantkit::for_time(std::chrono::milliseconds{static_cast<std::int64_t>(arguments.seconds * 1000)});
    if (arguments.depth > 0) limits.depth = arguments.depth;
    const auto found = player->think(limits, [&](const variantkit::thought& now) {
        std::cout << std::setw(3) << now.depth << "  " << value_in_words(now, begun->side_to_move()) << "  "
                  << now.nodes << "  " << line_in_words(now, *begun) << std::endl;
    });
    std::cout << "best: " << begun->number(begun->length()) << ' '
              << (found.line_text.empty() ? found.best : found.line_text.front()) << '\n';
    return exit_status::success;
}

} // namespace vk
