#pragma once

#include <QDateTime>
#include <QString>

#include <chrono>

/// Dates and times as people of the window's language write them.
namespace pocketmars::app {

/// `1 March 2026`
[[nodiscard]] QString dateText(const QDate& date);

/// `9:40 PM`, `21:40`
[[nodiscard]] QString timeText(const QTime& time);

/// @param time  UTC
[[nodiscard]] QDateTime localTime(std::chrono::sys_seconds time);

} // namespace pocketmars::app
