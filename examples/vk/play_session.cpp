#include "play_session.hpp"

#include <cstddef>
#include <iostream>

#include "begin_match.hpp"
#include "games.hpp"
#include "terminal.hpp"
#include "values_text.hpp"

namespace vk {

namespace {

using variantkit::color;

[[nodiscard]] color side_of_person(const play_arguments& arguments) {
    return arguments.side == "black" ? color::black : color::white;
}

} // namespace

play_session::play_session(const play_arguments& arguments)
    : member_arguments(arguments), member_game(find_game(arguments.game)),
      member_is_terminal(input_is_terminal() && output_is_terminal()),
      member_random(arguments.seed ? *arguments.seed : std::random_device{}()), member_keeper(arguments.game),
      member_match(begin_match(arguments)) {
    member_style.colored = output_is_colored();
    member_style.figures = arguments.figures;
    if (!arguments.engine.empty()) {
        member_style.seen_from = side_of_person(arguments);
        member_opponent = make_opponent(member_game, arguments.engine, member_random());
        const auto values = read_values(member_game, arguments.values);
        if (!values.empty()) member_opponent->player->set_values(values);
    }
    if (!arguments.load_file.empty()) load_file(arguments.load_file);
}

exit_status play_session::run() {
    greet();
    if (member_match->length() == 0) mention_last_game();
    write_board();
    engine_plays();
    std::string line;
    while (!member_stops) {
        write_prompt();
        if (!std::getline(std::cin, line)) {
            if (member_is_terminal) std::cout << '\n';
            break;
        }
        try {
            answer(trimmed(line));
        } catch (const failure& failed) {
            complain(failed.what());
        }
    }
    std::cout << where_kept();
    return exit_status::success;
}

bool play_session::engine_moves_next() const {
    return !member_arguments.engine.empty() && member_match->side_to_move() != side_of_person(member_arguments);
}

void play_session::engine_plays() {
    if (!engine_moves_next() || is_over()) return;
    follow(*member_opponent->player, *member_match);
    const auto found = member_opponent->player->think(member_opponent->limits, {});
    const auto played = member_match->play(found.best);
    if (!played) throw failure{"the engine plays " + found.best + ": " + played.error().message()};
    move_was_played();
}

void play_session::move_was_played() {
    const std::size_t last = member_match->length() - 1;
    member_taken_back.clear();
    member_draw_is_offered = false;
    keep();
    std::cout << member_match->number(last) << ' ' << member_match->played(last).text << '\n';
    if (!engine_moves_next() || is_over()) write_board();
    std::cout.flush();
}

bool play_session::take_one_back() {
    if (member_match->length() == 0) return false;
    member_taken_back.push_back(member_match->played(member_match->length() - 1).move);
    return member_match->take_back();
}

void play_session::write_board() const {
    std::cout << member_match->board_text(member_style);
    write_end();
}

void play_session::write_end() const {
    if (!member_agreed_result.empty()) {
        std::cout << result_in_words(member_agreed_result) << '\n';
    } else if (is_over()) {
        std::cout << standing(*member_match) << '\n';
    }
}

void play_session::write_prompt() const {
    if (!member_is_terminal) return;
    if (is_over()) {
        std::cout << "game over> " << std::flush;
    } else {
        std::cout << member_match->number(member_match->length()) << ' ' << name_of(member_match->side_to_move())
                  << "> " << std::flush;
    }
}

exit_status play_game(const play_arguments& arguments) { return play_session{arguments}.run(); }

} // namespace vk
