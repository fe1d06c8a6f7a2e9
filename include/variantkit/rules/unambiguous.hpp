/// \file
/// The law that a move must be the only one of its name.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <variantkit/board/square_name.hpp>
#include <variantkit/board/words.hpp>
#include <variantkit/config.hpp>
#include <variantkit/rules/double_step.hpp>
#include <variantkit/rules/move_list.hpp>
#include <variantkit/rules/piece_moves.hpp>

namespace variantkit {

namespace detail {

/// Whether a notation writes the names of `Names`.
template <class Notation, class Names>
concept writes_names = std::same_as<typename Notation::names, Names>;

} // namespace detail

/// Only moves whose name no other move bears may be played. `Names` gives moves their names; it provides
/// - `name_count<Position>`: how many names there can be;
/// - `name_of<Side>(position, move)`: the number of a move's name, -1 when it has none (and cannot be played).
///
/// Optional, to judge sets instead of moves, where names look like this: an arrival on an empty square is named by
/// kind and square, a capture by kind and kind captured, a promotion by what arrives, promotion with capture not at
/// all (see `descriptive`):
/// - `namesakes<Position>(squares)`: those squares of the set that share their name with another one of it.
template <class Names>
struct unambiguous {
    static constexpr bool judges_sets = true;
    using names = Names;

    /// Keeps the moves whose name is theirs alone.
    template <color Side, class Position, class List>
    static constexpr void select(const Position& position, List& candidates) {
        std::array<std::uint8_t, std::size_t(Names::template name_count<Position>)> bearers{};
        for (const auto& move : candidates) {
            const int name = Names::template name_of<Side>(position, move);
            if (name >= 0 && bearers[std::size_t(name)] < 2) ++bearers[std::size_t(name)];
        }
        std::size_t kept = 0;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const int name = Names::template name_of<Side>(position, candidates[i]);
            if (name >= 0 && bearers[std::size_t(name)] == 1) candidates[kept++] = candidates[i];
        }
        candidates.resize(kept);
    }

    /// "C3A could be c3 or f3"; "" when the move's name is its own. Names are written by that notation of the ruleset
    /// that is made of them.
    template <color Side, class Position, class Move, class List>
    [[nodiscard]] static std::string refusal(const Position& position, const Move& move, const List& candidates) {
        const int name = Names::template name_of<Side>(position, move);
        const std::string text = written<Side>(position, move);
        if (name < 0) return text + " has no name that is short enough";
        std::vector<std::string> arrivals;
        std::vector<std::string> moves;
        for (const auto& other : candidates) {
            if (Names::template name_of<Side>(position, other) != name) continue;
            const std::string to = square_name<typename Position::board>(other.to);
            if (std::find(arrivals.begin(), arrivals.end(), to) == arrivals.end()) arrivals.push_back(to);
            moves.push_back(square_name<typename Position::board>(other.from) + to);
        }
        if (moves.size() < 2) return {};
        auto& rivals = arrivals.size() == moves.size() ? arrivals : moves;
        std::sort(rivals.begin(), rivals.end());
        return text + " could be " + detail::listed(rivals, "or");
    }

    template <color Side, class Position, class Guard, class F>
        requires requires(const typename Position::set& set) { Names::template namesakes<Position>(set); }
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        using rules = typename Position::rules;
        constexpr auto plain = rules::turn::template number<piece_moves>;
        judge<Side>(position, guard, f, [&]<class Kind>(type_list<Kind>, const auto& named) VARIANTKIT_INLINE_LAMBDA {
            constexpr auto kind = static_cast<std::uint8_t>(rules::army::template index<Kind>);
            detail::for_each_square(position.template pieces<Kind, Side>(), [&](square from) VARIANTKIT_INLINE_LAMBDA {
                const auto arriving = arrivals<Side, Kind>(position, from) & named;
                detail::unfold_arrivals<rules, Side, Kind>(
                    position, arriving, [from](square) { return from; },
                    [&](square, square to, std::size_t becomes) VARIANTKIT_INLINE_LAMBDA {
                        f(piece_move{from, to, kind, static_cast<std::uint8_t>(becomes), plain});
                    });
            });
            for_each_double_step<Side, Kind>(
                position, open_guard<typename Position::set>{},
                [&]<class Action>(const auto& arriving, auto from) VARIANTKIT_INLINE_LAMBDA {
                    detail::for_each_square(arriving & named, [&](square to) VARIANTKIT_INLINE_LAMBDA {
                        f(piece_move{from(to), to, kind, kind, rules::turn::template number<Action>});
                    });
                });
        });
    }

    template <color Side, class Position, class Guard>
        requires requires(const typename Position::set& set) { Names::template namesakes<Position>(set); }
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& guard) {
        std::uint64_t sum = 0;
        judge<Side>(
            position, guard, [&](const auto&) VARIANTKIT_INLINE_LAMBDA { ++sum; },
            [&]<class Kind>(type_list<Kind>, const auto& named) VARIANTKIT_INLINE_LAMBDA {
                sum += detail::count_arrivals<typename Position::rules, Side, Kind>(position, named);
            });
        return sum;
    }

