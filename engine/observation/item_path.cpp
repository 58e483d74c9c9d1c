#include "engine/observation/item_path.h"

#include "engine/support/json_error.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>
#include <vector>

namespace pocketmars::engine {
namespace {

tl::unexpected<ItemError> refuse(std::string_view path, const std::string& reason) {
    return tl::unexpected(ItemError{JsonError{pathBelow("", path), reason}.toString()});
}

/// What follows `head.`; nothing if the path does not begin so.
std::optional<std::string_view> after(std::string_view path, std::string_view head) {
    if (path.size() <= head.size() || !path.starts_with(head) || path[head.size()] != '.') {
        return std::nullopt;
    }
    return path.substr(head.size() + 1);
}

std::optional<std::size_t> placeFrom(std::string_view text) {
    std::size_t place = 0;
    const auto* end = text.data() + text.size();
    const auto result = std::from_chars(text.data(), end, place);
    return result.ec == std::errc() && result.ptr == end && !text.empty() ? std::optional(place)
                                                                          : std::nullopt;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) {
        text += text.empty() ? word : ", " + word;
    }
    return text;
}

std::string hasOnly(Suit building, std::string_view items) {
    //: Why an item can't be corrected; %1 a building, %2 words that name items
    return phrase("Items", "no such item; %1 has %2").with(name(building), items);
}

/// As messages name them.
std::vector<std::string> colours(const Observation& table) {
    std::vector<std::string> names;
    for (const auto& player : table.players) {
        names.push_back(shownName(player.colour));
    }
    return names;
}

/// One card of a list that was read.
template <class T>
tl::expected<Item, ItemError> cardOf(const Reading<std::vector<T>>& list, Item item,
                                     std::string_view path, std::string_view place) {
    const auto whole = shownName(path.substr(0, path.size() - place.size() - 1));
    if (!list.isRead()) {
        return refuse(path, //: Why an item can't be corrected; %1 what it belongs to
                      phrase("Items",
                             "it is not known how many cards lie there; set %1 as a whole, "
                             "cards parted by commas")
                          .with(whole));
    }
    const auto number = placeFrom(place);
    if (!number || *number >= list.value().size()) {
        const auto count = list.value().size();
        if (count == 0) {
            //: Why an item can't be corrected
            return refuse(path, phrase("Items", "no card lies there"));
        }
        //: Why an item can't be corrected; %1 a number
        return refuse(
            path, phrase("Items", "expected a card from 0 to %1").with(std::to_string(count - 1)));
    }
    item.place = *number;
    return item;
}

tl::expected<Item, ItemError> playerItem(const Observation& table, std::size_t player,
                                         std::string_view path, std::string_view field) {
    Item item;
    item.player = player;
    if (field == "energy") {
        item.kind = ItemKind::Energy;
    } else if (field == "earth") {
        item.kind = ItemKind::Earth;
    } else if (field == "ship") {
        item.kind = ItemKind::Ship;
    } else if (field == "prep") {
        item.kind = ItemKind::Prep;
    } else if (const auto place = after(field, "prep")) {
        item.kind = ItemKind::CardInPrep;
        return cardOf(table.players[player].prep, item, path, *place);
    } else {
        return refuse(path, //: Why an item can't be corrected; %1 words that name items
                      phrase("Items", "no such item; a player has %1")
                          .with("energy, ship, earth, prep, prep.0"));
    }
    return item;
}

tl::expected<Item, ItemError> buildingItem(const Observation& table, Suit building,
                                           std::string_view path, std::string_view field) {
    Item item;
    item.building = building;
    if (field == "stack") {
        item.kind = ItemKind::Stack;
        return item;
    }
    if (const auto place = after(field, "stack")) {
        item.kind = ItemKind::CardInStack;
        return cardOf(table.building(building).stack, item, path, *place);
    }
    if (building == Suit::Habitation) {
        return refuse(path, hasOnly(building, "stack, stack.0"));
    }
    const auto oneStar = after(field, "one_star");
    const auto twoStar = after(field, "two_star");
    if (!oneStar && !twoStar && field != "one_star" && field != "two_star") {
        return refuse(path, hasOnly(building, "stack, stack.0, one_star.COLOUR, two_star.COLOUR"));
    }
    item.kind = oneStar ? ItemKind::OneStar : ItemKind::TwoStar;
    const auto found = std::ranges::find(table.players, oneStar ? *oneStar : twoStar.value_or(""),
                                         &ObservedPlayer::colour);
    if (found == table.players.end()) {
        return refuse(
            path,
            //: Why an item can't be corrected; one_star and two_star are words of a path,
            //: %1 colours
            phrase("Items", "expected a colour of this table after one_star or two_star: %1")
                .with(joined(colours(table))));
    }
    item.player = static_cast<std::size_t>(found - table.players.begin());
    return item;
}

/// The player that a path begins with, by colour or as table/1 counts them, and what follows.
struct PlayerPath {
    std::size_t player;
    std::string_view field;
};

std::vector<PlayerPath> playerPaths(const Observation& table, std::string_view path) {
    const auto counted = after(path, "players");
    std::vector<PlayerPath> paths;
    const auto add = [&](std::string_view beginning, auto nameOf) {
        for (std::size_t i = 0; i < table.players.size(); ++i) {
            if (const auto field = after(beginning, nameOf(i))) {
                paths.push_back({i, *field});
            }
        }
    };
    const auto colourOf = [&table](std::size_t i) { return table.players[i].colour; };
    add(path, colourOf); // a colour may be called `players`, too
    if (counted) {
        add(*counted, colourOf);
        add(*counted, [](std::size_t i) { return std::to_string(i); });
    }
    return paths;
}

} // namespace

