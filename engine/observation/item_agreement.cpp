#include "engine/observation/item_agreement.h"

#include "engine/observation/item_number.h"

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
    if (isNumber(item.kind)) {
        return same(numberAt(a, item), numberAt(b, item));
    }
    const auto& suit = item.building;
    switch (item.kind) {
    case ItemKind::Prep:
        return same(a.players[item.player].prep, b.players[item.player].prep);
    case ItemKind::Stack:
        return same(a.building(suit).stack, b.building(suit).stack);
    case ItemKind::DiscardTop:
        return same(a.discardTop, b.discardTop);
    case ItemKind::DeckTop:
        return same(a.deckTop, b.deckTop);
    default:
        break;
    }
    assert(false && "a single card");
    return false;
}

} // namespace pocketmars::engine
