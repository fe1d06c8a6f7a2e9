/// \file
/// Betza notation taken apart.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <variantkit/board/direction.hpp>
#include <variantkit/piece/leap_lines.hpp>

namespace variantkit::detail {

/// An atom with its modifiers: leaps of one length.
struct betza_part {
    int far = 0; ///< the leap, its longer side first
    int near = 0;
    int range = 1;     ///< how many of them, `any_distance` for a rider
    bool moves = true; ///< without capturing
    bool captures = true;
    hurdle over = hurdle::none;
    crossing across = crossing::free;
    std::uint8_t ways = 0xFF; ///< which of `betza_ways`
    bool is_king = false;     ///< one step any way, as the board has them

    friend constexpr bool operator==(const betza_part&, const betza_part&) = default;
};

/// The eight ways of a leap, by where they go: narrow ones first, each before its opposite. Four of them are the same
/// as the others where there are only four.
[[nodiscard]] constexpr std::array<direction, 8> betza_ways(int far, int near) {
    return {direction{near, far}, direction{-near, -far}, direction{-near, far}, direction{near, -far},
            direction{far, near}, direction{-far, -near}, direction{-far, near}, direction{far, -near}};
}

/// What is wrong with a text, and where.
enum class betza_fault : std::uint8_t {
    none,
    not_understood,
    no_atom,
    bad_range,
    hopper_that_does_not_ride,
    lame_step,
    no_way
};

/// A text of this notation.
struct betza_text {
    static constexpr std::size_t most_parts = 32;
    std::array<betza_part, most_parts> parts{};
    std::size_t count = 0;
    betza_fault fault = betza_fault::none;
    std::size_t column = 0; ///< counted from 0
};

/// Whether a letter is one for directions.
[[nodiscard]] constexpr bool is_betza_direction(char c) {
    return c == 'f' || c == 'b' || c == 'l' || c == 'r' || c == 'v' || c == 's';
}

/// Whether a way is meant by one letter, for leaps of four ways.
[[nodiscard]] constexpr bool betza_goes(direction way, char letter) {
    switch (letter) {
    case 'f': return way.ranks > 0;
    case 'b': return way.ranks < 0;
    case 'l': return way.files < 0;
    case 'r': return way.files > 0;
    case 'v': return way.ranks != 0;
    default: return way.files != 0;
    }
}

/// The ways of a leap that letters of directions mean.
///
/// Straight ones: each letter by itself. Diagonal ones: a letter means both ways on that side, two of different axes
/// (`fl`) the one between them. The others: a letter means the four ways on that side, `v` the narrow and `s` the wide
/// ones; a letter doubled (`ff`) the two that go farthest that way, `fs` and `bs` the wide ones ahead and behind, `lv`
/// and `rv` the narrow ones to a side, `fl` and the like those of one quarter.
[[nodiscard]] constexpr std::uint8_t betza_directions(int far, int near, std::string_view letters) {
    if (letters.empty()) return 0xFF;
    const auto ways = betza_ways(far, near);
    const auto upright = [](char c) { return c == 'f' || c == 'b'; };
    const auto sideways = [](char c) { return c == 'l' || c == 'r'; };
    unsigned chosen = 0;
    while (!letters.empty()) {
        const char first = letters[0];
        const char second = letters.size() > 1 ? letters[1] : '\0';
        const bool corner = (upright(first) && sideways(second)) || (sideways(first) && upright(second));
        const bool narrowing =
            first == second || (upright(first) && second == 's') || (sideways(first) && second == 'v');
        const bool oblique = near != 0 && near != far;
        const bool pair = near != 0 && second != '\0' && (corner || (oblique && narrowing));
        for (std::size_t i = 0; i < ways.size(); ++i) {
            const direction way = ways[i];
            const bool narrow = (way.ranks < 0 ? -way.ranks : way.ranks) > (way.files < 0 ? -way.files : way.files);
            bool meant = false;
            if (!pair) {
                const bool axis = first == 'v' || first == 's';
                meant = oblique && axis ? narrow == (first == 'v') : betza_goes(way, first);
            } else if (corner) {
                meant = betza_goes(way, first) && betza_goes(way, second);
            } else {
                const bool tall = first == second ? upright(first) || first == 'v' : second == 'v';
                meant = betza_goes(way, first) && narrow == tall;
            }
            if (meant) chosen |= 1U << i;
        }
        letters.remove_prefix(pair ? 2 : 1);
    }
    return static_cast<std::uint8_t>(chosen);
}

/// The leap that a capital stands for; `far` 0 when it is none.
[[nodiscard]] constexpr betza_part betza_leap(char letter) {
    betza_part part;
    const auto leap = [&](int far, int near) {
        part.far = far;
        part.near = near;
    };
    switch (letter) {
    case 'W':
    case 'R': leap(1, 0); break;
    case 'F':
    case 'B': leap(1, 1); break;
    case 'D': leap(2, 0); break;
    case 'N': leap(2, 1); break;
    case 'A': leap(2, 2); break;
    case 'H':
    case 'T': leap(3, 0); break;
    case 'C':
    case 'L': leap(3, 1); break;
    case 'Z':
    case 'J': leap(3, 2); break;
    case 'G': leap(3, 3); break;
    default: break;
    }
    if (letter == 'R' || letter == 'B') part.range = any_distance;
    return part;
}

/// Takes a text apart.
[[nodiscard]] constexpr betza_text read_betza(std::string_view text) {
    betza_text found;
    const auto stop = [&](betza_fault fault, std::size_t column) {
        found.fault = fault;
        found.column = column;
        return found;
    };
    std::size_t at = 0;
    while (at < text.size()) {
        betza_part modified;
        bool moves = false;
        bool captures = false;
        std::array<char, 16> letters{};
        std::size_t letter_count = 0;
        std::size_t special = 0; // where the hurdle or the lameness is asked for
        for (; at < text.size() && !(text[at] >= 'A' && text[at] <= 'Z'); ++at) {
            const char c = text[at];
            if (c == 'm') {
                moves = true;
            } else if (c == 'c') {
                captures = true;
            } else if (c == 'p' || c == 'g') {
                modified.over = c == 'p' ? hurdle::jumped : hurdle::touched;
                special = at;
            } else if (c == 'n') {
                modified.across = crossing::lame;
                special = at;
            } else if (is_betza_direction(c) && letter_count < letters.size()) {
                letters[letter_count++] = c;
            } else {
                return stop(betza_fault::not_understood, at);
            }
        }
        if (at == text.size()) return stop(betza_fault::no_atom, at);
        if (moves || captures) {
            modified.moves = moves;
            modified.captures = captures;
        }
        const std::size_t atom = at;
        const char capital = text[at++];
        const bool doubled = at < text.size() && text[at] == capital && capital != 'K' && capital != 'Q' &&
                             capital != 'R' && capital != 'B';
        if (doubled) ++at;
        int range = -1;
        for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
            range = (range < 0 ? 0 : range) * 10 + (text[at] - '0');
            if (range == 0 || range > 99) return stop(betza_fault::bad_range, at);
        }
        // King and queen are two atoms.
        for (const char letter : {capital == 'K'   ? 'W'
                                  : capital == 'Q' ? 'R'
                                                   : capital,
                                  capital == 'K'   ? 'F'
                                  : capital == 'Q' ? 'B'
                                                   : '\0'}) {
            if (letter == '\0') continue;
            betza_part part = betza_leap(letter);
            if (part.far == 0) return stop(betza_fault::not_understood, atom);
            if (doubled) part.range = any_distance;
            if (range > 0) part.range = range;
            part.moves = modified.moves;
            part.captures = modified.captures;
            part.over = modified.over;
            part.across = modified.across;
            part.ways = betza_directions(part.far, part.near, {letters.data(), letter_count});
            if (part.ways == 0) return stop(betza_fault::no_way, atom);
            if (part.over != hurdle::none && part.range == 1)
                return stop(betza_fault::hopper_that_does_not_ride, special);
            if (part.across == crossing::lame && part.far == 1) return stop(betza_fault::lame_step, special);
            if (found.count == betza_text::most_parts) return stop(betza_fault::not_understood, atom);
            const bool plain = part.range == 1 && part.ways == 0xFF;
            if (capital == 'K' && letter == 'F' && plain) {
                found.parts[found.count - 1].is_king = true;
                continue;
            }
            found.parts[found.count++] = part;
        }
    }
    if (found.count == 0) return stop(betza_fault::no_atom, 0);
    return found;
}

} // namespace variantkit::detail
