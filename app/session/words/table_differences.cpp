#include "app/session/words/table_differences.h"

#include "app/session/words/words.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <optional>

namespace pocketmars::session {
namespace {

using engine::Observation;
using engine::phrase;
using engine::Reading;
using engine::Suit;

/// @param say  makes the sentence of the number that was seen and the one that belongs there
template <class Say>
void compare(const Reading<int>& expected, const Reading<int>& seen, std::vector<std::string>& out,
             const Say& say) {
    if (expected.isRead() && seen.isRead() && expected.value() != seen.value()) {
        out.push_back(say(seen.value(), expected.value()));
    }
}

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

void compareStacks(Suit suit, const Observation& expected, const Observation& seen,
                   std::vector<std::string>& out) {
    const auto& should = expected.building(suit).stack;
    const auto& is = seen.building(suit).stack;
    if (!should.isRead() || !is.isRead()) {
        return;
    }
    const auto& a = should.value();
    const auto& b = is.value();
    const auto building = buildingWord(suit);
    if (a.size() != b.size()) {
        //: Wrong on the table; %1 how many were seen, %2 a building, %n how many should be
        out.push_back(phrase("Differences", "%1 cards on the stack of %2 where %n {belongs|belong}",
                             "", asCount(a.size()))
                          .with(std::to_string(b.size()), building));
        return;
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i].isRead() && b[i].isRead() && !engine::sameStackCard(a[i].value(), b[i].value())) {
            //: Wrong on the table; %1 the card seen, %2 a building, %3 the card that should be
            out.push_back(phrase("Differences", "%1 on the stack of %2 where %3 belongs")
                              .with(cardText(b[i]), building, cardText(a[i])));
        }
    }
}

std::optional<std::vector<Suit>> backs(const engine::ObservedPlayer& player) {
    if (!player.prep.isRead()) {
        return std::nullopt;
    }
    std::vector<Suit> out;
    for (const auto& back : player.prep.value()) {
        if (!back.isRead()) {
            return std::nullopt;
        }
        out.push_back(back.value());
    }
    std::sort(out.begin(), out.end());
    return out;
}

std::string text(const std::vector<Suit>& suits) {
    std::string all;
    for (const auto suit : suits) {
        //: Between the backs of two cards
        all +=
            (all.empty() ? "" : std::string(phrase("Differences", " and "))) + buildingWord(suit);
    }
    //: No card lies there
    return all.empty() ? std::string(phrase("Differences", "nothing")) : all;
}

void comparePlayers(const engine::ObservedPlayer& expected, const engine::ObservedPlayer& seen,
                    std::vector<std::string>& out) {
    const auto colour = colourWord(expected.colour);
    compare(expected.ship, seen.ship, out, [&colour](int is, int should) {
        //: Wrong on the table; %1 colonists seen, %2 their colour, %n how many should be
        return phrase("Differences", "%1 %2 on the ship where %n {belongs|belong}", "", should)
            .with(is, colour);
    });
    compare(expected.earth, seen.earth, out, [&colour](int is, int should) {
        //: Wrong on the table; %1 colonists seen, %2 their colour, %n how many should be
        return phrase("Differences", "%1 %2 on Earth where %n {belongs|belong}", "", should)
            .with(is, colour);
    });
    compare(expected.energy, seen.energy, out, [&colour](int is, int should) {
        //: Wrong on the table; %1 the level seen, %2 a player's colour, %n the level that should be
        return phrase("Differences", "%1 energy for %2 where %n {belongs|belong}", "", should)
            .with(is, colour);
    });
    const auto should = backs(expected);
    const auto is = backs(seen);
    if (should && is && *should != *is) {
        const int belonging = std::max(1, asCount(should->size()));
        //: Wrong on the table; %1 the backs seen, %2 a colour, %3 the backs that should be
        out.push_back(
            phrase("Differences", "%1 in %2's prep module where %3 {belongs|belong}", "", belonging)
                .with(text(*is), colour, text(*should)));
    }
}

} // namespace

std::vector<std::string> differences(const engine::NamedState& expected, const Observation& seen) {
    const auto should = engine::observe(expected);
    std::vector<std::string> out;
    for (std::size_t i = 0; i < should.players.size() && i < seen.players.size(); ++i) {
        comparePlayers(should.players[i], seen.players[i], out);
    }
    for (const auto suit : engine::kSuits) {
        compareStacks(suit, should, seen, out);
        if (suit == Suit::Habitation) {
            continue;
        }
        const auto& a = should.building(suit);
        const auto& b = seen.building(suit);
        const auto building = buildingWord(suit);
        for (const auto& colour : expected.colours) {
            const auto word = colourWord(colour);
            compare(engine::colonists(a.oneStar, colour), engine::colonists(b.oneStar, colour), out,
                    [&](int is, int belong) {
                        //: Wrong on the table; %1 colonists seen, %2 their colour, %3 a building,
                        //: %n how many should be
                        return phrase("Differences", "%1 %2 on %3 ★ where %n {belongs|belong}", "",
                                      belong)
                            .with(is, word, building);
                    });
            compare(engine::colonists(a.twoStar, colour), engine::colonists(b.twoStar, colour), out,
                    [&](int is, int belong) {
                        //: Wrong on the table; %1 colonists seen, %2 their colour, %3 a building,
                        //: %n how many should be
                        return phrase("Differences", "%1 %2 on %3 ★★ where %n {belongs|belong}", "",
                                      belong)
                            .with(is, word, building);
                    });
        }
    }
    const auto& top = should.discardTop;
    if (top.isRead() && seen.discardTop.isRead() && top.value() != seen.discardTop.value()) {
        const auto name = [](const std::optional<engine::CardId>& card) {
            return card ? cardWord(*card) : std::string(phrase("Differences", "nothing"));
        };
        //: Wrong on the table; %1 the card seen, %2 the card that should be
        out.push_back(phrase("Differences", "%1 on the discard pile where %2 belongs")
                          .with(name(seen.discardTop.value()), name(top.value())));
    }
    return out;
}

std::vector<int> oddPlaces(const engine::NamedState& expected, const Observation& seen) {
    const auto should = engine::observe(expected);
    std::vector<int> out;
    int place = 0;
    const auto compare = [&](const auto& a, const auto& b) {
        if (a.isRead() && b.isRead() && a.value() != b.value()) {
            out.push_back(place);
        }
        ++place;
    };
    for (std::size_t i = 0; i < should.players.size() && i < seen.players.size(); ++i) {
        compare(should.players[i].ship, seen.players[i].ship);
        compare(should.players[i].earth, seen.players[i].earth);
        compare(should.players[i].energy, seen.players[i].energy);
        if (backs(should.players[i]) && backs(seen.players[i]) &&
            backs(should.players[i]) != backs(seen.players[i])) {
            out.push_back(place);
        }
        ++place;
    }
    for (const auto suit : engine::kSuits) {
        const auto& a = should.building(suit);
        const auto& b = seen.building(suit);
        std::vector<std::string> wrong;
        compareStacks(suit, should, seen, wrong);
        if (!wrong.empty()) {
            out.push_back(place);
        }
        ++place;
        for (const auto& colour : expected.colours) {
            compare(engine::colonists(a.oneStar, colour), engine::colonists(b.oneStar, colour));
            compare(engine::colonists(a.twoStar, colour), engine::colonists(b.twoStar, colour));
        }
    }
    compare(should.discardTop, seen.discardTop);
    return out;
}

} // namespace pocketmars::session
