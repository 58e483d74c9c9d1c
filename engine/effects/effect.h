#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

/// The vocabulary in which the cards and buildings say what they do (rulings, The 35 project
/// cards).
namespace pocketmars::engine {

/// "Here" is the building of the card's own suit, or of the ability. The acting player moves their
/// own colonists and cards unless it says otherwise.
enum class Op : std::uint8_t {
    // Conditions: without them nothing of the rest happens.
    IfNoneHere,   ///< no colonist of one's own in the building
    IfNoneOnShip, ///< no colonist on one's own ship
    IfOnShip,     ///< n colonists or more on one's own ship
    IfHolding,    ///< a card in hand of the suit that the readings name, usually the card's own
    // Costs: paid in full or not at all, and only if something then changes (ruling 2).
    Pay,         ///< n energy
    DiscardHeld, ///< a card of one's hand, of the suit that the readings name
    // Without a choice: as far as possible (ruling 1).
    Launch,    ///< n colonists from Earth to one's ship
    Gain,      ///< n energy, up to 7
    Draw,      ///< n cards to one's hand
    DrawAside, ///< n cards, to be sorted by Keep
    Settle,    ///< from one's ship to ★ here; with n > 1 up to n
    Upgrade,   ///< one's own here, ★ to ★★
    Land,      ///< from Earth straight to ★ here
    ActAgain,  ///< one more of the five actions (ruling 11)
    // With a choice.
    Keep, ///< one of the cards drawn aside to hand, the other face down on its suit's stack
    SettleAnywhere, ///< from one's ship to ★ of any building
    Downgrade,      ///< one's own anywhere, ★★ to ★
    Shift,          ///< anybody's anywhere, ★ to ★★ or back
    SwapColonists,  ///< one on ★ and one on ★★ of a building, anybody's
    SwapTops,       ///< the two top cards of a stack
    TakeDiscard,    ///< a card of the discard pile to one's hand
    TakeTop,        ///< the top card of a stack to one's hand
    TurnTop,        ///< the face-up top card of a stack face down
    Recall,         ///< one's own from any building, either space, to one's ship
    SwapPrep,       ///< a card of one's prep module with one of another player's
    SwapHand,       ///< a card of one's hand with one of one's prep module
    BuryHand,       ///< up to n cards of one's hand at the bottom of the deck
    BuryCard,       ///< a card of one's hand or prep module at the bottom of the deck
    Look            ///< at two cards of another player's prep module
};

struct Step {
    Op op = Op::Launch;
    std::uint8_t n = 1;
    bool isCondition = false; ///< what follows needs it to have happened (ruling 2: C6 and G6)
    bool isOptional = false;  ///< "you may", in a top action

    friend constexpr bool operator==(const Step&, const Step&) = default;
};

/// The few steps of one action, in order.
class Steps {
public:
    static constexpr std::size_t kMost = 2;

    constexpr Steps() = default;
    constexpr Steps(std::initializer_list<Step> steps) {
        assert(steps.size() <= kMost);
        for (const auto& step : steps) {
            m_steps.at(m_size++) = step;
        }
    }

    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }
    [[nodiscard]] constexpr const Step& operator[](std::size_t i) const { return m_steps[i]; }
    [[nodiscard]] constexpr const Step* begin() const { return m_steps.data(); }
    [[nodiscard]] constexpr const Step* end() const { return m_steps.data() + m_size; }

private:
    std::array<Step, kMost> m_steps{};
    std::size_t m_size = 0;
};

} // namespace pocketmars::engine
