/// \file
/// A solved endgame, whatever its rules.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include <variantkit/board/result.hpp>
#include <variantkit/piece/color.hpp>
#include <variantkit/search/endgame_table.hpp>

namespace vk {

/// How far the solving of an endgame is.
struct solving_progress {
    std::string pieces;          ///< of the endgame that is being solved now; others may come first
    int plies = 0;               ///< wins and losses of fewer plies are known
    std::uint64_t known = 0;     ///< positions known to be won or lost
    std::uint64_t positions = 0; ///< positions in all
};
using solving_observer = std::function<void(const solving_progress&)>;

/// How an endgame is solved.
struct solving_options {
    unsigned threads = 1;
    std::string
        file{}; ///< the table is read from there when it is there, and written there when it is not; none if empty
    solving_observer observer{};
};

/// An endgame that has been solved.
class endgame {
public:
    endgame() = default;
    endgame(const endgame&) = delete;
    endgame& operator=(const endgame&) = delete;
    virtual ~endgame() = default;

    /// Which pieces it is about: "KBK".
    [[nodiscard]] virtual std::string pieces() const = 0;
    /// What its positions come to, with a side to move.
    [[nodiscard]] virtual variantkit::endgame_counts counts(variantkit::color to_move) const = 0;

    /// The position that a text describes, written anew, and what it is worth.
    struct answer {
        std::string position;
        variantkit::endgame_value value;
    };
    /// Looks a position up.
    [[nodiscard]] virtual variantkit::result<answer> look_up(std::string_view text) const = 0;
};

} // namespace vk
