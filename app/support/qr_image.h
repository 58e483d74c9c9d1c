#pragma once

#include <QImage>
#include <QString>

namespace pocketmars::app {

/// A text as a QR code: black on white with its quiet zone, a px a module.
[[nodiscard]] QImage qrImage(const QString& text);

} // namespace pocketmars::app
