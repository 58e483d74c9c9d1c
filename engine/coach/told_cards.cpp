#include "engine/coach/told_cards.h"

#include "engine/state/unknown_cards.h"

namespace pocketmars::engine {
namespace {

bool isUntold(const State& state, Zone zone, GameCard card) {
    return card.id() && !holdsExactly(state, zone, card);
}

bool mayBe(GameCard card, GameCard told) {
    if (told.id()) {
        return card == told;
    }
    return !told.suit() || card.suit() == told.suit();
}

} // namespace

bool needsUntoldCard(const State& state, const Action& action, std::size_t seat) {
    switch (action.kind) {
    case ActionKind::PlayHand:
    case ActionKind::ConvertHand:
    case ActionKind::BuryHand:
    case ActionKind::Discard:
    case ActionKind::Prepare:
    case ActionKind::DraftKeep:
        return isUntold(state, Zone::hand(seat), action.card);
    case ActionKind::PlayPrep:
    case ActionKind::ConvertPrep:
    case ActionKind::BuryPrep:
    case ActionKind::SwapPrep:
        return isUntold(state, Zone::prep(seat), action.card);
    case ActionKind::SwapHand:
        return isUntold(state, Zone::hand(seat), action.card) ||
               isUntold(state, Zone::prep(seat), action.card2);
    case ActionKind::Keep: // of two that were drawn
        return isUntold(state, Zone::drawn(), action.card) ||
               isUntold(state, Zone::drawn(), action.card2);
    default:
        return false;
    }
}

bool isAsTold(const Action& action, const Action& told) {
    auto named = action;
    named.card = told.card;
    named.card2 = told.card2;
    return named == told && mayBe(action.card, told.card) && mayBe(action.card2, told.card2);
}

} // namespace pocketmars::engine
