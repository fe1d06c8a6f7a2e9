// Why they resigned: the twelve games that come with the rules of Epsilon, played through. For each, where it ended:
// the board, all ways to win that the winner threatened, and what the loser could have done about it - every turn is
// tried, and after it every answer.
#include <algorithm>
#include <array>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/games/epsilon.hpp>
#include <variantkit/search/winning_moves.hpp>
#include <variantkit/view/board_text.hpp>

using namespace variantkit;
using variantkit::games::epsilon;
using epsilon_position = position<epsilon>;

namespace {

struct played_game {
    std::string_view players;
    std::string_view turns;
};

constexpr std::array<played_game, 12> games_of_the_text{{
    {"Baggio-Vecchi", "c3 c4/d2 c3e3/e3e5 c4c1/d2b4+ e4c4/e5c5+++"},
    {"Vecchi-Baggio", "c4 c2/e4 c4f7/f7c7 e4c6/c6c3+ d7b5/c7e5++++"},
    {"Baggio-Keller", "c3 d4/e5 c3f3/f3d5 e5c7/c7c4 e4e6/d5f3+++"},
    {"Dulcich-Baggio", "d3 c3/d5 d3g6/g6e6 c3c7/c7f4 f5d3/d3b5 d5d3/e5c5+++++"},
    {"Dulcich-Vecchi", "d3 c4/d4 d3f5/f5c5 c4a2/d4f2 e4b4/d5d3++ f2f5/a2g2 b4d2/d3b1+++"},
    {"Vecchi-Dulcich",
     "c3 e4/c5 c3a5/a5a1 c5c1/e4c4 b4d2/a2a7+ c2f5/c1a3+++ d2f4/c3a5 d4f6/b2d4++++++ b4b2/a6d6 c4a4/c3c5#"},
    {"Baggio-Howe", "c3 d4/c5 c3e3/e3e6 d4f4/c5e3+ e6c4/c4c6+++ e3e1/e1a5 c5c3/d5b5+++++++"},
    {"Howe-Baggio", "d5 c4/e3 d5d2/d2b4 c4f4/f4d6+ d3d5/d5f7 e5c5/d6f4++"},
    {"Vecchi-Baggio", "b6 b4/d2 b6e3/e3b3 d2f4/b4e7 d4g7/c3e5+ e3c3/d6a3+ f6b6/e5c7+++ e7e5/f4d2+++"},
    {"Baggio-Vecchi",
     "c3 d4/f2 c3e3/e3e6 f2b2/d4f2+ e5c3/c3e1+ c2c5/c5e5 d3b3/b3b5+ c4c6/e3g5+ e6g4/e1e4 c6f6/d5d7++ e4c6/b5d3+"},
    {"Baggio-Dulcich",
     "c3 e4/c5 c3e5/e5c7 e4e6/e6c4++ c7a5/d6g6 c5c7/d5b5++++ d4b2/g6e4 c5e3/e5g3+++ f5d5/b2e2 g3e1/c4a2+ c3c5/a5c3+++"},
    {"Keller-Baggio",
     "a2 c4/c2 a2a5/a5c3 c2e4/e4e6 b4b6/b6e3 e5c5/e6e4++ b5d7/d7f5 d3f1/e4c2++ a4a2/c6a4++ c5c7/c7a5 a3d6/f5f2+ "
     "e5g3/d5f5++ f3d5/e6g6 f1b1/d3d1+"},
}};

std::string listed_texts(const epsilon_position& at, const std::vector<move_of<epsilon>>& turns) {
    std::vector<std::string> texts;
    for (const auto& turn : turns) texts.push_back(to_text(at, turn));
    std::sort(texts.begin(), texts.end());
    std::string line;
    for (const std::string& text : texts) line += " " + text;
    return line;
}

/// The squares of the row that a winning turn makes; the same row may be made in several ways.
std::string row_made(const epsilon_position& at, const move_of<epsilon>& turn) {
    using board = epsilon::board;
    const auto stones = play(at, turn).pieces(at.side_to_move());
    square_set<board> rows;
    for (square from : stones) {
        for (direction way : {north, east, north_east, north_west}) {
            square_set<board> row;
            for (square on = from; on.exists() && stones.contains(on); on = board::offset(on, way)) row.insert(on);
            if (row.count() >= 5) rows |= row;
        }
    }
    std::string squares;
    for (square on : rows) squares += square_name<board>(on) + " ";
    return squares.empty() ? "no row, the other side is shut in " : squares;
}

/// All threats, those that make the same row together.
void print_threats(const epsilon_position& at) {
    const auto passing = passed(at);
    std::map<std::string, std::vector<move_of<epsilon>>> by_row;
    for (const auto& turn : threats(at)) by_row[row_made(passing, turn)].push_back(turn);
    for (const auto& [row, turns] : by_row) std::cout << "    " << row << "by" << listed_texts(passing, turns) << "\n";
}

/// What the side to move can do about the threats.
void print_defence(const epsilon_position& at) {
    const std::string loser{name_of(at.side_to_move())};
    const auto saving = saving_moves(at);
    std::cout << "  " << loser << " has " << count_moves(at) << " turns. ";
    if (saving.empty()) {
        std::cout << "After each of them " << name_of(~at.side_to_move()) << " wins at once.\n";
    } else {
        std::cout << "These alone avoid losing at once:" << listed_texts(at, saving) << "\n";
    }
}

/// Plays a game through; `false` when one of its turns cannot be read.
bool print_game(std::size_t number, const played_game& game) {
    epsilon_position now = start<epsilon>();
    epsilon_position before_last = now;
    std::istringstream turns{std::string{game.turns}};
    std::string text;
    std::string last;
    while (turns >> text) {
        const auto turn = read_move(now, text);
        if (!turn) {
            std::cerr << game.players << ": " << turn.error().message() << "\n";
            return false;
        }
        before_last = now;
        now = play(now, *turn);
        last = text;
    }
    std::cout << number << ". " << game.players << ", after " << last << "\n" << board_text(now);
    if (outcome(now).is_over()) {
        std::cout << "  " << name_of(~now.side_to_move()) << " has won: " << outcome(now).reason
                  << ". It could have won by" << listed_texts(before_last, winning_moves(before_last)) << "\n\n";
        return true;
    }
    std::cout << "  " << name_of(~now.side_to_move()) << " threatens\n";
    print_threats(now);
    print_defence(now);
    std::cout << "\n";
    return true;
}

} // namespace

int main() {
    std::size_t number = 0;
    bool all_read = true;
    for (const played_game& game : games_of_the_text) all_read = print_game(++number, game) && all_read;
    return all_read ? 0 : 1;
}
