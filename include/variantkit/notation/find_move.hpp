/// \file
/// Legal moves by what texts say of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/board/result.hpp>
#include <variantkit/notation/explain.hpp>
#include <variantkit/notation/move_text.hpp>
#include <variantkit/rules/castling.hpp>
#include <variantkit/rules/drop.hpp>

namespace variantkit::detail {

/// The number of the kind with a letter among an army's letters; how many there are when none has it.
template <std::size_t N>
[[nodiscard]] int kind_with_letter(const std::array<char, N>& letters, char letter) {
    return static_cast<int>(std::find(letters.begin(), letters.end(), letter) - letters.begin());
}

/// The error of a text that speaks of a square beyond the board; file and rank count from 0.
[[nodiscard]] inline text_error no_such_square(int file, int rank, std::string_view text) {
    const char letter = static_cast<char>('a' + file);
    return text_error::because(sentence({"there is no square ", {&letter, 1}, std::to_string(rank + 1)}), text);
}

/// What a text says of a move of a piece.
struct move_request {
    static constexpr int any = -1;
    int kind = any;    ///< what moves
    int becomes = any; ///< what arrives, when it is not the same
    int from_file = any;
    int from_rank = any;
    square to;
    bool takes = false;
    bool drops = false;

    /// Whether a piece of `moving` kind on `from`, a square on these files and ranks, may be meant.
    template <geometry Board>
    [[nodiscard]] bool fits(std::size_t moving, square from) const {
        return (kind == any || kind == static_cast<int>(moving)) &&
               (from_file == any || from_file == Board::file_of(from)) &&
               (from_rank == any || from_rank == Board::rank_of(from));
    }

