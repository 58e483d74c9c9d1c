#include "app/session/words/table_differences.h"

#include "app/session/words/words.h"
#include "engine/observation/differing_items.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <optional>

namespace pocketmars::session {
namespace {

using engine::Item;
using engine::ItemKind;
using engine::Observation;
using engine::phrase;
using engine::Reading;

std::string cardText(const Reading<engine::StackCard>& card) {
    if (!card.isRead()) {
        //: A card that is not known any closer, in a list of what is wrong on the table
        return phrase("Differences", "a card");
    }
    if (std::holds_alternative<engine::FaceDown>(card.value())) {
        //: In a list of what is wrong on the table
        return phrase("Differences", "a face-down card");
    }
    if (const auto* id = std::get_if<engine::CardId>(&card.value())) {
        return cardWord(*id);
    }
    //: A card of which the value is known only; in a list of what is wrong on the table
    return phrase("Differences", "a %1").with(std::get<int>(card.value()));
}

std::string nameOf(const std::optional<engine::CardId>& card) {
    return card ? cardWord(*card) : std::string(phrase("Differences", "nothing"));
}

/// Backs, sorted by suit.
std::string text(const std::vector<Reading<engine::Suit>>& backs) {
    std::vector<engine::Suit> suits;
    suits.reserve(backs.size());
    for (const auto& back : backs) {
        suits.push_back(back.value());
    }
    std::sort(suits.begin(), suits.end());
    std::string all;
    for (const auto suit : suits) {
        //: Between the backs of two cards
        all +=
            (all.empty() ? "" : std::string(phrase("Differences", " and "))) + buildingWord(suit);
    }
    //: No card lies there
    return all.empty() ? std::string(phrase("Differences", "nothing")) : all;
}

std::string onPlayer(const Item& item, const Observation& expected, const Observation& seen) {
    const auto& should = expected.players[item.player];
    const auto& is = seen.players[item.player];
    const auto colour = colourWord(should.colour);
    switch (item.kind) {
    case ItemKind::Ship:
        //: Wrong on the table; %1 colonists seen, %2 their colour, %n how many should be
        return phrase("Differences", "%1 %2 on the ship where %n {belongs|belong}", "",
                      should.ship.value())
            .with(is.ship.value(), colour);
    case ItemKind::Earth:
        //: Wrong on the table; %1 colonists seen, %2 their colour, %n how many should be
        return phrase("Differences", "%1 %2 on Earth where %n {belongs|belong}", "",
                      should.earth.value())
            .with(is.earth.value(), colour);
    case ItemKind::Energy:
        //: Wrong on the table; %1 the level seen, %2 a player's colour, %n the level that should be
        return phrase("Differences", "%1 energy for %2 where %n {belongs|belong}", "",
                      should.energy.value())
            .with(is.energy.value(), colour);
    default:
        break;
    }
    const int belonging = std::max(1, asCount(should.prep.value().size()));
    //: Wrong on the table; %1 the backs seen, %2 a colour, %3 the backs that should be
    return phrase("Differences", "%1 in %2's prep module where %3 {belongs|belong}", "", belonging)
        .with(text(is.prep.value()), colour, text(should.prep.value()));
}

std::string onBuilding(const Item& item, const Observation& expected, const Observation& seen) {
    const auto& should = expected.building(item.building);
    const auto& is = seen.building(item.building);
    const auto building = buildingWord(item.building);
    if (item.kind == ItemKind::Stack) {
        //: Wrong on the table; %1 how many were seen, %2 a building, %n how many should be
        return phrase("Differences", "%1 cards on the stack of %2 where %n {belongs|belong}", "",
                      asCount(should.stack.value().size()))
            .with(std::to_string(is.stack.value().size()), building);
    }
    if (item.kind == ItemKind::CardInStack) {
        //: Wrong on the table; %1 the card seen, %2 a building, %3 the card that should be
        return phrase("Differences", "%1 on the stack of %2 where %3 belongs")
            .with(cardText(is.stack.value()[item.place]), building,
                  cardText(should.stack.value()[item.place]));
    }
    const auto& colour = expected.players[item.player].colour;
    const auto word = colourWord(colour);
    if (item.kind == ItemKind::OneStar) {
        const int belonging = engine::colonists(should.oneStar, colour).value();
        //: Wrong on the table; %1 colonists seen, %2 their colour, %3 a building,
        //: %n how many should be
        return phrase("Differences", "%1 %2 on %3 ★ where %n {belongs|belong}", "", belonging)
            .with(engine::colonists(is.oneStar, colour).value(), word, building);
    }
    const int belonging = engine::colonists(should.twoStar, colour).value();
    //: Wrong on the table; %1 colonists seen, %2 their colour, %3 a building,
    //: %n how many should be
    return phrase("Differences", "%1 %2 on %3 ★★ where %n {belongs|belong}", "", belonging)
        .with(engine::colonists(is.twoStar, colour).value(), word, building);
}

std::string inWords(const Item& item, const Observation& expected, const Observation& seen) {
    switch (item.kind) {
    case ItemKind::Ship:
    case ItemKind::Earth:
    case ItemKind::Energy:
    case ItemKind::Prep:
        return onPlayer(item, expected, seen);
    case ItemKind::DiscardTop:
        //: Wrong on the table; %1 the card seen, %2 the card that should be
        return phrase("Differences", "%1 on the discard pile where %2 belongs")
            .with(nameOf(seen.discardTop.value()), nameOf(expected.discardTop.value()));
    default:
        return onBuilding(item, expected, seen);
    }
}

} // namespace

std::vector<std::string> differences(const engine::NamedState& expected, const Observation& seen) {
    const auto should = engine::observe(expected);
    std::vector<std::string> out;
    for (const auto& item : engine::differingItems(should, seen)) {
        out.push_back(inWords(item, should, seen));
    }
    return out;
}

} // namespace pocketmars::session
