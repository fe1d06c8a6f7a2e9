/// \file
/// A solved endgame.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <variantkit/search/endgame_index.hpp>
#include <variantkit/search/endgame_value.hpp>

namespace variantkit {

/// What the positions of an endgame with one side to move come to; finished ones are not counted.
struct endgame_counts {
    std::uint64_t wins = 0;   ///< for the side to move
    std::uint64_t draws = 0;  ///< by best play
    std::uint64_t losses = 0; ///< for the side to move
    int longest_win = 0;      ///< plies
    int longest_loss = 0;     ///< plies

    /// How many positions there are in all.
    [[nodiscard]] constexpr std::uint64_t positions() const { return wins + draws + losses; }
    friend constexpr bool operator==(const endgame_counts&, const endgame_counts&) = default;
};

/// The value of every position of one material, the policies remembering nothing (no castling, no en passant), in one
/// byte a position (two where there are more than 255 different values).
template <class Rules>
class endgame_table {
public:
    using material = endgame_material<Rules>;
    using symmetry = board_symmetry<typename Rules::board>;
    /// Number 0 stands for "no position", or one at which the game is over before anybody moves.
    using dictionary = std::vector<std::optional<endgame_value>>;

    /// `values` are numbers of the dictionary, one for each number of the index.
    template <class Byte>
    endgame_table(const material& pieces, std::vector<symmetry> symmetries, dictionary meanings,
                  std::vector<Byte> values)
        : member_index{pieces, symmetries}, member_symmetries{std::move(symmetries)},
          member_meanings{std::move(meanings)} {
        if constexpr (sizeof(Byte) == 1) {
            member_bytes = std::move(values);
        } else {
            member_words = std::move(values);
        }
        count();
    }

    /// The material whose positions these are.
    [[nodiscard]] const material& pieces() const { return member_index.pieces(); }
    /// The numbers of the positions.
    [[nodiscard]] const endgame_index<Rules>& index() const { return member_index; }
    /// Those under which the game stays the same from this material on, exchanges of the sides among them.
    [[nodiscard]] const std::vector<symmetry>& symmetries() const { return member_symmetries; }
    /// What the values stand for.
    [[nodiscard]] const dictionary& meanings() const { return member_meanings; }

    /// The dictionary's number for a number of the index.
    [[nodiscard]] std::size_t entry(std::uint64_t number) const {
        return member_words.empty() ? member_bytes[std::size_t(number)] : member_words[std::size_t(number)];
    }
    /// Whether entries take two bytes.
    [[nodiscard]] bool is_wide() const { return !member_words.empty(); }

    /// What the positions with a side to move come to.
    [[nodiscard]] const endgame_counts& counts(color to_move) const {
        return member_counts[member_index.white_only() ? 0 : index_of(to_move)];
    }

    /// The value of a position of this material, bare of states; nothing when the table does not have it.
    [[nodiscard]] std::optional<endgame_value> value_of(const position<Rules>& position) const {
        return member_meanings[entry(member_index.number_of(member_index.placement_of(position)))];
    }

    /// Calls `f(position, value)` for every position of the table; symmetric ones once.
    template <class F>
    void for_each(F&& f) const {
        endgame_placement placement;
        for (std::uint64_t number = 0; number < member_index.size(); ++number) {
            const auto& value = member_meanings[entry(number)];
            if (value && member_index.placement_of(number, placement)) f(member_index.position_of(placement), *value);
        }
    }

private:
    void count() {
        endgame_placement placement;
        std::vector<std::array<std::uint64_t, 2>> sums(member_meanings.size());
        const bool all_alike = member_index.symmetry_count() == 1;
        for (std::uint64_t number = 0; number < member_index.size(); ++number) {
            const std::size_t meaning = entry(number);
            if (meaning == 0) continue;
            std::uint64_t weight = 1;
            if (!all_alike) {
                (void)member_index.placement_of(number, placement);
                weight = member_index.images_of(placement);
            }
            sums[meaning][number < member_index.side_size() ? 0 : 1] += weight;
        }
        for (std::size_t meaning = 1; meaning < sums.size(); ++meaning) {
            for (std::size_t side = 0; side < 2; ++side)
                add(member_counts[side], *member_meanings[meaning], sums[meaning][side]);
        }
    }

    static void add(endgame_counts& counts, const endgame_value& value, std::uint64_t positions) {
        if (positions == 0) return;
        switch (value.result) {
        case endgame_result::win:
            counts.wins += positions;
            counts.longest_win = std::max(counts.longest_win, value.plies);
            break;
        case endgame_result::loss:
            counts.losses += positions;
            counts.longest_loss = std::max(counts.longest_loss, value.plies);
            break;
        default: counts.draws += positions; break;
        }
    }

    endgame_index<Rules> member_index;
    std::vector<symmetry> member_symmetries;
    dictionary member_meanings;
    std::vector<std::uint8_t> member_bytes;
    std::vector<std::uint16_t> member_words;
    std::array<endgame_counts, 2> member_counts{};
};

} // namespace variantkit
