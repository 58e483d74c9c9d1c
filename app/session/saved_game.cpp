#include "app/session/saved_game.h"

#include "app/session/data_folder.h"
#include "app/session/text_file.h"
#include "db/history.h"
#include "engine/observation_json.h"

#include <cstring>
#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

SessionError asSessionError(const db::Error& error) { return {error.message}; }

tl::expected<db::Photo, SessionError> photoOf(const ScoredTable& table) {
    return readText(table.source).map([&table](const std::string& bytes) {
        db::Photo photo{table.source.filename().string(), std::vector<std::byte>(bytes.size())};
        std::memcpy(photo.bytes.data(), bytes.data(), bytes.size());
        return photo;
    });
}

} // namespace

tl::expected<db::Database, SessionError> openHistory() {
    return historyFile().and_then([](const std::filesystem::path& file) {
        return db::Database::open(file).map_error(asSessionError);
    });
}

tl::expected<db::GameId, SessionError> saveGame(db::Database& history, const ScoredTable& table,
                                                std::chrono::sys_seconds playedAt) {
    db::NewGame game;
    game.info.playedAt = playedAt;
    game.info.edition = table.edition;
    game.info.level = table.level;
    game.info.profileName = table.profileName;
    game.info.sourceName = table.source.filename().string();
    game.info.sheet = table.sheet;
    game.tableJson = engine::observationToJson(table.observation);
    if (!table.photo.empty()) {
        auto photo = photoOf(table);
        if (!photo) {
            return tl::unexpected(photo.error());
        }
        game.photo = *std::move(photo);
    }
    return db::History(history).add(game).map_error(asSessionError);
}

} // namespace pocketmars::session
