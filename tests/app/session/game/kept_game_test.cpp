#include "app/session/files/data_folder.h"
#include "app/session/game/hand_move.h"
#include "app/session/game/kept_game.h"
#include "app/session/history/saved_game.h"
#include "db/followed_games.h"
#include "db/history.h"
#include "tests/app/session/environment.h"
#include "tests/app/session/played_game.h"
#include "tests/temp_folder.h"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <variant>
#include <vector>

namespace pocketmars::session {
namespace {

const std::vector<std::string> kColours{"red", "blue"};

class KeptGameTest : public testing::Test {
protected:
    static KeptGame started(bool fresh = false) {
        KeptGameOptions options;
        options.colours = kColours;
        options.fresh = fresh;
        auto game = KeptGame::start(options);
        EXPECT_TRUE(game) << game.error().message;
        return *std::move(game);
    }

    /// Makes a command of what somebody says who looks at the game as it is.
    static KeptGame::Update say(KeptGame& game, GameAct act) {
        return game.apply({game.revision(), std::move(act)});
    }

    static GameRefusal::Reason whyNot(const KeptGame::Update& update) {
        EXPECT_FALSE(update);
        EXPECT_FALSE(update.error().error.message.empty());
        return update.error().reason;
    }

    /// A whole phase, told by hand.
    static std::vector<engine::Action> someMove(const KeptGame& game) {
        HandMove move(game.session().game());
        while (!move.isComplete()) {
            move.choose(0);
        }
        return move.actions();
    }

    /// Shows some tables of a game.
    static void show(KeptGame& game, const std::vector<engine::NamedState>& truth,
                     std::size_t first, std::size_t end) {
        for (std::size_t t = first; t < end; ++t) {
            (void)say(game, SeeTable{seenWell(truth.at(t)), std::to_string(t)});
            EXPECT_FALSE(game.trouble());
        }
    }

    static std::ptrdiff_t cardsKnown(const engine::State& state) {
        const auto cards = state.cards.all();
        return std::count_if(cards.begin(), cards.end(),
                             [](engine::GameCard card) { return card.id().has_value(); });
    }

    /// How light the picture of each step of a game is.
    static std::vector<double> levelsOf(db::GameId id) {
        auto history = openHistory();
        const db::FollowedGames games(*history);
        const auto game = games.ofGame(id).value();
        std::vector<double> levels;
        for (std::size_t i = 0; i < game->steps.size(); ++i) {
            const auto jpeg = games.picture(game->id, i).value();
            const std::vector<uchar> bytes(jpeg.begin(), jpeg.end());
            levels.push_back(bytes.empty() ? -1 : cv::mean(cv::imdecode(bytes, 1))[0]);
        }
        return levels;
    }

    static db::GameInfo historyOf(db::GameId id) {
        auto history = openHistory();
        return db::History(*history).get(id)->info;
    }

    static std::size_t gamesInHistory() {
        auto history = openHistory();
        return db::History(*history).list()->size();
    }

