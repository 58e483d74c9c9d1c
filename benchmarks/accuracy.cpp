// accuracy SET: learns the set's card profile, reads every photo and compares it with its truth;
// with --games, plays recorded games through the session too.
#include "benchmarks/accuracy_summary.h"
#include "benchmarks/learnt_profile.h"
#include "benchmarks/photo_set.h"
#include "benchmarks/recorded_game.h"
#include "benchmarks/set_option.h"
#include "benchmarks/set_reading.h"
#include "vision/picture_memory.h"
#include "vision/table_reader.h"

#include <CLI/CLI.hpp>

#include <algorithm>
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
    benchmarks::SetReading how;
    std::string only;
    bool games = false;
};

std::vector<fs::path> photosOf(const Options& options) {
    auto photos = benchmarks::photosIn(options.how.set / "stills");
    if (options.games) {
        const auto games = benchmarks::photosIn(options.how.set / "games");
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
    for (const auto& entry : fs::directory_iterator(options.how.set / "games", failed)) {
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

int run(const Options& options) {
    const auto photos = photosOf(options);
    if (photos.empty()) {
        std::cerr << "accuracy: no photo with a truth under " << options.how.set / "stills"
                  << (options.only.empty() ? "" : " whose name holds '" + options.only + "'")
                  << '\n';
        return 2;
    }
    const auto profile = benchmarks::learnAsStored(options.how.set / "profile");
    if (!profile) {
        std::cerr << "accuracy: " << profile.error() << '\n';
        return 2;
    }
    const vision::TableReader reader(*profile);
    std::vector<PhotoResult> results;
    for (const auto& photo : photos) {
        const auto name = fs::relative(photo, options.how.set).replace_extension().string();
        results.push_back(benchmarks::readPhoto(photo, name, reader, options.how));
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
    app.add_option("SET", options.how.set, "A photo set: profile/, stills/, games/")
        ->required()
        ->check(CLI::ExistingDirectory);
    app.add_option("--only", options.only, "Only photos whose path holds this text");
    app.add_option("--second", options.how.second,
                   "A set with photos of the same names that show the same tables from other "
                   "sides: both are read together")
        ->check(CLI::ExistingDirectory);
    benchmarks::addSetOption(app);
    app.add_flag("--games", options.games,
                 "Recorded games too: each photo by itself, and the game as it is followed");
    app.add_flag("--no-mode", options.how.noMode, "Don't tell the reader who plays");
    CLI11_PARSE(app, argc, argv);
    try {
        return run(options);
    } catch (const std::exception& error) {
        std::cerr << "accuracy: " << error.what() << '\n';
        return 1;
    }
}
