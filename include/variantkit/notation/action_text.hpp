/// \file
/// Texts of turns of one or more actions, taken apart.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/board/last_crossed.hpp>
#include <variantkit/board/result.hpp>
#include <variantkit/board/square_name.hpp>
#include <variantkit/board/words.hpp>
#include <variantkit/rules/board_action.hpp>

namespace variantkit::detail {

/// What stands between two slashes: a square, or two, and perhaps where the piece came from that follows.
struct action_text {
    square first;
    square second;
    square follower;

    /// Whether it speaks of a piece that moves.
    [[nodiscard]] constexpr bool moves() const { return second.exists(); }
    /// The action as far as it is told.
    [[nodiscard]] constexpr board_action told() const {
        return moves() ? board_action{first, second, follower} : board_action{square::none(), first, square::none()};
    }
    /// Whether an action may be meant: the piece that follows can be left out.
    [[nodiscard]] constexpr bool fits(const board_action& action) const {
        board_action full = told();
        if (!follower.exists()) full.follower = action.follower;
        return full == action;
    }
};

/// Reads texts of at most `Most` actions.
template <geometry Board>
class action_reader {
public:
    explicit action_reader(std::string_view text) : member_text(text), member_rest(text) {}

    /// All parts of a text that is read to its end.
    [[nodiscard]] result<std::vector<action_text>> read(std::size_t most) {
        std::vector<action_text> parts;
        for (;;) {
            action_text part;
            part.first = take_square();
            if (!member_error.empty()) return error(parts);
            const bool hyphen = take('-');
            if (hyphen || (!member_rest.empty() && member_rest.front() >= 'a' && member_rest.front() <= 'z'))
                part.second = take_square();
            if (member_error.empty() && part.moves() && take('(')) {
                part.follower = take_square();
                if (member_error.empty() && !take(')')) fail("')'");
            }
            if (!member_error.empty()) return error(parts);
            if (parts.size() == most)
                return text_error::because(sentence({"a turn has no more than ", std::to_string(most), " parts"}),
                                           member_text);
            parts.push_back(part);
            if (member_rest.empty()) return parts;
            if (!take('/')) {
                fail("'/' or the end");
                return error(parts);
            }
        }
    }

private:
    [[nodiscard]] bool take(char c) {
        if (member_rest.empty() || member_rest.front() != c) return false;
        member_rest.remove_prefix(1);
        return true;
    }
    [[nodiscard]] square take_square() {
        const square found = variantkit::take_square<Board>(member_rest);
        if (found.exists()) return found;
        std::size_t length = member_rest.empty() || member_rest.front() < 'a' || member_rest.front() > 'z' ? 0 : 1;
        while (length > 0 && length < member_rest.size() && member_rest[length] >= '0' && member_rest[length] <= '9')
            ++length;
        if (length < 2) {
            fail("a square");
        } else {
            member_missing = true;
            fail(member_rest.substr(0, length));
        }
        return found;
    }
    void fail(std::string_view expected) { member_error = expected; }

    /// What is wrong behind some parts that were read. A name that could be a square's is understood: the board has
    /// none of that name.
    [[nodiscard]] text_error error(const std::vector<action_text>& before) const {
        if (member_missing)
            return text_error::because(sentence({half_behind(before), "there is no square ", member_error}),
                                       member_text);
        if (!before.empty() && member_rest.empty())
            return text_error::because(sentence({half_behind(before), "there is nothing behind '/'"}), member_text);
        return {member_text.size() - member_rest.size(), std::string{member_rest.substr(0, 1)}, member_error};
    }
    /// Which half of a turn comes behind some parts, "second half: " say; "" where there is only one.
    [[nodiscard]] std::string_view half_behind(const std::vector<action_text>& before) const {
        if (member_text.find('/') == std::string_view::npos) return "";
        const auto moves = std::count_if(before.begin(), before.end(), [](const auto& part) { return part.moves(); });
        const std::size_t halves = moves > 0 ? std::size_t(moves) : before.size();
        return halves == 0 ? "first half: " : halves == 1 ? "second half: " : "";
    }

    std::string_view member_text;
    std::string_view member_rest;
    std::string member_error;
    bool member_missing = false;
};

/// Whether parts of a text, from the `part`-th on, say the actions of a turn from the `action`-th on. Behind a piece
/// that moves, the square where the one that follows is put may be named as well.
template <geometry Board, std::size_t Most>
[[nodiscard]] constexpr bool says(const std::vector<action_text>& parts, const action_sequence<Most>& turn,
                                  std::size_t part = 0, std::size_t action = 0) {
    if (action == Most || !turn.actions[action].exists()) return part == parts.size();
    const board_action& next = turn.actions[action];
    if (part == parts.size() || !parts[part].fits(next)) return false;
    if (says<Board>(parts, turn, part + 1, action + 1)) return true;
    return !next.places() && part + 1 < parts.size() && !parts[part + 1].moves() &&
           parts[part + 1].first == last_crossed<Board>(next.from, next.to) &&
           says<Board>(parts, turn, part + 2, action + 1);
}

} // namespace variantkit::detail
