#include "db/history.h"

#include "tests/db/test_files.h"
#include "tests/db/test_games.h"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include <sys/resource.h>

#include <csignal>

namespace pocketmars::db {
namespace {

class HistoryTest : public ::testing::Test {
protected:
    Database m_database = Database::openInMemory().value();
    History m_history{m_database};

    int rows(const std::string& table) {
        return m_database.connection().execAndGet("SELECT count(*) FROM " + table).getInt();
    }

    /// Adds a game that must be refused and checks that it left nothing.
    void expectRefused(const NewGame& game) {
        const auto added = m_history.add(game);
        ASSERT_FALSE(added);
        EXPECT_EQ(added.error().code, ErrorCode::Refused);
        EXPECT_FALSE(added.error().message.empty());
        EXPECT_EQ(added.error().message.find('\n'), std::string::npos);
        for (const auto* table : {"game", "player", "observation", "photo"}) {
            EXPECT_EQ(rows(table), 0) << table;
        }
    }
};

TEST_F(HistoryTest, GivesASoloGameBackAsItWasAdded) {
    NewGame game = soloGame();
    game.photo = photoOf(100'000);
    const GameId id = m_history.add(game).value();

    EXPECT_EQ(m_history.get(id).value(), (Game{id, game.info, true}));
    EXPECT_EQ(m_history.tableJson(id).value(), game.tableJson);
    EXPECT_EQ(m_history.photo(id).value(), game.photo);
}

TEST_F(HistoryTest, GivesAVersusGameWithoutPhotoBackAsItWasAdded) {
    const NewGame game = versusGame();
    const GameId id = m_history.add(game).value();

    EXPECT_EQ(m_history.get(id).value(), (Game{id, game.info, false}));
    EXPECT_EQ(m_history.photo(id).value(), std::nullopt);
}

TEST_F(HistoryTest, KeepsADrawnGameWithoutWinner) {
    NewGame game = versusGame();
    game.info.sheet.winners.clear();
    const GameId id = m_history.add(game).value();
    EXPECT_TRUE(m_history.get(id)->info.sheet.winners.empty());
}

TEST_F(HistoryTest, KeepsTextThatLooksLikeSql) {
    NewGame game = soloGame();
    game.info.sourceName = "'); DROP TABLE game; --\"żółć 火星.jpg";
    game.info.sheet.players[0].colour = "o'range";
    const GameId id = m_history.add(game).value();
    EXPECT_EQ(m_history.get(id)->info, game.info);
}

TEST_F(HistoryTest, ListsTheNewestGameFirst) {
    std::vector<GameId> ids;
    for (const auto* date : {"2026-03-02T00:00:00Z", "2026-03-03T00:00:00Z", "2026-03-01T00:00:00Z",
                             "2026-03-02T00:00:00Z"}) {
        NewGame game = soloGame();
        game.info.playedAt = at(date);
        ids.push_back(m_history.add(game).value());
    }
    std::vector<GameId> listed;
    const std::vector<Game> all = m_history.list().value();
    for (const Game& game : all) {
        listed.push_back(game.id);
        EXPECT_EQ(game, m_history.get(game.id).value());
    }
    EXPECT_EQ(listed, (std::vector{ids[1], ids[3], ids[0], ids[2]}));
}

TEST_F(HistoryTest, ListsByModeAndCountsGamesNotPlayers) {
    const GameId solo = m_history.add(soloGame()).value();
    const GameId versus = m_history.add(versusGame()).value();

    EXPECT_EQ(m_history.list({.mode = engine::Mode::Solo, .newest = {}})->front().id, solo);
    const auto newest = m_history.list({.mode = {}, .newest = 1}).value();
    ASSERT_EQ(newest.size(), 1U);
    EXPECT_EQ(newest[0].id, versus);
    EXPECT_EQ(newest[0].info.sheet.players.size(), 3U);
    EXPECT_TRUE(m_history.list({.mode = {}, .newest = 0})->empty());
    EXPECT_TRUE(m_history.list({.mode = {}, .newest = -1})->empty());
}

TEST_F(HistoryTest, AnEmptyHistoryListsNothing) { EXPECT_TRUE(m_history.list()->empty()); }

TEST_F(HistoryTest, RemovesAGameWithAllThatBelongsToIt) {
    NewGame game = soloGame();
    game.photo = photoOf(1000);
    const GameId removed = m_history.add(game).value();
    const GameId kept = m_history.add(versusGame()).value();

    ASSERT_TRUE(m_history.remove(removed));
    EXPECT_EQ(rows("game"), 1);
    EXPECT_EQ(rows("player"), 3);
    EXPECT_EQ(rows("observation"), 1);
    EXPECT_EQ(rows("photo"), 0);
    EXPECT_TRUE(m_history.get(kept));
}

TEST_F(HistoryTest, FindsTheGameThatWasScoredFromAPhoto) {
    auto game = soloGame();
    game.photo = photoOf(1000);
    auto other = game;
    other.photo->bytes.back() ^= std::byte{1};
    const auto id = m_history.add(game).value();
    EXPECT_EQ(m_history.scoredFrom(game.photo->bytes).value(), id);
    EXPECT_EQ(m_history.scoredFrom(other.photo->bytes).value(), std::nullopt);
    EXPECT_EQ(m_history.scoredFrom({}).value(), std::nullopt);
    other.info.kind = GameKind::ToMars;
    ASSERT_TRUE(m_history.add(other));
    EXPECT_EQ(m_history.scoredFrom(other.photo->bytes).value(), std::nullopt);
}

TEST_F(HistoryTest, NeverGivesAnIdTwice) {
    const GameId first = m_history.add(soloGame()).value();
    ASSERT_TRUE(m_history.remove(first));
    EXPECT_GT(m_history.add(soloGame()).value(), first);
}

TEST_F(HistoryTest, SaysWhichGameIsNotThere) {
    const GameId none(42);
    const std::vector<Error> errors{m_history.get(none).error(), m_history.tableJson(none).error(),
                                    m_history.photo(none).error(), m_history.remove(none).error()};
    for (const Error& error : errors) {
        EXPECT_EQ(error.code, ErrorCode::NotFound);
        EXPECT_NE(error.message.find("no game 42"), std::string::npos) << error.message;
    }
}

TEST_F(HistoryTest, KeepsAGameThatWasOnlyWrittenDown) {
    NewGame game = versusGame();
    game.tableJson = "";
    for (auto& lines : game.info.sheet.players) {
        lines = {lines.role, lines.colour};
    }
    game.info.bareTotals = {14, 2, 14};
    game.info.names = {"Łucja", "", "Bo"};
    game.info.durationMin = 45;
    game.info.advisedMoves = 3;
    game.info.note = "on the ferry";
    const GameId id = m_history.add(game).value();

    const Game kept = m_history.get(id).value();
    EXPECT_EQ(kept, (Game{id, game.info, false}));
    EXPECT_EQ(totalOf(kept.info, 2), 14);
    EXPECT_EQ(m_history.tableJson(id).value(), std::nullopt);
}

TEST_F(HistoryTest, GivesEachGameAnUidOfItsOwnThatStays) {
    const GameId first = m_history.add(soloGame()).value();
    const GameId second = m_history.add(soloGame()).value();
    const std::string uid = m_history.uid(first).value();
    EXPECT_EQ(uid.size(), 32U);
    EXPECT_NE(uid, m_history.uid(second).value());
    ASSERT_TRUE(m_history.amend(first, versusGame().info));
    EXPECT_EQ(m_history.uid(first).value(), uid);
    EXPECT_EQ(m_history.uid(GameId(42)).error().code, ErrorCode::NotFound);
}

TEST_F(HistoryTest, AmendsAGameAndLeavesItsTableAndPhoto) {
    NewGame game = soloGame();
    game.photo = photoOf(100);
    const GameId id = m_history.add(game).value();
    GameInfo info = game.info;
    info.playedAt = at("2020-02-29T12:00:00Z");
    info.level = "cyborg";
    info.names = {"Anna", ""};
    ASSERT_TRUE(m_history.amend(id, info));
    EXPECT_EQ(m_history.get(id).value(), (Game{id, info, true}));
    EXPECT_EQ(m_history.tableJson(id).value(), game.tableJson);

    info.sheet.winners = {"green"};
    EXPECT_EQ(m_history.amend(id, info).error().code, ErrorCode::Refused);
    info.sheet.winners.clear();
    info.level = "hard";
    EXPECT_EQ(m_history.amend(id, info).error().code, ErrorCode::Refused);
    EXPECT_EQ(m_history.get(id)->info.level, "cyborg");
    EXPECT_EQ(m_history.amend(GameId(42), soloGame().info).error().code, ErrorCode::NotFound);
}

TEST_F(HistoryTest, PutsAGameInThePlaceOfAnother) {
    NewGame game = soloGame();
    game.photo = photoOf(100);
    const GameId id = m_history.add(game).value();
    const std::string uid = m_history.uid(id).value();
    const NewGame other = versusGame();
    ASSERT_TRUE(m_history.replace(id, other));
    EXPECT_EQ(m_history.get(id).value(), (Game{id, other.info, other.photo.has_value()}));
    EXPECT_EQ(m_history.tableJson(id).value().value_or(""), other.tableJson);
    EXPECT_EQ(m_history.photo(id).value(), other.photo);
    EXPECT_EQ(m_history.uid(id).value(), uid);
    EXPECT_EQ(m_history.count().value(), 1U);

    game.info.sheet.winners = {"green"};
    EXPECT_EQ(m_history.replace(id, game).error().code, ErrorCode::Refused);
    EXPECT_EQ(m_history.get(id)->info, other.info);
    EXPECT_EQ(m_history.replace(GameId(42), other).error().code, ErrorCode::NotFound);
}

TEST_F(HistoryTest, AColoursUsualPlayerNamesOldGamesAndNewOnes) {
    const GameId before = m_history.add(soloGame()).value();
    ASSERT_TRUE(m_history.setUsualPlayer("red", "Anna"));
    ASSERT_TRUE(m_history.setUsualPlayer("blue", "Bo"));
    const GameId after = m_history.add(versusGame()).value();
    const std::vector<std::string> solo{"Anna", ""}; // blue is the automaton there
    EXPECT_EQ(m_history.get(before)->info.names, solo);
    const std::vector<std::string> versus{"Anna", "Bo", ""};
    EXPECT_EQ(m_history.get(after)->info.names, versus);
    const std::map<std::string, std::string> usual{{"red", "Anna"}, {"blue", "Bo"}};
    EXPECT_EQ(m_history.usualPlayers().value(), usual);

    ASSERT_TRUE(m_history.setUsualPlayer("red", "Cleo"));
    ASSERT_TRUE(m_history.setUsualPlayer("blue", ""));
    EXPECT_EQ(m_history.get(before)->info.names, solo);
    EXPECT_EQ(m_history.usualPlayers()->size(), 1U);
    const std::vector<std::string> persons{"Anna", "Bo", "green"};
    EXPECT_EQ(m_history.persons().value(), persons);
}

TEST_F(HistoryTest, RefusesTotalsThatAreNotThoseOfAllPlayers) {
    NewGame game = soloGame();
    game.info.bareTotals = {3};
    expectRefused(game);
}

TEST_F(HistoryTest, RefusesAGameThatNobodyPlays) {
    NewGame game = soloGame();
    game.info.sheet.players.clear();
    game.info.sheet.winners.clear();
    expectRefused(game);
}

TEST_F(HistoryTest, RefusesAWinnerWhoDoesNotPlay) {
    NewGame game = soloGame();
    game.info.sheet.winners = {"green"};
    expectRefused(game);
}

TEST_F(HistoryTest, RefusesTwoPlayersOfOneColour) {
    NewGame game = soloGame();
    game.info.sheet.players[1].colour = "red";
    game.info.sheet.winners = {"red"};
    expectRefused(game);
}

TEST_F(HistoryTest, RefusesAFifthPlayer) {
    NewGame game = versusGame();
    game.info.sheet.players.resize(5);
    game.info.sheet.players[3].colour = "white";
    game.info.sheet.players[4].colour = "black";
    expectRefused(game);
}

TEST_F(HistoryTest, RefusesAnUnknownLevel) {
    NewGame game = soloGame();
    game.info.level = "hard";
    expectRefused(game);
}

TEST_F(HistoryTest, RefusesALevelInAVersusGame) {
    NewGame game = versusGame();
    game.info.level = "android";
    expectRefused(game);
}

TEST_F(HistoryTest, RefusesAnObservationThatIsNoJson) {
    NewGame game = soloGame();
    game.photo = photoOf(10);
    game.tableJson = R"({"format": )";
    expectRefused(game);
}

TEST_F(HistoryTest, RefusesAnEmptyPhoto) {
    NewGame game = soloGame();
    game.photo = Photo{"empty.jpg", {}};
    expectRefused(game);
}

TEST_F(HistoryTest, RefusesAYearOfFiveDigits) {
    NewGame game = soloGame();
    game.info.playedAt = std::chrono::sys_days(std::chrono::year(10000) / 1 / 1);
    expectRefused(game);
}

TEST_F(HistoryTest, TheSchemaKeepsNonsenseOut) {
    const GameId id = m_history.add(soloGame()).value();
    const std::string own = std::to_string(id.value());
    for (const std::string& sql : {
             "UPDATE game SET mode = 'draft' WHERE id = " + own,
             "UPDATE game SET played_at_utc = '2026-02-30T00:00:00Z' WHERE id = " + own,
             "UPDATE game SET played_at_utc = '2026-03-01' WHERE id = " + own,
             "UPDATE player SET energy_points = -1 WHERE game_id = " + own,
             "UPDATE player SET energy_points = 'two' WHERE game_id = " + own,
             "UPDATE player SET is_winner = 2 WHERE game_id = " + own,
             "UPDATE player SET role = 'robot' WHERE game_id = " + own,
             std::string("INSERT INTO observation VALUES (999, '{}')"),
         }) {
        EXPECT_THROW(m_database.connection().exec(sql), SQLite::Exception) << sql;
    }
    EXPECT_EQ(m_history.get(id)->info, soloGame().info);
}

TEST_F(HistoryTest, TotalsInTheDatabaseAreThoseOfTheSheet) {
    const NewGame game = soloGame();
    m_history.add(game).value();
    EXPECT_EQ(m_database.connection()
                  .execAndGet("SELECT total_points FROM player WHERE colour = 'red'")
                  .getInt(),
              game.info.sheet.players[0].total());
}

/// Games in a file, since a full disk and a lock need one.
class HistoryFileTest : public ::testing::Test {
protected:
    TempFolder m_folder;
    Database m_database =
        Database::open(m_folder / "history.sqlite", {.busyTimeout = std::chrono::milliseconds(20)})
            .value();
    History m_history{m_database};
};

TEST_F(HistoryFileTest, AFullDiskLosesNothingAndCanBeMended) {
    NewGame game = soloGame();
    game.photo = photoOf(50'000);
    const GameId first = m_history.add(game).value();
    SQLite::Database& connection = m_database.connection();
    const int pages = connection.execAndGet("PRAGMA page_count").getInt();
    connection.exec("PRAGMA max_page_count = " + std::to_string(pages + 2));

    const auto refused = m_history.add(game);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::DiskFull);
    EXPECT_NE(refused.error().message.find("free some space"), std::string::npos);
    EXPECT_EQ(m_history.list()->size(), 1U);
    EXPECT_EQ(m_history.photo(first).value(), game.photo);

    connection.exec("PRAGMA max_page_count = 1000000");
    EXPECT_TRUE(m_history.add(game));
    EXPECT_EQ(m_history.list()->size(), 2U);
}

/// No file of this process may grow beyond a size while one stands: writes then fail as they do on
/// a full disk or over a quota.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes) : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;
    ~FileSizeLimit() {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before{};
    void (*m_handler)(int);
};

TEST_F(HistoryFileTest, AWriteThatFailsHalfWayLosesNothing) {
    NewGame game = soloGame();
    m_history.add(game).value();
    game.photo = photoOf(2'000'000);
    {
        const FileSizeLimit limit(500'000);
        const auto failed = m_history.add(game);
        ASSERT_FALSE(failed);
        EXPECT_TRUE(failed.error().code == ErrorCode::DiskError ||
                    failed.error().code == ErrorCode::DiskFull)
            << failed.error().message;
        EXPECT_EQ(m_history.list()->size(), 1U);
    }
    EXPECT_TRUE(m_history.add(game));
    EXPECT_EQ(m_history.list()->size(), 2U);
    EXPECT_EQ(m_database.connection().execAndGet("PRAGMA integrity_check").getString(), "ok");
}

TEST_F(HistoryFileTest, ReadsWhileAnotherProgramWritesButCannotAdd) {
    m_history.add(soloGame()).value();
    SQLite::Database other(m_database.file(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN EXCLUSIVE");

    EXPECT_EQ(m_history.list()->size(), 1U);
    const auto added = m_history.add(soloGame());
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().code, ErrorCode::Locked);
    const auto removed = m_history.remove(GameId(1));
    ASSERT_FALSE(removed);
    EXPECT_EQ(removed.error().code, ErrorCode::Locked);

    other.exec("ROLLBACK");
    EXPECT_TRUE(m_history.add(soloGame()));
}

TEST_F(HistoryFileTest, ThereAgainAfterClosing) {
    NewGame game = soloGame();
    game.photo = photoOf(123'456);
    const GameId id = m_history.add(game).value();
    { const Database closed = std::move(m_database); }

    Database again = Database::open(m_folder / "history.sqlite").value();
    EXPECT_EQ(History(again).get(id).value(), (Game{id, game.info, true}));
    EXPECT_EQ(History(again).photo(id).value(), game.photo);
}

} // namespace
} // namespace pocketmars::db
