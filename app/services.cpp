#include "app/services.h"

#include "app/session/profiles.h"
#include "app/session/saved_game.h"
#include "calibration/photo.h"
#include "calibration/profile_store.h"
#include "db/database.h"
#include "db/history.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

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

} // namespace

TableServices tableServices() {
    return {session::scorePhoto, session::scoreFile, session::isJsonFile, session::correct};
}

ProfileServices profileServices(const std::filesystem::path& folder) {
    const calibration::ProfileStore store(folder);
    return {[store] { return store.list(); },
            [store](const std::string& name) { return session::loadProfile(store, name); },
            [store](const std::filesystem::path& photos, const std::string& name,
                    const calibration::LearnProgress& progress) {
                return session::learnProfile(store, photos, name, progress);
            },
            [store](const std::string& name) { return session::removeProfile(store, name); }};
}

HistoryServices historyServices(const std::filesystem::path& file) {
    const auto history = std::make_shared<HistoryFile>(file);
    return {[history] {
                return history->open().and_then([](db::Database* database) {
                    return db::History(*database).list().map_error(fromDb);
                });
            },
            [history](db::GameId id) {
                return history->open().and_then([id](db::Database* database) {
                    return db::History(*database).photo(id).map_error(fromDb).and_then(decoded);
                });
            },
            [history](db::GameId id) {
                return history->open().and_then(
                    [id](db::Database* database) { return session::savedDoubts(*database, id); });
            },
            [history](const session::ScoredTable& table) {
                return history->open().and_then([&table](db::Database* database) {
                    const auto now =
                        std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
                    return session::saveGame(*database, table, now);
                });
            },
            [history](db::GameId id) {
                return history->open().and_then(
                    [id](db::Database* database) { return session::removeGame(*database, id); });
            }};
}

} // namespace pocketmars::app
