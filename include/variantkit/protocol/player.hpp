/// \file
/// Who plays for a protocol, whatever the game.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <variantkit/piece/color.hpp>
#include <variantkit/play/outcome.hpp>
#include <variantkit/search/score.hpp>
#include <variantkit/search/search_options.hpp>

namespace variantkit {

/// What a search has found, in words.
struct thought {
    std::string best{};                   ///< a move as programs write it; empty when there is none
    std::vector<std::string> line{};      ///< best play, as programs write it
    std::vector<std::string> line_text{}; ///< the same in the game's own notation
    score value = 0;                      ///< for the side to move
    bool is_shortest = false;             ///< see `search_result`
    int depth = 0;                        ///< see `search_result`
    int deepest = 0;                      ///< see `search_result`
    std::uint64_t nodes = 0;              ///< looked at
    std::chrono::milliseconds time{0};    ///< that it took

    /// Positions looked at in a second.
    [[nodiscard]] std::uint64_t speed() const {
        return nodes * 1000 / static_cast<std::uint64_t>(time.count() < 1 ? 1 : time.count());
    }
};

/// A game being played, and somebody who thinks about it. The one interface through which protocols know games; see
/// `player_of`. Texts are those of `notation/`; functions that may refuse return why in a few words, "" when they did
/// what was asked.
class player {
public:
    using report = std::function<void(const thought&)>;

    player() = default;
    player(const player&) = delete;
    player& operator=(const player&) = delete;
    virtual ~player() = default;

    /// The name of the ruleset.
    [[nodiscard]] virtual std::string_view game() const = 0;
    /// The board: files and ranks.
    [[nodiscard]] virtual std::pair<int, int> board_size() const = 0;
    /// The letters of the kinds of piece, in the army's order.
    [[nodiscard]] virtual std::string letters() const = 0;

    /// Begins the game again.
    virtual void begin() = 0;
    /// Begins from the position that a text describes.
    virtual std::string begin_from(std::string_view text) = 0;
    /// Plays the move that a text means in one of the game's notations.
    virtual std::string play(std::string_view text) = 0;
    /// Takes the last move back; `false` when there is none.
    virtual bool take_back() = 0;

    /// How many moves have been played.
    [[nodiscard]] virtual std::size_t length() const = 0;
    [[nodiscard]] virtual color side_to_move() const = 0;
    /// How the game stands; repetitions count.
    [[nodiscard]] virtual game_outcome outcome() const = 0;
    [[nodiscard]] virtual std::string position_text() const = 0;
    /// How the position looks without any search, for the side to move.
    [[nodiscard]] virtual score estimate() const = 0;

    /// What each kind of piece is worth to it, in the army's order; empty when it does not evaluate.
    [[nodiscard]] virtual std::vector<int> values() const { return {}; }
    /// Evaluates by other values from now on: as many as `values()` has. Ignored by who does not evaluate.
    virtual void set_values(const std::vector<int>&) {}

    virtual void set_options(const search_options& options) = 0;
    /// Forgets what earlier searches have found.
    virtual void forget() = 0;
    /// Has the next search look at these moves alone, at all when there are none. Whoever cannot do so, does not.
    virtual std::string search_only(const std::vector<std::string>&) { return {}; }
    /// Looks for the best move. Another thread may raise `limits.stop`; nothing else may be done meanwhile.
    virtual thought think(const search_limits& limits, const report& reports) = 0;
    /// How many sequences of so many moves begin with each legal move; it ends early when the signal is raised.
    [[nodiscard]] virtual std::vector<std::pair<std::string, std::uint64_t>> perft(int depth,
                                                                                   const stop_signal& stop) const = 0;
};

/// A game that a protocol can be asked for.
struct known_game {
    std::string name;                              ///< as the protocol calls it
    std::function<std::unique_ptr<player>()> make; ///< a player of it
    std::string xboard_name{};                     ///< how XBoard calls it ("normal"), where that is another name
    bool knows_draws = true;                       ///< whether its rules do
};

} // namespace variantkit
