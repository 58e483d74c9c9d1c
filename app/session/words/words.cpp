#include "app/session/words/words.h"

#include "engine/support/phrase.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <string_view>

namespace pocketmars::session {

using engine::marked;
using engine::phrase;
using engine::Suit;

namespace {

// The seven cards of the habitation, which a letter tells apart, within a sentence.
constexpr std::array kHabitationCards{
    marked("Words", "H0a"), marked("Words", "H0b"), marked("Words", "H0c"), marked("Words", "H0d"),
    marked("Words", "H0e"), marked("Words", "H0f"), marked("Words", "H0g")};

} // namespace

std::string joined(const std::vector<std::string>& words) {
    //: Between the parts of a list: `red, blue, green`
    const std::string comma = phrase("Words", ", ");
    std::string text;
    for (const auto& word : words) {
        text += (text.empty() ? "" : comma) + word;
    }
    return text;
}

std::string buildingWord(Suit building) {
    switch (building) {
    case Suit::Greenhouse:
        //: A building's name within a sentence
        return phrase("Words", "greenhouse");
    case Suit::EnergyBank:
        //: A building's name within a sentence
        return phrase("Words", "energy_bank");
    case Suit::CommsCenter:
        //: A building's name within a sentence
        return phrase("Words", "comms_center");
    case Suit::Aqualab:
        //: A building's name within a sentence
        return phrase("Words", "aqualab");
    case Suit::Habitation:
        //: A building's name within a sentence
        return phrase("Words", "habitation");
    }
    assert(false);
    return {};
}

std::string cardWord(engine::CardId card) {
    const auto value = card.toString().substr(1);
    switch (card.suit()) {
    case Suit::Greenhouse:
        //: A card of the greenhouse within a sentence; %1 its value
        return phrase("Words", "G%1").with(value);
    case Suit::EnergyBank:
        //: A card of the energy bank within a sentence; %1 its value
        return phrase("Words", "E%1").with(value);
    case Suit::CommsCenter:
        //: A card of the comms center within a sentence; %1 its value
        return phrase("Words", "C%1").with(value);
    case Suit::Aqualab:
        //: A card of the aqualab within a sentence; %1 its value
        return phrase("Words", "A%1").with(value);
    case Suit::Habitation:
        return phrase("Words", kHabitationCards.at(static_cast<std::size_t>(card.rank())));
    }
    assert(false);
    return {};
}

std::string cardWord(engine::GameCard card) {
    if (const auto id = card.id()) {
        return cardWord(*id);
    }
    if (const auto suit = card.suit()) {
        //: A card of which the back is known only; %1 a building
        return phrase("Moves", "a card of %1").with(buildingWord(*suit));
    }
    //: A card that nobody knows
    return phrase("Moves", "a card");
}

std::string colourWord(const std::string& colour) {
    //: A player's colour within a sentence
    constexpr std::array kKnown{marked("Words", "red"),
                                //: A player's colour within a sentence
                                marked("Words", "blue"),
                                //: A player's colour within a sentence
                                marked("Words", "green"),
                                //: A player's colour within a sentence
                                marked("Words", "yellow"),
                                //: A player's colour within a sentence
                                marked("Words", "white"),
                                //: A player's colour within a sentence
                                marked("Words", "black"),
                                //: A player's colour within a sentence
                                marked("Words", "grey"),
                                //: A player's colour within a sentence
                                marked("Words", "orange"),
                                //: A player's colour within a sentence
                                marked("Words", "purple"),
                                //: A player's colour within a sentence
                                marked("Words", "pink"),
                                //: A player's colour within a sentence
                                marked("Words", "brown"),
                                //: A player's colour within a sentence
                                marked("Words", "turquoise"),
                                //: A player's colour within a sentence
                                marked("Words", "lime"),
                                //: A player's colour within a sentence: wood without paint
                                marked("Words", "natural")};
    const auto* const known = std::find_if(kKnown.begin(), kKnown.end(),
                                           [&](std::string_view each) { return each == colour; });
    return known == kKnown.end() ? colour : phrase("Words", *known);
}

} // namespace pocketmars::session
