// Moves that are refused, each with what is said about it.
#include <string>

#include <variantkit/games/chess.hpp>
#include <variantkit/games/u_chess.hpp>

#include "support/catch.hpp"

using namespace variantkit;

namespace {

struct refusal {
    std::string position;
    std::string text;
    std::string message;
};

const std::string initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const refusal in_chess[] = {
    {initial, "", "column 1: expected a move in algebraic or coordinate notation, found the end"},
    {initial, "e", "column 1: expected a move in algebraic or coordinate notation, found 'e'"},
    {initial, "e2", "'e2': your own pawn on e2 is in the way"},
    {initial, "e9", "'e9': there is no square e9"},
    {initial, "e2e9", "'e2e9': there is no square e9"},
    {initial, "i2i4", "'i2i4': there is no square i4"},
    {initial, "Ni3", "'Ni3': there is no square i3"},
    {initial, "e3e4", "'e3e4': there is nothing on e3"},
    {initial, "e7e5", "'e7e5': the pawn on e7 is Black's"},
    {initial, "Ke2", "'Ke2': your own pawn on e2 is in the way"},
    {initial, "e1e2", "'e1e2': your own pawn on e2 is in the way"},
    {initial, "e1e3", "'e1e3': a king does not move like that"},
    {initial, "e2e5", "'e2e5': a pawn does not move like that"},
    {initial, "e2d3", "'e2d3': a pawn goes there only to capture, and there is nothing on d3"},
    {initial, "exd3", "'exd3': a pawn goes there only to capture, and there is nothing on d3"},
    {initial, "a1a3", "'a1a3': the pawn on a2 is in the way"},
    {initial, "Ra3", "'Ra3': the pawn on a2 is in the way"},
    {initial, "Qh5", "'Qh5': the pawn on e2 is in the way"},
    {initial, "Bb5", "'Bb5': the pawn on e2 is in the way"},
    {initial, "Nd4", "'Nd4': no knight can go to d4"},
    {initial, "Nb1d4", "'Nb1d4': a knight does not move like that"},
    {initial, "Nxf3", "'Nxf3': there is nothing to capture"},
    {initial, "Nf3c3", "'Nf3c3': there is nothing on f3"},
    {initial, "Rg1f3", "'Rg1f3': the knight on g1 is no rook"},
    {initial, "e4=Q", "'e4=Q': it does not become anything else there"},
    {initial, "e2e4q", "'e2e4q': it does not become anything else there"},
    {initial, "Xe4", "'Xe4': there is no piece with the letter X"},
    {initial, "P4R", "column 1: expected a move in algebraic or coordinate notation, found 'P4R'"},
    {initial, "0-0", "'0-0': the bishop on f1 is in the way"},
    {initial, "0-0-0", "'0-0-0': the knight on b1 is in the way"},
    {initial, "1-0", "column 1: expected a move in algebraic or coordinate notation, found '1-0'"},
    {initial, "Nf3 Nf6", "column 1: expected a move in algebraic or coordinate notation, found 'Nf3 Nf6'"},
    {initial, "\xc3\xbf\xc3\xbe",
     "column 1: expected a move in algebraic or coordinate notation, found '\\xc3\\xbf\\xc3\\xbe'"},
    {initial, "e2e4e5", "column 1: expected a move in algebraic or coordinate notation, found 'e2e4e5'"},
    {initial, "O-O-O-O", "column 1: expected a move in algebraic or coordinate notation, found 'O-O-O-O'"},
    {"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "e5", "'e5': the pawn on e5 is in the way"},
    {"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "e4e5", "'e4e5': the pawn on e5 is in the way"},
    {"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "Nbf3",
     "'Nbf3': a knight does not move like that"},
    {"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "Nhf3", "'Nhf3': White has no knight on file h"},
    {"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "N3f3", "'N3f3': White has no knight on rank 3"},
    {"r3k2r/8/8/8/1b6/8/8/RN2K2R w KQkq - 0 1", "Kd2",
     "'Kd2': leaves your king on d2 to be captured by the bishop on b4"},
    {"r3k2r/8/8/8/1b6/8/8/RN2K2R w KQkq - 0 1", "O-O",
     "'O-O': the king may not castle out of, through or into check: e1 is attacked"},
    {"r3k2r/8/8/8/1b6/8/8/RN2K2R w KQkq - 0 1", "O-O-O", "'O-O-O': the knight on b1 is in the way"},
    {"r3k2r/8/8/8/1b6/8/8/RN2K2R w KQkq - 0 1", "Rf2", "'Rf2': no rook can go to f2"},
    {"r3k2r/8/8/8/1b6/8/8/RN2K2R w KQkq - 0 1", "Na3",
     "'Na3': leaves your king on e1 to be captured by the bishop on b4"},
    {"r3k2r/8/8/8/8/8/6r1/R3K2R w KQkq - 0 1", "O-O",
     "'O-O': the king may not castle out of, through or into check: g1 is attacked"},
    {"r3k2r/8/8/8/8/8/6r1/R3K2R w KQkq - 0 1", "Kf2", "'Kf2': leaves your king on f2 to be captured by the rook on g2"},
    {"r3k2r/8/8/8/8/8/4r3/R3K2R w KQkq - 0 1", "O-O",
     "'O-O': the king may not castle out of, through or into check: e1 is attacked"},
    {"r3k2r/8/8/8/8/8/4r3/R3K2R w KQkq - 0 1", "Ra2", "'Ra2': leaves your king on e1 to be captured by the rook on e2"},
    {"r3k2r/8/8/8/8/8/8/RN2K1NR w kq - 0 1", "O-O",
     "'O-O': king or rook has moved before, so that side's castling is lost"},
    {"r3k2r/8/8/8/8/8/8/RN2K1NR w kq - 0 1", "O-O-O",
     "'O-O-O': king or rook has moved before, so that side's castling is lost"},
    {"4k3/P6p/8/3pP3/8/8/8/4K3 w - - 0 1", "a8", "'a8': it must become a bishop, a knight, a queen or a rook there"},
    {"4k3/P6p/8/3pP3/8/8/8/4K3 w - - 0 1", "a7a8",
     "'a7a8': it must become a bishop, a knight, a queen or a rook there"},
    {"4k3/P6p/8/3pP3/8/8/8/4K3 w - - 0 1", "a8=K",
     "'a8=K': it must become a bishop, a knight, a queen or a rook there"},
    {"4k3/P6p/8/3pP3/8/8/8/4K3 w - - 0 1", "a8=P",
     "'a8=P': it must become a bishop, a knight, a queen or a rook there"},
    {"4k3/P6p/8/3pP3/8/8/8/4K3 w - - 0 1", "a8X", "'a8X': there is no piece with the letter X"},
    {"4k3/P6p/8/3pP3/8/8/8/4K3 w - - 0 1", "axb8=Q",
     "'axb8=Q': a pawn goes there only to capture, and there is nothing on b8"},
    {"4k3/P6p/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6",
     "'exd6': a pawn goes there only to capture, and there is nothing on d6"},
    {"4k3/P6p/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6",
     "'e5d6': a pawn goes there only to capture, and there is nothing on d6"},
    {"4k3/P6p/8/3pP3/8/8/8/4K3 w - - 0 1", "exf6",
     "'exf6': a pawn goes there only to capture, and there is nothing on f6"},
    {"4k3/P6p/8/3pP3/8/8/8/4K3 w - - 0 1", "a7a6", "'a7a6': a pawn does not move like that"},
    {"4k3/8/8/2p5/8/p6R/8/4K2R b - - 0 1", "c4xd3", "'c4xd3': there is nothing on c4"},
    {"4k3/8/8/2p5/8/p6R/8/4K2R b - - 0 1", "axb2",
     "'axb2': a pawn goes there only to capture, and there is nothing on b2"},
    {"4k3/8/8/2p5/8/p6R/8/4K2R b - - 0 1", "cxb4",
     "'cxb4': a pawn goes there only to capture, and there is nothing on b4"},
    {"4k3/8/8/2p5/8/p6R/8/4K2R b - - 0 1", "c3", "'c3': no pawn can go to c3"},
    {"3k4/8/8/8/R6R/8/8/4K3 w - - 0 1", "Rd4", "'Rd4': this could be Rad4 or Rhd4"},
    {"3k4/8/8/8/R6R/8/8/4K3 w - - 0 1", "R4d4", "'R4d4': this could be Rad4 or Rhd4"},
    {"3k4/8/8/8/R6R/8/8/4K3 w - - 0 1", "Rbd4", "'Rbd4': White has no rook on file b"},
    {"R5k1/5ppp/8/8/8/8/8/4K3 b - - 1 30", "Kh8", "'Kh8': the game is over: White has won (checkmate)"},
    {"R5k1/5ppp/8/8/8/8/8/4K3 b - - 1 30", "zz",
     "column 1: expected a move in algebraic or coordinate notation, found 'zz'"},
    {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Kg8", "'Kg8': the game is over: it is a draw (stalemate)"},
    {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Kxg7", "'Kxg7': the game is over: it is a draw (stalemate)"},
    {"4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", "Kd1", "'Kd1': leaves your king on d1 to be captured by the queen on e2"},
    {"4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", "Kf1", "'Kf1': leaves your king on f1 to be captured by the queen on e2"},
    {"4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", "a2a3", "'a2a3': there is nothing on a2"},
};

const refusal in_u_chess[] = {
    {initial, "C3A", "'C3A': C3A could be c3 or f3"},
    {initial, "C3T", "'C3T': C3T could be a3 or h3"},
    {initial, "P3A", "'P3A': P3A could be c3 or f3"},
    {initial, "N3B", "'N3B': C3A could be c3 or f3"},
    {initial, "Nf3", "'Nf3': C3A could be c3 or f3"},
    {initial, "b1c3", "'b1c3': C3A could be c3 or f3"},
    {initial, "P9R",
     "column 1: expected a move in Italian descriptive, English descriptive, coordinate or algebraic notation, found "
     "'P9R'"},
    {initial, "P0R",
     "column 1: expected a move in Italian descriptive, English descriptive, coordinate or algebraic notation, found "
     "'P0R'"},
    {initial, "P4X",
     "column 1: expected a move in Italian descriptive, English descriptive, coordinate or algebraic notation, found "
     "'P4X'"},
    {initial, "P4",
     "column 1: expected a move in Italian descriptive, English descriptive, coordinate or algebraic notation, found "
     "'P4'"},
    {initial, "C4A", "'C4A': no knight can go there"},
    {initial, "PxP", "'PxP': no pawn can capture a pawn"},
    {initial, "TxD", "'TxD': no rook can capture a queen"},
    {initial, "P=D", "'P=D': no pawn can become a queen"},
    {initial, "P=R", "'P=R': no pawn can become a rook"},
    {initial, "0-0", "'0-0': the bishop on f1 is in the way"},
    {initial, "R1D", "'R1D': no king can go there"},
    {initial, "D5T", "'D5T': no queen can go there"},
    {initial, "DxD", "'DxD': no queen can capture a queen"},
    {initial, "PxC=D",
     "column 1: expected a move in Italian descriptive, English descriptive, coordinate or algebraic notation, found "
     "'PxC=D'"},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "CxP", "'CxP': CxP could be d7, f7 or g6"},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "PxP", "'PxP': PxP could be e6 or h3"},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "A1A", "'A1A': A1A could be c1 or f1"},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "T1A", "'T1A': T1A could be c1 or f1"},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "e1f2",
     "'e1f2': your own pawn on f2 is in the way"},
    {"3nk3/P6P/8/8/8/8/8/4K3 w - - 0 1", "P=D", "'P=D': P=D could be a8 or h8"},
    {"3nk3/P6P/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "'a7a8': P=D could be a8 or h8"},
    {"3nk3/P6P/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "'a7a8q': P=D could be a8 or h8"},
    {"2r5/k2P4/8/8/8/8/8/4K3 w - - 0 1", "d7c8q", "'d7c8q': PxT=D has no name that is short enough"},
    {"2r5/k2P4/8/8/8/8/8/4K3 w - - 0 1", "dxc8=Q", "'dxc8=Q': PxT=D has no name that is short enough"},
    {"2r5/k2P4/8/8/8/8/8/4K3 w - - 0 1", "PxT", "'PxT': no pawn can capture a rook"},
    {"2r5/k2P4/8/8/8/8/8/4K3 w - - 0 1", "PxT=D", "'PxT=D': PxT=D has no name that is short enough"},
    {"7k/8/8/8/1b6/8/8/RN2K3 w - - 0 1", "R2D", "'R2D': leaves your king on d2 to be captured by the bishop on b4"},
    {"7k/8/8/8/1b6/8/8/RN2K3 w - - 0 1", "K2Q", "'K2Q': leaves your king on d2 to be captured by the bishop on b4"},
};

template <class Rules>
void check(const refusal& row) {
    INFO(row.position << ": " << row.text);
    const auto position = read_position<Rules>(row.position);
    REQUIRE(position.has_value());
    const auto read = read_move(*position, row.text);
    REQUIRE_FALSE(read.has_value());
    CHECK(read.error().message() == row.message);
}

} // namespace

TEST_CASE("moves of Chess that are refused", "[moves]") {
    for (const refusal& row : in_chess) check<games::chess>(row);
}

TEST_CASE("moves of U-Chess that are refused", "[moves]") {
    for (const refusal& row : in_u_chess) check<games::u_chess>(row);
}

TEST_CASE("why a move is not legal can be asked without a text", "[moves]") {
    const auto position = start<games::chess>();
    const square e2{12};
    const square e4{28};
    CHECK(why_illegal(position, e2, e4).empty());
    CHECK(why_illegal(position, e2, square{36}) == "a pawn does not move like that");
    CHECK(why_illegal(position, e4, e2) == "there is nothing on e4");
    CHECK(why_illegal(position, e2, e2) == "the pawn is on e2 already");
    for (const auto& move : legal_moves(position)) CHECK(why_illegal(position, move).empty());

    // Each pair of squares is either a legal move's or has a reason.
    for (int from = 0; from < 64; ++from) {
        for (int to = 0; to < 64; ++to) {
            bool legal = false;
            for (const auto& move : legal_moves(position))
                legal = legal || (move.from == square{from} && move.to == square{to});
            CHECK(why_illegal(position, square{from}, square{to}).empty() == legal);
        }
    }
}

TEST_CASE("no two bytes as a move are more than refused", "[moves]") {
    const auto position =
        read_position<games::u_chess>("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").value();
    int refused = 0;
    for (int a = 0; a < 256; ++a) {
        for (int b = 0; b < 256; ++b) {
            const std::string text{'e', '2', static_cast<char>(a), static_cast<char>(b)};
            const auto read = read_move(position, text);
            if (read) continue;
            CHECK_FALSE(read.error().message().empty());
            ++refused;
        }
    }
    CHECK(refused > 65000);
}
