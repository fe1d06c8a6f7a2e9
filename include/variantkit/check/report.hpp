/// \file
/// What the check kit found.
#pragma once

#include <cstdint>
#include <string>

namespace variantkit::check {

/// What was looked at and, unless all promises were kept, the first that was broken and where.
struct report {
    bool passed = true;
    std::uint64_t games = 0;     ///< played to their end, or to where a promise was broken
    std::uint64_t positions = 0; ///< looked at
    std::uint64_t moves = 0;     ///< legal in them

    std::string promise;    ///< what was promised
    std::string found;      ///< what was found instead
    std::string position;   ///< where: the text that `read_position` takes
    std::string picture;    ///< the same as a board, seen from White's side
    std::string move;       ///< the move in question, if one is, in the form for programs
    std::uint64_t seed = 0; ///< `conforms` with this seed and one game comes there again

    [[nodiscard]] explicit operator bool() const { return passed; }

    /// All of it in a few lines, for people.
    [[nodiscard]] std::string message() const {
        std::string text = std::to_string(games) + " games, " + std::to_string(positions) + " positions, " +
                           std::to_string(moves) + " moves";
        if (passed) return text + ": all promises kept\n";
        text += "\npromised: " + promise + "\nfound:    " + found;
        if (!move.empty()) text += "\nmove:     " + move;
        text += "\nposition: " + position + "\nseed:     " + std::to_string(seed) + "\n" + picture;
        return text;
    }
};

} // namespace variantkit::check
