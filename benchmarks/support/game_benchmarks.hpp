/// \file
/// The benchmarks that every game has: counting, moves, play, games at random, hash and notation.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include <variantkit/notation/actions.hpp>
#include <variantkit/notation/move_text.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/play/hash.hpp>
#include <variantkit/search/perft.hpp>
#include <variantkit/search/random_play.hpp>

namespace benchmarks {

/// A position that is measured.
struct sample {
    std::string_view name; ///< "opening", "middle", "crowded", "end"
    std::string_view text; ///< "start" or a position text
    int depth;             ///< how deep perft counts from there: about a million nodes
};

namespace detail {

using variantkit::counting;
using variantkit::position;

template <class Rules>
[[nodiscard]] position<Rules> read(std::string_view text) {
    if (text == "start") return variantkit::start<Rules>();
    const auto found = variantkit::read_position<Rules>(text);
    if (found) return *found;
    std::fprintf(stderr, "%s\n", found.error().message().c_str());
    std::exit(1);
}

/// Nodes a second.
template <class Rules, counting How>
void count(benchmark::State& state, const position<Rules>& from, int depth) {
    std::uint64_t nodes = 0;
    for (auto _ : state) nodes += variantkit::perft<How>(from, depth);
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}

/// Moves listed a second.
template <class Rules>
void list(benchmark::State& state, const position<Rules>& from) {
    std::size_t moves = 0;
    for (auto _ : state) {
        auto listed = variantkit::legal_moves(from);
        benchmark::DoNotOptimize(listed);
        moves += listed.size();
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(moves));
}

/// Moves played a second, each from the position itself.
template <class Rules>
void play(benchmark::State& state, const position<Rules>& from) {
    const auto listed = variantkit::legal_moves(from);
    for (auto _ : state) {
        for (const auto& move : listed) {
            auto next = variantkit::play(from, move);
            benchmark::DoNotOptimize(next);
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(listed.size()));
}

/// Hash keys worked out a second.
template <class Rules>
void hash(benchmark::State& state, position<Rules> from) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(from);
        benchmark::DoNotOptimize(variantkit::hash(from));
    }
    state.SetItemsProcessed(state.iterations());
}

/// Whole games a second, and how many plies they have.
template <class Rules>
void play_at_random(benchmark::State& state) {
    variantkit::random_source random(1);
    std::uint64_t plies = 0;
    for (auto _ : state) {
        variantkit::random_play(variantkit::start<Rules>(), random, [&](const auto&) { ++plies; });
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["plies"] = benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kAvgIterations);
}

/// Moves read a second, in the game's first notation.
template <class Rules>
void read_notation(benchmark::State& state, const position<Rules>& from) {
    std::vector<std::string> texts;
    for (const auto& move : variantkit::legal_moves(from)) {
        texts.push_back(variantkit::to_text(from, move));
        if (texts.size() == 100) break; // a turn of two moves has tens of thousands
    }
    for (auto _ : state) {
        for (const auto& text : texts) {
            auto found = variantkit::read_move(from, text);
            benchmark::DoNotOptimize(found);
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(texts.size()));
}

template <class F>
void add(const std::string& name, F run) {
    benchmark::RegisterBenchmark(name.c_str(), run)->Unit(benchmark::kMicrosecond);
}

} // namespace detail

/// Registers the benchmarks of a game: "perft/opening", "perft_every_leaf/opening", "legal_moves/opening", ... Returns
/// true, so that a program registers them where it initialises a variable.
template <class Rules>
bool measure(std::initializer_list<sample> samples) {
    using namespace detail;
    for (const sample& taken : samples) {
        const auto from = detail::read<Rules>(taken.text);
        const std::string of = "/" + std::string(taken.name);
        const int depth = taken.depth;
        add("perft" + of, [=](benchmark::State& state) { count<Rules, counting::bulk>(state, from, depth); });
        add("perft_every_leaf" + of,
            [=](benchmark::State& state) { count<Rules, counting::every_leaf>(state, from, depth); });
        add("legal_moves" + of, [=](benchmark::State& state) { list<Rules>(state, from); });
        add("play" + of, [=](benchmark::State& state) { play<Rules>(state, from); });
        add("hash" + of, [=](benchmark::State& state) { hash<Rules>(state, from); });
        add("read_notation" + of, [=](benchmark::State& state) { read_notation<Rules>(state, from); });
    }
    add("random_games", [](benchmark::State& state) { play_at_random<Rules>(state); });
    return true;
}

} // namespace benchmarks
