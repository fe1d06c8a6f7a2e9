/// \file
/// How near a side is to what the ending policies are about.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>
#include <vector>

#include <variantkit/play/position.hpp>
#include <variantkit/rules/checks_win.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/piece_reaches.hpp>
#include <variantkit/rules/race.hpp>
#include <variantkit/rules/row_of.hpp>
#include <variantkit/rules/royal_endings.hpp>

namespace variantkit {

namespace detail {

/// How many moves of its own a piece needs from each square to one of the goals on an empty board; `unreachable` where
/// there is no way.
template <geometry Board>
using distance_table = std::array<std::uint8_t, std::size_t(Board::square_count)>;
inline constexpr int unreachable = 100;

template <class Kind, color Side, geometry Board>
[[nodiscard]] distance_table<Board> distances_to(const square_set<Board>& goals) {
    distance_table<Board> table;
    table.fill(unreachable);
    square_set<Board> seen = goals;
    square_set<Board> now = goals;
    for (int distance = 0; !now.empty() && distance < unreachable; ++distance) {
        square_set<Board> next;
        for (square at : now) {
            table[std::size_t(at.index())] = static_cast<std::uint8_t>(distance);
            next |= sources_of<typename Kind::movement, Side, Board>(at, {}) |
                    sources_of<capture_movement_of<Kind>, Side, Board>(at, {});
        }
        now = next - seen;
        seen |= next;
    }
    return table;
}

} // namespace detail

/// How near a side is to winning by an ending policy, in hundredths of a pawn: `value<Side>(position, lateness)`, where
/// `lateness` is 0 when all pieces stand on the board and 256 when few do. Specialise it for an ending policy, or give
/// the policy `closeness<Side>(position)`. Policies without either say nothing.
///
/// Objects are made once a search, and may keep tables.
template <class Ending, class Rules>
struct goal_closeness {
    /// Whether the ending policy does not tell how near its goal is.
    static constexpr bool says_nothing =
        !requires(const position<Rules>& at) { Ending::template closeness<color::white>(at); };

    template <color Side>
    [[nodiscard]] int value(const position<Rules>& at, int) const {
        if constexpr (says_nothing) {
            return 0;
        } else {
            return Ending::template closeness<Side>(at);
        }
    }
};

namespace detail {

/// A royal piece on its way to its goal: little as long as it would be in danger there; and enemy royal
/// pieces away from there.
template <class Where, class Rules>
class royal_way {
public:
    template <color Side>
    [[nodiscard]] int value(const position<Rules>& at, int lateness) const {
        int sum = 0;
        for_each_type(typename Rules::army::kinds{}, [&]<class Kind>() {
            if constexpr (is_royal<Kind>) {
                const auto& table = member_table[Rules::army::template index<Kind>][index_of(Side)];
                for (square from : at.template pieces<Kind, Side>()) {
                    const int distance = table[std::size_t(from.index())];
                    if (distance < unreachable)
                        sum += (20 - distance) * lateness / 16 + 240 / (distance * distance + 1);
                }
                for (square guard : at.template pieces<Kind, ~Side>())
                    sum += std::min<int>(table[std::size_t(guard.index())], 20) * lateness / 12;
            }
        });
        return sum;
    }

private:
    std::array<std::array<distance_table<typename Rules::board>, 2>, Rules::army::size> member_table = [] {
        std::array<std::array<distance_table<typename Rules::board>, 2>, Rules::army::size> made{};
        for_each_type(typename Rules::army::kinds{}, [&]<class Kind>() {
            using board = typename Rules::board;
            if constexpr (is_royal<Kind>) {
                auto& both = made[Rules::army::template index<Kind>];
                both[0] = distances_to<Kind, color::white, board>(Where::template squares<color::white, board>());
                both[1] = distances_to<Kind, color::black, board>(Where::template squares<color::black, board>());
            }
        });
        return made;
    }();
};

} // namespace detail

template <class Where, class Rules>
struct goal_closeness<royal_arrives<Where>, Rules> : detail::royal_way<Where, Rules> {};
template <fixed_string White, fixed_string Black, class Rules>
struct goal_closeness<royal_reaches<White, Black>, Rules> : detail::royal_way<named_squares<White, Black>, Rules> {};
/// Of a race, how far the royal piece has come.
template <fixed_string Goal, class Rules>
struct goal_closeness<royal_race<Goal>, Rules> : detail::royal_way<named_squares<Goal>, Rules> {
    /// All of it matters from the beginning.
    template <color Side>
    [[nodiscard]] int value(const position<Rules>& at, int) const {
        return detail::royal_way<named_squares<Goal>, Rules>::template value<Side>(at, 512);
    }
};

/// Of a piece that has somewhere to go, how far each has come.
template <class Kind, class Where, class Rules>
struct goal_closeness<piece_reaches<Kind, Where>, Rules> {
    using board = typename Rules::board;

    /// The further on, the more, and the foremost most of all.
    template <color Side>
    [[nodiscard]] int value(const position<Rules>& at, int) const {
        int sum = 0;
        int nearest = detail::unreachable;
        for (square from : at.template pieces<Kind, Side>()) {
            const int distance = tables[index_of(Side)][std::size_t(from.index())];
            nearest = distance < nearest ? distance : nearest;
            sum += 80 / (distance + 1);
        }
        return sum + 300 / (nearest + 1);
    }

    /// The distances of squares from the goal, for each side.
    std::array<detail::distance_table<board>, 2> tables{
        detail::distances_to<Kind, color::white, board>(Where::template squares<color::white, board>()),
        detail::distances_to<Kind, color::black, board>(Where::template squares<color::black, board>())};
};

/// Of a row, how much of it is there.
template <int Length, class Rules>
struct goal_closeness<row_of<Length>, Rules> {
    using set = typename position<Rules>::set;

    /// Rows that the other side has not spoilt, each four times as much for one piece more in it.
    template <color Side>
    [[nodiscard]] int value(const position<Rules>& at, int) const {
        const set own = at.template pieces<Side>();
        const set enemy = at.template pieces<~Side>();
        int sum = 0;
        for (const set& row : rows) {
            if (row.intersects(enemy)) continue;
            const int there = (row & own).count();
            if (there > 0) sum += 1 << (2 * there - 2 < 14 ? 2 * there - 2 : 14);
        }
        return 2 * sum;
    }

    /// All rows that the board has room for.
    std::vector<set> rows = [] {
        using board = typename Rules::board;
        std::vector<set> found;
        const auto add = [&](square from, direction way) {
            set row;
            for (int i = 0; i < Length; ++i, from = from.exists() ? board::offset(from, way) : from) {
                if (!from.exists()) return;
                row.insert(from);
            }
            found.push_back(row);
        };
        for (int i = 0; i < board::square_count; ++i) {
            for (std::size_t way = 0; way < board::orthogonals.size(); way += 2)
                add(square{i}, board::orthogonals[way]);
            for (std::size_t way = 0; way < board::diagonals.size(); way += 2) add(square{i}, board::diagonals[way]);
        }
        return found;
    }();
};

/// Of checks, how many were given.
template <int Times, class Rules>
struct goal_closeness<checks_win<Times>, Rules> {
    template <color Side>
    [[nodiscard]] int value(const position<Rules>& at, int) const {
        const int given = at.template state<checks_win<Times>>().given[index_of(Side)];
        return 100 * given * given;
    }
};

/// Whether losing all one's pieces wins: then they are worth less than nothing.
template <class Rules>
inline constexpr bool pieces_are_a_burden = list_contains<no_moves_wins, detail::endings_of<Rules>>;

} // namespace variantkit
