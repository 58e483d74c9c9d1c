// How long one photo takes, a settled frame of which some changed, and one that need not be read:
// the sample table and the sample game at 1600 x 1200. On as many threads as OpenCV takes, or on
// one with --one-core.
#include "calibration/learning/profile_learner.h"
#include "calibration/photo/photo.h"
#include "calibration/profile/profile_store.h"
#include "calibration/support/median.h"
#include "calibration/support/temporary_folder.h"
#include "vision/picture_memory.h"
#include "vision/table_reader.h"
#include "vision/trace.h"
#include "vision/watching/registration_check.h"
#include "vision/watching/settle_detector.h"

#include <benchmark/benchmark.h>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace pocketmars;
namespace fs = std::filesystem;

const cv::Size kPhotoSize(1600, 1200);

/// What the benchmarks read: a stored profile and a photo, in a folder that is gone afterwards.
class Bench {
public:
    /// @return what went wrong; empty if all is there
    std::string prepare() {
        auto folder = calibration::TemporaryFolder::make();
        if (!folder) {
            return folder.error().message;
        }
        m_folder = *std::move(folder);
        const auto profile =
            calibration::learnProfile(POCKETMARS_SAMPLES "/profile", {.name = "bench"});
        if (!profile) {
            return profile.error().message;
        }
        if (const auto saved = store().save(*profile); !saved) {
            return saved.error().message;
        }
        const cv::Mat sample = cv::imread(POCKETMARS_SAMPLES "/stills/solo-1-easy.jpg");
        if (sample.empty()) {
            return "the sample photo is gone";
        }
        cv::Mat full;
        cv::resize(sample, full, kPhotoSize, 0, 0, cv::INTER_CUBIC);
        return cv::imwrite(photo().string(), full) ? "" : "can't write " + photo().string();
    }

    [[nodiscard]] fs::path photo() const { return m_folder->path() / "photo.jpg"; }
    [[nodiscard]] calibration::ProfileStore store() const {
        return calibration::ProfileStore(m_folder->path() / "profiles");
    }
    [[nodiscard]] calibration::Profile profile() const { return store().load("bench").value(); }

private:
    std::optional<calibration::TemporaryFolder> m_folder;
};

const vision::ReadOptions kPlayers{engine::Mode::Solo, {"red", "yellow"}};
const vision::ReadOptions kGamePlayers{engine::Mode::Solo, {"red", "blue"}};

/// Of the sample game, in the order of play.
std::vector<fs::path> gamePhotos() {
    std::vector<fs::path> out;
    for (const auto& entry : fs::directory_iterator(POCKETMARS_SAMPLES "/games/solo")) {
        if (entry.path().extension() == ".jpg") {
            out.push_back(entry.path());
        }
    }
    std::sort(out.begin(), out.end());
    return out;
}

/// All that a program just started does: load the profile, prepare it, decode the photo, read it.
void coldRead(benchmark::State& state, const Bench& bench) {
    for ([[maybe_unused]] auto _ : state) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        const auto profile = bench.profile();
        const vision::TableReader reader(profile);
        const auto photo = calibration::loadPhoto(bench.photo());
        benchmark::DoNotOptimize(reader.read(photo->image, kPlayers));
    }
}

void loadProfile(benchmark::State& state, const Bench& bench) {
    for ([[maybe_unused]] auto _ : state) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        benchmark::DoNotOptimize(bench.profile());
    }
}

void prepareProfile(benchmark::State& state, const Bench& bench) {
    const auto profile = bench.profile();
    for ([[maybe_unused]] auto _ : state) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        const vision::TableReader reader(profile);
        benchmark::DoNotOptimize(&reader);
    }
}

void decodePhoto(benchmark::State& state, const Bench& bench) {
    for ([[maybe_unused]] auto _ : state) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        benchmark::DoNotOptimize(calibration::loadPhoto(bench.photo()));
    }
}

