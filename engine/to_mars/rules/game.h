#pragma once

#include "engine/to_mars/rules/rules.h"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace pocketmars::to_mars {

/// A game from its first known position on, step by step, each of which can be undone.
class Game {
public:
    /// @param start  as startOf() or a file has it
    Game(Table table, State start);

    [[nodiscard]] const Table& table() const { return m_table; }
    [[nodiscard]] const State& state() const { return m_states.back(); }
    /// The position before the first step.
    [[nodiscard]] const State& start() const { return m_states.front(); }
    [[nodiscard]] const std::vector<Move>& moves() const { return m_moves; }
    /// The position before that step.
    [[nodiscard]] const State& before(std::size_t step) const { return m_states[step]; }
    /// What a step gave.
    [[nodiscard]] const std::vector<Effect>& effects(std::size_t step) const {
        return m_effects[step];
    }

    /// Carries out a move, or leaves the game as it is and says why.
    [[nodiscard]] tl::expected<void, std::string> play(const Move& move);

    /// Takes the last step back.
    /// @return whether there was one
    bool undo();

    /// Points that the rest of the game gave a player; no step, and the same before and after.
    void setElsewhere(std::size_t seat, int points);

private:
    Table m_table;
    std::vector<State> m_states;
    std::vector<Move> m_moves;
    std::vector<std::vector<Effect>> m_effects;
};

} // namespace pocketmars::to_mars
