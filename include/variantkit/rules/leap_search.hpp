/// \file
/// The ways of a piece that captures several others one after the other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>

#include <variantkit/board/shift.hpp>
#include <variantkit/board/slides.hpp>
#include <variantkit/board/steps.hpp>
#include <variantkit/config.hpp>
#include <variantkit/piece/army.hpp>

namespace variantkit::detail {

/// Pieces whose capture movement is one of steps leap over a neighbour to the square directly behind.
template <class Kind>
inline constexpr bool leaps_over_neighbours = stepwise<capture_movement_of<Kind>>;

template <class List>
inline constexpr bool all_slide = false;
template <class... Atom>
inline constexpr bool all_slide<type_list<Atom...>> = sizeof...(Atom) != 0 && (Atom::is_slide && ...);

/// Pieces whose capture movement slides leap over the first piece on a line to any empty square behind.
template <class Kind>
inline constexpr bool leaps_flying = all_slide<typename capture_movement_of<Kind>::atoms>;

/// The ways in which a kind leaps.
template <color Side, class Kind, geometry Board>
[[nodiscard]] constexpr auto leap_ways() {
    using movement = capture_movement_of<Kind>;
    static_assert(leaps_over_neighbours<Kind> || leaps_flying<Kind>,
                  "variantkit: pieces that leap need a capture_movement of forward_steps<...> or of slides");
    if constexpr (leaps_over_neighbours<Kind>) {
        auto ways = movement::steps;
        for (direction& way : ways) way = relative(way, Side);
        return ways;
    } else {
        return []<class... Atom>(type_list<Atom...>) {
            std::array<direction, (Atom::template ways<Board>.size() + ...)> ways{};
            std::size_t count = 0;
            const auto add = [&](const auto& some) {
                for (direction way : some) ways[count++] = way;
            };
            (add(Atom::template ways<Board>), ...);
            return ways;
        }(typename movement::atoms{});
    }
}

/// Where a piece has landed, leap by leap.
template <geometry Board>
class leap_path {
public:
    VARIANTKIT_INLINE constexpr leap_path() {
        if (std::is_constant_evaluated()) std::construct_at(&member_landings.all);
    }

    /// How many pieces have been leapt over.
    [[nodiscard]] VARIANTKIT_INLINE constexpr int length() const { return member_length; }
    [[nodiscard]] constexpr const square* begin() const { return member_landings.all.data(); }
    [[nodiscard]] constexpr const square* end() const { return begin() + member_length; }

    VARIANTKIT_INLINE constexpr void land(square at) { member_landings.all[std::size_t(member_length++)] = at; }
    VARIANTKIT_INLINE constexpr void take_back() { --member_length; }

    friend constexpr bool operator==(const leap_path& a, const leap_path& b) {
        bool same = a.member_length == b.member_length;
        for (int i = 0; same && i < a.member_length; ++i) same = a.begin()[i] == b.begin()[i];
        return same;
    }

private:
    // Not filled at run time: most paths are short.
    union storage {
        VARIANTKIT_INLINE constexpr storage() {}
        std::array<square, std::size_t(Board::square_count)> all;
    };
    int member_length = 0;
    storage member_landings;
};

/// Follows all ways in which one piece can leap as often as it can: no piece is leapt over twice, none is taken off
/// before the end, its own square is empty, and on the squares of `stops`, once arrived there, it rests. Calls
/// `f(to, taken, path)` at the end of each; ways that take the same pieces to the same square come once, or all of them
/// where not `Distinct`.
template <color Side, class Kind, geometry Board, bool Distinct, class F>
class leap_search {
public:
    using set = square_set<Board>;

    VARIANTKIT_INLINE constexpr leap_search(const set& occupied, const set& victims, square from, const set& stops,
                                            F& f)
        : member_blockers(occupied - set{from}), member_victims(victims), member_stops(stops), member_from(from),
          member_f(f) {}

    VARIANTKIT_INLINE constexpr void run() { go_on(member_from, set{}, no_way, true, false); }

    /// The same for several pieces of a position. Sets `from` to where each stands before it calls `f` for it.
    template <class Position>
    VARIANTKIT_INLINE static constexpr void run_all(const Position& position, const set& pieces, const set& stops,
                                                    square& from, F& f) {
        if (pieces.empty()) return; // crowned men, most of the time
        const set occupied = position.occupied();
        const set& victims = position.template pieces<~Side>();
        if constexpr (leaps_over_neighbours<Kind>) {
            // Who leaps first in which way is found out for all at once.
            for_each_way([&]<std::size_t I>() VARIANTKIT_INLINE_LAMBDA {
                set rest = pieces & shifted<-ways[I]>(victims) & shifted<-ways[I] * 2>(~occupied);
                while (!rest.empty()) {
                    from = rest.take_first();
                    leap_search search{occupied, victims, from, stops, f};
                    search.template land<I>(step<ways[I] * 2, Board>(from), set{step<ways[I], Board>(from)});
                }
            });
        } else {
            for (set rest = pieces; !rest.empty();) {
                from = rest.take_first();
                leap_search search{occupied, victims, from, stops, f};
                search.run();
            }
        }
    }

private:
    static constexpr auto ways = leap_ways<Side, Kind, Board>();
    static constexpr std::size_t no_way = ways.size();
    /// The squares next to each in those ways.
    static constexpr auto neighbours_to_leap_over = make_leaps<Board>(ways);
    /// Fewer pieces cannot be taken in two orders: the ways would have to go round.
    static constexpr int fewest_in_two_ways = leaps_over_neighbours<Kind> ? 4 : 3;

