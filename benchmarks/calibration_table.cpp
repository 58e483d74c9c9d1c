// calibration_table SET...: reads every photo of the sets and prints whether confidences mean what
// they say.
#include "benchmarks/learnt_profile.h"
#include "benchmarks/photo_set.h"
#include "benchmarks/reliability.h"
#include "benchmarks/set_reading.h"
#include "vision/picture_memory.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <iostream>
#include <vector>

namespace {

using namespace pocketmars;
namespace fs = std::filesystem;

int run(const std::vector<fs::path>& sets) {
    std::vector<benchmarks::PhotoResult> results;
    for (const auto& set : sets) {
        const auto profile = benchmarks::learnAsStored(set / "profile");
        if (!profile) {
            std::cout << set.string() << ": not learnt: " << profile.error() << '\n';
            continue;
        }
        const vision::TableReader reader(*profile);
        for (const auto& photo : benchmarks::photosIn(set / "stills")) {
            const auto name = fs::relative(photo, set).replace_extension().string();
            results.push_back(benchmarks::readPhoto(photo, name, reader, {set}));
        }
        std::cout << set.string() << ": " << results.size() << " photos so far" << std::endl;
    }
    if (results.empty()) {
        std::cerr << "calibration: no photo with a truth in any set\n";
        return 2;
    }
    benchmarks::printReliability(std::cout, results);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    vision::keepPictureMemory();
    CLI::App app("Prints whether confidences mean what they say.", "calibration");
    std::vector<fs::path> sets;
    app.add_option("SET", sets, "Photo sets: profile/, stills/")
        ->required()
        ->check(CLI::ExistingDirectory);
    CLI11_PARSE(app, argc, argv);
    try {
        return run(sets);
    } catch (const std::exception& error) {
        std::cerr << "calibration: " << error.what() << '\n';
        return 1;
    }
}
