#include "tests/app/play_example.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::app {
namespace {

using vision::SeatSeen;

/// How a game begins at a camera that shows the recorded one.
class BeginTest : public testing::Test {
protected:
    void SetUp() override {
        qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
        profiles =
            std::make_unique<ProfilesViewModel>(exampleProfileServices({"mine"}), images, settings);
        ASSERT_TRUE(waitFor([this] { return profiles->profile() != nullptr; }));
    }

    /// @param tables  what the camera shows, as it is read for red and blue
    /// @param seats   who sits there; empty: that is not clear
    void open(std::vector<session::TableSeen> tables, std::vector<SeatSeen> seats) {
        auto services = seatedPlayServices(std::move(tables), std::move(seats));
        play = std::make_unique<PlayViewModel>(std::move(services), *profiles, settings);
    }

    /// Taps on colours until these sit.
    void sayPlayers(const QStringList& colours) {
        auto& players = *play->newGame()->setup()->players();
        for (const auto& choice : players.colours()) {
            if (choice.seat > 0) {
                players.toggle(choice.value);
            }
        }
        for (const auto& colour : colours) {
            players.toggle(colour);
        }
    }

    void watchCamera() {
        play->newGame()->setup()->setSource(QString::fromStdString(kRecordedGame));
    }

    [[nodiscard]] bool waitForTable() {
        return waitFor([this] { return play->live()->seen() != nullptr; });
    }

    [[nodiscard]] std::vector<std::string> whoPlays() const {
        return play->newGame()->setup()->game().colours;
    }

    static std::vector<session::TableSeen> tablesFrom(std::size_t first, std::size_t count) {
        const auto all = recordedTables();
        const auto begin = all.begin() + static_cast<std::ptrdiff_t>(first);
        return {begin, begin + static_cast<std::ptrdiff_t>(count)};
    }

