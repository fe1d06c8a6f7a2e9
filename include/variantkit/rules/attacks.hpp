/// \file
/// What an army that captures by replacement attacks, one kind of movement after the other.
#pragma once

#include <variantkit/config.hpp>
#include <variantkit/rules/capture.hpp>

namespace variantkit::detail {

template <class Kinds>
struct attack_atoms;
template <class... Kind>
struct attack_atoms<type_list<Kind...>> {
    using type = unique<joined<typename capture_movement_of<Kind>::atoms...>>;
};

/// The atomic movements with which an army captures, each once: queen and rook share the rook's lines.
template <class Army>
using attack_atoms_of = typename attack_atoms<typename Army::kinds>::type;

/// The pieces of a side that capture with an atomic movement.
template <class Atom, color Side, class Position>
[[nodiscard]] VARIANTKIT_INLINE constexpr typename Position::set wielders(const Position& position) {
    typename Position::set kinds;
    for_each_type(typename Position::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
        if constexpr (list_contains<Atom, typename capture_movement_of<Kind>::atoms>) {
            kinds |= position.template pieces_of_kind<Kind>();
        }
    });
    return kinds & position.template pieces<Side>();
}

/// All squares that a side attacks, given what stands in the way.
template <color Side, class Position>
[[nodiscard]] VARIANTKIT_INLINE constexpr typename Position::set
attacked_squares(const Position& position, const typename Position::set& occupied) {
    using board = typename Position::board;
    typename Position::set attacked;
    for_each_type(attack_atoms_of<typename Position::army>{}, [&]<class Atom>() VARIANTKIT_INLINE_LAMBDA {
        auto pieces = wielders<Atom, Side>(position);
        if constexpr (stepwise<Atom>) {
            [&]<std::size_t... I>(std::index_sequence<I...>) VARIANTKIT_INLINE_LAMBDA {
                ((attacked |= shifted<relative(Atom::steps[I], Side)>(pieces)), ...);
            }(std::make_index_sequence<Atom::steps.size()>{});
        } else {
            while (!pieces.empty()) attacked |= Atom::template reach<Side, board>(pieces.take_first(), occupied);
        }
    });
    return attacked;
}

} // namespace variantkit::detail
