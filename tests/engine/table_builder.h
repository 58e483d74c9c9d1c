#pragma once

#include "engine/format/notation.h"
#include "engine/format/state_json.h"
#include "engine/rules/game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// Small tables for tests of the rules, decisions played on them as text, and what is then offered.
namespace pocketmars::engine {

inline constexpr std::size_t kDa = 1; ///< DA's seat in solo

/// A table that holds what it is told: no other cards, colonists not named on Earth, energy 0.
/// Seats are 0 where they aren't named; buildings and stacks go by letter.
class TableBuilder {
public:
    explicit TableBuilder(Mode mode, std::size_t players) {
        m_state.mode = mode;
        m_state.phase = mode == Mode::Solo ? Phase::Architect : Phase::Turn;
        m_state.playerCount = static_cast<std::uint8_t>(players);
    }

    /// Cards as the formats write them, with spaces between them.
    TableBuilder& hand(std::string_view cards, std::size_t seat = 0) {
        return put(Zone::hand(seat), cards);
    }
    TableBuilder& prep(std::string_view cards, std::size_t seat = 0) {
        return put(Zone::prep(seat), cards);
    }
    /// The first card to draw comes first.
    TableBuilder& deck(std::string_view cards) { return put(Zone::deck(), cards); }
    /// The top card comes last.
    TableBuilder& discard(std::string_view cards) { return put(Zone::discard(), cards); }
    /// The top card comes last.
    TableBuilder& stack(char building, std::string_view cards) {
        return put(Zone::stack(suitFromLetter(building).value()), cards);
    }

    TableBuilder& ship(int colonists, std::size_t seat = 0) {
        m_state.players.at(seat).ship = static_cast<std::uint8_t>(colonists);
        return *this;
    }
    TableBuilder& oneStar(char building, int colonists, std::size_t seat = 0) {
        m_state.players.at(seat).oneStar.at(place(building)) = static_cast<std::uint8_t>(colonists);
        return *this;
    }
    TableBuilder& twoStar(char building, int colonists, std::size_t seat = 0) {
        m_state.players.at(seat).twoStar.at(place(building)) = static_cast<std::uint8_t>(colonists);
        return *this;
    }
    TableBuilder& energy(int energy, std::size_t seat = 0) {
        m_state.players.at(seat).energy = static_cast<std::uint8_t>(energy);
        return *this;
    }

    TableBuilder& phase(Phase phase) {
        m_state.phase = phase;
        return *this;
    }
    TableBuilder& round(int round) {
        m_state.round = round;
        return *this;
    }
    TableBuilder& toMove(std::size_t seat) {
        m_state.toMove = static_cast<std::uint8_t>(seat);
        return *this;
    }
    TableBuilder& readings(const Readings& readings) {
        m_state.readings = readings;
        return *this;
    }

    [[nodiscard]] State build() const {
        auto state = m_state;
        for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
            auto& player = state.players.at(seat);
            const int elsewhere = player.ship + colonistsInBuildings(player);
            assert(elsewhere <= kColonistsPerColour);
            player.earth = static_cast<std::uint8_t>(kColonistsPerColour - elsewhere);
        }
        return state;
    }

private:
    static std::size_t place(char building) { return index(suitFromLetter(building).value()); }

    TableBuilder& put(Zone zone, std::string_view cards) {
        std::istringstream words{std::string(cards)};
        for (std::string word; words >> word;) {
            m_state.cards.append(zone, GameCard::parse(word).value());
        }
        return *this;
    }

    State m_state;
};

inline TableBuilder solo() { return TableBuilder(Mode::Solo, 2); }
inline TableBuilder versus(std::size_t players) { return TableBuilder(Mode::Versus, players); }

/// All that a state says, for comparing and for a person to read when a test fails.
inline std::string text(const State& state) {
    constexpr std::array<const char*, kMaxPlayers> kColours{"red", "blue", "green", "yellow"};
    auto line = canonicalLine({state, {kColours.begin(), kColours.begin() + state.playerCount}});
    if (isSettled(state)) {
        return line;
    }
    line += " stage " + std::to_string(static_cast<int>(state.progress.stage));
    for (const auto zone : {Zone::played(), Zone::drawn()}) {
        for (const auto card : state.cards.in(zone)) {
            line += (zone == Zone::played() ? " played " : " drawn ") + card.toString();
        }
    }
    return line;
}

/// What can be decided now, as notation, sorted, with spaces between.
inline std::string offered(const State& state) {
    ActionList actions;
    legalActions(state, actions);
    std::vector<std::string> words;
    words.reserve(actions.size());
    for (const auto& action : actions) {
        words.push_back(notation(action));
    }
    std::ranges::sort(words);
    std::string all;
    for (const auto& word : words) {
        all += (all.empty() ? "" : " ") + word;
    }
    return all;
}

/// Plays decisions one after the other; fails the test at the first that is not possible.
/// @param decisions  as notation, with spaces between
inline State play(State state, std::string_view decisions) {
    std::istringstream words{std::string(decisions)};
    for (std::string word; words >> word;) {
        const auto action = actionFromNotation(word);
        if (!action || !isLegal(state, *action)) {
            ADD_FAILURE() << word << " is not possible; offered: " << offered(state);
            return state;
        }
        apply(state, *action);
    }
    return state;
}

inline State play(const TableBuilder& table, std::string_view decisions) {
    return play(table.build(), decisions);
}

} // namespace pocketmars::engine
