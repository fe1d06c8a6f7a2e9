/// \file
/// Numbers in texts.
#pragma once

#include <string_view>

namespace variantkit {

/// The number that a text of digits says, 0 to `most`; -1 when it says none, or a larger one.
[[nodiscard]] constexpr int read_number(std::string_view digits, int most) {
    if (digits.empty()) return -1;
    int number = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9') return -1;
        const int digit = c - '0';
        if (digit > most || number > (most - digit) / 10) return -1;
        number = number * 10 + digit;
    }
    return number;
}

} // namespace variantkit
