#include "app/live/frame_feed.h"

#include <QMetaObject>
#include <QMutexLocker>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <utility>

namespace pocketmars::app {
namespace {

/// @param room  px; empty: as large as it is
QImage ready(const cv::Mat& bgr, QSize room) {
    double scale = 1.0;
    if (!room.isEmpty()) {
        scale = std::min({1.0, room.width() / static_cast<double>(bgr.cols),
                          room.height() / static_cast<double>(bgr.rows)});
    }
    cv::Mat small = bgr;
    if (scale < 1.0) {
        const cv::Size size(std::max(1, cvRound(bgr.cols * scale)),
                            std::max(1, cvRound(bgr.rows * scale)));
        cv::resize(bgr, small, size, 0, 0, cv::INTER_AREA);
    }
    QImage image(small.cols, small.rows, QImage::Format_RGB32);
    cv::Mat pixels(small.rows, small.cols, CV_8UC4, image.bits(),
                   static_cast<std::size_t>(image.bytesPerLine()));
    cv::cvtColor(small, pixels, cv::COLOR_BGR2BGRA); // straight into the image
    return image;
}

} // namespace

int FrameFeed::turn() const {
    const QMutexLocker lock(&m_mutex);
    return m_turn;
}

void FrameFeed::put(const cv::Mat& bgr, int turn) {
    if (bgr.empty()) {
        return;
    }
    QSize room;
    {
        const QMutexLocker lock(&m_mutex);
        room = m_shown;
    }
    LiveFrame frame{ready(bgr, room), QSizeF(bgr.cols, bgr.rows)};
    {
        const QMutexLocker lock(&m_mutex);
        if (turn != m_turn) {
            return; // it was cleared meanwhile
        }
        m_newest = std::move(frame);
        if (std::exchange(m_announced, true)) {
            return;
        }
    }
    QMetaObject::invokeMethod(this, &FrameFeed::announce, Qt::QueuedConnection);
}

void FrameFeed::setShownSize(QSize size) {
    const QMutexLocker lock(&m_mutex);
    m_shown = size;
}

QImage FrameFeed::take() {
    const QMutexLocker lock(&m_mutex);
    return m_newest.image;
}

void FrameFeed::clear() {
    {
        const QMutexLocker lock(&m_mutex);
        m_newest = {};
        ++m_turn;
    }
    follow({});
    emit changed();
}

void FrameFeed::announce() {
    QSizeF size;
    {
        const QMutexLocker lock(&m_mutex);
        m_announced = false;
        size = m_newest.sourceSize;
    }
    follow(size);
    emit changed();
}

void FrameFeed::follow(const QSizeF& size) {
    if (size != m_sourceSize) {
        m_sourceSize = size;
        emit sourceSizeChanged();
    }
}

} // namespace pocketmars::app
