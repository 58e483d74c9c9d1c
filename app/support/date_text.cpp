#include "app/support/date_text.h"

#include <QLocale>

namespace pocketmars::app {
namespace {

/// Without a locale of the user's own Qt writes seconds.
QLocale localeOfNow() {
    return QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale();
}

} // namespace

QString dateText(const QDate& date) { return localeOfNow().toString(date, QLocale::LongFormat); }

QString timeText(const QTime& time) {
    const auto locale = localeOfNow();
    const auto format = locale.timeFormat(QLocale::ShortFormat);
    // The part of the day (in Chinese, `B`) is a letter to Qt 6.4 that stands for itself.
    return locale.toString(time,
                           format.contains(QLatin1Char('B')) ? QStringLiteral("HH:mm") : format);
}

QDateTime localTime(std::chrono::sys_seconds time) {
    return QDateTime::fromSecsSinceEpoch(time.time_since_epoch().count());
}

} // namespace pocketmars::app
