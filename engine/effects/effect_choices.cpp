#include "engine/effects/effects.h"

#include "engine/effects/possible_effects.h"
#include "engine/effects/script_under_way.h"
#include "engine/state/unknown_cards.h"

#include <cassert>
#include <cstddef>
#include <cstdint>

namespace pocketmars::engine {
namespace {

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

} // namespace

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

} // namespace pocketmars::engine
