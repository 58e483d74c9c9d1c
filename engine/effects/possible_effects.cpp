#include "engine/effects/possible_effects.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace pocketmars::engine {
namespace {

bool anyStack(const State& state, std::size_t atLeast) {
    return std::any_of(kSuits.begin(), kSuits.end(), [&state, atLeast](Suit suit) {
        return state.cards.count(Zone::stack(suit)) >= atLeast;
    });
}

bool anyOtherPrep(const State& state, std::size_t actor) {
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        if (seat != actor && state.cards.count(Zone::prep(seat)) > 0) {
            return true;
        }
    }
    return false;
}

bool anyOf(const std::array<std::uint8_t, 4>& counts) {
    return std::any_of(counts.begin(), counts.end(), [](std::uint8_t n) { return n > 0; });
}

bool anyShift(const State& state) {
    bool any = false;
    forEachShift(state, [&any](const Action&) { any = true; });
    return any;
}

bool anySwap(const State& state, Part part) {
    bool any = false;
    forEachSwap(state, part, [&any](const Action&) { any = true; });
    return any;
}

} // namespace

bool isFaceUpTop(const State& state, Suit suit) {
    const auto stack = state.cards.in(Zone::stack(suit));
    return !stack.empty() && !stack.back().isFaceDown();
}

bool isMet(const State& state, const Script& script, const Step& step) {
    const auto& actor = actorOf(state, script);
    switch (step.op) {
    case Op::IfNoneHere:
        return script.here == Suit::Habitation ||
               (actor.oneStar[index(script.here)] == 0 && actor.twoStar[index(script.here)] == 0);
    case Op::IfNoneOnShip:
        return actor.ship == 0;
    case Op::IfOnShip:
        return actor.ship >= step.n;
    case Op::IfHolding:
        return holds(state, script.actor, heldSuit(script.card, state.readings)) != Holding::No;
    case Op::Pay:
        return actor.energy >= step.n;
    case Op::DiscardHeld: {
        bool any = false;
        forEachDiscard(state, script, [&any](GameCard) { any = true; });
        return any;
    }
    default:
        assert(false);
        return false;
    }
}

bool changes(const State& state, const Script& script, const Step& step) {
    const auto& actor = actorOf(state, script);
    const auto& cards = state.cards;
    const auto hand = Zone::hand(script.actor);
    const auto prep = Zone::prep(script.actor);
    switch (step.op) {
    case Op::Launch:
    case Op::Land:
        return actor.earth > 0;
    case Op::Gain:
        return actor.energy < kMaxEnergy;
    case Op::Draw:
    case Op::DrawAside:
        return cards.count(Zone::deck()) > 0 ||
               (state.mode == Mode::Solo && cards.count(Zone::prep(1)) > 0);
    case Op::Settle:
    case Op::SettleAnywhere:
        return actor.ship > 0;
    case Op::Upgrade:
        return canUpgrade(state, script.actor, script.here);
    case Op::ActAgain:
        return true;
    case Op::Keep:
        return cards.count(Zone::drawn()) > 1;
    case Op::Downgrade:
        return anyOf(actor.twoStar);
    case Op::Shift:
        return anyShift(state);
    case Op::SwapColonists:
        return anySwap(state, script.part);
    case Op::SwapTops:
        return anyStack(state, 2);
    case Op::TakeDiscard:
        return cards.count(Zone::discard()) > 0;
    case Op::TakeTop:
        return anyStack(state, 1);
    case Op::TurnTop:
        return std::any_of(kSuits.begin(), kSuits.end(),
                           [&state](Suit suit) { return isFaceUpTop(state, suit); });
    case Op::Recall:
        return anyOf(actor.oneStar) || anyOf(actor.twoStar);
    case Op::SwapPrep:
        return cards.count(prep) > 0 && anyOtherPrep(state, script.actor);
    case Op::SwapHand:
        return cards.count(hand) > 0 && cards.count(prep) > 0;
    case Op::BuryHand:
        return cards.count(hand) > 0;
    case Op::BuryCard:
        return cards.count(hand) + cards.count(prep) > 0;
    case Op::Look:
        return anyOtherPrep(state, script.actor);
    default:
        return false;
    }
}

bool canRun(const State& state, const Script& script, std::size_t from) {
    for (std::size_t i = from; i < script.steps->size(); ++i) {
        const auto& step = (*script.steps)[i];
        if (isCondition(step.op)) {
            if (!isMet(state, script, step)) {
                return false;
            }
        } else if (changes(state, script, step)) {
            return true;
        } else if (step.isCondition) {
            return false;
        }
    }
    return false;
}

} // namespace pocketmars::engine