private:
    template <color Side, class Position, class Move>
    [[nodiscard]] static std::string written(const Position& position, const Move& move) {
        std::string text;
        if constexpr (requires { typename Position::rules::notation::all; }) {
            for_each_type(typename Position::rules::notation::all{}, [&]<class Notation>() {
                if constexpr (detail::writes_names<Notation, Names>) {
                    if (text.empty()) text = Notation::template write<Side>(position, move);
                }
            });
        }
        return text.empty() ? "the name of this move" : text;
    }

    /// What actions ask a guard for, all allowed, the knowledge of attacked squares kept.
    template <class Set>
    struct lenient_guard : open_guard<Set> {
        Set danger{};
    };

    /// Names borne by moves outside the arrival sets, a handful in any position, and which of them arrivals bear too.
    template <class Move>
    struct special_moves {
        fixed_list<Move, 16> moves;
        fixed_list<int, 16> names;
        fixed_list<bool, 16> have_rivals;

        constexpr void add(const Move& move, int name) {
            moves.push_back(move);
            names.push_back(name);
            have_rivals.push_back(false);
        }

        /// Says that an arrival bears this name; returns whether a special move does as well.
        constexpr bool meet(int name) {
            bool met = false;
            for (std::size_t i = 0; i < moves.size(); ++i) {
                if (names[i] != name) continue;
                have_rivals[i] = true;
                met = true;
            }
            return met;
        }

        [[nodiscard]] constexpr bool is_alone(std::size_t number) const {
            int bearers = 0;
            for (std::size_t i = 0; i < moves.size(); ++i) bearers += names[i] == names[number];
            return bearers == 1 && !have_rivals[number];
        }
    };
    template <class Position>
    using specials_of = special_moves<typename Position::rules::turn::move>;

    template <color Side, class Kind, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each_double_step(const Position& position, const Guard& guard, F&& f) {
        using turn = typename Position::rules::turn;
        if constexpr (list_contains<double_step<Kind>, typename turn::parts>) {
            double_step<Kind>::template for_each_arrival_set<Side>(
                position, guard, [&](const auto& arriving, auto from) VARIANTKIT_INLINE_LAMBDA {
                    f.template operator()<double_step<Kind>>(arriving, from);
                });
        }
    }

    /// Calls `special(move)` for special moves and `arriving(kind, squares)` for arrivals that may be played. A square
    /// that is its name's only bearer has one piece that can go there.
    template <color Side, class Position, class Guard, class Special, class Arriving>
    VARIANTKIT_INLINE static constexpr void judge(const Position& position, const Guard& guard, Special&& special,
                                                  Arriving&& arriving) {
        using set = typename Position::set;
        using board = typename Position::board;
        using rules = typename Position::rules;
        const set enemies = position.template pieces<~Side>();
        specials_of<Position> specials;
        const bool any_special = has_special_moves<Side>(position, guard);
        if (any_special) find_specials<Side>(position, guard, specials);

        for_each_type(typename rules::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
            set once;  // arrivals borne by a piece or more
            set twice; // ... by two or more
            set allowed;
            collect<Side, Kind>(position, guard, once, twice, allowed);
            if (once.empty()) return;
            if constexpr (promotion_of<rules>::template promotes<Kind>) {
                constexpr set zone = promotion_of<rules>::template zone<Side, board>();
                if (once.intersects(zone)) {
                    const set promoting = (once & zone) - enemies;
                    once -= zone; // a promotion with capture has no name and is nobody's rival
                    twice -= zone;
                    if (!promoting.empty() && !promoting.several()) arriving(type_list<Kind>{}, promoting & allowed);
                }
            }
            const set quiet = once - enemies;
            set named = quiet - twice - Names::template namesakes<Position>(quiet);
            const set takes = once & enemies;
            if (!takes.empty()) {
                named |= takes.several() || any_special
                             ? only_takers<Side>(position, rules::army::template index<Kind>, takes, twice, specials)
                             : takes - twice;
            }
            arriving(type_list<Kind>{}, named & allowed);
        });

        if (!any_special) return;
        for (std::size_t i = 0; i < specials.moves.size(); ++i) {
            if (specials.is_alone(i) && guard.template permits<Side>(position, specials.moves[i]))
                special(specials.moves[i]);
        }
    }

    /// Those captures of a kind that bear their name alone: one of each kind taken, by one piece.
    template <color Side, class Position>
    VARIANTKIT_FLATTEN static constexpr typename Position::set
    only_takers(const Position& position, std::size_t kind, typename Position::set takes, typename Position::set twice,
                specials_of<Position>& specials) {
        typename Position::set alone;
        for (std::size_t victim = 0; victim < Position::army::size; ++victim) {
            const auto victims = takes & position.pieces(victim, ~Side);
            if (victims.empty()) continue;
            const bool met = specials.meet(Names::template capture_name<Position>(kind, victim));
            if (!met && !victims.several()) alone |= victims - twice;
        }
        return alone;
    }

    template <color Side, class Kind, class Position, class Guard>
    VARIANTKIT_INLINE static constexpr void collect(const Position& position, const Guard& guard,
                                                    typename Position::set& once, typename Position::set& twice,
                                                    typename Position::set& allowed) {
        using set = typename Position::set;
        const auto add = [&](const set& arriving) VARIANTKIT_INLINE_LAMBDA {
            twice |= once & arriving;
            once |= arriving;
        };
        if constexpr (detail::moves_stepwise<Kind>) {
            const open_guard<set> open;
            const set pieces = position.template pieces<Kind, Side>();
            piece_moves::for_each_arrival_set_of<Side, Kind>(position, pieces, open,
                                                             [&](auto, const set& arriving, auto)
                                                                 VARIANTKIT_INLINE_LAMBDA { add(arriving); });
            for_each_double_step<Side, Kind>(
                position, open, [&]<class>(const auto& arriving, auto) VARIANTKIT_INLINE_LAMBDA { add(arriving); });
            if (!pieces.intersects(guard.bound)) {
                allowed = guard.targets;
            } else {
                piece_moves::for_each_arrival_set_of<Side, Kind>(position, pieces, guard,
                                                                 [&](auto, const set& arriving, auto)
                                                                     VARIANTKIT_INLINE_LAMBDA { allowed |= arriving; });
                for_each_double_step<Side, Kind>(position, guard,
                                                 [&]<class>(const auto& arriving, auto)
                                                     VARIANTKIT_INLINE_LAMBDA { allowed |= arriving; });
            }
        } else {
            const set pieces = position.template pieces<Kind, Side>();
            detail::for_each_square(
                pieces, [&](square from) VARIANTKIT_INLINE_LAMBDA { add(arrivals<Side, Kind>(position, from)); });
            if (is_royal<Kind> || pieces.intersects(guard.bound)) {
                detail::for_each_square(pieces, [&](square from) VARIANTKIT_INLINE_LAMBDA {
                    const set arriving = arrivals<Side, Kind>(position, from);
                    allowed |= guard.bound.contains(from) ? guard.template filter<Kind>(position, from, arriving)
                                                          : arriving & guard.targets;
                });
            } else {
                allowed = guard.targets;
            }
        }
    }

    /// Moves of an action that does not tell its arrivals as sets are special.
    template <class Action, color Side, class Position>
    static constexpr bool is_special =
        !requires { &Action::template for_each_arrival_set<Side, Position, open_guard<typename Position::set>, int>; };

    /// What special actions ask: everything is allowed, what is attacked is known.
    template <class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr auto leniently(const Guard& guard) {
        using set = typename Position::set;
        if constexpr (requires { guard.danger; }) {
            return lenient_guard<set>{{}, guard.danger};
        } else {
            static_cast<void>(guard);
            return open_guard<set>{};
        }
    }

    /// Cheaper than to list them: most positions have none.
    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool has_special_moves(const Position& position,
                                                                            const Guard& guard) {
        bool any = false;
        for_each_type(typename Position::rules::turn::parts{}, [&]<class Action>() VARIANTKIT_INLINE_LAMBDA {
            if constexpr (is_special<Action, Side, Position>) {
                Action::template for_each<Side, 0>(position, leniently<Position>(guard),
                                                   [&](const auto&) VARIANTKIT_INLINE_LAMBDA { any = true; });
            }
        });
        return any;
    }

    template <color Side, class Position, class Guard>
    VARIANTKIT_FLATTEN static constexpr void find_specials(const Position& position, const Guard& guard,
                                                           specials_of<Position>& found) {
        using turn = typename Position::rules::turn;
        for_each_type(typename turn::parts{}, [&]<class Action>() {
            if constexpr (is_special<Action, Side, Position>) {
                Action::template for_each<Side, turn::template number<Action>>(
                    position, leniently<Position>(guard),
                    [&](const auto& move) { found.add(move, Names::template name_of<Side>(position, move)); });
            }
        });
    }
};

} // namespace variantkit
