#include "engine/observation/differing_items.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace pocketmars::engine {
namespace {

class Differences {
public:
    Differences(const Observation& expected, const Observation& seen)
        : m_expected(&expected), m_seen(&seen) {}

    void comparePlayer(std::size_t player) {
        const auto& should = m_expected->players[player];
        const auto& is = m_seen->players[player];
        compare(should.ship, is.ship, {.kind = ItemKind::Ship, .player = player});
        compare(should.earth, is.earth, {.kind = ItemKind::Earth, .player = player});
        compare(should.energy, is.energy, {.kind = ItemKind::Energy, .player = player});
        const auto expected = backs(should);
        const auto seen = backs(is);
        if (expected && seen && expected != seen) {
            m_items.push_back({.kind = ItemKind::Prep, .player = player});
        }
    }

    void compareStack(Suit suit) {
        const auto& should = m_expected->building(suit).stack;
        const auto& is = m_seen->building(suit).stack;
        if (!should.isRead() || !is.isRead()) {
            return;
        }
        const auto& a = should.value();
        const auto& b = is.value();
        if (a.size() != b.size()) {
            m_items.push_back({.kind = ItemKind::Stack, .building = suit});
            return;
        }
        for (std::size_t place = 0; place < a.size(); ++place) {
            if (a[place].isRead() && b[place].isRead() &&
                !sameStackCard(a[place].value(), b[place].value())) {
                m_items.push_back(
                    {.kind = ItemKind::CardInStack, .building = suit, .place = place});
            }
        }
    }

    void compareSpaces(Suit suit) {
        const auto& should = m_expected->building(suit);
        const auto& is = m_seen->building(suit);
        for (std::size_t player = 0; player < m_expected->players.size(); ++player) {
            const auto& colour = m_expected->players[player].colour;
            compare(colonists(should.oneStar, colour), colonists(is.oneStar, colour),
                    {.kind = ItemKind::OneStar, .player = player, .building = suit});
            compare(colonists(should.twoStar, colour), colonists(is.twoStar, colour),
                    {.kind = ItemKind::TwoStar, .player = player, .building = suit});
        }
    }

    void compareDiscard() {
        compare(m_expected->discardTop, m_seen->discardTop, {.kind = ItemKind::DiscardTop});
    }

    [[nodiscard]] std::vector<Item> items() && { return std::move(m_items); }

private:
    template <class T> void compare(const Reading<T>& should, const Reading<T>& is, Item item) {
        if (should.isRead() && is.isRead() && should.value() != is.value()) {
            m_items.push_back(item);
        }
    }

    /// In any order; nothing unless all could be read.
    static std::optional<std::vector<Suit>> backs(const ObservedPlayer& player) {
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

    const Observation* m_expected;
    const Observation* m_seen;
    std::vector<Item> m_items;
};

} // namespace

std::vector<Item> differingItems(const Observation& expected, const Observation& seen) {
    Differences all(expected, seen);
    for (std::size_t player = 0; player < std::min(expected.players.size(), seen.players.size());
         ++player) {
        all.comparePlayer(player);
    }
    for (const auto suit : kSuits) {
        all.compareStack(suit);
        if (suit != Suit::Habitation) {
            all.compareSpaces(suit);
        }
    }
    all.compareDiscard();
    return std::move(all).items();
}

} // namespace pocketmars::engine
