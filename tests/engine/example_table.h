#pragma once

#include "engine/observation/observation.h"

/// A table to start from: everything was read, seven of each colour, nothing doubtful.
namespace pocketmars::engine {

inline ObservedPlayer examplePlayer(Role role, const char* colour, int earth, int ship) {
    ObservedPlayer player;
    player.role = role;
    player.colour = colour;
    player.energy = Reading<int>(3);
    player.earth = Reading<int>(earth);
    player.ship = Reading<int>(ship);
    player.prep =
        Reading<std::vector<Reading<Suit>>>({Reading(Suit::Aqualab), Reading(Suit::Habitation)});
    return player;
}

/// Solo: red on Earth 3, ship 1, greenhouse ★ 2 and ★★ 1; blue on Earth 2, ship 4, aqualab ★ 1.
inline Observation exampleTable() {
    Observation table;
    table.players = {examplePlayer(Role::Human, "red", 3, 1),
                     examplePlayer(Role::Da, "blue", 2, 4)};
    for (auto& building : table.buildings) {
        building.stack =
            Reading<std::vector<Reading<StackCard>>>(std::vector<Reading<StackCard>>());
    }
    for (const auto suit : kScoringSuits) {
        table.building(suit).oneStar = Reading<ColonistCounts>(ColonistCounts());
        table.building(suit).twoStar = Reading<ColonistCounts>(ColonistCounts());
    }
    auto& greenhouse = table.building(Suit::Greenhouse);
    greenhouse.oneStar.value()["red"] = Reading<int>(2);
    greenhouse.twoStar.value()["red"] = Reading<int>(1);
    greenhouse.stack.value() = {Reading<StackCard>(5), Reading<StackCard>(FaceDown{})};
    table.building(Suit::Aqualab).oneStar.value()["blue"] = Reading<int>(1);
    table.building(Suit::Habitation).stack.value() = {Reading<StackCard>(0)};
    table.discardTop = Reading<std::optional<CardId>>(CardId::parse("C7"));
    table.deckTop = Reading<std::optional<Suit>>(Suit::Greenhouse);
    return table;
}

} // namespace pocketmars::engine
