/// \file
/// Numbers for the positions of one material, symmetric ones sharing theirs.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <variantkit/search/board_symmetry.hpp>
#include <variantkit/search/endgame_material.hpp>

namespace variantkit {

/// Where the pieces of an endgame stand: a square number for each, in the order of the index, and whose turn it is.
struct endgame_placement {
    /// How many pieces there may be.
    static constexpr std::size_t most_pieces = 8;

    std::array<std::uint16_t, most_pieces> squares{};
    color to_move = color::white; ///< whose turn it is
};

/// Numbers the positions of one material densely: pieces of a kind and side are interchangeable, and where symmetries
/// are given, one piece (the lead) is kept to squares that represent all others. Some numbers stand for no position.
///
/// White to move comes first, then Black to move; but where exchanging the sides changes nothing there is White alone.
template <class Rules>
class endgame_index {
public:
    using board = typename Rules::board;
    using army = typename Rules::army;
    using symmetry = board_symmetry<board>;
    using material = endgame_material<Rules>;

    static constexpr std::size_t squares = std::size_t(board::square_count);

    /// At most `endgame_placement::most_pieces` pieces. The symmetries must be a group under which the game, from this
    /// material on, stays the same; the material must be its own mirror for those that exchange the sides to count.
    endgame_index(const material& pieces, const std::vector<symmetry>& symmetries) : member_material{pieces} {
        for (const symmetry& each : symmetries) {
            if (!each.exchanges_sides) member_symmetries.push_back(each);
            if (each.exchanges_sides && pieces == pieces.exchanged() && !member_exchanges) {
                member_exchanges = true;
                member_exchange = each;
            }
        }
        if (member_symmetries.empty()) member_symmetries.push_back(board_symmetries<board>().front());
        make_groups();
        choose_lead();
        make_terms();
    }

    /// The material whose positions are numbered.
    [[nodiscard]] const material& pieces() const { return member_material; }

    /// How many symmetries share a number, exchanges aside: 1 when there are none.
    [[nodiscard]] std::size_t symmetry_count() const { return member_symmetries.size(); }

    /// Whether only positions with White to move are numbered.
    [[nodiscard]] bool white_only() const { return member_exchanges; }

    /// Numbers are below this; 0 when there are too many positions for numbers of 64 bits.
    [[nodiscard]] std::uint64_t size() const { return member_side_size * (member_exchanges ? 1 : 2); }

    /// The numbers of one side to move.
    [[nodiscard]] std::uint64_t side_size() const { return member_side_size; }

    /// The number of a position, whose pieces may be given in any order within their kind. Squares must differ.
    [[nodiscard]] std::uint64_t number_of(endgame_placement placement) const {
        if (member_exchanges && placement.to_move == color::black) exchange(placement);
        std::uint64_t number = 0;
        if (member_symmetries.size() == 1) {
            number = raw_number(placement.squares);
        } else {
            const std::uint16_t lead = placement.squares[member_lead];
            const auto& ways = member_ways_home[lead];
            number = raw_number(moved(placement.squares, ways.front()));
            for (std::size_t i = 1; i < ways.size(); ++i) {
                number = std::min(number, raw_number(moved(placement.squares, ways[i])));
            }
        }
        return placement.to_move == color::white || member_exchanges ? number : number + member_side_size;
    }

    /// The placement of a number, below `size()`; `false` when it stands for no position.
    [[nodiscard]] bool placement_of(std::uint64_t number, endgame_placement& placement) const {
        placement.to_move = number < member_side_size ? color::white : color::black;
        std::uint64_t rest = number < member_side_size ? number : number - member_side_size;
        square_set<board> occupied;
        for (const group& each : member_groups) {
            const std::uint64_t part = rest / each.stride;
            rest %= each.stride;
            const auto found = each.places.begin() + static_cast<std::ptrdiff_t>(part * each.count);
            for (std::size_t i = 0; i < each.count; ++i) {
                const std::uint16_t at = *(found + static_cast<std::ptrdiff_t>(i));
                if (occupied.contains(square{at})) return false;
                occupied.insert(square{at});
                placement.squares[each.first + i] = at;
            }
        }
        return member_symmetries.size() == 1 || number_of(placement) == number;
    }

