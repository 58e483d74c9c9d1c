#include "engine/format/table_fields.h"

#include "engine/support/phrase.h"

namespace pocketmars::engine {

int energyFrom(const JsonCursor& value) { return value.integer(0, kMaxEnergy); }

int colonistsFrom(const JsonCursor& value) { return value.integer(0, kColonistsPerColour); }

StackCard stripFrom(const JsonCursor& value) {
    if (value.isNull()) {
        return FaceDown{};
    }
    if (!value.isNumber()) {
        //: What must stand in a file
        value.expected(phrase("Json", "a value from 1 to 7, null or \"?\""));
        return FaceDown{};
    }
    return value.integer(1, 7);
}

StackCard habitationCardFrom(const JsonCursor& value) {
    if (value.isNull()) {
        return FaceDown{};
    }
    if (const auto* text = value.textIf()) {
        const auto id = CardId::parse(*text);
        if (id && id->suit() == Suit::Habitation) {
            return *id;
        }
    } else if (value.isNumber()) {
        return value.integer(0, 0);
    }
    //: What must stand in a file
    value.expected(phrase("Json", "0, \"H0a\" to \"H0g\", null or \"?\""));
    return FaceDown{};
}

Suit suitFrom(const JsonCursor& value) {
    return kSuits.at(
        value.oneOf({name(Suit::Greenhouse), name(Suit::EnergyBank), name(Suit::CommsCenter),
                     name(Suit::Aqualab), name(Suit::Habitation)}));
}

std::optional<Suit> deckTopFrom(const JsonCursor& value) {
    return value.isNull() ? std::nullopt : std::optional(suitFrom(value));
}

std::optional<CardId> discardTopFrom(const JsonCursor& value) {
    if (value.isNull()) {
        return std::nullopt;
    }
    const auto* text = value.textIf();
    const auto id = text != nullptr ? CardId::parse(*text) : std::nullopt;
    if (!id) {
        //: What must stand in a file
        value.expected(phrase("Json", "a card such as \"G5\" or \"H0c\", null or \"?\""));
    }
    return id;
}

} // namespace pocketmars::engine