    /// " on file g", where the request says anything of the departure.
    [[nodiscard]] std::string origin() const {
        const std::string file(1, static_cast<char>('a' + from_file));
        const std::string rank = std::to_string(from_rank + 1);
        if (from_file != any && from_rank != any) return sentence({" on ", file, rank});
        if (from_file != any) return " on file " + file;
        return from_rank != any ? " on rank " + rank : std::string{};
    }
};

/// The request that a text makes whose parts are known; an error when it speaks of squares or pieces there are not.
template <class Rules>
[[nodiscard]] result<move_request> request_in(const displacement_text& parts, std::string_view text) {
    using board = typename Rules::board;
    using army = typename Rules::army;
    move_request wanted;
    wanted.to = board::square_at(parts.to_file, parts.to_rank);
    if (!wanted.to.exists()) return no_such_square(parts.to_file, parts.to_rank, text);
    if (parts.has_origin() && !board::square_at(parts.from_file, parts.from_rank).exists()) {
        return no_such_square(parts.from_file, parts.from_rank, text);
    }
    if (parts.letter != '\0') wanted.kind = kind_with_letter(army::letters, parts.letter);
    if (parts.becomes != '\0') wanted.becomes = kind_with_letter(army::letters, parts.becomes);
    for (const int kind : {wanted.kind, wanted.becomes}) {
        if (kind == static_cast<int>(army::size)) {
            return text_error::because("there is no piece with the letter " +
                                           std::string(1, kind == wanted.kind ? parts.letter : parts.becomes),
                                       text);
        }
    }
    wanted.from_file = parts.from_file;
    wanted.from_rank = parts.from_rank;
    wanted.takes = parts.takes;
    wanted.drops = parts.drops;
    return wanted;
}

/// Why none of the pieces asked for, whichever they are, gets to the square.
template <class Rules>
[[nodiscard]] std::string why_unreachable(const position<Rules>& position, const move_request& wanted) {
    using board = typename Rules::board;
    const bool one_square = wanted.from_file != move_request::any && wanted.from_rank != move_request::any;
    const square from = one_square ? board::square_at(wanted.from_file, wanted.from_rank) : square::none();
    const std::string_view name =
        wanted.kind == move_request::any ? "piece" : Rules::army::names[static_cast<std::size_t>(wanted.kind)];
    std::vector<square> pieces;
    std::vector<square> aimed; // those that would get there on an empty board
    for (square at : position.pieces(position.side_to_move())) {
        const std::size_t kind = position.piece_on(at)->kind;
        if (!wanted.template fits<board>(kind, at)) continue;
        pieces.push_back(at);
        const reach_facts facts = reach_facts_of(position, kind, at, wanted.to);
        if (facts.goes || facts.takes) aimed.push_back(at);
    }
    if (aimed.size() == 1) return why_illegal(position, aimed.front(), wanted.to);
    if (pieces.size() == 1) return why_illegal(position, pieces.front(), wanted.to);
    if (pieces.empty() && one_square) {
        const std::string not_yours = why_not_yours(position, from);
        return not_yours.empty() ? sentence({piece_there(position, from), " is no ", name}) : not_yours;
    }
    if (pieces.empty()) return sentence({name_of(position.side_to_move()), " has no ", name, wanted.origin()});
    if (position.pieces(position.side_to_move()).contains(wanted.to)) {
        return sentence({"your own ", name_there(position, wanted.to), " is in the way"});
    }
    return sentence({"no ", name, wanted.origin(), " can go to ", square_name<board>(wanted.to)});
}

/// Why nothing of the kind asked for can be dropped on the square.
template <class Rules>
[[nodiscard]] std::string why_not_dropped(const position<Rules>& position, const move_request& wanted) {
    move_of<Rules> drop{};
    drop.from = drop.to = wanted.to;
    drop.kind = drop.becomes = static_cast<decltype(drop.kind)>(wanted.kind == move_request::any ? 0 : wanted.kind);
    std::string found;
    for_each_type(typename Rules::turn::parts{}, [&]<class Action>() {
        if constexpr (is_drop_action<Action>) {
            if (!found.empty()) return;
            found = position.side_to_move() == color::white ? Action::template refusal<color::white>(position, drop)
                                                            : Action::template refusal<color::black>(position, drop);
        }
    });
    return found.empty() ? "such a piece is never dropped" : found;
}

/// Writes a move in some notation.
template <class Position>
using move_writer = std::string (*)(const Position&, const typename Position::move&);

/// The legal move that is asked for. Where several are meant, the one that `write` writes as the text says; otherwise
/// the error says which could be, or why none is.
template <class Rules>
[[nodiscard]] result<move_of<Rules>> find_move(const position<Rules>& position, const move_request& wanted,
                                               std::string_view text, move_writer<variantkit::position<Rules>> write) {
    using board = typename Rules::board;
    const auto goes_there = [&](const move_of<Rules>& move) {
        return move.to == wanted.to && wanted.template fits<board>(move.kind, move.from) &&
               is_drop<typename Rules::turn>(move) == wanted.drops;
    };
    const auto arrives_so = [&](const move_of<Rules>& move) {
        return wanted.becomes == move_request::any ? move.becomes == move.kind : move.becomes == wanted.becomes;
    };
    std::vector<move_of<Rules>> found;
    std::vector<std::string> becomes; // in other ways
    bool stays = false;
    bool takes_nothing = false;
    for (const auto& move : legal_moves(position)) {
        if (!goes_there(move)) continue;
        if (!arrives_so(move)) {
            becomes.push_back(with_article(Rules::army::names[move.becomes]));
            stays = stays || move.becomes == move.kind;
        } else if (wanted.takes && captured_squares(position, move).empty()) {
            takes_nothing = true;
        } else {
            found.push_back(move);
        }
    }
    if (found.size() == 1) return found.front();
    const auto because = [&](std::string reason) { return text_error::because(std::move(reason), text); };
    if (!found.empty()) {
        std::vector<std::string> texts;
        for (const auto& move : found) {
            texts.push_back(write(position, move));
            if (texts.back() == text) return move;
        }
        std::sort(texts.begin(), texts.end());
        return because("this could be " + listed(texts, "or"));
    }
    if (takes_nothing) return because("there is nothing to capture");
    if (!becomes.empty()) {
        std::sort(becomes.begin(), becomes.end());
        becomes.erase(std::unique(becomes.begin(), becomes.end()), becomes.end());
        return because(stays ? "it does not become anything else there"
                             : "it must become " + listed(becomes, "or") + " there");
    }
    std::string over = why_no_move(position);
    if (!over.empty()) return because(std::move(over));
    for (const auto& move : pseudo_legal_moves(position)) {
        if (goes_there(move) && (arrives_so(move) || wanted.becomes == move_request::any))
            return because(why_illegal(position, move));
    }
    return because(wanted.drops ? why_not_dropped(position, wanted) : why_unreachable(position, wanted));
}

/// The castling to one side, or why it cannot be.
template <class Rules>
[[nodiscard]] result<move_of<Rules>> find_castling(const position<Rules>& position, bool to_the_right,
                                                   std::string_view text) {
    using turn = typename Rules::turn;
    for (const auto& move : legal_moves(position)) {
        if (is_castling<turn>(move) && (move.to > move.from) == to_the_right) return move;
    }
    std::string why = why_no_move(position);
    for_each_type(typename turn::parts{}, [&]<class Action>() {
        if constexpr (is_castling_action<Action>) {
            if (!why.empty()) return;
            const auto& way =
                Action::template paths<variantkit::position<Rules>>[2 * index_of(position.side_to_move()) +
                                                                    (to_the_right ? 0 : 1)];
            if (way.exists) why = why_illegal(position, Action::template move_along<turn>(way));
        }
    });
    return text_error::because(why.empty() ? "there is no castling to that side" : why, text);
}

} // namespace variantkit::detail
