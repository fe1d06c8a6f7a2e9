/// \file
/// Captures that explode.
#pragma once

#include <cstdint>
#include <string>

#include <variantkit/rules/piece_moves.hpp>

namespace variantkit {

/// As `Action`, but whatever captures explodes where it arrives, and takes with it all pieces next to that square, of
/// either side, other than `Spared` kinds.
template <class Action, class... Spared>
struct exploding {
    using parts = type_list<Action>; ///< for its state
    using move = typename Action::move;
    static constexpr bool empties_elsewhere = true;

    template <color Side, std::uint8_t Number, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        Action::template for_each<Side, Number>(position, guard, f);
    }

    template <color Side, class Position, class Guard>
        requires requires(const Position& position, const Guard& guard) {
            Action::template count<Side>(position, guard);
        }
    VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& guard) {
        return Action::template count<Side>(position, guard);
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set captured(const Position& position, const move& played) {
        const auto taken = Action::template captured<Side>(position, played);
        return taken.empty() ? taken : taken | (blast(position, played.to) & position.template pieces<~Side>());
    }

    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position& position,
                                                                    const move& played) {
        const auto taken = Action::template apply<Side>(next, position, played);
        if (taken.empty()) return taken;
        const auto gone = blast(next, played.to) | typename Position::set{played.to};
        next.remove(gone);
        return taken | gone;
    }

private:
    template <class Position>
    [[nodiscard]] static constexpr typename Position::set blast(const Position& position, square centre) {
        auto near = neighbours<typename Position::board>(centre) & position.occupied();
        ((near -= position.template pieces_of_kind<Spared>()), ...);
        return near;
    }
};

} // namespace variantkit
