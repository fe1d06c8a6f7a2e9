/// \file
/// An evaluation for every ruleset, from what its policies say.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <tuple>

#include <variantkit/board/rays.hpp>
#include <variantkit/rules/royal.hpp>
#include <variantkit/search/evaluation.hpp>
#include <variantkit/search/goal_closeness.hpp>
#include <variantkit/search/piece_values.hpp>
#include <variantkit/search/promotion_ways.hpp>

namespace variantkit {

namespace detail {

template <class Goal>
concept counts_rows = requires(const Goal& goal) { goal.rows; };

} // namespace detail

/// Material, by values given or `values_by_mobility`; mobility; the safety of royal pieces; how far those have come
/// that may promote; and how close each side is to what the ending policies are about (see `goal_closeness`).
template <class Rules>
class default_evaluation {
public:
    using position_type = position<Rules>;

    default_evaluation() : default_evaluation(values_by_mobility<Rules>()) {}
    /// With these values of pieces.
    explicit default_evaluation(const kind_values<Rules>& values)
        : member_values(values), member_tables(std::make_shared<const tables>(values)) {}

    /// What kinds are worth.
    [[nodiscard]] const kind_values<Rules>& values() const { return member_values; }

    [[nodiscard]] score operator()(const position_type& at) const {
        return as_estimate(at.side_to_move() == color::white ? balance<color::white>(at) : balance<color::black>(at));
    }

private:
    using board = typename Rules::board;
    using set = typename position_type::set;
    using army = typename Rules::army;
    using kinds = typename army::kinds;
    static constexpr std::size_t squares = std::size_t(board::square_count);
    static constexpr int to_move = 10;

    template <class List>
    struct closeness_of;
    template <class... Ending>
    struct closeness_of<type_list<Ending...>> {
        using type = std::tuple<goal_closeness<Ending, Rules>...>;
    };
    struct nothing {};

    /// Where pieces hinder nothing but what is in reach, reach tells little.
    static constexpr bool mobility_matters = []<class... Ending>(type_list<Ending...>) {
        return (!detail::counts_rows<goal_closeness<Ending, Rules>> && ...);
    }(detail::endings_of<Rules>{});

    template <class List>
    struct promotions_of;
    template <class... Kind>
    struct promotions_of<type_list<Kind...>> {
        template <class One>
        using slot = typename std::conditional_t<promotion_of<Rules>::template promotes<One>,
                                                 std::type_identity<detail::promotion_ways<One, Rules>>,
                                                 std::type_identity<nothing>>::type;
        using type = std::tuple<slot<Kind>...>;
    };

    /// All that is worked out beforehand.
    struct tables {
        explicit tables(const kind_values<Rules>& values) {
            for_each_type(kinds{}, [&]<class Kind>() {
                constexpr std::size_t kind = army::template index<Kind>;
                mobility_mean[kind] = static_cast<int>(detail::mean_mobility<Kind, board>() * 16);
                mobility_weight[kind] = std::min(40, 12'000 / std::max(values[kind], 100));
                for (int i = 0; i < board::square_count; ++i) {
                    royal_reach[kind][std::size_t(i)] = static_cast<std::int16_t>(
                        reach_of<typename Kind::movement, color::white, board>(square{i}, {}).count());
                }
            });
            for (const color side : {color::white, color::black}) {
                const auto& array = detail::array_of<position_type>;
                for (std::size_t kind = 0; kind < army::size; ++kind) {
                    for_each_type(kinds{}, [&]<class Kind>() {
                        if (army::template index<Kind> == kind && is_heavy<Kind>)
                            full += values[kind] * array.pieces(kind, side).count();
                    });
                }
            }
            full = std::max(full / 2, 1);
        }

        std::array<int, army::size> mobility_mean{}; ///< in sixteenths
        std::array<int, army::size> mobility_weight{};
        std::array<std::array<std::int16_t, squares>, army::size> royal_reach{};
        int full = 0; ///< the heavy pieces of one side as the game begins
        typename closeness_of<detail::endings_of<Rules>>::type goals{};
        typename promotions_of<kinds>::type promotions{};
    };

    template <class Kind>
    static constexpr bool is_heavy = !is_royal<Kind> && !promotion_of<Rules>::template promotes<Kind>;

    /// What a side has, counted while looking at its pieces.
    struct account {
        int sum = 0;
        int heavy = 0;  ///< value of its heavy pieces
        int danger = 0; ///< how much it attacks around enemy royals
    };

