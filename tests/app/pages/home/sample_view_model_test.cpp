#include "app/pages/home/sample_view_model.h"

#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>

#include <memory>

namespace pocketmars::app {
namespace {

class SampleViewModelTest : public testing::Test {
protected:
    void start(std::vector<std::string> names) {
        auto shelf = exampleProfileServices(std::move(names));
        shelf.list = [this, list = shelf.list] {
            auto all = list();
            all.insert(all.end(), m_learntElsewhere.begin(), m_learntElsewhere.end());
            return all;
        };
        profiles = std::make_unique<ProfilesViewModel>(shelf, images, settings);
        auto tables = exampleTableServices();
        tables.scorePhotos = [this, score = tables.scorePhotos](
                                 const std::vector<std::filesystem::path>& photos,
                                 const TableServices::Cards& profile,
                                 const vision::ReadOptions& options, engine::Edition edition) {
            m_readWith = profile->name;
            return score(photos, profile, options, edition);
        };
        scoring = std::make_unique<ScoreViewModel>(tables, images, *profiles, settings);
        sample = std::make_unique<SampleViewModel>(
            session::Sample{"/photos/new", {{"/photos/table.jpg", {"solo", "red", "blue", {}}}}},
            *profiles, *scoring);
        ASSERT_TRUE(waitFor([this] { return profiles->listed() && !profiles->loading(); }));
    }

    [[nodiscard]] bool waitForSheet() const {
        return waitFor([this] { return scoring->state() == ScoreViewModel::Ready; });
    }

    /// The profile that the last photo was read with.
    [[nodiscard]] std::string readWith() const { return m_readWith; }

    QTemporaryDir folder;
    std::shared_ptr<ImageStore> images = std::make_shared<ImageStore>();
    Settings settings{folder.filePath("settings.ini")};
    std::vector<std::string> m_learntElsewhere; ///< changes only while the worker rests
    std::string m_readWith;
    std::unique_ptr<ProfilesViewModel> profiles;
    std::unique_ptr<ScoreViewModel> scoring;
    std::unique_ptr<SampleViewModel> sample;
};

TEST_F(SampleViewModelTest, LearnsItsCardsWhereThereAreNoOthers) {
    start({});
    sample->start();
    ASSERT_TRUE(waitForSheet());
    EXPECT_EQ(readWith(), "sample");
    EXPECT_TRUE(sample->shown());
    EXPECT_TRUE(profiles->sampleInUse());
    EXPECT_EQ(settings.profile(), ""); // nobody chose it
}

TEST_F(SampleViewModelTest, TheUsersOwnProfileStaysInUse) {
    start({"zeppelin"});
    for (int i = 0; i < 2; ++i) { // learns its cards, and finds them the next time
        sample->start();
        ASSERT_TRUE(waitFor([&] { return readWith() == "sample"; }));
        ASSERT_TRUE(waitForSheet());
        EXPECT_TRUE(sample->shown());
        EXPECT_EQ(profiles->current(), "zeppelin");
        EXPECT_FALSE(scoring->stale());
        m_readWith.clear();
    }
    scoring->readAgain();
    ASSERT_TRUE(waitForSheet());
    EXPECT_EQ(readWith(), "sample");
    scoring->open(QUrl::fromLocalFile("/photos/mine.jpg"));
    ASSERT_TRUE(waitForSheet());
    EXPECT_EQ(readWith(), "zeppelin");
    EXPECT_FALSE(sample->shown());
}

TEST_F(SampleViewModelTest, ItsPlayersAreThoseOfNoOtherPhoto) {
    start({"zeppelin"});
    for (int i = 0; i < 2; ++i) {
        sample->start();
        ASSERT_TRUE(waitFor([&] { return readWith() == "sample"; }));
        ASSERT_TRUE(waitForSheet());
        EXPECT_EQ(scoring->options()->game(), TableOptions::Solo);
        m_readWith.clear();
    }
    scoring->open(QUrl::fromLocalFile("/photos/mine.jpg"));
    EXPECT_EQ(scoring->options()->game(), TableOptions::Automatic);
    ASSERT_TRUE(waitForSheet());
    scoring->options()->setPlayers({"versus", {}, {}, {"red", "blue"}});
    scoring->open(QUrl::fromLocalFile("/photos/mine.jpg"));
    EXPECT_EQ(scoring->options()->game(), TableOptions::Versus) << "the player said so";
}

TEST_F(SampleViewModelTest, AProfileThatIsChosenMeanwhileCounts) {
    start({"attic", "sample", "zeppelin"});
    EXPECT_EQ(profiles->current(), "attic");
    sample->start();
    ASSERT_TRUE(waitForSheet());
    profiles->setCurrent("zeppelin");
    ASSERT_TRUE(waitFor([this] { return !profiles->loading(); }));
    EXPECT_TRUE(scoring->stale());
    scoring->readAgain();
    ASSERT_TRUE(waitForSheet());
    EXPECT_EQ(readWith(), "zeppelin");
}

TEST_F(SampleViewModelTest, OwnCardsThatTheTerminalLearntAreTakenInItsPlace) {
    start({"sample"});
    EXPECT_TRUE(profiles->sampleInUse());
    m_learntElsewhere.emplace_back("zeppelin");
    profiles->refresh();
    ASSERT_TRUE(waitFor([this] { return profiles->current() == "zeppelin"; }));
    EXPECT_EQ(profiles->firstOwn(), "zeppelin");
}

} // namespace
} // namespace pocketmars::app
