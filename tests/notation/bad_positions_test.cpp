// Position texts that are refused, each with what is said about it.
#include <string>

#include <variantkit/games/chess.hpp>

#include "support/catch.hpp"

using namespace variantkit;

namespace {

struct refusal {
    std::string text;
    std::string message;
};

const refusal refusals[] = {
    {"", "column 1: expected a position, found the end"},
    {"   ", "column 4: expected a position, found the end"},
    {"x", "column 1: expected a piece letter or a number of empty squares, found 'x'"},
    {"9/8/8/8/8/8/8/8 w", "column 1: expected a smaller number of empty squares, found '9'"},
    {"8/8/8/8/8/8/8 w", "column 14: expected '/' and another rank, found the end"},
    {"8/8/8/8/8/8/8/8/8 w", "column 16: expected the end of the board, found '/'"},
    {"0/8/8/8/8/8/8/8 w", "column 1: expected a number of empty squares from 1, found '0'"},
    {"44444444444444444444444444/8 w",
     "column 1: expected a smaller number of empty squares, found '44444444444444444444444444'"},
    {"rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", "column 18: expected '/' after a full rank, found 'p'"},
    {"rnbqkbnr/pppp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", "column 18: expected '/' after a full rank, found 'p'"},
    {"rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", "column 17: expected more squares in this rank, found '/'"},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w",
     "column 43: expected more squares: a rank is too short or missing, found the end"},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNRR w", "column 44: expected the end of the board, found 'R'"},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w", "column 44: expected the end of the board, found '/'"},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPXPPP/RNBQKBNR w",
     "column 31: expected a piece letter or a number of empty squares, found 'X'"},
    {"rnbqkbnr/pppppppp/8/-8/8/8/PPPPPPPP/RNBQKBNR w",
     "column 21: expected a piece letter or a number of empty squares, found '-'"},
    {"rnbqkbnrpppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", "column 9: expected '/' after a full rank, found 'p'"},
    {"rnbqkbnr/pppppppp/8/53/8/8/PPPPPPPP/RNBQKBNR w",
     "column 21: expected a smaller number of empty squares, found '53'"},
    {"rnbqkbnr/pppppppp/8/4\xc3\xb6"
     "3/8/8/PPPPPPPP/RNBQKBNR w",
     "column 22: expected a piece letter or a number of empty squares, found '\\xc3'"},
    {"4k3/8/8/8/8/8/8/4K3 x", "column 21: expected the side to move, w or b, found 'x'"},
    {"4k3/8/8/8/8/8/8/4K3 W", "column 21: expected the side to move, w or b, found 'W'"},
    {"4k3/8/8/8/8/8/8/4K3 white - -", "column 21: expected the side to move, w or b, found 'white'"},
    {"4k3/8/8/8/8/8/8/4K3 - w", "column 21: expected the side to move, w or b, found '-'"},
    {"4k3/8/8/8/8/8/8/4K2R w KK -",
     "column 24: expected castling rights (letters of KQkq, each at most once) or '-', found 'KK'"},
    {"4k3/8/8/8/8/8/8/4K2R w K- -",
     "column 24: expected castling rights (letters of KQkq, each at most once) or '-', found 'K-'"},
    {"4k3/8/8/8/8/8/8/4K2R w KQkqK",
     "column 24: expected castling rights (letters of KQkq, each at most once) or '-', found 'KQkqK'"},
    {"4k3/8/8/8/8/8/8/4K2R w A -",
     "column 24: expected castling rights (letters of KQkq, each at most once) or '-', found 'A'"},
    {"4k3/8/8/8/8/8/8/4K2R w Q - 0 1", "column 24, 'Q': White has no king and rook at home to castle with (Q)"},
    {"4k3/8/8/8/8/8/8/4K2R w Kk - 0 1", "column 24, 'Kk': Black has no king and rook at home to castle with (k)"},
    {"4k3/8/8/8/8/8/8/3K3R w K - 0 1", "column 24, 'K': White has no king and rook at home to castle with (K)"},
    {"r3k3/8/8/8/8/8/8/4K3 w k - 0 1", "column 24, 'k': Black has no king and rook at home to castle with (k)"},
    {"4k2r/8/8/8/8/8/8/4K3 w q - 0 1", "column 24, 'q': Black has no king and rook at home to castle with (q)"},
    {"4k3/8/8/8/8/8/8/4K3 w - e9", "column 25: expected an en-passant square or '-', found 'e9'"},
    {"4k3/8/8/8/8/8/8/4K3 w - i3", "column 25: expected an en-passant square or '-', found 'i3'"},
    {"4k3/8/8/8/8/8/8/4K3 w - e", "column 25: expected an en-passant square or '-', found 'e'"},
    {"4k3/8/8/8/8/8/8/4K3 w - --", "column 25: expected an en-passant square or '-', found '--'"},
    {"4k3/8/8/8/8/8/8/4K3 w - E6", "column 25: expected an en-passant square or '-', found 'E6'"},
    {"4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "column 25, 'e6': no pawn of Black on e5 can just have crossed e6"},
    {"4k3/8/8/8/8/8/8/4K3 w - e3 0 1", "column 25, 'e3': Black's pawns cannot cross e3 in a double step"},
    {"4k3/8/8/4p3/8/8/8/4K3 w - e5 0 1", "column 27, 'e5': Black's pawns cannot cross e5 in a double step"},
    {"4k3/8/8/4p3/8/8/8/4K3 w - e8 0 1", "column 27, 'e8': Black's pawns cannot cross e8 in a double step"},
    {"4k3/8/8/4p3/8/8/8/4K3 w - d6 0 1", "column 27, 'd6': no pawn of Black on d5 can just have crossed d6"},
    {"4k3/8/8/4p3/8/8/8/4K3 b - e6 0 1", "column 27, 'e6': White's pawns cannot cross e6 in a double step"},
    {"4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1",
     "column 29, 'e6': Black's pawn on e5 cannot just have crossed e6: the knight on e6 is in the way"},
    {"4k3/4q3/8/4p3/8/8/8/3K4 w - e6 0 1",
     "column 29, 'e6': Black's pawn on e5 cannot just have crossed e6: the queen on e7 is in the way"},
    {"4k3/8/8/8/3P4/8/3R4/4K3 b - d3 0 1",
     "column 29, 'd3': White's pawn on d4 cannot just have crossed d3: the rook on d2 is in the way"},
    {"4k3/8/8/8/8/8/8/4K3 w - - x 1", "column 27: expected a number of quiet plies, 0 to 65535, found 'x'"},
    {"4k3/8/8/8/8/8/8/4K3 w - - -1 1", "column 27: expected a number of quiet plies, 0 to 65535, found '-1'"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 1.5 1", "column 27: expected a number of quiet plies, 0 to 65535, found '1.5'"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 65536 1", "column 27: expected a number of quiet plies, 0 to 65535, found '65536'"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 99999999999999999999 1",
     "column 27: expected a number of quiet plies, 0 to 65535, found '99999999999999999999'"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 0", "column 29: expected a move number, 1 to 65535, found '0'"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 -5", "column 29: expected a move number, 1 to 65535, found '-5'"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 65536", "column 29: expected a move number, 1 to 65535, found '65536'"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 1", "column 31: expected the end, found '1'"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves", "column 31: expected the end, found 'moves'"},
    {"8/8/8/8/8/8/8/8 w - - 0 1", "White has no king"},
    {"4k3/8/8/8/8/8/8/8 w - - 0 1", "White has no king"},
    {"8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king"},
    {"4k3/4k3/8/8/8/8/8/4K3 w - - 0 1", "Black has 2 kings"},
    {"4k3/8/8/8/8/8/8/2K1K1K1 w - - 0 1", "White has 3 kings"},
    {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "White's pawn on a1 stands behind its home rank"},
    {"4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "White's pawn on h8 would have been promoted"},
    {"4k2p/8/8/8/8/8/8/4K3 w - - 0 1", "Black's pawn on h8 stands behind its home rank"},
    {"4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "Black's pawn on a1 would have been promoted"},
    {"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "Black's king on e8 could be captured at once"},
    {"4k3/8/8/8/8/8/3p4/4K3 b - - 0 1", "White's king on e1 could be captured at once"},
    {"8/8/8/3kK3/8/8/8/8 w - - 0 1", "Black's king on d5 could be captured at once"},
    {"8/8/8/3k4/5N2/8/8/K7 w - - 0 1", "Black's king on d5 could be captured at once"},
};

} // namespace

TEST_CASE("position texts that are refused", "[position_text]") {
    for (const auto& [text, message] : refusals) {
        INFO(text);
        const auto read = read_position<games::chess>(text);
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error().message() == message);
        // The error points at what it speaks of.
        CHECK(text.compare(read.error().column, read.error().token.size(), read.error().token) == 0);
    }
}

TEST_CASE("no beginning of a position text is more than refused", "[position_text]") {
    const std::string whole = "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 2";
    for (std::size_t length = 0; length <= whole.size(); ++length) {
        const auto read = read_position<games::chess>(std::string_view{whole}.substr(0, length));
        INFO(length);
        CHECK(read.has_value() == read.error().message().empty());
    }
    CHECK(read_position<games::chess>(whole).has_value());
}

TEST_CASE("no byte in a position text is more than refused", "[position_text]") {
    const std::string whole = "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 2";
    int refused = 0;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        for (int byte = 0; byte < 256; ++byte) {
            std::string text = whole;
            text[i] = static_cast<char>(byte);
            const auto read = read_position<games::chess>(text);
            if (read) {
                const std::string written = position_text(*read);
                CHECK(position_text(read_position<games::chess>(written).value()) == written);
            } else {
                CHECK_FALSE(read.error().message().empty());
                ++refused;
            }
        }
    }
    CHECK(refused > 10000);
}
