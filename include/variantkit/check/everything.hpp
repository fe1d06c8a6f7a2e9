/// \file
/// All that the check kit can say of a variant, in one call from any test framework.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <variantkit/check/conforms.hpp>
#include <variantkit/notation/record.hpp>
#include <variantkit/search/perft.hpp>

namespace variantkit::check {

/// Known counts of move sequences: of one move, of two, and so on.
struct known_perft {
    std::string position;             ///< a position text; "" is the start of the game
    std::vector<std::uint64_t> nodes; ///< for depths 1, 2, ...
};

/// What a variant is to be checked against, and how long.
struct expectations {
    std::vector<known_perft> perft{};     ///< counts that somebody has published, or another program has found
    std::vector<std::string> positions{}; ///< more positions, beside those of `perft`, from which games are played
    std::uint64_t seed = 1;               ///< the same seed plays the same games
    int games = 20;                       ///< played from the start and from each of the positions
    int most_plies = 300;                 ///< longer games are broken off
};

namespace detail_of_everything {

/// The counts that are left after each move, a line each, in the order of the moves' texts.
template <class Rules>
[[nodiscard]] std::string shares_of(const position<Rules>& position, int depth) {
    std::vector<std::string> lines;
    for (const auto& move : legal_moves(position)) {
        lines.push_back(detail_of_conforms::move_text(position, move) + ": " +
                        std::to_string(perft(play(position, move), depth - 1)) + '\n');
    }
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string& line : lines) text += line;
    return text;
}

/// Compares the known counts of a position; writes the first that differs into the report.
template <class Rules>
void count(const position<Rules>& position, const std::vector<std::uint64_t>& nodes, report& result) {
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const int depth = static_cast<int>(i) + 1;
        const std::uint64_t counted = perft(position, depth);
        if (counted == nodes[i]) continue;
        result.passed = false;
        result.promise = "perft to depth " + std::to_string(depth) + " is " + std::to_string(nodes[i]);
        result.found = std::to_string(counted);
        result.position = position_text(position);
        result.picture = detail_of_conforms::picture_of(position);
        result.shares = shares_of(position, depth);
        return;
    }
}

/// Plays a game at random, writes its record and reads it again; says in the report what differs.
template <class Rules>
void read_back_record(const position<Rules>& first, const expectations& expected, report& result) {
    if constexpr (writes_moves<Rules>) {
        random_source random{expected.seed};
        game_record<Rules> game{.first = first};
        position<Rules> now = first;
        for (int ply = 0; ply < expected.most_plies && !outcome(now).is_over(); ++ply) {
            const auto listed = legal_moves(now);
            const std::vector<move_of<Rules>> moves(listed.begin(), listed.end());
            if (moves.empty()) break;
            game.moves.push_back(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
            now = play(now, game.moves.back());
        }
        const std::string text = write_record(game);
        const record_reading<Rules> read = read_record<Rules>(text);
        if (read && read.record.first == first && read.record.moves == game.moves) return;
        result.passed = false;
        result.promise = "a game is read back from its record";
        result.found = (read ? "another game is read" : "it is refused: " + read.error->message()) + "\n" + text;
        result.position = position_text(now);
        result.picture = detail_of_conforms::picture_of(now);
        result.seed = expected.seed;
    }
}

/// Adds what was looked at in another series of games, and what it found.
inline void append(report& result, report more) {
    more.games += result.games;
    more.positions += result.positions;
    more.moves += result.moves;
    result = std::move(more);
}

} // namespace detail_of_everything

/// Checks a variant: the known perft first, then games at random from the start and from every position given, in which
/// all promises of `conforms` are looked at (conformance, symmetry, texts of positions and moves), and records of
/// games. Stops at the first that is broken. `Further` are promises of your own, see `situation`.
template <class Rules, template <class> class... Further>
[[nodiscard]] report everything(const expectations& expected = {}) {
    report result;
    std::vector<position<Rules>> firsts{start<Rules>()};
    const auto read = [&](const std::string& text) {
        const auto position = read_position<Rules>(text);
        if (position) {
            if (std::find(firsts.begin(), firsts.end(), *position) == firsts.end()) firsts.push_back(*position);
        } else {
            result.passed = false;
            result.promise = "this is the text of a position";
            result.found = position.error().message();
            result.position = text;
        }
        return position;
    };
    for (const known_perft& known : expected.perft) {
        if (known.position.empty()) {
            detail_of_everything::count(start<Rules>(), known.nodes, result);
        } else if (const auto position = read(known.position)) {
            detail_of_everything::count(*position, known.nodes, result);
        }
        if (!result) return result;
    }
    for (const std::string& text : expected.positions) {
        if (!read(text)) return result;
    }
    for (const position<Rules>& first : firsts) {
        detail_of_everything::append(
            result, conforms<Rules, Further...>(first, expected.seed, expected.games, expected.most_plies));
        if (result) detail_of_everything::read_back_record(first, expected, result);
        if (!result) return result;
    }
    return result;
}

} // namespace variantkit::check
