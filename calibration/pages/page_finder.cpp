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

bool isClear(const MappedPage& page) {
    return page.leastAlong > 0.95 && page.leastClear > 0.85;
}

} // namespace

std::optional<FoundPage> findPage(const cv::Mat& photo, const PageQuestion& question) {
    const auto fine = measured(photo);
    const auto odds = cardMap(photo);
    const auto mapped = pageOnMap(odds, question);
    if (!mapped) {
        auto found = pageByEdges(photo, fine, question);
        if (found) {
            found = inPhoto(*std::move(found), fine);
        }
        return found;
    }
    FoundPage found;
    const auto model =
        scaled(mapped->model, static_cast<double>(fine.field.lab.cols) / odds.cols);
    found.page = settledPage(fine.field, model, fine.minGradient, question.shape);
    found.certainty = isClear(*mapped) ? Certainty::Certain : Certainty::Doubtful;
    if (found.certainty == Certainty::Doubtful) {
        const auto other = pageByEdges(photo, fine, question);
        if (other && farthest(other->page.cards, found.page.cards) < kSameMm * model.view.pxPerMm) {
            found.certainty = Certainty::Certain;
        }
    }
    return inPhoto(std::move(found), fine);
}

} // namespace pocketmars::calibration
