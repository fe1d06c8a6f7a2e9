// What a turn changes whatever is played comes before what the move changes, once, wherever moves are played.
#include <variantkit/games/chess.hpp>
#include <variantkit/play/play.hpp>
#include <variantkit/search/perft.hpp>

namespace {

using namespace variantkit;

struct heartbeat {
    static constexpr std::string_view reason = "out of breath";
    static constexpr bool counts_only = true;

    struct state {
        int beats = 0;
        int in_step = 0; // turns that were told of after their beat
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    template <color Side, class Position>
    static constexpr void tick(state& now, const Position& before) {
        if (before.side_to_move() == Side) ++now.beats;
    }
    template <color Side, class Transition>
    static constexpr void advance(state& now, const Transition& turn) {
        if (now.beats == turn.before.template state<heartbeat>().beats + 1) ++now.in_step;
    }
    template <color Side, class Position>
    static constexpr verdict judge(const Position&) {
        return verdict::open;
    }
};

struct breathing : games::chess {
    static constexpr std::string_view name = "breathing";
    using ending = first_of<heartbeat, games::chess::ending>;
};

constexpr auto after_two_turns = [] {
    auto position = start<breathing>();
    for (int turn = 0; turn < 2; ++turn) position = play(position, *legal_moves(position).begin());
    return position.state<heartbeat>();
}();
static_assert(after_two_turns == heartbeat::state{2, 2});

// The same when all moves of a position start from one beat.
constexpr auto beats_of_first_moves = [] {
    const auto position = start<breathing>();
    const auto ticked = ticked_of<color::white>(position);
    int beats = 0;
    for_each_move_of<color::white>(position, [&](const auto& move) {
        const auto next = play_of<color::white>(position, ticked, move);
        if (next == play(position, move)) beats += next.template state<heartbeat>().beats;
    });
    return beats;
}();
static_assert(beats_of_first_moves == 20);

} // namespace
