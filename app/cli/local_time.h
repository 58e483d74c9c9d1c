#pragma once

#include <chrono>
#include <string>

namespace pocketmars::cli {

/// For people: `2026-03-01 20:05` in the time zone of the machine.
[[nodiscard]] std::string localTime(std::chrono::sys_seconds time);

} // namespace pocketmars::cli
