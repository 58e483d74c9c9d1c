#pragma once

#include "app/services/mars_services.h"
#include "app/services/play_services.h"
#include "app/services/services.h"
#include "app/services/wizard_services.h"
#include "app/session/profiles/profiles.h"
#include "calibration/learning/profile_pages.h"
#include "calibration/profile/profile.h"
#include "engine/format/correction.h"
#include "engine/observation/question.h"
#include "tests/engine/example_state.h"
#include "tests/engine/example_table.h"

#include <QSignalSpy>
#include <QTest>

#include <opencv2/core.hpp>

#include <chrono>
#include <cstdint>
#include <fstream>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

/// Lets a failing test print text.
inline void PrintTo(const QString& text, std::ostream* out) { *out << qUtf8Printable(text); }

/// A scored table and services made by hand, so that view-models are tested without a photo.
namespace pocketmars::app {

/// engine::exampleTable() as if read from a photo of 400 x 300 px: red's greenhouse ★★ is doubtful.
inline session::ScoredTable exampleScore() {
    session::ScoredTable table;
    table.source = "table.jpg";
    table.profileName = "mine";
    table.photo = cv::Mat(300, 400, CV_8UC3, cv::Scalar(10, 20, 30));
    table.observation = engine::exampleTable();
    auto& greenhouse = table.observation.building(engine::Suit::Greenhouse);
    greenhouse.twoStar.value()["red"] = engine::Reading<int>(1, 0.6);
    table.findings = {
        {"", "greenhouse", {{10, 10}, {110, 10}, {110, 150}, {10, 150}}, 0.95},
        {"greenhouse.one_star.red", "2", {{20, 90}, {60, 90}, {60, 140}, {20, 140}}, 0.9},
        {"greenhouse.two_star.red", "1", {{70, 90}, {100, 90}, {100, 140}, {70, 140}}, 0.6},
        {"red.ship", "1", {{200, 100}, {280, 100}, {280, 220}, {200, 220}}, 0.97},
        {"red.energy", "3", {{260, 110}, {278, 110}, {278, 215}, {260, 215}}, 0.97},
    };
    // Half a mm a px, and farther away towards the upper edge.
    table.photoToTable = cv::Matx33d(0.5, 0, 0, 0, 0.5, 0, 0, 0.0005, 1);
    table.sheet =
        engine::score(table.observation.mode, table.edition, scoredPlayers(table.observation));
    table.questions = engine::openQuestions(table.observation, session::kQuestionThreshold);
    return table;
}

inline calibration::Profile exampleProfile(const std::string& name) {
    calibration::Profile profile;
    profile.name = name;
    profile.layout.colonists = {"red", "blue", "green"};
    const cv::Mat card(88, 63, CV_8UC3, cv::Scalar(200, 200, 200));
    profile.faces = {{calibration::BuildingFace{engine::Suit::Greenhouse}, card},
                     {calibration::ProjectFace{*engine::CardId::parse("G5")}, card},
                     {calibration::ProjectFace{*engine::CardId::parse("H0c")}, card},
                     {calibration::BackFace{engine::Suit::Aqualab}, card},
                     {calibration::ShipFace{"red"}, card},
                     {calibration::EarthFace{}, card}};
    const cv::Mat mask(20, 20, CV_8UC1, cv::Scalar(255));
    profile.colonists = {{"red", cv::Mat(20, 20, CV_8UC3, cv::Scalar(20, 30, 200)), mask},
                         {"blue", cv::Mat(20, 20, CV_8UC3, cv::Scalar(190, 60, 20)), mask}};
    profile.marker = {"", cv::Mat(20, 20, CV_8UC3, cv::Scalar(120, 180, 220)), mask};
    return profile;
}

/// Any photo is exampleScore(), but `broken.jpg`. Of two the doubt is gone; `elsewhere.jpg` shows
/// another table.
inline TableServices exampleTableServices() {
    TableServices services;
    services.isJsonFile = [](const std::filesystem::path& file) {
        return file.extension() == ".json";
    };
    services.seats = [](const std::filesystem::path&, const TableServices::Cards&) {
        return std::vector<vision::SeatSeen>();
    };
    services.scorePhotos =
        [](const std::vector<std::filesystem::path>& photos, const TableServices::Cards&,
           const vision::ReadOptions&,
           engine::Edition edition) -> tl::expected<session::ScoredTable, session::SessionError> {
        if (photos.front().filename() == "broken.jpg") {
            return tl::unexpected(session::SessionError{"broken.jpg: no table was found"});
        }
        auto table = exampleScore();
        table.source = photos.front();
        table.edition = edition;
        for (std::size_t i = 1; i < photos.size(); ++i) {
            if (photos[i].filename() == "elsewhere.jpg") {
                return tl::unexpected(
                    session::SessionError{photos[i].string() + ": shows another table"});
            }
            table.furtherPhotos.push_back(
                {photos[i], cv::Mat(400, 300, CV_8UC3, cv::Scalar(30, 20, 10))});
            auto& greenhouse = table.observation.building(engine::Suit::Greenhouse);
            greenhouse.twoStar.value()["red"] = engine::Reading<int>(1, 0.99);
            table.findings[2].confidence = 0.99;
            table.findings.push_back({"greenhouse.two_star.red",
                                      "1",
                                      {{110, 50}, {140, 50}, {140, 90}, {110, 90}},
                                      0.99,
                                      i});
            table.questions = engine::openQuestions(table.observation, session::kQuestionThreshold);
        }
        return table;
    };
    services.scoreFile =
        [](const std::filesystem::path& json,
           engine::Edition edition) -> tl::expected<session::ScoredTable, session::SessionError> {
        auto table = exampleScore();
        table.source = json;
        table.edition = edition;
        table.photo = cv::Mat();
        table.photoToTable.reset();
        table.findings.clear();
        return table;
    };
    services.correct = session::correct;
    return services;
}

/// Profiles that are kept in memory; learning takes two photos.
inline ProfileServices exampleProfileServices(std::vector<std::string> names) {
    const auto shelf = std::make_shared<std::vector<std::string>>(std::move(names));
    ProfileServices services;
    services.list = [shelf] { return *shelf; };
    services.load =
        [](const std::string& name) -> tl::expected<calibration::Profile, session::SessionError> {
        if (name == "damaged") {
            return tl::unexpected(session::SessionError{"damaged: profile.json is cut off"});
        }
        return exampleProfile(name);
    };
    services.learn = [shelf](const std::filesystem::path& folder, const std::string& name,
                             const calibration::LearnProgress& progress)
        -> tl::expected<calibration::Profile, session::SessionError> {
        if (!progress(0, 2, "buildings.jpg") || !progress(1, 2, "habitation.jpg")) {
            return tl::unexpected(session::SessionError{"stopped"});
        }
        if (folder.filename() == "bad") {
            return tl::unexpected(
                session::SessionError{"habitation.jpg: found 6 cards, expected 7"});
        }
        shelf->push_back(name.empty() ? folder.filename().string() : name);
        auto profile = exampleProfile(shelf->back());
        if (folder.filename() == "dim") {
            profile.inDoubt = {"ships.jpg"};
        }
        return profile;
    };
    services.exportTo =
        [](const std::string& /*name*/,
           const std::filesystem::path& file) -> tl::expected<void, session::SessionError> {
        if (file.parent_path().filename() == "full") {
            return tl::unexpected(session::SessionError{"no room"});
        }
        return {};
    };
    services.importFrom = [shelf](const std::filesystem::path& file)
        -> tl::expected<calibration::Profile, session::SessionError> {
        if (file.filename() == "bad.pmprofile") {
            return tl::unexpected(session::SessionError{"bad.pmprofile: this is no card profile"});
        }
        shelf->push_back(file.stem().string());
        return exampleProfile(shelf->back());
    };
    services.learnPage = [](const std::string& name, const std::filesystem::path& photo,
                            const std::string& page, const calibration::LearnOptions& options)
        -> tl::expected<calibration::Profile, session::SessionError> {
        if (photo.stem() == "other" && !options.trustPages) {
            return tl::unexpected(
                session::SessionError{"these are other cards", session::kTrustPagesOption});
        }
        if (page != "greenhouse" && options.corners.of(page) == nullptr) {
            return tl::unexpected(
                session::SessionError{"found 6 cards, expected 7", session::kCornersOption});
        }
        return exampleProfile(name);
    };
    // A card less than there should be, far apart.
    services.readPicture = [](const std::filesystem::path& /*file*/, int /*picture*/,
                              const calibration::Layout& /*layout*/,
                              const session::PictureHints& /*hints*/) {
        constexpr int kFoundAgain = 6;
        session::ProfilePhoto photo{cv::Mat(400, 800, CV_8UC3, cv::Scalar(90, 90, 90)), {}};
        for (int i = 0; i < kFoundAgain; ++i) {
            const auto left = static_cast<float>(20 + 110 * i);
            photo.reading.outlines.push_back(
                {{left, 40}, {left + 80, 40}, {left + 80, 160}, {left, 160}});
        }
        return photo;
    };
    services.cardAround = calibration::cardAround;
    services.takeAsRight = [](const std::string& name) {
        return tl::expected<calibration::Profile, session::SessionError>(exampleProfile(name));
    };
    services.check = [](const calibration::Profile& profile, const std::filesystem::path& photo)
        -> tl::expected<session::CheckedPhoto, session::SessionError> {
        if (photo.filename() == "none.jpg") {
            return tl::unexpected(session::SessionError{"none.jpg: there is no such file"});
        }
        const std::vector<cv::Point2f> outline{{10, 10}, {40, 10}, {40, 50}, {10, 50}};
        using Verdict = vision::CheckedCard::Verdict;
        return session::CheckedPhoto{photo.filename().string(),
                                     cv::Mat(80, 120, CV_8UC3, cv::Scalar(90, 90, 90)),
                                     1.0,
                                     {{&profile.faces.front(), outline, 0.93, Verdict::Good},
                                      {nullptr, outline, 0, Verdict::NotRecognised}}};
    };
    services.remove =
        [shelf](const std::string& name) -> tl::expected<void, session::SessionError> {
        std::erase(*shelf, name);
        return {};
    };
    return services;
}

/// A game of three steps, of which the first has a picture.
inline db::FollowedGame exampleFollowedGame() {
    db::FollowedGame game{db::FollowedId(1), {}, {}, db::GameId(1), {}};
    game.info.sourcePath = "/photos";
    for (int i = 0; i < 3; ++i) {
        db::FollowedStep step;
        step.table = std::to_string(i) + ".jpg";
        step.played = i == 0 ? "setup" : i == 1 ? "architect" : "failure";
        step.moves = i == 1 ? "hand A7" : "";
        step.words = i == 0 ? "the game is set up" : "red plays A7 from the hand";
        step.stateJson = engine::kExampleState;
        game.steps.push_back(std::move(step));
    }
    return game;
}

/// What asks a history that is kept in memory.
inline void addQueries(HistoryServices& services,
                       const std::shared_ptr<std::vector<db::Game>>& shelf) {
    services.list =
        [shelf](const db::GameFilter& filter) -> tl::expected<GameList, session::SessionError> {
        GameList list{*shelf, {"Anna", "red"}, shelf->size()};
        std::erase_if(list.games, [&](const db::Game& game) {
            return (filter.mode && game.info.sheet.mode != *filter.mode) ||
                   game.info.note.find(filter.text) == std::string::npos;
        });
        return list;
    };
    services.photo = [](db::GameId) -> tl::expected<cv::Mat, session::SessionError> {
        return exampleScore().photo;
    };
    services.doubts = [](db::GameId) -> tl::expected<session::SheetDoubts, session::SessionError> {
        return session::SheetDoubts{};
    };
    services.steps =
        [](db::GameId) -> tl::expected<std::optional<db::FollowedGame>, session::SessionError> {
        return exampleFollowedGame();
    };
    services.stepPhoto = [](db::FollowedId, std::size_t step, const std::string&,
                            const std::string& table) {
        return step == 0 && table == "0.jpg" ? exampleScore().photo : cv::Mat();
    };
    services.link = [](db::GameId) -> tl::expected<std::string, session::SessionError> {
        return "https://app.bgstatsapp.com/createPlay.html?data=%7B%7D";
    };
    services.exportTo =
        [shelf](const std::filesystem::path& file,
                const db::GameFilter&) -> tl::expected<std::size_t, session::SessionError> {
        if (file.extension() == ".txt") {
            return tl::unexpected(session::SessionError{"name a file that ends in .csv"});
        }
        return shelf->size();
    };
    services.usualPlayers =
        []() -> tl::expected<std::map<std::string, std::string>, session::SessionError> {
        return std::map<std::string, std::string>{{"red", "Anna"}};
    };
}

/// What changes it.
inline void addChanges(HistoryServices& services,
                       const std::shared_ptr<std::vector<db::Game>>& shelf) {
    services.add = [shelf](const session::ScoredTable& table, std::optional<db::GameId> again)
        -> tl::expected<db::GameId, session::SessionError> {
        if (again) {
            std::erase_if(*shelf, [&](const db::Game& game) { return game.id == *again; });
        }
        const db::GameId id =
            again.value_or(db::GameId(static_cast<std::int64_t>(shelf->size()) + 1));
        db::GameInfo info;
        info.playedAt = std::chrono::sys_seconds(std::chrono::hours(24 * 20001));
        info.sheet = table.sheet;
        shelf->insert(shelf->begin(), {id, info, true});
        return id;
    };
    services.savedBefore = [](const session::ScoredTable&)
        -> tl::expected<std::optional<session::SavedBefore>, session::SessionError> {
        return std::nullopt;
    };
    services.write =
        [shelf](const db::GameInfo& info) -> tl::expected<db::GameId, session::SessionError> {
        const db::GameId id(static_cast<std::int64_t>(shelf->size()) + 1);
        shelf->push_back({id, info, false});
        return id;
    };
    services.amend =
        [shelf](db::GameId id,
                const db::GameInfo& info) -> tl::expected<void, session::SessionError> {
        for (auto& game : *shelf) {
            if (game.id == id) {
                game.info = info;
            }
        }
        return {};
    };
    services.importFrom =
        [](const std::filesystem::path&) -> tl::expected<db::ImportCount, session::SessionError> {
        return db::ImportCount{2, 1};
    };
    services.setUsualPlayer = [](const std::string&,
                                 const std::string&) -> tl::expected<void, session::SessionError> {
        return {};
    };
    services.remove = [shelf](db::GameId id) -> tl::expected<void, session::SessionError> {
        std::erase_if(*shelf, [&](const db::Game& game) { return game.id == id; });
        return {};
    };
}

/// A history that is kept in memory.
inline HistoryServices exampleHistoryServices(std::vector<db::Game> games) {
    const auto shelf = std::make_shared<std::vector<db::Game>>(std::move(games));
    HistoryServices services;
    addQueries(services, shelf);
    addChanges(services, shelf);
    return services;
}

/// One camera, before which nothing ever comes to rest; games are the real ones, in the history of
/// XDG_DATA_HOME.
inline PlayServices examplePlayServices() {
    PlayServices services;
    services.cameras = [] {
        return std::vector<vision::Camera>{{0, "/dev/video0", "Desk camera"}};
    };
    services.watch = [](const WatchJob&,
                        const WatchCalls& calls) -> tl::expected<void, session::SessionError> {
        calls.preview(cv::Mat(300, 400, CV_8UC3, cv::Scalar(60, 80, 100)));
        while (!calls.stopped()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        return {};
    };
    services.start = session::KeptGame::start;
    services.inProgress = session::KeptGame::inProgress;
    services.cardsIn = [](const calibration::Profile&, const cv::Mat&) {
        return std::vector<engine::CardId>();
    };
    services.saveBundle =
        [](const std::filesystem::path& file, const std::string&,
           const std::vector<session::PackedFrame>&) -> tl::expected<void, session::SessionError> {
        std::ofstream(file) << "a bundle";
        return {};
    };
    return services;
}

/// What a file holds that exampleWizardServices() can't use.
inline constexpr std::string_view kBadPicture = "bad";

/// What a file holds in which exampleWizardServices() find something doubtful.
inline constexpr std::string_view kDoubtfulPicture = "doubt";

/// A camera with a plain picture, and pictures on which all is found but on those that
/// hold kBadPicture, where marks by hand are needed. The name `full` is refused, and
/// `swapped` unless the pictures are trusted.
/// @param profiles  among which a new one is listed then
inline WizardServices exampleWizardServices(const ProfileServices& profiles) {
    WizardServices services;
    services.cameras = examplePlayServices().cameras;
    services.look =
        [](const std::string&,
           const session::LookCalls& calls) -> tl::expected<void, session::SessionError> {
        while (!calls.stopped()) {
            calls.show(cv::Mat(300, 400, CV_8UC3, cv::Scalar(60, 80, 100)), true);
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        return {};
    };
    services.photo = [](const std::filesystem::path&) {
        return cv::Mat(300, 400, CV_8UC3, cv::Scalar(10, 20, 30));
    };
    services.cardAround = calibration::cardAround;
    services.read = [load = services.photo](const std::filesystem::path& file, int picture,
                                            const calibration::Layout& layout,
                                            const session::PictureHints& hints) {
        const auto& marks = hints.marks;
        session::ProfilePhoto photo;
        photo.turn = hints.turn.value_or(0);
        photo.image = calibration::turnedPhoto(load(file), photo.turn);
        const std::vector<cv::Point2f> outline{{10, 10}, {60, 10}, {60, 90}, {10, 90}};
        photo.reading.outlines = {outline};
        std::error_code failed;
        const auto size = std::filesystem::file_size(file, failed);
        if (marks) {
            photo.reading.outlines.clear();
            for (const auto& card : marks->cards) {
                photo.reading.outlines.emplace_back(card.begin(), card.end());
            }
        } else if (size == kBadPicture.size()) {
            photo.reading.outlines.assign(picture == session::kShipsPicture ? 4 : 1, outline);
            photo.reading.problem = "found 4 cards, expected 5: lay them apart";
            return photo;
        } else if (size == kDoubtfulPicture.size()) {
            photo.reading.doubt = "the cards may be larger than this: look at their edges";
        }
        const cv::Mat card(88, 63, CV_8UC3, cv::Scalar(200, 200, 200));
        if (picture == session::kPiecesPicture) {
            const cv::Mat mask(20, 20, CV_8UC1, cv::Scalar(255));
            for (const auto& bgr :
                 {cv::Scalar(30, 30, 190), cv::Scalar(180, 60, 20), cv::Scalar(50, 130, 30),
                  cv::Scalar(20, 190, 230), cv::Scalar(150, 190, 220)}) {
                photo.reading.pieces.push_back({"", cv::Mat(20, 20, CV_8UC3, bgr), mask});
            }
            return photo;
        }
        const auto pages = calibration::profilePages(layout);
        for (const auto& kind : pages[static_cast<std::size_t>(picture)].kinds) {
            photo.reading.faces.push_back({kind, card});
        }
        return photo;
    };
    services.store =
        [learn = profiles.learn](
            session::NewProfile made) -> tl::expected<calibration::Profile, session::NotStored> {
        if (made.name == "full") {
            return tl::unexpected(
                session::NotStored(session::SessionError{"the disk is full; free some space"}));
        }
        if (made.name == "swapped" && !made.trustPages) {
            return tl::unexpected(session::NotStored(
                session::SessionError{"greenhouse.jpg and backs.jpg are swapped",
                                      session::kTrustPagesOption},
                {"", calibration::PageCure::Swap, {"greenhouse.jpg", "backs.jpg"}}));
        }
        if (made.name == "turned" && !made.trustPages) {
            return tl::unexpected(session::NotStored(
                session::SessionError{"ships.jpg is upside down", session::kTrustPagesOption},
                {"", calibration::PageCure::TurnHalfRound, {"ships.jpg"}}));
        }
        const auto goOn = [](int, int, const std::string&) { return true; };
        auto profile = *learn("/photos/new", made.name, goOn);
        profile.note = made.note;
        profile.layout = made.layout;
        profile.faces = made.faces;
        profile.marker = made.pieces.back();
        made.pieces.pop_back();
        profile.colonists = made.pieces;
        return profile;
    };
    return services;
}

/// Runs the event loop until something holds, for at most a minute: the machine may be busy.
template <class Condition> [[nodiscard]] bool waitFor(Condition condition) {
    return QTest::qWaitFor(condition, 60000);
}

} // namespace pocketmars::app
