#include "json.hpp"

#include <nlohmann/json.hpp>

namespace vk {

namespace {

using object = nlohmann::ordered_json;

std::string line(const object& value) { return value.dump(-1, ' ', false, object::error_handler_t::replace); }

} // namespace

std::string moves_json(const match& match) {
    const auto outcome = match.outcome();
    object moves = object::array();
    for (auto& entry : match.moves()) {
        object move = object::object();
        move["move"] = entry.move;
        move["text"] = entry.text;
        move["captures"] = entry.captures;
        moves.push_back(std::move(move));
    }
    object answer;
    answer["fen"] = match.position_text();
    answer["outcome"] = name_of(outcome.result);
    answer["reason"] = outcome.is_over() ? object(outcome.reason) : object(nullptr);
    answer["moves"] = std::move(moves);
    return line(answer);
}

std::string error_json(std::string_view text, const std::string& error) {
    object answer;
    answer["fen"] = text;
    answer["error"] = error;
    return line(answer);
}

std::string divide_json(const std::string& move, std::uint64_t nodes) {
    object answer;
    answer["move"] = move;
    answer["nodes"] = nodes;
    return line(answer);
}

std::string perft_json(std::string_view game, int depth, std::uint64_t nodes, double seconds) {
    object answer;
    answer["game"] = game;
    answer["depth"] = depth;
    answer["nodes"] = nodes;
    answer["seconds"] = seconds;
    return line(answer);
}

std::string value_json(const endgame::answer& answer) {
    const bool is_draw = answer.value.result == variantkit::endgame_result::draw;
    object worth;
    worth["fen"] = answer.position;
    worth["value"] = name_of(answer.value.result);
    worth["plies"] = is_draw ? object(nullptr) : object(answer.value.plies);
    return line(worth);
}

std::string counts_json(std::string_view game, const endgame& solved, variantkit::color to_move) {
    const auto counts = solved.counts(to_move);
    object answer;
    answer["game"] = game;
    answer["pieces"] = solved.pieces();
    answer["to_move"] = to_move == variantkit::color::white ? "white" : "black";
    answer["positions"] = counts.positions();
    answer["wins"] = counts.wins;
    answer["draws"] = counts.draws;
    answer["losses"] = counts.losses;
    answer["longest_win"] = counts.longest_win;
    answer["longest_loss"] = counts.longest_loss;
    return line(answer);
}

} // namespace vk
