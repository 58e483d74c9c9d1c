#include "app/session/scoring/table_scorer.h"
#include "calibration/learning/usual_layout.h"
#include "calibration/profile/layout_json.h"
#include "tests/app/pages/profiles/wizard_test.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
namespace pocketmars::app {
namespace {

TEST_F(WizardViewModelTest, BeginsWithTheBuildings) {
    const QAbstractItemModelTester tester(wizard->steps());
    EXPECT_EQ(wizard->step(), 0);
    EXPECT_EQ(wizard->title(), "Buildings");
    EXPECT_EQ(wizard->sketch(),
              (QStringList{"Greenhouse", "Energy bank", "Comms center", "Aqualab", "Habitation"}));
    EXPECT_EQ(wizard->sketchColumns(), 5);
    EXPECT_FALSE(wizard->begun());
    EXPECT_FALSE(wizard->missing().isEmpty());
}

TEST_F(WizardViewModelTest, SaysForEachSuitWhichCardLiesWhere) {
    wizard->setStep(1);
    EXPECT_EQ(wizard->sketch(), (QStringList{"1", "2", "3", "4", "5", "6", "7"}));
    EXPECT_EQ(wizard->sketchColumns(), 4);
    EXPECT_TRUE(wizard->sketchNotes().isEmpty());
    wizard->setStep(5);
    EXPECT_EQ(wizard->sketch().first(), "A");
    EXPECT_EQ(wizard->sketchNotes().size(), 7) << "habitation cards have no numbers";
}

TEST_F(WizardViewModelTest, TakesAPictureWithTheCameraAndShowsWhatItFound) {
    QSignalSpy wanted(wizard.get(), &WizardViewModel::cameraWanted);
    wizard->setShown(true);
    ASSERT_TRUE(waitFor([this] { return wizard->camera()->live()->hasPicture(); }));
    EXPECT_EQ(wizard->camera()->source(), "0");
    wizard->camera()->take();
    ASSERT_TRUE(waitFor([this] { return !wizard->verdict().isEmpty(); }));
    EXPECT_EQ(wizard->state(), WizardStepsModel::Done);
    EXPECT_FALSE(wizard->camera()->taking());
    EXPECT_FALSE(wizard->picture().isEmpty());
    EXPECT_EQ(wizard->pictureSize(), QSizeF(400, 300));
    ASSERT_EQ(wizard->found()->count(), 1);
    EXPECT_EQ(wizard->found()->items()[0].label, "Greenhouse");
    EXPECT_EQ(wizard->done(), 1);
    EXPECT_TRUE(wizard->begun());
    wizard->setShown(false);
    EXPECT_EQ(wizard->camera()->live()->state(), LiveTable::Off);
    ASSERT_EQ(wanted.count(), 2);
    EXPECT_TRUE(wanted[0][0].toBool());
    EXPECT_FALSE(wanted[1][0].toBool());
}

TEST_F(WizardViewModelTest, SaysWhyAPictureCannotBeUsedAndTakesAnother) {
    wizard->choose({file("bad.jpg", QByteArray(kBadPicture.data(), kBadPicture.size()))});
    ASSERT_TRUE(waitFor([this] { return isRead(); }));
    EXPECT_EQ(wizard->state(), WizardStepsModel::Wrong);
    EXPECT_EQ(wizard->problem(), "Found 4 cards, expected 5: lay them apart");
    EXPECT_EQ(wizard->verdict(), "");
    EXPECT_FALSE(wizard->picture().isEmpty()) << "it is shown with what was found";
    EXPECT_EQ(wizard->found()->count(), 1);
    wizard->retranslate();
    EXPECT_EQ(wizard->state(), WizardStepsModel::Busy) << "its reason is wanted in other words";
    ASSERT_TRUE(waitFor([this] { return isRead(); }));
    EXPECT_EQ(wizard->state(), WizardStepsModel::Wrong);
    wizard->retake();
    EXPECT_EQ(wizard->state(), WizardStepsModel::Open);
    EXPECT_TRUE(wizard->picture().isEmpty());
    wizard->choose({file("good.jpg")});
    ASSERT_TRUE(waitFor([this] { return isRead(); }));
    EXPECT_EQ(wizard->state(), WizardStepsModel::Done);
}

TEST_F(WizardViewModelTest, APictureStaysUntilThereIsAnother) {
    wizard->choose({file("good.jpg")});
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 1; }));
    const auto before = wizard->picture();
    wizard->retake();
    EXPECT_TRUE(wizard->retaking());
    EXPECT_EQ(wizard->state(), WizardStepsModel::Open) << "the camera's picture is shown";
    EXPECT_TRUE(wizard->picture().isEmpty());
    EXPECT_EQ(wizard->found()->count(), 0);
    EXPECT_EQ(wizard->done(), 1) << "it is still there";
    wizard->keepPicture();
    EXPECT_FALSE(wizard->retaking());
    EXPECT_EQ(wizard->state(), WizardStepsModel::Done);
    EXPECT_EQ(wizard->picture(), before);
    EXPECT_EQ(wizard->found()->count(), 1);
    wizard->retake();
    wizard->setStep(1);
    wizard->setStep(0);
    EXPECT_EQ(wizard->picture(), before) << "whoever goes elsewhere wants no other";
    wizard->retake();
    start();
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 1; })) << "nor whoever ends the program";
    wizard->setStep(0);
    wizard->choose({QUrl::fromLocalFile("/nowhere/a.jpg")});
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 1; })) << "what can't be taken is none";
    EXPECT_FALSE(wizard->trouble()->text().isEmpty());
}

