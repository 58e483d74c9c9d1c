#pragma once

#include "engine/coach/puzzle_json.h"
#include "engine/state/state.h"

#include <cstddef>
#include <string>
#include <vector>

/// Puzzles for practice: somebody looks for the move that wins.
namespace pocketmars::session {

/// How it stands and what is looked for, in a few sentences.
[[nodiscard]] std::string puzzleInWords(const engine::NamedState& game);

/// Somebody tries to solve a puzzle, decision by decision. A wrong one is told and not carried out.
class PuzzleTry {
public:
    struct Choice {
        engine::PuzzleOption option;
        std::string words;    ///< `play A7 from the prep module`
        bool isTried = false; ///< and was wrong
    };

    explicit PuzzleTry(engine::NamedPuzzle puzzle);

    /// The game after what was found so far.
    [[nodiscard]] const engine::NamedState& game() const { return m_now; }
    /// What can be decided now, in the order of the rules; empty once it is solved.
    [[nodiscard]] const std::vector<Choice>& choices() const { return m_choices; }
    /// @param option  into choices()
    /// @return whether it was the answer
    bool choose(std::size_t option);
    [[nodiscard]] bool isSolved() const { return m_found.size() == m_puzzle.decisions.size(); }
    /// What was found, in words.
    [[nodiscard]] std::string words() const;
    /// Odds to win with the last answer; 0 before there is one.
    [[nodiscard]] double odds() const;
    [[nodiscard]] std::size_t misses() const { return m_misses; }

    /// Puts the words into the language of now.
    void retell();

private:
    void ask();

    engine::NamedPuzzle m_puzzle;
    engine::NamedState m_now;
    std::vector<engine::NamedState> m_before; ///< each of the decisions that were found
    std::vector<engine::Action> m_found;
    std::vector<Choice> m_choices;
    std::size_t m_misses = 0;
};

} // namespace pocketmars::session
