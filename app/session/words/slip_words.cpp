#include "app/session/words/slip_words.h"

#include "app/session/words/table_differences.h"
#include "app/session/words/words.h"
#include "engine/support/phrase.h"

#include <algorithm>

namespace pocketmars::session {
namespace {

using engine::phrase;
using engine::Slip;
using engine::Spot;

std::string spotInWords(Spot spot) {
    if (spot == Spot::earth()) {
        //: Where a colonist is
        return phrase("Slips", "Earth");
    }
    if (spot == Spot::ship()) {
        //: Where a colonist is
        return phrase("Slips", "the ship");
    }
    for (const auto suit : engine::kScoringSuits) {
        const auto b = engine::index(suit);
        if (spot == Spot::oneStar(b) || spot == Spot::twoStar(b)) {
            return buildingWord(suit) + (spot == Spot::oneStar(b) ? " ★" : " ★★");
        }
    }
    return {};
}

std::string colourOf(const engine::NamedState& table, const Slip& slip) {
    return colourWord(table.colours.at(slip.seat));
}

/// What a slip makes differ; nothing where that is no difference.
std::vector<std::string> differencesOf(const MadeSlip& made) {
    if (made.slip.kind == Slip::Kind::FailureLeftOut) {
        return {};
    }
    const auto& [table, slip] = made;
    return differences({engine::mended(table.state, slip), table.colours}, engine::observe(table));
}

/// What puts it right.
std::string mendingOf(const MadeSlip& made) {
    const auto& [table, slip] = made;
    switch (slip.kind) {
    case Slip::Kind::FailureLeftOut:
        //: How a mistake is put right
        return phrase("Slips", "put the top 2 cards of the deck face up on the discard pile");
    case Slip::Kind::Colonist:
        //: How a mistake is put right; %1 a colour, %2 and %3 places of the table
        return phrase("Slips", "move one %1 colonist from %2 to %3")
            .with(colourOf(table, slip), spotInWords(Spot::at(slip.is)),
                  spotInWords(Spot::at(slip.belongs)));
    case Slip::Kind::Energy: {
        const auto right = engine::mended(table.state, slip);
        //: How a mistake is put right; %1 a player's colour, %2 a level
        return phrase("Slips", "set %1's energy to %2")
            .with(colourOf(table, slip), int{right.players.at(slip.seat).energy});
    }
    }
    return {};
}

/// What all of them make differ.
std::vector<std::string> inCommon(const std::vector<MadeSlip>& slips) {
    auto common = differencesOf(slips.front());
    for (const auto& other : slips) {
        const auto differences = differencesOf(other);
        std::erase_if(common, [&differences](const std::string& each) {
            return std::find(differences.begin(), differences.end(), each) == differences.end();
        });
    }
    return common;
}

std::string eitherOr(const std::string& one, const std::string& other) {
    //: Two things that may be wrong on the table, or two ways to put it right: one of them is meant
    return phrase("Slips", "%1, or %2").with(one, other);
}

} // namespace

std::string slipInWords(const engine::NamedState& table, const Slip& slip) {
    switch (slip.kind) {
    case Slip::Kind::FailureLeftOut:
        //: A mistake, in a list of what happened
        return phrase("Slips", "the system failure is left out");
    case Slip::Kind::Colonist:
        //: A mistake, in a list of what happened; %1 a colour, %2 and %3 places of the table
        return phrase("Slips", "one %1 colonist is on %2 and belongs on %3")
            .with(colourOf(table, slip), spotInWords(Spot::at(slip.is)),
                  spotInWords(Spot::at(slip.belongs)));
    case Slip::Kind::Energy:
        //: A mistake, in a list of what happened; %1 a player's colour, %2 and %3 levels
        return phrase("Slips", "%1's energy is %2 instead of %3")
            .with(colourOf(table, slip), int{slip.is}, int{slip.belongs});
    }
    return {};
}

std::vector<std::string> slipsInDifferences(const std::vector<MadeSlip>& slips) {
    auto common = inCommon(slips);
    return common.empty() ? differencesOf(slips.front()) : common;
}

std::string wrongInWords(const std::vector<MadeSlip>& slips) {
    if (slips.front().slip.kind == Slip::Kind::FailureLeftOut) {
        //: A mistake that the camera noticed
        return phrase("Slips",
                      "It seems that the system failure was left out: nothing was discarded");
    }
    auto all = joined(slipsInDifferences(slips));
    if (inCommon(slips).empty()) {
        for (std::size_t i = 1; i < slips.size(); ++i) {
            all = eitherOr(all, joined(differencesOf(slips[i])));
        }
    }
    //: The camera sees what can't have come about; %1 a list of what is wrong
    return phrase("Game", "I see %1").with(all);
}

std::string mendingInWords(const std::vector<MadeSlip>& slips) {
    std::string all = mendingOf(slips.front());
    for (std::size_t i = 1; i < slips.size(); ++i) {
        all = eitherOr(all, mendingOf(slips[i]));
    }
    return all;
}

} // namespace pocketmars::session
