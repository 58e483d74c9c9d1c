#include "app/session/inferred_cards.h"

#include <algorithm>
#include <cstddef>

namespace pocketmars::session {
namespace {

using engine::GameCard;
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
        const auto& colour = after.colours[seat];
        for (const auto card : news(before.state, after.state, Zone::hand(seat))) {
            const auto id = card.id();
            out.push_back(
                colour + " holds " +
                (id ? id->toString() : "a card of " + std::string(engine::name(*card.suit()))));
        }
        for (const auto card : news(before.state, after.state, Zone::prep(seat))) {
            if (const auto id = card.id()) {
                out.push_back(id->toString() + " lies in " + colour + "'s prep module");
            }
        }
    }
    return out;
}

} // namespace pocketmars::session
