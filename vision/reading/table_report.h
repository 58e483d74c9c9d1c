#pragma once

#include "calibration/profile/profile.h"
#include "vision/cards/card_placer.h"
#include "vision/colonists/colonist_reader.h"
#include "vision/colonists/occupied.h"
#include "vision/plane/table_plane.h"
#include "vision/read_options.h"
#include "vision/stacks/energy_reader.h"
#include "vision/stacks/stack_reader.h"
#include "vision/stacks/zone_reader.h"
#include "vision/table_reading.h"

#include <array>
#include <cstddef>
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

/// The outlines of all that shows of the stacks' cards.
[[nodiscard]] std::vector<Outline> stackOutlines(const FoundTable& table);

/// Where no colonist stands.
[[nodiscard]] Occupied occupiedOf(const FoundTable& table);

/// Writes down what was found, item by item.
/// @param who    with a mode
/// @param photo    which of several: of the colonists, those in others are left to them
/// @param further  the cards of others, for what the colonists stand on that this one does not show
[[nodiscard]] TableReading reportTable(const FoundTable& table, const ReadOptions& who,
                                       std::size_t photo = 0,
                                       const std::vector<const TableCards*>& further = {});

} // namespace pocketmars::vision
