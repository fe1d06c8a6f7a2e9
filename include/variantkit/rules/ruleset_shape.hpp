/// \file
/// The members of a ruleset, each asked for in plain words.
#pragma once

#include <concepts>
#include <string_view>

#include <variantkit/board/geometry.hpp>
#include <variantkit/piece/army.hpp>
#include <variantkit/rules/near_misses.hpp>
#include <variantkit/rules/policy_concepts.hpp>

namespace variantkit::detail {

template <class Rules>
concept names_board = requires { typename Rules::board; };
template <class Rules>
concept names_army = requires { typename Rules::army; };
template <class Rules>
concept names_turn = requires { typename Rules::turn; };
template <class Rules>
concept turn_has_moves = names_turn<Rules> && requires { typename Rules::turn::move; };
template <class Rules>
concept names_ending = requires { typename Rules::ending; };
template <class Rules>
concept names_setup = requires { typename Rules::setup; };

template <class Rules>
concept names_notation = requires { typename Rules::notation; };
template <class Rules>
concept lists_notations = names_notation<Rules> && requires { typename Rules::notation::all; };

template <class Rules>
concept has_board = names_board<Rules> && geometry<typename Rules::board>;
template <class Rules>
concept has_army = names_army<Rules> && army_type<typename Rules::army>;
template <class Rules>
concept has_setup = names_setup<Rules> && setup_policy<typename Rules::setup>;
template <class Rules>
concept has_name = requires {
    { Rules::name } -> std::convertible_to<std::string_view>;
};

/// Whether a struct has the members of a ruleset, each of the right nature.
template <class Rules>
concept ruleset_shape = has_name<Rules> && has_board<Rules> && has_army<Rules> && names_turn<Rules> &&
                        names_ending<Rules> && has_setup<Rules>;

template <class Kinds>
struct kinds_near_misses;
template <class... Kind>
struct kinds_near_misses<type_list<Kind...>> {
    static constexpr bool passed = (kind_near_misses<Kind>::passed && ...);
};

/// Instantiating this says what a ruleset lacks.
template <class Rules>
struct shape_check {
    static_assert(has_name<Rules>,
                  "variantkit: this ruleset has no name: static constexpr std::string_view name = \"...\";");
    static_assert(names_board<Rules>, "variantkit: this ruleset has no board: using board = rectangle<8, 8>;");
    static_assert(!names_board<Rules> || has_board<Rules>,
                  "variantkit: the board of this ruleset is no geometry (see board/geometry.hpp)");
    static_assert(names_army<Rules>,
                  "variantkit: this ruleset has no army: using army = variantkit::army<king, rook, ...>;");
    static_assert(!names_army<Rules> || has_army<Rules>, "variantkit: the army of this ruleset is no army<kinds...>");
    static_assert(names_setup<Rules>, "variantkit: this ruleset has no setup: using setup = starting_array<\"...\">;");
    static_assert(!names_setup<Rules> || has_setup<Rules>,
                  "variantkit: the setup of this ruleset is no setup policy: it needs array() and first_to_move");
    static_assert(names_turn<Rules>, "variantkit: this ruleset has no turn: using turn = one_of<piece_moves>;");
    static_assert(
        !names_turn<Rules> || turn_has_moves<Rules>,
        "variantkit: the turn of this ruleset is no turn policy: it needs a type 'move' (see rules/one_of.hpp)");
    static_assert(names_ending<Rules>,
                  "variantkit: this ruleset has no ending: using ending = first_of<checkmate, stalemate_draws>;");
    static_assert(
        !names_notation<Rules> || lists_notations<Rules>,
        "variantkit: the notation of this ruleset is no notations<...>: using notation = notations<coordinate>;");
    static_assert(ruleset_near_misses<Rules>::passed);
    static constexpr bool passed = ruleset_shape<Rules>;
};

} // namespace variantkit::detail
