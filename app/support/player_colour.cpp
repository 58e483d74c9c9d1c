#include "app/support/player_colour.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::app {
namespace {

int asByte(double value) { return std::clamp(static_cast<int>(std::lround(value)), 0, 255); }

} // namespace

std::optional<QColor> namedColour(const std::string& colour) {
    if (colour == "natural") { // wood without paint, which CSS has no name for
        return QColor(0xc0, 0x98, 0x62);
    }
    if (colour == "brown") { // CSS has a red for it
        return QColor(0x7a, 0x4a, 0x2b);
    }
    if (colour == "pink") { // CSS has a light red for it, which is red once it is darkened
        return QColor(0xe6, 0x8c, 0xb8);
    }
    if (colour == "lime") { // CSS has a green for it
        return QColor(0xa0, 0xbe, 0x40);
    }
    const QColor named(QString::fromStdString(colour).remove(QLatin1Char(' ')));
    if (!named.isValid()) {
        return std::nullopt;
    }
    // CSS colours are glaring; wood is not.
    return QColor::fromHslF(named.hslHueF(), std::min(named.hslSaturationF(), 0.6F),
                            std::clamp(named.lightnessF(), 0.2F, 0.85F));
}

QColor playerColour(const calibration::Profile* profile, const std::string& colour) {
    if (const auto named = namedColour(colour)) {
        return *named;
    }
    if (profile != nullptr) {
        const auto& pieces = profile->colonists;
        const auto piece =
            std::find_if(pieces.begin(), pieces.end(),
                         [&](const calibration::PieceFace& p) { return p.colour == colour; });
        if (piece != pieces.end() && !piece->image.empty() &&
            piece->mask.size() == piece->image.size()) {
            const auto bgr = cv::mean(piece->image, piece->mask);
            return {asByte(bgr[2]), asByte(bgr[1]), asByte(bgr[0])};
        }
    }
    return Qt::gray;
}

} // namespace pocketmars::app
