#pragma once

#include "app/session/game/judged_game.h"
#include "calibration/profile/profile.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

/// Games recorded as photos of their tables (docs/formats.md, Photo sets), played through the
/// session as `watch --play` plays them.
namespace pocketmars::benchmarks {

/// One game, watched and judged.
struct GameResult {
    std::string name;  ///< of the folder
    std::string error; ///< why it could not be watched; empty if it was
    session::GameTally tally;
};

/// Reads `game.jsonl`.
/// @return the tables by the names of their photos, or one line that says what is wrong
[[nodiscard]] tl::expected<std::vector<session::TrueTable>, std::string>
recordedGame(const std::filesystem::path& folder);

/// Watches the folder's photos.
[[nodiscard]] GameResult playRecorded(const std::filesystem::path& folder,
                                      const calibration::Profile& profile);

/// One line a game with its faults under it, then the sums.
void printGames(std::ostream& out, const std::vector<GameResult>& games);

} // namespace pocketmars::benchmarks
