#pragma once

#include "app/pages/play/play_view_model.h"
#include "app/services/play_services.h"
#include "engine/format/observation_json.h"
#include "tests/app/example.h"

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <thread>
#include <utility>
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

/// The same, but for the last one: did the colonist come down to Earth's ship, or was it misread?
inline std::vector<session::TableSeen> tablesEndingInDoubt() {
    auto tables = recordedTables();
    auto& last = tables.back().observation;
    last.players[1].earth = {};
    last.players[1].ship.setConfidence(0.6);
    last.players[1].prep = {};
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

/// A table as it is read for players who do not sit there: their ships are found, as all look the
/// same, and no colonist of theirs.
inline engine::Observation asReadFor(const std::vector<std::string>& colours,
                                     engine::Observation table) {
    for (std::size_t seat = 0; seat < colours.size(); ++seat) {
        auto& player = table.players[seat];
        player.colour = colours[seat];
        player.ship = engine::Reading<int>(0, 0.99);
        player.earth = engine::Reading<int>(0, 0.99);
    }
    return table;
}

/// A watch shows these tables of red and blue, however they are said to be called.
/// @param seats  who sits there, for those who look; empty: that is not clear
inline PlayServices seatedPlayServices(std::vector<session::TableSeen> tables,
                                       std::vector<vision::SeatSeen> seats) {
    auto services = examplePlayServices();
    services.watch = [tables = std::move(tables), seats = std::move(seats)](
                         const WatchJob& job,
                         const WatchCalls& calls) -> tl::expected<void, session::SessionError> {
        for (auto table : tables) {
            if (calls.stopped()) {
                break;
            }
            if (job.players.players != std::vector<std::string>{"red", "blue"}) {
                table.observation = asReadFor(job.players.players, table.observation);
            }
            table.seats = calls.seatsWanted() ? seats : std::vector<vision::SeatSeen>();
            calls.preview(table.image);
            calls.tell(table);
        }
        while (!calls.stopped()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return {};
    };
    return services;
}

/// Red and blue lie there, as the recorded game begins.
inline std::vector<vision::SeatSeen> redAndBlue() {
    return {{"red", 0, 0.99, 1, 6, vision::SeatSeen::Prep::Left},
            {"blue", 0, 0.99, 5, 2, vision::SeatSeen::Prep::Right}};
}

/// A page whose camera shows these tables once a game was begun, the next once one was dealt with,
/// and never ends.
inline std::unique_ptr<PlayViewModel> livePlay(std::vector<session::TableSeen> tables,
                                               ProfilesViewModel& profiles, Settings& settings) {
    const auto dealtWith = std::make_shared<std::atomic<int>>(-1);
    auto services = examplePlayServices();
    services.watch = [tables = std::move(tables), dealtWith](
                         const WatchJob&,
                         const WatchCalls& calls) -> tl::expected<void, session::SessionError> {
        for (std::size_t i = 0; !calls.stopped();) {
            if (i < tables.size() && *dealtWith == static_cast<int>(i)) {
                calls.tell(tables[i++]);
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return {};
    };
    auto play = std::make_unique<PlayViewModel>(std::move(services), profiles, settings);
    QObject::connect(play.get(), &PlayViewModel::busyChanged, [dealtWith, page = play.get()] {
        const bool isDone = !page->busy() && page->state() != PlayViewModel::Starting;
        *dealtWith += isDone ? 1 : 0;
    });
    return play;
}

} // namespace pocketmars::app