/// How long each stage of a reading took, gathered over many readings.
class StageTimes {
public:
    void add(const vision::Trace& trace) {
        for (const auto& stage : trace.stages()) {
            const auto known =
                std::find_if(m_stages.begin(), m_stages.end(),
                             [&](const auto& other) { return other.first == stage.name; });
            auto& times = known != m_stages.end()
                              ? known->second
                              : m_stages.emplace_back(stage.name, std::vector<double>{}).second;
            times.push_back(stage.elapsedMs);
        }
    }
    /// The median of each stage, ms.
    void report(benchmark::State& state) {
        for (auto& [name, times] : m_stages) {
            state.counters[name] = calibration::median(times);
        }
    }

private:
    std::vector<std::pair<std::string, std::vector<double>>> m_stages;
};

void readDecoded(benchmark::State& state, const Bench& bench) {
    const auto profile = bench.profile();
    const vision::TableReader reader(profile);
    const auto photo = calibration::loadPhoto(bench.photo());
    StageTimes stages;
    for ([[maybe_unused]] auto _ : state) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        vision::Trace trace;
        benchmark::DoNotOptimize(reader.read(photo->image, kPlayers, &trace));
        stages.add(trace);
    }
    stages.report(state);
}

/// Frames of a camera over the table, with a sensor's noise.
std::vector<cv::Mat> cameraFrames(const Bench& bench) {
    const auto photo = calibration::loadPhoto(bench.photo());
    std::vector<cv::Mat> frames;
    cv::RNG random(1);
    for (int i = 0; i < 4; ++i) {
        cv::Mat noise(kPhotoSize, CV_16SC3);
        random.fill(noise, cv::RNG::NORMAL, 0.0, 3.0);
        cv::add(photo->image, noise, frames.emplace_back(), {}, CV_8UC3);
    }
    return frames;
}

void unchangedFrame(benchmark::State& state, const Bench& bench) {
    const auto frames = cameraFrames(bench);
    vision::SettleDetector detector;
    double seconds = 0.0;
    for (std::size_t i = 0; i < 10; ++i) {
        (void)detector.look(frames[i % frames.size()], seconds += 0.1);
    }
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : state) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        const auto scene = detector.look(frames[i++ % frames.size()], seconds += 0.1);
        if (scene != vision::Scene::Unchanged) {
            state.SkipWithError("the table is not at rest");
        }
    }
}

/// What an unchanged frame is checked for besides: whether the camera still stands.
void checkRegistration(benchmark::State& state, const Bench& bench) {
    const auto profile = bench.profile();
    const auto frames = cameraFrames(bench);
    auto reading = vision::TableReader(profile).read(frames.front(), kPlayers);
    if (!reading) {
        state.SkipWithError("no table is found");
        return;
    }
    const vision::RegistrationCheck check(std::move(reading->registration), frames.front());
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : state) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        if (!check.holds(frames[i++ % frames.size()])) {
            state.SkipWithError("the registration does not hold");
        }
    }
}

/// Settled tables of the sample game, one after the other, from a camera that stands: what each
/// phase of a game changes is read again.
void settledFrame(benchmark::State& state, const Bench& bench) {
    const auto profile = bench.profile();
    const vision::TableReader reader(profile);
    std::vector<cv::Mat> tables;
    for (const auto& path : gamePhotos()) {
        cv::resize(cv::imread(path.string()), tables.emplace_back(), kPhotoSize, 0, 0,
                   cv::INTER_CUBIC);
    }
    vision::ViewMemory view;
    const auto first = reader.read(tables.front(), kGamePlayers, nullptr, &view);
    if (!first) {
        state.SkipWithError("no table is found");
        return;
    }
    const vision::RegistrationCheck check(first->registration, tables.front());
    std::vector<double> times; // ms
    StageTimes stages;
    std::size_t i = 1;
    for ([[maybe_unused]] auto _ : state) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        const auto& table = tables[i];
        const auto start = std::chrono::steady_clock::now();
        vision::Trace trace;
        if (!check.holds(table) || !reader.readAgain(table, view, &trace)) {
            state.SkipWithError("the table must be read as a whole");
            break;
        }
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        state.SetIterationTime(took.count());
        times.push_back(1e3 * took.count());
        stages.add(trace);
        // At the end of the game, play it backwards: every table differs from the one before.
        i = i + 1 < tables.size() ? i + 1 : 0;
        if (i == 0) {
            std::reverse(tables.begin(), tables.end());
            i = 1;
        }
    }
    std::sort(times.begin(), times.end());
    if (!times.empty()) {
        state.counters["median_ms"] = times[times.size() / 2];
        state.counters["longest_ms"] = times.back();
    }
    stages.report(state);
}

