#include "engine/observation/table_check.h"

#include "engine/observation/complaints.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace pocketmars::engine {
namespace {

using Complaint = std::optional<JsonError>;

std::string playerPath(std::size_t player) { return "players." + std::to_string(player); }

std::string buildingPath(Suit suit) { return "buildings." + std::string(name(suit)); }

Complaint checkPlayers(const Observation& table) {
    const auto count = table.players.size();
    const bool solo = table.mode == Mode::Solo;
    if (solo ? count != 2 : count < 2 || count > kMaxPlayers) {
        return JsonError{"players", wrongPlayerCount(table.mode, count)};
    }
    for (std::size_t i = 0; i < count; ++i) {
        const auto expected = solo && i == 1 ? Role::Da : Role::Human;
        if (table.players[i].role != expected) {
            return JsonError{
                playerPath(i) + ".role", //: What is wrong with a file; %1 a word, %2 solo or versus
                phrase("Json", "expected \"%1\" here in %2")
                    .with(name(expected), name(table.mode))};
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (table.players[j].colour == table.players[i].colour) {
                return JsonError{
                    playerPath(i) +
                        ".colour", //: What is wrong with a file; %1 a colour, %2 a player
                    phrase("Json", "\"%1\" is taken by %2")
                        .with(shownName(table.players[i].colour), playerPath(j))};
            }
        }
    }
    return std::nullopt;
}

bool plays(const Observation& table, const std::string& colour) {
    return std::ranges::find(table.players, colour, &ObservedPlayer::colour) != table.players.end();
}

Complaint checkColours(const Observation& table) {
    for (const auto suit : kScoringSuits) {
        const auto& building = table.building(suit);
        for (const auto* space : {&building.oneStar, &building.twoStar}) {
            if (!space->isRead()) {
                continue;
            }
            const bool oneStar = space == &building.oneStar;
            for (const auto& [colour, count] : space->value()) {
                if (!plays(table, colour) && count.valueOr(1) != 0) {
                    const auto path = buildingPath(suit) + (oneStar ? ".one_star" : ".two_star");
                    return JsonError{pathBelow(path, colour), //: What is wrong with a file
                                     phrase("Json", "nobody plays this colour")};
                }
            }
        }
    }
    return std::nullopt;
}

Complaint checkTwoStar(const Observation& table) {
    const auto capacity = twoStarCapacity(static_cast<int>(table.players.size()));
    for (const auto suit : kScoringSuits) {
        const auto& space = table.building(suit).twoStar;
        int total = 0;
        bool claimed = true;
        for (const auto& player : table.players) {
            const auto count = colonists(space, player.colour);
            total += count.valueOr(0);
            claimed = claimed && !count.confidence();
        }
        if (claimed && total > capacity) {
            return JsonError{buildingPath(suit) + ".two_star",
                             tooManyOnTwoStar(capacity, table.players.size(), total)};
        }
    }
    return std::nullopt;
}

Complaint checkColonists(const Observation& table) {
    for (std::size_t i = 0; i < table.players.size(); ++i) {
        const auto& player = table.players[i];
        bool allRead = true;
        bool claimed = true;
        const auto counted = [&](const Reading<int>& count) {
            allRead = allRead && count.isRead();
            claimed = claimed && !count.confidence();
            return count.valueOr(0);
        };
        const int earth = counted(player.earth);
        const int ship = counted(player.ship);
        int inBuildings = 0;
        for (const auto suit : kScoringSuits) {
            inBuildings += counted(colonists(table.building(suit).oneStar, player.colour)) +
                           counted(colonists(table.building(suit).twoStar, player.colour));
        }
        const int total = earth + ship + inBuildings;
        if (claimed && (total > kColonistsPerColour || (allRead && total < kColonistsPerColour))) {
            return JsonError{
                playerPath(i), //: What is wrong with a file; %1, %3 to %5 numbers, %2 a colour
                phrase("Json", "%1 %2 colonists in all (earth %3, ship %4, in buildings %5), "
                               "expected 7 of a colour")
                    .with(total, shownName(player.colour), earth, ship, inBuildings)};
        }
    }
    return std::nullopt;
}

/// The card that a stack claims to show face up at some place; nothing where it can't be told.
std::optional<CardId> cardIn(Suit suit, const Reading<StackCard>& card) {
    if (!card.isRead() || card.confidence()) {
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
        return JsonError{path, liesThereAlready(card.toString(), first->second)};
    };
    for (const auto suit : kSuits) {
        const auto& stack = table.building(suit).stack;
        if (!stack.isRead() || stack.confidence()) {
            continue;
        }
        const auto path = buildingPath(suit) + ".stack";
        const auto count = stack.value().size();
        if (count > kCardsPerSuit) {
            return JsonError{
                path, //: What is wrong with a file; %1 a number
                phrase("Json", "expected at most 7 cards, found %1").with(std::to_string(count))};
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (const auto card = cardIn(suit, stack.value()[i])) {
                if (auto twice = meet(*card, path + "." + std::to_string(i))) {
                    return twice;
                }
            }
        }
    }
    const auto& discard = table.discardTop;
    if (discard.isRead() && discard.value() && !discard.confidence()) {
        return meet(*discard.value(), "discard_top");
    }
    return std::nullopt;
}

template <class T> bool states(const Reading<T>& item) { return item.confidence().has_value(); }

template <class T> bool states(const Reading<std::vector<Reading<T>>>& list) {
    return list.confidence() ||
           (list.isRead() &&
            std::ranges::any_of(list.value(), [](const auto& item) { return states(item); }));
}

bool states(const Reading<ColonistCounts>& space) {
    return space.confidence() ||
           (space.isRead() && std::ranges::any_of(space.value(), [](const auto& colour) {
                return states(colour.second);
            }));
}

} // namespace

std::optional<JsonError> firstImpossibility(const Observation& table) {
    for (const auto check : {checkPlayers, checkColours}) {
        if (auto wrong = check(table)) {
            return wrong;
        }
    }
    return std::nullopt;
}

std::optional<JsonError> firstContradiction(const Observation& table) {
    for (const auto check : {firstImpossibility, checkTwoStar, checkColonists, checkCards}) {
        if (auto wrong = check(table)) {
            return wrong;
        }
    }
    return std::nullopt;
}

bool statesConfidence(const Observation& table) {
    return states(table.discardTop) || states(table.deckTop) ||
           std::ranges::any_of(table.players,
                               [](const auto& player) {
                                   return states(player.energy) || states(player.earth) ||
                                          states(player.ship) || states(player.prep);
                               }) ||
           std::ranges::any_of(table.buildings, [](const auto& building) {
               return states(building.stack) || states(building.oneStar) ||
                      states(building.twoStar);
           });
}

} // namespace pocketmars::engine
