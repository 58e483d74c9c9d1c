#include "app/session/scoring/sample.h"

#include "app/session/files/text_file.h"
#include "engine/format/observation_json.h"

#include <algorithm>
#include <string>
#include <system_error>

namespace pocketmars::session {
namespace {

/// Who plays, from what is known to lie on the table.
PlayerOptions playersOf(const engine::Observation& table) {
    PlayerOptions options;
    options.mode = engine::name(table.mode);
    for (const auto& player : table.players) {
        if (table.mode == engine::Mode::Versus) {
            options.players.push_back(player.colour);
        } else {
            (player.role == engine::Role::Da ? options.da : options.human) = player.colour;
        }
    }
    return options;
}

std::optional<SampleTable> readSampleTable(const std::filesystem::path& photo) {
    auto json = photo;
    const auto text = readText(json.replace_extension(".json"));
    if (!text) {
        return std::nullopt;
    }
    const auto table = engine::observationFromJson(*text);
    return table ? std::optional(SampleTable{photo, playersOf(*table)}) : std::nullopt;
}

} // namespace

std::optional<Sample> findSample() {
    // Installed, they lie beside the program; else where it was built.
    std::error_code failed;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", failed);
    if (!failed) {
        const auto beside =
            program.parent_path().parent_path() / "share" / "pocketmars" / "samples";
        if (std::filesystem::is_directory(beside, failed)) {
            return findSample(beside);
        }
    }
    return findSample(POCKETMARS_SAMPLES_FOLDER);
}

std::optional<Sample> findSample(const std::filesystem::path& folder) {
    Sample sample{folder / "profile", {}};
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(folder / "stills", failed)) {
        if (entry.path().extension() != ".jpg") {
            continue;
        }
        if (auto table = readSampleTable(entry.path())) {
            sample.tables.push_back(*std::move(table));
        }
    }
    if (sample.tables.empty() || !std::filesystem::is_directory(sample.profilePhotos, failed)) {
        return std::nullopt;
    }
    std::sort(sample.tables.begin(), sample.tables.end(),
              [](const auto& a, const auto& b) { return a.photo < b.photo; });
    return sample;
}

} // namespace pocketmars::session
