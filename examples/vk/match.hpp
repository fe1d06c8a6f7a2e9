/// \file
/// A game being played, whatever its rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/board/result.hpp>
#include <variantkit/play/outcome.hpp>
#include <variantkit/search/perft.hpp>

#include "perft_task.hpp"

namespace vk {

/// A legal move in words.
struct move_entry {
    std::string move;                  ///< as programs write it
    std::string text;                  ///< in the game's own notation
    std::vector<std::string> captures; ///< the squares it empties of enemy pieces, sorted
};

/// How a board is shown in a terminal.
struct board_style {
    variantkit::color seen_from = variantkit::color::white;
    bool colored = false;
    bool figures = false; ///< Unicode's chessmen instead of letters, where there are such
};

/// A position and the moves that led to it. The one interface, with `game`, through which the program knows games.
///
/// Where a number of moves is asked for, it must be at most `length()`.
class match {
public:
    match() = default;
    match(const match&) = delete;
    match& operator=(const match&) = delete;
    virtual ~match() = default;

    /// How many moves have been played.
    [[nodiscard]] virtual std::size_t length() const = 0;
    /// The position after so many moves, as text.
    [[nodiscard]] virtual std::string position_text(std::size_t moves) const = 0;
    /// That position's board for a terminal, the last move marked, and what there is to say about it.
    [[nodiscard]] virtual std::string board_text(std::size_t moves, const board_style& style) const = 0;
    /// That position's board as an SVG picture.
    [[nodiscard]] virtual std::string svg(std::size_t moves) const = 0;
    /// The number of the move that comes after so many: "12." when it is White's, "12..." when it is Black's.
    [[nodiscard]] virtual std::string number(std::size_t moves) const = 0;
    /// The move that was played after so many, which must be less than `length()`.
    [[nodiscard]] virtual move_entry played(std::size_t moves) const = 0;
    /// The game as text, with a result such as "1-0"; that of the position when it is empty.
    [[nodiscard]] virtual std::string record_text(std::string_view result) const = 0;

    /// How many pieces of each kind White has on the board more than Black, in the army's order.
    [[nodiscard]] virtual std::vector<int> material() const = 0;
    [[nodiscard]] virtual variantkit::color side_to_move() const = 0;
    /// How the game stands; repetitions among the moves played count.
    [[nodiscard]] virtual variantkit::game_outcome outcome() const = 0;
    /// All legal moves, sorted by `move`.
    [[nodiscard]] virtual std::vector<move_entry> moves() const = 0;

    /// Plays the move that a text means in one of the game's notations.
    virtual variantkit::result<move_entry> play(std::string_view text) = 0;
    /// Plays any legal move; there must be one.
    virtual void play_random(std::mt19937_64& random) = 0;
    /// Takes the last move back; `false` when there is none.
    virtual bool take_back() = 0;

    /// Calls `f(games, position)` for every different position so many moves on, with the number of move sequences
    /// that lead to it, and its text.
    virtual void for_each_position_after(int moves,
                                         const std::function<void(std::uint64_t, const std::string&)>& f) const = 0;
    /// What there is to count for perft of a depth, with a table of so many bytes to remember counts in, or none.
    [[nodiscard]] virtual std::unique_ptr<perft_task> perft(int depth, variantkit::counting how,
                                                            std::size_t table_bytes) const = 0;

    [[nodiscard]] std::string position_text() const { return position_text(length()); }
    [[nodiscard]] std::string board_text(const board_style& style) const { return board_text(length(), style); }
};

} // namespace vk