TEST_F(WizardViewModelTest, OpensAtTheFirstPictureThatIsMissing) {
    wizard->choose({file("a.jpg")});
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 1; }));
    wizard->setStep(3);
    wizard->choose({file("b.jpg")});
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 2; }));
    wizard->setStep(session::kPiecesPicture);
    start();
    EXPECT_EQ(wizard->step(), 1);
    wizard->setStep(session::kPiecesPicture);
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 2; }));
    EXPECT_EQ(wizard->step(), session::kPiecesPicture) << "the player goes where he likes";
    wizard->setStep(0);
    start();
    EXPECT_TRUE(waitFor([this] { return wizard->step() == 1; })) << "the one before is good";
}

TEST_F(WizardViewModelTest, OpensAtTheFirstPictureThatNeedsALook) {
    takeAll();
    wizard->setStep(2);
    wizard->choose({file("doubtful.jpg", kDoubtfulPicture.data())});
    ASSERT_TRUE(waitFor([this] { return wizard->state() == WizardStepsModel::Doubtful; }));
    wizard->setStep(WizardStepsModel::Colours);
    start();
    EXPECT_EQ(wizard->step(), WizardStepsModel::Colours) << "it is not read yet";
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 8; }));
    EXPECT_TRUE(waitFor([this] { return wizard->step() == 2; }));
}

TEST_F(WizardViewModelTest, AFileThatIsGoneIsNoPicture) {
    wizard->choose({QUrl::fromLocalFile("/nowhere/a.jpg")});
    ASSERT_TRUE(waitFor([this] { return !wizard->trouble()->text().isEmpty(); }));
    EXPECT_EQ(wizard->state(), WizardStepsModel::Open);
    EXPECT_FALSE(wizard->begun());
    wizard->setShown(true);
    wizard->setShown(false);
    EXPECT_EQ(wizard->trouble()->text(), ""); // not when it is opened again
}

TEST_F(WizardViewModelTest, TakesNineFilesAtOnceByTheirNames) {
    takeAll();
    EXPECT_EQ(wizard->missing(), "Give it a name.");
    for (int step = 0; step < session::kProfilePictures; ++step) {
        EXPECT_EQ(wizard->steps()->state(step), WizardStepsModel::Done) << step;
    }
}

