#include "engine/state/card_zones.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace pocketmars::engine {

std::string pathOf(Zone zone) {
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
        const auto player = "players." + std::to_string(seat);
        if (zone == Zone::hand(seat)) {
            return player + ".hand";
        }
        if (zone == Zone::prep(seat)) {
            return player + ".prep";
        }
    }
    for (const auto suit : kSuits) {
        if (zone == Zone::stack(suit)) {
            return "buildings." + std::string(name(suit)) + ".stack";
        }
    }
    if (zone == Zone::deck() || zone == Zone::discard()) {
        return zone == Zone::deck() ? "deck" : "discard";
    }
    return zone == Zone::drawn() ? "the cards just drawn" : "the cards just played";
}

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

void CardZones::move(Zone from, std::size_t place, Zone to) {
    assert(place < count(from));
    auto* const at = m_cards.data() + begin(from) + place;
    if (from.index() <= to.index()) {
        std::rotate(at, at + 1, m_cards.data() + end(to));
        for (std::size_t i = from.index(); i < to.index(); ++i) {
            --m_ends[i];
        }
    } else {
        std::rotate(m_cards.data() + end(to), at, at + 1);
        for (std::size_t i = to.index(); i < from.index(); ++i) {
            ++m_ends[i];
        }
    }
}

void CardZones::replace(Zone zone, std::size_t place, GameCard card) {
    assert(place < count(zone));
    m_cards[begin(zone) + place] = card;
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
