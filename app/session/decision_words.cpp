#include "app/session/decision_words.h"

#include "engine/game.h"

#include <optional>

namespace pocketmars::session {
namespace {

using engine::Action;
using engine::ActionKind;
using engine::GameCard;
using engine::NamedState;
using engine::Stage;
using engine::Zone;

std::string text(GameCard card) {
    if (card.id()) {
        return card.toString();
    }
    return card.suit() ? "a card of " + std::string(engine::name(*card.suit())) : "a card";
}

/// The decision about what is offered: taken, or not.
std::string offerInWords(const NamedState& before, const Action& action) {
    const auto building = std::string(engine::name(before.state.progress.suit));
    switch (action.kind) {
    case ActionKind::Settle:
        return "settle in " + building;
    case ActionKind::Bottom:
        return "run the bottom action";
    case ActionKind::Ability:
        return "use the ability of " + building;
    case ActionKind::Pay:
        return "pay the energy";
    default:
        break;
    }
    switch (before.state.progress.stage) {
    case Stage::Connect:
        return "settle nobody";
    case Stage::Bottom:
        return "leave the bottom action";
    case Stage::Ability:
        return "leave the ability of " + building;
    default:
        return "no more";
    }
}

std::string cardsInWords(const NamedState& before, const Action& action) {
    const auto card = text(action.card);
    const auto& colour = before.colours[action.seat];
    const auto building = std::string(engine::name(action.suit));
    switch (action.kind) {
    case ActionKind::SwapTops:
        return "swap the two top cards of " + building;
    case ActionKind::TakeDiscard:
        return "take " + card + " from the discard pile";
    case ActionKind::TakeTop:
        return "take the top card of " + building;
    case ActionKind::TurnTop:
        return "turn the top card of " + building + " face down";
    case ActionKind::SwapPrep:
        return "give " + card + " for " + text(action.card2) + " of " + colour + "'s prep module";
    case ActionKind::SwapHand:
        return "swap " + card + " of the hand with " + text(action.card2) + " of the prep module";
    case ActionKind::BuryHand:
        return "put " + card + " of the hand under the deck";
    case ActionKind::BuryPrep:
        return "put " + card + " of the prep module under the deck";
    case ActionKind::Look:
        return "look at " + colour + "'s prep module";
    case ActionKind::Discard:
        return "discard " + card;
    case ActionKind::Keep:
        return "keep " + card + ", put " + text(action.card2) + " face down on its stack";
    case ActionKind::DrawFromDa:
        return "draw " + card + " from " + before.colours[1] + "'s prep module";
    case ActionKind::Prepare:
        return "put " + card + " into the prep module";
    case ActionKind::DraftKeep:
        return "keep " + card;
    default:
        return {};
    }
}

std::string colonistsInWords(const NamedState& before, const Action& action) {
    const auto& colour = before.colours[action.seat];
    const auto building = std::string(engine::name(action.suit));
    switch (action.kind) {
    case ActionKind::SettleIn:
        return "settle in " + building;
    case ActionKind::Upgrade:
        return "move " + colour + " up in " + building;
    case ActionKind::Downgrade:
        return "move " + colour + " down in " + building;
    case ActionKind::SwapColonists:
        return "swap " + colour + " on " + building + " ★ with " + before.colours[action.seat2] +
               " on ★★";
    case ActionKind::RecallOneStar:
        return "take one from " + building + " ★ back to the ship";
    case ActionKind::RecallTwoStar:
        return "take one from " + building + " ★★ back to the ship";
    default:
        return {};
    }
}

} // namespace

std::string decisionInWords(const NamedState& before, const Action& action) {
    const auto card = text(action.card);
    switch (action.kind) {
    case ActionKind::PlayHand:
        return "play " + card + " from the hand";
    case ActionKind::PlayPrep:
        return "play " + card + " from the prep module";
    case ActionKind::PlayOther:
        return "play " + card + " from " + before.colours[action.seat] + "'s prep module";
    case ActionKind::Launch:
        return before.state.mode == engine::Mode::Solo
                   ? "launch 1, discard " + card + " of " + before.colours[1] + "'s prep module"
                   : "launch 1";
    case ActionKind::ConvertHand:
        return "discard " + card + " of the hand for energy";
    case ActionKind::ConvertPrep:
        return "discard " + card + " of the prep module for energy";
    case ActionKind::Pass:
        return "pass";
    case ActionKind::Activate:
        return before.colours[1] + " has " + card;
    case ActionKind::Failure:
        return "system failure";
    case ActionKind::Shuffle:
        return "shuffle a new deck";
    default:
        break;
    }
    for (const auto inWords : {colonistsInWords, cardsInWords}) {
        if (auto words = inWords(before, action); !words.empty()) {
            return words;
        }
    }
    return offerInWords(before, action);
}

} // namespace pocketmars::session
