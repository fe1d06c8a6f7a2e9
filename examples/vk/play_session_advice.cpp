// What the engine says to somebody at the keyboard, and how a game is ended without playing it to its end.
#include <chrono>
#include <iostream>

#include "begin_match.hpp"
#include "play_session.hpp"
#include "terminal.hpp"
#include "values_text.hpp"

namespace vk {

namespace {

constexpr variantkit::time_budget time_for_advice{std::chrono::seconds{1}, std::chrono::seconds{2}};

} // namespace

const variantkit::thought& play_session::looked_at() {
    if (!member_adviser) member_adviser = member_game.make_player(player_kind::engine, 0);
    const std::string before = member_adviser->position_text();
    const std::size_t moves = member_adviser->length();
    follow(*member_adviser, *member_match);
    const bool is_same = member_adviser->length() == moves && member_adviser->position_text() == before;
    if (member_advice && is_same) return *member_advice;
    variantkit::search_limits limits = variantkit::for_nodes(150'000);
    limits.time = time_for_advice;
    return member_advice.emplace(member_adviser->think(limits, {}));
}

void play_session::give_hint(const std::string&) {
    if (is_over()) return complain("the game is over");
    const auto& found = looked_at();
    const std::string move = found.line_text.empty() ? found.best : found.line_text.front();
    std::cout << "try " << member_match->number(member_match->length()) << ' ' << move << '\n';
}

void play_session::tell_value(const std::string&) {
    if (is_over()) return write_end();
    const auto& found = looked_at();
    std::cout << value_in_words(found, member_match->side_to_move())
              << (variantkit::is_proof(found.value) ? "" : " for White") << ", by "
              << line_in_words(found, *member_match) << '\n';
}

void play_session::set_level(const std::string& level) {
    if (!member_opponent) return complain("you play without an engine; 'vk play GAME --level N' begins with one");
    if (!level.empty()) {
        const std::string wanted =
            level.find(':') == std::string::npos && level != "random" && level != "mcts" ? "level:" + level : level;
        const std::string problem = opponent_problem(wanted);
        if (!problem.empty()) return complain("levels go from 1 to " + std::to_string(most_level));
        member_opponent = make_opponent(member_game, wanted, member_random());
        member_arguments.engine = wanted;
    }
    std::cout << "your opponent is " << member_opponent->name << '\n';
}

void play_session::resign(const std::string&) {
    if (is_over()) return complain("the game is over already");
    member_agreed_result = variantkit::detail::result_sign(variantkit::win_of(~member_match->side_to_move()));
    keep();
    std::cout << name_of(member_match->side_to_move()) << " resigns: ";
    write_end();
}

void play_session::offer_draw(const std::string&) {
    if (is_over()) return complain("the game is over already");
    if (!member_game.knows_draws()) return complain("there are no draws in this game");
    if (!member_opponent) {
        member_draw_is_offered = true;
        std::cout << name_of(member_match->side_to_move())
                  << " offers a draw: 'accept' accepts it, a move declines it\n";
        return;
    }
    if (looked_at().value < 0) { // the engine stands better
        std::cout << "your opponent declines\n";
        return;
    }
    std::cout << "your opponent accepts\n";
    member_draw_is_offered = true;
    accept_draw({});
}

void play_session::accept_draw(const std::string&) {
    if (is_over()) return complain("the game is over already");
    if (!member_draw_is_offered) return complain("no draw has been offered; 'draw' offers one");
    member_draw_is_offered = false;
    member_agreed_result = variantkit::detail::result_sign(variantkit::game_result::draw);
    keep();
    std::cout << "agreed: ";
    write_end();
}

} // namespace vk
