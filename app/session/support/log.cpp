#include "app/session/support/log.h"

#include "app/session/support/xdg.h"

#include <spdlog/logger.h>
#include <spdlog/sinks/rotating_file_sink.h>

#include <algorithm>
#include <cstddef>
#include <exception>
#include <memory>
#include <string>

namespace pocketmars::session {
namespace {

constexpr std::size_t kMaxBytes = 500'000;
constexpr std::size_t kOldFiles = 2;

std::shared_ptr<spdlog::logger>& logger() {
    static std::shared_ptr<spdlog::logger> the;
    return the;
}

void log(spdlog::level::level_enum level, std::string_view text) {
    if (!logger()) {
        return;
    }
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    logger()->log(level, spdlog::string_view_t(line.data(), line.size()));
}

} // namespace

std::optional<std::filesystem::path> logFile() {
    const auto state = xdgFolder("XDG_STATE_HOME", ".local/state");
    return state ? std::optional(*state / "pocketmars" / "pocketmars.log") : std::nullopt;
}

bool openLog(const std::filesystem::path& file) {
    closeLog();
    try {
        auto opened = std::make_shared<spdlog::logger>(
            "app", std::make_shared<spdlog::sinks::rotating_file_sink_mt>(file.string(), kMaxBytes,
                                                                          kOldFiles));
        // spdlog's own handler would write to standard error, say when the disk is full.
        opened->set_error_handler([](const std::string&) {});
        opened->set_pattern("%Y-%m-%d %H:%M:%S.%e %l %n: %v");
        opened->flush_on(spdlog::level::info);
        logger() = std::move(opened);
        return true;
    } catch (const std::exception&) { // the folder can't be made or may not be written to
        return false;
    }
}

void closeLog() { logger().reset(); }

void logInfo(std::string_view line) { log(spdlog::level::info, line); }
void logWarning(std::string_view line) { log(spdlog::level::warn, line); }
void logError(std::string_view line) { log(spdlog::level::err, line); }

} // namespace pocketmars::session
