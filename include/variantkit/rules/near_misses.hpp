/// \file
/// Names that authors write for members that are called otherwise, and what to say about them.
///
/// C++ cannot list the members of a struct; an optional member under a wrong name would be ignored in silence. So the
/// names that come to mind first are asked for, one by one.
#pragma once

#include <type_traits>

namespace variantkit::detail {

/// Fails to compile when a type has a member `wrong`, and asks whether `right` was meant.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): the name must become a member, and text
#define VARIANTKIT_NEAR_MISS(Type, wrong, right)                                                                       \
    static_assert(                                                                                                     \
        !requires { typename Type::wrong; } && !requires { Type::wrong; },                                             \
        "variantkit: there is no member '" #wrong "': did you mean '" #right "'?")

/// Fails to compile when a ruleset has a member under a name that looks like that of another.
template <class Rules>
struct ruleset_near_misses {
    VARIANTKIT_NEAR_MISS(Rules, boards, board);
    VARIANTKIT_NEAR_MISS(Rules, armies, army);
    VARIANTKIT_NEAR_MISS(Rules, turns, turn);
    VARIANTKIT_NEAR_MISS(Rules, actions, turn);
    VARIANTKIT_NEAR_MISS(Rules, moves, turn);
    VARIANTKIT_NEAR_MISS(Rules, mobile, mobility);
    VARIANTKIT_NEAR_MISS(Rules, mobilities, mobility);
    VARIANTKIT_NEAR_MISS(Rules, legal, legality);
    VARIANTKIT_NEAR_MISS(Rules, legality_policy, legality);
    VARIANTKIT_NEAR_MISS(Rules, endings, ending);
    VARIANTKIT_NEAR_MISS(Rules, end, ending);
    VARIANTKIT_NEAR_MISS(Rules, legalty, legality);
    VARIANTKIT_NEAR_MISS(Rules, legalities, legality);
    VARIANTKIT_NEAR_MISS(Rules, leagality, legality);
    VARIANTKIT_NEAR_MISS(Rules, mobilty, mobility);
    VARIANTKIT_NEAR_MISS(Rules, mobility_policy, mobility);
    VARIANTKIT_NEAR_MISS(Rules, frozen, mobility);
    VARIANTKIT_NEAR_MISS(Rules, promotions, promotion);
    VARIANTKIT_NEAR_MISS(Rules, promote, promotion);
    VARIANTKIT_NEAR_MISS(Rules, promotion_policy, promotion);
    VARIANTKIT_NEAR_MISS(Rules, promtion, promotion);
    VARIANTKIT_NEAR_MISS(Rules, promotes, promotion);
    VARIANTKIT_NEAR_MISS(Rules, promoting, promotion);
    VARIANTKIT_NEAR_MISS(Rules, set_up, setup);
    VARIANTKIT_NEAR_MISS(Rules, setups, setup);
    VARIANTKIT_NEAR_MISS(Rules, start, setup);
    VARIANTKIT_NEAR_MISS(Rules, array, setup);
    VARIANTKIT_NEAR_MISS(Rules, notations, notation);
    VARIANTKIT_NEAR_MISS(Rules, notaton, notation);
    VARIANTKIT_NEAR_MISS(Rules, side_differ, sides_differ);
    static constexpr bool passed = true;
};

/// The same for a kind of piece.
template <class Kind>
struct kind_near_misses {
    VARIANTKIT_NEAR_MISS(Kind, captures, capture);
    VARIANTKIT_NEAR_MISS(Kind, capturing, capture);
    VARIANTKIT_NEAR_MISS(Kind, capture_policy, capture);
    VARIANTKIT_NEAR_MISS(Kind, takes, capture);
    VARIANTKIT_NEAR_MISS(Kind, capture_movements, capture_movement);
    VARIANTKIT_NEAR_MISS(Kind, capturing_movement, capture_movement);
    VARIANTKIT_NEAR_MISS(Kind, capture_moves, capture_movement);
    VARIANTKIT_NEAR_MISS(Kind, attack_movement, capture_movement);
    VARIANTKIT_NEAR_MISS(Kind, is_royal, royal);
    VARIANTKIT_NEAR_MISS(Kind, royalty, royal);
    static constexpr bool passed = true;
};

/// The same for an ending policy.
template <class Ending>
struct ending_near_misses {
    VARIANTKIT_NEAR_MISS(Ending, decide, decides);
    VARIANTKIT_NEAR_MISS(Ending, decisive, decides);
    VARIANTKIT_NEAR_MISS(Ending, reasons, reason);
    static constexpr bool passed = true;
};

#undef VARIANTKIT_NEAR_MISS

} // namespace variantkit::detail
