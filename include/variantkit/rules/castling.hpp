/// \file
/// Castling.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <variantkit/rules/attacks.hpp>
#include <variantkit/rules/describe.hpp>
#include <variantkit/rules/royal.hpp>
#include <variantkit/rules/starting_array.hpp>

namespace variantkit {

namespace detail {

/// The letters of castling rights, in the order of their bits: White to the right, to the left, then Black.
inline constexpr std::string_view castling_letters = "KQkq";

/// The rights that a text of letters gives, each at most once; -1 when it is none.
[[nodiscard]] constexpr int read_castling_rights(std::string_view text) {
    if (text == "-") return 0;
    if (text.empty()) return -1;
    unsigned rights = 0;
    for (const char letter : text) {
        const std::size_t bit = castling_letters.find(letter);
        if (bit == std::string_view::npos || ((rights >> bit) & 1U) != 0) return -1;
        rights |= 1U << bit;
    }
    return static_cast<int>(rights);
}

} // namespace detail

/// The king goes `Steps` squares towards a rook, which goes to the square that the king crossed last (FIDE 3.8.2).
/// Neither may have moved; no square between them may be occupied; the king may not stand in check, nor cross or
/// reach an attacked square. The array must have one king and, on its rank, at most one rook to each side of it.
template <class King, class Rook, int Steps = 2>
struct castling {
    using move = piece_move;

    /// Which castlings are still to be had: White to the right (`K`), to the left (`Q`), then Black's.
    struct state {
        std::uint8_t rights = 0; ///< a bit each
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    /// One castling: where the pieces stand and go.
    template <class Position>
    struct path {
        bool exists = false;       ///< the array allows it
        bool rook_shields = false; ///< there are squares behind the rook, from where it covers the king until it goes
        square king_from{};        ///< where the king stands
        square king_to{};          ///< where it goes
        square rook_from{};        ///< where the rook stands
        square rook_to{};          ///< where it goes
        typename Position::set must_be_empty; ///< all squares between and reached, king and rook aside
        typename Position::set must_be_safe;  ///< where the king stands, crosses and arrives
    };

    template <color Side, std::uint8_t Action, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        constexpr auto kind = static_cast<std::uint8_t>(Position::army::template index<King>);
        for_each_possible<Side>(position, guard, [&](const path<Position>& way) VARIANTKIT_INLINE_LAMBDA {
            f(piece_move{way.king_from, way.king_to, kind, kind, Action});
        });
    }

    template <color Side, class Position, class Guard>
    VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& guard) {
        std::uint64_t sum = 0;
        for_each_possible<Side>(position, guard, [&](const path<Position>&) VARIANTKIT_INLINE_LAMBDA { ++sum; });
        return sum;
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set captured(const Position&,
                                                                                     const piece_move&) {
        return {};
    }
    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position&,
                                                                    const piece_move& move) {
        const path<Position>& way = paths<Position>[2 * index_of(Side) + (move.to > move.from ? 0 : 1)];
        next.template relocate<Side>(Position::army::template index<King>, way.king_from, way.king_to);
        next.template relocate<Side>(Position::army::template index<Rook>, way.rook_from, way.rook_to);
        return {};
    }

    /// See `state_policy`: a right is gone when its king or rook moves or is captured.
    template <color Side, class Transition>
    VARIANTKIT_INLINE static constexpr void advance(state& now, const Transition& turn) {
        constexpr const auto& table = kept<typename Transition::position>;
        now.rights &= static_cast<std::uint8_t>(table[std::size_t(turn.played.from.index())] &
                                                table[std::size_t(turn.played.to.index())]);
        if constexpr (takes_kings_or_rooks_elsewhere<typename Transition::position>) {
            if (!turn.emptied.empty()) now.rights &= possible_rights(turn.after);
        }
    }

    [[nodiscard]] static constexpr std::uint64_t key(const state& now) { return now.rights; }

    /// See `state_policy`: all castlings that the array provides for.
    template <class Position>
    static constexpr void begin(state& now, const Position& position) {
        now.rights = possible_rights(position);
    }

    /// Its field of the position text: the letters of the rights, `-` when there are none.
    template <class Position>
    [[nodiscard]] static std::string write(const Position& position) {
        std::string text;
        for (std::size_t i = 0; i < 4; ++i) {
            if (((position.template state<castling>().rights >> i) & 1U) != 0) text += detail::castling_letters[i];
        }
        return text.empty() ? "-" : text;
    }

