// expect: variantkit: .tick. of a policy with a state takes the state and the position

#include <variantkit/games/chess.hpp>

using namespace variantkit;

struct patience {
    static constexpr std::string_view reason = "enough turns";
    struct state {
        unsigned turns = 0;
        friend constexpr bool operator==(const state&, const state&) = default;
    };
    static constexpr std::uint64_t key(const state& now) { return now.turns; }
    template <color Side>
    static constexpr void tick(state& now) {
        ++now.turns;
    }
    template <color Side, class Transition>
    static constexpr void advance(state&, const Transition&) {}
    template <color Side, class Position>
    static constexpr verdict judge(const Position& position) {
        return position.template state<patience>().turns < 9 ? verdict::open : verdict::draw;
    }
};

struct my_game : games::chess {
    static constexpr std::string_view name = "my_game";
    using ending = first_of<patience, games::chess::ending>;
};
static_assert(checked_ruleset<my_game>);
