#include "app/history_view_model.h"

#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

namespace pocketmars::app {
namespace {

/// On a database of its own.
class HistoryViewModelTest : public testing::Test {
protected:
    HistoryViewModelTest() { start(); }

    void start() {
        history = std::make_unique<HistoryViewModel>(historyServices(root / "history.db"), images);
    }

    [[nodiscard]] bool listed() {
        return waitFor([this] { return history->isListed(); });
    }

    /// A game without a photo.
    void save() {
        auto table = exampleScore();
        table.photo = cv::Mat();
        const int before = history->count();
        history->save(table);
        ASSERT_TRUE(waitFor([&] { return history->count() > before; }));
    }

    QTemporaryDir folder;
    std::filesystem::path root = folder.path().toStdString();
    std::shared_ptr<ImageStore> images = std::make_shared<ImageStore>();
    std::unique_ptr<HistoryViewModel> history;
};

TEST_F(HistoryViewModelTest, IsEmptyAtFirst) {
    ASSERT_TRUE(listed());
    EXPECT_EQ(history->count(), 0);
    EXPECT_EQ(history->current(), -1);
    EXPECT_EQ(history->error(), "");
}

TEST_F(HistoryViewModelTest, ShowsAGameThatWasSaved) {
    const QAbstractItemModelTester tester(history.get());
    QSignalSpy saved(history.get(), &HistoryViewModel::saved);
    save();
    EXPECT_EQ(saved.count(), 1);
    EXPECT_EQ(history->current(), 0);
    EXPECT_EQ(history->sheet()->players().size(), 2);
    EXPECT_FALSE(history->hasPhoto());
    EXPECT_EQ(history->origin(), "From table.jpg, read with the cards of “mine”");
    const auto row = history->index(0);
    EXPECT_EQ(row.data(HistoryViewModel::PlayersRole).value<QList<SheetPlayer>>().size(), 2);
    EXPECT_EQ(row.data(HistoryViewModel::VerdictRole).toString(), history->sheet()->verdict());
}

TEST_F(HistoryViewModelTest, ShowsThePhotoAsItLay) {
    auto table = exampleScore();
    std::ifstream file(std::filesystem::path(POCKETMARS_SAMPLES) / "stills" / "solo-1-easy.jpg",
                       std::ios::binary);
    table.photoFile = std::make_shared<const std::string>(std::istreambuf_iterator<char>(file),
                                                          std::istreambuf_iterator<char>());
    history->save(table);
    ASSERT_TRUE(waitFor([this] { return !history->photo().isEmpty(); }));
    EXPECT_EQ(history->photoSize().toSize(),
              images->image(history->photo().section('/', -1)).size());
    EXPECT_TRUE(history->hasPhoto());
}

TEST_F(HistoryViewModelTest, KeepsTheChosenGameWhenAnotherIsSaved) {
    save();
    save();
    history->setCurrent(1);
    save();
    EXPECT_EQ(history->current(), 2);
}

TEST_F(HistoryViewModelTest, RemovesAGame) {
    save();
    save();
    history->remove(0);
    ASSERT_TRUE(waitFor([this] { return history->count() == 1; }));
    EXPECT_EQ(history->current(), 0);
    history->remove(0);
    ASSERT_TRUE(waitFor([this] { return history->count() == 0; }));
    EXPECT_EQ(history->current(), -1);
    EXPECT_EQ(history->sheet()->rowCount(), 0);
}

TEST_F(HistoryViewModelTest, SaysWhatIsWrongWithTheDatabase) {
    std::ofstream(root / "other.db") << "this is no database, but long enough to look into";
    history = std::make_unique<HistoryViewModel>(historyServices(root / "other.db"), images);
    ASSERT_TRUE(listed());
    EXPECT_FALSE(history->error().isEmpty());
    QSignalSpy failed(history.get(), &HistoryViewModel::saveFailed);
    history->save(exampleScore());
    ASSERT_TRUE(waitFor([&] { return failed.count() == 1; }));
}

} // namespace
} // namespace pocketmars::app
