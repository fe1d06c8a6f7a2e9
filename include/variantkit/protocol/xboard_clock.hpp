/// \file
/// What XBoard says about time.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <variantkit/protocol/command_words.hpp>
#include <variantkit/search/time_limits.hpp>

namespace variantkit::detail {

/// How long an engine may think, by `level`, `st`, `sd` and `time`. The functions return whether they have understood.
class xboard_clock {
public:
    /// MOVES BASE INCREMENT: the base is in minutes, or minutes:seconds.
    bool set_level(std::string_view text) {
        command_words words{text};
        const auto moves = whole_number(words.next(), 0, 10'000);
        const std::string_view base = words.next();
        const std::size_t colon = std::min(base.find(':'), base.size());
        const auto minutes = whole_number(base.substr(0, colon), 0, 100'000);
        const auto seconds =
            colon < base.size() ? whole_number(base.substr(colon + 1), 0, 59) : std::optional<std::int64_t>{0};
        const std::string_view more = words.next();
        const auto increment = whole_number(more.substr(0, more.find('.')), 0, 100'000);
        if (!moves || !minutes || !seconds || !increment) return false;
        member_moves_a_session = static_cast<std::size_t>(*moves);
        member_clock.left = std::chrono::seconds{*minutes * 60 + *seconds};
        member_clock.increment = std::chrono::seconds{*increment};
        member_move_time.reset();
        return true;
    }
    /// For every move.
    bool set_seconds(std::string_view text) {
        const auto seconds = whole_number(text, 1, 1'000'000);
        if (seconds) member_move_time = std::chrono::seconds{*seconds};
        return seconds.has_value();
    }
    bool set_depth(std::string_view text) {
        const auto depth = whole_number(text, 1, search_limits::deepest);
        if (depth) member_depth = static_cast<int>(*depth);
        return depth.has_value();
    }
    /// What is left, in hundredths of a second.
    bool set_left(std::string_view text) {
        const auto hundredths = whole_number(text, -1'000'000'000, 1'000'000'000);
        if (hundredths) member_clock.left = std::chrono::milliseconds{std::max<std::int64_t>(*hundredths, 0) * 10};
        return hundredths.has_value();
    }
    void forget_depth() { member_depth.reset(); }

    /// For the next move, so many having been played.
    [[nodiscard]] search_limits limits(std::size_t moves_played) const {
        search_limits limits;
        if (member_depth) limits.depth = *member_depth;
        if (member_move_time) {
            limits.time = time_budget{*member_move_time * 9 / 10, *member_move_time * 9 / 10};
        } else {
            game_clock clock = member_clock;
            if (member_moves_a_session > 0) {
                clock.moves_to_go =
                    static_cast<int>(member_moves_a_session - moves_played / 2 % member_moves_a_session);
            }
            limits.time = clock.budget();
        }
        return limits;
    }

private:
    std::size_t member_moves_a_session = 40;
    game_clock member_clock{std::chrono::minutes{5}, {}, 0};
    std::optional<std::chrono::milliseconds> member_move_time;
    std::optional<int> member_depth;
};

} // namespace variantkit::detail
