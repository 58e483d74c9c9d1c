// How strong the coach is, whether its odds come true, and how fast it is: scripts/bench coach.
#include "benchmarks/coach/beliefs.h"
#include "benchmarks/coach/coach_players.h"
#include "engine/coach/points.h"
#include "engine/rules/setup.h"
#include "engine/simulation/simulation.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace pocketmars;
using benchmarks::Belief;
using benchmarks::Kind;
using benchmarks::Player;

constexpr std::uint64_t kSeries = 20;
constexpr double kPercent = 100;

struct Options {
    int games = 20;
    std::uint64_t iterations = 500;
    double time = 0; ///< seconds a decision; 0: iterations count
    std::size_t threads = 1;
    std::uint64_t series = kSeries;
    bool fit = false;  ///< games with more thought and with less, so that the odds fit both
    bool cheap = true; ///< whether those who don't search play, too
    bool flat = true;
    std::string level;   ///< of DA; empty: each
    std::string samples; ///< file for what was believed; empty: none
    std::string what = "all";
    engine::SearchOptions search{};
};

struct Result {
    double wins = 0;
    double lead = 0;
    double seconds = 0;
    std::uint64_t iterations = 0;
    int games = 0;
    std::vector<Belief> beliefs;

    [[nodiscard]] double share() const { return wins / games; }
};

/// Games of one pairing, on the same seeds as any other. In versus the first player sits at each
/// seat in turn.
Result series(const Options& bench, const engine::GameOptions& options, const Player& first,
              const Player& other, int games) {
    Result result;
    for (int game = 0; game < games; ++game) {
        const bool solo = options.mode == engine::Mode::Solo;
        const std::size_t seat = solo ? 0 : static_cast<std::size_t>(game) % options.players;
        std::vector<Player> players(options.players, other);
        players[seat] = first;
        if (bench.fit) {
            constexpr std::array<std::uint64_t, 3> kMore{1, 3, 10};
            for (auto& player : players) {
                player.iterations *= kMore[static_cast<std::size_t>(game) % kMore.size()];
            }
        }
        const auto seed = engine::seedOf(
            bench.series, static_cast<std::uint64_t>(solo ? game : game / options.players));
        auto played = benchmarks::play(options, players, seed);
        result.wins +=
            played.end.phase == engine::Phase::Over ? engine::winShare(played.end, seat) : 0;
        result.lead += engine::leadOf(played.end, seat);
        result.seconds += played.searchSeconds;
        result.iterations += played.iterations;
        for (auto& belief : played.beliefs) {
            belief.game = static_cast<std::size_t>(result.games);
        }
        ++result.games;
        result.beliefs.insert(result.beliefs.end(), played.beliefs.begin(), played.beliefs.end());
    }
    return result;
}

void print(const std::string& name, const Result& result) {
    const double share = result.share();
    std::printf("  %-34s %5.1f %% (± %.1f)  lead %+5.1f  of %d games", name.c_str(),
                kPercent * share, kPercent * std::sqrt(share * (1 - share) / result.games),
                result.lead / result.games, result.games);
    if (result.iterations > 0) {
        std::printf("  %.0f iterations/s a core",
                    static_cast<double>(result.iterations) / result.seconds);
    }
    std::printf("\n");
    std::fflush(stdout);
}

void report(const Options& options, const std::vector<Belief>& beliefs) {
    if (!options.samples.empty()) {
        benchmarks::writeBeliefs(options.samples, beliefs);
    }
    benchmarks::printCalibration(beliefs);
    if (options.fit) {
        benchmarks::printFit(beliefs);
    }
}

Player coachOf(const Options& options) {
    Player player{"ISMCTS", Kind::Coach, options.iterations};
    player.time = options.time;
    player.threads = options.threads;
    player.search = options.search;
    return player;
}

void benchSolo(const Options& options) {
    std::vector<Belief> beliefs;
    for (const auto level :
         {engine::Level::Android, engine::Level::SuperDroid, engine::Level::Cyborg}) {
        if (!options.level.empty() && options.level != engine::name(level)) {
            continue;
        }
        engine::GameOptions game;
        game.level = level;
        std::printf("against DA as %s:\n", std::string(engine::name(level)).c_str());
        auto flat = coachOf(options);
        flat.kind = Kind::FlatMonteCarlo;
        Player playout{"", Kind::Playout};
        constexpr int kMore = 20; // times as many games where no search is asked
        if (options.cheap) {
            print("random", series(options, game, {}, {}, options.games * kMore));
            print("greedy", series(options, game, {"", Kind::Greedy}, {}, options.games * kMore));
            print("best of 8 turns by value",
                  series(options, game, playout, {}, options.games * kMore));
        }
        // By iterations it has less time than the search: random games are short of thought.
        if (options.flat) {
            print("flat Monte Carlo, random games", series(options, game, flat, {}, options.games));
        }
        auto coach = coachOf(options);
        coach.isAsked = true;
        const auto result = series(options, game, coach, {}, options.games);
        print(options.fit ? "ISMCTS, less and more thought" : "ISMCTS", result);
        beliefs.insert(beliefs.end(), result.beliefs.begin(), result.beliefs.end());
    }
    report(options, beliefs);
}

