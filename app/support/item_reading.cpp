#include "app/support/item_reading.h"

#include "engine/format/correction.h"
#include "engine/observation/item_number.h"
#include "engine/support/overloaded.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <variant>

namespace pocketmars::app {
namespace {

std::string asText(int value) { return std::to_string(value); }
std::string asText(engine::Suit suit) { return std::string(engine::name(suit)); }
std::string asText(const engine::StackCard& card) {
    return std::visit(engine::Overloaded{[](engine::FaceDown) { return std::string("null"); },
                                         [](int value) { return std::to_string(value); },
                                         [](engine::CardId id) { return id.toString(); }},
                      card);
}
std::string asText(const std::optional<engine::CardId>& card) {
    return card ? card->toString() : std::string("null");
}
std::string asText(const std::optional<engine::Suit>& suit) {
    return suit ? asText(*suit) : std::string("null");
}

template <class T> ItemReading asItem(const engine::Reading<T>& reading) {
    if (reading.isUnseen()) {
        return {};
    }
    return {reading.isRead() ? asText(reading.value()) : std::string("?"), reading.confidence()};
}

template <class T>
ItemReading asItem(const engine::Reading<std::vector<engine::Reading<T>>>& list,
                   std::size_t place) {
    if (!list.isRead()) {
        return {list.isUnread() ? "?" : "", list.confidence()};
    }
    return place < list.value().size() ? asItem(list.value()[place]) : ItemReading{};
}

} // namespace

ItemReading readingOf(const engine::Observation& table, const engine::Item& item) {
    if (engine::isNumber(item.kind)) {
        return asItem(engine::numberAt(table, item));
    }
    switch (item.kind) {
    case engine::ItemKind::CardInStack:
        return asItem(table.building(item.building).stack, item.place);
    case engine::ItemKind::CardInPrep:
        return asItem(table.players[item.player].prep, item.place);
    case engine::ItemKind::DiscardTop:
        return asItem(table.discardTop);
    case engine::ItemKind::DeckTop:
        return asItem(table.deckTop);
    default:
        break;
    }
    assert(false);
    return {};
}

std::vector<std::string> likelyChoices(const engine::Observation& table, const engine::Item& item,
                                       const std::vector<std::string>& asked) {
    auto all = engine::choices(table, item);
    // "Can't tell" is no correction.
    all.erase(std::remove(all.begin(), all.end(), "?"), all.end());
    if (engine::isNumber(item.kind)) {
        return all;
    }
    std::vector<std::string> ordered;
    const auto add = [&](const std::string& value) {
        if (std::find(all.begin(), all.end(), value) != all.end() &&
            std::find(ordered.begin(), ordered.end(), value) == ordered.end()) {
            ordered.push_back(value);
        }
    };
    std::for_each(asked.begin(), asked.end(), add);
    add(readingOf(table, item).value);
    std::for_each(all.begin(), all.end(), add);
    return ordered;
}

} // namespace pocketmars::app
