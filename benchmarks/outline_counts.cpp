#include "benchmarks/outline_counts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace pocketmars::benchmarks {
namespace {

std::string_view trimmed(std::string_view text, std::string_view what) {
    const auto first = text.find_first_not_of(what);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(what) - first + 1);
}

/// The text up to the next separator, which is taken off the front with it.
std::string_view nextPart(std::string_view& text, char separator) {
    const auto end = std::min(text.find(separator), text.size());
    const auto part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

bool namesAPicture(std::string_view file) {
    constexpr std::array<std::string_view, 5> kEndings{".jpg", ".jpeg", ".png", ".webp", ".bmp"};
    return std::any_of(kEndings.begin(), kEndings.end(),
                       [&](std::string_view ending) { return file.ends_with(ending); });
}

std::optional<OutlineCount> readRow(std::string_view line) {
    line = trimmed(line, " \t\r");
    if (!line.starts_with('|')) {
        return std::nullopt;
    }
    line.remove_prefix(1);
    const auto file = trimmed(nextPart(line, '|'), " \t`");
    const auto cards = trimmed(nextPart(line, '|'), " \t");
    int count = 0;
    const auto read = std::from_chars(cards.data(), cards.data() + cards.size(), count);
    if (!namesAPicture(file) || read.ec != std::errc() || count < 0) {
        return std::nullopt;
    }
    return OutlineCount{std::string(file), count};
}

} // namespace

std::vector<OutlineCount> readOutlineCounts(std::string_view markdown) {
    std::vector<OutlineCount> counts;
    while (!markdown.empty()) {
        if (auto row = readRow(nextPart(markdown, '\n'))) {
            counts.push_back(*std::move(row));
        }
    }
    return counts;
}

} // namespace pocketmars::benchmarks