TEST_F(WizardViewModelTest, FilesWithoutNamesThatSayAnythingAreNotGuessedAt) {
    wizard->choose({file("a.jpg"), file("b.jpg")});
    EXPECT_EQ(wizard->trouble()->text().left(11), "2 pictures ");
    EXPECT_FALSE(wizard->begun());
}

TEST_F(WizardViewModelTest, KnowsWhichPicturesOthersWouldReplace) {
    const auto nine = nineFiles();
    const auto nineInAFolder = QList<QUrl>{QUrl::fromLocalFile(folder.path())};
    EXPECT_EQ(wizard->lossBy({}), WizardViewModel::Nothing);
    EXPECT_EQ(wizard->lossBy(nine), WizardViewModel::Nothing) << "none is there";
    EXPECT_EQ(wizard->lossBy(nineInAFolder), WizardViewModel::Nothing);
    wizard->choose({nine[0]});
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 1; }));
    EXPECT_EQ(wizard->lossBy({nine[0]}), WizardViewModel::Nothing) << "one is taken as it comes";
    EXPECT_EQ(wizard->lossBy(nine), WizardViewModel::Pictures);
    EXPECT_EQ(wizard->lossBy(nineInAFolder), WizardViewModel::Pictures);
    EXPECT_EQ(wizard->lossBy({nine[1], nine[2]}), WizardViewModel::Nothing)
        << "they stand for other steps";
    EXPECT_EQ(wizard->lossBy({file("a.jpg"), file("b.jpg")}), WizardViewModel::Nothing)
        << "they can't be taken";
}

TEST_F(WizardViewModelTest, NamesTheColoursByTheirLooks) {
    takeAll();
    EXPECT_EQ(wizard->colours()->pieceNames(),
              (std::vector<std::string>{"red", "blue", "green", "yellow", ""}));
    EXPECT_EQ(wizard->colours()->shipNames().size(), 4U);
    wizard->setStep(session::kPiecesPicture);
    EXPECT_EQ(wizard->found()->items()[0].label, "Red");
}

TEST_F(WizardViewModelTest, TakesTheLayoutOfAFolderWithThePictures) {
    auto layout = calibration::usualLayout();
    layout.colonists = {"orange", "white", "black", "pink"};
    layout.ships = {"white", "orange", "pink", "black"};
    layout.twoStar = {0.5, 0.5, 0.25, 0.25};
    auto files = nineFiles();
    files << file("layout.json", QByteArray::fromStdString(calibration::writeLayout(layout)));
    wizard->choose(files);
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 9; }));
    EXPECT_EQ(wizard->colours()->pieceNames(),
              (std::vector<std::string>{"orange", "white", "black", "pink", ""}));
    EXPECT_EQ(wizard->colours()->shipNames(), layout.ships);
    wizard->setStep(WizardStepsModel::Spaces);
    EXPECT_EQ(wizard->spaces()->index(1).data(SpacesModel::AreaRole).toRectF(),
              QRectF(0.5, 0.5, 0.25, 0.25));
}

TEST_F(WizardViewModelTest, SaysWhatIsWrongWithALayout) {
    auto files = nineFiles();
    files << file("layout.json", "{}");
    wizard->choose(files);
    EXPECT_EQ(wizard->trouble()->text(),
              "layout.json: format: missing, expected \"pocketmars.layout/1\"");
    EXPECT_TRUE(waitFor([this] { return wizard->done() == 9; })) << "the pictures are taken";
}

TEST_F(WizardViewModelTest, WithoutAnEarthCardTheShipsAreReadAgain) {
    wizard->setStep(session::kShipsPicture);
    wizard->choose({file("any.jpg")});
    ASSERT_TRUE(waitFor([this] { return isRead(); }));
    EXPECT_EQ(wizard->verdict(), "Found all 5 card(s).");
    EXPECT_EQ(wizard->sketch().last(), "Earth");
    wizard->setEarthCard(false);
    EXPECT_EQ(wizard->sketch().last(), "Ship");
    ASSERT_TRUE(waitFor([this] { return isRead(); }));
    EXPECT_EQ(wizard->verdict(), "Found all 4 card(s).");
}

