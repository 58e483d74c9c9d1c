#include "app/support/percent_text.h"

#include <QLocale>

namespace pocketmars::app {

QString percentText(double share) {
    constexpr double kPercent = 100;
    constexpr double kHalf = 0.5; // of a per cent: from there on it would be rounded away
    const double percent = kPercent * share;
    if (percent > 0 && percent < kHalf) {
        return QStringLiteral("<") + QLocale().toString(1);
    }
    if (percent >= kPercent - kHalf && percent < kPercent) {
        return QStringLiteral(">") + QLocale().toString(99);
    }
    return QLocale().toString(percent, 'f', 0);
}

} // namespace pocketmars::app
