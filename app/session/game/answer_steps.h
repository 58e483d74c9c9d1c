#pragma once

#include "app/session/game/game_event.h"
#include "engine/box/card.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::session {

/// The answers to a question on their way to the screen: where they tell of several things, these
/// are asked one after the other, each with no more than it differs in.
class AnswerSteps {
public:
    struct Step {
        std::string text; ///< `What happened?`, `Which card?`
        /// What all have in common of the turn in which they differ: `red plays … from the hand`;
        /// where it begins with them, of the one before, too. May be empty.
        std::string frame;
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
    /// The turn of an option in which a deed is, or the one before and that which begins with it.
    /// @return its first deed, and behind its last
    [[nodiscard]] std::pair<std::size_t, std::size_t> turnAt(std::size_t option,
                                                             std::size_t place) const;
    [[nodiscard]] Step stepAt(std::size_t place,
                              const std::vector<std::vector<std::size_t>>& groups,
                              bool isSameAfter) const;

    GameQuestion m_question;
    std::vector<Level> m_levels; ///< the one that is asked last
};

} // namespace pocketmars::session
