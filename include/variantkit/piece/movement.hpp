/// \file
/// Movements: where a piece can get to, as types that combine.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include <variantkit/board/shift.hpp>
#include <variantkit/board/slides.hpp>
#include <variantkit/board/zones.hpp>
#include <variantkit/config.hpp>
#include <variantkit/piece/color.hpp>
#include <variantkit/piece/type_list.hpp>

namespace variantkit {

/// A movement: which squares a piece reaches from where it stands, given what is occupied. Occupied squares that stop
/// it are included; whether it may land there is a matter of capture.
///
/// Provide `atoms`, a `type_list` of atomic movements, each with
/// - `reach<Side, Board>(from, occupied)`: the squares reached by a piece of `Side`;
/// - `sources<Side, Board>(to, occupied)`: the squares from which a piece of `Side` reaches `to`;
/// - `is_slide`: whether a piece in between stops it (then reach is along board lines);
/// and, where one step of the whole set is cheaper than a table a piece, `steps`: an array of directions as White
/// goes them; and `leaves_lines = true` where what is in between does not stop it as it stops a rook or bishop.
/// Optional: `capturing`, the movement with which it captures, where that is another.
///
/// Models: `leaps`, `leaps_to`, `king_steps`, `forward_steps`, `orthogonal_slides`, `diagonal_slides`, `line_slides`,
/// `leap_lines`, `combined`, `betza`.
template <class M>
concept movement = requires { typename M::atoms; };

namespace detail {

/// Whether some atomic movement is stopped otherwise than by what stands on a rook or bishop line in between.
template <class Atoms>
inline constexpr bool any_leaves_lines = false;
template <class... Atom>
inline constexpr bool any_leaves_lines<type_list<Atom...>> = (requires { Atom::leaves_lines; } || ...);

template <geometry Board, std::size_t N>
constexpr auto make_leaps(const std::array<direction, N>& ways) {
    std::array<square_set<Board>, std::size_t(Board::square_count)> table{};
    for (int i = 0; i < Board::square_count; ++i) {
        for (direction way : ways) {
            const square to = Board::offset(square{i}, way);
            if (to.exists()) table[std::size_t(i)].insert(to);
        }
    }
    return table;
}

template <geometry Board, direction... Ways>
inline constexpr auto leaps_by = make_leaps<Board, sizeof...(Ways)>(std::array<direction, sizeof...(Ways)>{Ways...});

template <geometry Board, std::size_t... I>
VARIANTKIT_INLINE constexpr square_set<Board> slide_orthogonally(square from, const square_set<Board>& occupied,
                                                                 std::index_sequence<I...>) {
    return (slide_both_ways<Board::orthogonals[2 * I]>(from, occupied) | ...);
}

template <geometry Board, std::size_t... I>
VARIANTKIT_INLINE constexpr square_set<Board> slide_diagonally(square from, const square_set<Board>& occupied,
                                                               std::index_sequence<I...>) {
    return (slide_both_ways<Board::diagonals[2 * I]>(from, occupied) | ...);
}

/// Whether to slide along so many ways takes much code: many lines, or no tables.
template <std::size_t Ways>
inline constexpr bool slides_are_long = Ways > 4 || VARIANTKIT_HAS_PEXT == 0;

/// Slides along all lines of a table of ways, which come in pairs; compiled once.
template <geometry Board, bool Diagonal>
[[nodiscard]] VARIANTKIT_FLATTEN constexpr square_set<Board> slide_many_ways(square from,
                                                                             const square_set<Board>& occupied) {
    if constexpr (Diagonal) {
        return slide_diagonally(from, occupied, std::make_index_sequence<Board::diagonals.size() / 2>{});
    } else {
        return slide_orthogonally(from, occupied, std::make_index_sequence<Board::orthogonals.size() / 2>{});
    }
}

} // namespace detail

/// Leaps over whatever is between, (`Far`, `Near`) squares away in any of the eight (or four) ways: the knight is
/// `leaps<2, 1>`.
template <int Far, int Near>
struct leaps {
    using atoms = type_list<leaps>;
    static constexpr bool is_slide = false;

    template <color Side, geometry Board>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr square_set<Board> reach(square from, const square_set<Board>&) {
        return detail::leaps_by<Board, direction{Far, Near}, direction{Near, Far}, direction{-Far, Near},
                                direction{-Near, Far}, direction{Far, -Near}, direction{Near, -Far},
                                direction{-Far, -Near}, direction{-Near, -Far}>[std::size_t(from.index())];
    }
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> sources(square to, const square_set<Board>& occupied) {
        return reach<Side, Board>(to, occupied);
    }
};

/// Leaps over whatever is between in given directions as White goes them; Black goes them upside down. For boards whose
/// leaps `leaps` does not know.
template <direction... Ways>
struct leaps_to {
    using atoms = type_list<leaps_to>;
    static constexpr bool is_slide = false;

    template <color Side, geometry Board>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr square_set<Board> reach(square from, const square_set<Board>&) {
        return detail::leaps_by<Board, relative(Ways, Side)...>[std::size_t(from.index())];
    }
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> sources(square to, const square_set<Board>&) {
        return detail::leaps_by<Board, -relative(Ways, Side)...>[std::size_t(to.index())];
    }
};

/// One step to any neighbour, along rook or bishop lines.
struct king_steps {
    using atoms = type_list<king_steps>;
    static constexpr bool is_slide = false;

