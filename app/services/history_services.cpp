#include "app/services/services.h"

#include "app/session/history/game_export.h"
#include "app/session/history/play_link.h"
#include "app/session/history/saved_game.h"
#include "app/session/to_mars/mars_history.h"
#include "calibration/photo/photo.h"
#include "db/database.h"
#include "db/followed_games.h"
#include "db/history.h"
#include "db/support/utc.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <system_error>
#include <utility>

namespace pocketmars::app {
namespace {

using session::SessionError;

SessionError fromDb(const db::Error& error) { return {error.message}; }

/// The history's database, opened when it is first asked for. A failure is not kept: what the user
/// mended meanwhile works at the next try.
class HistoryFile {
public:
    explicit HistoryFile(std::filesystem::path file) : m_file(std::move(file)) {}

    tl::expected<db::Database*, SessionError> open() {
        if (!m_database) {
            auto opened = db::Database::open(m_file);
            if (!opened) {
                return tl::unexpected(fromDb(opened.error()));
            }
            m_database = *std::move(opened);
        }
        return &*m_database;
    }

private:
    std::filesystem::path m_file;
    std::optional<db::Database> m_database;
};

tl::expected<cv::Mat, SessionError> decoded(const std::optional<db::Photo>& photo) {
    if (!photo) {
        return cv::Mat();
    }
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(photo->bytes.data());
    auto decoded = calibration::decodePhoto(std::span(bytes, photo->bytes.size()));
    if (!decoded) {
        return tl::unexpected(
            SessionError{photo->fileName + ": " + calibration::describe(decoded.error())});
    }
    return decoded->image;
}

tl::expected<GameList, SessionError> listOf(db::Database& database, const db::GameFilter& filter) {
    const db::History history(database);
    auto games = history.list(filter).map_error(fromDb);
    if (!games) {
        return tl::unexpected(games.error());
    }
    auto persons = history.persons().map_error(fromDb);
    if (!persons) {
        return tl::unexpected(persons.error());
    }
    const auto total = history.count().map_error(fromDb);
    if (!total) {
        return tl::unexpected(total.error());
    }
    return GameList{*std::move(games), *std::move(persons), *total};
}

/// The folder may be gone, and what lies there may be no picture.
cv::Mat recordedPhoto(const std::string& recording, const std::string& table) {
    std::error_code ignored;
    const auto file = std::filesystem::path(recording) / table;
    if (recording.empty() || table.empty() || !std::filesystem::is_regular_file(file, ignored)) {
        return {};
    }
    auto photo = calibration::loadPhoto(file);
    return photo ? photo->image : cv::Mat();
}

cv::Mat keptPicture(db::Database& database, db::FollowedId id, std::size_t step) {
    const auto jpeg = db::FollowedGames(database).picture(id, step);
    if (!jpeg || jpeg->empty()) {
        return {};
    }
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(jpeg->data());
    auto picture = calibration::decodePhoto(std::span(bytes, jpeg->size()));
    return picture ? picture->image : cv::Mat();
}

tl::expected<std::string, SessionError> linkOf(db::Database& database, db::GameId id) {
    const db::History history(database);
    const auto game = history.get(id).map_error(fromDb);
    if (!game) {
        return tl::unexpected(game.error());
    }
    return history.uid(id).map_error(fromDb).map(
        [&](const std::string& uid) { return session::playLink(game->info, uid); });
}

} // namespace

HistoryServices historyServices(const std::filesystem::path& file) {
    const auto shared = std::make_shared<HistoryFile>(file);
    // What to do with the open database, from what else is known.
    const auto with = [shared](auto work) {
        return [shared, work](const auto&... given) {
            return shared->open().and_then(
                [&](db::Database* database) { return work(*database, given...); });
        };
    };
    HistoryServices services;
    services.list = with(listOf);
    services.photo = with([](db::Database& database, db::GameId id) {
        return db::History(database).photo(id).map_error(fromDb).and_then(decoded);
    });
    services.doubts = with(session::savedDoubts);
    services.add = with([](db::Database& database, const session::ScoredTable& table,
                           std::optional<db::GameId> again) {
        return session::saveGame(database, table, db::utcNow(), again);
    });
    services.savedBefore = with(session::savedBefore);
    services.addMars =
        with([](db::Database& database, const to_mars::Game& game,
                const std::filesystem::path& photo, std::optional<db::GameId> again) {
            return session::saveMarsGame(database, game, db::utcNow(), photo, again);
        });
    services.record = with([](db::Database& database, db::GameId id) {
        return db::History(database).tableJson(id).map_error(fromDb);
    });
    services.remove = with(session::removeGame);
    services.steps = with([](db::Database& database, db::GameId id) {
        return db::FollowedGames(database).ofGame(id).map_error(fromDb);
    });
    services.stepPhoto = [shared](db::FollowedId id, std::size_t step, const std::string& recording,
                                  const std::string& table) {
        auto photo = recordedPhoto(recording, table);
        const auto database = shared->open();
        return photo.empty() && database ? keptPicture(**database, id, step) : photo;
    };
    services.write = with(session::writeGame);
    services.amend = with([](db::Database& database, db::GameId id, const db::GameInfo& info) {
        return db::History(database).amend(id, info).map_error(fromDb);
    });
    services.link = with(linkOf);
    services.exportTo = with(session::exportGames);
    services.importFrom = with(session::importGames);
    services.usualPlayers = with([](db::Database& database) {
        return db::History(database).usualPlayers().map_error(fromDb);
    });
    services.setUsualPlayer =
        with([](db::Database& database, const std::string& colour, const std::string& name) {
            return db::History(database).setUsualPlayer(colour, name).map_error(fromDb);
        });
    return services;
}

} // namespace pocketmars::app
