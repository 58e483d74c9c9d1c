// sensitivity SET...: moves each number that vision is tuned with, one at a time, and prints what
// that does to the readings of the sets' stills. See vision/tuning.h.
#include "app/cli/output/text_table.h"
#include "app/session/words/messages.h"
#include "benchmarks/learnt_profile.h"
#include "benchmarks/moved_number.h"
#include "benchmarks/photo_set.h"
#include "calibration/photo/photo.h"
#include "vision/picture_memory.h"
#include "vision/table_reader.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <functional>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace pocketmars;
using benchmarks::Readings;
using calibration::TunedNumber;
namespace fs = std::filesystem;

struct Options {
    std::vector<fs::path> sets;
    std::string only;
    std::string photos;
    bool dead = false;
    bool list = false;
};

struct Photo {
    cv::Mat picture;
    engine::Observation truth;
};

struct Set {
    calibration::Profile profile;
    std::vector<Photo> photos;
};

constexpr double kStep = 0.2; // either way

tl::expected<Set, std::string> loadSet(const fs::path& folder, const std::string& only) {
    auto profile = benchmarks::learnAsStored(folder / "profile");
    if (!profile) {
        return tl::unexpected(profile.error());
    }
    Set out{*std::move(profile), {}};
    for (const auto& file : benchmarks::photosIn(folder / "stills")) {
        if (file.string().find(only) == std::string::npos) {
            continue;
        }
        auto truth = benchmarks::truthOf(file);
        if (!truth) {
            return tl::unexpected(truth.error());
        }
        auto photo = calibration::loadPhoto(file);
        if (!photo) {
            return tl::unexpected(session::message(photo.error(), file).message);
        }
        out.photos.push_back({std::move(photo->image), *std::move(truth)});
    }
    return out;
}

/// Reads photo by photo.
/// @param goesOn  asked after each photo, with what was read so far
Readings readSets(const std::vector<std::unique_ptr<Set>>& sets,
                  const std::function<bool(const Readings&)>& goesOn) {
    Readings out;
    for (const auto& set : sets) {
        const vision::TableReader reader(set->profile); // prepared with the numbers as they are
        for (const auto& photo : set->photos) {
            const auto table = reader.read(photo.picture, benchmarks::readOptions(photo.truth));
            const auto seen = table ? table->observation : engine::Observation();
            out.photos.push_back(benchmarks::compareTables(seen, photo.truth));
            if (!goesOn(out)) {
                return out;
            }
        }
    }
    return out;
}

std::string text(double value) {
    std::ostringstream out;
    out << std::setprecision(4) << value;
    return out.str();
}

std::string signedText(double value, int places) {
    std::ostringstream out;
    out << std::showpos << std::fixed << std::setprecision(places) << value;
    return out.str();
}

/// A set's profile is learnt once, before any number is moved.
bool isForLearning(const TunedNumber& number) {
    const auto& name = number.name();
    return name.starts_with("learning.") || name.starts_with("lens.") ||
           name.starts_with("outlines.") || name.starts_with("profile.");
}

std::vector<TunedNumber*> wanted(const Options& options) {
    auto numbers = calibration::tunedNumbers();
    std::erase_if(numbers, [&](const TunedNumber* number) {
        return number->name().find(options.only) == std::string::npos ||
               (!options.list && isForLearning(*number));
    });
    return numbers;
}

void printList(const std::vector<TunedNumber*>& numbers) {
    for (const auto* number : numbers) {
        std::cout << number->name() << " = " << text(number->value()) << ' ' << number->unit()
                  << ", " << text(number->range().least) << " to " << text(number->range().most)
                  << "\n  " << number->meaning() << "\n  From: " << number->source() << '\n';
    }
}

/// Whether no photo is read otherwise, down to the last bit of a confidence.
bool movesNothing(const std::vector<std::unique_ptr<Set>>& sets, const Readings& before) {
    bool same = true;
    (void)readSets(sets, [&](const Readings& now) {
        same = benchmarks::isSame(now.photos.back(), before.photos[now.photos.size() - 1]);
        return same;
    });
    return same;
}

void printDead(const std::vector<TunedNumber*>& numbers,
               const std::vector<std::unique_ptr<Set>>& sets, const Readings& before) {
    int dead = 0;
    for (auto* number : numbers) {
        bool moves = false;
        for (const double factor : {1.0 + kStep, 1.0 - kStep}) {
            const auto value = benchmarks::movedValue(*number, factor);
            if (value && !moves) {
                const benchmarks::MovedNumber moved(*number, *value);
                moves = !movesNothing(sets, before);
            }
        }
        if (!moves) {
            std::cout << number->name() << std::endl; // it takes hours: what is known, at once
            ++dead;
        }
    }
    std::cout << dead << " of " << numbers.size() << " numbers move nothing\n";
}

void printMoved(const std::vector<TunedNumber*>& numbers,
                const std::vector<std::unique_ptr<Set>>& sets, const Readings& before) {
    using cli::Align;
    const auto all = [](const Readings&) { return true; };
    for (auto* number : numbers) {
        cli::TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right});
        for (const double factor : {1.0 - kStep, 1.0 + kStep}) {
            const auto value = benchmarks::movedValue(*number, factor);
            if (!value) {
                continue;
            }
            const benchmarks::MovedNumber moved(*number, *value);
            const auto now = readSets(sets, all);
            const int changed = now.changedFrom(before);
            table.addRow({number->name(), text(*value),
                          signedText(now.right() - before.right(), 0) + " right",
                          signedText(now.logScore() - before.logScore(), 4) + " log score",
                          std::to_string(changed) + " changed"});
        }
        table.print(std::cout, 0);
        std::cout.flush();
    }
}

int run(const Options& options) {
    const auto numbers = wanted(options);
    if (numbers.empty()) {
        std::cerr << "sensitivity: no number's name holds '" << options.only
                  << "'; --list prints them\n";
        return 2;
    }
    if (options.list) {
        printList(numbers);
        return 0;
    }
    std::vector<std::unique_ptr<Set>> sets;
    for (const auto& folder : options.sets) {
        auto set = loadSet(folder, options.photos);
        if (!set) {
            std::cerr << "sensitivity: " << set.error() << '\n';
            return 2;
        }
        sets.push_back(std::make_unique<Set>(*std::move(set)));
    }
    const auto before = readSets(sets, [](const Readings&) { return true; });
    if (before.photos.empty()) {
        std::cerr << "sensitivity: no photo with a truth to read; give sets with stills/\n";
        return 2;
    }
    std::cout << "as it is: " << before.right() << " of " << before.items()
              << " items right, log score " << signedText(before.logScore(), 4) << ", "
              << before.photos.size() << " photos\n";
    std::cout.flush();
    options.dead ? printDead(numbers, sets, before) : printMoved(numbers, sets, before);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    vision::keepPictureMemory();
    CLI::App app("Moves each number that vision is tuned with by a fifth and prints what that does "
                 "to the readings of photo sets.",
                 "sensitivity");
    Options options;
    app.add_option("SET", options.sets, "Photo sets: profile/, stills/")
        ->check(CLI::ExistingDirectory);
    app.add_option("--only", options.only, "Only numbers whose name holds this text");
    app.add_option("--photos", options.photos, "Only photos whose path holds this text");
    app.add_flag("--dead", options.dead, "Only name those that change nothing, down to the bit");
    app.add_flag("--list", options.list, "Print the numbers and where they come from; no SET");
    CLI11_PARSE(app, argc, argv);
    try {
        return run(options);
    } catch (const std::exception& error) {
        std::cerr << "sensitivity: " << error.what() << '\n';
        return 1;
    }
}
