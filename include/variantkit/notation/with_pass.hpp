/// \file
/// Notations of games in which a turn can be passed.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include <variantkit/board/result.hpp>
#include <variantkit/notation/explain.hpp>

namespace variantkit {

/// As `Notation`, and a turn that is passed (see `or_pass`) is written `pass`. Read as well: capitals, and `--`.
template <class Notation>
struct with_pass : Notation {
    template <color Side, class Position>
    [[nodiscard]] static std::string write(const Position& position, const typename Position::move& move) {
        return Position::rules::turn::passes(move) ? "pass" : Notation::template write<Side>(position, move);
    }

    /// See `notations`.
    template <color Side, class Position>
    [[nodiscard]] static result<typename Position::move> read(const Position& position, std::string_view text) {
        if (text != "pass" && text != "Pass" && text != "PASS" && text != "--")
            return Notation::template read<Side>(position, text);
        const typename Position::move pass{};
        std::string why = why_illegal(position, pass);
        if (why.empty()) return pass;
        return text_error::because(std::move(why), text);
    }
};

} // namespace variantkit
