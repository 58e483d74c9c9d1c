#pragma once

#include "engine/state/state.h"

#include <cstddef>
#include <span>

/// How a table looked on the way to what is considered; for `reconcile`.
namespace pocketmars::engine {

/// Turns of players that a game has seen, as far as its states tell: a turn may show nothing, and
/// has been played all the same.
[[nodiscard]] int turnsPlayed(const State& state);

/// A hash of what everybody saw, and would know again: no backs, and no card that others cover by
/// now.
[[nodiscard]] std::size_t lookOf(const State& state);

/// Hashes of how the table looked whenever a phase ended, and after how many turns; what changed
/// nothing of either left out.
class SeenWay {
public:
    SeenWay() = default;
    /// @param past   states before phases
    /// @param state  to which they led
    SeenWay(std::span<const State> past, const State& state);

    /// After one more phase, which led to @p state.
    [[nodiscard]] SeenWay then(const State& state) const;
    /// All looks.
    [[nodiscard]] std::size_t whole() const;
    /// All but the last.
    [[nodiscard]] std::size_t withoutLast() const { return m_before; }

private:
    std::size_t m_before = 0;
    std::size_t m_last = 0;
};

} // namespace pocketmars::engine
