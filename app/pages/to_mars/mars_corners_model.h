#pragma once

#include "app/support/image_store.h"
#include "vision/boards/learnt_board.h"

#include <QList>
#include <QObject>
#include <QPointF>
#include <QSizeF>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <opencv2/core/mat.hpp>

#include <memory>

namespace pocketmars::app {

/// The four corners of a board, marked by hand in a photo.
class MarsCornersModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// Whether they are being marked.
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// The photo, for Image.source.
    Q_PROPERTY(QString picture READ picture NOTIFY changed)
    Q_PROPERTY(QSizeF photoSize READ photoSize NOTIFY changed)
    /// px of the photo, clockwise from the board's own upper left.
    Q_PROPERTY(QList<QPointF> points READ points NOTIFY changed)

public:
    explicit MarsCornersModel(std::shared_ptr<ImageStore> images, QObject* parent = nullptr);
    ~MarsCornersModel() override;
    Q_DISABLE_COPY_MOVE(MarsCornersModel)

    [[nodiscard]] bool isOpen() const { return !m_photo.empty(); }
    [[nodiscard]] QString picture() const { return m_url; }
    [[nodiscard]] QSizeF photoSize() const { return QSizeF(m_photo.cols, m_photo.rows); }
    [[nodiscard]] const QList<QPointF>& points() const { return m_points; }

    /// Shows a photo to mark them in.
    /// @param photo  CV_8UC3 BGR
    void begin(const cv::Mat& photo);
    Q_INVOKABLE void move(int corner, double x, double y);
    /// They are right: marked(). Stays open until somebody takes them, by close().
    Q_INVOKABLE void accept();
    Q_INVOKABLE void close();

signals:
    void changed();
    void marked(const cv::Mat& photo, const pocketmars::vision::BoardCorners& corners);

private:
    std::shared_ptr<ImageStore> m_images;
    cv::Mat m_photo;
    QList<QPointF> m_points;
    QString m_url;
};

} // namespace pocketmars::app
