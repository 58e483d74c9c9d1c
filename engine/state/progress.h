#pragma once

#include "engine/box/suit.h"

#include <cstdint>

namespace pocketmars::engine {

/// How far a phase has come: what is decided or done next.
enum class Stage : std::uint8_t {
    Begin,     ///< nothing has happened yet
    Draft,     ///< set-up: each player keeps one of the cards passed on
    Reshuffle, ///< set-up: what nobody kept goes back into the deck
    Prepare,   ///< set-up: two cards go into each prep module
    ActAgain,  ///< E7: one more action
    Connect,   ///< a card was connected: settle?
    Bottom,    ///< its bottom action?
    Ability,   ///< the building's ability?
    Steps,     ///< the steps of an action are under way
    EndAction, ///< cards played from the hand reach the discard pile
    FourCards, ///< the four-card rule, player after player
    DaAbility, ///< what DA does with its only card
    DaRefill   ///< DA's prep module, and the round's end
};

/// Which action of a card, or a building's, the steps belong to.
enum class Part : std::uint8_t { Top, Bottom, Ability };

/// What has been decided in the phase so far, as far as it matters for what comes.
struct Progress {
    Stage stage = Stage::Begin;
    Stage next = Stage::Begin; ///< after the steps
    Part part = Part::Top;
    Suit suit = Suit::Greenhouse; ///< the building at hand
    std::uint8_t card = 0;        ///< CardId::index of the card that was played
    std::uint8_t actor = 0;       ///< seat that runs the steps, or whose turn to obey a rule it is
    std::uint8_t step = 0;        ///< which of the steps is under way
    std::uint8_t left = 0;        ///< how often it, or the rule, may still happen

    friend bool operator==(const Progress&, const Progress&) = default;
};

} // namespace pocketmars::engine
