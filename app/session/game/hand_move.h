#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::session {

/// A phase or turn that a person tells decision by decision, where no camera looks. What leaves no
/// choice, and what the rulings have DA choose, goes by itself; a new deck is made as on a real
/// table, unseen.
class HandMove {
public:
    struct Choice {
        engine::Action action;
        std::string words; ///< in plain English
    };

    /// @param game  settled
    explicit HandMove(engine::NamedState game);

    /// What can be decided now; empty when the phase or turn is complete.
    [[nodiscard]] const std::vector<Choice>& choices() const { return m_choices; }
    /// The colour of the player who decides; nothing when it is complete.
    [[nodiscard]] std::optional<std::string> decider() const;

    /// @param option  into choices()
    void choose(std::size_t option);
    /// Takes the last choice back, if there was one.
    void takeBack();
    [[nodiscard]] bool canTakeBack() const { return !m_chosenAt.empty(); }

    /// Puts the words of the choices into the language of now.
    void retell();

    /// Whether the phase or turn is over; at once where it holds no choice.
    [[nodiscard]] bool isComplete() const;
    /// What was decided so far, DA's choices included.
    [[nodiscard]] const std::vector<engine::Action>& actions() const { return m_actions; }
    /// The same in words; empty where nothing was decided yet.
    [[nodiscard]] std::string words() const;
    /// What the player moves for Devious Automatics, step by step, where it acted and its card was
    /// told.
    [[nodiscard]] std::vector<std::string> orders() const;

private:
    void apply(const engine::Action& action);
    /// Goes on to the next choice.
    void advance();

    engine::NamedState m_before;
    engine::State m_now;
    std::vector<engine::Action> m_actions;
    std::vector<std::size_t> m_chosenAt; ///< places in m_actions of what was chosen
    std::vector<Choice> m_choices;
};

} // namespace pocketmars::session
