/// \file
/// A game at the keyboard.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "commands.hpp"
#include "game.hpp"
#include "game_keeper.hpp"
#include "player_text.hpp"

namespace vk {

/// Reads lines, moves or commands, and answers them, until the end of input or until it is told to stop.
class play_session {
public:
    explicit play_session(const play_arguments& arguments);

    exit_status run();

private:
    /// A command that can be typed.
    struct command {
        std::string_view name;
        std::string_view form; ///< of what stands behind the name
        std::string_view what;
        void (play_session::*act)(const std::string& rest);
    };
    static const std::vector<command>& commands();

    void answer(const std::string& line);
    void answer_move(const std::string& line);
    /// Why the move that begins at a column of a line is none, and what may have been meant.
    [[nodiscard]] std::string why_no_move(const std::string& line, std::size_t begin,
                                          const variantkit::text_error& error) const;

    // What the commands do.
    void list_moves(const std::string& part);
    void take_back(const std::string& rest);
    void play_again(const std::string& rest);
    void show_board(const std::string& rest);
    void turn_board(const std::string& rest);
    void change_pieces(const std::string& rest);
    void show_position_text(const std::string& rest);
    void show_record(const std::string& rest);
    void save(const std::string& file);
    void save_anyway(const std::string& file);
    void load(const std::string& file);
    void begin_again(const std::string& rest);
    void resign(const std::string& rest);
    void offer_draw(const std::string& rest);
    void accept_draw(const std::string& rest);
    void give_hint(const std::string& rest);
    void tell_value(const std::string& rest);
    void set_level(const std::string& level);
    void help(const std::string& rest);
    void quit(const std::string& rest);

    [[nodiscard]] bool is_over() const { return !member_agreed_result.empty() || member_match->outcome().is_over(); }
    [[nodiscard]] bool engine_moves_next() const;
    void engine_plays();
    /// What the engine thinks of the position, within a second or two; the same whenever it is asked.
    [[nodiscard]] const variantkit::thought& looked_at();
    bool take_one_back();
    void move_was_played();
    void keep();
    /// The game as it is written into files, with who plays.
    [[nodiscard]] std::string record() const;
    void greet() const;
    void write_board() const;
    void write_end() const;
    void write_prompt() const;

    void load_file(const std::string& file);
    void go_on_with(std::unique_ptr<match> begun);
    /// Where the game is kept, and how to go on with it; "" when it is not kept.
    [[nodiscard]] std::string where_kept() const;
    void mention_last_game() const;

    play_arguments member_arguments;
    const game& member_game;
    bool member_is_terminal;
    board_style member_style;
    std::mt19937_64 member_random;
    game_keeper member_keeper;
    std::optional<opponent> member_opponent;
    std::unique_ptr<variantkit::player> member_adviser; ///< for hints; made when it is asked
    std::optional<variantkit::thought> member_advice;   ///< on the position as it stands
    bool member_draw_is_offered = false;                ///< since the last move

    std::unique_ptr<match> member_match;
    std::vector<std::string> member_taken_back; ///< moves, the one to be played again first last
    std::string member_agreed_result;           ///< how the players have ended the game; empty when they have not
    std::string member_saved_file;              ///< where 'save' without a name goes
    bool member_stops = false;
};

} // namespace vk
