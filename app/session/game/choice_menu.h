#pragma once

#include "app/session/game/hand_move.h"
#include "engine/box/card.h"
#include "engine/box/suit.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace pocketmars::session {

/// The choices of one decision on their way to the screen: where there are more than can be looked
/// over, it is asked first which card, or which building, and then what is done with it. With all
/// hands unknown there are hundreds.
class ChoiceMenu {
public:
    enum class Asks {
        Choice,    ///< one of direct()
        Card,      ///< one of cards(), or of direct()
        OtherCard, ///< likewise, the second of two
        Building   ///< one of buildings(), or of direct()
    };

    /// More choices than that are asked about in steps.
    static constexpr std::size_t kAtOnce = 9;

    explicit ChoiceMenu(const std::vector<HandMove::Choice>& choices);

    [[nodiscard]] Asks asks() const { return m_levels.back().asks; }
    /// Choices to be shown as they are, by their place in the move's choices.
    [[nodiscard]] const std::vector<std::size_t>& direct() const { return m_levels.back().direct; }
    /// In their order; empty where no card is asked for.
    [[nodiscard]] std::vector<engine::CardId> cards() const;
    /// In their order; empty where no building is asked for.
    [[nodiscard]] std::vector<engine::Suit> buildings() const;

    /// Leaves the choices with a card or building; nothing happens where it is not one that is
    /// asked for.
    /// @return the choice, by its place, where that leaves just one
    std::optional<std::size_t> pick(engine::CardId card);
    std::optional<std::size_t> pick(engine::Suit building);
    /// The cards that were picked.
    [[nodiscard]] const std::vector<engine::CardId>& picked() const { return m_picked; }

    [[nodiscard]] bool canGoBack() const { return m_levels.size() > 1; }
    /// Takes the last pick back.
    void goBack();

private:
    struct Level {
        std::vector<std::size_t> among; ///< choices, by place
        Asks asks = Asks::Choice;
        std::vector<std::size_t> direct;
        std::vector<int> keys; ///< of the cards or buildings that are asked for, ascending
    };

    /// Of the card or building that is asked for; nothing where the choice has none.
    [[nodiscard]] std::optional<int> keyOf(std::size_t choice, Asks asks) const;
    [[nodiscard]] Level levelOf(std::vector<std::size_t> among) const;
    [[nodiscard]] bool pickKey(int key);
    [[nodiscard]] std::optional<std::size_t> onlyOne() const;

    std::vector<engine::Action> m_actions;
    std::vector<Level> m_levels; ///< the one that is shown last
    std::vector<engine::CardId> m_picked;
};

} // namespace pocketmars::session
