#include "app/support/image_store.h"

#include <QMutexLocker>

#include <cassert>
#include <utility>

namespace pocketmars::app {

QString ImageStore::put(const QImage& image) {
    const QMutexLocker lock(&m_mutex);
    const auto id = QString::number(++m_lastId);
    m_images.insert(id, image);
    return QStringLiteral("image://%1/%2").arg(QLatin1String(kProvider), id);
}

void ImageStore::remove(const QString& url) {
    const QMutexLocker lock(&m_mutex);
    m_images.remove(url.section(QLatin1Char('/'), -1));
}

QImage ImageStore::image(const QString& id) const {
    const QMutexLocker lock(&m_mutex);
    return m_images.value(id);
}

StoredImageProvider::StoredImageProvider(std::shared_ptr<const ImageStore> store)
    : QQuickImageProvider(QQuickImageProvider::Image), m_store(std::move(store)) {}

QImage StoredImageProvider::requestImage(const QString& id, QSize* size,
                                         const QSize& requestedSize) {
    auto image = m_store->image(id);
    if (size != nullptr) {
        *size = image.size();
    }
    const QSize box(requestedSize.width() > 0 ? requestedSize.width() : image.width(),
                    requestedSize.height() > 0 ? requestedSize.height() : image.height());
    if (box.width() < image.width() || box.height() < image.height()) {
        image = image.scaled(box, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    }
    return image;
}

QImage asImage(const cv::Mat& bgr) {
    if (bgr.empty()) {
        return {};
    }
    assert(bgr.type() == CV_8UC3);
    auto* keep = new cv::Mat(bgr);
    return QImage(
        bgr.data, bgr.cols, bgr.rows, static_cast<qsizetype>(bgr.step[0]), QImage::Format_BGR888,
        [](void* mat) { delete static_cast<cv::Mat*>(mat); }, keep);
}

} // namespace pocketmars::app
