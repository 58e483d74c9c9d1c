#pragma once

#include "engine/observation/observation.h"
#include "engine/state/state.h"
#include "engine/support/random.h"

#include <cstdint>
#include <optional>

/// A camera over a table on which people play, with all that goes wrong there.
namespace pocketmars::engine {

struct CameraFaults {
    /// Mistakes per mistake of the reader's (engine/simulation/observation_noise.h); 0: none, and
    /// everything is certain.
    double noise = 1.0;
    /// An item is read the same way, right or wrong, until something else lies there: a shadow, a
    /// glare, a piece of the colour of paper. Otherwise each look is read anew.
    bool persist = false;
    /// Share of the tables on which a piece was pushed away: an energy marker by a number, a
    /// colonist from one space of its building to the other. It stays so until the piece is moved.
    double slide = 0.0;
};

/// Looks at one table after another of one game.
class SimulatedCamera {
public:
    SimulatedCamera(const CameraFaults& faults, std::uint64_t seed)
        : m_faults(faults), m_random(seed) {}

    /// What the reader tells of a table.
    /// @param game  every card known; of the same players each time
    [[nodiscard]] Observation look(const NamedState& game);

private:
    /// The table as it lies, with pieces that were pushed away.
    [[nodiscard]] NamedState asItLies(const NamedState& game);

    CameraFaults m_faults;
    Random m_random;
    std::optional<State> m_state;       ///< at the last look, as the rules have it
    std::optional<State> m_lay;         ///< and as it lay
    std::optional<Observation> m_shown; ///< what could be seen then
    std::optional<Observation> m_read;  ///< what was read of it
};

} // namespace pocketmars::engine
