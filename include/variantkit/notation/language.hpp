/// \file
/// The letters of pieces in people's languages.
#pragma once

#include <cstddef>
#include <string_view>

#include <variantkit/board/fixed_string.hpp>
#include <variantkit/piece/orthodox.hpp>

namespace variantkit {

/// A kind of piece and its letter in some language.
template <piece_kind Kind, char Letter>
struct lettered {
    /// The kind that is written so.
    using kind = Kind;
    static constexpr char letter = Letter;
};

/// A language: its name, and the letters of those kinds of piece that it writes otherwise than position texts do.
template <fixed_string Name, class... Entries>
struct language {
    static constexpr std::string_view name = Name.view();

    /// The letter of a kind, a capital.
    template <piece_kind Kind>
    static constexpr char letter = [] {
        char found = Kind::letter;
        ((found = std::same_as<typename Entries::kind, Kind> ? Entries::letter : found), ...);
        return found;
    }();
};

/// The letters of position texts.
using english = language<"English">;

/// The letters of Italian books.
using italian =
    language<"Italian", lettered<pieces::king, 'R'>, lettered<pieces::queen, 'D'>, lettered<pieces::rook, 'T'>,
             lettered<pieces::bishop, 'A'>, lettered<pieces::knight, 'C'>, lettered<pieces::pawn, 'P'>>;

namespace detail {

/// The letters of an army's kinds in a language, by their numbers.
template <class Language, class Kinds>
struct letters_in;
template <class Language, class... Kind>
struct letters_in<Language, type_list<Kind...>> {
    static constexpr char value[sizeof...(Kind) + 1] = {Language::template letter<Kind>..., '\0'};
    static constexpr std::string_view view{value, sizeof...(Kind)};
};

} // namespace detail

} // namespace variantkit
