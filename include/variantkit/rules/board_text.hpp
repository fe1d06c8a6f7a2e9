/// \file
/// The first field of a position text: what stands where.
#pragma once

#include <cstddef>
#include <string_view>

#include <variantkit/piece/army.hpp>

namespace variantkit {

/// Where a text is not as expected, without allocating: usable while compiling.
struct parse_fault {
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1); ///< the column where there is no fault
    std::size_t column = nowhere;                                        ///< counted from 0
    std::string_view expected{};                                         ///< what should stand there

    [[nodiscard]] constexpr explicit operator bool() const { return column != nowhere; }
};

/// Reads ranks from the top down, separated by `/`; a number is a run of empty squares, a capital a white piece.
/// Puts the pieces on `position`, which must be empty and is spoilt when a fault is returned.
template <class Position>
constexpr parse_fault read_board_text(std::string_view text, Position& position) {
    using board = typename Position::board;
    using army = typename Position::army;
    std::size_t column = 0;
    for (int rank = board::rank_count - 1; rank >= 0; --rank) {
        int file = 0;
        while (file < board::file_count) {
            if (!board::square_at(file, rank).exists()) {
                ++file;
                continue;
            }
            if (column == text.size()) return {column, "more squares: a rank is too short or missing"};
            const char c = text[column];
            if (c >= '0' && c <= '9') {
                int run = 0;
                const std::size_t begin = column;
                while (column < text.size() && text[column] >= '0' && text[column] <= '9') {
                    run = run * 10 + (text[column] - '0');
                    if (run > board::file_count) return {begin, "a smaller number of empty squares"};
                    ++column;
                }
                if (run == 0) return {begin, "a number of empty squares from 1"};
                while (run > 0) {
                    if (file == board::file_count) return {begin, "a smaller number of empty squares"};
                    if (board::square_at(file, rank).exists()) --run;
                    ++file;
                }
                continue;
            }
            const bool black = c >= 'a' && c <= 'z';
            const char letter = black ? static_cast<char>(c - 'a' + 'A') : c;
            std::size_t kind = 0;
            while (kind < army::size && army::letters[kind] != letter) ++kind;
            if (kind == army::size)
                return {column, c == '/' ? "more squares in this rank" : "a piece letter or a number of empty squares"};
            position.put(kind, black ? color::black : color::white, board::square_at(file, rank));
            ++file;
            ++column;
        }
        if (rank > 0) {
            if (column == text.size()) return {column, "'/' and another rank"};
            if (text[column] != '/') return {column, "'/' after a full rank"};
            ++column;
        }
    }
    if (column != text.size()) return {column, "the end of the board"};
    return {};
}

} // namespace variantkit
