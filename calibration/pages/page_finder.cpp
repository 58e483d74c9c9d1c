#include "calibration/pages/page_finder.h"

#include "calibration/network/card_map.h"
#include "calibration/pages/page_by_edges.h"
#include "calibration/pages/page_on_map.h"

#include <algorithm>
#include <limits>

namespace pocketmars::calibration {
namespace {

constexpr double kSameMm = 1.0; // corners that differ less are the same

/// The farthest that a corner of one page lies from the nearest card's of the other, px.
double farthest(const std::vector<Quad>& cards, const std::vector<Quad>& others) {
    double off = 0;
    for (const auto& card : cards) {
        double nearest = std::numeric_limits<double>::max();
        for (const auto& other : others) {
            double far = 0;
            for (std::size_t c = 0; c < 4; ++c) {
                far = std::max(far, cv::norm(card[c] - other[c]));
            }
            nearest = std::min(nearest, far);
        }
        off = std::max(off, nearest);
    }
    return off;
}

bool agree(const FoundPage& a, const FoundPage& b) {
    return farthest(a.page.cards, b.page.cards) < kSameMm * a.page.model.view.pxPerMm;
}

/// A page that the map places, on the edges near there.
FoundPage onEdges(const MappedPage& mapped, double pxPerMapPx, const MeasuredPhoto& photo,
                  const PageQuestion& question) {
    constexpr double kHardlyThere = 0.35;
    const auto drawn = scaled(mapped.model, pxPerMapPx);
    FoundPage found;
    found.page = refinedPage(photo.field, drawn, photo.minGradient, question.shape, question.look,
                             mapped.clear);
    found.countInDoubt = mapped.leastClear < kHardlyThere;
    found.certainty = Certainty::Doubtful;
    return found;
}

} // namespace

std::optional<FoundPage> findPage(const cv::Mat& photo, const PageQuestion& question) {
    const auto fine = measured(photo);
    const auto odds = cardMap(photo);
    std::optional<FoundPage> found;
    if (const auto mapped = pageOnMap(odds, question)) {
        found =
            onEdges(*mapped, static_cast<double>(fine.field.lab.cols) / odds.cols, fine, question);
    }
    if (!found || found->certainty != Certainty::Certain) {
        auto other = pageByEdges(photo, fine, question);
        if (!found) {
            found = std::move(other);
        } else if (other && agree(*found, *other)) {
            found->certainty = Certainty::Certain;
        }
    }
    return found ? std::optional(inPhoto(*std::move(found), fine)) : std::nullopt;
}

} // namespace pocketmars::calibration
