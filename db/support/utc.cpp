#include "db/support/utc.h"

#include <fmt/chrono.h>

#include <charconv>
#include <ctime>

namespace pocketmars::db {
namespace {

constexpr std::string_view kShape = "0000-00-00T00:00:00Z";

int number(std::string_view text, std::size_t from, std::size_t digits) {
    int value = 0;
    std::from_chars(text.data() + from, text.data() + from + digits, value);
    return value;
}

bool hasShape(std::string_view text) {
    if (text.size() != kShape.size()) {
        return false;
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool digit = text[i] >= '0' && text[i] <= '9';
        if (kShape[i] == '0' ? !digit : text[i] != kShape[i]) {
            return false;
        }
    }
    return true;
}

} // namespace

std::chrono::sys_seconds utcNow() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

std::string toIsoUtc(std::chrono::sys_seconds time) {
    // As whole seconds: a point in time goes through nanoseconds in fmt, which end in 2262.
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}",
                       fmt::gmtime(static_cast<std::time_t>(time.time_since_epoch().count())));
}

std::optional<std::chrono::sys_seconds> fromIsoUtc(std::string_view text) {
    if (!hasShape(text)) {
        return std::nullopt;
    }
    const std::chrono::year_month_day date(
        std::chrono::year(number(text, 0, 4)),
        std::chrono::month(static_cast<unsigned>(number(text, 5, 2))),
        std::chrono::day(static_cast<unsigned>(number(text, 8, 2))));
    const std::chrono::hours hours(number(text, 11, 2));
    const std::chrono::minutes minutes(number(text, 14, 2));
    const std::chrono::seconds seconds(number(text, 17, 2));
    if (!date.ok() || hours.count() > 23 || minutes.count() > 59 || seconds.count() > 59) {
        return std::nullopt;
    }
    return std::chrono::sys_days(date) + hours + minutes + seconds;
}

} // namespace pocketmars::db
