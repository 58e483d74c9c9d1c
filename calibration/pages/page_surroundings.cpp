#include "calibration/pages/page_surroundings.h"

#include "calibration/sides/page_table.h"
#include "calibration/support/median.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

namespace pocketmars::calibration {
namespace {

constexpr double kColourMm = 1.1; // as near as a photo's blur allows; colours are the more blurred
constexpr double kDarkMm = 0.7;
constexpr double kDeepShade =
    0.6; // PageTable::Unlike::dark that table beside cards may be all around
constexpr std::array kAwayMm{3.0, 4.5}; // beyond narrow and wide borders, before other cards
constexpr int kStrips = 15;             // along a side
constexpr double kRounded = 0.15;       // of a side: where it may be rounded

/// How unlike the table a strip along a side is, beyond what the table further away is.
double unlikeBeside(const PageTable& table, const cv::Mat& lab, cv::Point2d from, cv::Point2d to,
                    double pxPerMm) {
    const cv::Point2d way = (to - from) / cv::norm(to - from);
    const cv::Point2d outwards(way.y, -way.x);
    const cv::Rect inside(cv::Point(), lab.size());
    const auto unlike = [&](cv::Point2d px) {
        const cv::Point at(cvRound(px.x), cvRound(px.y));
        return inside.contains(at) ? table.unlike(px, lab.at<cv::Vec3f>(at)) : PageTable::Unlike();
    };
    const auto beyond = [](double beside, double away0, double away1) {
        return std::max(0.0, beside - std::min(away0, away1));
    };
    std::array<double, kStrips> unlikes{};
    for (int i = 0; i < kStrips; ++i) {
        const double along = kRounded + (1 - 2 * kRounded) * (i + 0.5) / kStrips;
        const auto at = [&](double mm) {
            return unlike(from + (to - from) * along + outwards * (mm * pxPerMm));
        };
        const auto away0 = at(kAwayMm[0]);
        const auto away1 = at(kAwayMm[1]);
        const double dark = beyond(at(kDarkMm).dark, away0.dark, away1.dark);
        unlikes[static_cast<std::size_t>(i)] =
            std::max(beyond(at(kColourMm).colour, away0.colour, away1.colour),
                     (dark - kDeepShade) / (1 - kDeepShade));
    }
    return medianInPlace(std::span<double>(unlikes));
}

} // namespace

double unlikeTableBeside(const cv::Mat& lab, const std::vector<Quad>& cards, double pxPerMm) {
    const PageTable table(lab, cards);
    std::vector<double> unlikes;
    unlikes.reserve(cards.size());
    for (const auto& card : cards) {
        std::array<double, 4> sides{};
        for (std::size_t s = 0; s < 4; ++s) {
            sides[s] = unlikeBeside(table, lab, card[s], card[(s + 1) % 4], pxPerMm);
        }
        std::nth_element(sides.begin(), sides.begin() + 1, sides.end());
        unlikes.push_back(sides[1]);
    }
    return medianInPlace(std::span<double>(unlikes));
}

} // namespace pocketmars::calibration
