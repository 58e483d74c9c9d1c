// How fast the rules are: random games, all that a phase can lead to, and what has happened on a
// table. Allocations are counted.
#include "app/session/game/game_session.h"
#include "app/session/game/judged_game.h"
#include "benchmarks/allocation_count.h"
#include "engine/format/state_json.h"
#include "engine/inference/reconcile.h"
#include "engine/rules/game.h"
#include "engine/rules/successors.h"
#include "engine/simulation/observation_noise.h"
#include "engine/simulation/simulation.h"
#include "engine/support/random.h"

#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
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

/// A state as a camera's owner believes in it: hands and the deck are hidden.
engine::State believed(engine::State state) {
    const auto hide = [&state](engine::Zone zone, bool backShows) {
        for (std::size_t i = 0; i < state.cards.count(zone); ++i) {
            const auto card = state.cards.in(zone)[i];
            state.cards.replace(zone, i,
                                backShows ? engine::GameCard(*card.suit()) : engine::GameCard());
        }
    };
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        hide(engine::Zone::hand(seat), false);
        hide(engine::Zone::prep(seat), true);
    }
    hide(engine::Zone::deck(), false);
    return state;
}

/// How long it takes for half of them, for 99 of 100, and at most.
void countQuantiles(std::vector<double> tookMs, benchmark::State& run) {
    std::sort(tookMs.begin(), tookMs.end());
    constexpr std::size_t kPercent = 100;
    run.counters["p50_ms"] = tookMs[tookMs.size() / 2];
    run.counters["p99_ms"] = tookMs[tookMs.size() * (kPercent - 1) / kPercent];
    run.counters["longest_ms"] = tookMs.back();
}

/// One table after each phase of solo games; the counters say how long it takes at most, for half
/// of them and for 99 of 100.
void reconcile(benchmark::State& run) {
    using Clock = std::chrono::steady_clock;
    std::vector<engine::State> states;
    forEachPhase([&states](const engine::State& state) { states.push_back(state); });
    const std::vector<std::string> colours{"red", "blue"};
    std::vector<double> tookMs;
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : run) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        const auto& now = states[++i % states.size()];
        const auto& before = states[(i - 1) % states.size()];
        const engine::Belief belief{believed(before.phase == engine::Phase::Over ? now : before)};
        const auto seen = engine::observe({now, colours});
        const auto start = Clock::now();
        benchmark::DoNotOptimize(engine::reconcile({&belief, 1}, colours, seen));
        tookMs.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    countQuantiles(tookMs, run);
}
BENCHMARK(reconcile)->Unit(benchmark::kMillisecond)->MinTime(5);

/// The same for a session that looks as the reader does, mistakes included: most tables are weighed
/// against several beliefs.
void sessionStep(benchmark::State& run) {
    using Clock = std::chrono::steady_clock;
    constexpr std::uint64_t kCamera = 2;
    const std::vector<std::string> colours{"red", "blue"};
    std::vector<engine::NamedState> tables;
    forEachPhase([&](const engine::State& state) { tables.push_back({state, colours}); });
    engine::Random camera(kCamera);
    std::optional<session::GameSession> session;
    std::vector<double> tookMs;
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : run) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        const auto& table = tables[i++ % tables.size()];
        const bool begins = table.state.round == 1 && table.state.phase == engine::Phase::Architect;
        if (begins || !session) {
            session.emplace(engine::GameOptions{}, colours);
        }
        const auto seen = engine::observeNoisily(table, camera);
        const auto start = Clock::now();
        const auto events = session->see(seen, "table");
        tookMs.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
        for (const auto& event : events) { // whatever comes first, so that the game goes on
            if (const auto* question = std::get_if<session::GameQuestion>(&event)) {
                (void)session->answer(question->id, 0);
            }
        }
    }
    countQuantiles(tookMs, run);
}
BENCHMARK(sessionStep)->Unit(benchmark::kMillisecond)->MinTime(10);

/// The same for games of four players, whose questions are answered truthfully, and how much memory
/// the whole program has taken at most.
void sessionStepOfFour(benchmark::State& run) {
    using Clock = std::chrono::steady_clock;
    constexpr std::uint64_t kCamera = 2;
    engine::GameOptions options;
    options.mode = engine::Mode::Versus;
    options.players = 4;
    engine::Random camera(kCamera);
    std::vector<double> tookMs;
    std::vector<session::TrueTable> tables;
    std::optional<session::JudgedGame> game;
    std::size_t next = 0;
    for ([[maybe_unused]] auto _ : run) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        if (next == tables.size()) {
            static std::uint64_t games = 0;
            tables.clear();
            next = 0;
            (void)engine::simulate(
                options, engine::Policy::Greedy, engine::seedOf(1, games++),
                [&tables](const engine::State&, std::span<const engine::Action>,
                          const engine::State& now) {
                    tables.push_back(
                        {std::to_string(tables.size()), {now, {"red", "blue", "green", "yellow"}}});
                });
            game.emplace(options, tables);
        }
        const auto& table = tables[next++];
        const auto seen = engine::observeNoisily(table.game, camera);
        const auto start = Clock::now();
        benchmark::DoNotOptimize(game->see(seen, table.table));
        tookMs.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    countQuantiles(tookMs, run);
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    constexpr double kKilo = 1024;
    run.counters["peak_MB"] = static_cast<double>(usage.ru_maxrss) / kKilo;
}
BENCHMARK(sessionStepOfFour)->Unit(benchmark::kMillisecond)->MinTime(20);

} // namespace

BENCHMARK_MAIN();
