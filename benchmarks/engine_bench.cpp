// How fast the rules are: random games, and all that a phase can lead to. Allocations are counted.
#include "benchmarks/allocation_count.h"
#include "engine/game.h"
#include "engine/simulation.h"
#include "engine/state_json.h"
#include "engine/successors.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace {

using namespace pocketmars;

constexpr int kGames = 200;

/// Calls `take` with each settled state of some random solo games before which a phase begins.
template <class Take> void forEachPhase(Take take) {
    for (int game = 0; game < kGames; ++game) {
        (void)engine::simulate({}, engine::Policy::Random,
                               engine::seedOf(1, static_cast<std::uint64_t>(game)),
                               [&take](const engine::State&, std::span<const engine::Action>,
                                       const engine::State& now) { take(now); });
    }
}

std::vector<engine::State> midGameArchitectPhases() {
    constexpr int kRound = 4;
    std::vector<engine::State> states;
    forEachPhase([&states](const engine::State& state) {
        if (state.phase == engine::Phase::Architect && state.round == kRound) {
            states.push_back(state);
        }
    });
    return states;
}

void randomSoloGames(benchmark::State& run) {
    std::uint64_t game = 0;
    for ([[maybe_unused]] auto _ : run) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        benchmark::DoNotOptimize(
            engine::simulate({}, engine::Policy::Random, engine::seedOf(1, game++)));
    }
    run.counters["games"] =
        benchmark::Counter(static_cast<double>(run.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(randomSoloGames)->Unit(benchmark::kMicrosecond);

/// What a search does: legal actions, then a copy of the state for each of them.
void decisions(benchmark::State& run) {
    const auto states = midGameArchitectPhases();
    engine::ActionList actions;
    std::int64_t applied = 0;
    const auto before = benchmarks::allocationCount();
    for ([[maybe_unused]] auto _ : run) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        for (const auto& state : states) {
            engine::legalActions(state, actions);
            for (const auto& action : actions) {
                auto next = state;
                engine::apply(next, action);
                benchmark::DoNotOptimize(next);
            }
            applied += static_cast<std::int64_t>(actions.size());
        }
    }
    const auto allocated = benchmarks::allocationCount() - before;
    run.counters["decisions"] =
        benchmark::Counter(static_cast<double>(applied), benchmark::Counter::kIsRate);
    run.counters["allocations"] = static_cast<double>(allocated);
}
BENCHMARK(decisions)->Unit(benchmark::kMicrosecond);

/// All ends of one mid-game architect phase; the counters say the longest and the most of them.
void successors(benchmark::State& run) {
    using Clock = std::chrono::steady_clock;
    const auto states = midGameArchitectPhases();
    double longestMs = 0;
    std::size_t most = 0;
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : run) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        const auto start = Clock::now();
        const auto ends = engine::successors(states[i++ % states.size()], engine::DaChoices::Best);
        const std::chrono::duration<double, std::milli> took = Clock::now() - start;
        longestMs = std::max(longestMs, took.count());
        most = std::max(most, ends ? ends->size() : 0);
    }
    run.counters["longest_ms"] = longestMs;
    run.counters["most_states"] = static_cast<double>(most);
}
BENCHMARK(successors)->Unit(benchmark::kMillisecond);

/// The same with the canonical lines that the command prints.
void successorLines(benchmark::State& run) {
    const auto states = midGameArchitectPhases();
    engine::NamedState game{{}, {"red", "blue"}};
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : run) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        const auto ends = engine::successors(states[i++ % states.size()], engine::DaChoices::Best);
        for (const auto& end : *ends) {
            game.state = end;
            benchmark::DoNotOptimize(engine::canonicalLine(game));
        }
    }
}
BENCHMARK(successorLines)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
