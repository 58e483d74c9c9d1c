#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

/// Points in time as the history writes them: UTC, ISO 8601, whole seconds.
namespace pocketmars::db {

/// Now, without the fraction of the second.
[[nodiscard]] std::chrono::sys_seconds utcNow();

/// `2026-03-01T19:05:00Z`. For years 0 to 9999 the text sorts like the time.
[[nodiscard]] std::string toIsoUtc(std::chrono::sys_seconds time);

/// Reads exactly what toIsoUtc writes for the years 0 to 9999; nothing for any other text, also
/// for a day or hour that does not exist.
[[nodiscard]] std::optional<std::chrono::sys_seconds> fromIsoUtc(std::string_view text);

} // namespace pocketmars::db
