#include "games.hpp"

#include <algorithm>
#include <string>

#include <variantkit/board/text_error.hpp>

#include "failure.hpp"
#include "similar_words.hpp"

namespace vk {

namespace {

std::vector<const game*>& registered() {
    static std::vector<const game*> games;
    return games;
}

} // namespace

bool register_game(const game& known) {
    registered().push_back(&known);
    return true;
}

std::vector<const game*> all_games() {
    auto games = registered();
    std::sort(games.begin(), games.end(), [](const game* a, const game* b) { return a->name() < b->name(); });
    return games;
}

const game& find_game(std::string_view name) {
    std::vector<std::string> names;
    for (const game* known : all_games()) {
        if (known->name() == name) return *known;
        names.emplace_back(known->name());
    }
    const std::string hint = did_you_mean(name, names);
    throw failure{"there is no game " + variantkit::detail::quoted(name) +
                      (hint.empty() ? "; 'vk games' lists them" : hint),
                  exit_status::bad_usage};
}

} // namespace vk
