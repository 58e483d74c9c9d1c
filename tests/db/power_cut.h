#pragma once

#include "tests/db/faulty_disk.h"

#include <map>
#include <random>
#include <span>
#include <string>

namespace pocketmars::db {

/// What becomes of changes that were not synced when the power is cut.
enum class Unsynced {
    Lost,
    Kept,
    Torn, ///< of each the disk keeps some sectors, in any order
};

/// What lies on a disk, by path, after these changes and a cut of the power.
[[nodiscard]] std::map<std::string, std::string>
afterPowerCut(std::span<const DiskChange> changes, Unsynced unsynced, std::mt19937& random);

} // namespace pocketmars::db
