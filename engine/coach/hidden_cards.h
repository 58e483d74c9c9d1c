#pragma once

#include "engine/state/state.h"
#include "engine/support/random.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// What a player may know of a game, and worlds that fit it.
namespace pocketmars::engine {

/// A game as one player may know it, whatever the state holds: their own cards, what lies face up,
/// the backs in prep modules and on stacks. The deck's order and the hands of others are unknown.
/// @param seat  whose own cards stay
[[nodiscard]] State knownTo(State state, std::size_t seat);

/// Names for all cards that a state does not know, each that fits its back as likely.
class HiddenCards {
public:
    /// @param known  consistent (engine/state/state_check.h)
    explicit HiddenCards(const State& known);

    /// The state with every card known.
    [[nodiscard]] State dealt(Random& random) const;

private:
    struct Slot {
        Zone zone;
        std::uint8_t place;
        bool isFaceDown;
    };

    State m_known;
    std::array<std::vector<GameCard>, kSuitCount> m_unseen; ///< by suit
    std::array<std::vector<Slot>, kSuitCount> m_ofSuit;     ///< whose back shows the suit
    std::vector<Slot> m_ofAny;
};

} // namespace pocketmars::engine