    /// How many placements share the number of this one, itself included, exchanges aside.
    [[nodiscard]] std::size_t images_of(const endgame_placement& placement) const {
        if (member_symmetries.size() == 1) return 1;
        const auto& ways = member_ways_home[placement.squares[member_lead]];
        if (ways.size() == 1) return member_symmetries.size();
        const std::uint64_t number = raw_number(moved(placement.squares, ways.front()));
        std::size_t alike = 0; // symmetries that leave the placement as it is
        for (const std::size_t way : ways) alike += raw_number(moved(placement.squares, way)) == number ? 1 : 0;
        return member_symmetries.size() / alike;
    }

    /// The placement of a position, which must have this material.
    [[nodiscard]] endgame_placement placement_of(const position<Rules>& position) const {
        endgame_placement placement;
        placement.to_move = position.side_to_move();
        for (const group& each : member_groups) {
            std::size_t slot = each.first;
            auto rest = position.pieces(each.kind, each.side);
            while (!rest.empty()) placement.squares[slot++] = static_cast<std::uint16_t>(rest.take_first().index());
        }
        return placement;
    }

    /// The position of a placement; policies' states are as they are made.
    [[nodiscard]] position<Rules> position_of(const endgame_placement& placement) const {
        position<Rules> found;
        for (const group& each : member_groups) {
            for (std::size_t i = 0; i < each.count; ++i)
                found.put(each.kind, each.side, square{placement.squares[each.first + i]});
        }
        found.set_side_to_move(placement.to_move);
        return found;
    }

    /// Puts a piece of the placement elsewhere.
    void move_piece(endgame_placement& placement, std::size_t kind, color side, square from, square to) const {
        std::size_t slot = member_slots[index_of(side)][kind];
        while (placement.squares[slot] != from.index()) ++slot;
        placement.squares[slot] = static_cast<std::uint16_t>(to.index());
    }

    friend bool operator==(const endgame_index& a, const endgame_index& b) {
        return a.member_material == b.member_material && a.member_symmetries == b.member_symmetries &&
               a.member_exchanges == b.member_exchanges;
    }

private:
    /// The pieces of one kind and side.
    struct group {
        color side = color::white;
        std::size_t kind = 0;
        std::size_t first = 0; ///< its first slot in a placement
        std::size_t count = 0;
        std::uint64_t stride = 0;
        std::vector<std::uint16_t> places{}; ///< `count` squares for each of its numbers
    };
    using slots = std::array<std::uint16_t, endgame_placement::most_pieces>;

    void make_groups() {
        std::size_t slot = 0;
        for (const color side : {color::white, color::black}) {
            for (std::size_t kind = army::size; kind-- > 0;) {
                const std::size_t count = member_material.counts[index_of(side)][kind];
                member_slots[index_of(side)][kind] = slot;
                if (count == 0) continue;
                member_groups.push_back({side, kind, slot, count});
                slot += count;
            }
        }
        member_slot_count = slot;
    }

    /// The lead is the first piece that is the only one of its kind; without one symmetries are of no use.
    void choose_lead() {
        const auto lead =
            std::find_if(member_groups.begin(), member_groups.end(), [](const group& each) { return each.count == 1; });
        if (lead == member_groups.end()) member_symmetries.resize(1);
        if (member_symmetries.size() == 1) return;
        member_lead = lead->first;
        std::array<bool, squares> represented{};
        member_ways_home.resize(squares);
        for (std::uint16_t at = 0; at < squares; ++at) {
            std::uint16_t home = at;
            for (const symmetry& each : member_symmetries) home = std::min(home, each.to[at]);
            for (std::size_t i = 0; i < member_symmetries.size(); ++i) {
                if (member_symmetries[i].to[at] == home) member_ways_home[at].push_back(i);
            }
            if (!represented[home]) lead->places.push_back(home);
            represented[home] = true;
        }
    }

