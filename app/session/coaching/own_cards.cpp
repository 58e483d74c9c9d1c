#include "app/session/coaching/own_cards.h"

#include "engine/state/state_check.h"
#include "engine/state/unknown_cards.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::phrase;

/// As the formats write it, or as a player would: ` g5`, and `hc` for the third of Habitation.
std::optional<engine::CardId> cardNamed(std::string_view text) {
    std::string name;
    for (const char c : text) {
        if (c != ' ') {
            const bool first = name.empty();
            const bool isLetter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
            name += !isLetter ? c
                    : first   ? static_cast<char>(c & ~0x20)
                              : static_cast<char>(c | 0x20);
        }
    }
    if (name.size() == 2 && name.front() == 'H' && name.back() != '0') {
        name.insert(1, "0");
    }
    return engine::CardId::parse(name);
}

/// Takes the first card off a list: `a7, g5`, or `a7 g5`.
std::string_view nextCard(std::string_view& cards) {
    const auto first = std::min(cards.find_first_not_of(' '), cards.size());
    cards.remove_prefix(first);
    auto end = std::min(cards.find_first_of(",;"), cards.size());
    if (!cardNamed(cards.substr(0, end))) {
        end = std::min(end, cards.find(' '));
    }
    const auto card = cards.substr(0, end);
    cards.remove_prefix(std::min(end + 1, cards.size()));
    const auto next = std::min(cards.find_first_not_of(' '), cards.size());
    cards.remove_prefix(next);
    return card;
}

/// Takes the cards of a list that may lie in a zone still; they lie there then in the state.
template <typename Accepts>
std::string takeThose(engine::State& state, engine::Zone zone, std::string_view cards,
                      const Accepts& accepts) {
    std::string taken;
    while (!cards.empty()) {
        const std::string text(nextCard(cards));
        const auto id = cardNamed(text);
        if (!id || engine::zoneOf(state, *id)) {
            continue;
        }
        const auto place = engine::placeOf(state, zone, engine::GameCard(*id));
        if (place && accepts(*id)) {
            state.cards.replace(zone, *place, engine::GameCard(*id));
            taken += (taken.empty() ? "" : ", ") + text;
        }
    }
    return taken;
}

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
        const std::string text(nextCard(cards));
        const auto id = cardNamed(text);
        if (!id) {
            return refuse(phrase("Coach", //: %1 what was typed
                                 "'%1' is no card; write A7,G5 for two of them")
                              .with(text));
        }
        const engine::GameCard card(*id);
        if (engine::holdsExactly(state, zone, card)) {
            continue;
        }
        if (engine::zoneOf(state, *id)) {
            return refuse(phrase("Coach", //: %1 a card that was typed
                                 "%1 lies elsewhere as the game stands; look at it again")
                              .with(id->toString()));
        }
        const auto place = engine::placeOf(state, zone, card);
        if (!place) {
            return refuse(
                phrase("Coach", //: %1 a card that was typed, %2 how many cards lie there
                       "there is no room for %1: %2 cards lie there, face down; name each "
                       "once, and none that lies elsewhere")
                    .with(id->toString(), std::to_string(state.cards.in(zone).size())));
        }
        state.cards.replace(zone, *place, card);
    }
    if (const auto wrong = engine::firstInconsistency(state)) {
        return refuse(wrong->toString());
    }
    game.state = state;
    return {};
}

OwnCards stillOwnCards(const engine::State& later, std::size_t seat, const OwnCards& told) {
    auto state = later;
    OwnCards still;
    const auto prep = engine::Zone::prep(seat);
    still.prep = takeThose(state, prep, told.prep, [](engine::CardId) { return true; });
    still.hand = takeThose(state, engine::Zone::hand(seat), told.hand, [&](engine::CardId id) {
        return !engine::placeOf(state, prep, engine::GameCard(id));
    });
    return still;
}

} // namespace pocketmars::session
