/// \file
/// Games won by what happens to a royal piece itself, not by mate.
#pragma once

#include <string>
#include <string_view>

#include <variantkit/rules/ending.hpp>
#include <variantkit/rules/royal_safe.hpp>
#include <variantkit/rules/squares.hpp>

namespace variantkit {

/// A side whose royal piece has been captured has lost.
struct royal_captured {
    static constexpr std::string_view reason = "king captured";
    static constexpr bool decides = true;

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr verdict judge(const Position& position) {
        if (detail::royal_squares<Side>(position).empty()) return verdict::loss;
        if (detail::royal_squares<~Side>(position).empty()) return verdict::win;
        return verdict::open;
    }

    /// A composed position may lack one royal piece: that is a finished game. It may not lack both, nor have two a
    /// side.
    template <class Position>
    [[nodiscard]] static std::string problem(const Position& position) {
        const auto white = detail::royal_squares<color::white>(position);
        const auto black = detail::royal_squares<color::black>(position);
        if (white.empty() && black.empty()) return "there is no king";
        if (white.several()) return "White has more than one king";
        if (black.several()) return "Black has more than one king";
        return {};
    }
};

/// A side whose royal piece stands on one of `Where`'s squares (see `named_squares`) has won.
template <class Where>
struct royal_arrives {
    static constexpr std::string_view reason = "king reached its goal";
    static constexpr bool decides = true;

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr verdict judge(const Position& position) {
        if (arrived<~Side>(position)) return verdict::loss;
        if (arrived<Side>(position)) return verdict::win;
        return verdict::open;
    }

    /// Only one side can have arrived: the game ended then.
    template <class Position>
    [[nodiscard]] static std::string problem(const Position& position) {
        if (arrived<color::white>(position) && arrived<color::black>(position))
            return "both kings have reached their goals";
        return {};
    }

    /// For pictures: the goals of both sides.
    template <class Position>
    [[nodiscard]] static constexpr typename Position::set marks(const Position&) {
        return Where::template squares<color::white, typename Position::board>() |
               Where::template squares<color::black, typename Position::board>();
    }

private:
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool arrived(const Position& position) {
        constexpr auto goal = Where::template squares<Side, typename Position::board>();
        return detail::royal_squares<Side>(position).intersects(goal);
    }
};

/// The same for squares by name: `royal_reaches<"d4 e4 d5 e5">`, or `royal_reaches<"e9", "f2">` where Black has others.
template <fixed_string White, fixed_string Black = White>
struct royal_reaches : royal_arrives<named_squares<White, Black>> {};

} // namespace variantkit
