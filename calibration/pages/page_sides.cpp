#include "calibration/pages/page_sides.h"

#include "calibration/page_model/page_plane.h"
#include "calibration/sides/card_sides.h"

#include <cmath>

namespace pocketmars::calibration {

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

void widen(RefinedPage& page, double mm) {
    for (std::size_t c = 0; c < page.cards.size(); ++c) {
        auto px = pxPerMmAcross(page.cards[c], page.model.size, page.model.cards[c].isWide);
        for (auto& side : px) {
            side *= mm;
        }
        page.cards[c] = widened(page.cards[c], px);
    }
    page.model.size += cv::Size2d(2 * mm, 2 * mm);
}

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

} // namespace pocketmars::calibration
