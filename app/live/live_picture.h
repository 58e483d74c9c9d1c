#pragma once

#include "app/live/frame_feed.h"

#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// Shows the newest picture of a feed, over the whole item.
class LivePicture : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(pocketmars::app::FrameFeed* feed READ feed WRITE setFeed NOTIFY feedChanged)

public:
    explicit LivePicture(QQuickItem* parent = nullptr);

    [[nodiscard]] FrameFeed* feed() const { return m_feed; }
    void setFeed(FrameFeed* feed);

signals:
    void feedChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void tellSize();

    QPointer<FrameFeed> m_feed;
    bool m_isOther = false; ///< the feed's picture, than the one in the scene
};

} // namespace pocketmars::app
