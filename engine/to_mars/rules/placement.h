#pragma once

#include "engine/to_mars/state/state.h"

#include <vector>

/// Where modules go: the lowest number of the leftmost section that has room.
namespace pocketmars::to_mars {

/// Which spaces are taken: a bit a space.
using Taken = std::array<std::array<std::bitset<kMaxSpaces>, kAreaCount>, kSectionCount>;
[[nodiscard]] Taken takenSpaces(const Ship& ship, const std::vector<Module>& modules);

/// Where a structure may go next, by its first space: one place, or two where both areas of a
/// section offer the same number; none where it fits nowhere.
[[nodiscard]] std::vector<SpaceId> placesFor(const Ship& ship, const std::vector<Module>& modules,
                                             Structure structure);

/// Whether a player has a module in a section.
[[nodiscard]] bool ownsModuleIn(const State& state, std::size_t seat, std::size_t section);
/// In how many sections.
[[nodiscard]] int sectionsOwned(const State& state, std::size_t seat);

/// Whether a module lies on a space.
[[nodiscard]] bool covers(const Ship& ship, const Module& module, const SpaceId& space);

/// Whether a panel counts as lying beside a section, corners as was chosen.
[[nodiscard]] bool isBeside(const Table& table, const Panel& panel, std::size_t section);
/// Whether a player has a module in a section beside the panel.
[[nodiscard]] bool mayBuild(const Table& table, const State& state, std::size_t seat,
                            const Panel& panel);
/// Whether a player has a module beside the slot, as was chosen what that means.
[[nodiscard]] bool maySendTo(const Table& table, const State& state, std::size_t seat,
                             const AstronautSlot& slot);

/// All modules placed, and all panels beside it built.
[[nodiscard]] bool isFull(const Ship& ship, const std::vector<Module>& modules,
                          std::size_t section);
[[nodiscard]] int panelsMissing(const Table& table, const State& state, std::size_t section);
[[nodiscard]] bool isComplete(const Table& table, const State& state, std::size_t section);

} // namespace pocketmars::to_mars
