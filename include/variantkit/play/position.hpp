/// \file
/// A position of any ruleset, as a value.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include <variantkit/rules/policies.hpp>
#include <variantkit/rules/ruleset_shape.hpp>

namespace variantkit {

/// A piece on the board: whose, and the number of its kind in the army.
struct piece {
    color side = color::white; ///< whose
    std::size_t kind = 0;      ///< the number of its kind in the army
    friend constexpr bool operator==(const piece&, const piece&) = default;
};

namespace detail {

template <class Policy>
struct state_slot {
    typename Policy::state value{};
    friend constexpr bool operator==(const state_slot&, const state_slot&) = default;
};

template <class List>
struct state_slots;
template <class... Policy>
struct state_slots<type_list<Policy...>> : state_slot<Policy>... {
    friend constexpr bool operator==(const state_slots&, const state_slots&) = default;
};

} // namespace detail

/// What stands on the board, whose turn it is, and what the ruleset's policies remember. A regular value: trivially
/// copyable, comparable. Policies edit the next position; users play moves.
template <class Rules>
class position {
    static_assert(detail::shape_check<Rules>::passed, "variantkit: this struct is no ruleset");

public:
    using rules = Rules;
    using board = typename Rules::board;
    using army = typename Rules::army;
    using set = square_set<board>;
    using move = typename Rules::turn::move;

    [[nodiscard]] VARIANTKIT_INLINE constexpr color side_to_move() const { return member_side; }

    /// All pieces of a side.
    template <color Side>
    [[nodiscard]] VARIANTKIT_INLINE constexpr const set& pieces() const {
        return member_sides[index_of(Side)];
    }
    /// All pieces of a side.
    [[nodiscard]] VARIANTKIT_INLINE constexpr const set& pieces(color side) const {
        return member_sides[index_of(side)];
    }

    /// The pieces of one kind and side.
    template <class Kind, color Side>
    [[nodiscard]] VARIANTKIT_INLINE constexpr set pieces() const {
        static_assert(army::template has<Kind>, "variantkit: this kind of piece is not in the army of the ruleset");
        return member_kinds[army::template index<Kind>] & member_sides[index_of(Side)];
    }
    /// The pieces of one kind and side.
    template <class Kind>
    [[nodiscard]] VARIANTKIT_INLINE constexpr set pieces(color side) const {
        return pieces_of_kind<Kind>() & member_sides[index_of(side)];
    }
    /// The pieces of one kind, by its number in the army, and side.
    [[nodiscard]] VARIANTKIT_INLINE constexpr set pieces(std::size_t kind, color side) const {
        return member_kinds[kind] & member_sides[index_of(side)];
    }
    /// The pieces of one kind, both sides'.
    template <class Kind>
    [[nodiscard]] VARIANTKIT_INLINE constexpr const set& pieces_of_kind() const {
        static_assert(army::template has<Kind>, "variantkit: this kind of piece is not in the army of the ruleset");
        return member_kinds[army::template index<Kind>];
    }

    /// Where pieces stand.
    [[nodiscard]] VARIANTKIT_INLINE constexpr set occupied() const { return member_sides[0] | member_sides[1]; }
    /// Where no pieces stand.
    [[nodiscard]] VARIANTKIT_INLINE constexpr set empty_squares() const { return ~occupied(); }

    /// What stands on a square, if anything.
    [[nodiscard]] constexpr std::optional<piece> piece_on(square at) const {
        for (std::size_t kind = 0; kind < army::size; ++kind) {
            if (member_kinds[kind].contains(at)) {
                return piece{member_sides[0].contains(at) ? color::white : color::black, kind};
            }
        }
        return std::nullopt;
    }

    /// What a policy of the ruleset remembers.
    template <class Policy>
    [[nodiscard]] VARIANTKIT_INLINE constexpr const typename Policy::state& state() const {
        return static_cast<const detail::state_slot<Policy>&>(member_states).value;
    }
    template <class Policy>
    [[nodiscard]] VARIANTKIT_INLINE constexpr typename Policy::state& state() {
        return static_cast<detail::state_slot<Policy>&>(member_states).value;
    }

    /// For policies: gives the turn to a side.
    VARIANTKIT_INLINE constexpr void set_side_to_move(color side) { member_side = side; }

    /// For policies: puts a piece on an empty square.
    VARIANTKIT_INLINE constexpr void put(std::size_t kind, color side, square at) {
        const set here{at};
        member_kinds[kind] |= here;
        member_sides[index_of(side)] |= here;
    }
    /// For policies: puts a piece on an empty square.
    template <class Kind, color Side>
    VARIANTKIT_INLINE constexpr void put(square at) {
        put(army::template index<Kind>, Side, at);
    }

    /// For policies: takes off whatever stands on these squares.
    VARIANTKIT_INLINE constexpr void remove(const set& squares) {
        for (set& kind : member_kinds) kind -= squares;
        for (set& side : member_sides) side -= squares;
    }
    /// The same where only pieces of one side stand there.
    template <color Side>
    VARIANTKIT_INLINE constexpr void remove(const set& squares) {
        for (set& kind : member_kinds) kind -= squares;
        member_sides[index_of(Side)] -= squares;
    }

    /// For policies: gives the pieces on these squares, none of which is empty, to the other side.
    VARIANTKIT_INLINE constexpr void change_sides(const set& squares) {
        for (set& side : member_sides) side ^= squares;
    }

    /// For policies: moves a piece to an empty square.
    template <color Side>
    VARIANTKIT_INLINE constexpr void relocate(std::size_t kind, square from, square to) {
        const set both = set{from} ^ set { to };
        member_kinds[kind] ^= both;
        member_sides[index_of(Side)] ^= both;
    }
    /// The same for a piece that becomes one of another kind.
    template <color Side>
    VARIANTKIT_INLINE constexpr void relocate_as(std::size_t kind, std::size_t becomes, square from, square to) {
        member_kinds[kind] -= set{from};
        member_kinds[becomes] |= set{to};
        member_sides[index_of(Side)] ^= set{from} ^ set { to };
    }

    friend constexpr bool operator==(const position&, const position&) = default;

private:
    std::array<set, army::size> member_kinds{};
    std::array<set, 2> member_sides{};
    [[no_unique_address]] detail::state_slots<state_policies_of<Rules>> member_states{};
    color member_side = color::white;
};

} // namespace variantkit
