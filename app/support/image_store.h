#pragma once

#include <QHash>
#include <QImage>
#include <QMutex>
#include <QQuickImageProvider>
#include <QString>

#include <opencv2/core/mat.hpp>

#include <memory>

namespace pocketmars::app {

/// Pictures that the pages show from memory: photos and card faces. Safe to use from any thread.
class ImageStore {
public:
    /// The host of the `image://` URLs; the provider is registered with the QML engine under it.
    static constexpr const char* kProvider = "pocketmars";

    /// Keeps a picture.
    /// @return the URL for Image.source, another one at each call
    [[nodiscard]] QString put(const QImage& image);

    /// Forgets a picture; an empty URL does nothing.
    void remove(const QString& url);

    /// @param id  the URL's path: what follows the host
    /// @return a null image where there is none
    [[nodiscard]] QImage image(const QString& id) const;

private:
    mutable QMutex m_mutex;
    QHash<QString, QImage> m_images; ///< by id
    int m_lastId = 0;
};

/// Serves a store's pictures to QML; scaled down where Image.sourceSize asks for it.
class StoredImageProvider : public QQuickImageProvider {
public:
    explicit StoredImageProvider(std::shared_ptr<const ImageStore> store);

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    std::shared_ptr<const ImageStore> m_store;
};

/// Shows a picture's pixels without copying them; the result keeps them alive.
/// @param bgr  CV_8UC3 BGR, or empty
[[nodiscard]] QImage asImage(const cv::Mat& bgr);

} // namespace pocketmars::app
