#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <vector>

namespace pocketmars::engine {

enum class DaChoices : std::uint8_t {
    Best, ///< what the rulings have it choose
    All   ///< all that it could choose
};

/// Why not all states after a phase can be told.
struct SuccessorsError {
    enum class Reason : std::uint8_t {
        NewDeck,    ///< a line of play shuffles a new deck, which is random
        UnknownCard ///< a line of play hangs on a card that the state doesn't know
    };
    Reason reason = Reason::NewDeck;
    Zone zone = Zone::deck(); ///< of the unknown card
};

/// All distinct states in which the phase or turn that is about to be played can end, over every
/// legal choice, the four-card rule included. In no particular order; none when the game is over.
/// @param state  settled
[[nodiscard]] tl::expected<std::vector<State>, SuccessorsError> successors(const State& state,
                                                                           DaChoices daChoices);

} // namespace pocketmars::engine
