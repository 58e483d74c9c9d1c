#include "app/cli/output/local_time.h"

#include <array>
#include <ctime>

namespace pocketmars::cli {

std::string localTime(std::chrono::sys_seconds time) {
    const std::time_t seconds = time.time_since_epoch().count();
    std::tm parts{};
    if (localtime_r(&seconds, &parts) == nullptr) {
        return "?";
    }
    std::array<char, 64> text{};
    const auto length = std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts);
    return {text.data(), length};
}

std::optional<std::chrono::sys_seconds> fromLocalTime(const std::string& text) {
    for (const char* format : {"%Y-%m-%d %H:%M", "%Y-%m-%d"}) {
        std::tm parts{};
        const char* end = strptime(text.c_str(), format, &parts);
        if (end == nullptr || *end != '\0') {
            continue;
        }
        const int day = parts.tm_mday;
        parts.tm_isdst = -1; // as it was on that day
        const std::time_t time = std::mktime(&parts);
        if (parts.tm_mday == day) { // a February 30 has become a March 2
            return std::chrono::sys_seconds(std::chrono::seconds(time));
        }
    }
    return std::nullopt;
}

std::chrono::sys_seconds nextMidnight(std::chrono::sys_seconds time) {
    const std::time_t seconds = time.time_since_epoch().count();
    std::tm parts{};
    if (localtime_r(&seconds, &parts) == nullptr) {
        return time + std::chrono::days(1);
    }
    std::tm midnight{};
    midnight.tm_year = parts.tm_year;
    midnight.tm_mon = parts.tm_mon;
    midnight.tm_mday = parts.tm_mday + 1;
    midnight.tm_isdst = -1; // as it will be then
    return std::chrono::sys_seconds(std::chrono::seconds(std::mktime(&midnight)));
}

} // namespace pocketmars::cli
