#include "app/pages/profiles/profiles_view_model.h"

#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

#include <memory>

namespace pocketmars::app {
namespace {

// Pictures of a profile.
constexpr int kGreenhouse = 1;
constexpr int kAqualab = 4;

class ProfilesViewModelTest : public testing::Test {
protected:
    void start(std::vector<std::string> names) {
        profiles = std::make_unique<ProfilesViewModel>(exampleProfileServices(std::move(names)),
                                                       images, settings);
        ASSERT_TRUE(waitFor([this] { return profiles->listed() && !profiles->loading(); }));
    }

    QTemporaryDir folder;
    std::shared_ptr<ImageStore> images = std::make_shared<ImageStore>();
    Settings settings{folder.filePath("settings.ini")};
    std::unique_ptr<ProfilesViewModel> profiles;
};

TEST_F(ProfilesViewModelTest, WithoutProfilesNoneIsInUse) {
    start({});
    EXPECT_TRUE(profiles->names().isEmpty());
    EXPECT_EQ(profiles->current(), "");
    EXPECT_EQ(profiles->profile(), nullptr);
}

TEST_F(ProfilesViewModelTest, UsesTheFirstThenTheOneThatWasChosen) {
    start({"attic", "mine"});
    EXPECT_EQ(profiles->current(), "attic");
    profiles->setCurrent("mine");
    ASSERT_TRUE(waitFor([this] { return profiles->profile() != nullptr; }));
    EXPECT_EQ(profiles->profile()->name, "mine");
    start({"attic", "mine"});
    EXPECT_EQ(profiles->current(), "mine");
}

TEST_F(ProfilesViewModelTest, ListsWhatAnotherProgramHasLearnt) {
    auto services = exampleProfileServices({"mine"});
    const auto shelf = std::make_shared<std::vector<std::string>>(1, "mine");
    services.list = [shelf] { return *shelf; };
    profiles = std::make_unique<ProfilesViewModel>(services, images, settings);
    ASSERT_TRUE(waitFor([this] { return profiles->listed() && !profiles->loading(); }));
    const auto loaded = profiles->profile();
    shelf->emplace_back("theirs");
    profiles->refresh();
    ASSERT_TRUE(waitFor([this] { return profiles->names().size() == 2; }));
    EXPECT_EQ(profiles->current(), "mine");
    EXPECT_EQ(profiles->profile(), loaded); // not read anew for that
}

TEST_F(ProfilesViewModelTest, ShowsTheCardsByGroups) {
    start({"mine"});
    auto* faces = profiles->faces();
    const QAbstractItemModelTester tester(faces);
    QStringList groups;
    for (int row = 0; row < faces->count(); ++row) {
        groups << faces->index(row).data(FacesModel::TitleRole).toString();
    }
    EXPECT_EQ(groups, (QStringList{"Buildings", "Greenhouse cards", "Habitation cards", "Backs",
                                   "Spaceships and Earth", "Colonists and energy marker"}));
    const auto ships = faces->index(4).data(FacesModel::FacesRole).value<QList<Face>>();
    ASSERT_EQ(ships.size(), 2);
    EXPECT_EQ(ships[1].title, "Earth");
    EXPECT_EQ(images->image(ships[1].image.section('/', -1)).size(), QSize(63, 88));
}

TEST_F(ProfilesViewModelTest, SaysWhyAProfileCouldNotBeLoaded) {
    start({"damaged"});
    EXPECT_EQ(profiles->trouble()->text(), "damaged: profile.json is cut off");
    EXPECT_EQ(profiles->profile(), nullptr);
}

TEST_F(ProfilesViewModelTest, SaysWhatWasInDoubtUntilSomebodyHasLooked) {
    start({});
    profiles->learn(QUrl::fromLocalFile("/photos/dim"), "");
    ASSERT_TRUE(waitFor([this] { return !profiles->learning(); }));
    EXPECT_TRUE(profiles->doubt().startsWith("ships.jpg: not all there could be told"))
        << profiles->doubt().toStdString();
    profiles->files()->takeAsRight(profiles->current());
    ASSERT_TRUE(waitFor([this] { return profiles->doubt().isEmpty(); }));
    EXPECT_EQ(profiles->current(), "dim") << "still in use";
}

TEST_F(ProfilesViewModelTest, LearnsWithProgressAndPutsTheProfileInUse) {
    start({"attic"});
    QSignalSpy learnt(profiles.get(), &ProfilesViewModel::learnt);
    QSignalSpy progress(profiles.get(), &ProfilesViewModel::learnProgressChanged);
    profiles->learn(QUrl::fromLocalFile("/photos/new"), " mine ");
    EXPECT_TRUE(profiles->learning());
    ASSERT_TRUE(waitFor([this] { return !profiles->learning(); }));
    EXPECT_EQ(learnt.count(), 1);
    EXPECT_GE(progress.count(), 3);
    EXPECT_EQ(profiles->learnTotal(), 2);
    EXPECT_EQ(profiles->current(), "mine");
    ASSERT_TRUE(waitFor([this] { return profiles->names().size() == 2; }));
    EXPECT_EQ(profiles->currentRow(), 1);
    EXPECT_NE(profiles->profile(), nullptr);
}

TEST_F(ProfilesViewModelTest, RepeatsWhichPhotoFailed) {
    start({"attic"});
    profiles->learn(QUrl::fromLocalFile("/photos/bad"), {});
    ASSERT_TRUE(waitFor([this] { return !profiles->learning(); }));
    EXPECT_EQ(profiles->learnTrouble()->text(), "habitation.jpg: found 6 cards, expected 7");
    EXPECT_EQ(profiles->current(), "attic");
}

TEST_F(ProfilesViewModelTest, StopsLearningWithoutAComplaint) {
    start({"attic"});
    profiles->learn(QUrl::fromLocalFile("/photos/new"), {});
    profiles->cancelLearning();
    ASSERT_TRUE(waitFor([this] { return !profiles->learning(); }));
    EXPECT_EQ(profiles->learnTrouble()->text(), "");
}

TEST_F(ProfilesViewModelTest, GoesOnToAnotherProfileWhenTheOneInUseIsRemoved) {
    start({"attic", "mine"});
    profiles->remove("attic");
    ASSERT_TRUE(waitFor([this] { return profiles->names().size() == 1; }));
    EXPECT_EQ(profiles->current(), "mine");
    profiles->remove("mine");
    ASSERT_TRUE(waitFor([this] { return profiles->names().isEmpty(); }));
    EXPECT_EQ(profiles->current(), "");
    EXPECT_EQ(profiles->faces()->count(), 0);
}

TEST_F(ProfilesViewModelTest, PutsAnImportedProfileInUse) {
    start({"mine"});
    auto* files = profiles->files();
    files->importFrom(QUrl::fromLocalFile("/tmp/Anna.pmprofile"));
    EXPECT_TRUE(files->isBusy());
    ASSERT_TRUE(waitFor([&] { return profiles->current() == "Anna" && !files->isBusy(); }));
    EXPECT_EQ(files->message(), "Anna was added and is in use.");
    ASSERT_TRUE(waitFor([&] { return profiles->names().contains("Anna"); }));
    files->importFrom(QUrl::fromLocalFile("/tmp/bad.pmprofile"));
    ASSERT_TRUE(waitFor([&] { return !files->isBusy(); }));
    EXPECT_EQ(profiles->trouble()->text(), "bad.pmprofile: this is no card profile");
    EXPECT_EQ(profiles->current(), "Anna");
    EXPECT_EQ(files->message(), "");
}

TEST_F(ProfilesViewModelTest, ExportsAProfile) {
    start({"mine"});
    auto* files = profiles->files();
    files->exportTo("mine", QUrl::fromLocalFile("/tmp/mine.pmprofile"));
    ASSERT_TRUE(waitFor([&] { return !files->isBusy(); }));
    EXPECT_EQ(files->message(), "mine was written to mine.pmprofile.");
    files->exportTo("mine", QUrl::fromLocalFile("/full/mine.pmprofile"));
    ASSERT_TRUE(waitFor([&] { return !files->isBusy(); }));
    EXPECT_EQ(profiles->trouble()->text(), "No room");
    EXPECT_TRUE(ProfileFilesModel::isProfileFile(QUrl("file:///a/Mine.PMPROFILE")));
    EXPECT_FALSE(ProfileFilesModel::isProfileFile(QUrl("file:///a/mine.jpg")));
    EXPECT_FALSE(ProfileFilesModel::isProfileFile(QUrl("https://a/mine.pmprofile")));
}

TEST_F(ProfilesViewModelTest, LearnsAPageAgain) {
    start({"mine"});
    auto* again = profiles->again();
    again->learn("mine", kGreenhouse, QUrl::fromLocalFile("/tmp/new.jpg"));
    EXPECT_TRUE(again->isBusy());
    ASSERT_TRUE(waitFor([&] { return !again->isBusy(); }));
    EXPECT_TRUE(again->trouble()->isEmpty());
    EXPECT_EQ(again->message(), "new.jpg was learnt; the other cards are as they were.");
    EXPECT_TRUE(again->canPutRight()) << "it may have been found elsewhere";
    again->dismiss();
    EXPECT_EQ(again->message(), "");
    EXPECT_FALSE(again->canPutRight());
}

TEST_F(ProfilesViewModelTest, PutsAPageThatIsLearntAgainRightByHand) {
    start({"mine", "other"});
    auto* again = profiles->again();
    again->learn("mine", kAqualab, QUrl::fromLocalFile("/tmp/new.jpg"));
    ASSERT_TRUE(waitFor([&] { return !again->isBusy(); }));
    EXPECT_EQ(again->trouble()->text(), "Found 6 cards, expected 7");
    EXPECT_EQ(again->message(), "");
    EXPECT_FALSE(again->canTrust());
    ASSERT_TRUE(again->canPutRight());
    again->putRight();
    ASSERT_TRUE(waitFor([&] { return again->byHand(); }));
    EXPECT_EQ(again->title(), "Aqualab");
    EXPECT_NE(again->sharpPicture(), "");
    EXPECT_EQ(again->marks()->expected(), 7);
    ASSERT_EQ(again->marks()->count(), 6) << "to begin with, what was found";
    again->useMarks();
    EXPECT_TRUE(again->byHand()) << "one is missing";
    again->marks()->setOneTap(false);
    for (const QPointF corner : {QPointF(20, 200), {100, 200}, {100, 320}, {20, 320}}) {
        again->marks()->tap(corner);
    }
    ASSERT_TRUE(again->marks()->ready()) << again->marks()->problem().toStdString();
    again->leaveMarks();
    EXPECT_FALSE(again->byHand());
    EXPECT_EQ(again->sharpPicture(), "");
    again->putRight();
    ASSERT_TRUE(waitFor([&] { return again->byHand(); }));
    EXPECT_EQ(again->marks()->count(), 7) << "as it was left";
    again->useMarks();
    EXPECT_FALSE(again->byHand());
    ASSERT_TRUE(waitFor([&] { return !again->isBusy(); }));
    EXPECT_TRUE(again->trouble()->isEmpty());
    EXPECT_EQ(again->message(), "new.jpg was learnt; the other cards are as they were.");
    profiles->setCurrent("other");
    EXPECT_EQ(again->message(), "") << "it was of another profile";
}

TEST_F(ProfilesViewModelTest, LearnsAPageThatLooksLikeAnotherDecksWhereThePlayerSaysSo) {
    start({"mine"});
    auto* again = profiles->again();
    again->learnAnyway();
    EXPECT_FALSE(again->isBusy()) << "nothing was refused";
    again->learn("mine", kGreenhouse, QUrl::fromLocalFile("/tmp/other.jpg"));
    ASSERT_TRUE(waitFor([&] { return !again->isBusy(); }));
    EXPECT_EQ(again->trouble()->text(), "These are other cards");
    ASSERT_TRUE(again->canTrust());
    again->learnAnyway();
    ASSERT_TRUE(waitFor([&] { return !again->isBusy(); }));
    EXPECT_TRUE(again->trouble()->isEmpty());
    EXPECT_NE(again->message(), "");
}

TEST_F(ProfilesViewModelTest, TestsTheProfileWithAPhoto) {
    start({"mine", "other"});
    auto* check = profiles->check();
    profiles->checkWith(QUrl::fromLocalFile("/tmp/none.jpg"));
    ASSERT_TRUE(waitFor([&] { return !check->busy(); }));
    EXPECT_EQ(profiles->trouble()->text(), "none.jpg: there is no such file");
    EXPECT_EQ(check->picture(), "");
    profiles->checkWith(QUrl::fromLocalFile("/tmp/cards.jpg"));
    ASSERT_TRUE(waitFor([&] { return !check->busy(); }));
    EXPECT_TRUE(profiles->trouble()->isEmpty());
    ASSERT_EQ(check->cards().size(), 2);
    EXPECT_EQ(check->cards()[0].agreement, "93\u00a0%");
    EXPECT_TRUE(check->cards()[0].good);
    EXPECT_EQ(check->cards()[1].title, "2. ?");
    EXPECT_EQ(check->cards()[1].verdict, "not recognised");
    EXPECT_NE(check->picture(), "");
    EXPECT_TRUE(check->advice().startsWith("2 cards: 1 good"));
    profiles->setCurrent("other");
    EXPECT_TRUE(check->cards().isEmpty()) << "it was of another profile";
    EXPECT_EQ(check->picture(), "");
}

} // namespace
} // namespace pocketmars::app
