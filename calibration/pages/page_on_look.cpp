#include "calibration/pages/page_on_look.h"

#include "calibration/page_model/page_plane.h"
#include "calibration/sides/card_sides.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace pocketmars::calibration {
namespace {

/// The same quad with each side so far outwards, px.
Quad widened(const Quad& quad, const std::array<double, 4>& px) {
    std::array<std::array<cv::Point2f, 2>, 4> sides;
    for (std::size_t s = 0; s < 4; ++s) {
        const auto along = quad[(s + 1) % 4] - quad[s];
        const cv::Point2f outward = cv::Point2f(along.y, -along.x) / cv::norm(along);
        const auto move = outward * static_cast<float>(px[s]);
        sides[s] = {quad[s] + move, quad[(s + 1) % 4] + move};
    }
    Quad out = quad;
    for (std::size_t c = 0; c < 4; ++c) {
        const auto& before = sides[(c + 3) % 4];
        out[c] = intersection(before[0], before[1], sides[c][0], sides[c][1]).value_or(quad[c]);
    }
    return out;
}

/// Of a page's cards in the mean, short over long side.
double aspectOf(const RefinedPage& page, cv::Size picture) {
    const PagePlane plane(page.model.view, picture);
    double sum = 0; // ln
    for (std::size_t c = 0; c < page.cards.size(); ++c) {
        if (const auto mm = plane.toTable(page.cards[c])) {
            const auto sides = sideLengths(*mm);
            const double ratio = std::log((sides[0] + sides[2]) / (sides[1] + sides[3]));
            sum += page.model.cards[c].isWide ? -ratio : ratio;
        }
    }
    return std::exp(sum / static_cast<double>(page.cards.size()));
}

} // namespace

LookAgreement moveOntoLook(RefinedPage& page, const EdgeField& field, double minGradient,
                           const PageLook& look) {
    const auto outwards = [&] {
        return PageLook(field, page.model, page.cards, minGradient, 1).outwards(look);
    };
    const auto moves = outwards();
    for (std::size_t c = 0; c < page.cards.size(); ++c) {
        const bool isWide = page.model.cards[c].isWide;
        auto px = pxPerMmAcross(page.cards[c], page.model.size, isWide);
        for (std::size_t s = 0; s < 4; ++s) {
            px[s] *= moves[kindOfSide(s, isWide)].value_or(0.0);
        }
        page.cards[c] = widened(page.cards[c], px);
    }
    const auto left = outwards();
    LookAgreement found;
    found.tellsSize = (left[0] && left[2]) || (left[1] && left[3]);
    for (const auto& mm : left) {
        found.farthestMm = std::max(found.farthestMm, std::abs(mm.value_or(0.0)));
    }
    found.aspect = aspectOf(page, field.lab.size());
    return found;
}

} // namespace pocketmars::calibration