void benchTime(const Options& options) {
    std::printf("strength against thought, DA as cyborg:\n");
    engine::GameOptions game;
    game.level = engine::Level::Cyborg;
    for (const double factor : {0.1, 0.3, 1.0, 3.0}) {
        auto player = coachOf(options);
        player.iterations = static_cast<std::uint64_t>(
            std::max(1.0, factor * static_cast<double>(options.iterations)));
        player.time = options.time * factor;
        const auto result = series(options, game, player, {}, options.games);
        print(options.time > 0 ? std::to_string(factor * options.time) + " s"
                               : std::to_string(player.iterations) + " iterations",
              result);
    }
}

void benchVersus(const Options& options) {
    std::printf("two players, seats in turn:\n");
    engine::GameOptions game;
    game.mode = engine::Mode::Versus;
    const auto coach = coachOf(options);
    if (options.cheap) {
        print("ISMCTS against greedy",
              series(options, game, coach, {"", Kind::Greedy}, options.games));
        auto tenth = coach;
        tenth.iterations = std::max<std::uint64_t>(1, coach.iterations / 10);
        tenth.time = coach.time / 10;
        print("ISMCTS against a tenth of it", series(options, game, coach, tenth, options.games));
    }
    // Odds are those against somebody as good.
    auto asked = coach;
    asked.isAsked = true;
    const auto result = series(options, game, asked, asked, options.games);
    print("ISMCTS against itself", result);
    report(options, result.beliefs);
}

/// How often something was done in a second.
template <class Do> double perSecond(Do once) {
    constexpr double kSeconds = 1;
    std::uint64_t times = 0;
    const auto start = std::chrono::steady_clock::now();
    std::chrono::duration<double> took{};
    do {
        once();
        ++times;
        took = std::chrono::steady_clock::now() - start;
    } while (took.count() < kSeconds);
    return static_cast<double>(times) / took.count();
}

/// A moment as the coach comes to it, some rounds on.
engine::State momentIn(std::int32_t round) {
    engine::Random random(1);
    auto state = engine::newGame({}, 1);
    engine::Playout turns({8, 12});
    engine::Playout forced({});
    (void)forced.toNextChoice(state, random);
    while (state.round < round && state.phase != engine::Phase::Over) {
        turns.step(state, random);
        (void)forced.toNextChoice(state, random);
    }
    return state;
}

/// One core, beside plain random play of the same states.
void benchSpeed(const Options& options) {
    for (const std::int32_t round : {1, 6}) {
        const auto state = momentIn(round);
        auto finish = [&state, random = engine::Random(2)](engine::Playout& playout) mutable {
            auto game = state;
            playout.finish(game, random);
        };
        engine::Playout plain({});
        engine::Playout careful(options.search.playout);
        auto coach = engine::Coach::on({{state, 1}}, {.search = options.search});
        std::printf("from round %d on, a second: %.0f random games, %.0f playouts, ",
                    static_cast<int>(state.round), perSecond([&] { finish(plain); }),
                    perSecond([&] { finish(careful); }));
        std::printf("%.0f iterations\n", perSecond([&] { coach->think({.iterations = 1}); }));
    }
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("How strong the coach is, whether its odds come true, and how fast it is");
    app.add_option("WHAT", options.what, "solo, versus, time, speed or all");
    app.add_option("--games", options.games, "Of each pairing")->check(CLI::Range(1, 1'000'000));
    app.add_option("--iterations", options.iterations, "At each decision");
    app.add_option("--time", options.time,
                   "Seconds of a core at each decision, instead of iterations; with threads, of "
                   "the clock");
    app.add_option("--level", options.level, "Of DA: android, super_droid or cyborg; else each");
    app.add_flag("!--no-cheap", options.cheap, "Leave out the players who don't search");
    app.add_flag("!--no-flat", options.flat, "Leave out flat Monte Carlo");
    app.add_option("--samples", options.samples, "File for what was believed, CSV");
    app.add_option("--threads", options.threads, "Of the coach");
    app.add_option("--candidates", options.search.playout.candidates, "Of a playout's turn");
    app.add_option("--exploration", options.search.exploration, "Of UCB1");
    app.add_option("--round-cost", options.search.roundCost, "Of a win that is a round later");
    app.add_option("--series", options.series, "Of seeds");
    app.add_flag("--fit", options.fit, "Print weights for engine/coach/odds.cpp");
    CLI11_PARSE(app, argc, argv);
    const auto wants = [&options](const char* part) {
        return options.what == "all" || options.what == part;
    };
    if (wants("speed")) {
        benchSpeed(options);
    }
    if (wants("solo")) {
        benchSolo(options);
    }
    if (wants("time")) {
        benchTime(options);
    }
    if (wants("versus")) {
        benchVersus(options);
    }
    return 0;
}
