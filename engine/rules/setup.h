#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <cstdint>

/// Dealing and preparing (rulings, Solo game and Draft variant).
namespace pocketmars::engine {

/// What the players agree on before a game.
struct GameOptions {
    Mode mode = Mode::Solo;
    Edition edition = Edition::English;
    Level level = Level::Android; ///< solo only
    std::uint8_t players = 2;     ///< 2 in solo: the human and DA; 2..4 in versus
    bool draft = false;           ///< versus only
    Readings readings{};

    friend bool operator==(const GameOptions&, const GameOptions&) = default;
};

/// Colonists and energy as a game begins, without any card.
[[nodiscard]] State emptyTable(const GameOptions& options);

/// A table that was dealt: the first decisions are the players' prep modules, or their draft.
/// @param seed  of the deck's order; the same on every machine
[[nodiscard]] State newGame(const GameOptions& options, std::uint32_t seed);

void addSetupChoices(const State& state, ActionList& actions);

void chooseInSetup(State& state, const Action& action);

} // namespace pocketmars::engine
