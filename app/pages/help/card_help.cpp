#include "app/pages/help/card_help.h"

#include "app/support/item_text.h"
#include "engine/effects/catalogue.h"

#include <QCoreApplication>
#include <QLatin1Char>

#include <algorithm>
#include <cassert>
#include <iterator>
#include <optional>

namespace pocketmars::app {
namespace {

using engine::CardId;
using engine::Op;
using engine::Readings;
using engine::Step;
using engine::Steps;
using engine::Suit;

/// Gives the texts of this file their context for translators.
struct CardHelp {
    Q_DECLARE_TR_FUNCTIONS(CardHelp)
};

/// What the words of a step refer to.
struct Subject {
    QString here;                     ///< name of the building
    QString held;                     ///< suit to have in hand
    std::optional<QString> discarded; ///< suit to discard; nothing: any
};

/// What has to hold or to be paid first; empty for a step that does something.
QString conditionText(const Step& step, const Subject& subject) {
    switch (step.op) {
    case Op::IfNoneHere:
        //: Condition of a card's action, which follows; %1 a building
        return CardHelp::tr("Only while none of your colonists is in the building %1:")
            .arg(subject.here);
    case Op::IfNoneOnShip:
        //: Condition of a card's action, which follows
        return CardHelp::tr("Only while your ship carries no colonist:");
    case Op::IfOnShip:
        //: Condition of a card's action, which follows
        return CardHelp::tr("Only while your ship carries %n or more colonists:", "", step.n);
    case Op::IfHolding:
        //: Condition of a card's action, which follows; %1 a suit of cards
        return CardHelp::tr("Only while you have a card of the suit %1 in your hand:")
            .arg(subject.held);
    case Op::Pay:
        //: Cost of a card's action, which follows
        return CardHelp::tr("If you pay %n energy:", "", step.n);
    case Op::DiscardHeld:
        return subject.discarded
                   //: Cost of a card's action, which follows; %1 a suit of cards
                   ? CardHelp::tr("If you discard a card of the suit %1 from your hand:")
                         .arg(*subject.discarded)
                   //: Cost of a card's action, which follows
                   : CardHelp::tr("If you discard any card from your hand:");
    default:
        return {};
    }
}

QString settleText(const Step& step, const Subject& subject) {
    if (step.n > 1) {
        //: Effect of a card; %1 a building, %n at most that many colonists
        return CardHelp::tr("settle up to %n of your colonists in the building %1.", "", step.n)
            .arg(subject.here);
    }
    //: Effect of a card: from the ship to ★; %1 a building
    return CardHelp::tr("settle one of your colonists in the building %1.").arg(subject.here);
}

QString buryText(const Step& step) {
    if (step.isOptional) {
        //: Effect of a card
        return CardHelp::tr("you may put one card of your hand at the bottom of the deck.");
    }
    //: Effect of a card; %n at most that many cards
    return CardHelp::tr("put up to %n cards of your hand at the bottom of the deck.", "", step.n);
}

struct Effect {
    Op op;
    const char* text; ///< of the context "CardHelp"
};

/// What the ops do that are told in the same words whatever the card. All effects begin with a
/// small letter in languages that have any: they may stand behind a condition.
constexpr Effect kEffects[] = {
    {Op::ActAgain,
     //: Effect of a card
     QT_TRANSLATE_NOOP("CardHelp", "take one more action, any of the five.")},
    {Op::Keep,
     //: Effect of a card, after drawing two cards
     QT_TRANSLATE_NOOP("CardHelp",
                       "keep one of them; the other goes face down on the stack of its suit.")},
    {Op::SettleAnywhere,
     //: Effect of a card: from the ship to ★
     QT_TRANSLATE_NOOP("CardHelp", "settle one of your colonists in whichever building you like.")},
    {Op::Downgrade,
     //: Effect of a card: from ★★ to ★
     QT_TRANSLATE_NOOP("CardHelp",
                       "downgrade one of your own colonists in whichever building you like.")},
    {Op::Shift,
     //: Effect of a card: from ★ to ★★ or back
     QT_TRANSLATE_NOOP("CardHelp",
                       "upgrade or downgrade one colonist, no matter whose and in which "
                       "building.")},
    {Op::SwapColonists,
     //: Effect of a card
     QT_TRANSLATE_NOOP("CardHelp",
                       "in one building, a colonist on ★ and one on ★★ change places, no "
                       "matter whose they are.")},
    {Op::SwapTops,
     //: Effect of a card
     QT_TRANSLATE_NOOP("CardHelp", "the two top cards of one stack change places.")},
    {Op::TakeDiscard,
     //: Effect of a card
     QT_TRANSLATE_NOOP("CardHelp", "pick a card of the discard pile for your hand.")},
    {Op::TakeTop,
     //: Effect of a card
     QT_TRANSLATE_NOOP("CardHelp", "pick up the top card of any one stack into your hand.")},
    {Op::TurnTop,
     //: Effect of a card
     QT_TRANSLATE_NOOP("CardHelp", "turn the open top card of any one stack face down.")},
    {Op::Recall,
     //: Effect of a card
     QT_TRANSLATE_NOOP("CardHelp",
                       "bring one of your colonists back from a building, from ★ or ★★, to "
                       "your ship.")},
    {Op::SwapPrep,
     //: Effect of a card
     QT_TRANSLATE_NOOP("CardHelp",
                       "exchange a card of your prep module for one of another player's, "
                       "chosen by its back.")},
    {Op::SwapHand,
     //: Effect of a card
     QT_TRANSLATE_NOOP("CardHelp", "exchange a card of your hand for one of your prep module.")},
    {Op::BuryCard,
     //: Effect of a building
     QT_TRANSLATE_NOOP("CardHelp",
                       "put a card of your hand or prep module face down at the bottom of the "
                       "deck.")},
    {Op::Look,
     //: Effect of a card
     QT_TRANSLATE_NOOP("CardHelp", "look at two cards of another player's prep module.")},
};

QString effectText(const Step& step, const Subject& subject) {
    switch (step.op) {
    case Op::Launch:
        //: Effect of a card: from Earth to the ship
        return CardHelp::tr("launch %n of your colonists.", "", step.n);
    case Op::Gain:
        //: Effect of a card
        return CardHelp::tr("gain %n energy.", "", step.n);
    case Op::Draw:
    case Op::DrawAside:
        //: Effect of a card
        return CardHelp::tr("draw %n cards.", "", step.n);
    case Op::Settle:
        return settleText(step, subject);
    case Op::Upgrade:
        //: Effect of a card: from ★ to ★★; %1 a building
        return CardHelp::tr("upgrade one of your colonists in the building %1.").arg(subject.here);
    case Op::Land:
        //: Effect of a card; %1 a building
        return CardHelp::tr("send one of your colonists from Earth straight to ★ of the building "
                            "%1.")
            .arg(subject.here);
    case Op::BuryHand:
        return buryText(step);
    default:
        break;
    }
    const auto* const effect = std::find_if(std::begin(kEffects), std::end(kEffects),
                                            [&](const Effect& e) { return e.op == step.op; });
    assert(effect != std::end(kEffects)); // the others are conditions
    return effect == std::end(kEffects) ? QString()
                                        : QCoreApplication::translate("CardHelp", effect->text);
}

QString sentence(QString text) {
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

QString stepsText(const Steps& steps, const Subject& subject) {
    QString text;
    bool isReward = false;
    for (const auto& step : steps) {
        auto next = conditionText(step, subject);
        if (next.isEmpty()) {
            next = effectText(step, subject);
            if (isReward) {
                //: Effect of a card that comes only if the one before did; %1 is that effect
                next = CardHelp::tr("In return, %1").arg(next);
            } else if (!text.endsWith(QLatin1Char(':'))) {
                next = sentence(next);
            }
        } else {
            next = sentence(next);
        }
        //: One sentence after the other; without the blank in languages that have none
        text = text.isEmpty() ? next : CardHelp::tr("%1 %2").arg(text, next);
        isReward = step.isCondition;
    }
    return text;
}

Subject subjectOf(CardId card, const Readings& readings) {
    const auto discarded = engine::discardedSuit(card, readings);
    return {suitText(card.suit()), suitText(engine::heldSuit(card, readings)),
            discarded ? std::optional(suitText(*discarded)) : std::nullopt};
}

} // namespace

QString topActionText(CardId card, const Readings& readings) {
    return stepsText(engine::projectCard(card).top, subjectOf(card, readings));
}

QString bottomActionText(CardId card, const Readings& readings) {
    return stepsText(engine::bottomOf(card, readings), subjectOf(card, readings));
}

QString abilityText(Suit building, const Readings& readings) {
    return stepsText(engine::abilityOf(building), subjectOf(CardId(building, 0), readings));
}

QString cardRemark(CardId card) {
    const auto has = [card](Op op) {
        for (const auto& step : engine::projectCard(card).top) {
            if (step.op == op) {
                return true;
            }
        }
        return false;
    };
    if (has(Op::Keep)) {
        //: Remark on a card that draws two cards and keeps one
        return CardHelp::tr("With a single card left to draw you just keep that one.");
    }
    if (has(Op::TakeDiscard)) {
        //: Remark on a card that takes a card from the discard pile
        return CardHelp::tr(
            "It reaches the discard pile only afterwards, so it can't pick itself.");
    }
    if (has(Op::ActAgain)) {
        //: Remark on a card that gives another action
        return CardHelp::tr("If any action is possible you have to take it. Only then is this card "
                            "discarded and the four-card rule applied.");
    }
    if (has(Op::SwapPrep)) {
        //: Remark on a card that exchanges cards of prep modules
        return CardHelp::tr("In the solo game the other player is Devious Automatics.");
    }
    if (has(Op::SwapColonists)) {
        //: Remark on a card that exchanges two colonists
        return CardHelp::tr("The two may have the same colour; then nothing changes.");
    }
    for (const auto& step : engine::projectCard(card).bottom) {
        if (step.op == Op::SwapColonists) {
            //: Remark on a card that exchanges two colonists
            return CardHelp::tr("Two colonists of the same colour are no exchange.");
        }
        if (step.op == Op::TurnTop) {
            //: Remark on a card that turns the top card of a stack
            return CardHelp::tr("A card that lies face down counts as 0. This card lies on top of "
                                "its stack by then and may turn itself.");
        }
        if (step.op == Op::TakeTop) {
            //: Remark on a card that takes the top card of a stack
            return CardHelp::tr("This card lies on top of its stack by then and may come back.");
        }
        if (step.op == Op::Look) {
            //: Remark on a card that looks at cards
            return CardHelp::tr("In the solo game you look at those of Devious Automatics.");
        }
    }
    return {};
}

} // namespace pocketmars::app
