#include "benchmarks/set_reading.h"

#include "app/session/scoring/table_scorer.h"
#include "app/session/words/messages.h"
#include "benchmarks/photo_set.h"
#include "calibration/photo/photo.h"
#include "engine/observation/question.h"
#include "engine/rules/score.h"

#include <chrono>
#include <vector>

namespace pocketmars::benchmarks {

namespace fs = std::filesystem;

PhotoResult readPhoto(const fs::path& photo, const std::string& name,
                      const vision::TableReader& reader, const SetReading& how) {
    PhotoResult result;
    result.name = name;
    const auto truth = truthOf(photo);
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
    const auto second = how.second / fs::relative(photo, how.set);
    if (!how.second.empty() && fs::exists(second)) {
        if (const auto other = calibration::loadPhoto(second)) {
            pictures.push_back(other->image);
        }
    }
    const auto table =
        reader.readTogether(pictures, how.noMode ? unsaidOptions() : readOptions(*truth));
    const std::chrono::duration<double, std::milli> elapsed =
        std::chrono::steady_clock::now() - started;
    result.elapsedMs = elapsed.count();
    if (!table) {
        result.error = session::message(table.error().error, photo, "of the set").message;
        result.items = compareTables({}, *truth);
        return result;
    }
    const auto& observation = table->observation;
    result.read = engine::score(observation.mode, engine::Edition::English,
                                engine::scoredPlayers(observation));
    result.items = compareTables(observation, *truth);
    result.questions = engine::openQuestions(observation, session::kQuestionThreshold).size();
    return result;
}

} // namespace pocketmars::benchmarks
