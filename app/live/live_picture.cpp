#include "app/live/live_picture.h"

#include <QQuickWindow>
#include <QSGImageNode>

namespace pocketmars::app {

LivePicture::LivePicture(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &QQuickItem::windowChanged, this, &LivePicture::tellSize);
}

void LivePicture::setFeed(FrameFeed* feed) {
    if (feed == m_feed) {
        return;
    }
    if (m_feed != nullptr) {
        m_feed->disconnect(this);
    }
    m_feed = feed;
    if (m_feed != nullptr) {
        connect(m_feed, &FrameFeed::changed, this, [this] {
            m_isOther = true;
            update();
        });
        tellSize();
    }
    m_isOther = true;
    update();
    emit feedChanged();
}

void LivePicture::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    tellSize();
    update();
}

void LivePicture::tellSize() {
    if (m_feed != nullptr && window() != nullptr && width() >= 1 && height() >= 1) {
        m_feed->setShownSize((size() * window()->effectiveDevicePixelRatio()).toSize());
    }
}

QSGNode* LivePicture::updatePaintNode(QSGNode* old, UpdatePaintNodeData* /*data*/) {
    auto* node = static_cast<QSGImageNode*>(old);
    if (m_isOther || node == nullptr) {
        const auto image = m_feed != nullptr ? m_feed->take() : QImage();
        if (image.isNull()) {
            delete node;
            return nullptr;
        }
        if (node == nullptr) {
            node = window()->createImageNode();
            node->setOwnsTexture(true);
            node->setFiltering(QSGTexture::Linear);
        }
        node->setTexture(window()->createTextureFromImage(image, QQuickWindow::TextureIsOpaque));
        m_isOther = false;
    }
    node->setRect(boundingRect());
    return node;
}

} // namespace pocketmars::app
