/// \file
/// Pieces that keep the enemy's from moving.
#pragma once

#include <string>

#include <variantkit/rules/capture.hpp>
#include <variantkit/rules/describe.hpp>

namespace variantkit {

namespace detail {

/// The freezers next to which pieces of `Side` stand.
template <class Freezer, color Side, class Position>
[[nodiscard]] constexpr typename Position::set holding(const Position& position) {
    typename Position::set found;
    for (square at : position.template pieces<Freezer, ~Side>()) {
        if (neighbours<typename Position::board>(at).intersects(position.template pieces<Side>())) found.insert(at);
    }
    return found;
}

/// Who holds the piece on a square; "" when the policy does not hold it.
template <color Side, class Freezer, class Policy, class Position>
[[nodiscard]] std::string frozen_text(const Position& position, square at) {
    if (!Policy::template frozen<Side>(position).contains(at)) return {};
    const auto near = neighbours<typename Position::board>(at) & position.template pieces<Freezer, ~Side>();
    return piece_there(position, at) + " is frozen by " + piece_there(position, near.first());
}

} // namespace detail

/// A piece next to an enemy `Freezer` can neither move nor capture. A freezer that is frozen freezes all the same.
/// With `Kinds` given, only pieces of these kinds are frozen.
template <class Freezer, class... Kinds>
struct frozen_by {
    using optional_members = offers<"exposure", "refusal">;

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set frozen(const Position& position) {
        typename Position::set near;
        for (square at : position.template pieces<Freezer, ~Side>()) near |= neighbours<typename Position::board>(at);
        near &= position.template pieces<Side>();
        if constexpr (sizeof...(Kinds) != 0) near &= (position.template pieces_of_kind<Kinds>() | ...);
        return near;
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set movable(const Position& position) {
        return position.template pieces<Side>() - frozen<Side>(position);
    }

    /// "frozen by the immobilizer on f6".
    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const typename Position::move& move) {
        return detail::frozen_text<Side, Freezer, frozen_by>(position, move.from);
    }

    /// See `every_piece_moves`: freezers of the other side that hold something.
    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set exposure(const Position& position) {
        return detail::holding<Freezer, Side>(position);
    }
};

/// As `frozen_by<Freezer>`, but a freezer holds nobody while another friend of the piece, one of `Relievers`, stands
/// next to it as well: two relievers relieve each other, a single one relieves everybody but itself.
template <class Freezer, class... Relievers>
struct frozen_unless_relieved {
    using optional_members = offers<"exposure", "refusal">;

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set frozen(const Position& position) {
        typename Position::set held;
        for (square at : position.template pieces<Freezer, ~Side>()) {
            const auto near = neighbours<typename Position::board>(at) & position.template pieces<Side>();
            const auto relievers = near & (position.template pieces_of_kind<Relievers>() | ...);
            if (relievers.empty()) {
                held |= near;
            } else if (!relievers.several()) {
                held |= relievers;
            }
        }
        return held;
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set movable(const Position& position) {
        return position.template pieces<Side>() - frozen<Side>(position);
    }

    /// "frozen by the immobilizer on f6".
    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const typename Position::move& move) {
        return detail::frozen_text<Side, Freezer, frozen_unless_relieved>(position, move.from);
    }

    /// See `every_piece_moves`: freezers of the other side that hold something.
    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set exposure(const Position& position) {
        return detail::holding<Freezer, Side>(position);
    }
};

/// A piece is frozen when one of several policies says so.
template <class... Policy>
struct frozen_by_any {
    using parts = type_list<Policy...>;
    using optional_members = offers_as_its_parts;

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set frozen(const Position& position) {
        return (Policy::template frozen<Side>(position) | ...);
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set movable(const Position& position) {
        return position.template pieces<Side>() - frozen<Side>(position);
    }

    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const typename Position::move& move) {
        std::string found;
        ((found = found.empty() ? Policy::template refusal<Side>(position, move) : found), ...);
        return found;
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set exposure(const Position& position) {
        return (Policy::template exposure<Side>(position) | ...);
    }
};

} // namespace variantkit
