#pragma once

#include "engine/rules/score.h"
#include "engine/state/state.h"

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

/// What a game that is followed tells its players.
namespace pocketmars::session {

/// The game has come to a state.
struct StateAccepted {
    engine::NamedState game;
    std::string table; ///< the name of the table at which it was seen
    std::string after; ///< what was played: `setup`, `architect`, `failure`, `android`, `turn`
    std::string moves; ///< in notation; empty for the set-up
    std::string did;   ///< in words
    std::vector<std::string> inferred; ///< what it gave away of hidden cards, in words
    double margin = 0.0;               ///< 0..1, by how much it is likelier than anything else
    bool provisional = false;          ///< the watch ended before another table could confirm it
    std::size_t takesBack = 0;         ///< steps that were told before and are no more
};

/// What the player does next for the game.
struct Orders {
    std::vector<std::string> steps;
};

/// The table fits several ways in which the game may have gone on.
struct GameQuestion {
    int id = 0;
    std::string text;
    std::vector<std::string> options;    ///< likeliest first
    std::vector<engine::State> outcomes; ///< by option, what the game has come to then
    /// By option, what it tells deed by deed, in words (AnswerSteps asks for them in steps).
    std::vector<std::vector<std::string>> deeds;
    /// By option, with which of the deeds each phase or turn begins.
    std::vector<std::vector<std::size_t>> begins;
    bool isAfterMore = false; ///< something is certain before them, which is not told again
};

/// The table breaks a rule. Said once; the game waits until the table, or the belief, is mended.
struct RuleBroken {
    int id = 0;       ///< counts the warnings of a game
    std::string rule; ///< the phase in which it is broken, or `setup`
    std::string text;
    std::string fix;
    /// The text says it better than all that differs: that is so much that it is one finding, or
    /// one of several things is wrong.
    bool isOther = false;
};

struct GameScored {
    engine::ScoreSheet sheet;
};

using GameEvent = std::variant<StateAccepted, Orders, GameQuestion, RuleBroken, GameScored>;

} // namespace pocketmars::session
