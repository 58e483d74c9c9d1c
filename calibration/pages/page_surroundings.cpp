#include "calibration/pages/page_surroundings.h"

#include "calibration/sides/page_table.h"
#include "calibration/support/median.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
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

/// How unlike the table it is along a side.
class AlongSide {
public:
    AlongSide(const PageTable& table, const cv::Mat& lab, const Quad& card, std::size_t side,
              double pxPerMm)
        : m_table(table), m_lab(lab), m_from(card[side]), m_way(card[(side + 1) % 4] - card[side]),
          m_outward(cv::Point2d(m_way.y, -m_way.x) / cv::norm(m_way) * pxPerMm) {}

    [[nodiscard]] cv::Point2d outward() const { return m_outward; } ///< px a mm

    /// The median so many mm further out, in spreads of the table's own.
    [[nodiscard]] double apart(double mm) const {
        const cv::Rect inside(cv::Point(), m_lab.size());
        std::array<double, kStrips> apart{};
        for (int i = 0; i < kStrips; ++i) {
            const double along = kRounded + (1 - 2 * kRounded) * (i + 0.5) / kStrips;
            const auto px = m_from + m_way * along + m_outward * mm;
            const cv::Point at(cvRound(px.x), cvRound(px.y));
            apart[static_cast<std::size_t>(i)] =
                inside.contains(at) ? m_table.apart(m_lab.at<cv::Vec3f>(at), m_table.at(px)) : 0;
        }
        return medianInPlace(std::span<double>(apart));
    }
    /// Where, from outside, what is no table begins: mm outwards of the side.
    [[nodiscard]] double end() const {
        constexpr double kClear = 3; // spreads
        constexpr double kStep = 0.25;
        constexpr double kFarthest = 2.75; // mm, either way
        const double away = std::min(apart(kAwayMm[0]), apart(kAwayMm[1]));
        double mm = kFarthest;
        while (mm > -kFarthest && apart(mm) < away + kClear) {
            mm -= kStep;
        }
        return mm;
    }

private:
    const PageTable& m_table;
    const cv::Mat& m_lab;
    cv::Point2d m_from;
    cv::Point2d m_way;
    cv::Point2d m_outward;
};

} // namespace

std::vector<cv::Point2d> besideTheirPlaces(const cv::Mat& lab, const std::vector<Quad>& cards,
                                           double pxPerMm) {
    constexpr double kFarOff = 1.0; // mm: that far within one side, and beyond the other
    constexpr double kOff = 0.5;    // mm: no further at its other sides
    constexpr double kEqual = 0.8;  // mm, of both together: the card's size is known
    const PageTable table(lab, cards);
    std::vector<std::array<double, 4>> ends;
    std::vector<double> all;
    for (const auto& card : cards) {
        auto& own = ends.emplace_back();
        for (std::size_t s = 0; s < 4; ++s) {
            own[s] = AlongSide(table, lab, card, s, pxPerMm).end();
            all.push_back(own[s]);
        }
    }
    const double usual = medianInPlace(std::span<double>(all)); // as far as colours are blurred
    std::vector<cv::Point2d> moves(cards.size());
    for (std::size_t c = 0; c < cards.size(); ++c) {
        const auto off = [&](std::size_t s) { return ends[c][s % 4] - usual; };
        for (std::size_t s = 0; s < 4; ++s) {
            const bool isBeside = off(s) < -kFarOff && off(s + 2) > kFarOff &&
                                  std::abs(off(s) + off(s + 2)) < kEqual &&
                                  std::abs(off(s + 1)) < kOff && std::abs(off(s + 3)) < kOff;
            if (isBeside) {
                const AlongSide beyond(table, lab, cards[c], (s + 2) % 4, pxPerMm);
                moves[c] = beyond.outward() * (off(s + 2) - off(s)) / 2;
            }
        }
    }
    return moves;
}

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
