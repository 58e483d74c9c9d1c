#pragma once

#include "app/cli/options/command.h"
#include "app/cli/options/profile_choice.h"
#include "app/session/scoring/player_options.h"
#include "calibration/profile/profile.h"
#include "vision/table_reader.h"

#include <tl/expected.hpp>

#include <string>

namespace CLI {
class App;
}

namespace pocketmars::cli {

/// What every command that reads photos is told: with which profile, and who plays.
struct ReadingOptions {
    std::string profile;
    std::string lens;
    session::PlayerOptions players;
};

void addReadingOptions(CLI::App& command, ReadingOptions& options);

/// What those options stand for.
struct Reading {
    calibration::Profile profile;
    vision::ReadOptions options;
};

/// Loads the profile and checks the players against it.
/// @param tiled  what the tiles on the table name
[[nodiscard]] tl::expected<Reading, session::SessionError>
chooseReading(const ReadingOptions& options, const TiledProfile& tiled, const Terminal& terminal);

} // namespace pocketmars::cli