void unsettledFrame(benchmark::State& state, const Bench& bench) {
    auto frames = cameraFrames(bench);
    for (std::size_t i = 0; i < frames.size(); ++i) { // an arm that comes in
        const cv::Point hand(1500 - static_cast<int>(i) * 200, 700);
        cv::ellipse(frames[i], hand, {300, 100}, 20.0, 0, 360, {120, 150, 210}, cv::FILLED);
    }
    vision::SettleDetector detector;
    double seconds = 0.0;
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : state) { // NOLINT(clang-analyzer-deadcode.DeadStores)
        const auto scene = detector.look(frames[i++ % frames.size()], seconds += 0.1);
        if (scene != vision::Scene::Moving) {
            state.SkipWithError("the table is at rest");
        }
    }
}

/// Prints each time, and of what is read from a camera how many decodes of its JPEG it takes.
class RatioReporter : public benchmark::ConsoleReporter {
public:
    RatioReporter() : ConsoleReporter(isatty(STDOUT_FILENO) != 0 ? OO_Defaults : OO_None) {}

    void ReportRuns(const std::vector<Run>& runs) override {
        ConsoleReporter::ReportRuns(runs);
        for (const auto& run : runs) {
            m_times.emplace_back(run.benchmark_name(), run.GetAdjustedRealTime());
        }
    }
    void Finalize() override {
        const auto decode = std::find_if(m_times.begin(), m_times.end(), [](const auto& t) {
            return t.first == "cold_read/decode_photo";
        });
        if (decode == m_times.end() || decode->second <= 0.0) {
            return;
        }
        GetOutputStream() << "\nin decodes of the same frame's JPEG:\n";
        for (const auto& [name, time] : m_times) {
            GetOutputStream() << "  " << name << " " << time / decode->second << '\n';
        }
    }

private:
    std::vector<std::pair<std::string, double>> m_times;
};

} // namespace

int main(int argc, char** argv) {
    vision::keepPictureMemory();
    benchmark::Initialize(&argc, argv);
    const bool oneCore = argc == 2 && std::string_view(argv[1]) == "--one-core";
    if (!oneCore && benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 2;
    }
    if (oneCore) {
        cv::setNumThreads(1);
    }
    Bench bench;
    if (const auto problem = bench.prepare(); !problem.empty()) {
        std::cerr << "vision_bench: " << problem << '\n';
        return 2;
    }
    using Function = void (*)(benchmark::State&, const Bench&);
    const std::pair<const char*, Function> benchmarks[]{{"cold_read", coldRead},
                                                        {"cold_read/load_profile", loadProfile},
                                                        {"cold_read/prepare", prepareProfile},
                                                        {"cold_read/decode_photo", decodePhoto},
                                                        {"cold_read/read", readDecoded},
                                                        {"watch/settled", settledFrame},
                                                        {"watch/unsettled", unsettledFrame},
                                                        {"watch/unchanged", unchangedFrame},
                                                        {"watch/registration", checkRegistration}};
    for (const auto& [name, function] : benchmarks) {
        const auto run = function;
        auto* registered = benchmark::RegisterBenchmark(
            name, [run, &bench](benchmark::State& state) { run(state, bench); });
        registered->Unit(benchmark::kMillisecond);
        if (run == readDecoded) {
            registered->MinTime(5.0); // a single reading tells little on a noisy machine
        }
        if (run == settledFrame) {
            registered->UseManualTime()->Iterations(54); // the game there and back
        }
    }
    RatioReporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    return 0;
}
