#include "tests/fuzz/promise.h"
#include "tests/fuzz/target.h"

#include "app/session/game/game_session.h"
#include "app/session/history/game_export.h"
#include "app/session/profiles/profile_exchange.h"
#include "app/session/watching/bundle.h"
#include "app/session/watching/table_recording.h"
#include "calibration/profile/profile_store.h"
#include "calibration/support/temporary_folder.h"
#include "db/database.h"
#include "engine/observation/table_check.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

namespace pocketmars::fuzz {
namespace {

using namespace session;

/// The bytes as a file of a name: how a file ends says what it is.
class ScratchFile {
public:
    ScratchFile(const char* name, Bytes bytes) : m_file(m_folder.path() / name) {
        std::ofstream(m_file, std::ios::binary) << asText(bytes);
    }
    [[nodiscard]] const std::filesystem::path& path() const { return m_file; }
    [[nodiscard]] std::filesystem::path beside(const char* name) const {
        return m_folder.path() / name;
    }

private:
    calibration::TemporaryFolder m_folder = calibration::TemporaryFolder::make().value();
    std::filesystem::path m_file;
};

/// @return whether it was taken
template <class Result> bool takenOrOneLine(const Result& result) {
    if (!result) {
        promiseOneLine(result.error().message);
    }
    return result.has_value();
}

/// Follows the game of a recording for some tables, to its end: beliefs may not grow without
/// bound, whatever is said to lie there.
void follow(const std::vector<TableSeen>& tables) {
    constexpr std::size_t kTables = 3;
    const auto& first = tables.front().observation;
    if (engine::firstContradiction(first)) {
        return; // a watch leaves it out
    }
    engine::GameOptions options;
    options.mode = first.mode;
    options.players = static_cast<std::uint8_t>(first.players.size());
    std::vector<std::string> colours;
    for (const auto& player : first.players) {
        colours.push_back(player.colour);
    }
    GameSession game(options, std::move(colours));
    for (std::size_t i = 0; i < std::min(kTables, tables.size()); ++i) {
        (void)game.see(tables[i].observation, std::to_string(i));
    }
    (void)game.end();
}

} // namespace

bool profileFile(Bytes bytes) {
    const ScratchFile file("stranger.pmprofile", bytes);
    const calibration::ProfileStore store(file.beside("profiles"));
    const bool taken = takenOrOneLine(importProfile(store, file.path()));
    promise(store.list().size() == (taken ? 1U : 0U), "a refused profile leaves nothing");
    return taken;
}

bool bundle(Bytes bytes) {
    const ScratchFile file("watch.zip", bytes);
    return takenOrOneLine(readBundle(file.path()));
}

bool history(Bytes bytes) {
    const auto games = gamesFromJson(asText(bytes));
    if (!takenOrOneLine(games)) {
        return false;
    }
    auto database = db::Database::openInMemory();
    promise(database.has_value(), "a database in memory opens");
    return takenOrOneLine(db::addArchived(*database, *games));
}

bool recording(Bytes bytes) {
    const ScratchFile file("game.jsonl", bytes);
    const auto tables = readTables(file.path());
    if (takenOrOneLine(tables) && !tables->empty()) {
        follow(*tables);
    }
    return tables.has_value();
}

} // namespace pocketmars::fuzz
