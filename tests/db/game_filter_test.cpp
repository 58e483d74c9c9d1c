#include "db/history.h"

#include "tests/db/test_games.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

namespace pocketmars::db {
namespace {

/// Four games, `a` to `d` by their notes, the oldest first.
class GameFilterTest : public ::testing::Test {
protected:
    GameFilterTest() {
        add("a", soloGame(), "2026-03-01T19:05:00Z", {"blue"}, {"Anna", ""});
        add("b", soloGame(), "2026-03-02T19:05:00Z", {"red"}, {"Bo", ""});
        add("c", soloGame(), "2026-03-03T19:05:00Z", {}, {});
        add("d", versusGame(), "2026-03-04T19:05:00Z", {"red", "green"}, {"Anna", "", "50%_Cleo"});
    }

    void add(const char* note, NewGame game, const char* date, std::vector<std::string> winners,
             std::vector<std::string> names) {
        game.info.note = note;
        game.info.playedAt = at(date);
        game.info.sheet.winners = std::move(winners);
        game.info.names = std::move(names);
        game.info.level =
            game.info.level.empty() || game.info.note != "b" ? game.info.level : "cyborg";
        ASSERT_TRUE(m_history.add(game));
    }

    std::string found(const GameFilter& filter) {
        std::string notes;
        const auto games = m_history.list(filter).value();
        for (const Game& game : games) {
            notes += game.info.note;
        }
        return notes;
    }

    Database m_database = Database::openInMemory().value();
    History m_history{m_database};
};

TEST_F(GameFilterTest, TheDefaultIsAll) { EXPECT_EQ(found({}), "dcba"); }

TEST_F(GameFilterTest, ByModeAndLevel) {
    EXPECT_EQ(found({.mode = engine::Mode::Versus}), "d");
    EXPECT_EQ(found({.level = "cyborg"}), "b");
    EXPECT_EQ(found({.level = "super_droid"}), "");
}

TEST_F(GameFilterTest, WithoutThoseThatWereAdvised) {
    auto advised = soloGame();
    advised.info.advisedMoves = 1;
    add("e", advised, "2026-03-05T19:05:00Z", {"red"}, {});
    EXPECT_EQ(found({}), "edcba");
    EXPECT_EQ(found({.withoutAdvice = true}), "dcba");
}

TEST_F(GameFilterTest, ByWhoPlayed) {
    EXPECT_EQ(found({.person = "Anna"}), "da");
    EXPECT_EQ(found({.person = "red"}), "c");  // who has no name
    EXPECT_EQ(found({.person = "blue"}), "d"); // not the automaton
}

TEST_F(GameFilterTest, ByResultOfTheSoloHuman) {
    EXPECT_EQ(found({.result = GameResult::Won}), "b");
    EXPECT_EQ(found({.result = GameResult::Lost}), "a");
    EXPECT_EQ(found({.result = GameResult::Drawn}), "c");
}

TEST_F(GameFilterTest, ByResultOfAPerson) {
    EXPECT_EQ(found({.person = "Anna", .result = GameResult::Won}), "d");
    EXPECT_EQ(found({.person = "Anna", .result = GameResult::Lost}), "a");
    EXPECT_EQ(found({.person = "blue", .result = GameResult::Lost}), "d");
}

TEST_F(GameFilterTest, ByTextAnywhere) {
    EXPECT_EQ(found({.text = "ANN"}), "da");
    EXPECT_EQ(found({.text = "my copy"}), "cba");
    EXPECT_EQ(found({.text = "0%_c"}), "d");
    EXPECT_EQ(found({.text = "%"}), "d");
    EXPECT_EQ(found({.text = "green"}), "d");
    EXPECT_EQ(found({.text = "' OR 1 --"}), "");
}

TEST_F(GameFilterTest, ByTextInAnyCase) {
    add("Łódź", soloGame(), "2026-03-05T19:05:00Z", {}, {"Żaneta", ""});
    for (const auto* text : {"łódź", "ŁÓDŹ", "żANETA"}) {
        EXPECT_EQ(found({.text = text}), "Łódź") << text;
    }
    EXPECT_EQ(found({.text = "Lodz"}), "");
}

TEST_F(GameFilterTest, ByDate) {
    EXPECT_EQ(found({.from = at("2026-03-03T19:05:00Z")}), "dc");
    EXPECT_EQ(found({.until = at("2026-03-03T19:05:00Z")}), "ba");
}

TEST_F(GameFilterTest, AllThatIsSetCounts) {
    GameFilter filter;
    filter.mode = engine::Mode::Solo;
    filter.text = "my copy";
    filter.newest = 1;
    filter.until = at("2026-03-03T19:05:00Z");
    EXPECT_EQ(found(filter), "b");
}

} // namespace
} // namespace pocketmars::db
