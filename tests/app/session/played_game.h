#pragma once

#include "engine/observation.h"
#include "engine/simulation.h"
#include "engine/state.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Games whose truth is known, and what a good camera sees of them.
namespace pocketmars::session {

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
                                    std::optional<double> sure = 0.995) {
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

/// Whether what is known of some cards may be true of others: `?G` of any of greenhouse, `?` of any
/// card. Their order says nothing.
inline bool mayBe(std::span<const engine::GameCard> known,
                  std::span<const engine::GameCard> really) {
    std::vector<engine::GameCard> from(known.begin(), known.end());
    std::vector<engine::GameCard> left(really.begin(), really.end());
    const auto doubt = [](engine::GameCard card) { return card.id() ? 0 : card.suit() ? 1 : 2; };
    std::sort(from.begin(), from.end(), [&](auto a, auto b) { return doubt(a) < doubt(b); });
    for (const auto card : from) {
        const auto fits = std::find_if(left.begin(), left.end(), [&](engine::GameCard other) {
            return card.isFaceDown() == other.isFaceDown() &&
                   (card.id() ? card == other : !card.suit() || card.suit() == other.suit());
        });
        if (fits == left.end()) {
            return false;
        }
        left.erase(fits);
    }
    return left.empty();
}

/// Whether a state that was followed is the true one, as far as it says something.
inline bool agrees(const engine::State& followed, const engine::State& truth) {
    using engine::Zone;
    const auto fit = [&](Zone zone) {
        return mayBe(followed.cards.in(zone), truth.cards.in(zone));
    };
    bool same = followed.phase == truth.phase && followed.round == truth.round &&
                followed.toMove == truth.toMove && followed.players == truth.players &&
                followed.cards.count(Zone::deck()) == truth.cards.count(Zone::deck()) &&
                fit(Zone::discard());
    for (std::size_t seat = 0; seat < truth.playerCount; ++seat) {
        same = same && fit(Zone::hand(seat)) && fit(Zone::prep(seat));
    }
    for (const auto suit : engine::kSuits) {
        const auto stack = followed.cards.in(Zone::stack(suit));
        const auto trueStack = truth.cards.in(Zone::stack(suit));
        same = same && stack.size() == trueStack.size();
        for (std::size_t i = 0; same && i < stack.size(); ++i) {
            same = mayBe(stack.subspan(i, 1), trueStack.subspan(i, 1));
        }
    }
    return same;
}

} // namespace pocketmars::session