    template <class G>
    VARIANTKIT_INLINE static constexpr void for_each_way(G&& g) {
        [&]<std::size_t... I>(std::index_sequence<I...>)
            VARIANTKIT_INLINE_LAMBDA { (g.template operator()<I>(), ...); }(std::make_index_sequence<ways.size()>{});
    }

    /// Where a piece may land when it leaps in one way over `over`, which is found out.
    template <std::size_t I>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr set landings(square at, const set& blockers, const set& victims,
                                                                  set& over) {
        if constexpr (leaps_over_neighbours<Kind>) {
            const set here{at};
            over = shifted<ways[I]>(here) & victims;
            return over.empty() ? over : shifted<ways[I] * 2>(here) - blockers;
        } else {
            over = slide<ways[I]>(at, blockers) & victims;
            return over.empty() ? over : slide<ways[I]>(over.first(), blockers) - blockers;
        }
    }

    /// Leaps on from a square. `came` is the way in which it was reached; where that was not the `nearest` square
    /// behind the piece leapt last, the same way has been followed from there, and has led on if `leads_on`. Returns
    /// the ways that lead on, a bit each.
    VARIANTKIT_FLATTEN constexpr unsigned go_on(square at, const set& taken, std::size_t came, bool nearest,
                                                bool leads_on) {
        unsigned open = 0;
        if (came == no_way || !member_stops.contains(at)) {
            for_each_way([&]<std::size_t I>() VARIANTKIT_INLINE_LAMBDA {
                if (!nearest && came == I) return;
                set over;
                set rest = landings<I>(at, member_blockers, member_victims - taken, over);
                if (rest.empty()) return;
                open |= 1U << I;
                leap<I>(rest, over.first(), taken | over);
            });
        }
        if (open == 0 && !leads_on && came != no_way) arrive(at, taken);
        return open;
    }

    template <std::size_t I>
    VARIANTKIT_INLINE constexpr void leap(set rest, [[maybe_unused]] square over, const set& taken) {
        if constexpr (leaps_over_neighbours<Kind>) {
            land<I>(rest.first(), taken);
        } else {
            // What follows in the same way is the same from all squares: it is looked for from the nearest.
            const square nearest = step<ways[I], Board>(over);
            member_path.land(nearest);
            const bool leads_on = (go_on(nearest, taken, I, true, false) >> I & 1U) != 0;
            member_path.take_back();
            for (rest.erase(nearest); !rest.empty();) {
                const square to = rest.take_first();
                member_path.land(to);
                go_on(to, taken, I, false, leads_on);
                member_path.take_back();
            }
        }
    }

    /// A piece that leaps over neighbours comes to a square. Most often there is nothing more to leap over.
    template <std::size_t I>
    VARIANTKIT_INLINE constexpr void land(square to, const set& taken) {
        constexpr const auto& around = neighbours_to_leap_over;
        member_path.land(to);
        if (((member_victims - taken) & around[std::size_t(to.index())]).empty()) {
            arrive(to, taken);
        } else {
            go_on(to, taken, I, true, false);
        }
        member_path.take_back();
    }

    VARIANTKIT_INLINE constexpr void arrive(square at, const set& taken) {
        if constexpr (Distinct) {
            if (member_path.length() >= fewest_in_two_ways && !is_first_way(at, taken)) return;
        }
        member_f(at, taken, member_path);
    }

    /// Whether the path is the first of those that take the same pieces to the same square.
    [[nodiscard]] VARIANTKIT_FLATTEN constexpr bool is_first_way(square at, const set& taken) const {
        bool found = false;
        bool same = false;
        auto compare = [&](square to, const set& others, const leap_path<Board>& path) {
            if (found || to != at || others != taken) return;
            found = true;
            same = path == member_path;
        };
        leap_search<Side, Kind, Board, false, decltype(compare)> search{member_blockers, taken, member_from,
                                                                        member_stops, compare};
        search.run();
        return same;
    }

    set member_blockers;
    set member_victims;
    set member_stops;
    square member_from;
    leap_path<Board> member_path{};
    F& member_f;
};

} // namespace variantkit::detail
