/// \file
/// How much less deeply late moves are searched.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace variantkit::detail {

/// Plies that a quiet move of this number (from 0) is searched less deeply than the first one, at a depth.
[[nodiscard]] inline int reduction_of(int depth, std::size_t number) {
    static const auto table = [] {
        std::array<std::array<int, 64>, 64> made{};
        for (std::size_t deep = 1; deep < 64; ++deep) {
            for (std::size_t late = 1; late < 64; ++late) {
                made[deep][late] = static_cast<int>(0.6 + std::log(double(deep)) * std::log(double(late)) / 2.3);
            }
        }
        return made;
    }();
    return table[std::size_t(std::min(depth, 63))][std::min<std::size_t>(number, 63)];
}

} // namespace variantkit::detail
