// accuracy SET: learns the set's card profile, reads every photo and compares it with its truth;
// with --games, plays recorded games through the session too.
#include "app/session/words/messages.h"
#include "benchmarks/accuracy_summary.h"
#include "benchmarks/photo_set.h"
#include "benchmarks/recorded_game.h"
#include "calibration/learning/profile_learner.h"
#include "calibration/photo/photo.h"
#include "engine/rules/score.h"
#include "vision/picture_memory.h"
#include "vision/table_reader.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <string>
#include <system_error>
#include <vector>

namespace {

using namespace pocketmars;
using benchmarks::PhotoResult;
namespace fs = std::filesystem;

struct Options {
    fs::path set;
    std::string only;
    fs::path second; ///< a set whose photos show the same tables from other sides; empty: none
    bool games = false;
    bool noMode = false;
};

std::vector<fs::path> photosOf(const Options& options) {
    auto photos = benchmarks::photosIn(options.set / "stills");
    if (options.games) {
        const auto games = benchmarks::photosIn(options.set / "games");
        photos.insert(photos.end(), games.begin(), games.end());
    }
    std::erase_if(photos, [&options](const fs::path& photo) {
        return photo.string().find(options.only) == std::string::npos;
    });
    return photos;
}

/// The folders of recorded games, in the order of their names.
std::vector<fs::path> gamesOf(const Options& options) {
    std::vector<fs::path> games;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(options.set / "games", failed)) {
        if (fs::exists(entry.path() / "game.jsonl")) {
            games.push_back(entry.path());
        }
    }
    std::sort(games.begin(), games.end());
    std::erase_if(games, [&options](const fs::path& game) {
        return game.string().find(options.only) == std::string::npos;
    });
    return games;
}

/// Reads one photo.
PhotoResult read(const fs::path& photo, const std::string& name, const vision::TableReader& reader,
                 const Options& options) {
    PhotoResult result;
    result.name = name;
    const auto truth = benchmarks::truthOf(photo);
    if (!truth) {
        result.error = truth.error();
        return result;
    }
    result.truth =
        engine::score(truth->mode, engine::Edition::English, engine::scoredPlayers(*truth));
    const auto started = std::chrono::steady_clock::now();
    const auto picture = calibration::loadPhoto(photo);
    if (!picture) {
        result.error = session::message(picture.error(), photo).message;
        return result;
    }
    std::vector<cv::Mat> pictures{picture->image};
    const auto second = options.second / fs::relative(photo, options.set);
    if (!options.second.empty() && fs::exists(second)) {
        if (const auto other = calibration::loadPhoto(second)) {
            pictures.push_back(other->image);
        }
    }
    const auto table = reader.readTogether(
        pictures, options.noMode ? vision::ReadOptions() : benchmarks::readOptions(*truth));
    const std::chrono::duration<double, std::milli> elapsed =
        std::chrono::steady_clock::now() - started;
    result.elapsedMs = elapsed.count();
    if (!table) {
        result.error = session::message(table.error().error, photo, "of the set").message;
        result.items = benchmarks::compareTables({}, *truth);
        return result;
    }
    const auto& observation = table->observation;
    result.read = engine::score(observation.mode, engine::Edition::English,
                                engine::scoredPlayers(observation));
    result.items = benchmarks::compareTables(observation, *truth);
    return result;
}

int run(const Options& options) {
    const auto photos = photosOf(options);
    if (photos.empty()) {
        std::cerr << "accuracy: no photo with a truth under " << options.set / "stills"
                  << (options.only.empty() ? "" : " whose name holds '" + options.only + "'")
                  << '\n';
        return 2;
    }
    const auto profile = calibration::learnProfile(options.set / "profile");
    if (!profile) {
        std::cerr << "accuracy: " << profile.error().message << '\n';
        return 2;
    }
    const vision::TableReader reader(*profile);
    std::vector<PhotoResult> results;
    for (const auto& photo : photos) {
        const auto name = fs::relative(photo, options.set).replace_extension().string();
        results.push_back(read(photo, name, reader, options));
        benchmarks::printPhoto(std::cout, results.back());
        std::cout.flush();
    }
    benchmarks::printSummary(std::cout, results);
    if (options.games) {
        std::vector<benchmarks::GameResult> games;
        for (const auto& game : gamesOf(options)) {
            games.push_back(benchmarks::playRecorded(game, *profile));
        }
        benchmarks::printGames(std::cout, games);
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    vision::keepPictureMemory();
    CLI::App app("Reads every photo of a set and compares it with its truth.", "accuracy");
    Options options;
    app.add_option("SET", options.set, "A photo set: profile/, stills/, games/")
        ->required()
        ->check(CLI::ExistingDirectory);
    app.add_option("--only", options.only, "Only photos whose path holds this text");
    app.add_option("--second", options.second,
                   "A set with photos of the same names that show the same tables from other "
                   "sides: both are read together")
        ->check(CLI::ExistingDirectory);
    app.add_flag("--games", options.games,
                 "Recorded games too: each photo by itself, and the game as it is followed");
    app.add_flag("--no-mode", options.noMode, "Don't tell the reader who plays");
    CLI11_PARSE(app, argc, argv);
    try {
        return run(options);
    } catch (const std::exception& error) {
        std::cerr << "accuracy: " << error.what() << '\n';
        return 1;
    }
}
