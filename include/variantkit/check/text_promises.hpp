/// \file
/// What the library promises about texts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <variantkit/check/situation.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/play/pseudo_legal.hpp>

namespace variantkit::check {

/// Rulesets whose moves have texts: they name their notations, or make moves that coordinates suffice for.
template <class Rules>
concept writes_moves = requires { typename Rules::notation::all; } || requires(const move_of<Rules>& move) {
    { move.from } -> std::convertible_to<square>;
    { move.to } -> std::convertible_to<square>;
    move.kind;
    move.becomes;
};

/// Position texts tell everything.
template <class Rules>
struct position_text_is_read_back {
    static constexpr std::string_view promised = "a position is read back from its text";

    [[nodiscard]] finding<Rules> look(const situation<Rules>& now) {
        const auto read = read_position<Rules>(position_text(now.position));
        if (!read) return {"the text is refused: " + read.error().message()};
        if (*read == now.position) return {};
        return {"another position is read: " + position_text(*read) +
                (all_states_have_text ? "" : "; a policy with a state has no 'write' and 'read'")};
    }

private:
    static constexpr bool all_states_have_text = []<class... Policy>(type_list<Policy...>) {
        return (detail::has_text<Policy, variantkit::position<Rules>> && ...);
    }(state_policies_of<Rules>{});
};

/// Every notation names moves so that they are found again.
template <class Rules>
struct move_texts_are_read_back {
    static constexpr std::string_view promised =
        "each notation gives each legal move a text of its own, from which it is read back";

    [[nodiscard]] finding<Rules> look(const situation<Rules>& now) {
        finding<Rules> found;
        if constexpr (writes_moves<Rules>) {
            for_each_type(typename notations_of<Rules>::all{}, [&]<class Notation>() {
                if (!found) found = texts_differ<Notation>(now);
            });
            for (const auto& move : some_moves(now, moves_read)) {
                for_each_type(typename notations_of<Rules>::all{}, [&]<class Notation>() {
                    const std::string text = to_text<Notation>(now.position, move);
                    if (!found) found = compare(move, text, read_move<Notation>(now.position, text));
                });
                for (const std::string& text : {to_text(now.position, move), coordinate_text(now.position, move)}) {
                    if (!found) found = compare(move, text, read_move(now.position, text));
                }
                if (found) break;
            }
        }
        return found;
    }

private:
    static constexpr std::size_t moves_read = 4; // reading a move means writing others

    template <class Notation>
    [[nodiscard]] static finding<Rules> texts_differ(const situation<Rules>& now) {
        std::vector<std::pair<std::string, move_of<Rules>>> texts;
        for (const auto& move : some_moves(now, moves_looked_at))
            texts.emplace_back(to_text<Notation>(now.position, move), move);
        std::sort(texts.begin(), texts.end());
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (texts[i].first.empty()) return {"the text is empty", texts[i].second};
            if (i > 0 && texts[i].first == texts[i - 1].first)
                return {"two moves are written " + texts[i].first, texts[i].second};
        }
        return {};
    }

    [[nodiscard]] static finding<Rules> compare(const move_of<Rules>& move, const std::string& text,
                                                const result<move_of<Rules>>& read) {
        if (!read) return {"\"" + text + "\" is refused: " + read.error().message(), move};
        if (*read != move) return {"\"" + text + "\" is read as another move", move};
        return {};
    }
};

/// Moves that are not legal are refused when read.
template <class Rules>
struct illegal_moves_are_refused {
    static constexpr std::string_view promised =
        "a move that pieces could make but legality forbids is refused, with a reason";

    [[nodiscard]] finding<Rules> look(const situation<Rules>& now) {
        if constexpr (writes_moves<Rules>) {
            const auto possible = pseudo_legal_moves(now.position);
            std::size_t looked_at = 0;
            for (const auto& move : possible) {
                if (std::find(now.moves.begin(), now.moves.end(), move) != now.moves.end()) continue;
                if (++looked_at > most_looked_at) break;
                const std::string text = coordinate_text(now.position, move);
                const auto read = read_move(now.position, text);
                if (read && *read == move) return {"\"" + text + "\" is read as a legal move", move};
                if (!read && read.error().message().empty())
                    return {"\"" + text + "\" is refused without a word", move};
            }
        }
        return {};
    }

private:
    static constexpr std::size_t most_looked_at = 2;
};

} // namespace variantkit::check
