/// \file
/// Whether a text is well-formed XML, as far as SVG pictures use it: elements, attributes, text and entities.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/view/svg_writer.hpp>

namespace xml {

struct reader {
    std::string_view text;
    std::vector<std::string_view> open{};
    bool had_root = false;

    bool take(std::string_view token) {
        if (text.substr(0, token.size()) != token) return false;
        text.remove_prefix(token.size());
        return true;
    }
    void skip_blanks() { text.remove_prefix(std::min(text.find_first_not_of(" \n"), text.size())); }

    std::string_view take_name() {
        const std::size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-:");
        const std::string_view name = text.substr(0, end);
        text.remove_prefix(name.size());
        return name;
    }

    /// Text up to one of the characters `ends`: no markup, only the five entities, only characters XML allows.
    bool take_text(std::string_view ends) {
        while (!text.empty() && ends.find(text.front()) == std::string_view::npos) {
            if (text.front() == '<') return false;
            if (text.front() == '&') {
                if (!take("&amp;") && !take("&lt;") && !take("&gt;") && !take("&quot;") && !take("&apos;"))
                    return false;
                continue;
            }
            const std::size_t length = variantkit::detail::utf8_length(text);
            if (length == 0 || (static_cast<unsigned char>(text.front()) < 0x20 && text.front() != '\n')) return false;
            text.remove_prefix(length);
        }
        return true;
    }

    bool take_tag() {
        if (take("</")) {
            if (open.empty() || take_name() != open.back() || !take(">")) return false;
            open.pop_back();
            return true;
        }
        if (!take("<") || (open.empty() && had_root)) return false;
        had_root = true;
        const std::string_view name = take_name();
        if (name.empty()) return false;
        std::vector<std::string_view> seen;
        while (true) {
            const bool apart = !text.empty() && (text.front() == ' ' || text.front() == '\n');
            skip_blanks();
            if (take("/>")) return true;
            if (take(">")) {
                open.push_back(name);
                return true;
            }
            const std::string_view attribute = take_name();
            if (!apart || attribute.empty() || std::find(seen.begin(), seen.end(), attribute) != seen.end())
                return false;
            seen.push_back(attribute);
            if (!take("=\"") || !take_text("\"") || !take("\"")) return false;
        }
    }
};

/// Whether the whole text is one well-formed element.
inline bool is_well_formed(std::string_view text) {
    reader rest{text};
    do {
        if (!rest.take_tag()) return false;
        if (rest.open.empty()) break;
        if (!rest.take_text("<")) return false;
    } while (!rest.text.empty());
    rest.skip_blanks();
    return rest.had_root && rest.open.empty() && rest.text.empty();
}

} // namespace xml
