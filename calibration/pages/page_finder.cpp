#include "calibration/pages/page_finder.h"

#include "calibration/network/card_map.h"
#include "calibration/pages/page_by_edges.h"
#include "calibration/pages/page_on_map.h"

#include <algorithm>
#include <limits>

namespace pocketmars::calibration {
namespace {

constexpr double kSameMm = 1.0;     // corners that differ less are the same
constexpr double kClearAlong = 0.8; // of each card's outline that lies on the map's borders
constexpr double kClear = 0.75;     // how clear the map is beside each card
constexpr double kBorneOutMm = 2.0; // how far edges may have another opinion of a corner
constexpr double kHardlyThere = 0.35;

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

/// A page that the map places, half way to the edges near there: the map and the edges are off for
/// reasons that have nothing in common.
FoundPage onEdges(const MappedPage& mapped, double pxPerMapPx, const MeasuredPhoto& photo,
                  const PageQuestion& question) {
    const auto drawn = scaled(mapped.model, pxPerMapPx);
    FoundPage found;
    found.page = refinedPage(photo.field, drawn, photo.minGradient, question.shape, question.look,
                             mapped.agreement.clear);
    double apart = 0; // px
    for (std::size_t c = 0; c < drawn.cards.size(); ++c) {
        const auto onMap = drawn.inPicture(c, photo.field.lab.size());
        for (std::size_t k = 0; k < 4; ++k) {
            auto& corner = found.page.cards[c][k];
            apart = std::max(apart, cv::norm(corner - onMap[k]));
            corner = (corner + onMap[k]) / 2;
        }
    }
    found.countInDoubt = mapped.agreement.leastClear < kHardlyThere;
    const bool isClear = mapped.agreement.leastAlong > kClearAlong &&
                         mapped.agreement.leastClear > kClear &&
                         apart < kBorneOutMm * drawn.view.pxPerMm;
    found.certainty = isClear ? Certainty::Certain : Certainty::Doubtful;
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
        if (!found && other) {
            found = std::move(other);
            found->certainty = std::min(found->certainty, Certainty::Doubtful);
        } else if (found && other && agree(*found, *other)) {
            found->certainty = Certainty::Certain;
        }
    }
    return found ? std::optional(inPhoto(*std::move(found), fine)) : std::nullopt;
}

} // namespace pocketmars::calibration
