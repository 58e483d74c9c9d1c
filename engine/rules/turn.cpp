#include "engine/rules/turn.h"

#include "engine/effects/catalogue.h"
#include "engine/effects/deck.h"
#include "engine/effects/effects.h"
#include "engine/effects/piece_moves.h"
#include "engine/state/unknown_cards.h"

#include <algorithm>
#include <cassert>

namespace pocketmars::engine {
namespace {

constexpr std::size_t kCards = 4;

std::uint8_t asSeat(std::size_t seat) { return static_cast<std::uint8_t>(seat); }

void addPlays(const State& state, Zone zone, Action action, ActionList& actions) {
    forEachIdentity(state, zone, [&action, &actions](GameCard card) {
        action.card = card;
        actions.add(action);
    });
}

void addCards(const State& state, Zone zone, ActionKind kind, ActionList& actions) {
    forEachDistinct(state, zone,
                    [kind, &actions](GameCard card) { actions.add({.kind = kind, .card = card}); });
}

/// From a prep module to its suit's stack.
void connect(State& state, Zone from, GameCard card) {
    const auto suit = card.id()->suit();
    moveNamed(state, from, card, Zone::stack(suit));
    auto& progress = state.progress;
    progress = {};
    progress.suit = suit;
    progress.card = static_cast<std::uint8_t>(card.id()->index());
}

/// The card that the last one covers; nothing: the building itself.
std::optional<GameCard> covered(const State& state) {
    const auto stack = state.cards.in(Zone::stack(state.progress.suit));
    return stack.size() > 1 ? std::optional(stack[stack.size() - 2]) : std::nullopt;
}

/// 0 where it is not known: what could be settled on at best.
int valueToBeat(const State& state) {
    constexpr int kBuilding = 3;
    const auto card = covered(state);
    if (!card) {
        return kBuilding;
    }
    return card->isFaceDown() || !card->id() ? 0 : card->id()->value(); // ruling 5
}

} // namespace

void addActs(const State& state, ActionList& actions) {
    const std::size_t me = state.toMove;
    addPlays(state, Zone::hand(me), {.kind = ActionKind::PlayHand}, actions);
    addPlays(state, Zone::prep(me), {.kind = ActionKind::PlayPrep}, actions);
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        if (seat != me) {
            addPlays(state, Zone::prep(seat), {.kind = ActionKind::PlayOther, .seat = asSeat(seat)},
                     actions);
        }
    }
    if (state.players[me].earth > 0) {
        if (state.mode == Mode::Solo) {
            addCards(state, Zone::prep(1), ActionKind::Launch, actions);
        } else {
            actions.add({.kind = ActionKind::Launch});
        }
    }
    addCards(state, Zone::hand(me), ActionKind::ConvertHand, actions);
    addCards(state, Zone::prep(me), ActionKind::ConvertPrep, actions);
    if (actions.empty()) {
        actions.add({.kind = ActionKind::Pass}); // ruling 14
    }
}

void act(State& state, const Action& action) {
    const std::size_t me = state.toMove;
    auto& player = state.players[me];
    const bool solo = state.mode == Mode::Solo;
    state.progress = {};
    state.progress.stage = Stage::EndAction;
    switch (action.kind) {
    case ActionKind::PlayHand: {
        const auto card = *action.card.id();
        moveNamed(state, Zone::hand(me), action.card, Zone::played());
        begin(state, {&projectCard(card).top, Part::Top, card, card.suit(), me}, Stage::EndAction);
        break;
    }
    case ActionKind::PlayPrep:
        connect(state, Zone::prep(me), action.card);
        state.progress.actor = asSeat(me);
        state.progress.stage = Stage::Connect;
        break;
    case ActionKind::PlayOther: // ruling 8
        connect(state, Zone::prep(action.seat), action.card);
        state.progress.actor = action.seat;
        state.progress.stage = solo ? Stage::Connect : Stage::Bottom;
        break;
    case ActionKind::Launch:
        launch(player, 1);
        if (solo) {
            moveNamed(state, Zone::prep(1), action.card, Zone::discard());
        }
        break;
    case ActionKind::ConvertHand:
    case ActionKind::ConvertPrep: {
        const auto zone = action.kind == ActionKind::ConvertHand ? Zone::hand(me) : Zone::prep(me);
        moveNamed(state, zone, action.card, Zone::discard());
        gain(player, solo ? 2 : 1);
        break;
    }
    default:
        assert(action.kind == ActionKind::Pass);
    }
}

bool canSettleHere(const State& state) {
    return state.progress.suit != Suit::Habitation && state.players[state.toMove].ship > 0 &&
           CardId(state.progress.card).value() > valueToBeat(state);
}

bool isSettlingDoubtful(const State& state) {
    const auto card = covered(state);
    return canSettleHere(state) && card && !card->isFaceDown() && !card->id();
}

std::size_t bottomActor(const State& state) { return state.progress.actor; }

void endAction(State& state) {
    while (const auto count = state.cards.count(Zone::played())) {
        state.cards.move(Zone::played(), count - 1, Zone::discard());
    }
    state.progress = {};
    state.progress.stage = Stage::FourCards;
    state.progress.actor = state.toMove;
    state.progress.left = state.mode == Mode::Solo ? std::uint8_t{1} : state.playerCount;
}

bool runFourCardRule(State& state) {
    auto& progress = state.progress;
    while (progress.left > 0) {
        const auto hand = Zone::hand(progress.actor);
        const auto inHand = state.cards.count(hand);
        const auto inPrep = state.cards.count(Zone::prep(progress.actor));
        if (inHand + inPrep > kCards && inHand > 0) {
            return true;
        }
        if (inHand + inPrep < kCards) {
            const auto drawn = drawOne(state, hand);
            if (drawn == Draw::Choose || needsNewDeck(state)) {
                return true;
            }
            if (drawn == Draw::Done) {
                continue;
            }
        }
        if (inPrep < kPrepCards && inHand > 0) {
            return true;
        }
        progress.actor = asSeat((progress.actor + std::size_t{1}) % state.playerCount);
        --progress.left;
    }
    return false;
}

void addFourCardChoices(const State& state, ActionList& actions) {
    const auto actor = state.progress.actor;
    const auto inHand = state.cards.count(Zone::hand(actor));
    const auto inAll = inHand + state.cards.count(Zone::prep(actor));
    if (inAll > kCards) {
        addCards(state, Zone::hand(actor), ActionKind::Discard, actions);
    } else if (inAll < kCards && state.mode == Mode::Solo && state.cards.count(Zone::prep(1)) > 0) {
        addCards(state, Zone::prep(1), ActionKind::DrawFromDa, actions);
    } else {
        addCards(state, Zone::hand(actor), ActionKind::Prepare, actions);
    }
}

void endTurn(State& state) {
    state.progress = {};
    if (state.mode == Mode::Solo) {
        state.phase = Phase::Failure;
        return;
    }
    if (state.toMove + 1 < state.playerCount) {
        ++state.toMove;
        return;
    }
    bool isOver = false;
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        isOver = isOver || colonistsInBuildings(state.players[seat]) == kColonistsPerColour;
    }
    endRound(state, isOver);
}

void endRound(State& state, bool isOver) {
    state.progress = {};
    state.toMove = 0;
    if (isOver) {
        state.phase = Phase::Over;
        return;
    }
    ++state.round;
    state.phase = state.mode == Mode::Solo ? Phase::Architect : Phase::Turn;
}

} // namespace pocketmars::engine
