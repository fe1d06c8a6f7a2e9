/// \file
/// Perft's parts for a ruleset.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <variantkit/notation/notations.hpp>
#include <variantkit/search/perft_table.hpp>

#include "make_perft_task.hpp"

namespace vk {

/// Counts in the way that this unit is compiled for.
template <variantkit::counting How, class Rules>
[[nodiscard]] std::uint64_t count_outright(const variantkit::position<Rules>& position, int depth) {
#ifdef VK_PERFT_BY_MOVES
    return variantkit::perft_by_moves<How>(position, depth);
#else
    return variantkit::perft<How>(position, depth);
#endif
}

/// See `perft_task`. Parts lie one ply below the root, or two where the depth is worth it and they are not so many
/// that they would fill the memory.
template <class Rules, variantkit::counting How>
class perft_task_of final : public perft_task {
public:
    using position = variantkit::position<Rules>;

    perft_task_of(const position& root, int depth, std::size_t table_bytes)
        : member_root(root), member_depth(depth < 1 ? 0 : depth - 1) {
        if (table_bytes != 0) member_table = std::make_unique<variantkit::perft_table<Rules>>(table_bytes);
        if (depth < 1) {
            member_parts.push_back({root, 0});
            return;
        }
        for (const auto& move : variantkit::legal_moves(root)) {
            member_parts.push_back({variantkit::play(root, move), member_moves.size()});
            member_moves.push_back(move);
        }
        if (depth >= 4) divide_further();
    }

    [[nodiscard]] std::size_t root_count() const override {
        return member_moves.empty() ? member_parts.size() : member_moves.size();
    }
    [[nodiscard]] std::string root_text(std::size_t root) const override {
        return member_moves.empty() ? std::string{} : variantkit::coordinate_text(member_root, member_moves[root]);
    }
    [[nodiscard]] std::size_t part_count() const override { return member_parts.size(); }
    [[nodiscard]] std::size_t root_of(std::size_t i) const override { return member_parts[i].root; }
    [[nodiscard]] std::uint64_t count(std::size_t i) const override {
        if (!member_table) return count_outright<How>(member_parts[i].start, member_depth);
        return variantkit::perft_with(*member_table, member_parts[i].start, member_depth, count_outright<How, Rules>);
    }

private:
    static constexpr std::uint64_t most_parts = 200'000;

    struct part {
        position start;
        std::size_t root;
    };

    void divide_further() {
        std::uint64_t sum = 0;
        for (const part& one : member_parts) sum += variantkit::count_moves(one.start);
        if (sum > most_parts) return;
        std::vector<part> finer;
        finer.reserve(static_cast<std::size_t>(sum));
        for (const part& one : member_parts) {
            for (const auto& move : variantkit::legal_moves(one.start)) {
                finer.push_back({variantkit::play(one.start, move), one.root});
            }
        }
        member_parts = std::move(finer);
        --member_depth;
    }

    position member_root;
    int member_depth; ///< below a part
    std::vector<variantkit::move_of<Rules>> member_moves;
    std::vector<part> member_parts;
    std::unique_ptr<variantkit::perft_table<Rules>> member_table; ///< null: nothing is remembered
};

template <class Rules, variantkit::counting How>
std::unique_ptr<perft_task> make_perft_task(const variantkit::position<Rules>& root, int depth,
                                            std::size_t table_bytes) {
    return std::make_unique<perft_task_of<Rules, How>>(root, depth, table_bytes);
}

} // namespace vk
