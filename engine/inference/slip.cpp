#include "engine/inference/slip.h"

#include "engine/effects/deck.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace pocketmars::engine {
namespace {

// People at a table err in one phase of some fifty; these are what such a mistake mostly is.
constexpr double kFailureLeftOut = 3e-3;
constexpr double kMarkerByOne = 3e-4;
constexpr double kMarkerFurther = 1e-5;
constexpr double kLaunch = 3e-4;    // one more or fewer
constexpr double kSamePlace = 2e-4; // settled, or moved up, in another building; ★ for ★★
constexpr double kElsewhere = 3e-5;

constexpr std::size_t kFailureCards = 2;
constexpr int kMostEnergy = 7;
constexpr std::size_t kBuildings = kScoringSuits.size();

bool isOneStar(Spot spot) { return spot.index() >= 2 && spot.index() < 2 + kBuildings; }
bool isTwoStar(Spot spot) { return spot.index() >= 2 + kBuildings; }

double priorOfMove(Spot a, Spot b) {
    const auto among = [a, b](auto isOne, auto isOther) {
        return (isOne(a) && isOther(b)) || (isOne(b) && isOther(a));
    };
    const auto isEarth = [](Spot spot) { return spot == Spot::earth(); };
    const auto isShip = [](Spot spot) { return spot == Spot::ship(); };
    if (among(isEarth, isShip)) {
        return kLaunch;
    }
    const bool sameBuilding = a.index() % kBuildings == b.index() % kBuildings;
    if (among(isShip, isOneStar) || (isOneStar(a) && isOneStar(b)) ||
        (among(isOneStar, isTwoStar) && sameBuilding)) {
        return kSamePlace;
    }
    return kElsewhere;
}

} // namespace

std::uint8_t& countAt(PlayerState& player, Spot spot) {
    const auto i = spot.index();
    return i == 0               ? player.earth
           : i == 1             ? player.ship
           : i < 2 + kBuildings ? player.oneStar.at(i - 2)
                                : player.twoStar.at(i - 2 - kBuildings);
}

std::uint8_t countAt(const PlayerState& player, Spot spot) {
    auto copy = player;
    return countAt(copy, spot);
}

void make(State& state, const Slip& slip) {
    auto& player = state.players.at(slip.seat);
    if (slip.kind == Slip::Kind::Energy) {
        player.energy = slip.is;
        return;
    }
    assert(slip.kind == Slip::Kind::Colonist);
    auto& from = countAt(player, Spot::at(slip.belongs));
    assert(from > 0);
    --from;
    ++countAt(player, Spot::at(slip.is));
}

State mended(State state, const Slip& slip) {
    auto& player = state.players.at(slip.seat);
    switch (slip.kind) {
    case Slip::Kind::FailureLeftOut:
        burn(state, kFailureCards);
        break;
    case Slip::Kind::Energy:
        player.energy = static_cast<std::uint8_t>(
            std::clamp(player.energy + slip.belongs - slip.is, 0, kMostEnergy));
        break;
    case Slip::Kind::Colonist:
        if (auto& is = countAt(player, Spot::at(slip.is)); is > 0) {
            --is;
            ++countAt(player, Spot::at(slip.belongs));
        }
        break;
    }
    return state;
}

bool shareAPlace(std::span<const Slip> slips) {
    const auto isAlike = [&slips](const Slip& slip) {
        return slip.kind == slips.front().kind && slip.seat == slips.front().seat;
    };
    if (slips.empty() || !std::all_of(slips.begin(), slips.end(), isAlike)) {
        return false;
    }
    if (slips.front().kind != Slip::Kind::Colonist) {
        return true;
    }
    const auto isPlaceOfAll = [&slips](std::uint8_t spot) {
        return std::all_of(slips.begin(), slips.end(), [spot](const Slip& slip) {
            return slip.is == spot || slip.belongs == spot;
        });
    };
    return isPlaceOfAll(slips.front().is) || isPlaceOfAll(slips.front().belongs);
}

double prior(const Slip& slip) {
    switch (slip.kind) {
    case Slip::Kind::FailureLeftOut:
        return kFailureLeftOut;
    case Slip::Kind::Energy:
        return std::abs(slip.is - slip.belongs) == 1 ? kMarkerByOne : kMarkerFurther;
    case Slip::Kind::Colonist:
        return priorOfMove(Spot::at(slip.belongs), Spot::at(slip.is));
    }
    return 0;
}

} // namespace pocketmars::engine
