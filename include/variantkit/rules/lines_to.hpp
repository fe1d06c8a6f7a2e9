/// \file
/// The lines on which sliding pieces aim at a square.
#pragma once

#include <type_traits>

#include <variantkit/config.hpp>
#include <variantkit/rules/attacks.hpp>
#include <variantkit/rules/policies.hpp>
#include <variantkit/rules/royal.hpp>

namespace variantkit::detail {

/// Whether masks tell what pieces attack: all capture by replacement, may always move, and no two squares share more
/// than one line.
template <class Position>
[[nodiscard]] consteval bool masks_tell_attacks() {
    using army = typename Position::army;
    if constexpr (any_leaves_lines<attack_atoms_of<army>>) {
        return false;
    } else {
        return all_capture_by_replacement<typename army::kinds> &&
               std::is_same_v<mobility_of<typename Position::rules>, every_piece_moves> &&
               rays_are_monotone<typename Position::board>();
    }
}

/// Calls `f(sniper, crossed)` for each sliding piece of `Attacker` that would attack a square if only `seen` stood in
/// its way: where it stands, and the squares between.
template <color Attacker, class Position, class F>
VARIANTKIT_INLINE constexpr void for_each_line_to(const Position& position, square target,
                                                  const typename Position::set& seen, F&& f) {
    using board = typename Position::board;
    for_each_type(attack_atoms_of<typename Position::army>{}, [&]<class Atom>() VARIANTKIT_INLINE_LAMBDA {
        if constexpr (Atom::is_slide) {
            auto snipers = Atom::template sources<Attacker, board>(target, seen) & wielders<Atom, Attacker>(position);
            while (!snipers.empty()) {
                const square sniper = snipers.take_first();
                f(sniper, between<board>(target, sniper));
            }
        }
    });
}

/// The pieces of `Attacker` that attack a square without sliding there.
template <color Attacker, class Position>
[[nodiscard]] VARIANTKIT_INLINE constexpr typename Position::set leapers_to(const Position& position, square target) {
    using board = typename Position::board;
    typename Position::set found;
    for_each_type(attack_atoms_of<typename Position::army>{}, [&]<class Atom>() VARIANTKIT_INLINE_LAMBDA {
        if constexpr (!Atom::is_slide) {
            found |= Atom::template sources<Attacker, board>(target, position.occupied()) &
                     wielders<Atom, Attacker>(position);
        }
    });
    return found;
}

} // namespace variantkit::detail
