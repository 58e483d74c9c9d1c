#include "engine/table_check.h"

#include "engine/item_path.h"

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <utility>

namespace pocketmars::engine {
namespace {

using Complaint = std::optional<JsonError>;

std::string playerPath(std::size_t player) { return "players." + std::to_string(player); }

std::string buildingPath(Suit suit) { return "buildings." + std::string(name(suit)); }

Complaint checkPlayers(const Observation& table) {
    const auto count = table.players.size();
    const bool solo = table.mode == Mode::Solo;
    if (solo ? count != 2 : count < 2 || count > kMaxPlayers) {
        return JsonError{"players", std::string(solo ? "expected the human and DA in solo"
                                                     : "expected 2 to 4 players in versus") +
                                        ", found " + std::to_string(count)};
    }
    for (std::size_t i = 0; i < count; ++i) {
        const auto expected = solo && i == 1 ? Role::Da : Role::Human;
        if (table.players[i].role != expected) {
            return JsonError{playerPath(i) + ".role", "expected \"" + std::string(name(expected)) +
                                                          "\" here in " +
                                                          std::string(name(table.mode))};
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (table.players[j].colour == table.players[i].colour) {
                return JsonError{playerPath(i) + ".colour", "\"" + table.players[i].colour +
                                                                "\" is taken by " + playerPath(j)};
            }
        }
    }
    return std::nullopt;
}

bool plays(const Observation& table, const std::string& colour) {
    for (const auto& player : table.players) {
        if (player.colour == colour) {
            return true;
        }
    }
    return false;
}

/// @param path      of the space
/// @param capacity  colonists that it holds
Complaint checkSpace(const Observation& table, const Reading<ColonistCounts>& space,
                     const std::string& path, int capacity) {
    if (!space.isRead()) {
        return std::nullopt;
    }
    int total = 0;
    for (const auto& [colour, count] : space.value()) {
        if (!plays(table, colour) && count != Reading<int>(0, count.confidence())) {
            return JsonError{pathBelow(path, colour), "nobody plays this colour"};
        }
        total += count.valueOr(0);
    }
    if (total > capacity) {
        return JsonError{path, "expected at most " + std::to_string(capacity) + " colonists with " +
                                   std::to_string(table.players.size()) + " players, found " +
                                   std::to_string(total)};
    }
    return std::nullopt;
}

Complaint checkSpaces(const Observation& table) {
    const auto twoStar = twoStarCapacity(static_cast<int>(table.players.size()));
    const auto oneStar = kColonistsPerColour * kMaxPlayers;
    for (const auto suit : kScoringSuits) {
        const auto& building = table.building(suit);
        const auto path = buildingPath(suit);
        if (auto wrong = checkSpace(table, building.oneStar, path + ".one_star", oneStar)) {
            return wrong;
        }
        if (auto wrong = checkSpace(table, building.twoStar, path + ".two_star", twoStar)) {
            return wrong;
        }
    }
    return std::nullopt;
}

Complaint checkColonists(const Observation& table) {
    for (std::size_t i = 0; i < table.players.size(); ++i) {
        const auto& player = table.players[i];
        bool allRead = player.earth.isRead() && player.ship.isRead();
        int inBuildings = 0;
        for (const auto suit : kScoringSuits) {
            for (const auto* space :
                 {&table.building(suit).oneStar, &table.building(suit).twoStar}) {
                const auto count = colonists(*space, player.colour);
                allRead = allRead && count.isRead();
                inBuildings += count.valueOr(0);
            }
        }
        const int earth = player.earth.valueOr(0);
        const int ship = player.ship.valueOr(0);
        const int total = earth + ship + inBuildings;
        if (total > kColonistsPerColour || (allRead && total < kColonistsPerColour)) {
            return JsonError{playerPath(i),
                             std::to_string(total) + " " + player.colour +
                                 " colonists in all (earth " + std::to_string(earth) + ", ship " +
                                 std::to_string(ship) + ", in buildings " +
                                 std::to_string(inBuildings) + "), expected 7 of a colour"};
        }
    }
    return std::nullopt;
}

/// The card that a stack shows face up at some place; nothing where it can't be told.
std::optional<CardId> cardIn(Suit suit, const Reading<StackCard>& card) {
    if (!card.isRead()) {
        return std::nullopt;
    }
    if (const auto* id = std::get_if<CardId>(&card.value())) {
        return *id;
    }
    const auto* value = std::get_if<int>(&card.value());
    return value != nullptr && suit != Suit::Habitation ? std::optional(CardId(suit, *value - 1))
                                                        : std::nullopt;
}

Complaint checkCards(const Observation& table) {
    std::map<CardId, std::string> places;
    const auto meet = [&places](CardId card, const std::string& path) -> Complaint {
        const auto [first, fresh] = places.emplace(card, path);
        if (fresh) {
            return std::nullopt;
        }
        return JsonError{path, card.toString() + " lies in " + first->second + " already"};
    };
    for (const auto suit : kSuits) {
        const auto& stack = table.building(suit).stack;
        const auto path = buildingPath(suit) + ".stack";
        const auto count = stack.isRead() ? stack.value().size() : 0;
        if (count > kCardsPerSuit) {
            return JsonError{path, "expected at most 7 cards, found " + std::to_string(count)};
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (const auto card = cardIn(suit, stack.value()[i])) {
                if (auto twice = meet(*card, path + "." + std::to_string(i))) {
                    return twice;
                }
            }
        }
    }
    if (table.discardTop.isRead() && table.discardTop.value()) {
        return meet(*table.discardTop.value(), "discard_top");
    }
    return std::nullopt;
}

} // namespace

std::optional<JsonError> firstContradiction(const Observation& table) {
    for (const auto check : {checkPlayers, checkSpaces, checkColonists, checkCards}) {
        if (auto wrong = check(table)) {
            return wrong;
        }
    }
    return std::nullopt;
}

} // namespace pocketmars::engine
