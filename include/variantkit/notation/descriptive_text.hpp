/// \file
/// Descriptive notation as people write it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/notation/coordinate.hpp>
#include <variantkit/notation/descriptive.hpp>
#include <variantkit/notation/find_move.hpp>
#include <variantkit/notation/language.hpp>

namespace variantkit {

namespace detail {

/// The text of a name taken apart: `P4R`, `CxD`, `P=D`, `0-0`. Letters are as written.
struct name_text {
    enum class form : std::uint8_t { none, arrival, capture, promotion };
    form is = form::none;
    char letter = '\0'; ///< of what moves
    char other = '\0';  ///< of what is captured or arrives, or of the file
    int rank = -1;      ///< counted from 0 at the mover's side
};

[[nodiscard]] inline name_text take_name_apart(std::string_view text) {
    name_text parts;
    if (text.size() < 3) return parts;
    parts.letter = text.front();
    parts.other = text.back();
    std::string_view middle = text.substr(1, text.size() - 2);
    if (middle == "x" || middle == "=") {
        parts.is = middle == "x" ? name_text::form::capture : name_text::form::promotion;
        return parts;
    }
    parts.rank = cut_rank(middle);
    if (parts.rank >= 0 && middle.empty()) parts.is = name_text::form::arrival;
    return parts;
}

/// A name that is looked for: what moves, what else it speaks of, its number among the names.
struct wanted_name {
    std::size_t kind;
    std::size_t other;
    int number;
    name_text::form is;
};

/// The one legal move of a name, or why there is none. `name_of` numbers the moves.
template <class Rules>
[[nodiscard]] result<move_of<Rules>>
find_named(const position<Rules>& position, const wanted_name& wanted, std::string_view text,
           int (*name_of)(const variantkit::position<Rules>&, const move_of<Rules>&)) {
    const auto& names = Rules::army::names;
    const auto bears_it = [&](const move_of<Rules>& move) {
        return move.kind == wanted.kind && name_of(position, move) == wanted.number;
    };
    const auto because = [text](std::string reason) { return text_error::because(std::move(reason), text); };
    const color side = position.side_to_move();

    std::vector<std::string> texts;
    move_of<Rules> found{};
    for (const auto& move : legal_moves(position)) {
        if (!bears_it(move)) continue;
        texts.push_back(coordinate::text_of(position, move));
        found = move;
    }
    if (texts.size() == 1) return found;
    if (!texts.empty()) return because("this could be " + listed(texts, "or"));

    std::string over = why_no_move(position);
    if (!over.empty()) return because(std::move(over));
    for (const auto& move : pseudo_legal_moves(position)) {
        if (bears_it(move)) return because(why_illegal(position, move));
    }
    const std::string_view piece = names[wanted.kind];
    if (position.pieces(wanted.kind, side).empty())
        return because(sentence({variantkit::name_of(side), " has no ", piece}));
    if (wanted.is == name_text::form::arrival) return because(sentence({"no ", piece, " can go there"}));
    return because(sentence({"no ", piece, wanted.is == name_text::form::capture ? " can capture " : " can become ",
                             with_article(names[wanted.other])}));
}

/// "Italian descriptive", as constant text.
template <class Language>
struct descriptive_name {
    static constexpr std::string_view suffix = " descriptive";
    static constexpr auto characters = [] {
        std::array<char, Language::name.size() + suffix.size()> text{};
        std::copy(Language::name.begin(), Language::name.end(), text.begin());
        std::copy(suffix.begin(), suffix.end(), text.begin() + Language::name.size());
        return text;
    }();
};

} // namespace detail

/// The names of `Names` as texts in a language: `P4R` (piece, rank from the mover's side, file by the piece that the
/// array has there), `CxD`, `P=D`, `0-0`, `0-0-0`; a promotion with capture, which has no name, is `PxC=D`. Signs of
/// check and mate are not written. Read as well: `O-O`.
template <class Language, class Names = descriptive<3>>
struct descriptive_text {
    using names = Names;
    static constexpr std::string_view name{detail::descriptive_name<Language>::characters.data(),
                                           detail::descriptive_name<Language>::characters.size()};

    template <color Side, class Position>
    [[nodiscard]] static std::string write(const Position& position, const typename Position::move& move) {
        using board = typename Position::board;
        constexpr std::string_view letters = letters_of<Position>;
        if (detail::is_castling<typename Position::rules::turn>(move)) return move.to > move.from ? "0-0" : "0-0-0";
        const auto taken = captured_squares(position, move);
        std::string text{letters[move.kind]};
        if (!taken.empty()) {
            text += 'x';
            text += letters[position.piece_on(taken.first())->kind];
        } else if (move.becomes == move.kind) {
            const int rank = board::rank_of(move.to);
            text += std::to_string(Side == color::white ? rank + 1 : board::rank_count - rank);
            text += file_letter<Position>(board::file_of(move.to));
        }
        if (move.becomes != move.kind) {
            text += '=';
            text += letters[move.becomes];
        }
        return text;
    }

