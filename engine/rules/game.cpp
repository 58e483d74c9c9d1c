#include "engine/rules/game.h"

#include "engine/effects/deck.h"
#include "engine/effects/effects.h"
#include "engine/effects/piece_moves.h"
#include "engine/rules/automaton.h"
#include "engine/rules/setup.h"
#include "engine/rules/turn.h"
#include "engine/state/unknown_cards.h"

#include <algorithm>
#include <cassert>

namespace pocketmars::engine {
namespace {

/// What a card that was connected offers at its stage.
Script offered(const State& state) {
    return state.progress.stage == Stage::Bottom ? bottomScript(state, bottomActor(state))
                                                 : abilityScript(state, state.toMove);
}

/// Goes on until somebody has to decide.
void advance(State& state) {
    while (!needsNewDeck(state)) {
        auto& stage = state.progress.stage;
        switch (stage) {
        case Stage::Begin:
        case Stage::Draft:
        case Stage::Reshuffle:
        case Stage::Prepare:
        case Stage::ActAgain:
            return;
        case Stage::Connect:
            if (canSettleHere(state)) {
                return;
            }
            stage = bottomActor(state) == state.toMove ? Stage::Bottom : Stage::Ability;
            break;
        case Stage::Bottom:
            if (canTrigger(state, offered(state))) {
                return;
            }
            stage = Stage::Ability;
            break;
        case Stage::Ability:
            if (canTrigger(state, offered(state))) {
                return;
            }
            stage = Stage::EndAction;
            break;
        case Stage::Steps:
            if (runSteps(state)) {
                return;
            }
            break;
        case Stage::EndAction:
            endAction(state);
            break;
        case Stage::FourCards:
            if (runFourCardRule(state)) {
                return;
            }
            endTurn(state);
            return;
        case Stage::DaAbility:
            if (runDaAbility(state)) {
                return;
            }
            break;
        case Stage::DaRefill:
            refillDa(state);
            return;
        }
    }
}

void addPhase(const State& state, ActionList& actions) {
    switch (state.phase) {
    case Phase::Architect:
    case Phase::Turn:
        addActs(state, actions);
        break;
    case Phase::Failure:
        actions.add({.kind = ActionKind::Failure});
        break;
    case Phase::Android:
        addActivations(state, actions);
        break;
    case Phase::Over:
        break;
    }
}

void applyPhase(State& state, const Action& action) {
    switch (action.kind) {
    case ActionKind::Failure:
        runFailure(state);
        break;
    case ActionKind::Activate:
        activate(state, action);
        break;
    default:
        act(state, action);
    }
}

void offer(ActionKind kind, ActionList& actions) {
    actions.add({.kind = kind});
    actions.add({.kind = ActionKind::Skip});
}

/// Takes or leaves what a connected card offers.
void answer(State& state, const Action& action) {
    auto& stage = state.progress.stage;
    const auto next = stage == Stage::Connect
                          ? (bottomActor(state) == state.toMove ? Stage::Bottom : Stage::Ability)
                          : (stage == Stage::Bottom ? Stage::Ability : Stage::EndAction);
    if (action.kind == ActionKind::Settle) {
        settle(state.players[state.toMove], state.progress.suit);
    } else if (action.kind != ActionKind::Skip) {
        begin(state, offered(state), next);
        return;
    }
    stage = next;
}

void applyFourCards(State& state, const Action& action) {
    const std::size_t actor = state.progress.actor;
    const auto hand = Zone::hand(actor);
    switch (action.kind) {
    case ActionKind::DrawFromDa:
        moveNamed(state, Zone::prep(1), action.card, hand);
        break;
    case ActionKind::Prepare:
        moveNamed(state, hand, action.card, Zone::prep(actor));
        break;
    default:
        assert(action.kind == ActionKind::Discard);
        moveNamed(state, hand, action.card, Zone::discard());
    }
}

} // namespace

bool isChance(const State& state) {
    return needsNewDeck(state) || state.progress.stage == Stage::Reshuffle;
}

std::optional<std::size_t> playerToDecide(const State& state) {
    if (state.phase == Phase::Over || isChance(state)) {
        return std::nullopt;
    }
    switch (state.progress.stage) {
    case Stage::Draft:
    case Stage::Prepare:
    case Stage::Bottom:
    case Stage::Steps:
    case Stage::FourCards:
        return state.progress.actor;
    case Stage::DaAbility:
        return 1;
    default:
        return state.toMove;
    }
}

bool isSettled(const State& state) { return state.progress == Progress{}; }

void legalActions(const State& state, ActionList& actions) {
    actions.clear();
    if (needsNewDeck(state)) {
        actions.add({.kind = ActionKind::Shuffle});
        return;
    }
    switch (state.progress.stage) {
    case Stage::Begin:
        addPhase(state, actions);
        break;
    case Stage::Draft:
    case Stage::Reshuffle:
    case Stage::Prepare:
        addSetupChoices(state, actions);
        break;
    case Stage::ActAgain:
        addActs(state, actions);
        break;
    case Stage::Connect:
        offer(ActionKind::Settle, actions);
        break;
    case Stage::Bottom:
        offer(ActionKind::Bottom, actions);
        break;
    case Stage::Ability:
        offer(ActionKind::Ability, actions);
        break;
    case Stage::Steps:
        addChoices(state, actions);
        break;
    case Stage::FourCards:
        addFourCardChoices(state, actions);
        break;
    case Stage::DaAbility:
        addDaChoices(state, actions);
        break;
    case Stage::EndAction:
    case Stage::DaRefill:
        assert(false);
    }
}

bool isLegal(const State& state, const Action& action) {
    ActionList actions;
    legalActions(state, actions);
    auto asked = action;
    if (asked.kind == ActionKind::Shuffle) {
        asked.seed = 0;
    }
    return std::find(actions.begin(), actions.end(), asked) != actions.end();
}

void apply(State& state, const Action& action) {
    if (needsNewDeck(state)) {
        makeNewDeck(state, action.seed);
        advance(state);
        return;
    }
    switch (state.progress.stage) {
    case Stage::Begin:
        applyPhase(state, action);
        break;
    case Stage::Draft:
    case Stage::Reshuffle:
    case Stage::Prepare:
        chooseInSetup(state, action);
        break;
    case Stage::ActAgain:
        act(state, action);
        break;
    case Stage::Connect:
    case Stage::Bottom:
    case Stage::Ability:
        answer(state, action);
        break;
    case Stage::Steps:
        choose(state, action);
        break;
    case Stage::FourCards:
        applyFourCards(state, action);
        break;
    case Stage::DaAbility:
        chooseForDa(state, action);
        break;
    case Stage::EndAction:
    case Stage::DaRefill:
        assert(false);
    }
    advance(state);
}

std::optional<Zone> assumes(const State& state, const Action& action) {
    const auto named = [&state, &action](Zone zone) {
        return holdsExactly(state, zone, action.card) ? std::nullopt : std::optional(zone);
    };
    const auto player = playerToDecide(state).value_or(0);
    switch (action.kind) {
    case ActionKind::PlayHand:
        return named(Zone::hand(player));
    case ActionKind::PlayPrep:
        return named(Zone::prep(player));
    case ActionKind::PlayOther:
        return named(Zone::prep(action.seat));
    case ActionKind::Settle:
        return state.progress.stage == Stage::Connect && isSettlingDoubtful(state)
                   ? std::optional(Zone::stack(state.progress.suit))
                   : std::nullopt;
    case ActionKind::Bottom:
    case ActionKind::Ability:
        return assumedBy(state, offered(state));
    case ActionKind::Discard:
        return named(Zone::hand(player));
    case ActionKind::Keep:
        return holdsExactly(state, Zone::drawn(), action.card2) ? std::nullopt
                                                                : std::optional(Zone::drawn());
    case ActionKind::Activate:
        return state.cards.count(Zone::prep(1)) == 1 ? named(Zone::prep(1)) : std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace pocketmars::engine
