/// \file
/// Which pieces an endgame is about.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <variantkit/board/result.hpp>
#include <variantkit/play/position.hpp>

namespace variantkit {

/// How many pieces of each kind the two sides have: `KBK` is king and bishop against king.
///
/// As text: the letters of the one side, then those of the other. The second side begins where the army's royal letter
/// comes for the second time, or after a `v`: `KBvK` is the same.
template <class Rules>
struct endgame_material {
    using army = typename Rules::army;

    /// By side, then kind.
    std::array<std::array<std::uint8_t, army::size>, 2> counts{};

    friend constexpr bool operator==(const endgame_material&, const endgame_material&) = default;
    friend constexpr auto operator<=>(const endgame_material&, const endgame_material&) = default;

    /// The pieces on a board.
    [[nodiscard]] static constexpr endgame_material of(const position<Rules>& position) {
        endgame_material found;
        for (const color side : {color::white, color::black}) {
            for (std::size_t kind = 0; kind < army::size; ++kind) {
                found.counts[index_of(side)][kind] = static_cast<std::uint8_t>(position.pieces(kind, side).count());
            }
        }
        return found;
    }

    /// How many pieces both sides have.
    [[nodiscard]] constexpr int size() const { return size_of(color::white) + size_of(color::black); }
    /// How many pieces a side has.
    [[nodiscard]] constexpr int size_of(color side) const {
        int sum = 0;
        for (const auto count : counts[index_of(side)]) sum += count;
        return sum;
    }

    /// The same with the sides exchanged.
    [[nodiscard]] constexpr endgame_material exchanged() const { return {{counts[1], counts[0]}}; }

    /// Royal pieces first, then from the army's last kind to its first.
    [[nodiscard]] std::string text() const {
        std::string white = text_of(color::white);
        const std::string black = text_of(color::black);
        const result<endgame_material> plain = read(white + black);
        return plain.has_value() && *plain == *this ? white + black : white + 'v' + black;
    }

    /// Reads `KBK`, `KBvK`.
    [[nodiscard]] static result<endgame_material> read(std::string_view text) {
        endgame_material found;
        std::size_t side = 0;
        bool divided = text.find('v') != std::string_view::npos;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const char letter = text[i];
            if (letter == 'v' && side == 0) {
                side = 1;
                continue;
            }
            std::size_t kind = 0;
            while (kind < army::size && army::letters[kind] != letter) ++kind;
            if (kind == army::size) return text_error::unexpected(i, text.substr(i, 1), "the letter of a piece");
            if (!divided && royal[kind] && found.counts[0][kind] != 0 && side == 0) side = 1;
            if (found.counts[side][kind] == 99) return text_error::unexpected(i, text.substr(i, 1), "fewer pieces");
            ++found.counts[side][kind];
        }
        if (found.size_of(color::white) == 0 || found.size_of(color::black) == 0) {
            return text_error::unexpected(text.size(), {}, "the pieces of both sides, such as " + example());
        }
        return found;
    }

private:
    /// Which kinds are royal.
    static constexpr std::array<bool, army::size> royal = []<class... Kind>(type_list<Kind...>) {
        return std::array<bool, army::size>{is_royal<Kind>...};
    }(typename army::kinds{});

    [[nodiscard]] std::string text_of(color side) const {
        std::string text;
        for (const bool royals : {true, false}) {
            for (std::size_t kind = army::size; kind-- > 0;) {
                if (royal[kind] == royals) text.append(counts[index_of(side)][kind], army::letters[kind]);
            }
        }
        return text;
    }

    /// A text that could be read.
    [[nodiscard]] static std::string example() {
        endgame_material some;
        some.counts[0].front() = 1;
        for (std::size_t kind = 0; kind < army::size; ++kind) {
            if (!royal[kind]) continue;
            ++some.counts[0][kind];
            ++some.counts[1][kind];
        }
        if (some.size_of(color::black) == 0) some.counts[1].back() = 1;
        return some.text_of(color::white) + 'v' + some.text_of(color::black);
    }
};

} // namespace variantkit
