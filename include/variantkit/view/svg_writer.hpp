/// \file
/// Writing SVG elements.
#pragma once

#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/view/point.hpp>

namespace variantkit {

namespace detail {

/// How many bytes of valid UTF-8 the text begins with that make up one character; 0 when it is none.
[[nodiscard]] constexpr std::size_t utf8_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return 1;
    std::size_t length = 0;
    if (first >= 0xC2 && first <= 0xDF) length = 2;
    if (first >= 0xE0 && first <= 0xEF) length = 3;
    if (first >= 0xF0 && first <= 0xF4) length = 4;
    if (length == 0 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) return 0;
    }
    const bool overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    const bool surrogate = first == 0xED && byte(1) >= 0xA0;
    const bool too_large = first == 0xF4 && byte(1) >= 0x90;
    const bool no_character = first == 0xEF && byte(1) == 0xBF && byte(2) >= 0xBE;
    return overlong || surrogate || too_large || no_character ? 0 : length;
}

} // namespace detail

/// Text as XML writes it, in content and in attributes. What XML cannot hold, control characters and broken UTF-8,
/// becomes U+FFFD.
[[nodiscard]] inline std::string xml_escaped(std::string_view text) {
    std::string escaped;
    while (!text.empty()) {
        const std::size_t length = detail::utf8_length(text);
        const char c = text.front();
        if (c == '&') {
            escaped += "&amp;";
        } else if (c == '<') {
            escaped += "&lt;";
        } else if (c == '>') {
            escaped += "&gt;";
        } else if (c == '"') {
            escaped += "&quot;";
        } else if (c == '\n' || c == '\t' || c == '\r') {
            escaped += ' ';
        } else if (length == 0 || (length == 1 && (static_cast<unsigned char>(c) < 0x20))) {
            escaped += "\uFFFD";
        } else {
            escaped += text.substr(0, length);
        }
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return escaped;
}

/// A number with at most two decimals, and a point whatever the locale. Must be below 10^12.
[[nodiscard]] inline std::string svg_number(double value) {
    const long long hundredths = std::llround(value * 100);
    const long long size = hundredths < 0 ? -hundredths : hundredths;
    std::string text = hundredths < 0 ? "-" : "";
    text += std::to_string(size / 100);
    if (size % 100 != 0) {
        text += '.';
        text += static_cast<char>('0' + size % 100 / 10);
        if (size % 10 != 0) text += static_cast<char>('0' + size % 10);
    }
    return text;
}

/// "x y".
[[nodiscard]] inline std::string svg_point(point at) { return svg_number(at.x).append(" ").append(svg_number(at.y)); }

/// Path data for an outline with corners.
template <class Points>
[[nodiscard]] std::string svg_polygon(const Points& corners) {
    std::string path;
    for (const point corner : corners) {
        path += path.empty() ? 'M' : 'L';
        path += svg_point(corner);
    }
    path += 'Z';
    return path;
}

/// Path data for a line.
[[nodiscard]] inline std::string svg_line(point from, point to) {
    std::string path = "M";
    return path.append(svg_point(from)).append("L").append(svg_point(to));
}

/// An attribute of an element; left out when its value is empty.
struct svg_attribute {
    std::string_view name;
    std::string value;
};

/// Writes elements one a line, escapes what stands in them, and closes what is open.
class svg_writer {
public:
    /// An element that holds what is written until its `close()`.
    void open(std::string_view element, std::initializer_list<svg_attribute> attributes = {}) {
        start(element, attributes);
        member_text += ">\n";
        member_open.emplace_back(element);
    }
    /// Ends the innermost open element.
    void close() {
        const std::string element = member_open.back();
        member_open.pop_back();
        indent();
        member_text.append("</").append(element).append(">\n");
    }
    /// An element without content.
    void element(std::string_view element, std::initializer_list<svg_attribute> attributes) {
        start(element, attributes);
        member_text += "/>\n";
    }
    /// An element with text.
    void element(std::string_view element, std::initializer_list<svg_attribute> attributes, std::string_view content) {
        start(element, attributes);
        member_text.append(">").append(xml_escaped(content)).append("</").append(element).append(">\n");
    }
    /// A path; nothing when the data is empty.
    void path(std::string_view data, std::initializer_list<svg_attribute> attributes = {}) {
        if (data.empty()) return;
        start("path", attributes);
        member_text.append(" d=\"").append(xml_escaped(data)).append("\"/>\n");
    }

    /// All that has been written. Every element must be closed.
    [[nodiscard]] const std::string& text() const { return member_text; }

private:
    void indent() { member_text.append(member_open.size(), ' '); }
    void start(std::string_view element, std::initializer_list<svg_attribute> attributes) {
        indent();
        member_text.append("<").append(element);
        for (const svg_attribute& attribute : attributes) {
            if (attribute.value.empty()) continue;
            member_text.append(" ")
                .append(attribute.name)
                .append("=\"")
                .append(xml_escaped(attribute.value))
                .append("\"");
        }
    }

    std::string member_text;
    std::vector<std::string> member_open;
};

} // namespace variantkit
