/// \file
/// Moves as texts, in the notations of their ruleset.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/board/words.hpp>
#include <variantkit/notation/coordinate.hpp>

namespace variantkit {

/// The notations of a ruleset (`using notation = notations<...>`): its own first, then others that are read as well,
/// that of programs among them.
///
/// A notation provides
/// - `name`: as people call it ("algebraic");
/// - `write<Side>(position, move)`: the text of a legal move of `Side`, whose turn it is;
/// - `read<Side>(position, text)`: the legal move that a text means, which comes without blanks around it and marks
///   behind it, or a `text_error`: with `expected` when the text is none of this notation, with `reason` when it is but
///   means no legal move.
/// Optional: `for_programs = true`: this is the coordinate form of `coordinate_text`.
template <class Own, class... Others>
struct notations {
    /// What moves are written in.
    using own = Own;
    /// What moves are read in.
    using all = type_list<Own, Others...>;
};

namespace detail {

template <class Rules>
struct notations_of_trait {
    using type = notations<coordinate>;
};
template <class Rules>
    requires requires { typename Rules::notation::all; }
struct notations_of_trait<Rules> {
    using type = typename Rules::notation;
};

template <class... Notation>
struct first_for_programs;
template <class First, class... Rest>
struct first_for_programs<type_list<First, Rest...>> : first_for_programs<type_list<Rest...>> {};
template <class First, class... Rest>
    requires requires { First::for_programs; }
struct first_for_programs<type_list<First, Rest...>> {
    using type = First;
};
template <>
struct first_for_programs<type_list<>> {
    using type = coordinate;
};

template <class Notation, class Rules>
[[nodiscard]] std::string write_in(const position<Rules>& position, const move_of<Rules>& move) {
    return position.side_to_move() == color::white ? Notation::template write<color::white>(position, move)
                                                   : Notation::template write<color::black>(position, move);
}

template <class Notation, class Rules>
[[nodiscard]] result<move_of<Rules>> read_in(const position<Rules>& position, std::string_view text) {
    return position.side_to_move() == color::white ? Notation::template read<color::white>(position, text)
                                                   : Notation::template read<color::black>(position, text);
}

} // namespace detail

/// The notations of a ruleset; coordinates when it names none.
template <class Rules>
using notations_of = typename detail::notations_of_trait<Rules>::type;

/// A legal move in the game's own notation.
template <class Rules>
[[nodiscard]] std::string to_text(const position<Rules>& position, const move_of<Rules>& move) {
    return detail::write_in<typename notations_of<Rules>::own>(position, move);
}

/// A legal move in a given notation.
template <class Notation, class Rules>
[[nodiscard]] std::string to_text(const position<Rules>& position, const move_of<Rules>& move) {
    return detail::write_in<Notation>(position, move);
}

/// A legal move as programs write it.
template <class Rules>
[[nodiscard]] std::string coordinate_text(const position<Rules>& position, const move_of<Rules>& move) {
    return detail::write_in<typename detail::first_for_programs<typename notations_of<Rules>::all>::type>(position,
                                                                                                          move);
}

/// The legal move that a text means in a given notation. Blanks around it and marks behind it (`+`, `#`, `!`, `?`,
/// "e.p.", "mat") are ignored.
template <class Notation, class Rules>
[[nodiscard]] result<move_of<Rules>> read_move(const position<Rules>& position, std::string_view text) {
    return detail::read_in<Notation>(position, detail::without_marks(text));
}

/// The same in any notation of the ruleset. They are tried in order, and the first that understands the text has the
/// last word: what it takes for an illegal move is not tried as a move of another notation. The error says why the
/// move is not legal.
template <class Rules>
[[nodiscard]] result<move_of<Rules>> read_move(const position<Rules>& position, std::string_view text) {
    using all = typename notations_of<Rules>::all;
    const std::string_view bare = detail::without_marks(text);
    std::vector<std::string> names;
    result<move_of<Rules>> found{text_error{}};
    bool understood = false;
    for_each_type(all{}, [&]<class Notation>() {
        if (understood) return;
        found = detail::read_in<Notation>(position, bare);
        understood = found.has_value() || found.error().expected.empty();
        names.emplace_back(Notation::name);
    });
    if (understood) return found;
    return text_error::unexpected(0, bare, "a move in " + detail::listed(names, "or") + " notation");
}

} // namespace variantkit