    const test::TempFolder m_folder;
    const Variable m_home{"XDG_DATA_HOME", m_folder.path().c_str()};
};

TEST_F(KeptGameTest, KeepsThePicturesOfALiveGame) {
    const auto truth = playedGame({}, kColours, 0);
    auto game = started();
    for (std::size_t t = 0; t < truth.size(); ++t) {
        const cv::Mat picture(20, 30, CV_8UC3, cv::Scalar::all(static_cast<double>(t)));
        (void)say(game, SeeTable{seenWell(truth[t]), std::to_string(t), picture});
        ASSERT_FALSE(game.trouble());
    }
    ASSERT_TRUE(game.savedAs());
    const auto levels = levelsOf(*game.savedAs());
    ASSERT_EQ(levels.size(), truth.size());
    for (std::size_t t = 0; t < truth.size(); ++t) {
        EXPECT_NEAR(levels[t], static_cast<double>(t), 2.0);
    }
    auto history = openHistory();
    const auto photo = db::History(*history).photo(*game.savedAs()).value();
    ASSERT_TRUE(photo);
    EXPECT_EQ(photo->fileName, "camera.jpg");
}

TEST_F(KeptGameTest, KeepsThePicturesOfStepsThatItGoesOnFrom) {
    const auto truth = playedGame({}, kColours, 0);
    constexpr std::size_t kEnded = 4;
    const auto showLit = [&](KeptGame& game, std::size_t first, std::size_t end, double level) {
        const cv::Mat picture(20, 30, CV_8UC3, cv::Scalar::all(level));
        for (std::size_t t = first; t < end; ++t) {
            (void)say(game, SeeTable{seenWell(truth[t]), std::to_string(t), picture});
        }
    };
    {
        auto game = started();
        showLit(game, 0, kEnded, 50);
    } // as a killed program leaves it
    auto game = started();
    ASSERT_TRUE(say(game, UndoTo{1}));
    ASSERT_TRUE(say(game, EndWayBack{}));
    showLit(game, 2, truth.size(), 150);
    ASSERT_TRUE(game.savedAs());
    const auto levels = levelsOf(*game.savedAs());
    ASSERT_EQ(levels.size(), truth.size());
    for (std::size_t t = 0; t < truth.size(); ++t) {
        EXPECT_NEAR(levels[t], t < 2 ? 50 : 150, 2.0) << t;
    }
}

TEST_F(KeptGameTest, AsksAboutTheLastTableOfALiveGame) {
    int asked = 0;
    constexpr std::uint64_t kGames = 10;
    for (std::uint64_t number = 0; number < kGames; ++number) {
        const auto truth = playedGame({}, kColours, number);
        auto game = started(true);
        show(game, truth, 0, truth.size() - 1);
        ASSERT_FALSE(game.session().isOver());
        const auto last = withoutColonists(truth.back());
        (void)say(game, SeeTable{last, "last"});
        if (const auto question = game.session().openQuestion()) {
            ++asked;
            EXPECT_FALSE(game.savedAs());
            (void)say(game, SeeTable{last, "last, looked at again"});
            ASSERT_EQ(game.session().openQuestion()->id, question->id) << "asked once";
            const auto over = std::find_if(
                question->outcomes.begin(), question->outcomes.end(),
                [](const engine::State& state) { return state.phase == engine::Phase::Over; });
            ASSERT_NE(over, question->outcomes.end());
            const auto option = static_cast<std::size_t>(over - question->outcomes.begin());
            const auto events = *say(game, AnswerQuestion{question->id, option});
            EXPECT_TRUE(std::holds_alternative<GameScored>(events.back()));
        }
        EXPECT_TRUE(game.savedAs()) << "no table comes any more";
    }
    EXPECT_GT(asked, 0);
    EXPECT_EQ(gamesInHistory(), kGames);
}

TEST_F(KeptGameTest, GoesOnWhereAnotherProgramEnded) {
    const auto truth = playedGame({}, kColours, 0);
    constexpr std::size_t kEnded = 6;
    {
        auto game = started();
        EXPECT_TRUE(game.resumed().empty());
        show(game, truth, 0, kEnded);
    }
    auto game = started();
    ASSERT_EQ(game.resumed().size(), kEnded);
    EXPECT_EQ(game.resumed()[0].after, "setup");
    EXPECT_EQ(game.resumed().back().table, std::to_string(kEnded - 1));
    EXPECT_FALSE(game.resumed().back().did.empty());
    EXPECT_TRUE(agrees(game.session().game().state, truth[kEnded - 1].state));
    show(game, truth, kEnded, truth.size());
    EXPECT_TRUE(game.session().isOver());
    EXPECT_TRUE(game.savedAs());
    EXPECT_EQ(gamesInHistory(), 1U);
}

TEST_F(KeptGameTest, GivesNoQuestionTheNumberOfOneThatWasAskedBefore) {
    const auto truth = playedGame({}, kColours, 0);
    int asked = 0;
    {
        auto game = started();
        show(game, truth, 0, 1);
        (void)say(game, SeeTable{withoutColonists(truth[1]), "doubtful"});
        ASSERT_TRUE(game.session().openQuestion());
        asked = game.session().openQuestion()->id;
    }
    auto game = started();
    ASSERT_EQ(game.resumed().size(), 1U);
    show(game, truth, 1, 2);
    (void)say(game, SeeTable{withoutColonists(truth[2]), "doubtful, too"});
    for (std::size_t t = 3; t < truth.size() && !game.session().openQuestion(); ++t) {
        (void)say(game, SeeTable{withoutColonists(truth[t]), "later"});
    }
    ASSERT_TRUE(game.session().openQuestion());
    EXPECT_GT(game.session().openQuestion()->id, asked);
}

TEST_F(KeptGameTest, TellsTheEndAgainUntilItIsClosed) {
    const auto truth = playedGame({}, kColours, 0);
    {
        auto game = started();
        show(game, truth, 0, truth.size());
        ASSERT_TRUE(game.savedAs());
    }
    auto again = started();
    EXPECT_TRUE(again.savedAs());
    EXPECT_EQ(again.resumed().size(), truth.size());
    EXPECT_TRUE(again.session().isOver());
    (void)say(again, CloseGame{});
    EXPECT_TRUE(started().resumed().empty());
    EXPECT_EQ(gamesInHistory(), 1U);
}

TEST_F(KeptGameTest, BeginsAnewWhereItIsTold) {
    const auto truth = playedGame({}, kColours, 0);
    {
        auto game = started();
        show(game, truth, 0, 3);
    }
    {
        auto game = started(true);
        EXPECT_TRUE(game.resumed().empty());
    }
    EXPECT_TRUE(started().resumed().empty()) << "the old one was abandoned";
}

TEST_F(KeptGameTest, LooksAgainAtWhatWasOnlyLikely) {
    const auto truth = playedGame({}, kColours, 0);
    {
        auto game = started();
        show(game, truth, 0, 1);
        (void)say(game, SeeTable{withoutColonists(truth[1]), "1"});
        ASSERT_FALSE(say(game, EndTables{})->empty());
    }
    auto game = started();
    ASSERT_EQ(game.resumed().size(), 1U);
    EXPECT_TRUE(agrees(game.session().game().state, truth[0].state));
    show(game, truth, 1, 3);
    const auto resumed = started().resumed();
    ASSERT_GE(resumed.size(), 2U) << "in its place";
    EXPECT_FALSE(resumed[1].provisional);
    EXPECT_TRUE(agrees(resumed[1].game.state, truth[1].state));
}

TEST_F(KeptGameTest, KeepsWhatCameAfterWhatWasOnlyLikely) {
    const auto truth = playedGame({}, kColours, 0);
    std::size_t steps = 0;
    {
        auto game = started();
        show(game, truth, 0, 1);
        (void)say(game, SeeTable{withoutColonists(truth[1]), "1"});
        ASSERT_FALSE(say(game, EndTables{})->empty());
        ASSERT_TRUE(say(game, PlayMove{someMove(game)}));
        steps = game.steps().size();
    }
    EXPECT_EQ(started().resumed().size(), steps);
}

TEST_F(KeptGameTest, TellsRecordingsApart) {
    KeptGameOptions options;
    options.colours = kColours;
    options.recording = m_folder / "one";
    const auto truth = playedGame({}, kColours, 0);
    {
        auto game = *KeptGame::start(options);
        show(game, truth, 0, 3);
    }
    EXPECT_GE(KeptGame::start(options)->resumed().size(), 2U);
    options.recording = m_folder / "two";
    EXPECT_TRUE(KeptGame::start(options)->resumed().empty());
    options.recording.clear();
    EXPECT_TRUE(KeptGame::start(options)->resumed().empty());
}

TEST_F(KeptGameTest, GoesOnWithTheGameWhereTheHistoryTakesNoMore) {
    const auto truth = playedGame({}, kColours, 0);
    auto game = started();
    show(game, truth, 0, 1);
    {
        auto other = started(true); // another program ends the game
    }
    bool isTold = false;
    for (std::size_t t = 1; t < 4; ++t) {
        const auto events = *say(game, SeeTable{seenWell(truth[t]), std::to_string(t)});
        isTold = isTold || std::any_of(events.begin(), events.end(), [](const GameEvent& event) {
                     return std::holds_alternative<StateAccepted>(event);
                 });
    }
    EXPECT_TRUE(isTold);
    ASSERT_TRUE(game.trouble());
    EXPECT_EQ(game.trouble()->message.find('\n'), std::string::npos);
}

TEST_F(KeptGameTest, GoesBackToAnyStepAndOnFromThere) {
    const auto truth = playedGame({}, kColours, 0);
    constexpr std::size_t kShown = 12;
    for (std::size_t back = 0; back + 1 < kShown; ++back) {
        SCOPED_TRACE(back);
        auto game = started(true);
        show(game, truth, 0, kShown);
        ASSERT_EQ(game.steps().size(), kShown);
        const auto known = cardsKnown(game.steps()[back].game.state);
        ASSERT_TRUE(say(game, UndoTo{back}));
        EXPECT_EQ(game.steps().size(), back + 1);
        const auto& state = game.session().game().state;
        EXPECT_TRUE(agrees(state, truth[back].state)) << "what was learnt later is true";
        EXPECT_GE(cardsKnown(state), known);
        EXPECT_TRUE(game.session().wayBack());
        show(game, truth, back, kShown); // the table is laid back, and the same is played again
        EXPECT_FALSE(game.session().wayBack());
        EXPECT_TRUE(agrees(game.session().game().state, truth[kShown - 1].state));
        EXPECT_EQ(started().resumed().size(), kShown);
    }
}

TEST_F(KeptGameTest, RemembersCardsThatWereRevealedAfterTheStep) {
    const auto truth = playedGame({}, kColours, 0);
    auto game = started();
    show(game, truth, 0, truth.size() / 2);
    const auto known = cardsKnown(game.steps().front().game.state);
    ASSERT_TRUE(say(game, UndoTo{0}));
    EXPECT_GT(cardsKnown(game.session().game().state), known);
    EXPECT_TRUE(agrees(game.session().game().state, truth[0].state));
    EXPECT_EQ(started().resumed().back().game, game.session().game()) << "it is kept as well";
}

TEST_F(KeptGameTest, TakesAGameBackOutOfTheHistory) {
    const auto truth = playedGame({}, kColours, 0);
    auto game = started();
    show(game, truth, 0, truth.size());
    ASSERT_EQ(gamesInHistory(), 1U);
    ASSERT_TRUE(say(game, UndoTo{truth.size() - 2}));
    EXPECT_EQ(gamesInHistory(), 0U);
    EXPECT_FALSE(game.savedAs());
    EXPECT_FALSE(game.session().isOver());
    show(game, truth, truth.size() - 2, truth.size());
    EXPECT_TRUE(game.session().isOver());
    EXPECT_EQ(gamesInHistory(), 1U);
}

TEST_F(KeptGameTest, SavesAGameAnewWhoseLastTableIsCorrected) {
    const auto truth = playedGame({}, kColours, 0);
    auto game = started();
    show(game, truth, 0, truth.size());
    const auto before = game.savedAs();
    ASSERT_TRUE(before);
    const auto was = historyOf(*before).sheet;
    const auto energy = truth.back().state.players[0].energy;
    const auto corrected = say(game, CorrectItem{"red.energy", energy < 4 ? "7" : "0"});
    ASSERT_TRUE(corrected) << corrected.error().error.message;
    EXPECT_FALSE(game.trouble());
    ASSERT_TRUE(game.savedAs());
    EXPECT_EQ(gamesInHistory(), 1U);
    EXPECT_NE(historyOf(*game.savedAs()).sheet, was);
    EXPECT_EQ(started().steps().back().game, game.session().game());
    ASSERT_TRUE(say(game, UndoTo{truth.size() - 2}));
    EXPECT_EQ(gamesInHistory(), 0U);
}

TEST_F(KeptGameTest, KeepsATableAtTheEndThatThePlayerVouchesFor) {
    const auto truth = playedGame({}, kColours, 0);
    auto game = started();
    show(game, truth, 0, truth.size());
    ASSERT_TRUE(say(game, CorrectItem{"red.energy", "7"}));
    auto history = openHistory();
    const auto kept = db::FollowedGames(*history).ofGame(*game.savedAs()).value();
    EXPECT_EQ(kept->steps.back().played, "android") << "what ended the game, and no step after it";
}

TEST_F(KeptGameTest, SavesAGameThatWasOverWhenTheProgramEnded) {
    const auto truth = playedGame({}, kColours, 0);
    {
        auto game = started();
        show(game, truth, 0, truth.size());
        auto history = openHistory(); // as if it had ended between the two
        history->connection().exec("UPDATE followed_game SET outcome = 'open', game_id = NULL");
        history->connection().exec("DELETE FROM game");
    }
    const auto game = started();
    EXPECT_TRUE(game.savedAs());
    EXPECT_EQ(gamesInHistory(), 1U);
}

TEST_F(KeptGameTest, IsFoundAsTheGameInProgress) {
    ASSERT_FALSE(*KeptGame::inProgress());
    const auto truth = playedGame({}, kColours, 0);
    {
        auto game = started();
        show(game, truth, 0, 4);
    }
    const auto found = KeptGame::inProgress();
    ASSERT_TRUE(found && *found);
    EXPECT_TRUE(agrees((*found)->game.state, truth[3].state));
    auto game = KeptGame::start((*found)->options);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->resumed().size(), 4U);
    show(*game, truth, 4, truth.size());
    ASSERT_TRUE(game->session().isOver());
    EXPECT_FALSE(*KeptGame::inProgress());
}

TEST_F(KeptGameTest, KeepsWhatIsToldByHand) {
    {
        auto game = started();
        ASSERT_EQ(say(game, BeginByHand{})->size(), 1U);
        ASSERT_FALSE(say(game, PlayMove{someMove(game)})->empty());
        ASSERT_TRUE(say(game, CorrectItem{"red.energy", "5"}));
    }
    const auto game = started();
    ASSERT_EQ(game.resumed().size(), 3U);
    EXPECT_EQ(game.session().game().state.players[0].energy, 5);
}

TEST_F(KeptGameTest, PlaysOnFromAMomentOfAnotherGame) {
    const auto moment = playedGame({}, kColours, 0)[3];
    {
        auto game = started();
        ASSERT_EQ(say(game, BeginByHand{moment.state})->size(), 1U);
        EXPECT_EQ(game.session().game(), moment);
        EXPECT_EQ(whyNot(say(game, BeginByHand{moment.state})), GameRefusal::Reason::NotNow);
    }
    EXPECT_EQ(started().session().game(), moment);
}

TEST_F(KeptGameTest, NotesHowManyMovesWereAdvised) {
    const auto truth = playedGame({}, kColours, 0);
    auto game = started();
    for (std::size_t table = 0; table < 12; table += 4) {
        show(game, truth, table, table + 4);
        EXPECT_EQ(game.status().beliefs.at(0).state, game.status().game.state);
        ASSERT_TRUE(say(game, NoteAdvice{}) && say(game, NoteAdvice{})); // the same move
        game = started(); // the program was killed meanwhile
    }
    show(game, truth, 12, truth.size());
    ASSERT_TRUE(game.savedAs());
    auto history = openHistory();
    ASSERT_TRUE(history);
    EXPECT_EQ(db::History(*history).get(*game.savedAs())->info.advisedMoves, 3);
}

TEST_F(KeptGameTest, PlaysAMoveOnceThatWasToldTwice) {
    auto game = started();
    ASSERT_TRUE(say(game, BeginByHand{}));
    const GameCommand twice{game.revision(), PlayMove{someMove(game)}};
    ASSERT_TRUE(game.apply(twice));
    ASSERT_EQ(game.steps().size(), 2U);
    EXPECT_EQ(whyNot(game.apply(twice)), GameRefusal::Reason::Stale);
    EXPECT_EQ(game.steps().size(), 2U);
    EXPECT_EQ(started().resumed().size(), 2U);
}

TEST_F(KeptGameTest, StoresNoMoveThatTheRulesDoNotAllow) {
    auto game = started();
    EXPECT_EQ(whyNot(say(game, PlayMove{{engine::Action{engine::ActionKind::Launch}}})),
              GameRefusal::Reason::Illegal)
        << "it has not begun";
    ASSERT_TRUE(say(game, BeginByHand{}));
    const auto before = game.session().game();
    auto unfinished = someMove(game);
    unfinished.pop_back();
    auto more = someMove(game);
    more.push_back(more.front());
    const std::vector<engine::Action> none;
    for (const auto& actions : {unfinished, more, none}) {
        EXPECT_EQ(whyNot(say(game, PlayMove{actions})), GameRefusal::Reason::Illegal);
        EXPECT_EQ(game.session().game(), before);
        EXPECT_EQ(game.steps().size(), 1U);
    }
    EXPECT_EQ(started().resumed().size(), 1U);
}

TEST_F(KeptGameTest, GoesBackToNoStepThatIsNotThere) {
    const auto truth = playedGame({}, kColours, 0);
    auto game = started();
    show(game, truth, 0, 3);
    const auto steps = game.steps().size();
    for (const auto step : {steps - 1, steps, steps + 1000}) {
        EXPECT_EQ(whyNot(say(game, UndoTo{step})), GameRefusal::Reason::Illegal);
    }
    const GameCommand stale{game.revision(), UndoTo{steps - 2}};
    show(game, truth, 3, 5);
    const auto now = game.steps().size();
    ASSERT_GT(now, steps);
    EXPECT_EQ(whyNot(game.apply(stale)), GameRefusal::Reason::Stale);
    EXPECT_EQ(game.steps().size(), now);
    EXPECT_FALSE(game.session().wayBack());
}

TEST_F(KeptGameTest, TakesCommandsOnlyWhereTheyMeanSomething) {
    const auto truth = playedGame({}, kColours, 0);
    using enum GameRefusal::Reason;
    auto game = started();
    EXPECT_EQ(whyNot(say(game, CorrectItem{"red.energy", "5"})), Illegal);
    EXPECT_EQ(whyNot(say(game, UndoTo{0})), Illegal);
    show(game, truth, 0, 3);
    const auto steps = game.steps().size();
    EXPECT_EQ(whyNot(say(game, BeginByHand{})), NotNow);
    EXPECT_EQ(whyNot(say(game, EndWayBack{})), NotNow);
    EXPECT_EQ(whyNot(say(game, TickStep{0})), NotNow);
    EXPECT_EQ(whyNot(say(game, OverruleWarning{1})), NotNow);
    EXPECT_EQ(whyNot(say(game, AnswerQuestion{1, 0})), Stale);
    EXPECT_EQ(whyNot(say(game, DeclineAnswers{1})), Stale);
    EXPECT_EQ(whyNot(say(game, CorrectItem{"red.energy", "9"})), Illegal);
    EXPECT_EQ(game.steps().size(), steps);
}

TEST_F(KeptGameTest, KnowsTheLastTableOfARecordingBehindWhatWasToldByHand) {
    const auto truth = playedGame({}, kColours, 0);
    KeptGameOptions options;
    options.colours = kColours;
    options.recording = m_folder / "recording";
    std::filesystem::create_directories(options.recording);
    {
        auto game = *KeptGame::start(options);
        EXPECT_EQ(game.lastTable(), "");
        show(game, truth, 0, 3);
        ASSERT_TRUE(say(game, CorrectItem{"red.energy", "5"}));
        EXPECT_EQ(game.lastTable(), "2");
    }
    EXPECT_EQ(KeptGame::start(options)->resumed().back().table, kTableByHand);
    EXPECT_EQ(KeptGame::start(options)->lastTable(), "2");
}

TEST_F(KeptGameTest, NotesTheLastTableOfARecordingAsTheSourceOfAGameThatWasToldToItsEnd) {
    const auto truth = playedGame({}, kColours, 0);
    KeptGameOptions options;
    options.colours = kColours;
    options.recording = m_folder / "recording";
    std::filesystem::create_directories(options.recording);
    std::ofstream(options.recording / "0") << "a photo";
    auto game = *KeptGame::start(options);
    show(game, truth, 0, 1);
    constexpr int kMostPhases = 1000;
    for (int phase = 0; phase < kMostPhases && !game.status().isOver; ++phase) {
        HandMove move(game.session().game());
        while (!move.isComplete()) { // the last choices end a game sooner than the first
            move.choose(move.choices().size() - 1);
        }
        ASSERT_TRUE(say(game, PlayMove{move.actions()}));
    }
    ASSERT_TRUE(game.savedAs());
    auto history = openHistory();
    const auto saved = db::History(*history).list()->front();
    EXPECT_EQ(saved.info.sourceName, "0");
    EXPECT_TRUE(saved.hasPhoto);
}

TEST_F(KeptGameTest, CountsWhatPlayersActOn) {
    const auto truth = playedGame({}, kColours, 0);
    auto game = started();
    show(game, truth, 0, 1);
    const auto revision = game.revision();
    ASSERT_TRUE(say(game, SeeTable{seenWell(truth[0]), "again"}));
    ASSERT_TRUE(say(game, Retell{}));
    EXPECT_EQ(game.revision(), revision) << "nothing to act on is new";
    show(game, truth, 1, 3);
    EXPECT_GT(game.revision(), revision);
    EXPECT_EQ(game.status().revision, game.revision());
}

} // namespace
} // namespace pocketmars::session