TEST_F(WizardViewModelTest, OneShipTooFewMayMeanThatThereIsNoEarthCard) {
    wizard->setStep(session::kShipsPicture);
    wizard->choose({file("bad.jpg", QByteArray(kBadPicture.data(), kBadPicture.size()))});
    ASSERT_TRUE(waitFor([this] { return isRead(); }));
    EXPECT_EQ(wizard->problem(), "Found 4 cards, expected 5: lay them apart. If your edition has "
                                 "no Earth card, say so here.");
}

TEST_F(WizardViewModelTest, GoesOnToTheShipsBeforeItLeavesTheSpaces) {
    takeAll();
    wizard->setStep(WizardStepsModel::Spaces);
    EXPECT_FALSE(wizard->spaces()->isShip());
    wizard->goOn();
    EXPECT_EQ(wizard->step(), WizardStepsModel::Spaces);
    EXPECT_TRUE(wizard->spaces()->isShip());
    wizard->goOn();
    EXPECT_EQ(wizard->step(), WizardStepsModel::Colours);
}

TEST_F(WizardViewModelTest, StoresAllThatWasSaidAndTakesTheProfileIntoUse) {
    takeAll();
    wizard->setStep(WizardStepsModel::Spaces);
    wizard->spaces()->move(1, QPointF(-0.1, 0));
    const auto area = wizard->spaces()->index(1).data(SpacesModel::AreaRole).toRectF();
    wizard->setStep(WizardStepsModel::Colours);
    wizard->colours()->namePiece(0, 1); // red and blue change places
    wizard->setStep(WizardStepsModel::Name);
    EXPECT_EQ(wizard->name(), "My cards");
    wizard->setName(" mine ");
    wizard->setNote("in sleeves");
    EXPECT_EQ(wizard->missing(), "");
    QSignalSpy saved(wizard.get(), &WizardViewModel::saved);
    wizard->save();
    EXPECT_TRUE(wizard->saving());
    ASSERT_TRUE(waitFor([&] { return saved.count() == 1; }));
    EXPECT_EQ(profiles.current(), "mine");
    ASSERT_NE(profiles.profile(), nullptr);
    EXPECT_EQ(profiles.note(), "in sleeves");
    const auto& made = *profiles.profile();
    EXPECT_DOUBLE_EQ(made.layout.twoStar.x, area.x());
    EXPECT_EQ(made.layout.colonists, (std::vector<std::string>{"blue", "red", "green", "yellow"}));
    EXPECT_EQ(made.colonists[0].colour, "blue");
    ASSERT_NE(made.ship("red"), nullptr);
    EXPECT_EQ(made.layout.ships.size(), 4U);
    EXPECT_FALSE(wizard->saving());
    EXPECT_FALSE(wizard->begun()) << "the next profile begins anew";
    EXPECT_EQ(wizard->step(), 0);
}

TEST_F(WizardViewModelTest, LearnsTheShapeOfTheCardsWhereNobodySaidIt) {
    services.read = [read = services.read](const std::filesystem::path& file, int picture,
                                           const calibration::Layout& layout,
                                           const session::PictureHints& hints) {
        auto photo = read(file, picture, layout, hints);
        photo.reading.aspect = picture == 3 ? 0.7 : 57.0 / 87.0;
        return photo;
    };
    start();
    takeAll();
    wizard->setName("narrow");
    QSignalSpy saved(wizard.get(), &WizardViewModel::saved);
    wizard->save();
    ASSERT_TRUE(waitFor([&] { return saved.count() == 1; }));
    EXPECT_EQ(profiles.profile()->layout.cardMm, cv::Size2d(57, 87));
}

