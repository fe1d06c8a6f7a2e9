/// \file
/// The games that the program knows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <variantkit/board/result.hpp>
#include <variantkit/notation/record_text.hpp>

#include "endgame.hpp"
#include "make_player.hpp"
#include "match.hpp"

namespace vk {

/// A game that was read from a text, up to the first thing in it that is wrong.
struct recorded_game {
    std::unique_ptr<match> played;
    std::string title;  ///< who played or where; may be empty
    std::string result; ///< "1-0", "0-1", "1/2-1/2", "*"; empty when not given
    std::optional<variantkit::record_error> error{};
    std::size_t length = 0; ///< of its text
    bool is_blank = false;  ///< nothing but comments was there
};

/// A game by its name. The one interface, with `match`, through which the program knows games; see `game_of`.
class game {
public:
    game() = default;
    game(const game&) = delete;
    game& operator=(const game&) = delete;
    virtual ~game() = default;

    [[nodiscard]] virtual std::string_view name() const = 0;
    /// "8x8".
    [[nodiscard]] virtual std::string board_size() const = 0;
    /// The notations that are read, the game's own first.
    [[nodiscard]] virtual std::vector<std::string> notations() const = 0;

    /// The kinds of piece, by their letters and names.
    [[nodiscard]] virtual std::vector<std::pair<char, std::string>> pieces() const = 0;
    /// Whether the rules know draws.
    [[nodiscard]] virtual bool knows_draws() const = 0;

    /// A match from the game's start.
    [[nodiscard]] virtual std::unique_ptr<match> begin() const = 0;
    /// How many arrays the game can start from, numbered from 0; 0 when there is only one, which has no number.
    [[nodiscard]] virtual int array_count() const = 0;
    /// A match from one of them.
    [[nodiscard]] virtual std::unique_ptr<match> begin_from_array(int number) const = 0;
    /// A match from the position that a text describes.
    [[nodiscard]] virtual variantkit::result<std::unique_ptr<match>> begin_from(std::string_view text) const = 0;
    /// The first game of a text, see `read_record`.
    [[nodiscard]] virtual recorded_game read_game(std::string_view text) const = 0;

    /// Somebody who plays the game.
    [[nodiscard]] virtual std::unique_ptr<variantkit::player> make_player(player_kind kind,
                                                                          std::uint64_t seed) const = 0;

    /// Solves the endgame of some pieces, "KBK" say.
    [[nodiscard]] virtual variantkit::result<std::unique_ptr<endgame>> solve(std::string_view pieces,
                                                                             const solving_options& options) const = 0;
};

} // namespace vk
