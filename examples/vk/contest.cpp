#include "contest.hpp"

#include <array>

#include <variantkit/notation/record_text.hpp>

#include "failure.hpp"
#include "outside_engine.hpp"

namespace vk {

using variantkit::color;

participant::participant(const game& played, std::string name, std::uint64_t seed, std::vector<int> values)
    : member_game(&played), member_name(std::move(name)), member_seed(seed), member_values(std::move(values)) {}

opponent& participant::present() {
    if (!member_present) {
        member_present = make_opponent(*member_game, member_name, member_seed);
        if (!member_values.empty()) member_present->player->set_values(member_values);
    }
    return *member_present;
}

void participant::has_failed(const std::string& why) {
    ++member_failures;
    ++member_failures_in_a_row;
    member_last_failure = why;
    member_present.reset();
}

namespace {

/// The move that somebody makes, in a match where he stands; he has failed when it is none.
[[nodiscard]] std::optional<contest_end> make_move(match& played, participant& mover, participant& other) {
    const color side = played.side_to_move();
    const auto forfeits = [&](participant& who, color whose, const std::string& why) {
        who.has_failed(why);
        return contest_end{variantkit::win_of(~whose), "forfeit: " + why};
    };
    std::string move;
    try {
        opponent& present = mover.present();
        move = present.player->think(present.limits, {}).best;
    } catch (const failure& failed) {
        return forfeits(mover, side, failed.what());
    }
    if (move == resignation) {
        mover.has_ended_game();
        return contest_end{variantkit::win_of(~side), "resignation"};
    }
    const auto done = played.play(move);
    if (!done) {
        return forfeits(mover, side,
                        mover.name() + " plays " + variantkit::detail::quoted(move) + ": " + reason_of(done.error()));
    }
    mover.present().player->play(move);
    try {
        other.present().player->play(move);
    } catch (const failure& failed) {
        return forfeits(other, ~side, failed.what());
    }
    return std::nullopt;
}

} // namespace

contest_end play_on(match& played, participant& white, participant& black, int most_plies) {
    const std::array<participant*, 2> both{&white, &black};
    for (const color side : {color::white, color::black}) {
        participant& one = *both[variantkit::index_of(side)];
        try {
            one.present().player->forget();
            follow(*one.present().player, played);
        } catch (const failure& failed) {
            one.has_failed(failed.what());
            return {variantkit::win_of(~side), std::string{"forfeit: "} + failed.what()};
        }
    }
    for (int ply = 0; ply < most_plies && !played.outcome().is_over(); ++ply) {
        const bool is_white = played.side_to_move() == color::white;
        const auto end = make_move(played, is_white ? white : black, is_white ? black : white);
        if (end) return *end;
    }
    for (participant* one : both) one->has_ended_game();
    const auto outcome = played.outcome();
    if (outcome.is_over()) return {outcome.result, std::string{outcome.reason}};
    return {variantkit::game_result::draw, "unfinished after " + std::to_string(most_plies) + " moves"};
}

std::string record_of(const match& played, const participant& white, const participant& black, int round,
                      const contest_end& end) {
    using variantkit::detail::tag_line;
    return tag_line({"White", white.name()}) + tag_line({"Black", black.name()}) +
           tag_line({"Round", std::to_string(round)}) + tag_line({"Termination", end.reason}) +
           played.record_text(variantkit::detail::result_sign(end.result)) + "\n";
}

} // namespace vk