TEST_F(WizardViewModelTest, KeepsEverythingWhenItCannotBeStored) {
    takeAll();
    wizard->setName("full");
    wizard->save();
    ASSERT_TRUE(waitFor([this] { return !wizard->saving(); }));
    EXPECT_EQ(wizard->trouble()->text(), "The disk is full; free some space");
    EXPECT_EQ(wizard->done(), 9);
}

TEST_F(WizardViewModelTest, SwapsPicturesThatHaveEachOthersPlace) {
    takeAll();
    const auto bytesOf = [this](const char* picture) {
        QFile file(QString::fromStdString((draft() / picture).string()));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    wizard->setStep(6);
    wizard->choose({file("other.jpg", "the greenhouse")});
    ASSERT_TRUE(waitFor([this] { return isRead(); }));
    wizard->turn();
    ASSERT_TRUE(waitFor([this] { return isRead(); }));
    const auto turnedSize = wizard->pictureSize();
    wizard->setName("swapped");
    EXPECT_EQ(wizard->cureText(), "");
    wizard->save();
    ASSERT_TRUE(waitFor([this] { return !wizard->saving(); }));
    EXPECT_EQ(wizard->cureText(), "Swap the two");
    wizard->takeCure();
    EXPECT_EQ(wizard->cureText(), "");
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 9; }));
    EXPECT_EQ(bytesOf("greenhouse.jpg"), "the greenhouse");
    EXPECT_EQ(bytesOf("backs.jpg"), "a picture");
    wizard->setStep(1);
    EXPECT_EQ(wizard->pictureSize(), turnedSize) << "what was said of it goes with it";
    EXPECT_TRUE(wizard->trouble()->isEmpty());
}

TEST_F(WizardViewModelTest, TurnsAPictureThatIsUpsideDown) {
    takeAll();
    wizard->setName("turned");
    wizard->save();
    ASSERT_TRUE(waitFor([this] { return !wizard->saving(); }));
    EXPECT_EQ(wizard->cureText(), "Turn it half round");
    wizard->takeCure();
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 9; }));
    start();
    EXPECT_EQ(session::ProfileDraft(draft()).notes().pictures[session::kShipsPicture].turn, 2);
}

TEST_F(WizardViewModelTest, SaysWhichPicturesSeemSwappedAndBelievesThePlayerTheSecondTime) {
    takeAll();
    wizard->setName("swapped");
    QSignalSpy saved(wizard.get(), &WizardViewModel::saved);
    const auto saveIt = [this] {
        wizard->save();
        return waitFor([this] { return !wizard->saving(); });
    };
    ASSERT_TRUE(saveIt());
    EXPECT_EQ(wizard->trouble()->text(), "Greenhouse.jpg and backs.jpg are swapped. If they are "
                                         "right as they are, save once more.");
    EXPECT_EQ(saved.count(), 0) << "nothing is stored";
    wizard->setStep(0);
    wizard->choose({file("another.jpg")});
    ASSERT_TRUE(waitFor([this] { return isRead(); }));
    ASSERT_TRUE(saveIt());
    EXPECT_EQ(saved.count(), 0) << "another picture is looked at anew";
    ASSERT_TRUE(saveIt());
    EXPECT_EQ(saved.count(), 1);
}

TEST_F(WizardViewModelTest, DoesNotSaveWhilePicturesAreMissing) {
    wizard->setName("mine");
    wizard->save();
    EXPECT_FALSE(wizard->saving());
}

TEST_F(WizardViewModelTest, GoesOnWhereItWasClosed) {
    takeAll();
    wizard->setStep(WizardStepsModel::Spaces);
    wizard->spaces()->move(1, QPointF(-0.1, 0));
    const auto area = wizard->spaces()->index(1).data(SpacesModel::AreaRole).toRectF();
    wizard->colours()->namePiece(4, 3); // the marker is yellow, so it was no marker
    wizard->setEarthCard(false);
    wizard->setName("mine");
    start(); // closed at once
    EXPECT_EQ(wizard->step(), WizardStepsModel::Spaces);
    EXPECT_EQ(wizard->name(), "mine");
    EXPECT_FALSE(wizard->earthCard());
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 9; }));
    EXPECT_EQ(wizard->spaces()->index(1).data(SpacesModel::AreaRole).toRectF(), area);
    EXPECT_EQ(wizard->colours()->pieceNames(),
              (std::vector<std::string>{"red", "blue", "green", "", "yellow"}));
}

