// What somebody is told who does not know the game, or has mistyped.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <set>
#include <string>
#include <vector>

#include <variantkit/board/words.hpp>

#include "play_session.hpp"
#include "primers.hpp"
#include "similar_words.hpp"

namespace vk {

namespace {

/// A move without what may be left out, in small letters.
[[nodiscard]] std::string bare(std::string_view text) {
    std::string kept;
    for (const char c : text) {
        if (std::string_view{"x:-=+#!?() "}.find(c) != std::string_view::npos) continue;
        kept += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return kept;
}

/// The moves that differ from what was typed in nothing but capitals and signs; none where all moves are too many to
/// look at.
[[nodiscard]] std::vector<std::string> alike(const match& played, std::string_view typed) {
    constexpr std::size_t longest = 20;
    std::set<std::string> found;
    const std::string wanted = bare(typed);
    if (wanted.empty() || wanted.size() > longest) return {};
    for (const move_entry& entry : played.moves()) {
        if (bare(entry.text) == wanted || bare(entry.move) == wanted) found.insert(entry.text);
    }
    return {found.begin(), found.end()};
}

} // namespace

std::string play_session::why_no_move(const std::string& line, std::size_t begin,
                                      const variantkit::text_error& error) const {
    std::vector<std::string> names;
    for (const command& known : commands()) names.emplace_back(known.name);
    const bool is_word = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos;
    std::string hint = is_word ? did_you_mean(line, names) : "";
    if (!hint.empty()) return variantkit::detail::quoted(line) + " is no move" + hint;
    const auto meant = alike(*member_match, std::string_view{line}.substr(begin));
    hint = meant.empty() ? "" : "; did you mean " + variantkit::detail::listed(meant, "or") + "?";
    const std::size_t column = begin + error.column;
    return reason_of(error) + hint + (column == 0 ? "" : "\n" + point_at(line, column));
}

void play_session::greet() const {
    const primer told = primer_of(member_game.name());
    std::cout << member_game.name() << (told.goal.empty() ? "" : ": ") << told.goal << "\nType a move";
    const auto moves = member_match->moves();
    if (!moves.empty()) std::cout << ", '" << moves[moves.size() / 2].text << "' say";
    std::cout << ", or 'help'\n";
}

void play_session::help(const std::string&) {
    const primer told = primer_of(member_game.name());
    for (const std::string_view text : {told.goal, told.play}) {
        if (!text.empty()) std::cout << text << '\n';
    }
    std::vector<std::string> pieces;
    for (const auto& [letter, name] : member_game.pieces()) pieces.push_back(letter + (" " + name));
    std::cout << "Pieces: " << variantkit::detail::listed(pieces, "and")
              << "\nOn the board White's are capitals, Black's small letters\n\n"
              << "Type a move in " << variantkit::detail::listed(member_game.notations(), "or") << " notation";
    if (const auto moves = member_match->moves(); !moves.empty()) {
        const auto& one = moves[moves.size() / 2];
        std::cout << ", such as '" << one.text << "'";
        if (one.move != one.text) std::cout << " or '" << one.move << "'";
    }
    std::cout << ", or\n";
    for (const command& known : commands()) {
        std::string line = "  " + std::string{known.name} + " " + std::string{known.form};
        line.resize(std::max<std::size_t>(line.size() + 1, 17), ' ');
        std::cout << line << known.what << '\n';
    }
    std::cout << "Every move is kept in a file as you play; 'quit' says where\n";
}

} // namespace vk
