#include "calibration/tiles/tile.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>

namespace pocketmars::calibration {
namespace {

constexpr std::string_view kMagic = "PMT";

// Whoever prints "fit to page" or "two on a page" is told so; what is outside is no tile.
constexpr double kSmallestMm = 10.0;
constexpr double kLargestMm = 200.0;

/// Takes the text up to the next space.
std::string_view takeWord(std::string_view& text) {
    const auto end = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

/// @return nothing unless the whole word is a number
template <typename Number> std::optional<Number> numberFrom(std::string_view word) {
    Number value{};
    const auto* end = word.data() + word.size();
    const auto [at, error] = std::from_chars(word.data(), end, value);
    return error == std::errc() && at == end ? std::optional(value) : std::nullopt;
}

} // namespace

std::string toText(const TileCode& code) {
    std::array<char, 32> size{};
    const auto end = std::to_chars(size.begin(), size.end(), code.sizeMm).ptr;
    return std::string(kMagic) + std::to_string(code.version) + " " +
           std::string(kTileNames.at(static_cast<std::size_t>(code.tile))) + " " +
           std::string(size.begin(), end) + " " + code.profile;
}

std::optional<TileCode> tileCodeFrom(const std::string& text) {
    if (text.rfind(kMagic, 0) != 0) {
        return std::nullopt;
    }
    std::string_view rest(text);
    rest.remove_prefix(kMagic.size());
    const auto version = numberFrom<int>(takeWord(rest));
    const auto* const tile = std::find(kTileNames.begin(), kTileNames.end(), takeWord(rest));
    const auto sizeMm = numberFrom<double>(takeWord(rest));
    if (version != kTileVersion || tile == kTileNames.end() || !sizeMm ||
        !(*sizeMm >= kSmallestMm && *sizeMm <= kLargestMm)) {
        return std::nullopt;
    }
    return TileCode{static_cast<int>(tile - kTileNames.begin()), *sizeMm, *version,
                    std::string(rest)};
}

cv::Rect2d codeOfTile(double sizeMm) {
    constexpr double kGapShare = 0.225; // leaves marker and code their quiet zones
    return {sizeMm * (1.0 + kGapShare), 0.0, sizeMm, sizeMm};
}

} // namespace pocketmars::calibration