    /// See `state_policy`. The letters may come in any order.
    template <class Position>
    [[nodiscard]] static std::string read(std::string_view field, Position& position) {
        const int rights = detail::read_castling_rights(field);
        if (rights < 0) return "castling rights (letters of KQkq, each at most once) or '-'";
        position.template state<castling>().rights = static_cast<std::uint8_t>(rights);
        return {};
    }

    /// A right for which king and rook do not stand at home.
    template <class Position>
    [[nodiscard]] static std::string problem(const Position& position) {
        const unsigned wrong = position.template state<castling>().rights & ~unsigned{possible_rights(position)};
        for (std::size_t i = 0; i < 4; ++i) {
            if (((wrong >> i) & 1U) == 0) continue;
            const color side = i < 2 ? color::white : color::black;
            return detail::sentence({name_of(side), " has no ", King::name, " and ", Rook::name,
                                     " at home to castle with (", detail::castling_letters.substr(i, 1), ")"});
        }
        return {};
    }

    /// Why a castling is not possible; "" when it is, and for moves that are none.
    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const piece_move& move) {
        for (std::size_t i = 2 * index_of(Side); i < 2 * index_of(Side) + 2; ++i) {
            const path<Position>& way = paths<Position>[i];
            if (!way.exists || move.from != way.king_from || move.to != way.king_to ||
                move.kind != Position::army::template index<King>) {
                continue;
            }
            if (((position.template state<castling>().rights >> i) & 1U) == 0) {
                return detail::sentence(
                    {King::name, " or ", Rook::name, " has moved before, so that side's castling is lost"});
            }
            const auto blockers = position.occupied() & way.must_be_empty;
            if (!blockers.empty()) return detail::in_the_way(position, blockers.first());
            const auto attacked = unsafe<Side>(position, way);
            if (!attacked.empty()) {
                return detail::sentence({"the ", King::name, " may not castle out of, through or into check: ",
                                         square_name<typename Position::board>(attacked.first()), " is attacked"});
            }
        }
        return {};
    }

    /// The move that takes a path in a turn.
    template <class Turn, class Position>
    [[nodiscard]] static constexpr piece_move move_along(const path<Position>& way) {
        constexpr auto kind = static_cast<std::uint8_t>(Position::army::template index<King>);
        return {way.king_from, way.king_to, kind, kind, Turn::template number<castling>};
    }

    /// See `state_policy`: the rights of the castlings that a symmetry makes of those there are.
    template <class Position, class Symmetry>
    [[nodiscard]] static constexpr state mirrored(const Position& original, const Symmetry& symmetry) {
        state image;
        for (std::size_t i = 0; i < 4; ++i) {
            if ((original.template state<castling>().rights & (1U << i)) == 0) continue;
            const path<Position>& way = paths<Position>[i];
            for (std::size_t j = 0; j < 4; ++j) {
                const path<Position>& other = paths<Position>[j];
                if (other.exists && other.king_from == symmetry(way.king_from) &&
                    other.rook_from == symmetry(way.rook_from)) {
                    image.rights = static_cast<std::uint8_t>(image.rights | (1U << j));
                }
            }
        }
        return image;
    }

    /// The rights for which king and rook stand at home.
    template <class Position>
    [[nodiscard]] static constexpr std::uint8_t possible_rights(const Position& position) {
        std::uint8_t rights = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const path<Position>& way = paths<Position>[i];
            const color side = i < 2 ? color::white : color::black;
            if (way.exists && position.template pieces<King>(side).contains(way.king_from) &&
                position.template pieces<Rook>(side).contains(way.rook_from)) {
                rights = static_cast<std::uint8_t>(rights | (1U << i));
            }
        }
        return rights;
    }

    template <class Position>
    /// The castlings of the array: White to the right, to the left, then Black's.
    static constexpr std::array<path<Position>, 4> paths = [] {
        using board = typename Position::board;
        std::array<path<Position>, 4> table{};
        for (std::size_t i = 0; i < 4; ++i) {
            const color side = i < 2 ? color::white : color::black;
            const direction way = i % 2 == 0 ? east : west;
            const auto kings = detail::array_of<Position>.template pieces<King>(side);
            const auto rooks = detail::array_of<Position>.template pieces<Rook>(side);
            if (kings.empty()) continue;
            path<Position>& one = table[i];
            one.king_from = kings.first();
            one.king_to = board::offset(one.king_from, way * Steps);
            one.rook_to = board::offset(one.king_from, way * (Steps - 1));
            one.rook_from = board::offset(one.king_from, way);
            while (one.rook_from.exists() && !rooks.contains(one.rook_from))
                one.rook_from = board::offset(one.rook_from, way);
            if (!one.rook_from.exists() || !one.king_to.exists()) continue;
            one.exists = true;
            one.rook_shields = board::offset(one.rook_from, way).exists();
            for (square at = board::offset(one.king_from, way); at != one.rook_from; at = board::offset(at, way)) {
                one.must_be_empty.insert(at);
            }
            for (int step = 0; step <= Steps; ++step) one.must_be_safe.insert(board::offset(one.king_from, way * step));
        }
        return table;
    }();

