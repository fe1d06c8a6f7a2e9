/// \file
/// What holds for games that look alike from both sides.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

#include <variantkit/check/situation.hpp>
#include <variantkit/play/hash.hpp>
#include <variantkit/search/board_symmetry.hpp>

namespace variantkit::check {

namespace detail_of_symmetry {

/// Whether a policy's state can be laid by a symmetry: it says how, or only counts.
template <class Policy, class Position>
constexpr bool can_be_mirrored() {
    if constexpr (variantkit::detail::counts_only<Policy>) {
        return true;
    } else {
        return requires(const Position& original, const board_symmetry<typename Position::board>& symmetry) {
            { Policy::mirrored(original, symmetry) } -> std::same_as<typename Policy::state>;
        };
    }
}

template <class Position, class List>
inline constexpr bool all_can_be_mirrored = false;
template <class Position, class... Policy>
inline constexpr bool all_can_be_mirrored<Position, type_list<Policy...>> =
    (can_be_mirrored<Policy, Position>() && ...);

} // namespace detail_of_symmetry

/// Where the array looks alike to both players, a position with colours exchanged has as many moves and the same
/// outcome, for the other side. Looked at where all policies that remember something provide `mirrored(position,
/// symmetry)`, their state as a symmetry lays it, or only count. A ruleset in which the sides differ for all that says
/// `sides_differ = true`.
template <class Rules>
struct sides_are_alike {
    static constexpr std::string_view promised = "with colours exchanged there are as many moves and the same outcome";

    [[nodiscard]] finding<Rules> look(const situation<Rules>& now) {
        if constexpr (applies()) {
            static const std::optional<board_symmetry<typename Rules::board>> exchange = find_exchange();
            if (!exchange) return {};
            const position mirrored = mirror(now.position, *exchange);
            const auto count = count_moves(mirrored);
            if (count != now.moves.size()) {
                return {std::to_string(count) + " moves instead of " + std::to_string(now.moves.size()) +
                        " with colours exchanged"};
            }
            game_outcome there = outcome(mirrored);
            if (there.result == game_result::white_wins) {
                there.result = game_result::black_wins;
            } else if (there.result == game_result::black_wins) {
                there.result = game_result::white_wins;
            }
            if (there != outcome(now.position)) return {"with colours exchanged the outcome is another one"};
        }
        return {};
    }

private:
    using position = variantkit::position<Rules>;

    [[nodiscard]] static constexpr bool applies() {
        if constexpr (requires { Rules::sides_differ; }) {
            return !Rules::sides_differ;
        } else {
            return detail_of_symmetry::all_can_be_mirrored<position, state_policies_of<Rules>>;
        }
    }

    /// The symmetry that lays each player's first rank on the other's, and White's array on Black's.
    [[nodiscard]] static std::optional<board_symmetry<typename Rules::board>> find_exchange() {
        using board = typename Rules::board;
        const position array = start<Rules>();
        for (const auto& symmetry : board_symmetries<board>()) {
            if (!symmetry.exchanges_sides) continue;
            bool upside_down = true;
            for (int i = 0; i < board::square_count; ++i) {
                upside_down = upside_down &&
                              board::rank_of(symmetry(square{i})) == board::rank_count - 1 - board::rank_of(square{i});
            }
            const position image = moved_by(symmetry, array);
            bool same_array = true;
            for (std::size_t kind = 0; kind < Rules::army::size; ++kind) {
                same_array = same_array && image.pieces(kind, color::white) == array.pieces(kind, color::white) &&
                             image.pieces(kind, color::black) == array.pieces(kind, color::black);
            }
            if (upside_down && same_array) return symmetry;
        }
        return std::nullopt;
    }

    [[nodiscard]] static position mirror(const position& original,
                                         const board_symmetry<typename Rules::board>& symmetry) {
        position image = moved_by(symmetry, original);
        for_each_type(state_policies_of<Rules>{}, [&]<class Policy>() {
            if constexpr (variantkit::detail::counts_only<Policy>) {
                image.template state<Policy>() = original.template state<Policy>();
            } else {
                image.template state<Policy>() = Policy::mirrored(original, symmetry);
            }
        });
        return image;
    }
};

} // namespace variantkit::check
