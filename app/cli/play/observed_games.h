#pragma once

#include "app/cli/options/command.h"
#include "engine/rules/setup.h"
#include "engine/simulation/simulated_camera.h"
#include "engine/simulation/simulation.h"

#include <cstdint>
#include <optional>
#include <string>

namespace pocketmars::cli {

/// Games that the program plays, seen by a camera that does not exist.
struct ObservedGames {
    engine::GameOptions game;
    engine::Policy policy = engine::Policy::Random;
    std::uint64_t seed = 1;
    int games = 0;
    std::string inject;        ///< of session::Mistake, `all`, or empty: nobody makes a mistake
    std::optional<int> only{}; ///< the one game to follow, told table by table; from 0
    engine::CameraFaults faults{};
    /// Share of the tables that are never seen, the set-up and the last one excepted.
    double skip = 0.0;
    bool onceARound = false; ///< solo: only tables between rounds are seen, and the last one
};

/// Follows them through the session and prints how well it did.
[[nodiscard]] Outcome followObserved(const ObservedGames& options, Terminal& terminal);

} // namespace pocketmars::cli