    void make_terms() {
        std::uint64_t stride = 1;
        for (std::size_t i = member_groups.size(); i-- > 0;) {
            group& each = member_groups[i];
            each.stride = stride;
            if (each.places.empty()) add_places(each);
            const std::uint64_t numbers = each.places.size() / each.count;
            for (std::size_t k = 0; k < each.count; ++k) {
                for (std::size_t at = 0; at < squares; ++at)
                    member_terms[each.first + k][at] = stride * choose(at, k + 1);
            }
            if (each.count == 1) {
                for (std::size_t n = 0; n < each.places.size(); ++n)
                    member_terms[each.first][each.places[n]] = stride * n;
            }
            const std::uint64_t next = stride * numbers;
            if (numbers == 0 || next / numbers != stride || next > (std::uint64_t{1} << 62))
                return; // side size stays 0
            stride = next;
        }
        member_side_size = stride;
    }

    /// All ways to stand on squares in rising order, by their number in the combinatorial number system.
    static void add_places(group& each) {
        if (each.count > 5 || choose(squares, each.count) > 5'000'000) return;
        slots places{};
        for (std::size_t i = 0; i < each.count; ++i) places[i] = static_cast<std::uint16_t>(i);
        for (;;) {
            each.places.insert(each.places.end(), places.begin(),
                               places.begin() + static_cast<std::ptrdiff_t>(each.count));
            std::size_t i = 0;
            while (i + 1 < each.count && places[i] + 1 == places[i + 1]) {
                places[i] = static_cast<std::uint16_t>(i);
                ++i;
            }
            if (++places[i] == squares) return;
        }
    }

    /// `n` over `k`.
    [[nodiscard]] static std::uint64_t choose(std::uint64_t n, std::uint64_t k) {
        if (k > n) return 0;
        std::uint64_t result = 1;
        for (std::uint64_t i = 1; i <= k; ++i) result = result * (n - k + i) / i;
        return result;
    }

    [[nodiscard]] slots moved(const slots& from, std::size_t number) const {
        slots image{};
        for (std::size_t i = 0; i < member_slot_count; ++i) image[i] = member_symmetries[number].to[from[i]];
        return image;
    }

    void exchange(endgame_placement& placement) const {
        const std::size_t half = member_slot_count / 2;
        slots image{};
        for (std::size_t i = 0; i < half; ++i) {
            image[i] = member_exchange.to[placement.squares[i + half]];
            image[i + half] = member_exchange.to[placement.squares[i]];
        }
        placement.squares = image;
        placement.to_move = ~placement.to_move;
    }

    void sort_groups(slots& places) const {
        for (const group& each : member_groups) {
            if (each.count == 1) continue;
            for (std::size_t i = each.first + 1; i < each.first + each.count; ++i) {
                for (std::size_t k = i; k > each.first && places[k] < places[k - 1]; --k)
                    std::swap(places[k], places[k - 1]);
            }
        }
    }

    [[nodiscard]] std::uint64_t raw_number(slots places) const {
        sort_groups(places);
        std::uint64_t number = 0;
        for (std::size_t i = 0; i < member_slot_count; ++i) number += member_terms[i][places[i]];
        return number;
    }

    material member_material;
    std::vector<symmetry> member_symmetries;
    bool member_exchanges = false;
    symmetry member_exchange{};
    std::vector<group> member_groups;
    std::array<std::array<std::size_t, army::size>, 2> member_slots{};
    std::size_t member_slot_count = 0;
    std::size_t member_lead = 0;
    std::vector<std::vector<std::size_t>> member_ways_home; ///< by the lead's square: symmetries that bring it home
    std::array<std::array<std::uint64_t, squares>, endgame_placement::most_pieces> member_terms{};
    std::uint64_t member_side_size = 0;
};

} // namespace variantkit
