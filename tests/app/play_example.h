#pragma once

#include "app/play_services.h"
#include "engine/observation_json.h"
#include "tests/app/example.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

/// The recorded game as text, so that playing it takes no reading of photos.
namespace pocketmars::app {

/// The folder of the recorded game.
inline const std::string kRecordedGame = POCKETMARS_SAMPLES "/games/solo";

/// Its tables, in order, each under the name of its photo.
inline std::vector<session::TableSeen> recordedTables() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(kRecordedGame)) {
        if (entry.path().extension() == ".json") {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    std::vector<session::TableSeen> tables;
    for (const auto& file : files) {
        std::ifstream stream(file);
        const std::string text{std::istreambuf_iterator<char>(stream), {}};
        session::TableSeen seen;
        seen.photo = file.stem().string() + ".jpg";
        seen.observation = *engine::observationFromJson(text);
        seen.image = cv::Mat(300, 400, CV_8UC3, cv::Scalar(60, 80, 100));
        tables.push_back(std::move(seen));
    }
    return tables;
}

/// A watch shows these tables, from behind the one that needs no looking at, and ends.
inline PlayServices recordedPlayServices(std::vector<session::TableSeen> tables) {
    auto services = examplePlayServices();
    services.watch = [tables = std::move(tables)](
                         const WatchJob& job,
                         const WatchCalls& calls) -> tl::expected<void, session::SessionError> {
        bool isNew = job.after.empty();
        for (const auto& table : tables) {
            if (calls.stopped()) {
                break;
            }
            if (isNew) {
                calls.preview(table.image);
                calls.tell(table);
            }
            isNew = isNew || table.photo == job.after;
        }
        return {};
    };
    return services;
}

} // namespace pocketmars::app
