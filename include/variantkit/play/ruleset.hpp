/// \file
/// What a ruleset is, and what the compiler says of one that is none.
#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>

#include <variantkit/play/position.hpp>
#include <variantkit/rules/offers.hpp>
#include <variantkit/rules/policy_concepts.hpp>
#include <variantkit/rules/ruleset_shape.hpp>
#include <variantkit/rules/starting_array.hpp>
#include <variantkit/rules/state.hpp>

namespace variantkit {

namespace detail {

template <class Capture, class Kind, class Position>
struct capture_members {
    using set = typename Position::set;
    static constexpr bool reach = requires(const Position& position, square at, const set& squares) {
        { Capture::template reach<color::white, Kind>(position, at, squares) } -> std::convertible_to<set>;
    };
    static constexpr bool ways_to_take = requires(const Position& position, square at) {
        { Capture::template ways_to_take<color::white>(position, at, at) } -> std::convertible_to<set>;
    };
    static constexpr bool suspects = requires(const Position& position, square at, const set& squares) {
        { Capture::template suspects<color::white, Kind>(position, squares, at) } -> std::convertible_to<set>;
    };
    static constexpr bool exposure = requires(const Position& position, square at) {
        { Capture::template exposure<color::white, Kind>(position, at, at) } -> std::convertible_to<set>;
    };
};

/// Whether a policy says which optional members it has.
template <class Policy>
concept says_what_it_offers = requires { typename Policy::optional_members; };

template <class Policy>
inline constexpr bool offers_are_checked = [] {
    if constexpr (says_what_it_offers<Policy>)
        return !std::same_as<typename Policy::optional_members, offers_as_its_parts>;
    return false;
}();

template <class Policy>
[[nodiscard]] constexpr bool announces(std::string_view name) {
    if constexpr (offers_are_checked<Policy>) return Policy::optional_members::announces(name);
    return false;
}

/// Fails to compile when a policy announces a member that is not there, or has one that it does not announce.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): the name must become a member, and text
#define VARIANTKIT_CHECK_OFFER(Policy, there, member, what, form)                                                      \
    static_assert(!offers_are_checked<Policy> || !announces<Policy>(#member) || there,                                 \
                  "variantkit: this " what " announces '" #member                                                      \
                  "' but has no such member (misspelt, or of another form?): " form);                                  \
    static_assert(!offers_are_checked<Policy> || announces<Policy>(#member) || !there,                                 \
                  "variantkit: this " what " has '" #member                                                            \
                  "' but does not announce it: add it to optional_members = offers<...>")

template <class Capture, class Kind, class Position>
struct capture_check {
    static_assert(capture_policy<Capture, Position>,
                  "variantkit: a capture policy must have 'captured': captured<Side>(position, from, to, victims), "
                  "which returns the squares taken");
    static_assert(says_what_it_offers<Capture>, "variantkit: a capture policy must say which optional members it has: "
                                                "using optional_members = offers<>; (or \"reach\", ...)");
    using members = capture_members<Capture, Kind, Position>;
    VARIANTKIT_CHECK_OFFER(Capture, members::reach, reach, "capture policy",
                           "reach<Side, Kind>(position, from, victims)");
    VARIANTKIT_CHECK_OFFER(Capture, members::ways_to_take, ways_to_take, "capture policy",
                           "ways_to_take<Side>(position, from, target)");
    VARIANTKIT_CHECK_OFFER(Capture, members::suspects, suspects, "capture policy",
                           "suspects<Side, Kind>(position, pieces, target)");
    VARIANTKIT_CHECK_OFFER(Capture, members::exposure, exposure, "capture policy",
                           "exposure<Side, Kind>(position, from, target)");
    static constexpr bool known = [] {
        if constexpr (offers_are_checked<Capture>)
            return Capture::optional_members::all_among("reach", "ways_to_take", "suspects", "exposure");
        return true;
    }();
    static_assert(known, "variantkit: a capture policy's optional members are reach, ways_to_take, suspects and "
                         "exposure; it announces another");
    static constexpr bool passed = capture_policy<Capture, Position>;
};

template <class Mobility, class Position>
struct mobility_check {
    static_assert(mobility_policy<Mobility, Position>,
                  "variantkit: a mobility policy must have 'movable': movable<Side>(position), which returns the "
                  "pieces of Side that may move");
    static_assert(says_what_it_offers<Mobility>,
                  "variantkit: a mobility policy must say which optional members it has: using optional_members = "
                  "offers<>; (or \"exposure\", \"refusal\")");
    static constexpr bool has_exposure =
        requires(const Position& position) { Mobility::template exposure<color::white>(position); };
    static constexpr bool has_refusal = requires(const Position& position, const typename Position::move& move) {
        Mobility::template refusal<color::white>(position, move);
    };
    VARIANTKIT_CHECK_OFFER(Mobility, has_exposure, exposure, "mobility policy", "exposure<Side>(position)");
    VARIANTKIT_CHECK_OFFER(Mobility, has_refusal, refusal, "mobility policy", "refusal<Side>(position, move)");
    static constexpr bool known = [] {
        if constexpr (offers_are_checked<Mobility>) return Mobility::optional_members::all_among("exposure", "refusal");
        return true;
    }();
    static_assert(known,
                  "variantkit: a mobility policy's optional members are exposure and refusal; it announces another");
    static constexpr bool passed = mobility_policy<Mobility, Position>;
};

#undef VARIANTKIT_CHECK_OFFER

template <class Ending, class Position>
struct ending_check {
    static_assert(
        requires { Ending::reason; },
        "variantkit: an ending policy must have a 'reason': static constexpr std::string_view reason = \"...\";");
    static_assert(
        ending_policy<Ending, Position> || !requires { Ending::reason; },
        "variantkit: an ending policy must have 'judge', 'judge_stuck' or 'judge_history', which return a verdict: "
        "template <color Side, class Position> static constexpr verdict judge(const Position&)");
    static_assert(ending_near_misses<Ending>::passed);
    static constexpr bool passed = ending_policy<Ending, Position>;
};

template <class Kinds, class Position>
struct kinds_check;
template <class... Kind, class Position>
struct kinds_check<type_list<Kind...>, Position> {
    static constexpr bool passed = (capture_check<capture_of<Kind>, Kind, Position>::passed && ...);
    static constexpr bool promotion = (promotion_policy<promotion_of<typename Position::rules>, Kind> && ...);
};

template <class Endings, class Position>
struct endings_check;
template <class... Ending, class Position>
struct endings_check<type_list<Ending...>, Position> {
    static constexpr bool passed = (ending_check<Ending, Position>::passed && ...);
};

template <class Policy, class Position>
struct state_check {
    static_assert(state_policy<Policy>,
                  "variantkit: what a policy remembers must be a regular type; its 'state' needs, inside it: "
                  "friend constexpr bool operator==(const state&, const state&) = default;");
    static_assert(
        requires(typename Policy::state& now, const transition<Position>& turn) {
            Policy::template advance<color::white>(now, turn);
        }, "variantkit: a policy with a state must have 'advance': "
           "template <color Side, class Transition> static constexpr void advance(state&, const Transition&)");
    static_assert(
        !requires(typename Policy::state& now) { Policy::template tick<color::white>(now); } &&
            !requires(typename Policy::state& now) { Policy::tick(now); } &&
            !requires(typename Policy::state& now, const Position& before) { Policy::tick(now, before); },
        "variantkit: 'tick' of a policy with a state takes the state and the position: "
        "template <color Side, class Position> static constexpr void tick(state&, const Position&)");
    static_assert(
        requires { Policy::counts_only; } ||
            requires(const typename Policy::state& now) {
                { Policy::key(now) } -> std::convertible_to<std::uint64_t>;
            },
        "variantkit: a policy with a state must have 'key': static constexpr std::uint64_t key(const state&); "
        "or, if it only counts, static constexpr bool counts_only = true;");
    static constexpr bool passed = true;
};

template <class Policies, class Position>
struct states_check;
template <class... Policy, class Position>
struct states_check<type_list<Policy...>, Position> {
    static constexpr bool passed = (state_check<Policy, Position>::passed && ...);
};

/// What is wrong with the array, for the board and the army: what `read_board_text` expected, "" when nothing is.
template <class Position>
[[nodiscard]] constexpr std::string_view array_fault() {
    Position position;
    return read_board_text(Position::rules::setup::array(), position).expected;
}

/// Instantiating this says what is wrong with the array of a ruleset.
template <class Position>
struct array_check {
    static constexpr std::string_view fault = array_fault<Position>();
    static constexpr bool unknown_letter = fault.starts_with("a piece letter");
    static constexpr bool too_few_ranks = fault.starts_with("'/' and");
    static constexpr bool too_many_ranks = fault.starts_with("the end");
    static constexpr bool rank_too_short = fault.starts_with("more squares");
    static constexpr bool rank_too_long = fault.starts_with("'/' after") || fault.starts_with("a smaller number");
    static_assert(!unknown_letter, "variantkit: the array of this ruleset's setup does not fit its board and army: it "
                                   "has a letter that no kind of the army has");
    static_assert(
        !too_few_ranks,
        "variantkit: the array of this ruleset's setup does not fit its board and army: it has too few ranks");
    static_assert(!too_many_ranks, "variantkit: the array of this ruleset's setup does not fit its board and army: it "
                                   "has too many ranks, or squares too many at its end");
    static_assert(
        !rank_too_short,
        "variantkit: the array of this ruleset's setup does not fit its board and army: a rank has too few squares");
    static_assert(
        !rank_too_long,
        "variantkit: the array of this ruleset's setup does not fit its board and army: a rank has too many squares");
    static constexpr bool passed = fault.empty();
    static_assert(passed || unknown_letter || too_few_ranks || too_many_ranks || rank_too_short || rank_too_long,
                  "variantkit: the array of this ruleset's setup does not fit its board and army");
};

/// Instantiating this says what is wrong with the policies of a ruleset.
template <class Rules>
struct ruleset_check {
    using position = variantkit::position<Rules>;
    using kinds = typename Rules::army::kinds;
    static_assert(kinds_near_misses<kinds>::passed);
    static_assert(array_check<position>::passed);
    static_assert(kinds_check<kinds, position>::passed);
    static_assert(
        kinds_check<kinds, position>::promotion,
        "variantkit: a promotion policy must have 'promotes': template <class Kind> static constexpr bool promotes");
    static_assert(mobility_check<mobility_of<Rules>, position>::passed);
    static_assert(turn_policy<typename Rules::turn, position>,
                  "variantkit: a turn policy must have a type 'move' and 'for_each', 'captured' and 'apply'; an action "
                  "such as piece_moves stands in one_of<...> (see rules/one_of.hpp)");
    static_assert(legality_policy<legality_of<Rules>, position>,
                  "variantkit: a legality policy must have 'guard': guard<Side>(position), or judge sets (see "
                  "rules/legality.hpp)");
    static_assert(endings_check<endings_of<Rules>, position>::passed);
    static_assert(states_check<state_policies_of<Rules>, position>::passed);
    static constexpr bool passed = true;
};

} // namespace detail

/// A ruleset: a struct that names its policies.
///
/// Provide: `name`, `board` (a `geometry`), `army` (`army<kinds...>`), `setup` (`setup_policy`), `turn`
/// (`turn_policy`), `ending` (`ending_policy`, several in `first_of`). Optional: `mobility` (`mobility_policy`),
/// `legality`
/// (`legality_policy`), `promotion` (`promotion_policy`), `notation` (`notations<...>`).
///
/// Get: positions, moves, play, perft, histories, texts, pictures, search, the check kit.
template <class Rules>
concept ruleset = std::is_class_v<Rules> && detail::ruleset_shape<Rules> && detail::ruleset_check<Rules>::passed;

/// The same, asked by an author: a struct that is no ruleset is an error that says in plain words what is wrong with
/// it. `static_assert(checked_ruleset<my_game>)`; so does every use of the struct.
template <class Rules>
inline constexpr bool checked_ruleset = detail::shape_check<Rules>::passed && detail::ruleset_check<Rules>::passed;

} // namespace variantkit
