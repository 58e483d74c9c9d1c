#include "app/support/qr_image.h"

#include "app/session/files/qr_code.h"

namespace pocketmars::app {

QImage qrImage(const QString& text) {
    const cv::Mat code = session::qrCode(text.toStdString(), 1);
    return QImage(code.data, code.cols, code.rows, static_cast<qsizetype>(code.step),
                  QImage::Format_Grayscale8)
        .copy();
}

} // namespace pocketmars::app
