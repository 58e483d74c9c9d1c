#pragma once

#include <QImage>
#include <QMutex>
#include <QObject>
#include <QSize>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

#include <opencv2/core/mat.hpp>

namespace pocketmars::app {

/// A picture of a camera on its way to the window: made ready on the camera's thread in the size in
/// which it is shown, so that the window only has to draw it.
struct LiveFrame {
    QImage image;      ///< Format_RGB32; null: none yet
    QSizeF sourceSize; ///< px of the camera's own picture, the frame of the findings
};

/// Where a camera leaves its newest picture, and the window takes it. Pictures that nobody took in
/// time are replaced.
class FrameFeed : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// px of the camera's picture; empty before the first.
    Q_PROPERTY(QSizeF sourceSize READ sourceSize NOTIFY sourceSizeChanged)

public:
    explicit FrameFeed(QObject* parent = nullptr) : QObject(parent) {}

    /// Counts how often the feed was cleared. Who puts pictures asks once, as it begins: what it
    /// puts after the next clear() belongs to a camera that is not looked at any more.
    [[nodiscard]] int turn() const;

    /// From any thread.
    /// @param bgr   CV_8UC3 BGR; not kept
    /// @param turn  when its camera began; a picture of another turn is dropped
    void put(const cv::Mat& bgr, int turn);

    /// The pictures are made no larger than this, px of the screen. From any thread.
    void setShownSize(QSize size);

    /// The newest picture; the same again until another was put. On the window's thread.
    [[nodiscard]] QImage take();

    [[nodiscard]] const QSizeF& sourceSize() const { return m_sourceSize; }

    /// Forgets the picture, and lets no other of its camera come. On the window's thread.
    void clear();

signals:
    /// On the window's thread: take() gives another picture.
    void changed();
    void sourceSizeChanged();

private:
    void announce();
    void follow(const QSizeF& size);

    mutable QMutex m_mutex;
    int m_turn = 0;
    LiveFrame m_newest;
    QSize m_shown;            ///< px; empty: as large as the camera's
    bool m_announced = false; ///< and not taken yet
    QSizeF m_sourceSize;
};

} // namespace pocketmars::app
