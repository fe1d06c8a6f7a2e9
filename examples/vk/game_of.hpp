/// \file
/// The game of a ruleset.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game.hpp"
#include "make_endgame.hpp"
#include "make_player.hpp"
#include "match_of.hpp"

namespace vk {

/// See `game`: everything comes from the ruleset's policies.
template <class Rules>
class game_of final : public game {
public:
    using board = typename Rules::board;

    [[nodiscard]] std::string_view name() const override { return Rules::name; }
    [[nodiscard]] std::string board_size() const override {
        return std::to_string(board::file_count) + "x" + std::to_string(board::rank_count);
    }
    [[nodiscard]] std::vector<std::string> notations() const override {
        std::vector<std::string> names;
        variantkit::for_each_type(typename variantkit::notations_of<Rules>::all{},
                                  [&]<class Notation>() { names.emplace_back(Notation::name); });
        return names;
    }

    [[nodiscard]] std::vector<std::pair<char, std::string>> pieces() const override {
        std::vector<std::pair<char, std::string>> found;
        for (std::size_t kind = 0; kind < Rules::army::size; ++kind)
            found.emplace_back(Rules::army::letters[kind], Rules::army::names[kind]);
        return found;
    }
    [[nodiscard]] bool knows_draws() const override {
        bool found = false;
        variantkit::for_each_type(variantkit::detail::endings_of<Rules>{},
                                  [&]<class Ending>() { found = found || draws<Ending>(); });
        return found;
    }

    [[nodiscard]] std::unique_ptr<match> begin() const override {
        return std::make_unique<match_of<Rules>>(variantkit::start<Rules>());
    }
    [[nodiscard]] int array_count() const override {
        if constexpr (requires { Rules::setup::array_count; }) {
            return Rules::setup::array_count;
        } else {
            return 0;
        }
    }
    [[nodiscard]] std::unique_ptr<match> begin_from_array([[maybe_unused]] int number) const override {
        if constexpr (requires { Rules::setup::array_count; }) {
            return std::make_unique<match_of<Rules>>(variantkit::start<Rules>(number));
        } else {
            return begin();
        }
    }
    [[nodiscard]] variantkit::result<std::unique_ptr<match>> begin_from(std::string_view text) const override {
        const auto position = variantkit::read_position<Rules>(text);
        if (!position) return position.error();
        return std::unique_ptr<match>{std::make_unique<match_of<Rules>>(*position)};
    }
    [[nodiscard]] recorded_game read_game(std::string_view text) const override {
        auto reading = variantkit::read_record<Rules>(text);
        auto& record = reading.record;
        const bool is_blank = record.moves.empty() && record.tags.empty() && record.result.empty() && !reading.error &&
                              record.first == variantkit::start<Rules>();
        const std::string title = title_of(record.tags);
        const std::string result = record.result;
        return {std::make_unique<match_of<Rules>>(std::move(record)),
                title,
                result,
                reading.error,
                reading.length,
                is_blank};
    }
    [[nodiscard]] variantkit::result<std::unique_ptr<endgame>> solve(std::string_view pieces,
                                                                     const solving_options& options) const override {
        return make_endgame<Rules>(pieces, options);
    }
    [[nodiscard]] std::unique_ptr<variantkit::player> make_player(player_kind kind, std::uint64_t seed) const override {
        return vk::make_player<Rules>(kind, seed);
    }

private:
    /// Whether an ending may be a draw. What judges positions and never decides games, and what looks back, finds
    /// nothing else; of those who cannot move, one is asked.
    template <class Ending>
    [[nodiscard]] static bool draws() {
        using variantkit::color;
        const auto first = variantkit::start<Rules>();
        if constexpr (requires { Ending::template judge<color::white>(first); }) {
            return !variantkit::detail::may_decide<Ending>();
        } else if constexpr (requires { Ending::template judge_stuck<color::white>(first); }) {
            return Ending::template judge_stuck<color::white>(first) == variantkit::verdict::draw;
        } else {
            return true;
        }
    }

    /// "White - Black", or the event.
    [[nodiscard]] static std::string title_of(const std::vector<variantkit::record_tag>& tags) {
        std::string white;
        std::string black;
        std::string event;
        for (const auto& tag : tags) {
            if (tag.name == "White") white = tag.value;
            if (tag.name == "Black") black = tag.value;
            if (tag.name == "Event") event = tag.value;
        }
        if (white.empty() && black.empty()) return event;
        return (white.empty() ? "?" : white) + " - " + (black.empty() ? "?" : black);
    }
};

} // namespace vk
