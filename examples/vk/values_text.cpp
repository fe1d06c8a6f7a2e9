#include "values_text.hpp"

#include <cstddef>

#include <variantkit/board/text_error.hpp>
#include <variantkit/protocol/command_words.hpp>

#include "failure.hpp"

namespace vk {

std::string values_text(const game& played, const std::vector<int>& values) {
    const std::string letters = played.make_player(player_kind::engine, 0)->letters();
    std::string text;
    for (std::size_t kind = 0; kind < values.size(); ++kind) {
        if (kind > 0) text += ',';
        text += letters[kind] + ("=" + std::to_string(values[kind]));
    }
    return text;
}

std::vector<int> read_values(const game& played, const std::string& text) {
    constexpr int most = 10'000;
    if (text.empty()) return {};
    const auto engine = played.make_player(player_kind::engine, 0);
    std::vector<int> values = engine->values();
    const std::string letters = engine->letters();
    const auto wrong = [&](const std::string& why) {
        return failure{"--values: " + why + "; say for instance '" + values_text(played, engine->values()) + "'",
                       exit_status::bad_usage};
    };
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string part = text.substr(begin, end - begin);
        const std::size_t kind = part.empty() ? std::string::npos : letters.find(part[0]);
        if (kind == std::string::npos || part.size() < 3 || part[1] != '=')
            throw wrong("there is no value of a piece in " + variantkit::detail::quoted(part));
        const auto value = variantkit::detail::whole_number(std::string_view{part}.substr(2), 0, most);
        if (!value)
            throw wrong("a value is a number from 0 to " + std::to_string(most) + ", not " +
                        variantkit::detail::quoted(part.substr(2)));
        values[kind] = static_cast<int>(*value);
        begin = end + 1;
    }
    return values;
}

} // namespace vk