TEST_F(WizardViewModelTest, StartingOverForgetsEverything) {
    takeAll();
    wizard->setName("mine");
    wizard->startOver();
    EXPECT_FALSE(wizard->begun());
    EXPECT_EQ(wizard->step(), 0);
    EXPECT_EQ(wizard->name(), "");
    EXPECT_TRUE(wizard->colours()->pieces().isEmpty());
    start();
    EXPECT_FALSE(wizard->begun());
}

TEST_F(WizardViewModelTest, OffersANameThatIsFree) {
    profiles.learn(QUrl::fromLocalFile("/photos/new"), "My cards");
    ASSERT_TRUE(waitFor([this] { return profiles.names().size() == 2; }));
    wizard->setStep(WizardStepsModel::Name);
    EXPECT_EQ(wizard->name(), "My cards 2");
    EXPECT_FALSE(wizard->nameTaken());
    wizard->setName("attic");
    EXPECT_TRUE(wizard->nameTaken());
}

TEST_F(WizardViewModelTest, ADoubtCountsOnceSomebodyLooked) {
    wizard->choose({file("a.jpg", kDoubtfulPicture.data())});
    ASSERT_TRUE(waitFor([this] { return wizard->state() == WizardStepsModel::Doubtful; }));
    EXPECT_EQ(wizard->doubt(), "The cards may be larger than this: look at their edges");
    EXPECT_EQ(wizard->problem(), "");
    EXPECT_EQ(wizard->done(), 0);
    EXPECT_TRUE(wizard->missing().contains("Buildings"));
    wizard->confirm();
    EXPECT_EQ(wizard->state(), WizardStepsModel::Done);
    EXPECT_EQ(wizard->doubt(), "");
    EXPECT_EQ(wizard->done(), 1);
    start(); // the answer is kept
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 1; }));
    wizard->choose({file("b.jpg", kDoubtfulPicture.data())});
    EXPECT_TRUE(waitFor([this] { return wizard->state() == WizardStepsModel::Doubtful; }))
        << "another picture is another doubt";
}

TEST_F(WizardViewModelTest, WhatLooksRightIsReadAgainAsItWasLookedAt) {
    const auto given = std::make_shared<std::optional<calibration::PageMarks>>();
    services.read = [given, read = services.read](const std::filesystem::path& photo, int picture,
                                                  const calibration::Layout& layout,
                                                  const session::PictureHints& hints) {
        *given = hints.marks;
        auto shown = read(photo, picture, layout, hints);
        if (!hints.marks) {
            shown.reading.doubt = "their edges hardly show";
            shown.reading.outlines.clear();
            for (const float x : {10.0F, 80.0F, 150.0F, 220.0F, 290.0F}) {
                shown.reading.outlines.push_back({{x, 10}, {x + 50, 10}, {x + 50, 90}, {x, 90}});
            }
        }
        return shown;
    };
    start();
    wizard->choose({file("a.jpg")});
    ASSERT_TRUE(waitFor([this] { return wizard->state() == WizardStepsModel::Doubtful; }));
    EXPECT_FALSE(*given);
    wizard->confirm();
    EXPECT_FALSE(wizard->hasHandWork()) << "nobody moved anything";
    start();
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 1; }));
    ASSERT_TRUE(*given) << "nothing is searched once more";
    ASSERT_EQ((*given)->cards.size(), 5U);
    EXPECT_EQ((*given)->cards[4][2], cv::Point2f(340, 90));
    wizard->setStep(0);
    EXPECT_FALSE(wizard->hasHandWork());
    wizard->putRight();
    ASSERT_TRUE(waitFor([this] { return wizard->byHand(); }));
    wizard->leaveMarks();
    EXPECT_FALSE(wizard->hasHandWork()) << "it was only looked at";
}

