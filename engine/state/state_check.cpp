#include "engine/state/state_check.h"

#include "engine/observation/complaints.h"
#include "engine/support/phrase.h"

#include <string>
#include <utility>
#include <vector>

namespace pocketmars::engine {
namespace {

using Complaint = std::optional<JsonError>;

std::string playerPath(std::size_t seat) { return "players." + std::to_string(seat); }

std::string buildingPath(Suit suit) { return "buildings." + std::string(name(suit)); }

Complaint checkPlayers(const State& state) {
    const bool solo = state.mode == Mode::Solo;
    if (solo ? state.playerCount != 2 : state.playerCount < 2 || state.playerCount > kMaxPlayers) {
        return JsonError{"players", wrongPlayerCount(state.mode, state.playerCount)};
    }
    if (state.toMove >= state.playerCount) {
        return JsonError{"to_move", expectedButFound(numberFromTo(0, state.playerCount - 1),
                                                     std::to_string(state.toMove))};
    }
    return std::nullopt;
}

Complaint checkPhase(const State& state) {
    const bool fits =
        state.phase == Phase::Over || (state.phase == Phase::Turn) == (state.mode == Mode::Versus);
    if (!fits) {
        return JsonError{"phase", //: What is wrong with a file; %1, %3 words of a game's phases, %2
                                  //: solo or versus
                         phrase("Json", "expected %1 or \"over\" in %2, found \"%3\"")
                             .with(state.mode == Mode::Solo ? R"("architect", "failure", "android")"
                                                            : R"("turn")",
                                   name(state.mode), name(state.phase))};
    }
    return std::nullopt;
}

Complaint checkColonists(const State& state) {
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        const auto& player = state.players.at(seat);
        if (player.energy > kMaxEnergy) {
            return JsonError{
                playerPath(seat) + ".energy",
                expectedButFound(numberFromTo(0, kMaxEnergy), std::to_string(player.energy))};
        }
        const int inBuildings = colonistsInBuildings(player);
        const int total = player.earth + player.ship + inBuildings;
        if (total != kColonistsPerColour) {
            return JsonError{
                playerPath(seat), //: What is wrong with a file; %1 to %4 numbers
                phrase("Json", "%1 colonists in all (earth %2, ship %3, in buildings %4), expected "
                               "7 of a colour")
                    .with(total, int{player.earth}, int{player.ship}, inBuildings)};
        }
    }
    return std::nullopt;
}

Complaint checkTwoStar(const State& state) {
    const int capacity = twoStarCapacity(state.playerCount);
    for (std::size_t i = 0; i < kScoringSuits.size(); ++i) {
        const int count = colonistsOnTwoStar(state, i);
        if (count > capacity) {
            return JsonError{buildingPath(kScoringSuits.at(i)) + ".two_star",
                             tooManyOnTwoStar(capacity, state.playerCount, count)};
        }
    }
    return std::nullopt;
}

Complaint checkStacks(const State& state) {
    for (const auto suit : kSuits) {
        const auto stack = state.cards.in(Zone::stack(suit));
        for (std::size_t i = 0; i < stack.size(); ++i) {
            if (stack[i].suit().value_or(suit) != suit) {
                return JsonError{
                    pathOf(Zone::stack(suit)) + "." + std::to_string(i),
                    //: What is wrong with a file; %1 a card, as in G5, %2 a building
                    phrase("Json", "%1 is no card of %2").with(stack[i].toString(), name(suit))};
            }
        }
    }
    return std::nullopt;
}

struct CheckedZone {
    Zone zone;
    std::optional<Suit> stackOf;
};

/// In the order of the format.
std::vector<CheckedZone> zonesOf(const State& state) {
    std::vector<CheckedZone> zones;
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        zones.push_back({Zone::hand(seat), std::nullopt});
        zones.push_back({Zone::prep(seat), std::nullopt});
    }
    for (const auto suit : kSuits) {
        zones.push_back({Zone::stack(suit), suit});
    }
    zones.push_back({Zone::deck(), std::nullopt});
    zones.push_back({Zone::discard(), std::nullopt});
    return zones;
}

Complaint checkCards(const State& state) {
    std::array<std::string, kCardCount> places;
    std::array<int, kSuitCount> ofSuit{};
    for (const auto& [zone, stackOf] : zonesOf(state)) {
        const auto cards = state.cards.in(zone);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            auto path = pathOf(zone) + "." + std::to_string(i);
            const auto suit = cards[i].suit() ? cards[i].suit() : stackOf;
            if (suit && ++ofSuit.at(index(*suit)) > kCardsPerSuit) {
                return JsonError{std::move(path), //: What is wrong with a file; %1 a building
                                 phrase("Json", "more than 7 cards of %1").with(name(*suit))};
            }
            const auto id = cards[i].id();
            if (!id) {
                continue;
            }
            auto& first = places.at(static_cast<std::size_t>(id->index()));
            if (!first.empty()) {
                return JsonError{std::move(path), liesThereAlready(id->toString(), first)};
            }
            first = std::move(path);
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<JsonError> firstInconsistency(const State& state) {
    for (const auto check :
         {checkPlayers, checkPhase, checkColonists, checkTwoStar, checkStacks, checkCards}) {
        if (auto wrong = check(state)) {
            return wrong;
        }
    }
    return std::nullopt;
}

} // namespace pocketmars::engine
