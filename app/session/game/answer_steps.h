#pragma once

#include "app/session/game/game_event.h"
#include "engine/box/card.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::session {

/// The answers to a question on their way to the screen: where they tell of several things, these
/// are asked one after the other, each with no more than it differs in.
class AnswerSteps {
public:
    struct Step {
        std::string text;  ///< `What happened?`, `Which card?`
        std::string frame; ///< what all have in common: `red plays … from the hand`; may be empty
        std::vector<std::string> answers;
        std::vector<engine::CardId> cards; ///< by answer, where each is a card; else empty
    };

    explicit AnswerSteps(GameQuestion question);

    /// What is asked now.
    [[nodiscard]] const Step& step() const { return m_levels.back().step; }

    /// Leaves the options with an answer; nothing happens where there is no such answer.
    /// @param answer  from 0
    /// @return the option, where that leaves just one
    std::optional<std::size_t> pick(std::size_t answer);

    /// How many answers were given.
    [[nodiscard]] std::size_t picked() const { return m_levels.size() - 1; }
    /// Takes the last answer back.
    void goBack();

private:
    struct Level {
        Step step;
        std::vector<std::vector<std::size_t>> options; ///< by answer, those that it leaves
    };
    [[nodiscard]] Level levelOf(const std::vector<std::size_t>& among) const;
    [[nodiscard]] Step stepAt(std::size_t place,
                              const std::vector<std::vector<std::size_t>>& groups,
                              bool isSameAfter) const;

    GameQuestion m_question;
    std::vector<Level> m_levels; ///< the one that is asked last
};

} // namespace pocketmars::session