bool allRead(WizardViewModel& wizard) {
    for (int picture = 0; picture < session::kProfilePictures; ++picture) {
        const auto state = wizard.steps()->state(picture);
        if (state == WizardStepsModel::Open || state == WizardStepsModel::Busy) {
            return false;
        }
    }
    return true;
}

/// Says of every page in doubt that it looks right, as people do.
/// @return which these were
QStringList confirmDoubts(WizardViewModel& wizard) {
    QStringList doubted;
    for (int picture = 0; picture < session::kProfilePictures; ++picture) {
        wizard.setStep(picture);
        EXPECT_EQ(wizard.problem().toStdString(), "") << session::profilePicture(picture);
        if (wizard.state() == WizardStepsModel::Doubtful) {
            doubted << QString::fromStdString(session::profilePicture(picture));
            wizard.confirm();
        }
    }
    return doubted;
}

/// With the real photos: takes some twenty seconds.
TEST(WizardWithPhotos, LearnsTheSamplesCardsFromPicturesAlone) {
    const QTemporaryDir folder;
    const std::filesystem::path root = folder.path().toStdString();
    const auto images = std::make_shared<ImageStore>();
    Settings settings(folder.filePath("settings.ini"));
    ProfilesViewModel profiles(profileServices(root / "profiles"), images, settings);
    WizardViewModel wizard(wizardServices(root / "profiles"), root / "profiles" / ".draft", images,
                           profiles);
    wizard.open();
    ASSERT_TRUE(waitFor([&] { return wizard.opened(); }));
    QList<QUrl> photos; // without the layout
    for (int picture = 0; picture < session::kProfilePictures; ++picture) {
        photos << QUrl::fromLocalFile(QString::fromStdString(
            std::string(POCKETMARS_SAMPLES) + "/profile/" + session::profilePicture(picture)));
    }
    wizard.choose(photos);
    constexpr int kPatienceMs = 120000;
    ASSERT_TRUE(QTest::qWaitFor([&] { return allRead(wizard); }, kPatienceMs));
    // Nobody said how large the cards are: a person may have to look at a page or two.
    const auto doubted = confirmDoubts(wizard);
    EXPECT_LE(doubted.size(), 2) << doubted.join(", ").toStdString();
    ASSERT_EQ(wizard.done(), 9);
    EXPECT_EQ(wizard.colours()->pieceNames(),
              (std::vector<std::string>{"red", "yellow", "green", "blue", ""}));
    EXPECT_EQ(wizard.colours()->shipNames(),
              (std::vector<std::string>{"red", "yellow", "green", "blue"}));
    wizard.setName("mine");
    QSignalSpy saved(&wizard, &WizardViewModel::saved);
    wizard.save();
    ASSERT_TRUE(QTest::qWaitFor([&] { return saved.count() == 1; }, kPatienceMs));
    EXPECT_EQ(profiles.current(), "mine");
    const auto stored = profileServices(root / "profiles").load("mine");
    ASSERT_TRUE(stored) << stored.error().message;
    EXPECT_EQ(stored->layout.cardMm, cv::Size2d(63, 88)) << "as nine photos tell";
    EXPECT_EQ(stored->faces.size(), 5U + 35U + 5U + 5U);
    EXPECT_EQ(stored->colonists.size(), 4U);
    EXPECT_TRUE(stored->features);
    const auto still =
        session::scorePhoto(std::string(POCKETMARS_SAMPLES) + "/stills/solo-1-easy.jpg", *stored,
                            {engine::Mode::Solo, {"red", "yellow"}}, engine::Edition::English);
    ASSERT_TRUE(still) << still.error().message;
    EXPECT_EQ(still->sheet.players.size(), 2U);
    EXPECT_TRUE(still->questions.empty()) << "read as with the profile of the folder";
}

} // namespace
} // namespace pocketmars::app
