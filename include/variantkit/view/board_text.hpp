/// \file
/// Positions in a terminal.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include <variantkit/board/square_number.hpp>
#include <variantkit/view/board_plan.hpp>
#include <variantkit/view/figures.hpp>
#include <variantkit/view/policy_hints.hpp>
#include <variantkit/view/text_options.hpp>

namespace variantkit {

namespace detail {

/// Writes a board three columns a square, four where they have numbers, and what there is to say below.
template <class Rules>
class board_writer {
public:
    using board = typename Rules::board;
    using army = typename Rules::army;
    using set = square_set<board>;

    board_writer(const position<Rules>& shown, const text_options<board>& options)
        : member_position(shown), member_options(options) {
        if (!options.rule_marks) return;
        member_marked = marked_squares(shown);
        member_frozen = frozen_pieces(shown);
    }

    [[nodiscard]] std::string text() {
        const bool turned = member_options.seen_from == color::black;
        const bool coordinates = member_options.coordinates && !member_options.numbered;
        const std::size_t room = coordinates ? std::to_string(board::rank_count).size() + 1 : 0;
        for (int row = 0; row < board::rank_count; ++row) {
            const int rank = turned ? row : board::rank_count - 1 - row;
            std::string label = coordinates ? std::to_string(rank + 1) : std::string{};
            label.insert(0, room - label.size() - (room == 0 ? 0 : 1), ' ');
            member_line = label + (room == 0 ? "" : " ");
            for (int column = 0; column < board::file_count; ++column) {
                write_cell(board::square_at(turned ? board::file_count - 1 - column : column, rank));
            }
            end_line();
        }
        if (coordinates) {
            member_line.assign(room, ' ');
            for (int column = 0; column < board::file_count; ++column) {
                const int file = turned ? board::file_count - 1 - column : column;
                member_line += {' ', static_cast<char>('a' + file), ' '};
            }
            end_line();
        }
        if (member_options.remarks) write_remarks();
        return member_text;
    }

private:
    // 256-colour numbers, of middling lightness: White's pieces are white on them and Black's black.
    static constexpr std::array<int, 3> square_colours{137, 94, 95};
    static constexpr int last_move_colour = 100;
    static constexpr int capture_colour = 131;
    static constexpr int highlight_colour = 65;
    static constexpr int frozen_colour = 67;
    static constexpr std::array<int, 2> piece_colours{231, 16};
    static constexpr int number_colour = 250;

    [[nodiscard]] int background(square at) const {
        const board_marks<board>& marks = member_options.marks;
        if (marks.captures.contains(at)) return capture_colour;
        if (marks.highlighted.contains(at)) return highlight_colour;
        if (marks.departures.contains(at) || marks.arrivals.contains(at)) return last_move_colour;
        if (member_frozen.contains(at)) return frozen_colour;
        return square_colours[static_cast<std::size_t>(board_plan<board>::shade(at))];
    }

    /// What stands to the left and to the right of a square's piece. Where there are colours, they show the marks.
    [[nodiscard]] std::string_view signs(square at) const {
        const board_marks<board>& marks = member_options.marks;
        if (!member_options.colored && marks.highlighted.contains(at)) return "[]";
        if (!member_options.colored && (marks.departures | marks.arrivals).contains(at)) return "()";
        if (member_marked.contains(at)) return "{}";
        return "  ";
    }

    [[nodiscard]] std::string middle(square at) const {
        const std::string before = member_options.numbered ? " " : "";
        const auto found = member_position.piece_on(at);
        if (found) return before + name(found->kind, found->side);
        if (member_options.marks.captures.contains(at)) return before + "x";
        if (member_options.numbered) {
            const std::string number = std::to_string(square_number<board>(at));
            return number.size() < 2 ? " " + number : number;
        }
        return member_options.colored ? " " : ".";
    }

    /// A piece's figure or letter. In colour both sides have the filled figure, told apart by its colour.
    [[nodiscard]] std::string name(std::size_t kind, color side) const {
        const piece_figures figures = figures_of_army<army>()[kind];
        const std::string_view figure = figures[member_options.colored ? 1 : index_of(side)];
        if (member_options.pieces == piece_style::figures && !figure.empty()) return std::string{figure};
        const char letter = army::letters[kind];
        return {side == color::white ? letter : static_cast<char>(letter - 'A' + 'a')};
    }

    void write_cell(square at) {
        if (!at.exists()) {
            const bool shown = member_options.colored && shows_gaps<board>();
            const std::string blanks(member_options.numbered ? 4 : 3, ' ');
            member_line += shown ? "\x1b[48;5;" + std::to_string(square_colours[0]) + "m" + blanks + "\x1b[0m" : blanks;
            return;
        }
        const std::string_view around = signs(at);
        const char right = member_frozen.contains(at) ? '*' : around[1];
        if (member_options.colored) {
            const auto found = member_position.piece_on(at);
            const bool has_number = member_options.numbered && !member_options.marks.captures.contains(at);
            const int foreground = found        ? piece_colours[index_of(found->side)]
                                   : has_number ? number_colour
                                                : piece_colours[0];
            member_line.append("\x1b[1;48;5;").append(std::to_string(background(at)));
            member_line.append(";38;5;").append(std::to_string(foreground)).append("m");
        }
        member_line += around[0] + middle(at) + right;
        if (member_options.colored) member_line += "\x1b[0m";
    }

    void end_line() {
        while (!member_line.empty() && member_line.back() == ' ') member_line.pop_back();
        member_text += member_line + "\n";
        member_line.clear();
    }

    void write_remarks() {
        write_legend();
        for (const color side : {color::white, color::black}) write_held(side);
        for (const std::string& remark : policy_remarks(member_position)) member_text += remark + "\n";
        member_text += std::string{name_of(member_position.side_to_move())} + " to move\n";
    }

    /// Which signs have been used, and for what.
    void write_legend() {
        const board_marks<board>& marks = member_options.marks;
        const auto add = [&](bool used, std::string_view sign) {
            if (!used) return;
            member_line += member_line.empty() ? "" : ", ";
            member_line += sign;
        };
        add(!member_options.colored && !(marks.departures | marks.arrivals).empty(), "( ) last move");
        add(!(marks.captures - member_position.occupied()).empty(), "x captured");
        add(!member_options.colored && !marks.highlighted.empty(), "[ ] highlighted");
        add(!member_marked.empty(), "{ } marked by the rules");
        add(!member_frozen.empty(), "* frozen");
        if (!member_line.empty()) end_line();
    }

    void write_held(color side) {
        for (std::size_t kind = 0; kind < army::size; ++kind) {
            const int count = held_pieces(member_position, kind, side);
            if (count == 0) continue;
            member_line += member_line.empty() ? std::string{name_of(side)} + " holds: " : ", ";
            member_line.append(army::names[kind]).append(" x").append(std::to_string(count));
        }
        if (!member_line.empty()) end_line();
    }

    const position<Rules>& member_position;
    const text_options<board>& member_options;
    set member_marked;
    set member_frozen;
    std::string member_line;
    std::string member_text;
};

} // namespace detail

/// A position for a terminal: the board from either side, in ASCII, with Unicode's figures or in colour; the squares
/// that the rules speak of, frozen pieces and other marks; below it what the sides hold and whose turn it is. Ends in a
/// newline.
template <class Rules>
[[nodiscard]] std::string board_text(const position<Rules>& position,
                                     const text_options<typename Rules::board>& options = {}) {
    return detail::board_writer<Rules>{position, options}.text();
}

} // namespace variantkit
