#include "app/session/game/game_session.h"
#include "engine/rules/game.h"
#include "engine/simulation/simulation.h"
#include "tests/app/session/followed_game.h"
#include "tests/app/session/played_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Tables that come to rest while somebody thinks in the middle of a turn.
namespace pocketmars::session {
namespace {

/// A table in the middle of a turn that shows part of what the turn does.
struct HalfTurn {
    std::size_t before = 0; ///< index of the state that it begins from
    engine::NamedState table;
};

struct PlayedWithHalves {
    std::vector<engine::NamedState> states;
    std::vector<HalfTurn> halves;
};

PlayedWithHalves playedWithHalves(std::uint64_t game) {
    PlayedWithHalves out;
    (void)engine::simulate(
        {}, engine::Policy::Random, engine::seedOf(1, game),
        [&](const engine::State& before, std::span<const engine::Action> actions,
            const engine::State& after) {
            auto state = before;
            auto shown = engine::observe({before, kRedAndBlue});
            const auto last = engine::observe({after, kRedAndBlue});
            for (const auto& action : actions) {
                engine::apply(state, action);
                const auto seen = engine::observe({state, kRedAndBlue});
                if (!out.states.empty() && !engine::isSettled(state) && seen != shown &&
                    seen != last) {
                    out.halves.push_back({out.states.size() - 1, {state, kRedAndBlue}});
                }
                shown = seen;
            }
            out.states.push_back({after, kRedAndBlue});
        });
    return out;
}

/// Follows a game up to half a turn, sees that some times, and then the whole turn.
void expectTold(const PlayedWithHalves& game, const HalfTurn& half, int looks) {
    GameSession session(engine::GameOptions{}, kRedAndBlue);
    for (std::size_t t = 0; t <= half.before; ++t) {
        (void)session.see(seenWell(game.states[t]), std::to_string(t));
    }
    std::vector<GameEvent> events;
    for (int i = 0; i < looks; ++i) {
        append(events, session.see(seenWell(half.table), "half"));
    }
    EXPECT_TRUE(only<RuleBroken>(events).empty()) << only<RuleBroken>(events)[0].text;
    for (std::size_t t = half.before + 1; t < half.before + 3 && t < game.states.size(); ++t) {
        append(events, session.see(seenWell(game.states[t]), std::to_string(t)));
        EXPECT_TRUE(agrees(session.game().state, game.states[t].state)) << t;
    }
    for (const auto& told : only<StateAccepted>(events)) {
        EXPECT_TRUE(
            std::any_of(game.states.begin(), game.states.end(),
                        [&](const auto& truth) { return agrees(told.game.state, truth.state); }))
            << told.table << ": " << told.did;
    }
}

class HalfTurns : public testing::TestWithParam<int> {};

TEST_P(HalfTurns, AreNoEvidenceAgainstWholeOnes) {
    std::size_t halves = 0;
    for (std::uint64_t number = 0; number < 4; ++number) {
        const auto game = playedWithHalves(number);
        for (const auto& half : game.halves) {
            SCOPED_TRACE(std::to_string(number) + ": " + std::to_string(half.before));
            expectTold(game, half, GetParam());
            ++halves;
        }
    }
    EXPECT_GT(halves, 0U);
}

INSTANTIATE_TEST_SUITE_P(Looks, HalfTurns, testing::Values(1, 2));

TEST(HalfTurn, IsNotStoredWhereATableIsOverruled) {
    std::size_t overruled = 0;
    for (std::uint64_t number = 0; number < 4; ++number) {
        const auto game = playedWithHalves(number);
        for (const auto& half : game.halves) {
            GameSession session(engine::GameOptions{}, kRedAndBlue);
            for (std::size_t t = 0; t <= half.before; ++t) {
                (void)session.see(seenWell(game.states[t]), std::to_string(t));
            }
            auto nudged = seenWell(half.table);
            for (auto& player : nudged.players) {
                auto& energy = player.energy.value();
                energy = energy < 4 ? energy + 3 : energy - 3;
            }
            (void)session.see(nudged, "nudged");
            if (session.warning() && session.overrule()) {
                EXPECT_TRUE(engine::isSettled(session.game().state));
                ++overruled;
            }
        }
    }
    EXPECT_GT(overruled, 0U);
}

} // namespace
} // namespace pocketmars::session
