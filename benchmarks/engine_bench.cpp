// How fast the rules are: random games, and all that a phase can lead to.
#include "engine/game.h"
#include "engine/simulation.h"
#include "engine/state_json.h"
#include "engine/successors.h"

#include <benchmark/benchmark.h>

#include <cstdint>

namespace {

using namespace pocketmars;

void randomSoloGames(benchmark::State& run) {
    std::uint64_t game = 0;
    for (auto _ : run) {
        benchmark::DoNotOptimize(
            engine::simulate({}, engine::Policy::Random, engine::seedOf(1, game++)));
    }
    run.SetItemsProcessed(run.iterations());
}
BENCHMARK(randomSoloGames)->Unit(benchmark::kMicrosecond);

} // namespace
