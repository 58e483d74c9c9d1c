#include "calibration/photo/format_decoders.h"

#include "calibration/photo/photo.h"

#include <QBuffer>
#include <QByteArray>
#include <QImage>
#include <QImageReader>

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace pocketmars::calibration {

cv::Mat decodeBmp(std::span<const std::uint8_t> bytes, Channels channels) {
    auto data = QByteArray::fromRawData(reinterpret_cast<const char*>(bytes.data()),
                                        static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&data);
    QImageReader reader(&buffer, "bmp");
    reader.setAutoDetectImageFormat(false); // BMP or nothing
    // MiB; Qt's own limit is below what a photo may have.
    QImageReader::setAllocationLimit(static_cast<int>(kMaxMegapixels * 4.0));
    const auto read = reader.read();
    if (read.isNull()) {
        return {};
    }
    const auto image = read.convertToFormat(QImage::Format_BGR888);
    const cv::Mat bgr(image.height(), image.width(), CV_8UC3, const_cast<uchar*>(image.constBits()),
                      static_cast<std::size_t>(image.bytesPerLine()));
    if (channels == Channels::Bgr) {
        return bgr.clone();
    }
    cv::Mat grey;
    cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
    return grey;
}

} // namespace pocketmars::calibration
