// Plays random games of To Mars and checks after each step what must hold:
//
//   to_mars_games [--games 100000] [--seed 1]
//
// Of each game: places, ownership and conservation at every step, each step undone exactly, the
// score's sums at the end; of every hundredth, that its file is read again as the same game. Run it
// under the preset asan to have it watched by the sanitizers (scripts/to-mars-games). It says on
// standard error how far it is: one that is stopped has told something, and another can go on from
// there with --seed.
#include "engine/to_mars/format/game_json.h"
#include "engine/to_mars/format/ship_json.h"
#include "engine/to_mars/rules/game.h"
#include "engine/to_mars/simulation/laws.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

using namespace pocketmars;
using namespace pocketmars::to_mars;

constexpr std::size_t kSteps = 80;
constexpr std::uint64_t kFilesEvery = 100;
constexpr std::uint64_t kToldEvery = 10'000; // a million takes an hour or more under the sanitizers

void demand(const std::string& broken, std::uint64_t game) {
    if (!broken.empty()) {
        std::printf("game %llu: %s\n", static_cast<unsigned long long>(game), broken.c_str());
        std::exit(1);
    }
}

/// @return its steps
std::size_t playOne(std::uint64_t number) {
    engine::Random random(number);
    const auto table = randomTable(random, madeUpShip());
    std::optional<Game> game;
    const auto last = playRandomly(table, random, kSteps, [&](const RandomStep& step) {
        if (!game) {
            game.emplace(table, step.before);
        }
        demand(brokenLaw(step), number);
        demand(brokenLaw(table, step.before), number);
        demand(game->play(step.taken) && game->undo() && game->state() == step.before &&
                       game->play(step.taken)
                   ? ""
                   : "a step is not undone exactly",
               number);
    });
    demand(brokenLaw(table, last), number);
    demand(brokenScore(table, last), number);
    demand(game->state() == last ? "" : "a game replayed is another", number);
    if (number % kFilesEvery == 0) {
        const auto again = gameFromJson(gameToJson(*game));
        demand(again ? "" : again.error().toString(), number);
        demand(again->state() == last ? "" : "a file is read as another game", number);
    }
    const auto steps = game->moves().size();
    while (game->undo()) {
    }
    demand(game->state().modules.empty() && game->state().scored.empty() ? "" : "undo stops early",
           number);
    return steps;
}

} // namespace

int main(int argc, char** argv) {
    std::uint64_t games = 100'000;
    std::uint64_t seed = 1;
    CLI::App app("Plays random games of To Mars and checks what must hold.");
    app.add_option("--games", games, "How many");
    app.add_option("--seed", seed, "The number of the first");
    CLI11_PARSE(app, argc, argv);
    const auto begin = std::chrono::steady_clock::now();
    std::uint64_t steps = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
        steps += playOne(seed + game);
        const std::uint64_t played = game + 1;
        if (played % kToldEvery == 0) {
            std::fprintf(stderr, "%llu games so far, nothing broken\n",
                         static_cast<unsigned long long>(played));
        }
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    std::printf("%llu games, %llu steps, nothing broken, %.0f s (%.0f games a second)\n",
                static_cast<unsigned long long>(games), static_cast<unsigned long long>(steps),
                took.count(), static_cast<double>(games) / took.count());
    return 0;
}
