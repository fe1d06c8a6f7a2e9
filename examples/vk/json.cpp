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

} // namespace vk
