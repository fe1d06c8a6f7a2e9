#include "primers.hpp"

#include <algorithm>
#include <array>

namespace vk {

namespace {

constexpr std::string_view chess_goal =
    "Attack the enemy king so that it cannot escape (checkmate). A player who cannot\n"
    "move and is not attacked draws (stalemate).";
constexpr std::string_view as_in_chess = "The pieces move as in chess.";
constexpr std::string_view ultima_goal =
    "Attack the enemy king so that it cannot escape. A player without a legal move\n"
    "has lost. The third repetition, and 50 moves each without a capture, draw.";
constexpr std::string_view ultima_play =
    "The king moves and captures as in chess. Bracketers (P) move as rooks, all\n"
    "others as queens; they go to empty squares, and capture by how they move:\n"
    "  bracketer    what it shuts in between itself and a friend, along rank or file\n"
    "  withdrawer   the enemy next to it from which it moves straight away\n"
    "  long leaper  what it leaps over, with an empty square behind each\n"
    "  coordinator  enemies where its file meets its king's rank, and vice versa\n"
    "  chameleon    each enemy in that enemy's own way\n"
    "  immobilizer  nothing; enemies next to it are frozen (* on the board)\n"
    "A frozen piece cannot move; as a move, its owner may take it off the board.";
constexpr std::string_view ultimatum_goal =
    "Take the enemy king, or bring your own king to where the enemy's began (White's\n"
    "goal and Black's are framed on the board). There is no check and no mate.";
constexpr std::string_view ultimatum_play =
    "The pieces move as in chess, without castling; the king may walk into danger.\n"
    "A pawn becomes a queen where the enemy's pieces began, and nowhere else.";
constexpr std::string_view draughts_play =
    "Men step diagonally forwards; pieces capture by leaping over an enemy to the\n"
    "empty square behind it, and go on while they can. Who can capture must.";

constexpr std::array<primer, 28> primers{{
    {"amazons", "Who cannot move has lost.",
     "A turn: an amazon moves as a queen, then shoots an arrow from where it arrives,\n"
     "as far as a queen would go. The arrow's square is blocked for good."},
    {"antichess", "Lose all your pieces, or be unable to move: that wins.",
     "The pieces move as in chess; who can capture must. The king is a piece like\n"
     "others: there is no check."},
    {"atomic", "Blow up the enemy king, or mate it.",
     "As in chess, but each capture explodes: what captures, what is captured, and\n"
     "all pieces next to that square except pawns are gone."},
    {"breakthrough", "Reach the last rank with a piece, or leave the enemy without a move.",
     "Pieces step forward, straight or diagonally, and capture diagonally only."},
    {"capablanca", chess_goal,
     "As in chess. The archbishop moves as bishop and knight, the chancellor as rook\n"
     "and knight."},
    {"checkers", "Who cannot move, or has no pieces left, has lost. Black moves first.", draughts_play},
    {"chess", chess_goal,
     "Pawns step forward and take diagonally; a knight leaps two squares and one\n"
     "aside; a bishop goes diagonally, a rook along ranks and files, a queen both\n"
     "ways, as far as the way is free; a king one square. Castling is O-O or O-O-O."},
    {"connect6", "Six or more stones in an unbroken row, any of four ways, win.",
     "White begins with one stone; then every turn puts two on empty squares."},
    {"crazyhouse", chess_goal,
     "As in chess. What you capture is yours: instead of moving you may drop a piece\n"
     "that you hold on an empty square, N@f3 say; pawns not on first or last ranks."},
    {"cylinder_chess", chess_goal, "As in chess, on a board that is rolled up: files a and h are neighbours."},
    {"delta", "Four of your pieces in an unbroken row, any of four ways, win. Who cannot move\nhas lost.",
     "First each player puts a piece on the board, a square like c3. Then a turn: a\n"
     "piece goes in a straight line, two squares or more over empty ones; the piece\n"
     "that follows, from the reserve while there is one, is put on the square that was\n"
     "crossed last. Type departure and arrival: c3e3."},
    {"epsilon",
     "Five of your pieces in an unbroken row, any of four ways, win. Who cannot make a\n"
     "whole turn has lost. 15 turns each with empty reserves draw.",
     "White first puts one piece on the board, Black then two. Later a turn is two\n"
     "moves: a piece goes in a straight line, two squares or more over empty ones, and\n"
     "another piece, from the reserve while there is one, follows: it is put on the\n"
     "square that was crossed last. Type both moves with a slash: c3e3/e3e5. What\n"
     "followed first rests in the second move."},
    {"glinski", chess_goal,
     "Chess on hexagons. The rook goes through the sides of cells, the bishop through\n"
     "their corners; pawns go straight on and take to the neighbours ahead."},
    {"gomoku", "Five or more stones in an unbroken row, any of four ways, win.",
     "A turn puts a stone on an empty square: type its name, h8 say."},
    {"grand", chess_goal,
     "As in chess, without castling. The marshal moves as rook and knight, the cardinal\n"
     "as bishop and knight. Pawns promote on the last three ranks, to what was lost."},
    {"horde", "White has pawns and no king: Black wins by taking them all, White by mate.", as_in_chess},
    {"international_draughts", "Who cannot move, or has no pieces left, has lost.",
     "Men step diagonally forwards; pieces capture, forwards and backwards, by leaping\n"
     "over an enemy to the empty square behind it, and go on while they can. A king\n"
     "goes any distance. Who can capture must, and as many as possible."},
    {"king_of_the_hill", "Mate the enemy king, or bring your own to d4, e4, d5 or e5.", as_in_chess},
    {"othello", "When neither side can move, most discs win. Black moves first.",
     "A disc is put where it shuts in enemy discs between itself and another of yours,\n"
     "any way; all of these turn over. Who cannot do so passes. Type the square: d3."},
    {"racing_kings", "The first king on the last rank wins; Black's may follow at once, for a draw.",
     "The pieces move as in chess. No move may give check."},
    {"rifle", chess_goal, "As in chess, but a piece that captures stays where it is."},
    {"three_check", "Mate the enemy king, or give check three times.", as_in_chess},
    {"u_chess", chess_goal,
     "The pieces move as in chess, but a move may be played only when its name in\n"
     "descriptive notation, of three symbols, fits no other move. Files are called\n"
     "by the pieces that begin there, T C A D R A C T, and ranks count from your side:\n"
     "P4R is the pawn to the fourth rank of the king's file, CxD knight takes queen."},
    {"ultima", ultima_goal, ultima_play},
    {"ultima_classic", ultima_goal, ultima_play},
    {"ultima_pure", ultima_goal, ultima_play},
    {"ultimatum", ultimatum_goal, ultimatum_play},
    {"ultimatum_960", ultimatum_goal, ultimatum_play},
}};

} // namespace

primer primer_of(std::string_view game) {
    const auto found =
        std::find_if(primers.begin(), primers.end(), [&](const primer& one) { return one.game == game; });
    return found == primers.end() ? primer{game, {}, {}} : *found;
}

} // namespace vk
