#include "db/archive.h"

#include "db/followed_games.h"
#include "db/history.h"
#include "tests/db/test_games.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pocketmars::db {
namespace {

FollowedStep setUp() {
    FollowedStep step;
    step.toldAt = at("2026-03-01T19:00:00Z");
    step.played = "setup";
    step.words = "the game is set up";
    step.margin = 1.0;
    step.stateJson = "{}";
    return step;
}

class ArchiveTest : public ::testing::Test {
protected:
    /// A game that was followed, and one that was written down.
    static void fill(Database& database) {
        FollowedGames followed(database);
        FollowedInfo info;
        info.level = "android";
        info.colours = {"red", "blue"};
        const std::vector steps{setUp()};
        const auto id = followed.begin(info, at("2026-03-01T19:00:00Z"), steps).value();
        ASSERT_TRUE(followed.finish(id, 1, {}, soloGame()));
        NewGame written = versusGame();
        written.tableJson = "";
        written.info.names = {"Anna", "", ""};
        ASSERT_TRUE(History(database).add(written));
    }

    Database m_from = Database::openInMemory().value();
    Database m_to = Database::openInMemory().value();
};

TEST_F(ArchiveTest, BringsGamesToAnotherHistoryOnceOnly) {
    fill(m_from);
    const auto archived = archivedGames(m_from).value();
    ASSERT_EQ(archived.size(), 2U);
    EXPECT_EQ(addArchived(m_to, archived).value(), (ImportCount{2, 0}));
    EXPECT_EQ(addArchived(m_to, archived).value(), (ImportCount{0, 2}));
    EXPECT_EQ(addArchived(m_from, archived).value(), (ImportCount{0, 2}));

    const auto again = archivedGames(m_to).value();
    ASSERT_EQ(again.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(again[i].game.info, archived[i].game.info);
        EXPECT_EQ(again[i].game.uid, archived[i].game.uid);
        EXPECT_EQ(again[i].game.tableJson, archived[i].game.tableJson);
        EXPECT_EQ(again[i].followed, archived[i].followed);
    }
    EXPECT_TRUE(again[1].followed);
    EXPECT_FALSE(again[0].followed);
}

TEST_F(ArchiveTest, DoesNotNameWhoCameWithoutAName) {
    fill(m_from);
    ASSERT_TRUE(History(m_to).setUsualPlayer("blue", "Bo"));
    ASSERT_TRUE(addArchived(m_to, archivedGames(m_from).value()));
    const std::vector<std::string> names{"Anna", "", ""};
    EXPECT_EQ(History(m_to).list()->front().info.names, names);
}

TEST_F(ArchiveTest, AddsAllOrNothing) {
    fill(m_from);
    auto archived = archivedGames(m_from).value();
    archived[1].game.info.level = "hard";
    const auto added = addArchived(m_to, archived);
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().code, ErrorCode::Refused);
    EXPECT_TRUE(History(m_to).list()->empty());
}

TEST_F(ArchiveTest, HoldsTheGamesOfAFilter) {
    fill(m_from);
    const auto solo = archivedGames(m_from, {.mode = engine::Mode::Solo}).value();
    ASSERT_EQ(solo.size(), 1U);
    EXPECT_EQ(solo[0].game.info.sheet.mode, engine::Mode::Solo);
}

} // namespace
} // namespace pocketmars::db
