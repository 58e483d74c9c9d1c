#include "calibration/sides/card_sides.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace pocketmars::calibration {
namespace {

/// Mm from a side to half way to the next card, as far as anybody looks.
double roomBeside(const std::vector<Quad>& quads, std::size_t card, std::size_t side,
                  double pxPerMm) {
    const auto a = quads[card][side];
    const auto b = quads[card][(side + 1) % 4];
    const auto outward = cv::Point2f(b.y - a.y, a.x - b.x) / static_cast<float>(cv::norm(b - a));
    constexpr double kStepMm = 0.5;
    for (double mm = kStepMm; mm <= 2 * kSideReach; mm += kStepMm) {
        for (const float t : {0.05F, 0.35F, 0.65F, 0.95F}) {
            const auto at = a * (1 - t) + b * t + outward * static_cast<float>(mm * pxPerMm);
            for (std::size_t other = 0; other < quads.size(); ++other) {
                if (other != card && cv::pointPolygonTest(quads[other], at, false) >= 0) {
                    return mm / 2;
                }
            }
        }
    }
    return kSideReach;
}

} // namespace

std::array<double, 4> pxPerMmAcross(const Quad& card, cv::Size2d shortAndLong, bool isWide) {
    const auto lengths = sideLengths(card);
    const double across = isWide ? shortAndLong.height : shortAndLong.width;
    const double down = isWide ? shortAndLong.width : shortAndLong.height;
    const double upright = (lengths[1] + lengths[3]) / (2 * down);
    const double level = (lengths[0] + lengths[2]) / (2 * across);
    return {upright, level, upright, level};
}

std::vector<CardSide> cardSides(const EdgeField& field, const PageModel& model, double reach,
                                double minGradient) {
    std::vector<CardSide> sides;
    const auto quads = model.inPicture(field.lab.size());
    for (std::size_t c = 0; c < model.cards.size(); ++c) {
        const auto& quad = quads[c];
        const bool isWide = model.cards[c].isWide;
        const auto pxPerMm = pxPerMmAcross(quad, model.size, isWide);
        for (std::size_t s = 0; s < 4; ++s) {
            sides.push_back({SideProfile(field, quad, s, pxPerMm[s], reach, reach, minGradient), c,
                             s, kindOfSide(s, isWide), roomBeside(quads, c, s, pxPerMm[s])});
        }
    }
    return sides;
}

} // namespace pocketmars::calibration