    template <color Side>
    [[nodiscard]] int balance(const position_type& at) const {
        const account own = account_of<Side>(at);
        const account enemy = account_of<~Side>(at);
        const int material = pieces_are_a_burden<Rules> ? enemy.sum - own.sum : own.sum - enemy.sum;
        return material + to_move + rest_of<Side>(at, enemy) - rest_of<~Side>(at, own);
    }

    /// Material and mobility.
    template <color Side>
    [[nodiscard]] account account_of(const position_type& at) const {
        const tables& known = *member_tables;
        account found;
        const set occupied = at.occupied();
        set ring;
        detail::for_each_square(detail::royal_squares<~Side>(at),
                                [&](square royal) { ring |= neighbours<board>(royal); });
        for_each_type(kinds{}, [&]<class Kind>() {
            constexpr std::size_t kind = army::template index<Kind>;
            const set pieces = at.template pieces<Kind, Side>();
            const int worth = member_values[kind] * pieces.count();
            found.sum += worth;
            if constexpr (is_heavy<Kind>) found.heavy += worth;
            if constexpr (is_heavy<Kind> && mobility_matters && (Kind::movement::atoms::size > 0)) {
                int reached = 0;
                int near_royal = 0;
                detail::for_each_square(pieces, [&](square from) {
                    const set reach = reach_of<capture_movement_of<Kind>, Side, board>(from, occupied);
                    reached += (reach - at.template pieces<Side>()).count();
                    near_royal += (reach & ring).count();
                });
                const int mean = known.mobility_mean[kind];
                found.sum += (reached * 16 - mean * pieces.count()) * known.mobility_weight[kind] / std::max(mean, 16);
                found.danger += near_royal * std::min(member_values[kind], 1000);
            }
        });
        return found;
    }

    /// Royal safety, promotion and goals.
    template <color Side>
    [[nodiscard]] int rest_of(const position_type& at, const account& enemy) const {
        const tables& known = *member_tables;
        const int lateness = 256 - std::min(256, 256 * enemy.heavy / known.full);
        int sum = 0;
        for_each_type(kinds{}, [&]<class Kind>() {
            constexpr std::size_t kind = army::template index<Kind>;
            if constexpr (is_royal<Kind>) {
                detail::for_each_square(at.template pieces<Kind, Side>(), [&](square royal) {
                    const int shield = (neighbours<board>(royal) & at.template pieces<Side>()).count();
                    const int danger = enemy.danger / 160;
                    sum += (std::min(shield, 4) * 9 - std::min(danger * danger / 8, 250)) * (256 - lateness) / 256;
                    sum += known.royal_reach[kind][std::size_t(royal.index())] * 6 * lateness / 256;
                });
            } else if constexpr (promotion_of<Rules>::template promotes<Kind>) {
                sum += runners<Kind, Side>(at, lateness);
            }
        });
        std::apply([&](const auto&... goal) { sum += (0 + ... + goal.template value<Side>(at, lateness)); },
                   known.goals);
        return sum;
    }

    template <class Kind, color Side>
    [[nodiscard]] int runners(const position_type& at, int lateness) const {
        const auto& ways_of_kind = std::get<army::template index<Kind>>(member_tables->promotions);
        const set own = at.template pieces<Kind, Side>();
        const set free = ways_of_kind.template free_runners<Side>(at);
        int sum = 0;
        detail::for_each_square(own, [&](square from) {
            const int left = ways_of_kind.distance[index_of(Side)][std::size_t(from.index())];
            if (left >= detail::unreachable) return void(sum -= member_values[army::template index<Kind>] / 2);
            const int bonus = 750 / (5 + 4 * (left - 1) + (left - 1) * (left - 1));
            sum += free.contains(from) ? bonus + bonus * lateness / 256 : bonus / 4;
            // Two behind each other hinder one another.
            if (ways_of_kind.path[index_of(Side)][std::size_t(from.index())].intersects(own)) sum -= 12;
        });
        return sum;
    }

    kind_values<Rules> member_values;
    std::shared_ptr<const tables> member_tables;
};

namespace detail {

template <class G>
struct evaluation_of_trait {
    using type = no_evaluation;
};
template <class Rules>
struct evaluation_of_trait<position<Rules>> {
    using type = default_evaluation<Rules>;
};

} // namespace detail

/// The evaluation of a game for which nobody has chosen another: `default_evaluation` for rulesets.
template <class G>
using default_evaluation_of = typename detail::evaluation_of_trait<G>::type;

} // namespace variantkit