tl::expected<Item, ItemError> findItem(const Observation& table, std::string_view path) {
    if (path == "discard_top" || path == "deck_top") {
        Item item;
        item.kind = path == "discard_top" ? ItemKind::DiscardTop : ItemKind::DeckTop;
        return item;
    }
    // Colours are free text, so the beginning of a path may fit several names.
    std::optional<ItemError> error;
    for (const auto& [player, field] : playerPaths(table, path)) {
        auto item = playerItem(table, player, path, field);
        if (item) {
            return item;
        }
        error = std::move(item.error());
    }
    for (const auto suit : kSuits) {
        if (const auto field = after(after(path, "buildings").value_or(path), name(suit))) {
            return buildingItem(table, suit, path, *field);
        }
    }
    if (error) {
        return tl::unexpected(*error);
    }
    auto heads = colours(table);
    for (const auto suit : kSuits) {
        heads.emplace_back(name(suit));
    }
    return refuse(path,
                  //: Why an item can't be corrected; %1 words that name items, %2 what has items
                  phrase("Items", "no such item; expected one such as %1, of %2")
                      .with("discard_top, deck_top, " +
                                (table.players.empty() ? "" : heads.front() + ".energy, ") +
                                "greenhouse.one_star.COLOUR",
                            joined(heads)));
}

std::string pathOf(const Observation& table, const Item& item) {
    const auto building = std::string(name(item.building)) + ".";
    const auto place = "." + std::to_string(item.place);
    const auto colour =
        item.player < table.players.size() ? table.players[item.player].colour : std::string();
    switch (item.kind) {
    case ItemKind::Energy:
        return colour + ".energy";
    case ItemKind::Earth:
        return colour + ".earth";
    case ItemKind::Ship:
        return colour + ".ship";
    case ItemKind::Prep:
        return colour + ".prep";
    case ItemKind::CardInPrep:
        return colour + ".prep" + place;
    case ItemKind::Stack:
        return building + "stack";
    case ItemKind::CardInStack:
        return building + "stack" + place;
    case ItemKind::OneStar:
        return building + "one_star." + colour;
    case ItemKind::TwoStar:
        return building + "two_star." + colour;
    case ItemKind::DiscardTop:
        return "discard_top";
    case ItemKind::DeckTop:
        break;
    }
    return "deck_top";
}

} // namespace pocketmars::engine
