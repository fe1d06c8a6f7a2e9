/// \file
/// What the check kit found.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>

namespace variantkit::check {

/// What was looked at and, unless all promises were kept, the first that was broken and where.
struct report {
    bool passed = true;          ///< every promise was kept
    std::uint64_t games = 0;     ///< played to their end, or to where a promise was broken
    std::uint64_t positions = 0; ///< looked at
    std::uint64_t moves = 0;     ///< legal in them

    std::string promise;    ///< what was promised
    std::string found;      ///< what was found instead
    std::string position;   ///< where: the text that `read_position` takes
    std::string picture;    ///< the same as a board, seen from White's side
    std::string move;       ///< the move in question, if one is, in the form for programs
    std::string shares;     ///< where perft differs: what follows each move, a line each
    std::uint64_t seed = 0; ///< `conforms` with this seed and one game comes there again; 0 where nothing was played

    [[nodiscard]] explicit operator bool() const { return passed; }

    /// All of it in a few lines, for people.
    [[nodiscard]] std::string message() const {
        std::string text = std::to_string(games) + " games, " + std::to_string(positions) + " positions, " +
                           std::to_string(moves) + " moves";
        if (passed) return text + ": all promises kept\n";
        text += "\npromised: " + promise + "\nfound:    " + found;
        if (!move.empty()) text += "\nmove:     " + move;
        text += "\nposition: " + position;
        if (games > 0) text += "\nseed:     " + std::to_string(seed);
        return text + "\n" + picture + shares;
    }

    /// The message: test frameworks print what they check.
    friend std::ostream& operator<<(std::ostream& stream, const report& report) { return stream << report.message(); }
};

} // namespace variantkit::check