private:
    /// Whether king or rook may be taken off by a move that does not arrive where they stand.
    template <class Position>
    static constexpr bool takes_kings_or_rooks_elsewhere =
        !detail::all_capture_by_replacement<typename Position::army::kinds> ||
        detail::any_empties_elsewhere<typename Position::rules::turn::parts>;

    template <color Side, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each_possible(const Position& position, const Guard& guard, F&& f) {
        constexpr std::size_t first = 2 * index_of(Side);
        const std::uint8_t rights = position.template state<castling>().rights;
        const auto occupied = position.occupied();
        const auto try_path = [&](std::size_t i) VARIANTKIT_INLINE_LAMBDA {
            const path<Position>& way = paths<Position>[i];
            if ((rights & (1U << i)) != 0 && !occupied.intersects(way.must_be_empty) &&
                safe<Side>(position, guard, way))
                f(way);
        };
        try_path(first);
        try_path(first + 1);
    }

    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool safe(const Position& position, const Guard& guard,
                                                               const path<Position>& way) {
        if constexpr (requires { guard.danger; }) {
            return !guard.danger.intersects(way.must_be_safe) &&
                   (!way.rook_shields ||
                    guard.template permits<Side>(position, move_along<typename Position::rules::turn>(way)));
        } else {
            return unsafe<Side>(position, way).empty() &&
                   guard.template permits<Side>(position, move_along<typename Position::rules::turn>(way));
        }
    }

    /// Those squares of a way on which the king could be captured.
    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set unsafe(const Position& position, const path<Position>& way) {
        using army = typename Position::army;
        if constexpr (detail::all_capture_by_replacement<typename army::kinds> &&
                      std::same_as<mobility_of<typename Position::rules>, every_piece_moves>) {
            return detail::attacked_squares<~Side>(position, position.occupied()) & way.must_be_safe;
        } else {
            typename Position::set found;
            for (square at : way.must_be_safe) {
                Position there = position;
                if (at != way.king_from) there.template relocate<Side>(army::template index<King>, way.king_from, at);
                if (detail::can_capture<~Side>(there, at)) found.insert(at);
            }
            return found;
        }
    }

    /// By square: the rights that a move from or to it leaves.
    template <class Position>
    static constexpr std::array<std::uint8_t, std::size_t(Position::board::square_count)> kept = [] {
        std::array<std::uint8_t, std::size_t(Position::board::square_count)> table{};
        for (auto& rights : table) rights = 0xFF;
        for (std::size_t i = 0; i < 4; ++i) {
            const path<Position>& way = paths<Position>[i];
            if (!way.exists) continue;
            for (square at : {way.king_from, way.rook_from}) {
                auto& rights = table[std::size_t(at.index())];
                rights = static_cast<std::uint8_t>(rights & ~(1U << i));
            }
        }
        return table;
    }();
};

namespace detail {

template <class Action>
inline constexpr bool is_castling_action = false;
template <class King, class Rook, int Steps>
inline constexpr bool is_castling_action<castling<King, Rook, Steps>> = true;

/// Whether a move is a castling.
template <class Turn, class Move>
[[nodiscard]] constexpr bool is_castling(const Move& move) {
    bool found = false;
    for_each_type(typename Turn::parts{}, [&]<class Action>() {
        if constexpr (is_castling_action<Action>) found = found || move.action == Turn::template number<Action>;
    });
    return found;
}

} // namespace detail

} // namespace variantkit
