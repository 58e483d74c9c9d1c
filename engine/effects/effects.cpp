#include "engine/effects/effects.h"

#include "engine/effects/catalogue.h"
#include "engine/effects/deck.h"
#include "engine/effects/piece_moves.h"
#include "engine/effects/possible_effects.h"
#include "engine/state/unknown_cards.h"

#include <algorithm>
#include <cassert>

namespace pocketmars::engine {
namespace {

Script scriptUnderWay(const State& state) {
    const auto& progress = state.progress;
    switch (progress.part) {
    case Part::Bottom:
        return bottomScript(state, progress.actor);
    case Part::Ability:
        return abilityScript(state, progress.actor);
    case Part::Top:
        break;
    }
    const CardId card(progress.card);
    return {&projectCard(card).top, Part::Top, card, card.suit(), progress.actor};
}

// -- running --------------------------------------------------------------------------------------

enum class Run : std::uint8_t { Done, Decide, Stop };

void enterStep(State& state, const Steps& steps, std::size_t step) {
    state.progress.step = static_cast<std::uint8_t>(step);
    state.progress.left = step < steps.size() ? steps[step].n : std::uint8_t{0};
}

void nextStep(State& state, const Script& script) {
    enterStep(state, *script.steps, state.progress.step + std::size_t{1});
}

void stop(State& state, const Script& script) {
    enterStep(state, *script.steps, script.steps->size());
}

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

// -- choices --------------------------------------------------------------------------------------

void addCards(const State& state, Zone zone, ActionKind kind, ActionList& actions) {
    forEachDistinct(state, zone, [kind, &actions](GameCard card) {
        actions.add({.kind = kind, .card = card.faceUp()});
    });
}

template <class Fits>
void addStacks(const State& state, ActionKind kind, ActionList& actions, Fits fits) {
    for (const auto suit : kSuits) {
        if (fits(state.cards.in(Zone::stack(suit)))) {
            actions.add({.kind = kind, .suit = suit});
        }
    }
}

void addBuildings(ActionKind kind, ActionList& actions) {
    for (const auto suit : kScoringSuits) {
        actions.add({.kind = kind, .suit = suit});
    }
}

/// The suit that the card to put on a stack has, or each that it could have.
void addKeeps(const State& state, ActionList& actions) {
    const auto drawn = state.cards.in(Zone::drawn());
    const bool alike = drawn[0] == drawn[1] && !drawn[0].id();
    for (std::size_t kept = 0; kept < (alike ? 1U : 2U); ++kept) {
        const auto put = drawn[1 - kept];
        const SeenCards seen(state);
        for (const auto suit : kSuits) {
            if (!put.suit() && seen.canBe(put, suit)) {
                actions.add(
                    {.kind = ActionKind::Keep, .card = drawn[kept], .card2 = GameCard(suit)});
            }
        }
        if (put.suit()) {
            actions.add({.kind = ActionKind::Keep, .card = drawn[kept], .card2 = put});
        }
    }
}

void addSwaps(const State& state, Zone own, Zone others, Action action, ActionList& actions) {
    forEachDistinct(state, own, [&](GameCard mine) {
        forEachDistinct(state, others, [&](GameCard theirs) {
            action.card = mine;
            action.card2 = theirs;
            actions.add(action);
        });
    });
}

void addRecalls(const PlayerState& actor, ActionList& actions) {
    for (const auto suit : kScoringSuits) {
        if (actor.oneStar[index(suit)] > 0) {
            actions.add({.kind = ActionKind::RecallOneStar, .suit = suit});
        }
        if (actor.twoStar[index(suit)] > 0) {
            actions.add({.kind = ActionKind::RecallTwoStar, .suit = suit});
        }
    }
}

/// Calls `take(seat)` for each other player with cards in their prep module.
template <class Take> void forEachOtherPrep(const State& state, std::size_t actor, Take take) {
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        if (seat != actor && state.cards.count(Zone::prep(seat)) > 0) {
            take(static_cast<std::uint8_t>(seat));
        }
    }
}

/// Puts the one card down and keeps the other.
void keep(State& state, const Script& script, const Action& action) {
    moveNamed(state, Zone::drawn(), action.card, Zone::hand(script.actor));
    assert(action.card2.suit() && state.cards.count(Zone::drawn()) == 1);
    const auto stack = Zone::stack(*action.card2.suit());
    moveNamed(state, Zone::drawn(), action.card2, stack);
    const auto top = state.cards.count(stack) - 1;
    state.cards.replace(stack, top, state.cards.in(stack)[top].faceDown());
}

void takeTop(State& state, Suit suit, Zone to) {
    const auto stack = Zone::stack(suit);
    const auto top = state.cards.count(stack) - 1;
    state.cards.replace(stack, top, state.cards.in(stack)[top].faceUp());
    state.cards.move(stack, top, to);
}

void swapTops(State& state, Suit suit) {
    const auto stack = state.cards.in(Zone::stack(suit));
    const auto top = stack.size() - 1;
    const auto upper = stack[top];
    const auto lower = stack[top - 1];
    state.cards.replace(Zone::stack(suit), top, lower);
    state.cards.replace(Zone::stack(suit), top - 1, upper);
}

/// Both are found before either moves: what moves goes behind the cards that stay.
void swapCards(State& state, Zone own, GameCard mine, Zone others, GameCard theirs) {
    const auto theirPlace = placeOf(state, others, theirs);
    assert(theirPlace);
    moveNamed(state, own, mine, others);
    state.cards.move(others, *theirPlace, own);
}

void addColonistChoices(const State& state, const Script& script, const Step& step,
                        ActionList& actions) {
    const auto& actor = actorOf(state, script);
    const auto add = [&actions](const Action& action) { actions.add(action); };
    switch (step.op) {
    case Op::Settle:
        actions.add({.kind = ActionKind::Settle});
        actions.add({.kind = ActionKind::Skip});
        break;
    case Op::SettleAnywhere:
        addBuildings(ActionKind::SettleIn, actions);
        break;
    case Op::Downgrade:
        for (const auto suit : kScoringSuits) {
            if (actor.twoStar[index(suit)] > 0) {
                actions.add({.kind = ActionKind::Downgrade,
                             .seat = static_cast<std::uint8_t>(script.actor),
                             .suit = suit});
            }
        }
        break;
    case Op::Shift:
        forEachShift(state, add);
        break;
    case Op::SwapColonists:
        forEachSwap(state, script.part, add);
        break;
    case Op::Recall:
        addRecalls(actor, actions);
        break;
    default:
        assert(false);
    }
}

void addStackChoices(const State& state, const Step& step, ActionList& actions) {
    switch (step.op) {
    case Op::SwapTops:
        addStacks(state, ActionKind::SwapTops, actions,
                  [](auto stack) { return stack.size() > 1; });
        break;
    case Op::TakeTop:
        addStacks(state, ActionKind::TakeTop, actions, [](auto stack) { return !stack.empty(); });
        break;
    case Op::TurnTop:
        addStacks(state, ActionKind::TurnTop, actions,
                  [](auto stack) { return !stack.empty() && !stack.back().isFaceDown(); });
        break;
    default:
        assert(false);
    }
}

/// Of the prep modules of others.
void addPrepChoices(const State& state, const Script& script, const Step& step,
                    ActionList& actions) {
    forEachOtherPrep(state, script.actor, [&](std::uint8_t seat) {
        if (step.op == Op::Look) {
            actions.add({.kind = ActionKind::Look, .seat = seat});
        } else {
            addSwaps(state, Zone::prep(script.actor), Zone::prep(seat),
                     {.kind = ActionKind::SwapPrep, .seat = seat}, actions);
        }
    });
}

/// Of the player's own cards, and of the piles.
void addCardChoices(const State& state, const Script& script, const Step& step,
                    ActionList& actions) {
    const auto hand = Zone::hand(script.actor);
    const auto prep = Zone::prep(script.actor);
    switch (step.op) {
    case Op::DiscardHeld:
        forEachDiscard(state, script, [&actions](GameCard card) {
            actions.add({.kind = ActionKind::Discard, .card = card});
        });
        break;
    case Op::Draw:
    case Op::DrawAside:
        addCards(state, Zone::prep(1), ActionKind::DrawFromDa, actions);
        break;
    case Op::Keep:
        addKeeps(state, actions);
        break;
    case Op::TakeDiscard:
        addCards(state, Zone::discard(), ActionKind::TakeDiscard, actions);
        break;
    case Op::SwapHand:
        addSwaps(state, hand, prep, {.kind = ActionKind::SwapHand}, actions);
        break;
    case Op::BuryHand:
        addCards(state, hand, ActionKind::BuryHand, actions);
        if (step.isOptional || state.progress.left < step.n) {
            actions.add({.kind = ActionKind::Skip});
        }
        break;
    case Op::BuryCard:
        addCards(state, hand, ActionKind::BuryHand, actions);
        addCards(state, prep, ActionKind::BuryPrep, actions);
        break;
    default:
        assert(false);
    }
}

void moveColonists(State& state, const Script& script, const Action& action) {
    auto& actor = state.players[script.actor];
    switch (action.kind) {
    case ActionKind::SettleIn:
        settle(actor, action.suit);
        break;
    case ActionKind::Upgrade:
        upgrade(state.players[action.seat], action.suit);
        break;
    case ActionKind::Downgrade:
        downgrade(state.players[action.seat], action.suit);
        break;
    case ActionKind::SwapColonists:
        downgrade(state.players[action.seat2], action.suit);
        upgrade(state.players[action.seat], action.suit);
        break;
    case ActionKind::RecallOneStar:
        --actor.oneStar[index(action.suit)];
        ++actor.ship;
        break;
    case ActionKind::RecallTwoStar:
        --actor.twoStar[index(action.suit)];
        ++actor.ship;
        break;
    default:
        assert(false);
    }
}

void moveCards(State& state, const Script& script, const Action& action) {
    const auto hand = Zone::hand(script.actor);
    const auto prep = Zone::prep(script.actor);
    switch (action.kind) {
    case ActionKind::Discard:
        moveNamed(state, hand, action.card, Zone::discard());
        break;
    case ActionKind::Keep:
        keep(state, script, action);
        break;
    case ActionKind::SwapTops:
        swapTops(state, action.suit);
        break;
    case ActionKind::TakeDiscard:
        moveNamed(state, Zone::discard(), action.card, hand);
        break;
    case ActionKind::TakeTop:
        takeTop(state, action.suit, hand);
        break;
    case ActionKind::TurnTop: {
        const auto stack = Zone::stack(action.suit);
        const auto top = state.cards.count(stack) - 1;
        state.cards.replace(stack, top, state.cards.in(stack)[top].faceDown());
        break;
    }
    case ActionKind::SwapPrep:
        swapCards(state, prep, action.card, Zone::prep(action.seat), action.card2);
        break;
    case ActionKind::SwapHand:
        swapCards(state, hand, action.card, prep, action.card2);
        break;
    case ActionKind::BuryPrep:
        moveNamed(state, prep, action.card, Zone::deck());
        break;
    default:
        assert(false);
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

void addChoices(const State& state, ActionList& actions) {
    const auto script = scriptUnderWay(state);
    const auto& step = (*script.steps)[state.progress.step];
    switch (step.op) {
    case Op::Pay:
        actions.add({.kind = ActionKind::Pay});
        actions.add({.kind = ActionKind::Skip});
        break;
    case Op::Settle:
    case Op::SettleAnywhere:
    case Op::Downgrade:
    case Op::Shift:
    case Op::SwapColonists:
    case Op::Recall:
        addColonistChoices(state, script, step, actions);
        break;
    case Op::SwapTops:
    case Op::TakeTop:
    case Op::TurnTop:
        addStackChoices(state, step, actions);
        break;
    case Op::SwapPrep:
    case Op::Look:
        addPrepChoices(state, script, step, actions);
        break;
    default:
        addCardChoices(state, script, step, actions);
    }
}

void choose(State& state, const Action& action) {
    const auto script = scriptUnderWay(state);
    const auto& step = (*script.steps)[state.progress.step];
    auto& actor = state.players[script.actor];
    const auto hand = Zone::hand(script.actor);
    switch (action.kind) {
    case ActionKind::Skip:
        if (step.op == Op::Pay) {
            stop(state, script);
            return;
        }
        break;
    case ActionKind::Pay:
        actor.energy -= step.n;
        break;
    case ActionKind::DrawFromDa:
        moveNamed(state, Zone::prep(1), action.card,
                  step.op == Op::DrawAside ? Zone::drawn() : hand);
        --state.progress.left;
        return;
    case ActionKind::Settle:
        settle(actor, script.here);
        --state.progress.left;
        return;
    case ActionKind::BuryHand:
        moveNamed(state, hand, action.card, Zone::deck());
        if (--state.progress.left > 0 && state.cards.count(hand) > 0) {
            return;
        }
        break;
    case ActionKind::SettleIn:
    case ActionKind::Upgrade:
    case ActionKind::Downgrade:
    case ActionKind::SwapColonists:
    case ActionKind::RecallOneStar:
    case ActionKind::RecallTwoStar:
        moveColonists(state, script, action);
        break;
    case ActionKind::Look:
        break;
    default:
        moveCards(state, script, action);
    }
    nextStep(state, script);
}

} // namespace pocketmars::engine
