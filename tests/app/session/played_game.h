#pragma once

#include "engine/observation/observation.h"
#include "engine/simulation/simulation.h"
#include "engine/state/state.h"
#include "engine/state/state_agreement.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Games whose truth is known, and what a good camera sees of them.
namespace pocketmars::session {

using engine::agrees;

/// The states of a game of random moves, the set-up first.
/// @param game  the same game for the same number
inline std::vector<engine::NamedState> playedGame(const engine::GameOptions& options,
                                                  const std::vector<std::string>& colours,
                                                  std::uint64_t game) {
    std::vector<engine::NamedState> states;
    const auto last = engine::simulate(
        options, engine::Policy::Random, engine::seedOf(1, game),
        [&](const engine::State&, std::span<const engine::Action>, const engine::State& after) {
            states.push_back({after, colours});
        });
    EXPECT_EQ(last.phase, engine::Phase::Over);
    return states;
}

/// A table as the camera sees it that reads all of it right.
/// @param sure  confidence of every item; nothing: not stated
inline engine::Observation seenWell(const engine::NamedState& game,
                                    std::optional<double> sure = 0.999) {
    auto seen = engine::observe(game);
    for (auto& player : seen.players) {
        player.energy.setConfidence(sure);
        player.earth.setConfidence(sure);
        player.ship.setConfidence(sure);
        for (auto& back : player.prep.value()) {
            back.setConfidence(sure);
        }
    }
    for (auto& building : seen.buildings) {
        building.oneStar.setConfidence(sure);
        building.twoStar.setConfidence(sure);
        for (auto& card : building.stack.value()) {
            card.setConfidence(sure);
        }
    }
    seen.discardTop.setConfidence(sure);
    seen.deckTop.setConfidence(sure);
    return seen;
}

/// A table of which only the cards could be told: many moves fit it.
inline engine::Observation withoutColonists(const engine::NamedState& game) {
    auto seen = seenWell(game);
    for (auto& player : seen.players) {
        player.energy = engine::Reading<int>::unread();
        player.earth = engine::Reading<int>::unread();
        player.ship = engine::Reading<int>::unread();
    }
    for (auto& building : seen.buildings) {
        building.oneStar = engine::Reading<engine::ColonistCounts>::unread();
        building.twoStar = engine::Reading<engine::ColonistCounts>::unread();
    }
    return seen;
}

} // namespace pocketmars::session
