/// \file
/// Solved endgames, as many as are needed.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <variantkit/search/endgame_solver.hpp>
#include <variantkit/search/endgame_symmetries.hpp>
#include <variantkit/search/endgame_table.hpp>

namespace variantkit {

/// How to solve.
struct endgame_options {
    unsigned threads = available_threads(); ///< that solve
    std::uint64_t most_bytes = std::uint64_t{4}
                               << 30; ///< memory for one table while it is being solved: 2 bytes a position
    bool take_back =
        true; ///< take moves back where the ruleset allows (`takes_back`); `false` shows that it is no different
    bool use_symmetry = true; ///< number symmetric positions once; `false` likewise
};

/// Endgames of a ruleset, solved when asked for: exact value and distance of every position.
///
/// For rulesets whose pieces only decrease: no move may bring a piece back. Tables that captures and promotions lead to
/// are solved first.
template <class Rules>
class endgames {
public:
    using material = endgame_material<Rules>;
    /// What is solved.
    using table = endgame_table<Rules>;

    endgames() = default;
    /// Solves nothing yet.
    explicit endgames(const endgame_options& options) : member_options{options} {}

    /// Solves a material and all that its moves lead to, unless they are there. Calls
    /// `progress(const material&, const endgame_progress&)` now and then. Returns "", or why it cannot be done.
    template <class Progress>
    std::string solve(const material& wanted, Progress&& progress) {
        if (find(wanted) != nullptr) return {};
        if (std::find(member_begun.begin(), member_begun.end(), wanted) != member_begun.end()) {
            return wanted.text() + " can come back: pieces do not only decrease";
        }
        if (wanted.size() > int(endgame_placement::most_pieces)) {
            return wanted.text() + " has " + std::to_string(wanted.size()) + " pieces, more than " +
                   std::to_string(endgame_placement::most_pieces);
        }
        if (!member_begun.empty() && wanted.size() > member_begun.back().size()) {
            return member_begun.back().text() + " can become " + wanted.text() + ": pieces do not only decrease";
        }
        member_begun.push_back(wanted);
        std::string problem = solve_new(wanted, progress);
        member_begun.pop_back();
        return problem;
    }
    /// Solves, and tells no progress.
    std::string solve(const material& wanted) {
        return solve(wanted, [](const material&, const endgame_progress&) {});
    }

    /// Takes in a table that has been solved elsewhere.
    void add(table solved) {
        const material pieces = solved.pieces();
        member_tables.insert_or_assign(pieces, std::move(solved));
    }

    /// The table for a material, or for the same with the sides exchanged where that changes nothing; null when there
    /// is none. It stays where it is until a table of the same material is added.
    [[nodiscard]] const table* find(const material& pieces) const {
        const auto found = member_tables.find(pieces);
        if (found != member_tables.end()) return &found->second;
        const auto exchanged = member_tables.find(pieces.exchanged());
        if (exchanged != member_tables.end() && exchange_of(exchanged->second) != nullptr) return &exchanged->second;
        return nullptr;
    }

    /// What the positions of a material come to, with a side to move; the material must have been solved.
    [[nodiscard]] endgame_counts counts(const material& pieces, color to_move) const {
        const table* found = find(pieces);
        return found->counts(found->pieces() == pieces ? to_move : ~to_move);
    }

    /// The value of any position whose endgame has been solved, en passant and all, finished ones too; nothing for
    /// others.
    [[nodiscard]] std::optional<endgame_value> value_of(const position<Rules>& position) const {
        return value_of(without_counters(position), 0);
    }

private:
    using symmetry = board_symmetry<typename Rules::board>;

    /// What the solver sees: values of bare positions.
    struct outside_view {
        const endgames* all;
        [[nodiscard]] std::optional<endgame_value> value_of(const position<Rules>& position) const {
            return all->value_of_bare(position);
        }
    };

    [[nodiscard]] static const symmetry* exchange_of(const table& solved) {
        const auto& symmetries = solved.symmetries();
        const auto found = std::find_if(symmetries.begin(), symmetries.end(),
                                        [](const symmetry& each) { return each.exchanges_sides; });
        return found == symmetries.end() ? nullptr : &*found;
    }

    [[nodiscard]] std::optional<endgame_value> value_of_bare(const position<Rules>& position) const {
        const material pieces = material::of(position);
        const auto found = member_tables.find(pieces);
        if (found != member_tables.end()) return found->second.value_of(position);
        const auto exchanged = member_tables.find(pieces.exchanged());
        if (exchanged == member_tables.end()) return std::nullopt;
        const symmetry* exchange = exchange_of(exchanged->second);
        if (exchange == nullptr) return std::nullopt;
        return exchanged->second.value_of(moved_by(*exchange, position));
    }

