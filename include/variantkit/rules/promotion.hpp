/// \file
/// Promotion policies: what becomes of a piece that arrives somewhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <variantkit/piece/army.hpp>
#include <variantkit/rules/describe.hpp>
#include <variantkit/rules/starting_array.hpp>

namespace variantkit {

/// The promotion policy of games without promotion.
///
/// A promotion policy provides, for a kind, a side and a board:
/// - `promotes<Kind>`: whether the kind promotes at all; for those that do
/// - `zone<Side, Board>()`: the squares on whose reaching it promotes (it must);
/// - `choices`: a `type_list` of the kinds it may become, most wanted first.
/// Optional:
/// - `free_zone<Side, Board>()`: those squares of the zone on which it may stay what it is;
/// - `may_become<Side, Choice>(position)`: whether a choice is to be had now. Where none is, what would have to promote
///   cannot arrive.
struct no_promotion {
    template <class Kind>
    static constexpr bool promotes = false;
};

namespace detail {

/// The squares on which a promotion policy leaves the choice to stay.
template <class Promotion, color Side, geometry Board>
[[nodiscard]] constexpr square_set<Board> free_promotion_squares() {
    if constexpr (requires { Promotion::template free_zone<Side, Board>(); }) {
        return Promotion::template free_zone<Side, Board>();
    } else {
        return {};
    }
}

/// Whether a promotion policy lets a kind be had now.
template <class Promotion, color Side, class Choice, class Position>
[[nodiscard]] VARIANTKIT_INLINE constexpr bool may_become(const Position& position) {
    if constexpr (requires { Promotion::template may_become<Side, Choice>(position); }) {
        return Promotion::template may_become<Side, Choice>(position);
    } else {
        static_cast<void>(position);
        return true;
    }
}

/// "White's pawn on e8 would have been promoted"; "" when no pawn stands where it promotes.
template <class Promotion, class Pawn, class Position>
[[nodiscard]] std::string unpromoted(const Position& position) {
    using board = typename Position::board;
    const auto white = position.template pieces<Pawn, color::white>() & Promotion::template zone<color::white, board>();
    const auto black = position.template pieces<Pawn, color::black>() & Promotion::template zone<color::black, board>();
    if (white.empty() && black.empty()) return {};
    return sentence({name_of(white.empty() ? color::black : color::white), "'s ", Pawn::name, " on ",
                     square_name<board>((white.empty() ? black : white).first()), " would have been promoted"});
}

} // namespace detail

/// Pawns that reach the last rank become one of `Choices` (FIDE Laws of Chess, 3.7.3.3).
template <class Pawn, class... Choices>
struct on_last_rank {
    template <class Kind>
    static constexpr bool promotes = std::same_as<Kind, Pawn>;

    using choices = type_list<Choices...>;

    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> zone() {
        return last_rank<Board, Side>;
    }

    /// A pawn that has not been promoted.
    template <class Position>
    [[nodiscard]] static std::string problem(const Position& position) {
        return detail::unpromoted<on_last_rank, Pawn>(position);
    }

private:
    template <geometry Board, color Side>
    static constexpr square_set<Board> last_rank = [] {
        square_set<Board> rank;
        for (int file = 0; file < Board::file_count; ++file) {
            const square at = Board::square_at(file, Side == color::white ? Board::rank_count - 1 : 0);
            if (at.exists()) rank.insert(at);
        }
        return rank;
    }();
};

/// As `Promotion`, and on reaching one of `Where`'s squares (see `named_squares`) a piece may promote or stay what it
/// is.
template <class Where, class Promotion>
struct optional_on : Promotion {
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> zone() {
        return Promotion::template zone<Side, Board>() | Where::template squares<Side, Board>();
    }

    /// See `no_promotion`.
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> free_zone() {
        return Where::template squares<Side, Board>() - Promotion::template zone<Side, Board>();
    }
};

/// As `Promotion`, but only to kinds of which one's own side has fewer on the board than in the array: pieces come
/// back.
template <class Promotion>
struct to_lost_pieces : Promotion {
    /// See `no_promotion`.
    template <color Side, class Choice, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool may_become(const Position& position) {
        constexpr int fielded = detail::array_of<Position>.template pieces<Choice, Side>().count();
        return position.template pieces<Choice, Side>().count() < fielded;
    }
};

/// Pawns that reach one of `Where`'s squares (see `named_squares`) become one of `Choices`.
template <class Where, class Pawn, class... Choices>
struct on_squares {
    template <class Kind>
    static constexpr bool promotes = std::same_as<Kind, Pawn>;

    using choices = type_list<Choices...>;

    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> zone() {
        return Where::template squares<Side, Board>();
    }

    /// A pawn that has not been promoted.
    template <class Position>
    [[nodiscard]] static std::string problem(const Position& position) {
        return detail::unpromoted<on_squares, Pawn>(position);
    }
};

} // namespace variantkit
