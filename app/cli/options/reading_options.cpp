#include "app/cli/options/reading_options.h"

#include "app/session/files/data_folder.h"

#include <CLI/CLI.hpp>

#include <utility>

namespace pocketmars::cli {

void addReadingOptions(CLI::App& command, ReadingOptions& options) {
    command
        .add_option("--profile", options.profile,
                    "Your card profile (default: the only one, or what the corner tiles name)")
        ->type_name("NAME");
    command
        .add_option("--lens", options.lens,
                    "A lens that was learnt (default: a camera's own, if it was)")
        ->type_name("NAME");
    command.add_option("--mode", options.players.mode, "Follows from the colours if left out")
        ->type_name("solo|versus");
    command.add_option("--human", options.players.human, "Solo: your colour")->type_name("COLOUR");
    command.add_option("--da", options.players.da, "Solo: the colour of Devious Automatics")
        ->type_name("COLOUR");
    command.add_option("--players", options.players.players, "Versus: colours in seating order")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("COLOUR,COLOUR");
}

tl::expected<Reading, session::SessionError>
chooseReading(const ReadingOptions& options, const TiledProfile& tiled, const Terminal& terminal) {
    const auto folder = session::profilesFolder();
    if (!folder) {
        return tl::unexpected(folder.error());
    }
    auto profile =
        chooseProfile(calibration::ProfileStore(*folder), options.profile, tiled, terminal);
    if (!profile) {
        return tl::unexpected(profile.error());
    }
    auto players = session::readOptions(options.players, *profile);
    if (!players) {
        return tl::unexpected(players.error());
    }
    return Reading{*std::move(profile), *std::move(players)};
}

} // namespace pocketmars::cli
