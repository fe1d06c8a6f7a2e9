// Positions and moves of draughts games, as their players write them.
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include <variantkit/board/square_number.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/play/play.hpp>

namespace test_support {

/// A position of men and kings from Portable Draughts Notation: "W:W31,K32:B19".
template <class Rules>
variantkit::position<Rules> pdn_position(const std::string& text) {
    using namespace variantkit;
    auto position = variantkit::position<Rules>{};
    position.set_side_to_move(text.at(0) == 'W' ? color::white : color::black);
    color side = color::white;
    for (std::size_t i = 1; i < text.size();) {
        if (text[i] == ':') {
            side = text.at(i + 1) == 'W' ? color::white : color::black;
            i += 2;
            continue;
        }
        if (text[i] == ',') ++i;
        const bool crowned = text.at(i) == 'K';
        if (crowned) ++i;
        std::size_t length = 0;
        const int number = std::stoi(text.substr(i), &length);
        position.put(crowned ? 1 : 0, side, numbered_square<typename Rules::board>(number));
        i += length;
    }
    return position;
}

/// The legal moves as texts in alphabetical order, separated by blanks.
template <class Rules>
std::string move_texts(const variantkit::position<Rules>& position) {
    std::vector<std::string> texts;
    for (const auto& move : variantkit::legal_moves(position)) texts.push_back(variantkit::to_text(position, move));
    std::sort(texts.begin(), texts.end());
    std::string all;
    for (const std::string& text : texts) all += (all.empty() ? "" : " ") + text;
    return all;
}

/// The position after moves given as texts, separated by blanks.
template <class Rules>
variantkit::position<Rules> after(variantkit::position<Rules> position, const std::string& texts) {
    std::istringstream stream{texts};
    std::string text;
    while (stream >> text) position = variantkit::play(position, variantkit::read_move(position, text).value());
    return position;
}
template <class Rules>
variantkit::position<Rules> after(const std::string& texts) {
    return after(variantkit::start<Rules>(), texts);
}

} // namespace test_support
