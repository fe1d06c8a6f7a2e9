/// \file
/// Chess on odd boards, worked out cell by cell without the library: what its perft is held against.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace test_support {

using cell = std::pair<int, int>;

/// A board: which cells there are, where a step leads, and which steps pieces take. Coordinates are from -15 to 15.
struct naive_board {
    std::function<bool(cell)> has;
    std::function<cell(cell)> normal = [](cell at) { return at; }; ///< where a cell over the edge really is
    std::vector<cell> straight, diagonal, leaps;
    std::array<cell, 2> ahead;                ///< by side, White first
    std::array<std::array<cell, 2>, 2> takes; ///< the pawn's, by side
    std::array<std::set<cell>, 2> home;       ///< from where pawns go two
};

/// A position, and its moves.
class naive_chess {
public:
    explicit naive_chess(const naive_board& board) : member_board(&board) { member_cells.fill('.'); }

    void put(cell at, char piece) { on(at) = piece; }
    void set_state(bool white, std::string castling, bool has_target, cell target) {
        member_white = white;
        member_castling = std::move(castling);
        member_has_target = has_target;
        member_target = target;
    }

    [[nodiscard]] std::uint64_t perft(int depth) const {
        std::uint64_t nodes = 0;
        for (const move& played : moves()) {
            naive_chess next = *this;
            next.play(played);
            if (next.attacked(next.king(member_white), !member_white)) continue;
            nodes += depth == 1 ? 1 : next.perft(depth - 1);
        }
        return nodes;
    }

private:
    using move = std::tuple<cell, cell, char>; // from, to, what arrives

    [[nodiscard]] static std::size_t index(cell at) {
        return static_cast<std::size_t>((at.first + 16) * 32 + at.second + 16);
    }
    [[nodiscard]] char& on(cell at) { return member_cells[index(at)]; }
    [[nodiscard]] char on(cell at) const { return member_cells[index(at)]; }
    [[nodiscard]] static bool is_white(char piece) { return piece >= 'A' && piece <= 'Z'; }
    [[nodiscard]] static char kind(char piece) {
        return is_white(piece) ? piece : static_cast<char>(piece - 'a' + 'A');
    }
    [[nodiscard]] char of_side(char letter, bool white) const {
        return white ? letter : static_cast<char>(letter - 'A' + 'a');
    }
    [[nodiscard]] cell step(cell at, cell way) const {
        return member_board->normal({at.first + way.first, at.second + way.second});
    }

    template <class F>
    void for_each_cell(F f) const {
        for (int a = -15; a <= 15; ++a) {
            for (int b = -15; b <= 15; ++b) {
                if (member_board->has({a, b})) f(cell{a, b});
            }
        }
    }

    [[nodiscard]] cell king(bool white) const {
        cell found{};
        for_each_cell([&](cell at) {
            if (on(at) == of_side('K', white)) found = at;
        });
        return found;
    }

    /// The cells that a piece attacks.
    [[nodiscard]] std::set<cell> attacks(cell from) const {
        std::set<cell> found;
        const auto go = [&](const std::vector<cell>& ways, bool on_and_on) {
            for (const cell& way : ways) {
                for (cell at = step(from, way); member_board->has(at) && at != from; at = step(at, way)) {
                    found.insert(at);
                    if (!on_and_on || on(at) != '.') break;
                }
            }
        };
        const char what = kind(on(from));
        if (what == 'R' || what == 'Q') go(member_board->straight, true);
        if (what == 'B' || what == 'Q') go(member_board->diagonal, true);
        if (what == 'N') go(member_board->leaps, false);
        if (what == 'K') go(member_board->straight, false);
        if (what == 'K') go(member_board->diagonal, false);
        if (what == 'P') {
            for (const cell& way : member_board->takes[is_white(on(from)) ? 0 : 1]) {
                if (const cell at = step(from, way); member_board->has(at)) found.insert(at);
            }
        }
        return found;
    }

    [[nodiscard]] bool attacked(cell target, bool by_white) const {
        bool found = false;
        for_each_cell([&](cell at) {
            if (on(at) != '.' && is_white(on(at)) == by_white && !found) found = attacks(at).count(target) != 0;
        });
        return found;
    }

