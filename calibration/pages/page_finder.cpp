#include "calibration/pages/page_finder.h"

#include "calibration/network/card_map.h"
#include "calibration/pages/page_by_edges.h"
#include "calibration/pages/page_on_borders.h"
#include "calibration/pages/page_on_map.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <limits>

namespace pocketmars::calibration {
namespace {

constexpr double kSeenSide = 800;     // px, of the photo that the networks see
constexpr double kSureEdges = 0.72;   // how sure edges are, if corners are moved onto them
constexpr double kNearEdges = 1.3;    // mm: and how near they are to the borders' place
constexpr double kCertainEdges = 2.5; // mm: the same of edges that are certain by themselves
constexpr float kToEdges = 0.5F; // how far corners are moved from the borders' place to the edges'
constexpr double kHardlyThere = 0.35;

/// What a page must show at least for nobody to have to look at it.
struct LeastEvidence {
    double mapAlong; ///< of each card's outline that lies on the map's borders
    double mapClear; ///< how clear the map is beside each card
    double sideSure; ///< how likely each side lies where it is placed
    double allSure;  ///< and all of them in the mean
    double apartMm;  ///< how far edges may have another opinion of a corner at most
};
// What one witness leaves open the other must tell the better (drawn decks 5121 to 5129).
constexpr LeastEvidence kClearMap{0.72, 0.8, 0.9, 0.0, 1.6};
constexpr LeastEvidence kSureBorders{0.6, 0.65, 0.9, 0.98, 1.2};

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

std::vector<Quad> quadsOf(const PageModel& model, cv::Size picture) {
    std::vector<Quad> quads;
    for (std::size_t c = 0; c < model.cards.size(); ++c) {
        quads.push_back(model.inPicture(c, picture));
    }
    return quads;
}

/// A page that map and borders place, and how far the edges near there are from it.
struct Placed {
    FoundPage found;
    MapAgreement onMap;
    double sure = 0;             ///< as in BorderedPage
    double leastSure = 0;        ///< as in BorderedPage
    double apartMm = 0;          ///< the farthest that edges have a corner elsewhere
    std::vector<Quad> byBorders; ///< px of the measured photo
};

/// Corners lie between the borders' place and the edges', as both are off for reasons that have
/// nothing in common.
Placed placed(const MappedPage& mapped, const BorderedPage& bordered, double pxPerSeenPx,
              const MeasuredPhoto& photo, const PageQuestion& question) {
    const auto drawn = scaled(bordered.model, pxPerSeenPx);
    Placed out;
    out.onMap = mapped.agreement;
    out.sure = bordered.sure;
    out.leastSure = bordered.leastSure;
    out.found.countInDoubt = mapped.agreement.leastClear < kHardlyThere;
    auto& page = out.found.page;
    page = refinedPage(photo.field, drawn, photo.minGradient, question.shape, question.look,
                       bordered.sure);
    out.byBorders = quadsOf(drawn, photo.field.lab.size());
    out.apartMm = farthest(page.cards, out.byBorders) / drawn.view.pxPerMm;
    for (std::size_t c = 0; c < out.byBorders.size(); ++c) {
        for (std::size_t k = 0; k < 4; ++k) {
            const auto& from = out.byBorders[c][k];
            page.cards[c][k] = from + (page.cards[c][k] - from) * kToEdges;
        }
    }
    return out;
}

bool shows(const Placed& page, const LeastEvidence& least) {
    return page.onMap.leastAlong > least.mapAlong && page.onMap.leastClear > least.mapClear &&
           page.leastSure > least.sideSure && page.sure > least.allSure &&
           page.apartMm < least.apartMm;
}

} // namespace

std::optional<FoundPage> findPage(const cv::Mat& photo, const PageQuestion& question) {
    const auto fine = measured(photo);
    const auto odds = cardMap(photo);
    const auto mapped = pageOnMap(odds, question);
    if (!mapped) {
        auto found = pageByEdges(photo, fine, question);
        if (!found) {
            return std::nullopt;
        }
        found->certainty = std::min(found->certainty, Certainty::Doubtful);
        return inPhoto(*std::move(found), fine);
    }
    const auto seen = shrunk(photo, kSeenSide);
    const auto bordered = pageOnBorders(seen, odds, mapped->model, question.shape);
    const double pxPerSeenPx = static_cast<double>(fine.field.lab.cols) / seen.cols;
    auto page = placed(*mapped, bordered, pxPerSeenPx, fine, question);
    const bool isCertain = shows(page, kClearMap) || shows(page, kSureBorders);
    page.found.certainty = isCertain ? Certainty::Certain : Certainty::Doubtful;
    // A search by edges alone shares no step with the networks: where it is certain and comes to
    // nearly the same, nothing is as exact.
    const bool edgesShow =
        page.found.page.edges.front().sure > kSureEdges && page.apartMm < kNearEdges;
    if (!isCertain || edgesShow) {
        const auto alone = pageByEdges(photo, fine, question);
        const double near = isCertain ? kNearEdges : kCertainEdges;
        if (alone && alone->certainty == Certainty::Certain &&
            farthest(alone->page.cards, page.byBorders) < near * alone->page.model.view.pxPerMm) {
            page.found.page = alone->page;
            page.found.certainty = Certainty::Certain;
        }
    }
    return inPhoto(std::move(page.found), fine);
}

} // namespace pocketmars::calibration
