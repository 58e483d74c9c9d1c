#include "app/session/words/decision_words.h"

#include "app/session/words/words.h"
#include "engine/support/phrase.h"

namespace pocketmars::session {
namespace {

using engine::Action;
using engine::ActionKind;
using engine::NamedState;
using engine::phrase;
using engine::Stage;

/// The decision about what is offered: taken, or not.
std::string offerInWords(const NamedState& before, const Action& action) {
    const auto building = buildingWord(before.state.progress.suit);
    switch (action.kind) {
    case ActionKind::Settle:
        //: A choice; %1 a building
        return phrase("Decisions", "settle in %1").with(building);
    case ActionKind::Bottom:
        //: A choice: the lower action of a card
        return phrase("Decisions", "run the bottom action");
    case ActionKind::Ability:
        //: A choice; %1 a building
        return phrase("Decisions", "use the ability of %1").with(building);
    case ActionKind::Pay:
        //: A choice
        return phrase("Decisions", "pay the energy");
    default:
        break;
    }
    switch (before.state.progress.stage) {
    case Stage::Connect:
        //: A choice: no colonist settles
        return phrase("Decisions", "settle nobody");
    case Stage::Bottom:
        //: A choice: not to run the lower action of a card
        return phrase("Decisions", "leave the bottom action");
    case Stage::Ability:
        //: A choice: not to use it; %1 a building
        return phrase("Decisions", "leave the ability of %1").with(building);
    default:
        //: A choice: nothing further of what may be done several times
        return phrase("Decisions", "no more");
    }
}

std::string cardsInWords(const NamedState& before, const Action& action) {
    const auto card = cardWord(action.card);
    const auto other = cardWord(action.card2);
    const auto colour = colourWord(before.colours[action.seat]);
    const auto building = buildingWord(action.suit);
    switch (action.kind) {
    case ActionKind::SwapTops:
        //: A choice; %1 a building
        return phrase("Decisions", "swap the two top cards of %1").with(building);
    case ActionKind::TakeDiscard:
        //: A choice; %1 a card
        return phrase("Decisions", "take %1 from the discard pile").with(card);
    case ActionKind::TakeTop:
        //: A choice; %1 a building
        return phrase("Decisions", "take the top card of %1").with(building);
    case ActionKind::TurnTop:
        //: A choice; %1 a building
        return phrase("Decisions", "turn the top card of %1 face down").with(building);
    case ActionKind::SwapPrep:
        //: A choice; %1 and %2 cards, %3 a player's colour
        return phrase("Decisions", "give %1 for %2 of %3's prep module").with(card, other, colour);
    case ActionKind::SwapHand:
        //: A choice; %1 and %2 cards
        return phrase("Decisions", "swap %1 of the hand with %2 of the prep module")
            .with(card, other);
    case ActionKind::BuryHand:
        //: A choice; %1 a card
        return phrase("Decisions", "put %1 of the hand under the deck").with(card);
    case ActionKind::BuryPrep:
        //: A choice; %1 a card
        return phrase("Decisions", "put %1 of the prep module under the deck").with(card);
    case ActionKind::Look:
        //: A choice; %1 a player's colour
        return phrase("Decisions", "look at %1's prep module").with(colour);
    case ActionKind::Discard:
        //: A choice; %1 a card
        return phrase("Decisions", "discard %1").with(card);
    case ActionKind::Keep:
        //: A choice; %1 and %2 cards
        return phrase("Decisions", "keep %1, put %2 face down on its stack").with(card, other);
    case ActionKind::DrawFromDa:
        //: A choice; %1 a card, %2 the colour of Devious Automatics
        return phrase("Decisions", "draw %1 from %2's prep module")
            .with(card, colourWord(before.colours[1]));
    case ActionKind::Prepare:
        //: A choice; %1 a card
        return phrase("Decisions", "put %1 into the prep module").with(card);
    case ActionKind::DraftKeep:
        //: A choice; %1 a card
        return phrase("Decisions", "keep %1").with(card);
    default:
        return {};
    }
}

std::string colonistsInWords(const NamedState& before, const Action& action) {
    const auto colour = colourWord(before.colours[action.seat]);
    const auto building = buildingWord(action.suit);
    switch (action.kind) {
    case ActionKind::SettleIn:
        //: A choice; %1 a building
        return phrase("Decisions", "settle in %1").with(building);
    case ActionKind::Upgrade:
        //: A choice, from ★ to ★★; %1 a player's colour, %2 a building
        return phrase("Decisions", "move %1 up in %2").with(colour, building);
    case ActionKind::Downgrade:
        //: A choice, from ★★ to ★; %1 a player's colour, %2 a building
        return phrase("Decisions", "move %1 down in %2").with(colour, building);
    case ActionKind::SwapColonists:
        //: A choice; %1 and %3 players' colours, %2 a building
        return phrase("Decisions", "swap %1 on %2 ★ with %3 on ★★")
            .with(colour, building, colourWord(before.colours[action.seat2]));
    case ActionKind::RecallOneStar:
        //: A choice; %1 a building
        return phrase("Decisions", "take one from %1 ★ back to the ship").with(building);
    case ActionKind::RecallTwoStar:
        //: A choice; %1 a building
        return phrase("Decisions", "take one from %1 ★★ back to the ship").with(building);
    default:
        return {};
    }
}

} // namespace

std::string decisionInWords(const NamedState& before, const Action& action) {
    const auto card = cardWord(action.card);
    switch (action.kind) {
    case ActionKind::PlayHand:
        //: A choice; %1 a card
        return phrase("Decisions", "play %1 from the hand").with(card);
    case ActionKind::PlayPrep:
        //: A choice; %1 a card
        return phrase("Decisions", "play %1 from the prep module").with(card);
    case ActionKind::PlayOther:
        //: A choice; %1 a card, %2 a player's colour
        return phrase("Decisions", "play %1 from %2's prep module")
            .with(card, colourWord(before.colours[action.seat]));
    case ActionKind::Launch:
        if (before.state.mode != engine::Mode::Solo) {
            //: A choice: a colonist goes from Earth to the ship
            return phrase("Decisions", "launch 1");
        }
        //: A choice: a colonist goes from Earth to the ship; %1 a card, %2 a player's colour
        return phrase("Decisions", "launch 1, discard %1 of %2's prep module")
            .with(card, colourWord(before.colours[1]));
    case ActionKind::ConvertHand:
        //: A choice; %1 a card
        return phrase("Decisions", "discard %1 of the hand for energy").with(card);
    case ActionKind::ConvertPrep:
        //: A choice; %1 a card
        return phrase("Decisions", "discard %1 of the prep module for energy").with(card);
    case ActionKind::Pass:
        //: A choice: nothing else is possible
        return phrase("Decisions", "pass");
    case ActionKind::Activate:
        //: A choice: which card is left; %1 the colour of Devious Automatics, %2 a card
        return phrase("Decisions", "%1 has %2").with(colourWord(before.colours[1]), card);
    case ActionKind::Failure:
        //: A phase
        return phrase("Decisions", "system failure");
    case ActionKind::Shuffle:
        //: What happens when the deck is empty
        return phrase("Decisions", "shuffle a new deck");
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
