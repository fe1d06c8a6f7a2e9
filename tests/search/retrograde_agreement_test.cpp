// Endgame tables by different ways are the same tables, and every value follows from those that its moves lead to.
#include <string>

#include <variantkit/games/chess.hpp>
#include <variantkit/games/ultimatum.hpp>

#include "support/catch.hpp"
#include "support/endgames.hpp"

using namespace variantkit;
using test_support::contradictions;
using test_support::read;
using test_support::solved;

namespace {

template <class Rules>
void check_consistency(const std::string& pieces, int trials) {
    INFO(pieces);
    const auto all = solved<Rules>(pieces);
    int looked_at = 0;
    CHECK(contradictions(all, pieces, trials, looked_at) == 0);
    CHECK(looked_at > trials / 10);
}

template <class Rules>
bool same_values(const endgames<Rules>& first, const endgames<Rules>& second, const std::string& pieces) {
    bool same = true;
    first.find(read<Rules>(pieces))->for_each([&](const position<Rules>& position, const endgame_value& value) {
        same = same && second.value_of(position) == value;
    });
    for (const color side : {color::white, color::black}) {
        same = same && first.counts(read<Rules>(pieces), side) == second.counts(read<Rules>(pieces), side);
    }
    return same;
}

/// Chess on a small board, with pawns on both sides, double steps and en passant.
struct small_chess : games::chess {
    static constexpr std::string_view name = "small chess";
    using board = rectangle<4, 6>;
    using setup = starting_array<"1k2/pppp/4/4/PPPP/1K2">;
    using turn = one_of<piece_moves, double_step<pawn>, en_passant<pawn>>;
    using promotion = on_last_rank<pawn, queen>;
};

/// The same with no way to take moves back: the first legality policy says nothing about what comes of a move.
struct plain_legality {
    template <color Side, class Position>
    [[nodiscard]] static constexpr auto guard(const Position& position) {
        return royal_safe::guard<Side>(position);
    }
    template <class Position>
    [[nodiscard]] static std::string problem(const Position& position) {
        return royal_safe::problem(position);
    }
};
struct forward_chess : games::chess {
    static constexpr std::string_view name = "forward chess";
    using legality = plain_legality;
};

static_assert(takes_back<games::chess> && takes_back<games::ultimatum> && !takes_back<forward_chess>);

} // namespace

TEST_CASE("retrograde: taking moves back and looking at all moves again give the same table", "[endgames]") {
    endgame_options forward;
    forward.take_back = false;
    CHECK(same_values(solved<games::ultimatum>("KK"), solved<games::ultimatum>("KK", forward), "KK"));
    CHECK(same_values(solved<games::chess>("KRK"), solved<games::chess>("KRK", forward), "KRK"));
    CHECK(same_values(solved<games::chess>("KPK"), solved<games::chess>("KPK", forward), "KPK"));
    // A ruleset that offers no way back.
    const auto chess = solved<games::chess>("KRK");
    const auto other = solved<forward_chess>("KRK");
    CHECK(chess.counts(read<games::chess>("KRK"), color::white) ==
          other.counts(read<forward_chess>("KRK"), color::white));
    CHECK(chess.counts(read<games::chess>("KRK"), color::black) ==
          other.counts(read<forward_chess>("KRK"), color::black));
}

TEST_CASE("retrograde: symmetry saves numbers, not values", "[endgames]") {
    endgame_options plain;
    plain.use_symmetry = false;
    const auto with = solved<games::chess>("KQK");
    const auto without = solved<games::chess>("KQK", plain);
    CHECK(same_values(with, without, "KQK"));
    CHECK(same_values(without, with, "KQK"));
    CHECK(with.find(read<games::chess>("KQK"))->index().size() * 6 <
          without.find(read<games::chess>("KQK"))->index().size());
    CHECK(same_values(solved<games::ultimatum>("KK"), solved<games::ultimatum>("KK", plain), "KK"));
}

TEST_CASE("retrograde: one thread or several, the table is the same", "[endgames]") {
    endgame_options one;
    one.threads = 1;
    endgame_options four;
    four.threads = 4;
    CHECK(same_values(solved<games::chess>("KRK", one), solved<games::chess>("KRK", four), "KRK"));
}

TEST_CASE("retrograde: every value follows from those that its moves lead to", "[endgames]") {
    check_consistency<games::ultimatum>("KK", 5000);
    check_consistency<games::ultimatum>("KBK", 5000);
    check_consistency<games::chess>("KRK", 5000);
    check_consistency<games::chess>("KPK", 5000);
}

TEST_CASE("retrograde: en passant, promotion and captures on both sides", "[endgames]") {
    const auto all = solved<small_chess>("KPKP");
    int looked_at = 0;
    CHECK(contradictions(all, "KPKP", 20000, looked_at) == 0);
    CHECK(looked_at > 5000);
    // What a double step has just passed counts: only by taking en passant does White win at once.
    CHECK(all.find(read<small_chess>("KQKQ")) != nullptr);
    CHECK(all.find(read<small_chess>("KPK")) != nullptr);
}
