/// \file
/// Capture in concert with another piece.
#pragma once

#include <variantkit/rules/capture.hpp>

namespace variantkit {

/// Arriving, a piece takes enemy pieces where its file meets the rank, and its rank the file, of a friendly `Partner`.
/// A partner that cannot move works as well. Only the piece's own move does this, not the partner's.
template <class Partner>
struct by_coordination {
    using optional_members = offers<"ways_to_take", "suspects", "exposure">;

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set captured(const Position& position, square, square to,
                                                                   const typename Position::set& victims) {
        using board = typename Position::board;
        typename Position::set corners;
        for (square partner : position.template pieces<Partner, Side>()) {
            corners |= (file_squares<board>(partner) & rank_squares<board>(to)) |
                       (file_squares<board>(to) & rank_squares<board>(partner));
        }
        return corners & victims;
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set ways_to_take(const Position& position, square,
                                                                       square target) {
        using board = typename Position::board;
        typename Position::set ways;
        for (square partner : position.template pieces<Partner, Side>()) {
            if (file_squares<board>(partner).contains(target)) ways |= rank_squares<board>(target);
            if (rank_squares<board>(partner).contains(target)) ways |= file_squares<board>(target);
        }
        return ways;
    }

    /// Only where the target shares a file or rank with the partner is anything to be feared.
    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set
    suspects(const Position& position, const typename Position::set& pieces, square target) {
        using board = typename Position::board;
        const bool near = position.template pieces<Partner, Side>().intersects(file_squares<board>(target) |
                                                                               rank_squares<board>(target));
        return near ? pieces : typename Position::set{};
    }

    /// Whatever stops the piece on its lines.
    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set exposure(const Position& position, square from, square) {
        const auto occupied = position.occupied();
        return reach_of<typename Kind::movement, Side, typename Position::board>(from, occupied) & occupied;
    }
};

} // namespace variantkit
