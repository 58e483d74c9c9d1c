#include "engine/format/correction.h"

#include "engine/format/table_fields.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace pocketmars::engine {
namespace {

JsonValue valueFrom(std::string_view text) {
    if (text == "null") {
        return {};
    }
    int number = 0;
    const auto* end = text.data() + text.size();
    const auto result = std::from_chars(text.data(), end, number);
    if (!text.empty() && result.ec == std::errc() && result.ptr == end) {
        return JsonValue(number);
    }
    return JsonValue(text);
}

std::string_view trimmed(std::string_view text) {
    const auto begin = std::min(text.find_first_not_of(' '), text.size());
    const auto end = text.find_last_not_of(' ') + 1;
    return text.substr(begin, end > begin ? end - begin : 0);
}

/// `5,null,?` as the list that a file would hold; `?` alone is a list that could not be read.
JsonValue listFromText(std::string_view text) {
    if (text == kUnread) {
        return JsonValue(kUnread);
    }
    JsonArray list;
    while (!text.empty()) {
        const auto comma = text.find(',');
        list.push_back(valueFrom(trimmed(text.substr(0, comma))));
        text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);
    }
    return JsonValue(std::move(list));
}

/// What a person says is certain; that they can't tell either is no statement.
template <class T> Reading<T> said(T value) { return Reading<T>(std::move(value), 1.0); }

template <class Read> auto saidFrom(const JsonCursor& value, Read read) {
    using Result = Reading<decltype(read(value))>;
    return value.isText(kUnread) ? Result::unread() : said(read(value));
}

template <class Read> auto saidListFrom(const JsonCursor& value, Read read) {
    using List = std::vector<decltype(saidFrom(value, read))>;
    if (value.isText(kUnread)) {
        return Reading<List>::unread();
    }
    List list;
    for (const auto& element : value.elements()) {
        list.push_back(saidFrom(element, read));
    }
    return said(std::move(list));
}

auto cardReader(Suit building) {
    return building == Suit::Habitation ? habitationCardFrom : stripFrom;
}

void setColonists(Reading<ColonistCounts>& space, const Observation& table, std::size_t player,
                  Reading<int> count) {
    if (!space.isRead()) {
        // An absent colour would be 0, which nobody said.
        ColonistCounts counts;
        for (const auto& each : table.players) {
            counts.emplace(each.colour, Reading<int>::unread());
        }
        space = Reading<ColonistCounts>(std::move(counts));
    }
    space.value()[table.players[player].colour] = count;
}

/// Sets the item of a table that may be left half changed by a refusal, which `value` notes.
void apply(Observation& table, const Item& item, const JsonCursor& value) {
    auto& building = table.building(item.building);
    const auto twoStarFrom = [&table](const JsonCursor& count) {
        return count.integer(0, twoStarCapacity(static_cast<int>(table.players.size())));
    };
    switch (item.kind) {
    case ItemKind::Energy:
        table.players[item.player].energy = saidFrom(value, energyFrom);
        break;
    case ItemKind::Earth:
        table.players[item.player].earth = saidFrom(value, colonistsFrom);
        break;
    case ItemKind::Ship:
        table.players[item.player].ship = saidFrom(value, colonistsFrom);
        break;
    case ItemKind::Prep:
        table.players[item.player].prep = saidListFrom(value, suitFrom);
        break;
    case ItemKind::CardInPrep:
        table.players[item.player].prep.value()[item.place] = saidFrom(value, suitFrom);
        break;
    case ItemKind::Stack:
        building.stack = saidListFrom(value, cardReader(item.building));
        break;
    case ItemKind::CardInStack:
        building.stack.value()[item.place] = saidFrom(value, cardReader(item.building));
        break;
    case ItemKind::OneStar:
        setColonists(building.oneStar, table, item.player, saidFrom(value, colonistsFrom));
        break;
    case ItemKind::TwoStar:
        setColonists(building.twoStar, table, item.player, saidFrom(value, twoStarFrom));
        break;
    case ItemKind::DiscardTop:
        table.discardTop = saidFrom(value, discardTopFrom);
        break;
    case ItemKind::DeckTop:
        table.deckTop = saidFrom(value, deckTopFrom);
        break;
    }
}

} // namespace

std::vector<std::string> choices(const Observation& table, const Item& item) {
    std::vector<std::string> texts;
    const auto addNumbers = [&texts](int from, int to) {
        for (int i = from; i <= to; ++i) {
            texts.push_back(std::to_string(i));
        }
    };
    const auto addCards = [&texts](int from, int to) {
        for (int i = from; i <= to; ++i) {
            texts.push_back(CardId(i).toString());
        }
    };
    const auto addSuits = [&texts] {
        for (const auto suit : kSuits) {
            texts.emplace_back(name(suit));
        }
    };
    switch (item.kind) {
    case ItemKind::Prep:
    case ItemKind::Stack:
        return {};
    case ItemKind::Energy:
        addNumbers(0, kMaxEnergy);
        break;
    case ItemKind::Earth:
    case ItemKind::Ship:
    case ItemKind::OneStar:
        addNumbers(0, kColonistsPerColour);
        break;
    case ItemKind::TwoStar:
        addNumbers(0, twoStarCapacity(static_cast<int>(table.players.size())));
        break;
    case ItemKind::CardInStack:
        if (item.building == Suit::Habitation) {
            addNumbers(0, 0);
            addCards(CardId(Suit::Habitation, 0).index(), kCardCount - 1);
        } else {
            addNumbers(1, 7);
        }
        texts.emplace_back("null");
        break;
    case ItemKind::CardInPrep:
        addSuits();
        break;
    case ItemKind::DiscardTop:
        addCards(0, kCardCount - 1);
        texts.emplace_back("null");
        break;
    case ItemKind::DeckTop:
        addSuits();
        texts.emplace_back("null");
        break;
    }
    texts.emplace_back(kUnread);
    return texts;
}

tl::expected<void, ItemError> setItem(Observation& table, std::string_view path,
                                      std::string_view value) {
    const auto item = findItem(table, path);
    if (!item) {
        return tl::unexpected(item.error());
    }
    const bool list = item->kind == ItemKind::Prep || item->kind == ItemKind::Stack;
    const auto tree = list ? listFromText(trimmed(value)) : valueFrom(trimmed(value));
    std::optional<JsonError> error;
    auto changed = table;
    apply(changed, *item, JsonCursor(tree, error, pathBelow("", path)));
    if (error) {
        return tl::unexpected(ItemError{error->toString()});
    }
    table = std::move(changed);
    return {};
}

} // namespace pocketmars::engine
