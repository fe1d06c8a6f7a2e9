#include "play_session.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <iostream>
#include <utility>

#include "begin_match.hpp"
#include "files.hpp"
#include "games.hpp"
#include "terminal.hpp"

namespace vk {

namespace {

using variantkit::color;

constexpr variantkit::time_budget time_for_advice{std::chrono::seconds{1}, std::chrono::seconds{2}};

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
    if (!arguments.engine.empty()) {
        member_style.seen_from = side_of_person(arguments);
        member_opponent = make_opponent(member_game, arguments.engine, member_random());
    }
    if (!arguments.load_file.empty()) load_file(arguments.load_file);
}

exit_status play_session::run() {
    std::cout << member_game.name() << ": type a move, or 'help'\n";
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
    say_where_kept();
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

variantkit::thought play_session::looked_at() {
    if (!member_adviser) member_adviser = member_game.make_player(player_kind::engine, 0);
    follow(*member_adviser, *member_match);
    variantkit::search_limits limits = variantkit::for_nodes(150'000);
    limits.time = time_for_advice;
    return member_adviser->think(limits, {});
}

void play_session::move_was_played() {
    const std::size_t last = member_match->length() - 1;
    member_taken_back.clear();
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

void play_session::keep() {
    std::string text = member_match->record_text(member_agreed_result);
    if (!member_taken_back.empty()) {
        text += "; taken back:";
        for (auto move = member_taken_back.rbegin(); move != member_taken_back.rend(); ++move) text += " " + *move;
        text += '\n';
    }
    member_keeper.keep(text);
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

void play_session::load_file(const std::string& file) {
    const std::string text = read_file(file);
    recorded_game recorded = member_game.read_game(text);
    if (recorded.error) throw wrong_record(text, file, *recorded.error);
    if (recorded.is_blank) throw failure{"there is no game in " + file};

    go_on_with(std::move(recorded.played));
    if (!member_match->outcome().is_over() && !result_in_words(recorded.result).empty())
        member_agreed_result = recorded.result;
    if (member_keeper.owns(file)) {
        member_keeper.go_on_in(file);
    } else {
        member_saved_file = file;
    }
}

void play_session::go_on_with(std::unique_ptr<match> begun) {
    say_where_kept();
    member_keeper.begin_another();
    member_match = std::move(begun);
    member_taken_back.clear();
    member_agreed_result.clear();
    member_saved_file.clear();
}

void play_session::say_where_kept() const {
    const std::string& file = member_keeper.file();
    if (file.empty()) return;
    std::cout << "This game is kept in " << file << '\n';
    if (!is_over()) std::cout << "'vk play " << member_game.name() << " --load " << file << "' goes on with it\n";
}

void play_session::mention_last_game() const {
    const auto last = member_keeper.last_file();
    if (!last) return;
    try {
        const auto recorded = member_game.read_game(read_file(*last));
        if (!result_in_words(recorded.result).empty() || recorded.played->length() == 0) return;
        std::cout << "The last game was not finished; 'load' goes on with it\n";
    } catch (const failure&) {
        // What cannot be read cannot be gone on with.
    }
}

exit_status play_game(const play_arguments& arguments) { return play_session{arguments}.run(); }

} // namespace vk
