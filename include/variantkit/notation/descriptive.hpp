/// \file
/// Names of moves in descriptive notation, counted in symbols.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include <variantkit/rules/castling.hpp>
#include <variantkit/rules/starting_array.hpp>

namespace variantkit {

/// The names of moves in descriptive notation that need at most `Symbols` symbols, files named by their piece without
/// its side (the text of U-Chess, rule 1): `C3A` is piece, rank from the mover's side and file; `CxD` piece and piece
/// captured, en passant included; `P=D` a promotion; `0-0`, `0-0-0` castling. With three symbols a promotion with
/// capture has no name (rule 3).
template <int Symbols>
struct descriptive {
    static_assert(Symbols == 3, "variantkit: descriptive<Symbols> knows names of three symbols");

    template <class Position>
    static constexpr int kinds = static_cast<int>(Position::army::size);

    /// Arrivals, then captures, promotions, castlings.
    template <class Position>
    static constexpr int name_count =
        kinds<Position> * Position::board::square_count + kinds<Position> * kinds<Position> + kinds<Position> + 2;

    /// The number of an arrival on an empty square.
    template <class Position>
    [[nodiscard]] static constexpr int arrival_name(std::size_t kind, square to) {
        return static_cast<int>(kind) * Position::board::square_count + first_namesake<Position>(to).index();
    }
    /// The number of a capture, by what takes and what is taken.
    template <class Position>
    [[nodiscard]] static constexpr int capture_name(std::size_t kind, std::size_t victim) {
        return kinds<Position> * Position::board::square_count + static_cast<int>(kind) * kinds<Position> +
               static_cast<int>(victim);
    }

    /// The number of a promotion, by what arrives.
    template <class Position>
    [[nodiscard]] static constexpr int promotion_name(std::size_t becomes) {
        return capture_name<Position>(Position::army::size, 0) + static_cast<int>(becomes);
    }
    /// The number of a castling.
    template <class Position>
    [[nodiscard]] static constexpr int castling_name(bool to_the_right) {
        return promotion_name<Position>(Position::army::size) + (to_the_right ? 0 : 1);
    }

    /// The number of a move's name, -1 when it has none.
    template <color Side, class Position>
    [[nodiscard]] static constexpr int name_of(const Position& position, const piece_move& move) {
        if (detail::is_castling<typename Position::rules::turn>(move))
            return castling_name<Position>(move.to > move.from);
        const auto taken = Position::rules::turn::template captured<Side>(position, move);
        if (move.becomes != move.kind) return taken.empty() ? promotion_name<Position>(move.becomes) : -1;
        if (!taken.empty()) return capture_name<Position>(move.kind, position.piece_on(taken.first())->kind);
        return arrival_name<Position>(move.kind, move.to);
    }

    /// Those squares of a set that share rank and file name with another one of it.
    template <class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set
    namesakes(const typename Position::set& squares) {
        return [&]<std::size_t... I>(std::index_sequence<I...>) VARIANTKIT_INLINE_LAMBDA {
            typename Position::set shared;
            const auto fold = [&]<int Distance>() VARIANTKIT_INLINE_LAMBDA {
                if constexpr (!left_of_namesake<Position, Distance>.empty()) {
                    const auto right =
                        squares & (squares & left_of_namesake<Position, Distance>).template moved_bits<Distance>();
                    shared |= right | right.template moved_bits<-Distance>();
                }
            };
            (fold.template operator()<static_cast<int>(I) + 1>(), ...);
            return shared;
        }(std::make_index_sequence<std::size_t(Position::board::file_count - 1)>{});
    }

    /// The number of the kind of piece that names a file: what White's array has on it, from the first rank up. A file
    /// without pieces has a number of its own, `army::size` and more.
    template <class Position>
    [[nodiscard]] static constexpr std::size_t file_kind(int file) {
        using board = typename Position::board;
        for (int rank = 0; rank < board::rank_count; ++rank) {
            const auto found = detail::array_of<Position>.piece_on(board::square_at(file, rank));
            if (found) return found->kind;
        }
        return Position::army::size + static_cast<std::size_t>(file);
    }

private:
    /// The squares whose namesake stands `Distance` files to the right.
    template <class Position, int Distance>
    static constexpr typename Position::set left_of_namesake = [] {
        using board = typename Position::board;
        typename Position::set squares;
        for (int file = 0; file + Distance < board::file_count; ++file) {
            if (file_kind<Position>(file) != file_kind<Position>(file + Distance)) continue;
            for (int rank = 0; rank < board::rank_count; ++rank) squares.insert(board::square_at(file, rank));
        }
        return squares;
    }();

    template <class Position>
    [[nodiscard]] static constexpr square first_namesake(square at) {
        using board = typename Position::board;
        const int file = board::file_of(at);
        for (int other = 0; other < file; ++other) {
            if (file_kind<Position>(other) == file_kind<Position>(file))
                return board::square_at(other, board::rank_of(at));
        }
        return at;
    }
};

} // namespace variantkit
