#include "engine/effects/effects.h"

#include "engine/effects/piece_moves.h"
#include "engine/effects/script_under_way.h"
#include "engine/state/unknown_cards.h"

#include <cassert>
#include <cstddef>

namespace pocketmars::engine {
namespace {

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
