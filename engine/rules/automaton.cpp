#include "engine/rules/automaton.h"

#include "engine/effects/deck.h"
#include "engine/effects/piece_moves.h"
#include "engine/rules/score.h"
#include "engine/rules/turn.h"
#include "engine/state/unknown_cards.h"

#include <algorithm>
#include <cassert>

namespace pocketmars::engine {
namespace {

constexpr std::size_t kHuman = 0;
constexpr std::size_t kDa = 1;
constexpr std::size_t kBurnt = 2;
constexpr std::uint8_t kUpgrades = 2;
constexpr int kDaEnergy = 2;

PlayerState& da(State& state) { return state.players[kDa]; }

void settleOrLaunch(State& state, Suit building) {
    if (da(state).ship > 0) {
        settle(da(state), building);
    } else {
        launch(da(state), 1);
    }
}

bool canUpgradeAnywhere(const State& state) {
    return std::any_of(kScoringSuits.begin(), kScoringSuits.end(),
                       [&state](Suit suit) { return canUpgrade(state, kDa, suit); });
}

bool humanIsOnTwoStar(const State& state) {
    const auto& onTwoStar = state.players[kHuman].twoStar;
    return std::any_of(onTwoStar.begin(), onTwoStar.end(), [](std::uint8_t n) { return n > 0; });
}

/// DA's lead if the game ended now.
int lead(const State& state) {
    const auto human = scoredPlayer(state, kHuman);
    const auto da = scoredPlayer(state, kDa);
    const int highest = std::max(human.energy, da.energy);
    return scoreLines(da, highest).total() - scoreLines(human, highest).total();
}

} // namespace

void runFailure(State& state) {
    burn(state, kBurnt);
    state.progress = {};
    state.phase = Phase::Android;
}

void addActivations(const State& state, ActionList& actions) {
    const auto prep = Zone::prep(kDa);
    if (state.cards.count(prep) != 1) {
        actions.add({.kind = ActionKind::Activate});
        return;
    }
    forEachSuit(state, prep, [&actions](GameCard card) {
        actions.add({.kind = ActionKind::Activate, .card = card});
    });
}

void activate(State& state, const Action& action) {
    const auto prep = Zone::prep(kDa);
    auto& progress = state.progress;
    progress = {};
    progress.stage = Stage::DaRefill;
    if (state.cards.count(prep) != 1) {
        return;
    }
    if (!state.cards.in(prep).front().suit()) {
        state.cards.replace(prep, 0, action.card);
    }
    const auto suit = *state.cards.in(prep).front().suit();
    if (suit != Suit::Habitation) {
        settleOrLaunch(state, suit);
    }
    progress.stage = Stage::DaAbility;
    progress.suit = suit;
    progress.left = suit == Suit::Greenhouse ? kUpgrades : std::uint8_t{1};
}

bool runDaAbility(State& state) {
    auto& progress = state.progress;
    auto& player = da(state);
    const bool isOpen = progress.left > 0;
    switch (progress.suit) {
    case Suit::Greenhouse:
        if (isOpen && (canUpgradeAnywhere(state) || humanIsOnTwoStar(state))) {
            return true;
        }
        break;
    case Suit::EnergyBank:
        if (player.energy == kMaxEnergy) {
            burn(state, kBurnt);
        } else {
            gain(player, kDaEnergy);
        }
        break;
    case Suit::CommsCenter:
        launch(player, 1);
        break;
    case Suit::Aqualab:
        burn(state, kBurnt);
        break;
    case Suit::Habitation:
        if (isOpen && player.ship > 0) {
            return true;
        }
        if (isOpen) {
            launch(player, 1);
        }
        break;
    }
    progress = {};
    progress.stage = Stage::DaRefill;
    return false;
}

void addDaChoices(const State& state, ActionList& actions) {
    const bool up = canUpgradeAnywhere(state);
    for (const auto suit : kScoringSuits) {
        if (state.progress.suit == Suit::Habitation) {
            actions.add({.kind = ActionKind::SettleIn, .suit = suit});
        } else if (up && canUpgrade(state, kDa, suit)) {
            actions.add({.kind = ActionKind::Upgrade, .seat = kDa, .suit = suit});
        } else if (!up && state.players[kHuman].twoStar[index(suit)] > 0) {
            actions.add({.kind = ActionKind::Downgrade, .seat = kHuman, .suit = suit});
        }
    }
}

void chooseForDa(State& state, const Action& action) {
    switch (action.kind) {
    case ActionKind::SettleIn:
        settle(da(state), action.suit);
        break;
    case ActionKind::Upgrade:
        upgrade(da(state), action.suit);
        break;
    default:
        assert(action.kind == ActionKind::Downgrade);
        downgrade(state.players[kHuman], action.suit);
    }
    --state.progress.left;
}

void refillDa(State& state) {
    const auto prep = Zone::prep(kDa);
    while (state.cards.count(prep) < kPrepCards && state.cards.count(Zone::deck()) > 0) {
        state.cards.move(Zone::deck(), 0, prep);
    }
    endRound(state, colonistsInBuildings(state.players[kHuman]) == kColonistsPerColour ||
                        colonistsInBuildings(state.players[kDa]) == kColonistsPerColour ||
                        state.cards.count(prep) < kPrepCards);
}

bool isDaChoice(const State& state) { return state.progress.stage == Stage::DaAbility; }

int leadAfter(const State& state, const Action& choice) {
    auto after = state;
    chooseForDa(after, choice);
    return lead(after);
}

std::size_t bestForDa(const State& state, const ActionList& choices) {
    assert(isDaChoice(state) && !choices.empty());
    std::size_t best = 0;
    int bestLead = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const int itsLead = leadAfter(state, choices[i]);
        if (i == 0 || itsLead > bestLead) {
            best = i;
            bestLead = itsLead;
        }
    }
    return best;
}

} // namespace pocketmars::engine
