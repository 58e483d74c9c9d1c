#include "benchmarks/coach/coach_players.h"

#include "engine/coach/points.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <limits>

namespace pocketmars::benchmarks {
namespace {

using engine::Action;
using engine::ActionList;
using engine::State;

double threadSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    constexpr double kNano = 1e-9;
    return static_cast<double>(now.tv_sec) + kNano * static_cast<double>(now.tv_nsec);
}

std::size_t greedy(const State& state, const ActionList& actions, std::size_t seat,
                   engine::Random& random) {
    std::size_t best = 0;
    int bestLead = std::numeric_limits<int>::min();
    std::size_t alike = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        auto after = state;
        engine::apply(after, actions[i]);
        const int lead = engine::leadOf(after, seat);
        if (lead > bestLead) {
            best = i;
            bestLead = lead;
            alike = 1;
        } else if (lead == bestLead && random.below(++alike) == 0) {
            best = i;
        }
    }
    return best;
}

/// @return seconds of the thread's own time
double think(engine::Coach& coach, const Player& player) {
    const double before = threadSeconds();
    if (player.time <= 0) {
        coach.think({.iterations = player.iterations});
    } else if (player.threads > 1) {
        coach.think({.until = std::chrono::steady_clock::now() +
                              std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                  std::chrono::duration<double>(player.time))});
    } else {
        constexpr std::uint64_t kHelping = 16; // iterations
        do {
            coach.think({.iterations = kHelping});
        } while (threadSeconds() - before < player.time);
    }
    return threadSeconds() - before;
}

/// What the coach, or a search like it, would do.
std::size_t searched(const State& state, const ActionList& actions, std::size_t seat,
                     const Player& player, engine::Random& random, Played& game) {
    auto search = player.search;
    if (player.kind == Kind::FlatMonteCarlo) {
        search.mostNodes = 1;
        search.playout.candidates = 1;
    }
    auto coach = engine::Coach::on(
        {{state, 1}}, {.seed = random.next(), .threads = player.threads, .search = search});
    game.searchSeconds += think(*coach, player);
    game.iterations += coach->iterations();
    ++game.decisions;
    const auto advice = coach->advice(1);
    const auto& best = advice.moves.front();
    if (player.isAsked) {
        game.beliefs.push_back(
            {best.tally, advice.iterations, state.mode, seat, state.round, 0, best.odds.win});
    }
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (engine::asObserved(state, actions[i], seat, seat) == best.line.front()) {
            return i;
        }
    }
    return 0;
}

} // namespace

Played play(const engine::GameOptions& options, const std::vector<Player>& players,
            std::uint64_t seed) {
    constexpr int kMostRounds = 60;
    engine::Random random(seed);
    Played game;
    auto& state = game.end;
    state =
        engine::newGame(options, static_cast<std::uint32_t>(random.below(Action::kUnknownOrder)));
    engine::Playout forced({});
    while (state.phase != engine::Phase::Over && state.round <= kMostRounds) {
        const auto& actions = forced.toNextChoice(state, random);
        if (actions.empty()) {
            break;
        }
        const auto seat = *engine::playerToDecide(state);
        const auto& player = players[seat];
        std::size_t choice = 0;
        switch (player.kind) {
        case Kind::Random:
            choice = random.below(actions.size());
            break;
        case Kind::Greedy:
            choice = greedy(state, actions, seat, random);
            break;
        case Kind::Playout: {
            engine::Playout turn(player.search.playout);
            turn.step(state, random);
            continue;
        }
        case Kind::FlatMonteCarlo:
        case Kind::Coach:
            choice = searched(state, actions, seat, player, random, game);
        }
        engine::apply(state, actions[choice]);
    }
    for (auto& belief : game.beliefs) {
        belief.share =
            state.phase == engine::Phase::Over ? engine::winShare(state, belief.seat) : 0;
        belief.mine = engine::pointsOf(state, belief.seat);
        belief.rival = belief.mine - engine::leadOf(state, belief.seat);
    }
    return game;
}

} // namespace pocketmars::benchmarks
