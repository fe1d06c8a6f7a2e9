// What the inventor of Ultimatum says about its endgames, looked at in every single position.
//
// Without a number it solves all tables anew (about 92 million positions; a minute or two); with the path of a
// directory it keeps them there and opens them the next time.  [exhaustive]
#include <cstdint>
#include <iostream>
#include <string>
#include <utility>

#include <variantkit/games/ultimatum.hpp>
#include <variantkit/search/retrograde.hpp>
#include <variantkit/view/board_text.hpp>

#include "support/progress.hpp"

using namespace variantkit;

namespace {

using game = games::ultimatum;
using board = game::board;
using material = endgame_material<game>;

// --- Tables
// ---------------------------------------------------------------------------------------------------------------

/// Solves a table, or opens it where it has been kept.
void have(endgames<game>& tables, const std::string& pieces, const std::string& directory) {
    const material wanted = material::read(pieces).value();
    const std::string path = directory + "/" + pieces + ".endgame";
    if (!directory.empty()) {
        if (auto kept = open_endgame<game>(path)) {
            tables.add(std::move(kept).value());
            return;
        }
    }
    support::progress shown{pieces};
    const std::string problem = tables.solve(
        wanted, [&](const material&, const endgame_progress& now) { shown.update(now.known, now.positions); });
    if (problem.empty() && !directory.empty()) {
        const std::string failure = save_endgame(*tables.find(wanted), path);
        if (!failure.empty()) std::cerr << failure << '\n';
    }
    if (!problem.empty()) std::cerr << problem << '\n';
}

endgame_result value(const endgames<game>& tables, const position<game>& position) {
    return tables.value_of(position)->result;
}

// --- Positions
// -------------------------------------------------------------------------------------------------------------

/// White is the stronger side and to move.
position<game> kings(square white, square black) {
    position<game> found;
    found.put<game::king, color::white>(white);
    found.put<game::king, color::black>(black);
    return found;
}

/// Calls `f(position)` for all positions of two bare kings in which the game is still on.
template <class F>
void for_each_pair_of_kings(F&& f) {
    for (square white : square_set<board>::all()) {
        for (square black : square_set<board>::all()) {
            if (white == black) continue;
            const auto found = kings(white, black);
            if (!outcome(found).is_over()) f(found);
        }
    }
}

/// Whether the side to move can only draw because it is its move: were it the opponent's, the opponent would lose.
bool opponent_has_opposition(const endgames<game>& tables, position<game> bare) {
    if (value(tables, bare) != endgame_result::draw) return false;
    bare.set_side_to_move(color::black);
    return value(tables, bare) == endgame_result::loss;
}

// --- What is found
// ---------------------------------------------------------------------------------------------------------

/// Some positions, how many of them are won, and one that is, one that is not.
struct finding {
    std::uint64_t positions = 0;
    std::uint64_t won = 0;
    position<game> example{};
    position<game> exception{};

    void add(const position<game>& found, bool wins) {
        ++positions;
        if (wins && won++ == 0) example = found;
        if (!wins) exception = found;
    }
};

void draw(const std::string& caption, const position<game>& shown) {
    std::cout << '\n' << caption << '\n' << board_text(shown) << '\n';
}

/// Adds a white piece to a position wherever it fits; two of a kind are added from the first square up.
template <class Kind, class F>
void for_each_addition(const position<game>& before, square above, F&& f) {
    for (square at : before.empty_squares()) {
        if (above.exists() && at < above) continue;
        auto with = before;
        with.put<Kind, color::white>(at);
        f(with, at);
    }
}

void answer_opposition(const endgames<game>& tables) {
    std::cout << "1. \"If they had no bishop, the game would end in peace, as the enemy king holds the opposition.\"\n";
    std::uint64_t drawn = 0;
    std::uint64_t held = 0;
    position<game> example;
    for_each_pair_of_kings([&](const position<game>& bare) {
        if (value(tables, bare) == endgame_result::draw) ++drawn;
        if (!opponent_has_opposition(tables, bare)) return;
        if (held++ == 0) example = bare;
    });
    const auto counts = tables.counts(material::read("KK").value(), color::white);
    std::cout << "   True: of " << counts.positions() << " positions of two kings " << drawn << " are drawn, " << held
              << " of them because the other king has the opposition (were it his move, he would lose).\n";
    draw("   White to move draws, Black to move would lose:", example);
}

void answer_bishop(const endgames<game>& tables) {
    std::cout << "2. \"The bishop more secures an easy win.\"\n";
    finding found;
    for_each_pair_of_kings([&](const position<game>& bare) {
        if (!opponent_has_opposition(tables, bare)) return;
        for_each_addition<game::bishop>(bare, square::none(), [&](const position<game>& with, square) {
            found.add(with, value(tables, with) == endgame_result::win);
        });
    });
    std::cout << "   True wherever bare kings would draw by the opposition: " << found.won << " of " << found.positions
              << " positions are won.\n";
    draw("   White to move wins in " + std::to_string(tables.value_of(found.example)->plies) + " plies:",
         found.example);
}

void answer_knights(const endgames<game>& tables) {
    std::cout << "3. \"The same with king and two knights against the king.\"\n";
    finding found;
    for_each_pair_of_kings([&](const position<game>& bare) {
        if (!opponent_has_opposition(tables, bare)) return;
        for_each_addition<game::knight>(bare, square::none(), [&](const position<game>& with, square first) {
            for_each_addition<game::knight>(with, first, [&](const position<game>& both, square) {
                found.add(both, value(tables, both) == endgame_result::win);
            });
        });
    });
    std::cout << "   All but true: " << found.won << " of " << found.positions << " positions are won, "
              << found.positions - found.won << " are not.\n";
    draw("   White to move wins in " + std::to_string(tables.value_of(found.example)->plies) + " plies:",
         found.example);
    draw("   White to move does not win, this is a " + std::string{name_of(value(tables, found.exception))} + ":",
         found.exception);
}

void answer_certainty(const endgames<game>& tables) {
    std::cout << "4. \"In Ultimatum such positions end in a win of the stronger side.\"\n"
              << "   Not from every placement, whatever the stronger side has more. Stronger side to move:\n";
    for (const std::string pieces : {"KK", "KBK", "KNK", "KRK", "KQK", "KNNK"}) {
        const auto counts = tables.counts(material::read(pieces).value(), color::white);
        std::cout << "   " << pieces << ": " << counts.positions() << " positions, " << counts.wins << " won, "
                  << counts.draws << " drawn, " << counts.losses << " lost; longest win " << counts.longest_win
                  << " plies\n";
    }
    position<game> example; // the text's own: the king is about to enter the palace, into the bishop's reach
    example.put<game::king, color::white>(read_square<board>("i2"));
    example.put<game::queen, color::white>(read_square<board>("b9"));
    example.put<game::king, color::black>(read_square<board>("e3"));
    draw("   White to move has lost, queen and all, if he lets the king in; he must take it, and cannot:", example);
    std::cout << "   " << name_of(value(tables, example)) << " in " << tables.value_of(example)->plies << " plies\n";
}

} // namespace

int main(int count, char** arguments) {
    const std::string directory = count > 1 ? arguments[1] : "";
    endgames<game> tables;
    for (const std::string pieces : {"KK", "KBK", "KNK", "KRK", "KQK", "KNNK"}) have(tables, pieces, directory);
    answer_opposition(tables);
    answer_bishop(tables);
    answer_knights(tables);
    answer_certainty(tables);
}
