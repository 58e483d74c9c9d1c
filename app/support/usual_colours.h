#pragma once

#include <QString>
#include <QStringList>

namespace pocketmars::app {

/// The colours that are offered where nothing says which there are, as the formats name them.
[[nodiscard]] inline const QStringList& usualColours() {
    static const QStringList colours{QStringLiteral("red"),    QStringLiteral("blue"),
                                     QStringLiteral("green"),  QStringLiteral("yellow"),
                                     QStringLiteral("white"),  QStringLiteral("black"),
                                     QStringLiteral("orange"), QStringLiteral("purple")};
    return colours;
}

} // namespace pocketmars::app
