#include "app/session/coaching/own_cards.h"

#include "engine/state/state_check.h"
#include "engine/state/unknown_cards.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <string>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::phrase;

} // namespace

std::size_t unknownOwnCards(const engine::State& state, std::size_t seat) {
    std::size_t count = 0;
    for (const auto zone : {engine::Zone::hand(seat), engine::Zone::prep(seat)}) {
        const auto cards = state.cards.in(zone);
        count += static_cast<std::size_t>(
            std::ranges::count_if(cards, [](engine::GameCard card) { return !card.id(); }));
    }
    return count;
}

tl::expected<void, SessionError> tellOwnCards(engine::NamedState& game, engine::Zone zone,
                                              std::string_view cards) {
    auto state = game.state;
    while (!cards.empty()) {
        const auto comma = std::min(cards.find(','), cards.size());
        const std::string text(cards.substr(0, comma));
        cards.remove_prefix(std::min(comma + 1, cards.size()));
        const auto id = engine::CardId::parse(text);
        if (!id) {
            return refuse(phrase("Coach", //: %1 what was typed
                                 "'%1' is no card; write A7,G5 for two of them")
                              .with(text));
        }
        const engine::GameCard card(*id);
        if (engine::holdsExactly(state, zone, card)) {
            continue;
        }
        const auto place = engine::placeOf(state, zone, card);
        if (!place || engine::zoneOf(state, *id)) {
            return refuse(phrase("Coach", //: %1 a card, %2 a place
                                 "%1 can't lie in %2 as the game stands")
                              .with(text, engine::pathOf(zone)));
        }
        state.cards.replace(zone, *place, card);
    }
    if (const auto wrong = engine::firstInconsistency(state)) {
        return refuse(wrong->toString());
    }
    game.state = state;
    return {};
}

} // namespace pocketmars::session
