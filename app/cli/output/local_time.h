#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace pocketmars::cli {

/// For people: `2026-03-01 20:05` in the time zone of the machine.
[[nodiscard]] std::string localTime(std::chrono::sys_seconds time);

/// The other way round: `2026-03-01 20:05`, or `2026-03-01` for its midnight; nothing for any other
/// text or a day that does not exist.
[[nodiscard]] std::optional<std::chrono::sys_seconds> fromLocalTime(const std::string& text);

/// The midnight after a time, in the time zone of the machine: a day has 23 to 25 hours.
[[nodiscard]] std::chrono::sys_seconds nextMidnight(std::chrono::sys_seconds time);

} // namespace pocketmars::cli