    [[nodiscard]] std::set<move> moves() const {
        std::set<move> found;
        for_each_cell([&](cell from) {
            if (on(from) == '.' || is_white(on(from)) != member_white) return;
            if (kind(on(from)) == 'P') {
                add_pawn_moves(found, from);
                return;
            }
            for (const cell& to : attacks(from)) {
                if (on(to) == '.' || is_white(on(to)) != member_white) found.insert({from, to, on(from)});
            }
        });
        add_castlings(found);
        return found;
    }

    void add_pawn_moves(std::set<move>& found, cell from) const {
        const std::size_t side = member_white ? 0 : 1;
        const cell way = member_board->ahead[side];
        const auto add = [&](cell to) {
            if (member_board->has(step(to, way))) {
                found.insert({from, to, on(from)});
            } else {
                for (const char letter : {'Q', 'R', 'B', 'N'}) found.insert({from, to, of_side(letter, member_white)});
            }
        };
        const cell one = step(from, way);
        if (member_board->has(one) && on(one) == '.') {
            add(one);
            const cell two = step(one, way);
            if (member_board->home[side].count(from) != 0 && member_board->has(two) && on(two) == '.') add(two);
        }
        for (const cell& to : attacks(from)) {
            if (on(to) != '.' ? is_white(on(to)) != member_white : member_has_target && to == member_target) add(to);
        }
    }

    /// As on a board of eight files: the king on (4, r), the rooks on (0, r) and (7, r).
    void add_castlings(std::set<move>& found) const {
        const int rank = member_white ? 0 : 7;
        const auto may = [&](char letter) {
            return member_castling.find(of_side(letter, member_white)) != std::string::npos;
        };
        const auto empty = [&](int first, int last) {
            for (int file = first; file <= last; ++file) {
                if (on({file, rank}) != '.') return false;
            }
            return true;
        };
        const auto safe = [&](int first, int last) {
            for (int file = first; file <= last; ++file) {
                if (attacked({file, rank}, !member_white)) return false;
            }
            return true;
        };
        const char piece = of_side('K', member_white);
        // The piece that arrives is marked, as no other move of a king goes two files.
        if (may('K') && empty(5, 6) && safe(4, 6)) found.insert({{4, rank}, {6, rank}, piece});
        if (may('Q') && empty(1, 3) && safe(2, 4)) found.insert({{4, rank}, {2, rank}, piece});
    }

    void play(const move& played) {
        const auto [from, to, arriving] = played;
        const std::size_t side = member_white ? 0 : 1;
        const bool pawn = kind(on(from)) == 'P';
        if (pawn && on(to) == '.' && member_has_target && to == member_target)
            on(step(to, member_board->ahead[1 - side])) = '.';
        if (kind(on(from)) == 'K' && from.first == 4 && (to.first == 6 || to.first == 2) && to.second == from.second &&
            !member_castling.empty()) {
            const int rook = to.first == 6 ? 7 : 0;
            on({to.first == 6 ? 5 : 3, from.second}) = on({rook, from.second});
            on({rook, from.second}) = '.';
        }
        const cell one = step(from, member_board->ahead[side]);
        member_has_target = pawn && to != one && member_board->home[side].count(from) != 0 &&
                            to == step(one, member_board->ahead[side]);
        member_target = one;
        on(to) = arriving;
        on(from) = '.';
        for (const cell& at : {from, to}) {
            const auto lose = [&](cell home, const char* letters) {
                if (at != home) return;
                for (const char* letter = letters; *letter != '\0'; ++letter) {
                    if (const auto place = member_castling.find(*letter); place != std::string::npos)
                        member_castling.erase(place, 1);
                }
            };
            lose({4, 0}, "KQ");
            lose({7, 0}, "K");
            lose({0, 0}, "Q");
            lose({4, 7}, "kq");
            lose({7, 7}, "k");
            lose({0, 7}, "q");
        }
        member_white = !member_white;
    }

    const naive_board* member_board;
    std::array<char, 1024> member_cells{};
    bool member_white = true;
    std::string member_castling;
    bool member_has_target = false;
    cell member_target{};
};

} // namespace test_support
