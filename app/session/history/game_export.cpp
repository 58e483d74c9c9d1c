#include "app/session/history/game_export.h"

#include "app/session/files/text_file.h"
#include "app/session/files/whole_file.h"
#include "app/session/support/log.h"
#include "calibration/support/text_file.h"
#include "db/support/utc.h"
#include "engine/support/phrase.h"

#include <algorithm>

namespace pocketmars::session {
namespace {

/// In small letters.
std::string extensionOf(const std::filesystem::path& file) {
    auto extension = file.extension().string();
    std::transform(extension.begin(), extension.end(), extension.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return extension;
}

} // namespace

tl::expected<std::size_t, SessionError> exportGames(db::Database& history,
                                                    const std::filesystem::path& file,
                                                    const db::GameFilter& filter) {
    const auto extension = extensionOf(file);
    if (extension != ".csv" && extension != ".json") {
        return tl::unexpected(SessionError{
            engine::phrase("Export",
                           "%1: name a file that ends in .csv (for a spreadsheet) or .json")
                .with(file.string())});
    }
    const auto games = db::archivedGames(history, filter);
    if (!games) {
        return tl::unexpected(asSessionError(games.error()));
    }
    const auto text = extension == ".csv" ? gamesAsCsv(*games) : gamesAsJson(*games, db::utcNow());
    auto written = writeWhole(file, [&text](const std::filesystem::path& part) {
        return calibration::writeText(part, text);
    });
    if (!written) {
        return tl::unexpected(written.error());
    }
    logInfo("exported " + std::to_string(games->size()) + " games to " + file.string());
    return games->size();
}

tl::expected<db::ImportCount, SessionError> importGames(db::Database& history,
                                                        const std::filesystem::path& file) {
    const auto text = readText(file);
    if (!text) {
        return tl::unexpected(text.error());
    }
    const auto games = gamesFromJson(*text);
    if (!games) {
        return tl::unexpected(SessionError{file.string() + ": " + games.error().message});
    }
    auto count = db::addArchived(history, *games).map_error(asSessionError);
    if (count) {
        logInfo("imported " + std::to_string(count->added) + " games from " + file.string());
    }
    return count;
}

} // namespace pocketmars::session
