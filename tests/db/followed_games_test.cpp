#include "db/followed_games.h"
#include "db/history.h"
#include "tests/db/test_games.h"
#include "tests/db/test_steps.h"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pocketmars::db {
namespace {

class FollowedGamesTest : public testing::Test {
protected:
    FollowedId begun(int count) {
        return games.begin(followedInfo(), at("2026-03-01T19:00:00Z"), followedSteps(0, count))
            .value();
    }

    Database database = Database::openInMemory().value();
    FollowedGames games{database};
};

TEST_F(FollowedGamesTest, TellsHowAGameCameAbout) {
    const auto id = begun(2);
    const auto saved = games.finish(id, 2, followedSteps(2, 4), soloGame()).value();
    const auto found = games.ofGame(saved).value();
    ASSERT_TRUE(found);
    EXPECT_EQ(found->id, id);
    EXPECT_EQ(found->info, followedInfo());
    EXPECT_EQ(found->startedAt, at("2026-03-01T19:00:00Z"));
    EXPECT_EQ(found->steps, followedSteps(0, 4));
    History history(database);
    EXPECT_TRUE(history.get(saved)->wasFollowed);
    EXPECT_EQ(history.get(saved)->info.durationMin, std::nullopt); // a recording
    const auto other = history.add(soloGame()).value();
    EXPECT_FALSE(history.get(other)->wasFollowed);
    EXPECT_FALSE(games.ofGame(other).value());
}

TEST_F(FollowedGamesTest, KeepsThePicturesOfItsSteps) {
    auto pictured = followedSteps(0, 3);
    pictured[0].picture = std::string("a\0b", 3);
    pictured[2].picture = "late";
    const auto id = games.begin(followedInfo(), at("2026-03-01T19:00:00Z"), pictured).value();
    pictured[1].picture = "taken back";
    ASSERT_TRUE(games.add(id, 1, std::vector{pictured[1]})); // those behind it are gone
    const auto saved = games.finish(id, 2, followedSteps(2, 3), soloGame()).value();
    EXPECT_EQ(games.picture(id, 0).value(), std::string("a\0b", 3));
    EXPECT_EQ(games.picture(id, 1).value(), "taken back");
    EXPECT_EQ(games.picture(id, 2).value(), "");
    EXPECT_EQ(games.ofGame(saved).value()->steps, followedSteps(0, 3)); // read without them
    EXPECT_EQ(games.picture(FollowedId(42), 0).value(), "");
}

TEST_F(FollowedGamesTest, KeepsNoPicturesThatNobodyCanSee) {
    auto pictured = followedSteps(0, 1);
    pictured[0].picture = "seen";
    const auto count = [this] {
        return database.connection().execAndGet("SELECT count(*) FROM followed_picture").getInt();
    };
    const auto begin = [&] {
        return games.begin(followedInfo(), at("2026-03-01T19:00:00Z"), pictured).value();
    };
    const auto removed = games.finish(begin(), 1, followedSteps(1, 2), soloGame()).value();
    const auto kept = games.finish(begin(), 1, followedSteps(1, 2), soloGame()).value();
    EXPECT_EQ(count(), 2);
    ASSERT_TRUE(History(database).remove(removed));
    EXPECT_EQ(count(), 1);
    EXPECT_TRUE(games.ofGame(kept).value());
    ASSERT_TRUE(games.abandon(begin()));
    EXPECT_EQ(count(), 1);
}

TEST_F(FollowedGamesTest, TimesAGameAtALiveCamera) {
    auto live = followedInfo();
    live.sourcePath = "";
    const auto id = games.begin(live, at("2026-03-01T18:20:10Z"), followedSteps(0, 1)).value();
    const auto saved = games.finish(id, 1, {}, soloGame()).value(); // at 19:05:00
    EXPECT_EQ(History(database).get(saved)->info.durationMin, 45);
}

TEST_F(FollowedGamesTest, FindsAnOpenGameWithItsSteps) {
    EXPECT_FALSE(games.open(followedInfo()).value());
    const auto id = begun(1);
    ASSERT_TRUE(games.add(id, 1, followedSteps(1, 3)));
    const auto found = games.open(followedInfo()).value();
    ASSERT_TRUE(found);
    EXPECT_EQ(found->id, id);
    EXPECT_EQ(found->info, followedInfo());
    EXPECT_EQ(found->startedAt, at("2026-03-01T19:00:00Z"));
    EXPECT_EQ(found->steps, followedSteps(0, 3));
}

TEST_F(FollowedGamesTest, TellsKindsOfGamesApart) {
    begun(1);
    std::vector<FollowedInfo> others(6, followedInfo());
    others[0].mode = engine::Mode::Versus;
    others[0].level.clear();
    others[1].edition = engine::Edition::Polish;
    others[2].level = "cyborg";
    others[3].colours = {"blue", "red"};
    others[4].profileName.clear();
    others[5].sourcePath.clear();
    for (const auto& other : others) {
        EXPECT_FALSE(games.open(other).value());
    }
    for (const auto& other : others) {
        ASSERT_TRUE(games.begin(other, at("2026-03-01T19:00:00Z"), followedSteps(0, 1)));
        EXPECT_EQ(games.open(other).value()->info, other);
    }
}

TEST_F(FollowedGamesTest, ReplacesWhatStoodBehindTheStepsThatAreKept) {
    const auto id = begun(4);
    ASSERT_TRUE(games.add(id, 1, followedSteps(7, 8)));
    const auto now = games.open(followedInfo()).value()->steps;
    ASSERT_EQ(now.size(), 2U);
    EXPECT_EQ(now[0], followedStep(0));
    EXPECT_EQ(now[1], followedStep(7));
}

TEST_F(FollowedGamesTest, TakesNoStepsOfAProgramThatKnowsAnotherEnd) {
    const auto id = begun(2);
    const auto known = endOf(followedSteps(0, 2));
    EXPECT_EQ(known.steps, 2U);
    ASSERT_TRUE(games.add(id, 2, followedSteps(2, 3), known));
    EXPECT_EQ(games.add(id, 2, followedSteps(2, 3), known).error().code, ErrorCode::Refused);
    EXPECT_EQ(games.finish(id, 2, {}, soloGame(), known).error().code, ErrorCode::Refused);
    const auto now = endOf(followedSteps(0, 3));
    ASSERT_TRUE(games.finish(id, 3, {}, soloGame(), now));
    EXPECT_EQ(games.reopen(id, 1, followedSteps(1, 2), known).error().code, ErrorCode::Refused);
    EXPECT_EQ(games.open(followedInfo()).value()->steps, followedSteps(0, 3));
    EXPECT_TRUE(games.reopen(id, 1, followedSteps(1, 2), now));
}

TEST_F(FollowedGamesTest, KeepsTheOrderWhereTheClockIsSetBack) {
    const auto older = begun(1);
    auto late = followedSteps(0, 3);
    late[1].toldAt -= std::chrono::hours(24 * 365);
    late[2].toldAt -= std::chrono::hours(1);
    auto live = followedInfo();
    live.sourcePath.clear();
    const auto id = games.begin(live, at("1970-01-01T00:00:00Z"), late).value();
    EXPECT_EQ(games.newestOpen().value()->id, id) << "by its number, not by its time";
    EXPECT_EQ(games.newestOpen().value()->steps, late);
    auto early = soloGame();
    early.info.playedAt = at("1969-12-31T23:00:00Z"); // an hour before it began
    const auto saved = games.finish(id, 3, {}, early).value();
    EXPECT_EQ(History(database).get(saved)->info.durationMin, std::nullopt);
    EXPECT_EQ(games.ofGame(saved).value()->steps, late);
    EXPECT_EQ(games.newestOpen().value()->id, older);
}

TEST_F(FollowedGamesTest, FinishesOnceAndSavesTheGameWithIt) {
    const auto id = begun(1);
    const auto saved = games.finish(id, 1, followedSteps(1, 2), soloGame());
    ASSERT_TRUE(saved) << saved.error().message;
    EXPECT_EQ(games.open(followedInfo()).value()->savedAs, *saved) << "its player may not know";
    ASSERT_TRUE(games.close(id));
    EXPECT_FALSE(games.open(followedInfo()).value());
    History history(database);
    EXPECT_EQ(history.get(*saved)->info, soloGame().info);
    EXPECT_EQ(games.finish(id, 1, followedSteps(1, 2), soloGame()).error().code,
              ErrorCode::Refused);
    EXPECT_EQ(history.list()->size(), 1U);
    EXPECT_EQ(games.add(id, 2, followedSteps(2, 3)).error().code, ErrorCode::Refused);
    EXPECT_EQ(games.abandon(id).error().code, ErrorCode::Refused);
    EXPECT_TRUE(history.remove(*saved)) << "what was followed keeps no game from going";
    EXPECT_FALSE(games.open(followedInfo()).value());
}

TEST_F(FollowedGamesTest, LeavesNothingOfAGameThatTheHistoryDoesNotTake) {
    const auto id = begun(1);
    auto nobody = soloGame();
    nobody.info.sheet.players.clear();
    EXPECT_EQ(games.finish(id, 1, followedSteps(1, 2), nobody).error().code, ErrorCode::Refused);
    auto badWord = soloGame();
    badWord.info.level = "expert";
    EXPECT_EQ(games.finish(id, 1, followedSteps(1, 2), badWord).error().code, ErrorCode::Refused);
    EXPECT_EQ(games.open(followedInfo()).value()->steps, followedSteps(0, 1));
    EXPECT_TRUE(History(database).list()->empty());
}

TEST_F(FollowedGamesTest, RefusesStepsThatTheSchemaDoesNotTake) {
    const auto id = begun(1);
    auto bad = followedSteps(1, 3);
    bad[1].played = "lunch";
    EXPECT_EQ(games.add(id, 1, bad).error().code, ErrorCode::Refused);
    EXPECT_EQ(games.open(followedInfo()).value()->steps, followedSteps(0, 1)) << "none of them";
}

TEST_F(FollowedGamesTest, FindsTheNewestAndNoAbandonedOne) {
    const auto first = begun(1);
    const auto second = begun(2);
    EXPECT_EQ(games.open(followedInfo()).value()->id, second);
    ASSERT_TRUE(games.abandon(second));
    EXPECT_EQ(games.open(followedInfo()).value()->id, first);
    ASSERT_TRUE(games.abandon(first));
    EXPECT_FALSE(games.open(followedInfo()).value());
}

TEST_F(FollowedGamesTest, FindsTheNewestOpenGameOfAnyKind) {
    EXPECT_FALSE(games.newestOpen().value());
    (void)begun(1);
    auto other = followedInfo();
    other.mode = engine::Mode::Versus;
    other.level.clear();
    other.sourcePath.clear();
    const auto newer = games.begin(other, at("2026-03-02T19:00:00Z"), followedSteps(0, 2)).value();
    auto found = games.newestOpen().value();
    ASSERT_TRUE(found);
    EXPECT_EQ(found->id, newer);
    EXPECT_EQ(found->info, other);
    EXPECT_EQ(found->steps.size(), 2U);
    ASSERT_TRUE(games.abandon(newer));
    found = games.newestOpen().value();
    ASSERT_TRUE(found);
    EXPECT_EQ(found->info, followedInfo());
}

TEST_F(FollowedGamesTest, TakesAFinishedGameBackOutOfTheHistory) {
    const auto id = begun(2);
    ASSERT_FALSE(games.reopen(id, 1, followedSteps(1, 2))) << "it is open";
    ASSERT_TRUE(games.finish(id, 2, followedSteps(2, 3), soloGame()));
    ASSERT_EQ(History(database).list()->size(), 1U);
    ASSERT_TRUE(games.reopen(id, 1, followedSteps(1, 2)));
    EXPECT_TRUE(History(database).list()->empty());
    const auto found = games.open(followedInfo()).value();
    ASSERT_TRUE(found);
    EXPECT_FALSE(found->savedAs);
    EXPECT_EQ(found->steps, followedSteps(0, 2));
    ASSERT_TRUE(games.finish(id, 2, followedSteps(2, 3), soloGame()));
    EXPECT_EQ(History(database).list()->size(), 1U);
    ASSERT_TRUE(games.close(id));
    EXPECT_FALSE(games.reopen(id, 1, followedSteps(1, 2))) << "it is closed";
}

TEST_F(FollowedGamesTest, SavesAGameAnewThatIsCorrectedAfterItsEnd) {
    const auto id = begun(2);
    const auto first = games.finish(id, 2, followedSteps(2, 3), soloGame()).value();
    History history(database);
    const auto uid = history.uid(first).value();
    auto corrected = soloGame();
    corrected.info.sheet.players[0].ship += 2;
    const auto second = games.finish(id, 3, followedSteps(3, 4), corrected);
    ASSERT_TRUE(second) << second.error().message;
    ASSERT_EQ(history.list()->size(), 1U);
    EXPECT_EQ(history.get(*second)->info.sheet, corrected.info.sheet);
    EXPECT_EQ(history.uid(*second).value(), uid) << "elsewhere it is the same game";
    EXPECT_EQ(games.ofGame(*second).value()->steps, followedSteps(0, 4));
}

TEST_F(FollowedGamesTest, KeepsWhatWasWrittenAboutAGameThatIsTakenBack) {
    auto live = followedInfo();
    live.sourcePath.clear();
    const auto id = games.begin(live, at("2026-03-01T19:00:00Z"), followedSteps(0, 2)).value();
    auto played = soloGame();
    played.info.playedAt = at("2026-03-01T19:40:00Z");
    const auto first = games.finish(id, 2, followedSteps(2, 3), played).value();
    History history(database);
    const auto uid = history.uid(first).value();
    auto written = history.get(first)->info;
    ASSERT_EQ(written.durationMin, 40);
    written.note = "in the garden";
    written.names = {"Ada", ""};
    ASSERT_TRUE(history.amend(first, written));
    ASSERT_TRUE(games.reopen(id, 1, followedSteps(1, 2)));
    played.info.playedAt = at("2026-03-01T20:00:00Z");
    const auto second = games.finish(id, 2, followedSteps(2, 3), played).value();
    auto info = history.get(second)->info;
    EXPECT_EQ(info.note, "in the garden");
    EXPECT_EQ(nameOf(info, 0), "Ada");
    EXPECT_EQ(info.durationMin, 60) << "nobody said that it took 40";
    EXPECT_EQ(history.uid(second).value(), uid);
    info.durationMin = 55;
    ASSERT_TRUE(history.amend(second, info));
    ASSERT_TRUE(games.reopen(id, 1, followedSteps(1, 2)));
    auto imported = soloGame();
    imported.uid = uid; // of a copy that was handed on before
    ASSERT_TRUE(history.add(imported));
    const auto third = games.finish(id, 2, followedSteps(2, 3), played);
    ASSERT_TRUE(third) << third.error().message;
    EXPECT_EQ(history.get(*third)->info.durationMin, 55);
    EXPECT_NE(history.uid(*third).value(), uid);
}

TEST_F(FollowedGamesTest, SaysWhichGameIsDamaged) {
    begun(1);
    database.connection().exec("UPDATE followed_step SET inferred_json = '7'");
    EXPECT_EQ(games.open(followedInfo()).error().code, ErrorCode::Damaged);
}

} // namespace
} // namespace pocketmars::db
