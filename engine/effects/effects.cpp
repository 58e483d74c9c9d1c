#include "engine/effects/effects.h"

#include "engine/effects/catalogue.h"
#include "engine/effects/deck.h"
#include "engine/effects/piece_moves.h"
#include "engine/effects/possible_effects.h"
#include "engine/effects/script_under_way.h"
#include "engine/state/unknown_cards.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace pocketmars::engine {
namespace {

enum class Run : std::uint8_t { Done, Decide, Stop };

/// Who says that they hold such a card shows that one of the unknown ones is.
void assumeHeld(State& state, std::size_t seat, Suit suit) {
    if (holds(state, seat, suit) == Holding::Perhaps) {
        const auto hand = Zone::hand(seat);
        state.cards.replace(hand, *placeOf(state, hand, GameCard(suit)), GameCard(suit));
    }
}

Run runCondition(State& state, const Script& script, const Step& step) {
    if (!isMet(state, script, step)) {
        return Run::Stop;
    }
    switch (step.op) {
    case Op::IfHolding:
        assumeHeld(state, script.actor, heldSuit(script.card, state.readings));
        return Run::Done;
    case Op::Pay:
        // Paying is the player's choice (ruling 2); who triggers a bottom action has made it.
        if (script.part == Part::Top) {
            return canRun(state, script, state.progress.step + std::size_t{1}) ? Run::Decide
                                                                               : Run::Stop;
        }
        state.players[script.actor].energy -= step.n;
        return Run::Done;
    case Op::DiscardHeld:
        return Run::Decide;
    default:
        return Run::Done;
    }
}

/// Draws the cards that are left to draw.
Run runDraw(State& state, Zone to) {
    auto& left = state.progress.left;
    while (left > 0 && !needsNewDeck(state)) {
        switch (drawOne(state, to)) {
        case Draw::Choose:
            return Run::Decide;
        case Draw::Nothing:
            return Run::Done;
        case Draw::Done:
            --left;
        }
    }
    return left > 0 ? Run::Decide : Run::Done;
}

/// Up to n from the ship: the first without asking, the others as the player likes.
Run runSettle(State& state, const Script& script, const Step& step) {
    auto& actor = state.players[script.actor];
    auto& left = state.progress.left;
    if (left == step.n && actor.ship > 0) {
        settle(actor, script.here);
        --left;
    }
    return left > 0 && actor.ship > 0 ? Run::Decide : Run::Done;
}

Run runStep(State& state, const Script& script, const Step& step) {
    auto& actor = state.players[script.actor];
    if (isCondition(step.op)) {
        return runCondition(state, script, step);
    }
    switch (step.op) {
    case Op::Launch:
        launch(actor, step.n);
        return Run::Done;
    case Op::Gain:
        gain(actor, step.n);
        return Run::Done;
    case Op::Draw:
        return runDraw(state, Zone::hand(script.actor));
    case Op::DrawAside:
        return runDraw(state, Zone::drawn());
    case Op::Settle:
        return runSettle(state, script, step);
    case Op::Upgrade:
        if (changes(state, script, step)) {
            upgrade(actor, script.here);
        }
        return Run::Done;
    case Op::Land:
        if (changes(state, script, step)) {
            --actor.earth;
            ++actor.oneStar[index(script.here)];
        }
        return Run::Done;
    case Op::Keep:
        if (state.cards.count(Zone::drawn()) == 1) { // ruling 6
            state.cards.move(Zone::drawn(), 0, Zone::hand(script.actor));
        }
        return state.cards.count(Zone::drawn()) > 0 ? Run::Decide : Run::Done;
    case Op::ActAgain:
        state.progress = {};
        state.progress.stage = Stage::ActAgain;
        return Run::Decide;
    default:
        if (changes(state, script, step)) {
            return Run::Decide;
        }
        return step.isCondition ? Run::Stop : Run::Done;
    }
}

} // namespace

Script bottomScript(const State& state, std::size_t actor) {
    const CardId card(state.progress.card);
    return {&bottomOf(card, state.readings), Part::Bottom, card, card.suit(), actor};
}

Script abilityScript(const State& state, std::size_t actor) {
    const CardId card(state.progress.card);
    return {&abilityOf(card.suit()), Part::Ability, card, card.suit(), actor};
}

bool canTrigger(const State& state, const Script& script) { return canRun(state, script, 0); }

std::optional<Zone> assumedBy(const State& state, const Script& script) {
    for (const auto& step : *script.steps) {
        if (step.op == Op::IfHolding &&
            holds(state, script.actor, heldSuit(script.card, state.readings)) == Holding::Perhaps) {
            return Zone::hand(script.actor);
        }
    }
    return std::nullopt;
}

void begin(State& state, const Script& script, Stage next) {
    auto& progress = state.progress;
    progress.stage = Stage::Steps;
    progress.next = next;
    progress.part = script.part;
    progress.card = static_cast<std::uint8_t>(script.card.index());
    progress.actor = static_cast<std::uint8_t>(script.actor);
    enterStep(state, *script.steps, 0);
}

bool runSteps(State& state) {
    const auto script = scriptUnderWay(state);
    while (state.progress.step < script.steps->size()) {
        if (needsNewDeck(state)) {
            return true;
        }
        switch (runStep(state, script, (*script.steps)[state.progress.step])) {
        case Run::Decide:
            return true;
        case Run::Stop:
            stop(state, script);
            break;
        case Run::Done:
            nextStep(state, script);
        }
    }
    state.progress.stage = state.progress.next;
    return false;
}

} // namespace pocketmars::engine
