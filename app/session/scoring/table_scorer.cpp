#include "app/session/scoring/table_scorer.h"

#include "app/session/files/text_file.h"
#include "app/session/support/log.h"
#include "app/session/watching/watch_warnings.h"
#include "app/session/words/messages.h"
#include "calibration/photo/photo.h"
#include "engine/format/correction.h"
#include "engine/format/json_format.h"
#include "engine/format/observation_json.h"
#include "engine/format/state_json.h"
#include "engine/observation/table_check.h"
#include "engine/state/state.h"
#include "engine/support/phrase.h"
#include "vision/weigh_again.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <fstream>
#include <span>
#include <string>
#include <utility>

namespace pocketmars::session {
namespace {

/// Scores what the observation says now.
void scoreAnew(ScoredTable& table) {
    table.sheet = engine::score(table.observation.mode, table.edition,
                                engine::scoredPlayers(table.observation), table.polishTie);
    table.questions = engine::openQuestions(table.observation, kQuestionThreshold);
}

/// One answer may settle what else was in doubt.
void learnFrom(const engine::Item& corrected, ScoredTable& table) {
    if (std::ranges::find(table.said, corrected) == table.said.end()) {
        table.said.push_back(corrected);
    }
    if (table.counted != nullptr) {
        vision::weighAgain(*table.counted, table.said, table.observation);
    }
}

tl::expected<ScoredTable, engine::JsonError> tableFromTable(const std::string& text) {
    auto observation = engine::observationFromJson(text);
    if (!observation) {
        return tl::unexpected(observation.error());
    }
    if (const auto wrong = engine::firstImpossibility(*observation)) {
        return tl::unexpected(*wrong);
    }
    ScoredTable table;
    table.claimed = !engine::statesConfidence(*observation);
    table.observation = *std::move(observation);
    return table;
}

void logScored(const ScoredTable& table, const std::string& how) {
    logInfo("scored " + table.source.string() + how);
    if (!table.questions.empty()) {
        std::string open;
        for (const auto& question : table.questions) {
            open += " " + question.path;
        }
        logWarning("not certain in " + table.source.string() + ":" + open);
    }
}

/// A photo as the camera would have seen it without a lens that bends.
tl::expected<cv::Mat, SessionError> loadPicture(const PhotoAid& aid,
                                                const std::filesystem::path& photo) {
    auto picture = calibration::loadPhoto(photo);
    if (!picture) {
        return tl::unexpected(message(picture.error(), photo));
    }
    if (aid.lens == nullptr) {
        return picture->image;
    }
    calibration::LensCorrection correction(*aid.lens);
    if (!correction.fits(picture->image.size())) {
        const auto warning = lensWarning(*aid.lens, picture->image.size());
        return tl::unexpected(SessionError{photo.string() + ": " + warning.text +
                                           "; take it in that shape, or leave out --lens"});
    }
    return correction.apply(picture->image);
}

using Reading = tl::expected<vision::TableReading, vision::PhotosError>;

Reading readAll(const vision::TableReader& reader, const std::vector<cv::Mat>& pictures,
                const vision::ReadOptions& options, vision::Trace* trace) {
    return pictures.size() == 1 ? reader.read(pictures.front(), options, trace)
                                      .map_error([](vision::ReadError error) {
                                          return vision::PhotosError{error, 0};
                                      })
                                : reader.readTogether(pictures, options);
}

SessionError inFile(const std::filesystem::path& json, const engine::JsonError& error) {
    return {json.string() + ": " + error.toString()};
}

} // namespace

bool isJsonFile(const std::filesystem::path& file) {
    if (file.extension() == ".json") {
        return true;
    }
    std::ifstream stream(file);
    char first = 0;
    stream >> first; // past white space
    return first == '{';
}

ScoredTable scoreState(const engine::NamedState& game) {
    const auto& state = game.state;
    ScoredTable table;
    table.observation = engine::observe(game);
    table.edition = state.edition;
    table.polishTie = state.readings.polishTie;
    if (state.mode == engine::Mode::Solo) {
        table.level = engine::name(state.level);
    }
    scoreAnew(table);
    return table;
}

tl::expected<ScoredTable, SessionError> scorePhoto(const std::filesystem::path& photo,
                                                   const calibration::Profile& profile,
                                                   const vision::ReadOptions& options,
                                                   engine::Edition edition) {
    return scorePhotos({}, {photo}, profile, options, edition);
}

tl::expected<ScoredTable, SessionError>
scorePhotos(const PhotoAid& aid, const std::vector<std::filesystem::path>& photos,
            const calibration::Profile& profile, const vision::ReadOptions& options,
            engine::Edition edition) {
    assert(!photos.empty());
    const auto start = std::chrono::steady_clock::now();
    std::vector<cv::Mat> pictures;
    for (const auto& photo : photos) {
        auto picture = loadPicture(aid, photo);
        if (!picture) {
            return tl::unexpected(picture.error());
        }
        pictures.push_back(*std::move(picture));
    }
    auto file = readText(photos.front()); // now: who knows what lies there when the game is saved
    if (!file) {
        return tl::unexpected(file.error());
    }
    std::optional<vision::TableReader> own;
    const auto& reader = aid.reader != nullptr ? *aid.reader : own.emplace(profile);
    std::optional<ProposedPlayers> proposed;
    auto asked = options;
    asked.bySeats = [&proposed](std::span<const vision::SeatSeen> seats) {
        proposed = proposeSoloPlayers(seats);
        return seatingOf(proposed);
    };
    auto reading = readAll(reader, pictures, asked, aid.trace);
    if (!reading) {
        const auto& error = reading.error();
        return tl::unexpected(message(error.error, photos[error.photo], profile.name));
    }
    for (const auto& warning : tileWarnings(reading->tiles, profile.name)) {
        logWarning(photos.front().string() + ": " + warning.text);
    }
    ScoredTable table;
    table.source = photos.front();
    table.profileName = profile.name;
    table.photo = pictures.front();
    for (std::size_t i = 1; i < photos.size(); ++i) {
        table.furtherPhotos.push_back({photos[i], pictures[i]});
    }
    table.photoFile = std::make_shared<const std::string>(*std::move(file));
    table.findings = std::move(reading->findings);
    table.photoToTable = reading->registration.plane.photoToTable;
    table.observation = std::move(reading->observation);
    table.counted = std::move(reading->counted);
    table.edition = edition;
    table.proposed = std::move(proposed);
    scoreAnew(table);
    const auto elapsedMs = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - start);
    logScored(table, (photos.size() > 1 ? " and " + std::to_string(photos.size() - 1) + " more"
                                        : std::string()) +
                         " with the profile '" + profile.name + "' in " +
                         std::to_string(elapsedMs.count()) + " ms");
    return table;
}

