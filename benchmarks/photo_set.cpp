#include "benchmarks/photo_set.h"

#include "app/session/files/text_file.h"
#include "app/session/watching/proposed_players.h"
#include "engine/format/observation_json.h"

#include <algorithm>
#include <optional>
#include <span>
#include <system_error>

namespace pocketmars::benchmarks {

namespace fs = std::filesystem;

std::vector<fs::path> photosIn(const fs::path& folder) {
    std::vector<fs::path> photos;
    std::error_code failed;
    for (const auto& entry : fs::recursive_directory_iterator(folder, failed)) {
        auto truth = entry.path();
        if (truth.extension() == ".jpg" && fs::exists(truth.replace_extension(".json"))) {
            photos.push_back(entry.path());
        }
    }
    std::sort(photos.begin(), photos.end());
    return photos;
}

tl::expected<engine::Observation, std::string> truthOf(const fs::path& photo) {
    auto file = photo;
    const auto text = session::readText(file.replace_extension(".json"));
    auto truth = engine::observationFromJson(text.value_or(""));
    if (!truth) {
        return tl::unexpected(file.string() + ": " + truth.error().toString());
    }
    return *std::move(truth);
}

vision::ReadOptions readOptions(const engine::Observation& truth) {
    vision::ReadOptions options;
    options.mode = truth.mode;
    for (const auto& player : truth.players) {
        options.players.push_back(player.colour);
    }
    return options;
}

vision::ReadOptions unsaidOptions() {
    vision::ReadOptions options;
    options.bySeats = [](std::span<const vision::SeatSeen> seats) {
        return session::seatingOf(session::proposeSoloPlayers(seats));
    };
    return options;
}

} // namespace pocketmars::benchmarks
