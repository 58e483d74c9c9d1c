#pragma once

#include "engine/to_mars/rules/rules.h"

#include <string>

/// The things of the game as people read them.
namespace pocketmars::to_mars {

[[nodiscard]] std::string inWords(Structure structure);
[[nodiscard]] std::string inWords(Project project);
/// A goal, from 0: what it asks for.
[[nodiscard]] std::string inWords(std::size_t goal);
/// `the upper area of A from space 3 on`.
[[nodiscard]] std::string inWords(const SpaceId& place, const Ship& ship);
/// What a project gives at once and from then on.
[[nodiscard]] std::string explained(Project project);

/// A step as a sentence: `Fabio sends a laboratory to the lower area of A`.
[[nodiscard]] std::string inWords(const Move& move, const Ship& ship,
                                  const std::vector<Player>& players);
/// What it gave: `1 rare earth`.
[[nodiscard]] std::string inWords(const Effect& effect);
[[nodiscard]] std::string inWords(const std::vector<Effect>& effects);

/// What is due next, in a sentence.
[[nodiscard]] std::string inWords(const Pending& due, const State& state);

/// An open question of the sheet, and what its answers mean.
struct ChoiceText {
    std::string question;
    std::array<std::string, 2> answers; ///< the first is the default
};
[[nodiscard]] ChoiceText explained(Choice choice);

} // namespace pocketmars::to_mars
