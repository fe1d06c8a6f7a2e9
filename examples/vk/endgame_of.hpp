/// \file
/// The endgames of a ruleset.
#pragma once

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <variantkit/notation/position_text.hpp>
#include <variantkit/search/retrograde.hpp>

#include "make_endgame.hpp"

namespace vk {

/// See `endgame`.
template <class Rules>
class endgame_of final : public endgame {
public:
    using solved = variantkit::endgames<Rules>;
    using material = typename solved::material;

    endgame_of(solved tables, const material& pieces) : member_tables(std::move(tables)), member_pieces(pieces) {}

    [[nodiscard]] std::string pieces() const override { return member_pieces.text(); }
    [[nodiscard]] variantkit::endgame_counts counts(variantkit::color to_move) const override {
        return member_tables.counts(member_pieces, to_move);
    }
    [[nodiscard]] variantkit::result<answer> look_up(std::string_view text) const override {
        const auto position = variantkit::read_position<Rules>(text);
        if (!position) return position.error();
        const auto value = member_tables.value_of(*position);
        if (!value && material::of(*position) == member_pieces) {
            return variantkit::text_error::because("this position is in no table that is there");
        }
        if (!value) {
            return variantkit::text_error::because("these pieces are " + material::of(*position).text() + ", not " +
                                                   pieces());
        }
        return answer{variantkit::position_text(*position), *value};
    }

private:
    solved member_tables;
    material member_pieces;
};

template <class Rules>
variantkit::result<std::unique_ptr<endgame>> make_endgame(std::string_view pieces, const solving_options& options) {
    const auto wanted = endgame_of<Rules>::material::read(pieces);
    if (!wanted) return wanted.error();
    variantkit::endgame_options how;
    how.threads = options.threads;
    variantkit::endgames<Rules> tables{how};
    std::error_code error;
    if (!options.file.empty() && std::filesystem::exists(options.file, error)) {
        auto table = variantkit::open_endgame<Rules>(options.file);
        if (!table) return variantkit::text_error::because(options.file + ": " + table.error().reason);
        if (table->pieces() != *wanted) {
            return variantkit::text_error::because(options.file + ": the file is about " + table->pieces().text() +
                                                   ", not " + wanted->text());
        }
        tables.add(std::move(table).value());
    } else {
        if (!options.file.empty()) { // better now than after minutes of work
            const bool can_write = std::ofstream{options.file, std::ios::app}.is_open();
            if (!can_write) return variantkit::text_error::because("cannot write " + options.file);
            std::filesystem::remove(options.file, error);
        }
        std::string problem = tables.solve(*wanted, [&](const auto& solving, const auto& now) {
            options.observer({solving.text(), now.plies, now.known, now.positions});
        });
        if (problem.empty() && !options.file.empty())
            problem = variantkit::save_endgame(*tables.find(*wanted), options.file);
        if (!problem.empty()) return variantkit::text_error::because(problem);
    }
    return std::unique_ptr<endgame>{std::make_unique<endgame_of<Rules>>(std::move(tables), *wanted)};
}

} // namespace vk
