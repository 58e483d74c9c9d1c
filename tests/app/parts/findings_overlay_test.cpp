#include "app/parts/findings_overlay.h"

#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

namespace pocketmars::app {
namespace {

class FindingsOverlayTest : public testing::Test {
protected:
    FindingsOverlayTest() {
        m_model.setFindings(m_table.findings, m_table.observation);
        m_overlay.setModel(&m_model);
        m_overlay.setSize(kSize);
        m_overlay.setProperty("photoSize", kSize);
        m_overlay.setProperty("everyLabel", true);
    }

    /// Whether anything is drawn with the photo there.
    bool draws(const QRectF& photoRect) {
        m_overlay.setPhotoRect(photoRect);
        QImage picture(kSize.toSize(), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::white);
        const auto before = picture;
        QPainter painter(&picture);
        m_overlay.paint(&painter);
        painter.end();
        return picture != before;
    }

    static constexpr QSizeF kSize{400, 300};

private:
    session::ScoredTable m_table = exampleScore();
    FindingsModel m_model;
    FindingsOverlay m_overlay;
};

TEST_F(FindingsOverlayTest, DrawsWhatWasFound) { EXPECT_TRUE(draws({{0, 0}, kSize})); }

TEST_F(FindingsOverlayTest, DrawsNothingOfWhatIsOutOfView) {
    EXPECT_FALSE(draws({QPointF(-4000, -3000), kSize}));
    EXPECT_FALSE(draws({QPointF(4000, 3000), kSize}));
}

} // namespace
} // namespace pocketmars::app
