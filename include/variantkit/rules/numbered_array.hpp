/// \file
/// The setup policy of games that begin with one of many arrays.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <variantkit/board/fixed_string.hpp>
#include <variantkit/piece/color.hpp>

namespace variantkit {

/// How Black's array follows from White's.
enum class array_symmetry : std::uint8_t {
    mirrored, ///< the same pieces on the same files
    turned    ///< point symmetry about the middle of the board
};

/// The arrays in which some pieces of an array (which must have the symmetry that is named) stand in another order,
/// numbered as Reinhard Scharnagl numbered those of Chess960: 4 (so many light squares as there are) times
/// (4 (dark squares) times (6 (squares then left) times the knights' number + the queen's) + the dark bishop's)
/// + the light bishop's, each number counting free squares from the left, 0 on; the knights' is that of their squares'
/// pair in the order 0 1, 0 2, ..., 1 2, ... of those left. `Rest` goes to the others from left to right. Pieces whose
/// letters are not among these stay where they are.
///
/// Chess960 is `numbered_array<"rnbqkbnr/...", "RKR", array_symmetry::mirrored>`.
template <fixed_string Array, fixed_string Rest, array_symmetry Symmetry, color First = color::white>
struct numbered_array {
    static constexpr color first_to_move = First;

    /// The array that the others are made of.
    [[nodiscard]] static constexpr std::string_view array() { return Array.view(); }

private:
    static constexpr std::size_t most_places = 26;

    /// Where the pieces that change places stand in the text, from the left, and on which squares.
    struct places {
        std::array<std::size_t, most_places> white{};
        std::array<std::size_t, most_places> black{};
        std::array<bool, most_places> light{};
        std::size_t white_count = 0;
        std::size_t black_count = 0;
        int light_count = 0;
        int dark_count = 0;
    };

    [[nodiscard]] static constexpr bool changes_place(char letter) {
        // Not by `find`: under its undefined behaviour sanitizer g++ 12 takes that for no constant expression.
        bool is_among_rest = false;
        for (const char other : Rest.view()) is_among_rest = is_among_rest || other == letter;
        return letter == 'B' || letter == 'Q' || letter == 'N' || is_among_rest;
    }

    static constexpr places find_places() {
        places found;
        int rank = 0;
        for (const char c : Array.view()) rank += c == '/' ? 1 : 0;
        int file = 0;
        int run = 0;
        for (std::size_t i = 0; i < Array.view().size(); ++i) {
            const char c = Array.view()[i];
            if (c >= '0' && c <= '9') {
                run = run * 10 + (c - '0');
                continue;
            }
            file += run;
            run = 0;
            if (c == '/') {
                --rank;
                file = 0;
                continue;
            }
            if (changes_place(c)) {
                const bool light = (file + rank) % 2 != 0;
                found.light[found.white_count] = light;
                found.white[found.white_count++] = i;
                ++(light ? found.light_count : found.dark_count);
            } else if (c >= 'a' && c <= 'z' && changes_place(static_cast<char>(c - 'a' + 'A'))) {
                found.black[found.black_count++] = i;
            }
            ++file;
        }
        return found;
    }

    static constexpr places all = find_places();
    static constexpr int queen_squares = static_cast<int>(all.white_count) - 2;
    static constexpr int knight_squares = queen_squares - 1;

    static_assert(all.white_count == all.black_count,
                  "variantkit: the array of numbered_array<...> has no such symmetry");
    static_assert(
        all.white_count == Rest.view().size() + 5,
        "variantkit: the array of numbered_array<...> needs two bishops, two knights, a queen and what Rest names");

public:
    /// How many arrays there are.
    static constexpr int array_count =
        all.light_count * all.dark_count * queen_squares * (knight_squares * (knight_squares - 1) / 2);

    /// The array of a number, 0 to `array_count` - 1.
    [[nodiscard]] static constexpr auto array(int number) {
        fixed_string text = Array;
        std::array<char, most_places> letters{};
        // The n-th free place of a colour, or of any.
        const auto put = [&](char letter, int n, bool any, bool light) {
            for (std::size_t place = 0; place < all.white_count; ++place) {
                if (letters[place] != '\0' || (!any && all.light[place] != light)) continue;
                if (n-- == 0) letters[place] = letter;
            }
        };
        put('B', number % all.light_count, false, true);
        number /= all.light_count;
        put('B', number % all.dark_count, false, false);
        number /= all.dark_count;
        put('Q', number % queen_squares, true, false);
        number /= queen_squares;
        int first = 0;
        for (int pairs = knight_squares - 1; number >= pairs; --pairs) {
            number -= pairs;
            ++first;
        }
        put('N', first + 1 + number, true, false); // the right one first: it does not move the left one's number
        put('N', first, true, false);
        for (const char letter : Rest.view()) put(letter, 0, true, false);
        for (std::size_t place = 0; place < all.white_count; ++place) {
            const std::size_t opposite = Symmetry == array_symmetry::mirrored ? place : all.white_count - 1 - place;
            text.characters[all.white[place]] = letters[place];
            text.characters[all.black[place]] = static_cast<char>(letters[opposite] - 'A' + 'a');
        }
        return text;
    }

    /// The number of an array, -1 when it is none of these.
    [[nodiscard]] static constexpr int number_of(std::string_view text) {
        if (text.size() != Array.view().size()) return -1;
        int light_bishop = 0;
        int dark_bishop = 0;
        int queen = 0;
        int left_knight = 0;
        int right_knight = 0;
        int light_seen = 0;
        int dark_seen = 0;
        int no_bishops_seen = 0;
        int rest_seen = 0;
        int knights = 0;
        for (std::size_t place = 0; place < all.white_count; ++place) {
            const char letter = text[all.white[place]];
            if (letter == 'B')
                (all.light[place] ? light_bishop : dark_bishop) = all.light[place] ? light_seen : dark_seen;
            ++(all.light[place] ? light_seen : dark_seen);
            if (letter == 'B') continue;
            if (letter == 'Q') queen = no_bishops_seen;
            ++no_bishops_seen;
            if (letter == 'Q') continue;
            if (letter == 'N') (knights++ == 0 ? left_knight : right_knight) = rest_seen;
            ++rest_seen;
        }
        if (knights != 2) return -1;
        int pair = right_knight - left_knight - 1;
        for (int i = 0; i < left_knight; ++i) pair += knight_squares - 1 - i;
        const int number =
            light_bishop + all.light_count * (dark_bishop + all.dark_count * (queen + queen_squares * pair));
        return number >= 0 && number < array_count && array(number).view() == text ? number : -1;
    }
};

} // namespace variantkit
