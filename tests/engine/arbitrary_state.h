#pragma once

#include "engine/state/state.h"
#include "tests/engine/arbitrary_observation.h"

#include <rapidcheck.h>

#include <string>
#include <utility>
#include <vector>

/// Random consistent states for property tests: any mode, any spread of cards and colonists, with
/// unknown cards and cards out of play.
namespace pocketmars::engine::arbitrary {

inline Readings readings() {
    Readings r;
    if (coin()) {
        r.heldFor5.at(static_cast<std::size_t>(between(0, 3))) = suit();
        r.heldFor7.at(static_cast<std::size_t>(between(0, 3))) = suit();
        r.discardedForC3 = coin() ? std::optional(suit()) : std::nullopt;
        r.discardedForA3 = coin() ? std::optional(suit()) : std::nullopt;
        r.c4Bottom = coin() ? C4Bottom::Colonists : C4Bottom::Cards;
        r.polishTie = coin() ? PolishTie::TwoStar : PolishTie::OneStar;
    }
    return r;
}

inline void placeColonists(State& state) {
    std::array<int, 4> room{};
    room.fill(twoStarCapacity(state.playerCount));
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        auto& player = state.players.at(seat);
        for (int i = 0; i < kColonistsPerColour; ++i) {
            const auto building = static_cast<std::size_t>(between(0, 3));
            switch (between(0, 3)) {
            case 0:
                ++player.earth;
                break;
            case 1:
                ++player.oneStar.at(building);
                break;
            case 2:
                if (room.at(building) > 0) {
                    --room.at(building);
                    ++player.twoStar.at(building);
                    break;
                }
                [[fallthrough]];
            default:
                ++player.ship;
                break;
            }
        }
    }
}

inline GameCard asKnown(CardId id) {
    switch (between(0, 5)) {
    case 0:
        return GameCard();
    case 1:
        return GameCard(id.suit());
    default:
        return GameCard(id);
    }
}

inline void placeCards(State& state) {
    std::vector<int> order;
    for (int i = 0; i < kCardCount; ++i) {
        order.insert(order.begin() + between(0, i), i);
    }
    for (const int i : order) {
        const CardId id(i);
        const auto card = asKnown(id);
        const auto seat = static_cast<std::size_t>(between(0, state.playerCount - 1));
        switch (between(0, 6)) {
        case 0:
            state.cards.append(Zone::hand(seat), card);
            break;
        case 1:
            state.cards.append(Zone::prep(seat), card);
            break;
        case 2:
            state.cards.append(Zone::discard(), card);
            break;
        case 3:
            state.cards.append(Zone::stack(id.suit()), coin() ? card.faceDown() : card);
            break;
        case 4:
            break; // out of play
        default:
            state.cards.append(Zone::deck(), card);
            break;
        }
    }
}

inline NamedState namedState() {
    NamedState game;
    auto& state = game.state;
    state.mode = coin() ? Mode::Solo : Mode::Versus;
    state.edition = coin() ? Edition::English : Edition::Polish;
    const bool solo = state.mode == Mode::Solo;
    state.level = solo ? static_cast<Level>(between(0, 2)) : Level::Android;
    state.phase = solo ? static_cast<Phase>(between(0, 2)) : Phase::Turn;
    if (between(0, 9) == 0) {
        state.phase = Phase::Over;
    }
    state.playerCount = static_cast<std::uint8_t>(solo ? 2 : between(2, kMaxPlayers));
    state.toMove = static_cast<std::uint8_t>(between(0, state.playerCount - 1));
    state.round = between(1, 100);
    state.readings = readings();
    std::vector<std::string> colours{"red", "dark blue", "żółty", "\"\\\t"};
    colours.resize(state.playerCount);
    game.colours = std::move(colours);
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        state.players.at(seat).energy = static_cast<std::uint8_t>(between(0, kMaxEnergy));
    }
    placeColonists(state);
    placeCards(state);
    return game;
}

} // namespace pocketmars::engine::arbitrary