tl::expected<ScoredTable, SessionError> scoreFile(const std::filesystem::path& json,
                                                  std::optional<engine::Edition> edition) {
    const auto named = [&json](const engine::JsonError& error) { return inFile(json, error); };
    const auto text = readText(json);
    if (!text) {
        return tl::unexpected(text.error());
    }
    const auto format = engine::formatOf(*text);
    if (!format) {
        return tl::unexpected(named(format.error()));
    }
    const bool state = *format == engine::kStateFormat;
    if (!state && *format != engine::kTableFormat) {
        return tl::unexpected(named(
            {"format", //: What is wrong with a file; %1 to %3 words for kinds of files
             engine::phrase("Json", "expected \"%1\" or \"%2\", found \"%3\"")
                 .with(engine::kTableFormat, engine::kStateFormat, engine::shownName(*format))}));
    }
    auto table = (state ? engine::stateFromJson(*text).map(scoreState) : tableFromTable(*text))
                     .map_error(named);
    if (table) {
        table->source = json;
        table->edition = edition.value_or(table->edition);
        scoreAnew(*table);
        logScored(*table, "");
    }
    return table;
}

tl::expected<void, SessionError> checkClaims(const ScoredTable& table) {
    if (table.claimed) {
        if (const auto wrong = engine::firstContradiction(table.observation)) {
            return tl::unexpected(inFile(table.source, *wrong));
        }
    }
    return {};
}

tl::expected<void, SessionError> correct(ScoredTable& table, const std::string& path,
                                         const std::string& value) {
    if (const auto set = engine::setItem(table.observation, path, value); !set) {
        return tl::unexpected(SessionError{set.error().message});
    }
    logInfo("corrected " + path + " to " + value);
    learnFrom(*engine::findItem(table.observation, path), table);
    scoreAnew(table);
    return {};
}

} // namespace pocketmars::session
