#include "app/session/words/inferred_cards.h"

#include "app/session/words/words.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <cstddef>

namespace pocketmars::session {
namespace {

using engine::GameCard;
using engine::phrase;
using engine::Zone;

/// The cards of a zone that stand for more than before.
std::vector<GameCard> news(const engine::State& before, const engine::State& after, Zone zone) {
    const auto was = before.cards.in(zone);
    std::vector<GameCard> known(was.begin(), was.end());
    std::vector<GameCard> out;
    for (const auto card : after.cards.in(zone)) {
        const auto same = std::find(known.begin(), known.end(), card);
        if (same != known.end()) {
            known.erase(same);
        } else if (card.suit()) {
            out.push_back(card);
        }
    }
    return out;
}

} // namespace

std::vector<std::string> inferredCards(const engine::NamedState& before,
                                       const engine::NamedState& after) {
    std::vector<std::string> out;
    for (std::size_t seat = 0; seat < after.colours.size(); ++seat) {
        const auto colour = colourWord(after.colours[seat]);
        for (const auto card : news(before.state, after.state, Zone::hand(seat))) {
            if (const auto id = card.id()) {
                //: What is known of a hand; %1 a player's colour, %2 a card
                out.push_back(phrase("Cards", "%1 holds %2").with(colour, cardWord(*id)));
            } else {
                //: What is known of a hand; %1 a player's colour, %2 a building
                out.push_back(phrase("Cards", "%1 holds a card of %2")
                                  .with(colour, buildingWord(*card.suit())));
            }
        }
        for (const auto card : news(before.state, after.state, Zone::prep(seat))) {
            if (const auto id = card.id()) {
                //: What is known of a prep module; %1 a card, %2 a player's colour
                out.push_back(
                    phrase("Cards", "%1 lies in %2's prep module").with(cardWord(*id), colour));
            }
        }
    }
    return out;
}

} // namespace pocketmars::session
