// Captures of draughts games against a plain search on a board of characters, on positions thrown together.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

#include <variantkit/notation/position_text.hpp>
#include <variantkit/search/random.hpp>

#include "../../examples/variants/checkers.hpp"
#include "../../examples/variants/international_draughts.hpp"
#include "support/catch.hpp"

using namespace variantkit;

namespace {

using squares = std::vector<int>;
/// From, to, and what is taken, in rising order.
using capture = std::tuple<int, int, squares>;

/// The whole board, light squares included: '.' empty, 'm' and 'k' men and kings of the side to move, 'x' enemies.
template <class Rules>
class by_hand {
public:
    using board = typename Rules::board;
    static constexpr bool flies = std::is_same_v<Rules, international_draughts>;

    explicit by_hand(const position<Rules>& position) : member_up(position.side_to_move() == color::white ? 1 : -1) {
        for (auto& rank : member_cells) rank.fill('.');
        for (int i = 0; i < board::square_count; ++i) {
            const auto found = position.piece_on(square{i});
            if (!found) continue;
            char& cell = member_cells[std::size_t(board::rank_of(square{i}))][std::size_t(board::file_of(square{i}))];
            cell = found->side != position.side_to_move() ? 'x' : found->kind == 0 ? 'm' : 'k';
        }
    }

    [[nodiscard]] std::set<capture> captures() {
        for (int rank = 0; rank < board::rank_count; ++rank) {
            for (int file = 0; file < board::file_count; ++file) {
                const char piece = at(file, rank);
                if (piece != 'm' && piece != 'k') continue;
                cell(file, rank) = '.';
                member_from = number(file, rank);
                follow(piece, file, rank, {});
                cell(file, rank) = piece;
            }
        }
        if (!flies) return member_found;
        std::size_t most = 0;
        for (const auto& one : member_found) most = std::max(most, std::get<2>(one).size());
        std::set<capture> longest;
        for (const auto& one : member_found) {
            if (std::get<2>(one).size() == most) longest.insert(one);
        }
        return longest;
    }

private:
    [[nodiscard]] char at(int file, int rank) const {
        if (file < 0 || rank < 0 || file >= board::file_count || rank >= board::rank_count) return '#';
        return member_cells[std::size_t(rank)][std::size_t(file)];
    }
    [[nodiscard]] char& cell(int file, int rank) { return member_cells[std::size_t(rank)][std::size_t(file)]; }
    [[nodiscard]] static int number(int file, int rank) { return board::square_at(file, rank).index(); }

    void follow(char piece, int file, int rank, const squares& taken) {
        bool ends = true;
        const bool crowned_here = piece == 'm' && rank == (member_up > 0 ? board::rank_count - 1 : 0);
        for (const int sideways : {-1, 1}) {
            for (const int upwards : {-1, 1}) {
                if (!flies && piece == 'm' && upwards != member_up) continue;
                if (!flies && crowned_here && !taken.empty()) continue;
                int f = file + sideways;
                int r = rank + upwards;
                while (flies && piece == 'k' && at(f, r) == '.') {
                    f += sideways;
                    r += upwards;
                }
                if (at(f, r) != 'x') continue;
                const int over_file = f;
                const int over_rank = r;
                for (;;) {
                    f += sideways;
                    r += upwards;
                    if (at(f, r) != '.') break;
                    ends = false;
                    cell(over_file, over_rank) = 'o'; // taken, and in the way
                    squares more = taken;
                    more.push_back(number(over_file, over_rank));
                    follow(piece, f, r, more);
                    cell(over_file, over_rank) = 'x';
                    if (!flies || piece == 'm') break;
                }
            }
        }
        if (!ends || taken.empty()) return;
        squares sorted = taken;
        std::sort(sorted.begin(), sorted.end());
        member_found.insert({member_from, number(file, rank), sorted});
    }

    std::array<std::array<char, std::size_t(board::file_count)>, std::size_t(board::rank_count)> member_cells{};
    int member_up;
    int member_from = 0;
    std::set<capture> member_found;
};

/// Up to `most` pieces a side, three in four of them kings.
template <class Rules>
position<Rules> thrown_together(random_source& random, std::uint32_t most) {
    using board = typename Rules::board;
    position<Rules> position;
    for (const color side : {color::white, color::black}) {
        const std::uint32_t pieces = 1 + random.below(most);
        for (std::uint32_t i = 0; i < pieces; ++i) {
            const square at{static_cast<int>(random.below(board::square_count))};
            const bool may_be_man = board::rank_of(at) != (side == color::white ? board::rank_count - 1 : 0);
            if (!position.occupied().contains(at)) position.put(may_be_man && random.below(4) == 0 ? 0 : 1, side, at);
        }
    }
    position.set_side_to_move(random.below(2) == 0 ? color::white : color::black);
    return position;
}

/// Returns how many captures there were.
template <class Rules>
std::size_t compare(std::uint64_t seed, int positions, std::uint32_t most) {
    random_source random{seed};
    std::size_t captures = 0;
    for (int i = 0; i < positions; ++i) {
        const auto position = thrown_together<Rules>(random, most);
        std::set<capture> listed;
        std::size_t moves = 0;
        for (const auto& move : legal_moves(position)) {
            if (move.taken.empty()) continue;
            squares taken;
            for (const square at : move.taken) taken.push_back(at.index());
            listed.insert({move.from.index(), move.to.index(), taken});
            ++moves;
        }
        INFO(position_text(position));
        CHECK(listed.size() == moves); // each once
        CHECK(listed == by_hand<Rules>{position}.captures());
        captures += moves;
    }
    return captures;
}

} // namespace

TEST_CASE("Captures of international draughts are those found by hand", "[variants]") {
    CHECK(compare<international_draughts>(1, 5000, 12) > 5000);
    CHECK(compare<international_draughts>(2, 2000, 20) > 2000);
}

TEST_CASE("Captures of Checkers are those found by hand", "[variants]") {
    CHECK(compare<checkers>(3, 5000, 10) > 4000);
}
