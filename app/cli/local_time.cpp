#include "app/cli/local_time.h"

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

} // namespace pocketmars::cli