    /// See `notations`.
    template <color Side, class Position>
    [[nodiscard]] static result<typename Position::move> read(const Position& position, std::string_view text) {
        if (const int castling = detail::castling_in(text); castling != 0)
            return detail::find_castling(position, castling == 1, text);
        const detail::name_text parts = detail::take_name_apart(text);
        const std::size_t kind = letters_of<Position>.find(parts.letter);
        const int number = number_of<Position>(parts, kind, Side);
        if (number < 0) {
            for (const auto& move : pseudo_legal_moves(position)) { // a nameless one, in full?
                if (Names::template name_of<Side>(position, move) < 0 && write<Side>(position, move) == text) {
                    return text_error::because(why_illegal(position, move), text);
                }
            }
            return text_error::unexpected(
                0, text, "a move like " + std::string{letters_of<Position>[0], '4', file_letter<Position>(0)});
        }
        return detail::find_named(position, {kind, letters_of<Position>.find(parts.other), number, parts.is}, text,
                                  &Names::template name_of<Side, Position>);
    }

private:
    template <class Position>
    static constexpr std::string_view letters_of = detail::letters_in<Language, typename Position::army::kinds>::view;

    /// The letter by which a file goes: that of its piece, a small one of its own when it has none.
    template <class Position>
    [[nodiscard]] static char file_letter(int file) {
        const std::size_t kind = Names::template file_kind<Position>(file);
        return kind < Position::army::size ? letters_of<Position>[kind] : static_cast<char>('a' + file);
    }

    /// The number that a name has among `Names`; -1 when it is no name.
    template <class Position>
    [[nodiscard]] static int number_of(const detail::name_text& parts, std::size_t kind, color side) {
        using board = typename Position::board;
        using form = detail::name_text::form;
        constexpr std::size_t none = std::string_view::npos;
        if (kind == none || parts.is == form::none) return -1;
        if (parts.is == form::arrival) {
            if (parts.rank >= board::rank_count) return -1;
            const int rank = side == color::white ? parts.rank : board::rank_count - 1 - parts.rank;
            for (int file = 0; file < board::file_count; ++file) {
                if (file_letter<Position>(file) == parts.other)
                    return Names::template arrival_name<Position>(kind, board::square_at(file, rank));
            }
            return -1;
        }
        const std::size_t other = letters_of<Position>.find(parts.other);
        if (other == none) return -1;
        if (parts.is == form::capture) return Names::template capture_name<Position>(kind, other);
        return can_become<typename Position::rules>(kind, other) ? Names::template promotion_name<Position>(other) : -1;
    }

    /// Whether the rules let a kind become another.
    template <class Rules>
    [[nodiscard]] static bool can_become(std::size_t kind, std::size_t other) {
        using army = typename Rules::army;
        using promotion = promotion_of<Rules>;
        bool found = false;
        for_each_type(typename army::kinds{}, [&]<class Kind>() {
            if constexpr (promotion::template promotes<Kind>) {
                if (kind != army::template index<Kind>) return;
                for_each_type(typename promotion::choices{},
                              [&]<class Choice>() { found = found || other == army::template index<Choice>; });
            }
        });
        return found;
    }
};

/// The names that two or more of the moves bear which pieces can make, whether legal or not, each once in alphabetical
/// order; `Notation` is a `descriptive_text`.
template <class Notation, class Rules>
[[nodiscard]] std::vector<std::string> ambiguous_names(const position<Rules>& position) {
    std::vector<std::string> names;
    const auto add = [&]<color Side>() {
        for (const auto& move : pseudo_legal_moves(position)) {
            if (Notation::names::template name_of<Side>(position, move) >= 0)
                names.push_back(Notation::template write<Side>(position, move));
        }
    };
    if (position.side_to_move() == color::white) {
        add.template operator()<color::white>();
    } else {
        add.template operator()<color::black>();
    }
    std::sort(names.begin(), names.end());
    std::vector<std::string> several;
    for (std::size_t i = 1; i < names.size(); ++i) {
        if (names[i] == names[i - 1] && (several.empty() || several.back() != names[i])) several.push_back(names[i]);
    }
    return several;
}

} // namespace variantkit
