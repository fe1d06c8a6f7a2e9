// The shortest stalemate of U-Chess, and the shortest mate: all games are gone over from the start, ply by ply, each
// different position once. Its inventors' text gives a game of eight plies that ends in stalemate; this proves that
// none is shorter.  [exhaustive]
//
//     shortest_stalemate [PLIES]
//
// For eight plies: about half a minute and 1 GB of memory.
#include <cstdint>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/games/u_chess.hpp>
#include <variantkit/search/distinct_positions.hpp>

#include "support/progress.hpp"

using namespace variantkit;

namespace {

using rules = games::u_chess;
using positions = std::vector<reached_position<position<rules>>>;

struct number {
    std::uint64_t games = 0;
    std::uint64_t positions = 0;

    void add(std::uint64_t more_games) {
        games += more_games;
        ++positions;
    }
    friend bool operator==(const number&, const number&) = default;
};

/// What there is at one ply.
struct census {
    number all, stalemates, mates;
};

std::ostream& operator<<(std::ostream& out, const number& counted) {
    return out << std::setw(12) << counted.games << std::setw(10) << counted.positions;
}

/// Goes one ply on from `now`, and leaves there what is needed to go on from.
census next_ply(positions& now, int ply, bool goes_on) {
    census found;
    positions next;
    support::progress progress{"ply " + std::to_string(ply)};
    for_each_distinct_next(
        now,
        [&](const position<rules>& position, std::uint64_t games) {
            found.all.add(games);
            const std::string_view end = outcome(position).reason;
            if (end == stalemate_draws::reason) found.stalemates.add(games);
            if (end == checkmate::reason) found.mates.add(games);
            if (goes_on) next.push_back({position, games});
        },
        [&](std::uint64_t done, std::uint64_t total) { progress.update(done, total); });
    now.swap(next);
    return found;
}

/// The first ply at which something happens, and how often; says so.
struct first_time {
    std::string_view what;
    int ply = 0;
    number counted{};

    void note(int now, const number& found) {
        if (ply == 0 && found.games != 0) *this = {what, now, found};
    }
    void say(int plies) const {
        if (ply == 0) {
            std::cout << "No " << what << " within " << plies << " plies.\n";
        } else {
            std::cout << "The first " << what << "s come at ply " << ply << ": " << counted.games << " games, "
                      << counted.positions << " positions.\n";
        }
    }
};

} // namespace

int main(int argument_count, char** arguments) {
    constexpr int usual = 8;
    const int plies = argument_count > 1 ? std::atoi(arguments[1]) : usual;
    if (plies < 1 || argument_count > 2) {
        std::cerr << "shortest_stalemate [PLIES]: PLIES is a number from 1, " << usual << " if left out\n";
        return 2;
    }
    first_time stalemate{"stalemate"};
    first_time mate{"mate"};
    std::cout << " ply       games positions    stalemate games, positions       mate games, positions\n";
    positions now{{start<rules>(), 1}};
    for (int ply = 1; ply <= plies; ++ply) {
        const census found = next_ply(now, ply, ply < plies);
        std::cout << std::setw(4) << ply << found.all << "      " << found.stalemates << "    " << found.mates
                  << std::endl;
        stalemate.note(ply, found.stalemates);
        mate.note(ply, found.mates);
    }
    stalemate.say(plies);
    mate.say(plies);
    const bool stalemate_as_known =
        plies < 8 ? stalemate.ply == 0 : stalemate.ply == 8 && stalemate.counted == number{4624, 113};
    const bool mate_as_known = plies < 6 ? mate.ply == 0 : mate.ply == 6 && mate.counted == number{38, 37};
    return stalemate_as_known && mate_as_known ? 0 : 1;
}
