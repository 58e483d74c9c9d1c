#include "engine/to_mars/format/game_json.h"
#include "engine/to_mars/format/ship_json.h"
#include "engine/to_mars/rules/game.h"
#include "engine/to_mars/simulation/laws.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>

// What holds over random games, some here and 100,000 by `scripts/to-mars-games --laws`;
// benchmarks/to_mars_games plays a million.
namespace pocketmars::to_mars {
namespace {

constexpr std::size_t kSteps = 60;

/// Any of all there are: by itself RapidCheck begins with small numbers, the same again and again.
std::uint64_t anySeed() {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>());
}

/// Plays a random game and asks of each step.
template <class Check> void onEachStep(std::uint64_t seed, Check check) {
    engine::Random random(seed);
    const auto table = randomTable(random, madeUpShip());
    (void)playRandomly(table, random, kSteps, check);
}

RC_GTEST_PROP(MarsLaws, ModulesLieInTheirOwnSpacesLowestAndLeftmostFirst, ()) {
    onEachStep(anySeed(), [](const RandomStep& step) {
        RC_ASSERT(brokenLaw(step) == "");
        RC_ASSERT(brokenLaw(step.table, step.before) == "");
    });
}

RC_GTEST_PROP(MarsLaws, SectionsGiveWhatTheyMay, ()) {
    onEachStep(anySeed(), [](const RandomStep& step) {
        RC_ASSERT(brokenScore(step.table, step.before) == "");
    });
}

RC_GTEST_PROP(MarsLaws, UndoIsExact, ()) {
    engine::Random random(anySeed());
    const auto table = randomTable(random, madeUpShip());
    std::vector<State> states;
    std::optional<Game> game;
    const auto last = playRandomly(table, random, kSteps, [&](const RandomStep& step) {
        if (!game) {
            game.emplace(table, step.before);
        }
        states.push_back(step.before);
        RC_ASSERT(game->play(step.taken).has_value());
    });
    RC_ASSERT(game->state() == last);
    while (!states.empty()) {
        RC_ASSERT(game->undo());
        RC_ASSERT(game->state() == states.back());
        states.pop_back();
    }
    RC_ASSERT(!game->undo());
}

RC_GTEST_PROP(MarsLaws, WhatIsNotOfferedIsRefusedWithAReason, ()) {
    const auto seed = anySeed();
    onEachStep(seed, [seed](const RandomStep& step) {
        engine::Random random(seed ^ step.before.modules.size());
        const auto& ship = step.table.ship;
        Move move{.kind = static_cast<MoveKind>(random.below(15)),
                  .seat = random.below(step.before.players.size()),
                  .structure = kStructures.at(random.below(kStructureCount)),
                  .at = {random.below(kSectionCount), static_cast<AreaName>(random.below(2)),
                         random.below(kMaxSpaces)}};
        const bool nobodys = move.kind == MoveKind::NextRound || move.kind == MoveKind::End;
        if (nobodys || !ship.has(move.at)) {
            return;
        }
        // As the text has it: fields that the kind does not use are left out.
        const auto items = move.kind == MoveKind::BuildPanel ? ship.panels.size()
                           : move.kind == MoveKind::Fund     ? kProjectCount
                           : move.kind == MoveKind::Goal     ? kGoalCount
                                                             : ship.astronautSlots.size();
        if (items == 0) {
            return;
        }
        move.item = random.below(items);
        const auto& players = step.before.players;
        move = moveFromText(toText(move, ship, players), ship, players).value();
        const bool offered = std::ranges::find(step.offered, move) != step.offered.end();
        const auto refusal = whyNot(step.table, step.before, move);
        RC_ASSERT(offered == !refusal.has_value());
        if (refusal) {
            RC_ASSERT(!toWords(*refusal, step.table, step.before, move).empty());
        }
    });
}

RC_GTEST_PROP(MarsLaws, AFileIsReadAgainAsTheSameGame, ()) {
    engine::Random random(anySeed());
    const auto table = randomTable(random, madeUpShip());
    std::optional<Game> game;
    const auto last = playRandomly(table, random, kSteps, [&](const RandomStep& step) {
        if (!game) {
            game.emplace(table, step.before);
        }
        RC_ASSERT(game->play(step.taken).has_value());
    });
    const auto text = gameToJson(*game);
    const auto again = gameFromJson(text);
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->state() == last);
    RC_ASSERT(again->table().ship == table.ship);
    RC_ASSERT(gameToJson(*again) == text);
}

} // namespace
} // namespace pocketmars::to_mars
