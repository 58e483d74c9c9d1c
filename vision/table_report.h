#pragma once

#include "calibration/profile.h"
#include "vision/card_placer.h"
#include "vision/colonist_reader.h"
#include "vision/energy_reader.h"
#include "vision/stack_reader.h"
#include "vision/table_plane.h"
#include "vision/table_reader.h"
#include "vision/zone_reader.h"

#include <array>
#include <vector>

namespace pocketmars::vision {

/// Everything that is known of one table before it is written down.
struct FoundTable {
    TablePlane plane;
    TableCards cards;
    std::array<StackReading, engine::kSuitCount> stacks;
    Zones zones;                         ///< points into cards
    std::vector<EnergyReading> energies; ///< of cards.ships
    ColonistReading colonists;
};

/// Writes down what was found, item by item.
/// @param who  with a mode
[[nodiscard]] TableReading reportTable(const FoundTable& table, const ReadOptions& who);

} // namespace pocketmars::vision
