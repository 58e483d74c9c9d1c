#pragma once

#include "engine/box/game_card.h"
#include "engine/box/suit.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace pocketmars::engine {

/// One decision of one player, or of chance. In brackets: the fields of Action that it uses.
enum class ActionKind : std::uint8_t {
    // The five actions of a turn.
    PlayHand,    ///< [card] from the own hand
    PlayPrep,    ///< [card] from the own prep module
    PlayOther,   ///< [card, seat] from another's prep module
    Launch,      ///< one colonist; solo: [card] of DA's prep module is discarded
    ConvertHand, ///< [card] of the hand into energy
    ConvertPrep, ///< [card] of the prep module into energy
    Pass,        ///< ruling 14: nothing else is possible
    // Offers, taken or not.
    Settle,  ///< from the ship to ★ of the building at hand
    Bottom,  ///< run the bottom action
    Ability, ///< use the building's ability
    Pay,     ///< the energy that a top action asks for
    Skip,    ///< not what is offered
    // Choices within an action.
    SettleIn,      ///< [suit]
    Upgrade,       ///< [suit, seat] ★ to ★★
    Downgrade,     ///< [suit, seat] ★★ to ★
    SwapColonists, ///< [suit, seat on ★, seat2 on ★★]
    SwapTops,      ///< [suit] whose stack
    TakeDiscard,   ///< [card] of the discard pile
    TakeTop,       ///< [suit] whose stack
    TurnTop,       ///< [suit] whose stack
    RecallOneStar, ///< [suit] from its ★ to the ship
    RecallTwoStar, ///< [suit] from its ★★ to the ship
    SwapPrep,      ///< [card] of the own prep module with [card2] of [seat]'s
    SwapHand,      ///< [card] of the hand with [card2] of the own prep module
    BuryHand,      ///< [card] of the hand to the bottom of the deck
    BuryPrep,      ///< [card] of the prep module to the bottom of the deck
    Look,          ///< [seat] at two cards of whose prep module
    Discard,       ///< [card] of the hand, as a cost or by the four-card rule
    Keep,          ///< [card] of the two drawn; [card2] goes face down on its suit's stack
    DrawFromDa,    ///< [card] of DA's prep module (ruling 9)
    Prepare,       ///< [card] of the hand to the prep module
    DraftKeep,     ///< [card] of the cards passed on
    // The phases of DA.
    Failure,  ///< the system failure phase
    Activate, ///< the android activation phase; [card] DA's only prep card, if there is just one
    // Chance.
    Shuffle ///< [seed] a new deck; kUnknownOrder: nobody knows how it lies
};

/// What one player does at one decision. Cards are named as far as they are known; an action that
/// names more than the state knows says what an unknown card is.
struct Action {
    ActionKind kind = ActionKind::Pass;
    std::uint8_t seat = 0;
    std::uint8_t seat2 = 0;
    Suit suit = Suit::Greenhouse;
    GameCard card{};
    GameCard card2{};
    std::uint32_t seed = 0;

    /// As a seed of Shuffle: the deck is made anew on a real table.
    static constexpr std::uint32_t kUnknownOrder = 0xFFFF'FFFF;

    friend bool operator==(const Action&, const Action&) = default;
};

/// The actions to choose from at one decision. Kept by its user from one decision to the next: no
/// allocation, no clearing of memory.
class ActionList {
public:
    /// Two cards of 35 swapped, or each of 35 named for an unknown one in each of four prep
    /// modules: no decision has more.
    static constexpr std::size_t kMost = 512;

    void clear() { m_size = 0; }
    void add(const Action& action) {
        assert(m_size < kMost);
        m_actions[m_size++] = action;
    }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] const Action& operator[](std::size_t i) const { return m_actions[i]; }
    [[nodiscard]] const Action* begin() const { return m_actions.data(); }
    [[nodiscard]] const Action* end() const { return m_actions.data() + m_size; }

private:
    std::array<Action, kMost> m_actions;
    std::size_t m_size = 0;
};

} // namespace pocketmars::engine