    template <color Side, geometry Board>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr square_set<Board> reach(square from, const square_set<Board>&) {
        return neighbours<Board>(from);
    }
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> sources(square to, const square_set<Board>& occupied) {
        return reach<Side, Board>(to, occupied);
    }
};

/// One step in given directions as White goes them; Black goes them upside down. The pawn's ways.
template <direction... Ways>
struct forward_steps {
    using atoms = type_list<forward_steps>;
    static constexpr bool is_slide = false;
    /// Whole sets of pieces may go one of these ways, from White's point of view.
    static constexpr std::array<direction, sizeof...(Ways)> steps{Ways...};

    template <color Side, geometry Board>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr square_set<Board> reach(square from, const square_set<Board>&) {
        return detail::leaps_by<Board, relative(Ways, Side)...>[std::size_t(from.index())];
    }
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> sources(square to, const square_set<Board>&) {
        return detail::leaps_by<Board, -relative(Ways, Side)...>[std::size_t(to.index())];
    }
};

/// The rook's lines, as the board has them.
struct orthogonal_slides {
    using atoms = type_list<orthogonal_slides>;
    static constexpr bool is_slide = true;
    /// The ways it goes, each before its opposite.
    template <geometry Board>
    static constexpr auto ways = Board::orthogonals;

    template <color Side, geometry Board>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr square_set<Board> reach(square from,
                                                                             const square_set<Board>& occupied) {
        if constexpr (detail::slides_are_long<Board::orthogonals.size()>) {
            return detail::slide_many_ways<Board, false>(from, occupied);
        } else {
            return detail::slide_orthogonally(from, occupied,
                                              std::make_index_sequence<Board::orthogonals.size() / 2>{});
        }
    }
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> sources(square to, const square_set<Board>& occupied) {
        return reach<Side, Board>(to, occupied);
    }
};

/// The bishop's lines, as the board has them.
struct diagonal_slides {
    using atoms = type_list<diagonal_slides>;
    static constexpr bool is_slide = true;
    /// The ways it goes, each before its opposite.
    template <geometry Board>
    static constexpr auto ways = Board::diagonals;

    template <color Side, geometry Board>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr square_set<Board> reach(square from,
                                                                             const square_set<Board>& occupied) {
        if constexpr (detail::slides_are_long<Board::diagonals.size()>) {
            return detail::slide_many_ways<Board, true>(from, occupied);
        } else {
            return detail::slide_diagonally(from, occupied, std::make_index_sequence<Board::diagonals.size() / 2>{});
        }
    }
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> sources(square to, const square_set<Board>& occupied) {
        return reach<Side, Board>(to, occupied);
    }
};

/// A movement, and the one with which it captures.
template <movement Quiet, movement Capturing>
struct capturing_otherwise : Quiet {
    /// How it captures.
    using capturing = Capturing;
};

namespace detail {

/// The movement with which a movement captures: itself unless it says so.
template <class Movement>
struct capturing_of {
    using type = Movement;
};
template <class Movement>
    requires requires { typename Movement::capturing; }
struct capturing_of<Movement> {
    using type = typename Movement::capturing;
};

/// One movement of a quiet one and a capturing one.
template <class Quiet, class Capturing>
struct differing_capture {
    using type = capturing_otherwise<Quiet, Capturing>;
};
template <class Same>
struct differing_capture<Same, Same> {
    using type = Same;
};

template <class... Parts>
struct combination {
    using atoms = joined<typename Parts::atoms...>;
};
template <class... Parts>
    requires(requires { typename Parts::capturing; } || ...)
struct combination<Parts...> {
    using atoms = joined<typename Parts::atoms...>;
    using capturing = combination<typename capturing_of<Parts>::type...>;
};

} // namespace detail

/// Several movements in one piece: the queen is `combined<orthogonal_slides, diagonal_slides>`.
template <movement... Parts>
struct combined : detail::combination<Parts...> {};

/// No movement: the piece stays where it is put.
using immobile = combined<>;

/// The queen's lines.
using queen_slides = combined<orthogonal_slides, diagonal_slides>;

/// The squares a piece of `Side` with movement `M` reaches from `from`; see `movement`.
template <movement M, color Side, geometry Board>
[[nodiscard]] VARIANTKIT_INLINE constexpr square_set<Board> reach_of(square from, const square_set<Board>& occupied) {
    return []<class... Atom>(type_list<Atom...>, [[maybe_unused]] square at,
                             [[maybe_unused]] const square_set<Board>& filled) VARIANTKIT_INLINE_LAMBDA {
        return (square_set<Board>{} | ... | Atom::template reach<Side, Board>(at, filled));
    }(typename M::atoms{}, from, occupied);
}

/// The squares from which a piece of `Side` with movement `M` reaches `to`.
template <movement M, color Side, geometry Board>
[[nodiscard]] constexpr square_set<Board> sources_of(square to, const square_set<Board>& occupied) {
    return []<class... Atom>(type_list<Atom...>, [[maybe_unused]] square at,
                             [[maybe_unused]] const square_set<Board>& filled) VARIANTKIT_INLINE_LAMBDA {
        return (square_set<Board>{} | ... | Atom::template sources<Side, Board>(at, filled));
    }(typename M::atoms{}, to, occupied);
}

/// Whether a movement consists of single steps that a whole set can take at once.
template <class M>
concept stepwise = movement<M> && requires { M::steps; };

static_assert(movement<queen_slides> && movement<leaps<2, 1>> && !movement<int>);

} // namespace variantkit
