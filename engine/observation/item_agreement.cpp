#include "engine/observation/item_agreement.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

namespace pocketmars::engine {
namespace {

template <class T> bool same(const Reading<T>& a, const Reading<T>& b) {
    return a.isRead() && b.isRead() && a.value() == b.value();
}

bool same(const Reading<std::vector<Reading<StackCard>>>& a,
          const Reading<std::vector<Reading<StackCard>>>& b) {
    if (!a.isRead() || !b.isRead()) {
        return false;
    }
    return std::equal(a.value().begin(), a.value().end(), b.value().begin(), b.value().end(),
                      [](const Reading<StackCard>& x, const Reading<StackCard>& y) {
                          return !x.isRead() || !y.isRead() || sameStackCard(x.value(), y.value());
                      });
}

/// The backs of a prep module: how many of each suit, and how many that could not be told.
struct Backs {
    explicit Backs(const std::vector<Reading<Suit>>& backs) {
        for (const auto& back : backs) {
            ++(back.isRead() ? ofSuit[index(back.value())] : untold);
        }
    }
    std::array<int, kSuitCount> ofSuit{};
    int untold = 0;
};

bool same(const Reading<std::vector<Reading<Suit>>>& a,
          const Reading<std::vector<Reading<Suit>>>& b) {
    if (!a.isRead() || !b.isRead() || a.value().size() != b.value().size()) {
        return false;
    }
    const Backs first(a.value());
    const Backs second(b.value());
    int onlyFirst = 0;
    int onlySecond = 0;
    for (std::size_t suit = 0; suit < kSuitCount; ++suit) {
        onlyFirst += std::max(0, first.ofSuit[suit] - second.ofSuit[suit]);
        onlySecond += std::max(0, second.ofSuit[suit] - first.ofSuit[suit]);
    }
    return onlyFirst <= second.untold && onlySecond <= first.untold;
}

} // namespace

bool sameAt(const Item& item, const Observation& a, const Observation& b) {
    const auto& suit = item.building;
    const auto colour = [&] { return a.players[item.player].colour; };
    switch (item.kind) {
    case ItemKind::Energy:
        return same(a.players[item.player].energy, b.players[item.player].energy);
    case ItemKind::Earth:
        return same(a.players[item.player].earth, b.players[item.player].earth);
    case ItemKind::Ship:
        return same(a.players[item.player].ship, b.players[item.player].ship);
    case ItemKind::Prep:
        return same(a.players[item.player].prep, b.players[item.player].prep);
    case ItemKind::Stack:
        return same(a.building(suit).stack, b.building(suit).stack);
    case ItemKind::OneStar:
        return same(colonists(a.building(suit).oneStar, colour()),
                    colonists(b.building(suit).oneStar, colour()));
    case ItemKind::TwoStar:
        return same(colonists(a.building(suit).twoStar, colour()),
                    colonists(b.building(suit).twoStar, colour()));
    case ItemKind::DiscardTop:
        return same(a.discardTop, b.discardTop);
    case ItemKind::DeckTop:
        return same(a.deckTop, b.deckTop);
    case ItemKind::CardInPrep:
    case ItemKind::CardInStack:
        break;
    }
    assert(false && "a single card");
    return false;
}

} // namespace pocketmars::engine