    QTemporaryDir folder;
    std::shared_ptr<ImageStore> images = std::make_shared<ImageStore>();
    Settings settings{folder.filePath("settings.ini")};
    std::unique_ptr<ProfilesViewModel> profiles;
    std::unique_ptr<PlayViewModel> play;
};

const QStringList kOthers{"green", "red"};
const std::vector<std::string> kRedAndBlue{"red", "blue"};

TEST_F(BeginTest, ThePlayersAreThoseOfTheTable) {
    settings.setGame({{"solo", true}, {"level", "cyborg"}, {"colours", kOthers}});
    open(tablesFrom(0, 1), redAndBlue());
    ASSERT_EQ(whoPlays(), (std::vector<std::string>{"green", "red"})) << "as last time";
    watchCamera();
    ASSERT_TRUE(waitFor([this] { return whoPlays() == kRedAndBlue; }));
    EXPECT_EQ(play->newGame()->setup()->level(), GameSetup::Android);
    EXPECT_EQ(play->newGame()->onTable()->text(), "Solo: Red, DA Blue");
    ASSERT_TRUE(waitForTable());
    EXPECT_EQ(play->newGame()->lights().front().title, "Players");
    EXPECT_EQ(play->newGame()->lights().front().colour, light::Green);
    EXPECT_EQ(play->newGame()->steps()->open(), 0);
    play->begin();
    EXPECT_TRUE(waitFor([this] { return play->steps()->count() == 1; }));
}

TEST_F(BeginTest, AChoiceThatContradictsTheTableHasALightAndOneTapMendsIt) {
    open(tablesFrom(0, 1), redAndBlue());
    sayPlayers(kOthers);
    watchCamera();
    ASSERT_TRUE(waitForTable());
    EXPECT_EQ(whoPlays(), (std::vector<std::string>{"green", "red"})) << "the player said so";
    const auto light = play->newGame()->lights().front();
    EXPECT_EQ(light.colour, light::Red);
    EXPECT_EQ(light.advice, "Nothing seen of: Green. On the table: Solo: Red, DA Blue");
    play->newGame()->setup()->setCameras({});
    EXPECT_EQ(play->newGame()->lights().front(), light) << "a list of cameras is no other table";
    play->begin();
    EXPECT_EQ(play->state(), PlayViewModel::NoGame);
    EXPECT_TRUE(play->newGame()->check()->isOpen()) << "it is asked before";
    play->takeTablePlayers();
    EXPECT_EQ(whoPlays(), kRedAndBlue);
    EXPECT_FALSE(play->newGame()->check()->isOpen());
    ASSERT_TRUE(waitForTable());
    EXPECT_EQ(play->newGame()->lights().front().colour, light::Green);
}

TEST_F(BeginTest, AGameThatBeganWithOthersWaitsUntilItIsClearWhoPlays) {
    open(tablesFrom(0, 6), redAndBlue());
    sayPlayers(kOthers);
    play->newGame()->setup()->setSource(QString::fromStdString(kRecordedGame));
    play->begin(); // before the camera has seen anything
    ASSERT_TRUE(waitFor([this] { return play->othersPlay(); }));
    EXPECT_EQ(play->steps()->count(), 0);
    EXPECT_EQ(play->phase(), "The table is being set up");
    EXPECT_EQ(play->warning()->text(), "") << "the one finding is who plays";
    play->takeTablePlayers();
    ASSERT_TRUE(waitFor([this] { return play->steps()->count() >= 1; }));
    EXPECT_EQ(whoPlays(), kRedAndBlue);
    EXPECT_FALSE(play->othersPlay());
}

TEST_F(BeginTest, ThePlayerMayKnowBetterWhoPlays) {
    auto seats = redAndBlue();
    seats[0].colour = "green"; // red ones in odd light
    open(tablesFrom(0, 1), seats);
    sayPlayers({"red", "blue"});
    play->newGame()->setup()->setSource(QString::fromStdString(kRecordedGame));
    play->begin();
    ASSERT_TRUE(waitFor([this] { return play->othersPlay(); }));
    play->keepSaidPlayers();
    EXPECT_FALSE(play->othersPlay());
    EXPECT_TRUE(waitFor([this] { return play->steps()->count() == 1; }));
}

TEST_F(BeginTest, AWrongProposalOfWhoPlaysKeepsNoGameFromBeginningFromTheTableAsItLies) {
    auto seats = redAndBlue();
    seats[0].colour = "green"; // red ones in odd light
    open(tablesFrom(4, 1), seats);
    sayPlayers({"red", "blue"});
    watchCamera();
    ASSERT_TRUE(waitForTable());
    const auto& onTable = *play->newGame()->onTable();
    EXPECT_EQ(play->newGame()->lights().front().words, "others lie there");
    EXPECT_FALSE(onTable.agrees());
    play->begin();
    ASSERT_TRUE(play->newGame()->check()->isOpen());
    EXPECT_FALSE(onTable.contradiction().isEmpty());
    play->keepSaidPlayers();
    EXPECT_TRUE(onTable.contradiction().isEmpty());
    EXPECT_FALSE(onTable.agrees());
    EXPECT_NE(play->newGame()->lights().front().title, "Players") << "that is settled";
    EXPECT_TRUE(play->newGame()->check()->isOpen());
    play->beginFromHere();
    ASSERT_TRUE(waitFor([this] { return play->steps()->count() == 1; }));
    play->leave();
    EXPECT_TRUE(waitFor([&] { return onTable.agrees(); })) << "what was said is of that game only";
}

TEST_F(BeginTest, ATableThatIsNoSetUpIsAskedAboutBeforeTheGame) {
    open(tablesFrom(4, 1), {});
    watchCamera();
    ASSERT_TRUE(waitForTable());
    play->begin();
    auto& check = *play->newGame()->check();
    ASSERT_TRUE(check.isOpen());
    EXPECT_EQ(play->state(), PlayViewModel::NoGame);
    EXPECT_GT(check.differences().size(), 0);
    EXPECT_EQ(check.paths().size(), check.differences().size());
    check.close(); // to put it right
    EXPECT_TRUE(check.paths().isEmpty());
    play->begin();
    ASSERT_TRUE(check.isOpen()) << "it lies there still";
    ASSERT_TRUE(check.canBegin());
    const auto seen = play->live()->seen()->observation;
    play->beginFromHere();
    ASSERT_TRUE(waitFor([this] { return play->steps()->count() == 1; }));
    EXPECT_FALSE(check.isOpen());
    EXPECT_EQ(play->warning()->text(), "");
    EXPECT_EQ(play->board()->seats()[0].ship.count, seen.players[0].ship.value());
    EXPECT_EQ(play->board()->seats()[1].energy.count, seen.players[1].energy.value());
}

TEST_F(BeginTest, ATableCanBeWatchedWithoutAGame) {
    open(tablesFrom(27, 1), {});
    watchCamera();
    ASSERT_TRUE(waitForTable());
    play->begin();
    ASSERT_TRUE(play->newGame()->check()->isOpen());
    play->watchOnly();
    EXPECT_EQ(play->state(), PlayViewModel::Watching);
    EXPECT_FALSE(play->newGame()->check()->isOpen());
    ASSERT_EQ(play->sheet()->players().size(), 2);
    const auto totals =
        play->sheet()->index(ScoreSheetModel::TotalLine).data(ScoreSheetModel::PointsRole);
    EXPECT_EQ(totals.toList(), (QVariantList{11, 22}));
    EXPECT_EQ(play->steps()->count(), 0);
    play->leave();
    EXPECT_EQ(play->state(), PlayViewModel::NoGame);
    EXPECT_EQ(play->newGame()->inProgress(), "") << "nothing was kept";
}

} // namespace
} // namespace pocketmars::app
