#pragma once

#include "engine/observation/observation.h"
#include "engine/state/state.h"

#include <optional>
#include <string>
#include <vector>

/// A game that goes on from a table as it lies, however it came to lie so.
namespace pocketmars::engine {

/// The state nearest to another one whose table is as it was seen: colonists, energy, stacks, the
/// prep modules' backs and the top of the discard pile. What was not read stays; cards that have to
/// come from somewhere come from where nobody knows what lies, hands first; those that lie nowhere
/// any more go under the discard pile, or the deck where no pile lies. Whose turn or phase it is
/// stays as well.
/// @param near     settled
/// @param colours  by seat, the observation's players in the same order
/// @return nothing where no game has such a table: other than seven colonists of a colour, too many
///         on ★★, a card twice, other players than there are
[[nodiscard]] std::optional<State>
laidAs(const State& near, const std::vector<std::string>& colours, const Observation& seen);

} // namespace pocketmars::engine