    [[nodiscard]] std::optional<endgame_value> value_of(const position<Rules>& position, int depth) const {
        if (outcome_at_sight(position)) return detail::finished_value(position);
        if (detail::is_bare(position)) return value_of_bare(position);
        if (depth == 8 || find(material::of(position)) == nullptr) return std::nullopt;
        detail::best_value best;
        bool all_known = true;
        for (const auto& move : legal_moves(position)) {
            const auto next = value_of(play(position, move), depth + 1);
            if (next) {
                best.consider(*next);
            } else {
                all_known = false;
            }
        }
        if (!all_known) return std::nullopt;
        return best.value();
    }

    /// Whether the game is over; what counters say does not count.
    [[nodiscard]] static bool outcome_at_sight(const position<Rules>& position) {
        return position.side_to_move() == color::white
                   ? detail::verdict_at_sight<color::white>(position) != verdict::open
                   : detail::verdict_at_sight<color::black>(position) != verdict::open;
    }

    template <class Progress>
    std::string solve_new(const material& wanted, Progress&& progress) {
        std::vector<symmetry> symmetries = find_symmetries(wanted);
        if (!member_options.use_symmetry) symmetries.resize(1);
        for (;;) {
            const endgame_index<Rules> index{wanted, symmetries};
            if (index.size() == 0 || index.size() > member_options.most_bytes / 2) {
                return wanted.text() + " has too many positions for " +
                       std::to_string(member_options.most_bytes >> 20) + " MiB of memory";
            }
            const outside_view outside{this};
            detail::endgame_solver<Rules, outside_view> solver{index, outside, member_options.threads,
                                                               member_options.take_back && takes_back<Rules>};
            const auto met = solver.begin();
            for (const material& each : met.missing) {
                if (std::string problem = solve(each, progress); !problem.empty()) return problem;
            }
            if (!met.missing.empty()) continue;
            const std::size_t before = symmetries.size();
            for (const material& each : met.known) keep_shared(symmetries, find(each)->symmetries());
            if (symmetries.size() != before) continue;
            const std::vector<std::uint16_t> codes =
                solver.finish([&](const endgame_progress& now) { progress(wanted, now); });
            add(table_of(wanted, symmetries, codes));
            return {};
        }
    }

    /// Keeps those symmetries that are among others too.
    static void keep_shared(std::vector<symmetry>& symmetries, const std::vector<symmetry>& others) {
        symmetries.erase(std::remove_if(symmetries.begin(), symmetries.end(),
                                        [&](const symmetry& each) {
                                            return std::find(others.begin(), others.end(), each) == others.end();
                                        }),
                         symmetries.end());
    }

    /// Numbers the values that occur, and writes the numbers.
    [[nodiscard]] static table table_of(const material& pieces, const std::vector<symmetry>& symmetries,
                                        const std::vector<std::uint16_t>& codes) {
        std::vector<std::uint16_t> numbers(std::size_t{1} << 16);
        for (const std::uint16_t bits : codes) {
            const detail::endgame_code code{bits};
            if (!code.is_none()) numbers[code.is_open() ? detail::endgame_code::of({}).bits() : bits] = 1;
        }
        typename table::dictionary meanings(1);
        for (std::size_t bits = 0; bits < numbers.size(); ++bits) {
            if (numbers[bits] == 0) continue;
            numbers[bits] = static_cast<std::uint16_t>(meanings.size());
            meanings.emplace_back(detail::endgame_code{static_cast<std::uint16_t>(bits)}.value());
        }
        const auto number_of = [&](std::uint16_t bits) {
            return numbers[detail::endgame_code{bits}.is_open() ? detail::endgame_code::of({}).bits() : bits];
        };
        const auto written = [&]<class Byte>(Byte) {
            std::vector<Byte> values(codes.size());
            for (std::size_t i = 0; i < codes.size(); ++i) values[i] = static_cast<Byte>(number_of(codes[i]));
            return table{pieces, symmetries, meanings, std::move(values)};
        };
        return meanings.size() <= 256 ? written(std::uint8_t{}) : written(std::uint16_t{});
    }

    endgame_options member_options;
    std::map<material, table> member_tables;
    std::vector<material> member_begun; ///< being solved, each for the one before
};

} // namespace variantkit
