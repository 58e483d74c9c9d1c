#include "app/pages/to_mars/mars_photo_model.h"

#include "engine/to_mars/format/ship_json.h"
#include "tests/app/example.h"
#include "tests/app/pages/to_mars/mars_example.h"

#include <QUrl>

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <string>

namespace pocketmars::app {
namespace {

class MarsPhotoModelTest : public MarsExample {};

/// A photo with a printed board in its middle.
std::string photoIn(const QTemporaryDir& folder, const char* name) {
    cv::Mat photo(700, 1200, CV_8UC3, cv::Scalar(100, 110, 120));
    cv::Mat board = photo(cv::Rect(100, 100, 990, 450));
    cv::RNG random(3);
    for (int i = 0; i < 200; ++i) {
        cv::putText(board, std::to_string(random.uniform(10, 999)),
                    {random.uniform(0, 950), random.uniform(10, 450)}, cv::FONT_HERSHEY_SIMPLEX,
                    random.uniform(0.5, 1.5),
                    cv::Scalar(random.uniform(0, 255), random.uniform(0, 255), 40), 2);
    }
    auto file = folder.filePath(name).toStdString();
    cv::imwrite(file, photo);
    return file;
}

/// Drags the handles onto that board.
void markBoard(MarsCornersModel& corners) {
    corners.move(0, 100, 100);
    corners.move(1, 1090, 100);
    corners.move(2, 1090, 550);
    corners.move(3, 100, 550);
    corners.accept();
}

TEST_F(MarsPhotoModelTest, ALearntBoardIsFoundInAPhotoAndDrawnFlat) {
    const auto photo = QUrl::fromLocalFile(QString::fromStdString(photoIn(m_folder, "ship.png")));
    auto* editor = m_model->editor();
    m_model->editShip(0);
    editor->usePhoto(photo);
    ASSERT_TRUE(waitFor([&] { return editor->corners()->isOpen(); }));
    editor->corners()->move(0, 1000, 1000);
    editor->corners()->accept();
    EXPECT_FALSE(editor->trouble()->isEmpty()); // no board has such corners
    markBoard(*editor->corners());
    EXPECT_FALSE(editor->corners()->isOpen());
    EXPECT_FALSE(editor->picture().isEmpty());
    editor->save();
    m_model->begin({"Anna"}, 1);
    m_model->usePhoto(photo);
    EXPECT_EQ(m_model->photo()->name(), "ship.png");
    ASSERT_TRUE(waitFor([&] { return m_model->photo()->isFlat(); }))
        << m_model->trouble()->text().toStdString();
}

TEST_F(MarsPhotoModelTest, CornersAreMarkedByHandWhereTheBoardIsNotFound) {
    auto attic = to_mars::madeUpShip();
    attic.isMadeUp = false;
    attic.name = "Attic"; // of which no photo was shown
    ASSERT_TRUE(
        marsServices(m_folder.filePath("to_mars").toStdString()).saveShip(attic, cv::Mat()));
    restart();
    m_model->begin({"Anna"}, 1);
    m_model->usePhoto(QUrl::fromLocalFile(QString::fromStdString(photoIn(m_folder, "ship.png"))));
    ASSERT_TRUE(waitFor([&] { return !m_model->photo()->isBusy(); }));
    EXPECT_FALSE(m_model->trouble()->isEmpty());
    EXPECT_FALSE(m_model->photo()->picture().isEmpty()); // as it is
    EXPECT_FALSE(m_model->photo()->isFlat());
    m_model->photo()->markCorners();
    markBoard(*m_model->photo()->corners());
    EXPECT_TRUE(m_model->photo()->isFlat());
    EXPECT_TRUE(m_model->trouble()->isEmpty());
    restart();
    EXPECT_EQ(m_model->photo()->name(), "ship.png");
    ASSERT_TRUE(waitFor([&] { return m_model->photo()->isFlat(); })); // still marked
    m_model->close();
    EXPECT_EQ(m_model->photo()->name(), "");
}

TEST_F(MarsPhotoModelTest, APhotoThatIsNoneSaysSo) {
    m_model->begin({"Anna"}, 0);
    m_model->usePhoto(QUrl::fromLocalFile(m_folder.filePath("none.jpg")));
    ASSERT_TRUE(waitFor([&] { return !m_model->photo()->isBusy(); }));
    EXPECT_TRUE(m_model->trouble()->text().contains("none.jpg"));
    m_model->photo()->markCorners();
    EXPECT_FALSE(m_model->photo()->corners()->isOpen());
}

} // namespace
} // namespace pocketmars::app
