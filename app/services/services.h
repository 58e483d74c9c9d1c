#pragma once

#include "app/session/history/saved_before.h"
#include "app/session/profiles/profile_check.h"
#include "app/session/profiles/profile_draft.h"
#include "app/session/scoring/score_lines.h"
#include "app/session/scoring/table_scorer.h"
#include "app/session/support/session_error.h"
#include "calibration/learning/page_marks.h"
#include "calibration/learning/profile_learner.h"
#include "calibration/profile/profile.h"
#include "db/archive.h"
#include "db/followed_game.h"
#include "db/game.h"
#include "db/game_filter.h"
#include "engine/box/player.h"
#include "engine/to_mars/rules/game.h"
#include "vision/seat_seen.h"
#include "vision/table_reader.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::app {

/// What the pages ask of the rooms below, as functions: the program binds them to the real ones,
/// tests hand in their own and so need no photo. Called from background threads, so they share
/// nothing that changes; but those of HistoryServices from one thread only.
struct TableServices {
    /// Not null. One after another is read with what the first was.
    using Cards = std::shared_ptr<const calibration::Profile>;
    /// session::scorePhotos
    std::function<tl::expected<session::ScoredTable, session::SessionError>(
        const std::vector<std::filesystem::path>& photos, const Cards& profile,
        const vision::ReadOptions& options, engine::Edition edition)>
        scorePhotos;
    /// session::scoreFile
    std::function<tl::expected<session::ScoredTable, session::SessionError>(
        const std::filesystem::path& json, engine::Edition edition)>
        scoreFile;
    /// session::seatsOnPhoto
    std::function<std::vector<vision::SeatSeen>(const std::filesystem::path& photo,
                                                const Cards& profile)>
        seats;
    /// session::isJsonFile. Reads a few bytes, so it is called from the window's own thread.
    std::function<bool(const std::filesystem::path& file)> isJsonFile;
    /// session::correct. Quick, so it is called from the window's own thread.
    std::function<tl::expected<void, session::SessionError>(
        session::ScoredTable& table, const std::string& path, const std::string& value)>
        correct;
};

struct ProfileServices {
    std::function<std::vector<std::string>()> list;
    std::function<tl::expected<calibration::Profile, session::SessionError>(const std::string&)>
        load;
    /// Learns a profile and stores it.
    /// @param name  empty: named after the folder
    std::function<tl::expected<calibration::Profile, session::SessionError>(
        const std::filesystem::path& folder, const std::string& name,
        const calibration::LearnProgress& progress)>
        learn;
    std::function<tl::expected<void, session::SessionError>(const std::string&)> remove;
    /// session::exportProfile
    std::function<tl::expected<void, session::SessionError>(const std::string& name,
                                                            const std::filesystem::path& file)>
        exportTo;
    /// session::importProfile
    std::function<tl::expected<calibration::Profile, session::SessionError>(
        const std::filesystem::path& file)>
        importFrom;
    /// session::learnPage
    std::function<tl::expected<calibration::Profile, session::SessionError>(
        const std::string& name, const std::filesystem::path& photo, const std::string& page,
        const calibration::LearnOptions& options)>
        learnPage;
    /// session::readProfilePhoto
    std::function<session::ProfilePhoto(const std::filesystem::path& file, int picture,
                                        const calibration::Layout&, const session::PictureHints&)>
        readPicture;
    /// calibration::cardAround
    std::function<std::optional<calibration::Quad>(const cv::Mat& photo, cv::Point2f tap,
                                                   const std::vector<calibration::Quad>& known,
                                                   cv::Size2d mm)>
        cardAround;
    /// session::takeAsRight
    std::function<tl::expected<calibration::Profile, session::SessionError>(
        const std::string& name)>
        takeAsRight;
    /// session::checkPhoto
    std::function<tl::expected<session::CheckedPhoto, session::SessionError>(
        const calibration::Profile& profile, const std::filesystem::path& photo)>
        check;
};

/// What a list of the history shows.
struct GameList {
    std::vector<db::Game> games;      ///< that fit the filter, newest first
    std::vector<std::string> persons; ///< db::History::persons
    std::size_t total = 0;            ///< how many games there are without a filter
};

struct HistoryServices {
    std::function<tl::expected<GameList, session::SessionError>(const db::GameFilter&)> list;
    /// Of a game that has one: CV_8UC3 BGR.
    std::function<tl::expected<cv::Mat, session::SessionError>(db::GameId)> photo;
    /// session::savedDoubts
    std::function<tl::expected<session::SheetDoubts, session::SessionError>(db::GameId)> doubts;
    /// session::saveGame, now.
    /// @param again  the game that this table was saved as before; nothing: a new one
    std::function<tl::expected<db::GameId, session::SessionError>(const session::ScoredTable&,
                                                                  std::optional<db::GameId> again)>
        add;
    /// session::savedBefore
    std::function<tl::expected<std::optional<session::SavedBefore>, session::SessionError>(
        const session::ScoredTable&)>
        savedBefore;
    /// session::saveMarsGame, now.
    /// @param again  the game that it was saved as before; nothing: a new one
    std::function<tl::expected<db::GameId, session::SessionError>(
        const to_mars::Game&, const std::filesystem::path& photo, std::optional<db::GameId> again)>
        addMars;
    /// What a game was scored from, as JSON; nothing if it was written down by hand.
    std::function<tl::expected<std::optional<std::string>, session::SessionError>(db::GameId)>
        record;
    std::function<tl::expected<void, session::SessionError>(db::GameId)> remove;
    /// How a game came about; nothing if it was not followed.
    std::function<tl::expected<std::optional<db::FollowedGame>, session::SessionError>(db::GameId)>
        steps;
    /// The picture of a step: CV_8UC3 BGR; empty where there is none, or none any more.
    /// @param step       its number, from 0
    /// @param recording  db::FollowedInfo::sourcePath
    /// @param table      db::FollowedStep::table
    std::function<cv::Mat(db::FollowedId, std::size_t step, const std::string& recording,
                          const std::string& table)>
        stepPhoto;
    /// session::writeGame
    std::function<tl::expected<db::GameId, session::SessionError>(const db::GameInfo&)> write;
    std::function<tl::expected<void, session::SessionError>(db::GameId, const db::GameInfo&)> amend;
    /// session::playLink
    std::function<tl::expected<std::string, session::SessionError>(db::GameId)> link;
    /// session::exportGames
    std::function<tl::expected<std::size_t, session::SessionError>(const std::filesystem::path&,
                                                                   const db::GameFilter&)>
        exportTo;
    /// session::importGames
    std::function<tl::expected<db::ImportCount, session::SessionError>(
        const std::filesystem::path&)>
        importFrom;
    std::function<tl::expected<std::map<std::string, std::string>, session::SessionError>()>
        usualPlayers;
    std::function<tl::expected<void, session::SessionError>(const std::string& colour,
                                                            const std::string& name)>
        setUsualPlayer;
};

[[nodiscard]] TableServices tableServices();
/// @param folder  holds one folder a profile
[[nodiscard]] ProfileServices profileServices(const std::filesystem::path& folder);
/// @param file  of the database, opened when it is first asked for
[[nodiscard]] HistoryServices historyServices(const std::filesystem::path& file);

} // namespace pocketmars::app
