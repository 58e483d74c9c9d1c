#include "app/pages/profiles/profiles_view_model.h"

#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

#include <memory>

namespace pocketmars::app {
namespace {

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

} // namespace
} // namespace pocketmars::app
