/// \file
/// Games won by giving check often enough.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include <variantkit/rules/ending.hpp>
#include <variantkit/rules/royal.hpp>

namespace variantkit {

/// Who has given check `Times` times has won. The field of the position text says how often White and Black have:
/// `+0+2`.
template <int Times>
struct checks_win {
    static_assert(Times >= 1 && Times <= 9, "variantkit: checks_win<Times> takes 1 to 9 checks");
    static constexpr std::string_view reason = "checks given";
    static constexpr bool decides = true;

    struct state {
        std::array<std::uint8_t, 2> given{}; ///< White's checks, Black's checks
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    template <color Side, class Transition>
    static constexpr void advance(state& now, const Transition& turn) {
        if (royal_attacked<~Side>(turn.after)) ++now.given[index_of(Side)];
    }

    [[nodiscard]] static constexpr std::uint64_t key(const state& now) { return now.given[0] + 16U * now.given[1]; }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr verdict judge(const Position& position) {
        const auto& given = position.template state<checks_win>().given;
        if (given[index_of(~Side)] >= Times) return verdict::loss;
        return given[index_of(Side)] >= Times ? verdict::win : verdict::open;
    }

    template <class Position>
    [[nodiscard]] static std::string write(const Position& position) {
        const auto& given = position.template state<checks_win>().given;
        return "+" + std::to_string(given[0]) + "+" + std::to_string(given[1]);
    }

    template <class Position>
    [[nodiscard]] static std::string read(std::string_view field, Position& position) {
        const auto is_count = [](char c) { return c >= '0' && c <= '0' + Times; };
        if (field.size() != 4 || field[0] != '+' || field[2] != '+' || !is_count(field[1]) || !is_count(field[3])) {
            return "the checks given by White and Black, like +0+2";
        }
        position.template state<checks_win>().given = {static_cast<std::uint8_t>(field[1] - '0'),
                                                       static_cast<std::uint8_t>(field[3] - '0')};
        return {};
    }
};

} // namespace variantkit
