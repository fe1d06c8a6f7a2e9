/// \file
/// What the library promises about boards, and about playing a move.
#pragma once

#include <string>
#include <string_view>

#include <variantkit/check/situation.hpp>

namespace variantkit::check {

namespace detail_of_play {

/// What is wrong with the sets that a position is made of; "" when nothing is.
template <class Rules>
[[nodiscard]] std::string board_fault(const position<Rules>& position) {
    using set = typename variantkit::position<Rules>::set;
    const set& white = position.template pieces<color::white>();
    const set& black = position.template pieces<color::black>();
    set kinds;
    std::string fault;
    for_each_type(typename Rules::army::kinds{}, [&]<class Kind>() {
        const set& kind = position.template pieces_of_kind<Kind>();
        if (fault.empty() && kinds.intersects(kind)) fault = "two kinds of piece stand on one square";
        kinds |= kind;
    });
    if (!fault.empty()) return fault;
    if (white.intersects(black)) return "a white and a black piece stand on one square";
    if (kinds != (white | black)) return "the kinds of piece stand on other squares than the sides";
    if (!set::all().includes(kinds)) return "a piece stands beyond the board";
    return {};
}

} // namespace detail_of_play

/// The sets of which a position is made fit together.
template <class Rules>
struct board_holds_together {
    static constexpr std::string_view promised = "every occupied square holds one piece of one kind and one side";

    [[nodiscard]] finding<Rules> look(const situation<Rules>& now) {
        if (std::string fault = detail_of_play::board_fault(now.position); !fault.empty()) return {fault};
        for (const auto& move : some_moves(now, moves_looked_at)) {
            if (std::string fault = detail_of_play::board_fault(play(now.position, move)); !fault.empty())
                return {fault, move};
        }
        return {};
    }
};

/// Playing empties those squares of enemy pieces that it is said to empty, and passes the turn.
template <class Rules>
struct takes_what_it_says {
    static constexpr std::string_view promised =
        "a move takes the enemy pieces that it is said to take, and passes the turn";

    [[nodiscard]] finding<Rules> look(const situation<Rules>& now) {
        const color side = now.position.side_to_move();
        const auto& enemies = now.position.pieces(~side);
        for (const auto& move : some_moves(now, moves_looked_at)) {
            const auto said = captured_squares(now.position, move);
            const auto next = play(now.position, move);
            const auto taken = enemies - next.pieces(~side);
            if (!enemies.includes(said)) return {"it is said to take something where no enemy stands", move};
            if (!taken.includes(said)) return {"an enemy piece that it is said to take is still there", move};
            if (!said.includes(taken)) return {"an enemy piece disappears that it is not said to take", move};
            if (next.side_to_move() != ~side) return {"the turn does not pass to the other side", move};
            if (next == now.position) return {"it changes nothing", move};
        }
        return {};
    }
};

} // namespace variantkit::check
