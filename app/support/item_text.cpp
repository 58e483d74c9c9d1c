#include "app/support/item_text.h"

#include "app/session/words/words.h"
#include "engine/box/card.h"

#include <QCoreApplication>

#include <algorithm>

namespace pocketmars::app {
namespace {

/// Gives the texts of this file their context for translators.
struct ItemText {
    Q_DECLARE_TR_FUNCTIONS(ItemText)
};

} // namespace

QString suitText(engine::Suit suit) {
    switch (suit) {
    case engine::Suit::Greenhouse:
        //: Name of a building and of its suit of cards
        return ItemText::tr("Greenhouse");
    case engine::Suit::EnergyBank:
        //: Name of a building and of its suit of cards
        return ItemText::tr("Energy bank");
    case engine::Suit::CommsCenter:
        //: Name of a building and of its suit of cards
        return ItemText::tr("Comms center");
    case engine::Suit::Aqualab:
        //: Name of a building and of its suit of cards
        return ItemText::tr("Aqualab");
    case engine::Suit::Habitation:
        break;
    }
    //: Name of a building and of its suit of cards
    return ItemText::tr("Habitation");
}

QString cardText(engine::CardId card) {
    if (card.suit() == engine::Suit::Habitation) {
        //: A card of the suit habitation; %1 is the letter that tells the seven apart
        return ItemText::tr("Habitation %1").arg(QChar(static_cast<char16_t>(u'A' + card.rank())));
    }
    return QStringLiteral("%1 %2").arg(suitText(card.suit())).arg(card.value());
}

QString sentenceText(QString text) {
    const auto end = std::find_if(text.cbegin(), text.cend(), [](QChar c) { return c.isSpace(); });
    const bool isWord = std::all_of(text.cbegin(), end, [](QChar c) {
        return c.isLetter() || c == QLatin1Char('\'') || c == QLatin1Char(',');
    });
    if (isWord && !text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

QString sentenceText(const std::string& text) { return sentenceText(QString::fromStdString(text)); }

QString colourText(const std::string& colour) {
    auto text = QString::fromStdString(session::colourWord(colour));
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

QString titleText(const engine::Observation& table, const engine::Item& item) {
    using engine::ItemKind;
    const auto building = suitText(item.building);
    const auto colour =
        item.player < table.players.size()
            ? QString::fromStdString(session::colourWord(table.players[item.player].colour))
            : QString();
    switch (item.kind) {
    case ItemKind::OneStar:
        //: Colonists on a building's one-star space; %1 the building, %2 the player's colour
        return ItemText::tr("%1 ★, %2").arg(building, colour);
    case ItemKind::TwoStar:
        //: Colonists on a building's two-star space; %1 the building, %2 the player's colour
        return ItemText::tr("%1 ★★, %2").arg(building, colour);
    case ItemKind::Stack:
        //: The stack of cards under a building; %1 the building
        return ItemText::tr("%1 stack").arg(building);
    case ItemKind::CardInStack:
        //: A card of the stack under a building; %1 the building, %2 counts from the oldest card
        return ItemText::tr("%1 stack, card %2").arg(building).arg(item.place + 1);
    case ItemKind::Ship:
        //: Colonists on a player's spaceship; %1 the player's colour
        return ItemText::tr("Ship of %1").arg(colour);
    case ItemKind::Energy:
        //: Level of a player's energy track; %1 the player's colour
        return ItemText::tr("Energy of %1").arg(colour);
    case ItemKind::Earth:
        //: A player's colonists that wait on Earth; %1 the player's colour
        return ItemText::tr("On Earth, %1").arg(colour);
    case ItemKind::Prep:
        //: A player's face-down cards beside the ship; %1 the player's colour
        return ItemText::tr("Prep module of %1").arg(colour);
    case ItemKind::CardInPrep:
        //: A face-down card of a player's prep module; %1 the player's colour, %2 is 1 or 2
        return ItemText::tr("Prep card %2 of %1").arg(colour).arg(item.place + 1);
    case ItemKind::DiscardTop:
        //: The card that lies on top of the discard pile
        return ItemText::tr("Top of the discard pile");
    case ItemKind::DeckTop:
        break;
    }
    //: The back of the card that lies on top of the deck
    return ItemText::tr("Top of the deck");
}

QString valueText(engine::ItemKind kind, const std::string& value) {
    if (value.empty()) {
        //: An item that lies outside the photo or is covered
        return ItemText::tr("not seen");
    }
    if (value == "?") {
        //: An item that was looked for but could not be read
        return ItemText::tr("unclear");
    }
    if (value == "null") {
        //: A card that shows its back, or a pile without cards
        return kind == engine::ItemKind::CardInStack ? ItemText::tr("face down")
                                                     : ItemText::tr("empty");
    }
    if (const auto card = engine::CardId::parse(value)) {
        return cardText(*card);
    }
    if (const auto suit = engine::suitFromName(value)) {
        return suitText(*suit);
    }
    return QString::fromStdString(value);
}

} // namespace pocketmars::app
