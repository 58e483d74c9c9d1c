#include "db/database.h"
#include "db/followed_games.h"
#include "db/history.h"
#include "tests/db/test_files.h"
#include "tests/db/test_games.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <gtest/gtest.h>

#include <cstdio>

namespace pocketmars::db {
namespace {

namespace fs = std::filesystem;

/// A schema that goes on where the shipped one ends.
std::vector<SchemaFile> withNext(std::string_view sql) {
    const auto shipped = shippedSchema();
    std::vector<SchemaFile> schema(shipped.begin(), shipped.end());
    schema.push_back({"next.sql", sql});
    return schema;
}

int version() { return static_cast<int>(shippedSchema().size()); }

class MigrationTest : public ::testing::Test {
protected:
    TempFolder m_folder;
    fs::path m_file = m_folder / "history.sqlite";

    fs::path copyOf(const std::string& suffix = "") const {
        return m_file.string() + ".version-" + std::to_string(version()) + suffix;
    }

    GameId makeHistory() {
        Database database = Database::open(m_file).value();
        NewGame game = soloGame();
        game.photo = photoOf(30'000);
        return History(database).add(game).value();
    }
};

TEST(Schema, FilesAreNamedByTheVersionTheyLeadTo) {
    int number = 0;
    for (const SchemaFile& file : shippedSchema()) {
        char prefix[16];
        std::snprintf(prefix, sizeof prefix, "%04d_", ++number);
        EXPECT_TRUE(file.name.starts_with(prefix)) << file.name;
        EXPECT_TRUE(file.sql.starts_with("-- ")) << file.name;
    }
    EXPECT_GE(number, 1);
}

TEST(Schema, BuildsInAnEmptyDatabaseWithStrictTables) {
    Database database = Database::openInMemory().value();
    SQLite::Database& connection = database.connection();
    EXPECT_EQ(connection.execAndGet("PRAGMA user_version").getInt(), version());
    EXPECT_EQ(connection.execAndGet("PRAGMA integrity_check").getString(), "ok");
    EXPECT_EQ(connection
                  .execAndGet("SELECT count(*) FROM pragma_table_list WHERE schema = 'main' "
                              "AND name NOT LIKE 'sqlite%' AND NOT strict")
                  .getInt(),
              0);
}

TEST_F(MigrationTest, RunsOnlyWhatIsNewAndKeepsACopy) {
    const GameId id = makeHistory();
    const auto schema = withNext("ALTER TABLE game ADD COLUMN remark TEXT");
    {
        Database database = Database::open(m_file, {.schema = schema}).value();
        EXPECT_EQ(database.outcome(), OpenOutcome::Migrated);
        EXPECT_EQ(database.copy(), copyOf());
        SQLite::Database& connection = database.connection();
        EXPECT_EQ(connection.execAndGet("PRAGMA user_version").getInt(), version() + 1);
        EXPECT_EQ(connection.execAndGet("SELECT count(*) FROM game WHERE remark IS NULL").getInt(),
                  1);
        EXPECT_EQ(connection.execAndGet("PRAGMA foreign_keys").getInt(), 1);
    }
    EXPECT_EQ(Database::open(m_file, {.schema = schema})->outcome(), OpenOutcome::Current);
    EXPECT_EQ(Database::open(m_file).error().code, ErrorCode::NewerVersion);

    // The older program goes on with the copy.
    Database old = Database::open(copyOf()).value();
    EXPECT_EQ(old.outcome(), OpenOutcome::Current);
    EXPECT_EQ(History(old).get(id)->info, soloGame().info);
    EXPECT_EQ(History(old).photo(id).value(), photoOf(30'000));
}

TEST_F(MigrationTest, CopiesGamesThatAKilledProgramLeftInTheLog) {
    // The log of a program that still runs, as one killed at that moment leaves it.
    const TempFolder running;
    Database database = Database::open(running / "history.sqlite").value();
    History(database).add(soloGame()).value();
    fs::copy(running / "history.sqlite", m_file);
    fs::copy(running / "history.sqlite-wal", m_file.string() + "-wal");

    ASSERT_TRUE(Database::open(m_file, {.schema = withNext("CREATE TABLE more (x INTEGER)")}));
    Database old = Database::open(copyOf()).value();
    EXPECT_EQ(History(old).list()->size(), 1U);
}

TEST_F(MigrationTest, NeverReplacesAnOlderCopy) {
    makeHistory();
    writeBytes(copyOf(), "precious");
    const auto schema = withNext("CREATE TABLE more (x INTEGER)");
    EXPECT_EQ(Database::open(m_file, {.schema = schema})->copy(), copyOf("-2"));
    EXPECT_EQ(readBytes(copyOf()), "precious");
}

TEST_F(MigrationTest, AStepThatFailsLeavesTheFileAsItWas) {
    makeHistory();
    const auto before = snapshot(m_folder.path());
    for (const auto* sql :
         {"CREATE TABLE more (x INTEGER); DROP TABLE player; nonsense",
          "UPDATE player SET colour = 'same'", "DELETE FROM game"}) { // leaves players of no game
        const auto opened = Database::open(m_file, {.schema = withNext(sql)});
        ASSERT_FALSE(opened) << sql;
        EXPECT_EQ(opened.error().code, ErrorCode::MigrationFailed) << opened.error().message;
        EXPECT_EQ(opened.error().message.find('\n'), std::string::npos);
        EXPECT_TRUE(snapshot(m_folder.path()) == before) << sql;
    }
    EXPECT_EQ(Database::open(m_file)->outcome(), OpenOutcome::Current);
}

TEST_F(MigrationTest, NoRoomForTheCopyLeavesTheFileAsItWas) {
    makeHistory();
    // A folder where the copy is to be made keeps SQLite from making it.
    fs::create_directory(copyOf(".part"));
    writeBytes(copyOf(".part") / "x", "");
    const auto opened =
        Database::open(m_file, {.schema = withNext("CREATE TABLE more (x INTEGER)")});
    ASSERT_FALSE(opened);
    EXPECT_EQ(Database::open(m_file)->outcome(), OpenOutcome::Current);
}

TEST_F(MigrationTest, ALockLeavesTheFileAsItWas) {
    makeHistory();
    SQLite::Database other(m_file, SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    const auto schema = withNext("CREATE TABLE more (x INTEGER)");
    const OpenOptions options{.busyTimeout = std::chrono::milliseconds(20), .schema = schema};
    EXPECT_EQ(Database::open(m_file, options).error().code, ErrorCode::Locked);
    other.exec("ROLLBACK");
    EXPECT_EQ(Database::open(m_file, options)->outcome(), OpenOutcome::Migrated);
}

/// Each version that was ever released, as a dump of a history written with it: `history_vN.sql`
/// holds the game of soloGame() with a photo of the bytes "photo".
class OlderVersion : public ::testing::TestWithParam<int> {};

TEST_P(OlderVersion, OpensWithItsGames) {
    const TempFolder folder;
    const fs::path file = folder / "history.sqlite";
    {
        const std::string dump = readBytes(std::string(POCKETMARS_TEST_DATA "/db/history_v") +
                                           std::to_string(GetParam()) + ".sql");
        ASSERT_FALSE(dump.empty()) << "add a dump of this version";
        SQLite::Database old(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        old.exec(dump);
        ASSERT_EQ(old.execAndGet("PRAGMA user_version").getInt(), GetParam());
    }
    Database database = Database::open(file).value();
    EXPECT_EQ(database.outcome(),
              GetParam() == version() ? OpenOutcome::Current : OpenOutcome::Migrated);
    const History history(database);
    const auto games = history.list().value();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].info, soloGame().info);
    EXPECT_EQ(history.tableJson(games[0].id).value(), soloGame().tableJson);
    EXPECT_EQ(history.uid(games[0].id)->size(), 32U);
    EXPECT_EQ(games[0].wasFollowed, GetParam() > 1);
    const FollowedGames followed(database);
    if (const auto game = followed.ofGame(games[0].id).value()) {
        EXPECT_EQ(followed.picture(game->id, 0)->empty(), GetParam() < 4);
    }
    const auto photo = history.photo(games[0].id).value();
    ASSERT_TRUE(photo);
    EXPECT_EQ(photo->fileName, "table.jpg");
    EXPECT_EQ(std::string(reinterpret_cast<const char*>(photo->bytes.data()), photo->bytes.size()),
              "photo");
}

INSTANTIATE_TEST_SUITE_P(Each, OlderVersion, ::testing::Range(1, version() + 1));

} // namespace
} // namespace pocketmars::db
