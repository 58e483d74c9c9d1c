#include "engine/card_zones.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace pocketmars::engine {

std::span<const GameCard> CardZones::in(Zone zone) const {
    return std::span(m_cards).subspan(begin(zone), end(zone) - begin(zone));
}

void CardZones::append(Zone zone, GameCard card) {
    assert(total() < m_cards.size());
    const auto place = std::next(m_cards.begin(), static_cast<std::ptrdiff_t>(end(zone)));
    const auto last = std::next(m_cards.begin(), static_cast<std::ptrdiff_t>(total()));
    std::copy_backward(place, last, std::next(last));
    *place = card;
    for (std::size_t i = zone.index(); i < m_ends.size(); ++i) {
        ++m_ends.at(i);
    }
}

void CardZones::sortUnordered() {
    for (std::size_t player = 0; player < kMaxPlayers; ++player) {
        sort(Zone::hand(player));
        sort(Zone::prep(player));
    }
    sort(Zone::discard());
}

void CardZones::sort(Zone zone) {
    std::ranges::sort(std::span(m_cards).subspan(begin(zone), end(zone) - begin(zone)));
}

bool operator==(const CardZones& a, const CardZones& b) {
    return a.m_ends == b.m_ends &&
           std::equal(a.m_cards.begin(), std::next(a.m_cards.begin(), a.m_ends.back()),
                      b.m_cards.begin());
}

} // namespace pocketmars::engine
