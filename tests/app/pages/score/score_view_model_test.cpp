#include "app/pages/score/score_view_model.h"

#include "calibration/photo/picture_encoder.h"
#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QFile>
#include <QImageReader>
#include <QTemporaryDir>

#include <memory>

namespace pocketmars::app {
namespace {

class ScoreViewModelTest : public testing::Test {
protected:
    void SetUp() override { start({"mine"}); }

    void start(std::vector<std::string> names) {
        scoring.reset();
        profiles = std::make_unique<ProfilesViewModel>(exampleProfileServices(std::move(names)),
                                                       images, settings);
        scoring = std::make_unique<ScoreViewModel>(services, images, *profiles, settings);
    }

    void openAndWait(const QString& name) {
        scoring->open(QUrl::fromLocalFile("/photos/" + name));
        ASSERT_TRUE(waitFor([this] { return scoring->state() != ScoreViewModel::Reading; }));
    }

    [[nodiscard]] QVariantList points(ScoreSheetModel::Line line) {
        return scoring->sheet()->index(line).data(ScoreSheetModel::PointsRole).toList();
    }

    QTemporaryDir folder;
    std::shared_ptr<ImageStore> images = std::make_shared<ImageStore>();
    Settings settings{folder.filePath("settings.ini")};
    TableServices services = exampleTableServices();
    std::unique_ptr<ProfilesViewModel> profiles;
    std::unique_ptr<ScoreViewModel> scoring;
};

TEST_F(ScoreViewModelTest, ReadsAPhotoInTheBackgroundAndShowsItsSheet) {
    scoring->open(QUrl::fromLocalFile("/photos/table.jpg"));
    EXPECT_EQ(scoring->state(), ScoreViewModel::Reading);
    ASSERT_TRUE(waitFor([this] { return scoring->state() == ScoreViewModel::Ready; }));
    EXPECT_EQ(scoring->fileName(), "table.jpg");
    EXPECT_EQ(scoring->photoSize(), QSizeF(400, 300));
    EXPECT_FALSE(images->image(scoring->photo().section('/', -1)).isNull());
    EXPECT_EQ(scoring->findings()->count(), 5);
    EXPECT_EQ(points(ScoreSheetModel::TwoStarLine), (QVariantList{4, 0}));
    EXPECT_EQ(scoring->questions()->count(), 1);
    EXPECT_FALSE(scoring->canUndo());
}

TEST_F(ScoreViewModelTest, ShowsNoFileThatOnlyQtTakesForAPicture) {
    const auto written = [&](const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        return QUrl::fromLocalFile(file.fileName());
    };
    const auto stranger = written("photo.jpg", "P6 1 1 255\nabc");
    ASSERT_TRUE(QImageReader(stranger.toLocalFile()).canRead()) << "then this test shows nothing";
    scoring->open(stranger);
    EXPECT_TRUE(scoring->preview().isEmpty());

    const auto bytes = calibration::encodeJpeg(cv::Mat(64, 64, CV_8UC3, cv::Scalar(9, 9, 9)), 90);
    const auto photo =
        written("table.jpg", QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
    scoring->open(photo);
    EXPECT_EQ(scoring->preview(), photo);
    // Qt asks the plugin of a file's ending first.
    scoring->open(
        written("table.ppm", QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size()))));
    EXPECT_TRUE(scoring->preview().isEmpty());
}

TEST_F(ScoreViewModelTest, ShowsTheTableFromAboveAndAsItWasTaken) {
    openAndWait("table.jpg");
    const QString taken = scoring->photo();
    const QRectF before = scoring->findings()->boundsAt(0);
    scoring->setRectified(true);
    EXPECT_NE(scoring->photo(), taken);
    const auto above = images->image(scoring->photo().section('/', -1));
    EXPECT_EQ(QSizeF(above.size()), scoring->photoSize());
    EXPECT_NE(scoring->findings()->boundsAt(0), before);
    EXPECT_EQ(scoring->findings()->count(), 5);
    scoring->correct("greenhouse.two_star.red", "0");
    EXPECT_EQ(QSizeF(above.size()), scoring->photoSize());
    scoring->setRectified(false);
    EXPECT_EQ(scoring->photoSize(), QSizeF(400, 300));
    EXPECT_EQ(scoring->findings()->boundsAt(0), before);
}

TEST_F(ScoreViewModelTest, SaysWhyAPhotoCouldNotBeRead) {
    openAndWait("broken.jpg");
    EXPECT_EQ(scoring->state(), ScoreViewModel::Failed);
    EXPECT_EQ(scoring->trouble()->text(), "broken.jpg: no table was found");
    EXPECT_FALSE(scoring->trouble()->mild());
    EXPECT_FALSE(scoring->playersWanted());
    scoring->retranslate();
    EXPECT_EQ(scoring->state(), ScoreViewModel::Reading) << "why is wanted in other words";
    ASSERT_TRUE(waitFor([this] { return scoring->state() == ScoreViewModel::Failed; }));
    EXPECT_EQ(scoring->trouble()->text(), "broken.jpg: no table was found");
}

TEST_F(ScoreViewModelTest, AsksForAProfileFirst) {
    start({});
    ASSERT_TRUE(waitFor([this] { return profiles->listed(); }));
    openAndWait("table.jpg");
    EXPECT_EQ(scoring->state(), ScoreViewModel::Failed);
    EXPECT_FALSE(scoring->trouble()->text().isEmpty());
    EXPECT_TRUE(scoring->trouble()->mild()) << "nothing went wrong";
    scoring->retranslate();
    EXPECT_EQ(scoring->state(), ScoreViewModel::Failed);
    EXPECT_FALSE(scoring->trouble()->text().isEmpty());
}

TEST_F(ScoreViewModelTest, ScoresAFileOfTextWithoutAProfile) {
    start({});
    ASSERT_TRUE(waitFor([this] { return profiles->listed(); }));
    openAndWait("table.json");
    EXPECT_EQ(scoring->state(), ScoreViewModel::Ready);
    EXPECT_EQ(scoring->photo(), "");
    EXPECT_EQ(scoring->findings()->count(), 0);
}

TEST_F(ScoreViewModelTest, ShowsOnlyTheFileThatWasOpenedLast) {
    scoring->open(QUrl::fromLocalFile("/photos/broken.jpg"));
    openAndWait("table.jpg");
    EXPECT_EQ(scoring->state(), ScoreViewModel::Ready);
    EXPECT_EQ(scoring->trouble()->text(), "");
}

TEST_F(ScoreViewModelTest, ACorrectionChangesTheSheetAtOnceAndCanBeUndone) {
    openAndWait("table.jpg");
    scoring->correct("greenhouse.two_star.red", "0");
    EXPECT_EQ(points(ScoreSheetModel::TwoStarLine), (QVariantList{0, 0}));
    EXPECT_TRUE(scoring->canUndo());
    scoring->undo();
    EXPECT_EQ(points(ScoreSheetModel::TwoStarLine), (QVariantList{4, 0}));
    EXPECT_FALSE(scoring->canUndo());
}

TEST_F(ScoreViewModelTest, AnAnswerTakesItsQuestionAway) {
    openAndWait("table.jpg");
    const QAbstractItemModelTester tester(scoring->questions());
    const auto question = scoring->questions()->index(0);
    const auto choices = question.data(QuestionsModel::ChoicesRole).value<QList<Choice>>();
    ASSERT_GE(choices.size(), 1);
    EXPECT_EQ(choices[0].value, "1");
    scoring->correct(question.data(QuestionsModel::PathRole).toString(), "1");
    EXPECT_EQ(scoring->questions()->count(), 0);
    scoring->undo();
    EXPECT_EQ(scoring->questions()->count(), 1);
}

TEST_F(ScoreViewModelTest, AQuestionSaysWhereTheColonistsDoNotAddUp) {
    openAndWait("table.jpg");
    const auto reason = [&] {
        return scoring->questions()->index(0).data(QuestionsModel::ReasonRole).toString();
    };
    EXPECT_EQ(reason(), "");
    scoring->correct("greenhouse.two_star.red", "0");
    ASSERT_EQ(scoring->questions()->count(), 1);
    EXPECT_EQ(reason(), "counted in all: 6, not 7");
}

TEST_F(ScoreViewModelTest, ARefusedCorrectionLeavesTheTable) {
    openAndWait("table.jpg");
    scoring->correct("greenhouse.two_star.red", "9");
    EXPECT_FALSE(scoring->trouble()->text().isEmpty());
    EXPECT_FALSE(scoring->canUndo());
    EXPECT_EQ(points(ScoreSheetModel::TwoStarLine), (QVariantList{4, 0}));
}

TEST_F(ScoreViewModelTest, ACellOpensWhatItCounts) {
    openAndWait("table.jpg");
    const QAbstractItemModelTester tester(scoring->correction());
    scoring->openCell(ScoreSheetModel::OneStarLine, 0);
    EXPECT_EQ(scoring->correction()->paths(),
              (QStringList{"greenhouse.one_star.red", "energy_bank.one_star.red",
                           "comms_center.one_star.red", "aqualab.one_star.red"}));
    scoring->openCell(ScoreSheetModel::TotalLine, 0);
    EXPECT_EQ(scoring->correction()->count(), 0);
}

TEST_F(ScoreViewModelTest, ChoicesStayInPlaceWhileOneIsTaken) {
    openAndWait("table.jpg");
    scoring->openItem("greenhouse.one_star.red");
    const auto item = scoring->correction()->index(0);
    const auto values = [&] {
        QStringList all;
        for (const auto& choice : item.data(CorrectionModel::ChoicesRole).value<QList<Choice>>()) {
            all << choice.value + (choice.current ? "*" : "");
        }
        return all;
    };
    EXPECT_EQ(values(), (QStringList{"0", "1", "2*", "3", "4", "5", "6", "7"}));
    scoring->correct("greenhouse.one_star.red", "3");
    EXPECT_EQ(values(), (QStringList{"0", "1", "2", "3*", "4", "5", "6", "7"}));
    scoring->closeCorrection();
    EXPECT_EQ(scoring->correction()->count(), 0);
}

TEST_F(ScoreViewModelTest, SavesOnceAndAgainAfterACorrection) {
    openAndWait("table.jpg");
    QSignalSpy requested(scoring.get(), &ScoreViewModel::saveRequested);
    scoring->save();
    scoring->save();
    EXPECT_EQ(requested.count(), 1);
    EXPECT_EQ(scoring->saveState(), ScoreViewModel::Saving);
    EXPECT_FALSE(requested.back()[1].value<std::optional<db::GameId>>());
    scoring->saved(db::GameId(7));
    EXPECT_EQ(scoring->saveState(), ScoreViewModel::Saved);
    scoring->correct("red.ship", "2");
    EXPECT_EQ(scoring->saveState(), ScoreViewModel::Unsaved);
    EXPECT_TRUE(scoring->savedBefore());
    scoring->save();
    ASSERT_EQ(requested.count(), 2);
    EXPECT_EQ(requested.back()[1].value<std::optional<db::GameId>>(), db::GameId(7))
        << "in its place, and no second game";
    scoring->saveFailed("the disk is full");
    EXPECT_EQ(scoring->saveState(), ScoreViewModel::Unsaved);
    EXPECT_EQ(scoring->trouble()->text(), "The disk is full");
}

TEST_F(ScoreViewModelTest, TakesThePlaceOfTheGameThatItsPhotoWasSavedAsOnAnotherEvening) {
    QSignalSpy read(scoring.get(), &ScoreViewModel::tableRead);
    QSignalSpy requested(scoring.get(), &ScoreViewModel::saveRequested);
    openAndWait("table.jpg");
    ASSERT_EQ(read.count(), 1);
    const auto table = read.back()[0].value<session::ScoredTable>();
    const session::SavedBefore before{db::GameId(5), table.sheet, {}};
    scoring->known(before, "another.jpg");
    EXPECT_FALSE(scoring->savedBefore()) << "the answer to a table that was left since";
    scoring->known(before, table.source);
    EXPECT_TRUE(scoring->savedBefore());
    EXPECT_EQ(scoring->saveState(), ScoreViewModel::Unsaved);
    EXPECT_EQ(scoring->trouble()->text(), "");
    scoring->save();
    EXPECT_EQ(requested.back()[1].value<std::optional<db::GameId>>(), db::GameId(5));
}

TEST_F(ScoreViewModelTest, IsCorrectedAsWhenItsPhotoWasSaved) {
    openAndWait("table.jpg");
    auto corrected = *scoring->table();
    ASSERT_TRUE(services.correct(corrected, "greenhouse.two_star.red", "0"));
    const auto read = points(ScoreSheetModel::TwoStarLine);
    scoring->known({db::GameId(5), corrected.sheet, {{"greenhouse.two_star.red", "0"}}},
                   scoring->table()->source);
    EXPECT_EQ(points(ScoreSheetModel::TwoStarLine), (QVariantList{0, 0}));
    EXPECT_EQ(scoring->saveState(), ScoreViewModel::Saved) << "it is there just so";
    EXPECT_FALSE(scoring->correctionsUnsaved());
    EXPECT_FALSE(scoring->trouble()->text().isEmpty()) << "it says so";
    scoring->undo();
    EXPECT_EQ(points(ScoreSheetModel::TwoStarLine), read);
    EXPECT_EQ(scoring->saveState(), ScoreViewModel::Unsaved);
}

TEST_F(ScoreViewModelTest, SaysThatItsPhotoWasSavedWithOtherPoints) {
    openAndWait("table.jpg");
    auto other = *scoring->table();
    ASSERT_TRUE(services.correct(other, "greenhouse.two_star.red", "0"));
    scoring->correct("red.ship", "2"); // the player has begun already
    scoring->known({db::GameId(5), other.sheet, {{"greenhouse.two_star.red", "0"}}},
                   scoring->table()->source);
    EXPECT_NE(points(ScoreSheetModel::TwoStarLine), (QVariantList{0, 0}));
    EXPECT_TRUE(scoring->trouble()->text().contains("other points"))
        << qUtf8Printable(scoring->trouble()->text());
    EXPECT_TRUE(scoring->correctionsUnsaved());
}

TEST_F(ScoreViewModelTest, MayBeSavedAgainOnceItWasRemovedFromTheHistory) {
    openAndWait("table.jpg");
    QSignalSpy requested(scoring.get(), &ScoreViewModel::saveRequested);
    scoring->save();
    scoring->saved(db::GameId(7));
    scoring->removed(db::GameId(6));
    EXPECT_EQ(scoring->saveState(), ScoreViewModel::Saved) << "that was another game";
    scoring->removed(db::GameId(7));
    EXPECT_EQ(scoring->saveState(), ScoreViewModel::Unsaved);
    EXPECT_FALSE(scoring->savedBefore());
    scoring->save();
    ASSERT_EQ(requested.count(), 2);
    EXPECT_FALSE(requested.back()[1].value<std::optional<db::GameId>>()) << "as a game of its own";
}

TEST_F(ScoreViewModelTest, KeepsNoTableThatNoGameHas) {
    openAndWait("table.jpg");
    QSignalSpy requested(scoring.get(), &ScoreViewModel::saveRequested);
    scoring->correct("greenhouse.one_star.red", "7");
    EXPECT_TRUE(scoring->trouble()->text().startsWith("Red has "))
        << qUtf8Printable(scoring->trouble()->text());
    scoring->save();
    EXPECT_EQ(requested.count(), 0);
    EXPECT_FALSE(scoring->trouble()->text().isEmpty()) << "it is said why";
    scoring->undo();
    EXPECT_EQ(scoring->trouble()->text(), "");
    scoring->save();
    EXPECT_EQ(requested.count(), 1);
}

TEST_F(ScoreViewModelTest, TellsWhenTheOptionsNoLongerFitTheSheet) {
    openAndWait("table.jpg");
    EXPECT_FALSE(scoring->stale());
    scoring->options()->setPolish(true);
    EXPECT_TRUE(scoring->stale());
    scoring->readAgain();
    ASSERT_TRUE(waitFor([this] { return scoring->state() == ScoreViewModel::Ready; }));
    EXPECT_FALSE(scoring->stale());
    profiles->retranslate();
    scoring->retranslate();
    EXPECT_FALSE(scoring->stale()) << "in another language they are the same";
}

/// With one more photo, and done.
void addAndWait(ScoreViewModel& scoring, const QString& name) {
    scoring.addPhoto(QUrl::fromLocalFile("/photos/" + name));
    ASSERT_TRUE(waitFor([&] { return scoring.state() != ScoreViewModel::Reading; }));
}

TEST_F(ScoreViewModelTest, AFurtherPhotoIsReadWithTheFirstAndAnswersTheQuestion) {
    openAndWait("table.jpg");
    EXPECT_TRUE(scoring->canAddPhoto());
    EXPECT_FALSE(scoring->photoHint().isEmpty());
    EXPECT_EQ(scoring->questions()->count(), 1);
    addAndWait(*scoring, "aside.jpg");
    EXPECT_EQ(scoring->state(), ScoreViewModel::Ready);
    EXPECT_EQ(scoring->fileName(), "table.jpg");
    EXPECT_EQ(scoring->questions()->count(), 0);
    EXPECT_TRUE(scoring->photoHint().isEmpty());
    ASSERT_EQ(scoring->furtherPhotos().size(), 1);
    auto* further = scoring->furtherPhotos().front().value<ShownPhoto*>();
    ASSERT_NE(further, nullptr);
    EXPECT_EQ(further->name(), "aside.jpg");
    EXPECT_EQ(further->size(), QSizeF(300, 400));
    EXPECT_FALSE(images->image(further->source().section('/', -1)).isNull());
    // The same item is marked in each photo where that photo has it.
    EXPECT_EQ(scoring->findings()->count(), 5);
    EXPECT_EQ(further->findings()->count(), 1);
    EXPECT_EQ(further->findings()->rowOf("greenhouse.two_star.red"), 0);
}

TEST_F(ScoreViewModelTest, CorrectionsStayWhenAPhotoIsAdded) {
    openAndWait("table.jpg");
    scoring->correct("red.energy", "5");
    const auto before = points(ScoreSheetModel::EnergyLine);
    addAndWait(*scoring, "aside.jpg");
    EXPECT_EQ(points(ScoreSheetModel::EnergyLine), before);
    EXPECT_TRUE(scoring->canUndo());
    scoring->undo();
    EXPECT_FALSE(scoring->canUndo());
    EXPECT_EQ(scoring->furtherPhotos().size(), 1);
}

TEST_F(ScoreViewModelTest, APhotoOfAnotherTableLeavesTheSheet) {
    openAndWait("table.jpg");
    scoring->correct("red.energy", "5");
    addAndWait(*scoring, "elsewhere.jpg");
    EXPECT_EQ(scoring->state(), ScoreViewModel::Ready);
    EXPECT_EQ(scoring->trouble()->text(), "elsewhere.jpg: shows another table");
    EXPECT_TRUE(scoring->furtherPhotos().isEmpty());
    EXPECT_TRUE(scoring->canUndo());
    addAndWait(*scoring, "aside.jpg"); // it is not in the way of the next
    EXPECT_TRUE(scoring->trouble()->text().isEmpty());
    EXPECT_EQ(scoring->furtherPhotos().size(), 1);
}

TEST_F(ScoreViewModelTest, AFurtherPhotoIsReadAsTheFirstWasWhateverIsChosenMeanwhile) {
    std::vector<vision::ReadOptions> with;
    services.scorePhotos = [score = services.scorePhotos,
                            &with](const std::vector<std::filesystem::path>& photos,
                                   const TableServices::Cards& profile,
                                   const vision::ReadOptions& options, engine::Edition edition) {
        with.push_back(options);
        return score(photos, profile, options, edition);
    };
    start({"mine"});
    ASSERT_TRUE(waitFor([this] { return profiles->profile() != nullptr; }));
    openAndWait("table.jpg");
    scoring->correct("red.energy", "5");
    scoring->options()->setGame(TableOptions::Solo); // nobody is said yet
    ASSERT_FALSE(scoring->options()->missing().isEmpty());
    EXPECT_TRUE(scoring->stale());
    scoring->marks()->add(0, 1.5); // not asked to be read so
    addAndWait(*scoring, "aside.jpg");
    EXPECT_EQ(scoring->state(), ScoreViewModel::Ready);
    EXPECT_EQ(scoring->furtherPhotos().size(), 1);
    EXPECT_TRUE(scoring->canUndo()) << "the correction stays";
    ASSERT_EQ(with.size(), 2U);
    EXPECT_FALSE(with[1].mode);
    EXPECT_TRUE(with[1].marked.empty());

    scoring->options()->setGame(TableOptions::Automatic);
    scoring->readMarked();
    ASSERT_TRUE(waitFor([this] { return scoring->state() == ScoreViewModel::Ready; }));
    EXPECT_EQ(with.back().marked.size(), 1U);
    openAndWait("next.jpg");
    EXPECT_TRUE(with.back().marked.empty()) << "another photo has other cards";
}

TEST_F(ScoreViewModelTest, OptionsThatChangeWhileAPhotoIsReadAreSaidToBeOthers) {
    ASSERT_TRUE(waitFor([this] { return profiles->profile() != nullptr; }));
    scoring->open(QUrl::fromLocalFile("/photos/table.jpg"));
    ASSERT_EQ(scoring->state(), ScoreViewModel::Reading);
    scoring->options()->setPolish(true);
    ASSERT_TRUE(waitFor([this] { return scoring->state() == ScoreViewModel::Ready; }));
    EXPECT_TRUE(scoring->stale());
}

TEST_F(ScoreViewModelTest, ASaveThatTakesItsTimeIsOfTheTableThatItWasAskedFor) {
    openAndWait("table.jpg");
    QSignalSpy requested(scoring.get(), &ScoreViewModel::saveRequested);
    scoring->save();
    openAndWait("next.jpg");
    EXPECT_EQ(scoring->saveState(), ScoreViewModel::Unsaved);
    scoring->save();
    scoring->saved(db::GameId(7)); // the first one
    EXPECT_FALSE(scoring->savedBefore());
    EXPECT_EQ(scoring->saveState(), ScoreViewModel::Saving);
    scoring->saved(db::GameId(8));
    EXPECT_EQ(scoring->saveState(), ScoreViewModel::Saved);

    scoring->correct("red.ship", "2");
    scoring->save();
    scoring->correct("red.ship", "1"); // before the answer
    scoring->saved(db::GameId(8));
    EXPECT_EQ(scoring->saveState(), ScoreViewModel::Unsaved);
    scoring->save();
    ASSERT_EQ(requested.count(), 4);
    EXPECT_FALSE(requested[1][1].value<std::optional<db::GameId>>());
    EXPECT_EQ(requested[3][1].value<std::optional<db::GameId>>(), db::GameId(8));
}

TEST_F(ScoreViewModelTest, SeveralPhotosAreOpenedTogetherAndAnotherTableForgetsThem) {
    scoring->openAll(
        {QUrl::fromLocalFile("/photos/table.jpg"), QUrl::fromLocalFile("/photos/aside.jpg")});
    ASSERT_TRUE(waitFor([this] { return scoring->state() == ScoreViewModel::Ready; }));
    EXPECT_EQ(scoring->furtherPhotos().size(), 1);
    openAndWait("next.jpg");
    EXPECT_TRUE(scoring->furtherPhotos().isEmpty());
    openAndWait("table.json");
    EXPECT_FALSE(scoring->canAddPhoto());
}

TEST_F(ScoreViewModelTest, WantsThePlayersBeforeItReads) {
    ASSERT_TRUE(waitFor([this] { return profiles->profile() != nullptr; }));
    scoring->options()->setGame(TableOptions::Solo);
    openAndWait("table.jpg");
    EXPECT_EQ(scoring->state(), ScoreViewModel::Failed);
    EXPECT_EQ(scoring->trouble()->text(), scoring->options()->missing());
    EXPECT_TRUE(scoring->playersWanted());
}

/// Red plays against blue on each photo; who is not said is not clear.
TableServices redAgainstBlue(TableServices services) {
    services.seats = [](const std::filesystem::path&, const TableServices::Cards&) {
        using Prep = vision::SeatSeen::Prep;
        return std::vector<vision::SeatSeen>{{"red", 0, 0.99, 2, 3, Prep::Left},
                                             {"blue", 0, 0.99, 1, 1, Prep::Right}};
    };
    services.scorePhotos =
        [score = services.scorePhotos](
            const std::vector<std::filesystem::path>& photos, const TableServices::Cards& profile,
            const vision::ReadOptions& options,
            engine::Edition edition) -> tl::expected<session::ScoredTable, session::SessionError> {
        if (!options.mode) {
            return tl::unexpected(session::SessionError{"who plays?", "add --mode"});
        }
        auto table = score(photos, profile, options, edition);
        if (options.players != std::vector<std::string>{"red", "blue"}) {
            table->questions.resize(18, table->questions.front());
        }
        return table;
    };
    return services;
}

TEST_F(ScoreViewModelTest, ProposesWhoPlaysWhereThatIsNotClear) {
    services = redAgainstBlue(services);
    start({"mine"});
    ASSERT_TRUE(waitFor([this] { return profiles->profile() != nullptr; }));
    openAndWait("table.jpg");
    EXPECT_EQ(scoring->state(), ScoreViewModel::Failed);
    EXPECT_TRUE(scoring->playersWanted());
    ASSERT_TRUE(waitFor([this] { return !scoring->othersOnPhoto().isEmpty(); }));
    EXPECT_EQ(scoring->othersOnPhoto(), "Solo: Red, DA Blue");
    scoring->takeOthersOnPhoto();
    ASSERT_TRUE(waitFor([this] { return scoring->state() == ScoreViewModel::Ready; }));
    EXPECT_EQ(scoring->othersOnPhoto(), "");
    EXPECT_EQ(scoring->options()->summary(), "Solo: Red, DA Blue");
    scoring->open(QUrl::fromLocalFile("/photos/next.jpg"));
    EXPECT_EQ(scoring->options()->game(), TableOptions::Automatic)
        << "others may play on the next photo";
    scoring->options()->setPlayers({"solo", "red", "blue", {}});
    scoring->open(QUrl::fromLocalFile("/photos/table.jpg"));
    EXPECT_EQ(scoring->options()->game(), TableOptions::Solo) << "the player said so";
}

TEST_F(ScoreViewModelTest, SaysThatThoseOfTheLastPhotoAreNotOnThisOne) {
    services = redAgainstBlue(services);
    start({"mine"});
    ASSERT_TRUE(waitFor([this] { return profiles->profile() != nullptr; }));
    scoring->options()->setPlayers({"solo", "green", "red", {}});
    openAndWait("table.jpg");
    ASSERT_TRUE(waitFor([this] { return !scoring->othersOnPhoto().isEmpty(); }));
    scoring->options()->setPlayers({"solo", "red", "blue", {}});
    EXPECT_EQ(scoring->othersOnPhoto(), "") << "the player said so";
    openAndWait("table.jpg");
    EXPECT_EQ(scoring->questions()->count(), 1);
}

} // namespace
} // namespace pocketmars::app
