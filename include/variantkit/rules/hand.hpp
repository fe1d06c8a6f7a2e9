/// \file
/// Captured pieces that change sides.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <variantkit/board/square_name.hpp>
#include <variantkit/board/words.hpp>
#include <variantkit/piece/army.hpp>
#include <variantkit/rules/piece_moves.hpp>

namespace variantkit {

/// What a side captures of `Kinds` goes into its hand, from where it may come onto the board again as its own (see
/// `drop`, with `from_hand` as the supply). What has been promoted, from `Pawn`, is a pawn again when it is captured.
///
/// In position texts: the letters of what the sides hold, as on the board, then a tilde and the squares of promoted
/// pieces, if there are any (`QNpp~a8h1`); `-` for empty hands.
template <geometry Board, class Pawn, class... Kinds>
struct hand {
    using kinds = type_list<Pawn, Kinds...>;
    /// How many kinds may be held.
    static constexpr std::size_t kind_count = kinds::size;

    struct state {
        std::array<std::array<std::uint8_t, kind_count>, 2> held{}; ///< by side and kind
        square_set<Board> promoted{};                               ///< pieces on the board that were pawns
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    /// How many pieces of a kind a side holds.
    template <class Kind, color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr int count(const Position& position) {
        return position.template state<hand>().held[index_of(Side)][list_index<Kind, kinds>];
    }

    /// See `state_policy`: takes up what has been captured, and follows promoted pieces.
    template <color Side, class Transition>
    VARIANTKIT_INLINE static constexpr void advance(state& now, const Transition& turn) {
        if (!turn.emptied.empty()) take_up<Side>(now, turn);
        const auto& move = turn.played;
        if (now.promoted.contains(move.from)) {
            now.promoted.erase(move.from);
            now.promoted.insert(move.to);
        }
        if (move.becomes != move.kind) now.promoted.insert(move.to);
    }

    [[nodiscard]] static constexpr std::uint64_t key(const state& now) {
        std::uint64_t sum = 0;
        for (const auto& side : now.held) {
            for (const std::uint8_t count : side) sum = sum * 37 + count;
        }
        for (const std::uint64_t word : now.promoted.words()) sum = (sum ^ word) * 0x9E3779B97F4A7C15ULL;
        return sum;
    }

    /// See `state_policy`, with colours exchanged where the symmetry does.
    template <class Position, class Symmetry>
    [[nodiscard]] static constexpr state mirrored(const Position& original, const Symmetry& symmetry) {
        const state& from = original.template state<hand>();
        state image;
        for (std::size_t side = 0; side < 2; ++side)
            image.held[symmetry.exchanges_sides ? 1 - side : side] = from.held[side];
        for (square at : from.promoted) image.promoted.insert(symmetry(at));
        return image;
    }

    /// For pictures: how many pieces of a kind a side holds.
    template <class Position>
    [[nodiscard]] static constexpr int held(const Position& position, std::size_t kind, color side) {
        int found = 0;
        for_each_type(kinds{}, [&]<class Kind>() {
            if (kind == Position::army::template index<Kind>)
                found = position.template state<hand>().held[index_of(side)][list_index<Kind, kinds>];
        });
        return found;
    }

    template <class Position>
    [[nodiscard]] static std::string write(const Position& position) {
        const state& now = position.template state<hand>();
        std::string text;
        for (const color side : {color::white, color::black}) {
            for (std::size_t kind = kind_count; kind-- > 0;) {
                const char letter = side == color::white ? letters[kind] : static_cast<char>(letters[kind] - 'A' + 'a');
                text.append(now.held[index_of(side)][kind], letter);
            }
        }
        if (!now.promoted.empty()) text += '~';
        for (square at : now.promoted) text += square_name<Board>(at);
        return text.empty() ? "-" : text;
    }

    template <class Position>
    [[nodiscard]] static std::string read(std::string_view field, Position& position) {
        constexpr std::string_view expected =
            "what the sides hold (letters of pieces) or '-', then '~' and promoted pieces' squares";
        state& now = position.template state<hand>();
        if (field == "-") return {};
        while (!field.empty() && field[0] != '~') {
            const bool black = field[0] >= 'a' && field[0] <= 'z';
            const char letter = black ? static_cast<char>(field[0] - 'a' + 'A') : field[0];
            std::size_t kind = 0;
            while (kind < kind_count && letters[kind] != letter) ++kind;
            if (kind == kind_count) return std::string{expected};
            std::uint8_t& count = now.held[black ? 1 : 0][kind];
            if (count == 0xFF) return "no more than 255 pieces of a kind";
            ++count;
            field.remove_prefix(1);
        }
        if (field.empty()) return {};
        field.remove_prefix(1);
        do {
            const square at = take_square<Board>(field);
            if (!at.exists() || now.promoted.contains(at)) return std::string{expected};
            now.promoted.insert(at);
        } while (!field.empty());
        return {};
    }

    /// A promoted piece where there is none that could be one; more pieces than can be on the board and in hands.
    template <class Position>
    [[nodiscard]] static std::string problem(const Position& position) {
        const state& now = position.template state<hand>();
        square_set<Board> possible;
        ((possible |= position.template pieces_of_kind<Kinds>()), ...);
        if (const auto wrong = now.promoted - possible; !wrong.empty())
            return detail::sentence({"there is no promoted piece on ", square_name<Board>(wrong.first())});
        int pieces = position.occupied().count();
        for (const auto& side : now.held) {
            for (const std::uint8_t count : side) pieces += count;
        }
        if (pieces <= Board::square_count) return {};
        return detail::sentence({"there are ", std::to_string(pieces),
                                 " pieces on the board and in hands, more than the board has squares"});
    }

private:
    static constexpr std::array<char, kind_count> letters{Pawn::letter, Kinds::letter...};

    template <color Side, class Transition>
    static constexpr void take_up(state& now, const Transition& turn) {
        auto& own = now.held[index_of(Side)];
        const auto count = [](const auto& squares) { return static_cast<std::uint8_t>(squares.count()); };
        const auto taken = turn.emptied & turn.before.template pieces<~Side>();
        own[0] = static_cast<std::uint8_t>(own[0] + count(taken & now.promoted));
        const auto others = taken - now.promoted;
        std::size_t i = 0;
        for_each_type(kinds{}, [&]<class Kind>() {
            own[i] = static_cast<std::uint8_t>(own[i] + count(others & turn.before.template pieces_of_kind<Kind>()));
            ++i;
        });
        now.promoted -= turn.emptied;
    }
};

/// The pieces of one kind in a `Hand`, as a supply (see `unlimited`).
template <class Hand, class Kind>
struct from_hand {
    using parts = type_list<Hand>;

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool available(const Position& position) {
        return Hand::template count<Kind, Side>(position) != 0;
    }
    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr void take(Position& next) {
        --next.template state<Hand>().held[index_of(Side)][list_index<Kind, typename Hand::kinds>];
    }
};

} // namespace variantkit
