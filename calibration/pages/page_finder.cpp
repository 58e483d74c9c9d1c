#include "calibration/pages/page_finder.h"

#include "calibration/network/card_map.h"
#include "calibration/pages/page_by_edges.h"
#include "calibration/pages/page_on_borders.h"
#include "calibration/pages/page_on_look.h"
#include "calibration/pages/page_on_map.h"
#include "calibration/support/shrunk.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

constexpr double kNearEdges = 1.6; // mm: how near edges that are certain come to the borders
// Of edges that run around each other the cardboard's gives the known proportions: one all around
// a mm inside of it is off by 0.009 (63 x 88 mm). So may borders that are unsure be further away.
constexpr double kFarEdges = 2.5;      // mm
constexpr double kUnsureBorders = 0.9; // all sides in the mean
constexpr double kExactAspect = 0.003; // ln
constexpr float kToEdges = 0.5F; // how far corners are moved from the borders' place to the edges'
constexpr double kHardlyThere = 0.35;
constexpr double kDim = 0.7; // cards that show no better are looked for on a second map

/// What a page must show at least for nobody to have to look at it.
struct LeastEvidence {
    double mapAlong; ///< of each card's outline that lies on the map's borders
    double mapClear; ///< how clear the map is beside each card
    double sideSure; ///< how likely each side lies where it is placed
    double allSure;  ///< and all of them in the mean
    double apartMm;  ///< how far edges may have another opinion of a corner at most
    double alike;    ///< how like the others' each card's print is
    double printMm;  ///< how far a card may lie from its print at most
    double aspect;   ///< ln: how far the proportions may be off that are known
};
// What one witness leaves open the others must tell the better (drawn decks 5121 to 5129, 7001 to
// 7012, 8401 to 8406, 8421 to 8440).
constexpr double kAnyPrint = -1;
constexpr double kAnywhere = 100;
constexpr double kUsualAspect = 0.0125; // curl and tilt leave so much
constexpr LeastEvidence kClearMap{0.72, 0.8, 0.9, 0.0, 1.6, kAnyPrint, kAnywhere, kUsualAspect};
constexpr LeastEvidence kSureBorders{0.6, 0.65, 0.9, 0.98, 1.2, kAnyPrint, kAnywhere, kUsualAspect};
constexpr LeastEvidence kAlikePrints{0.4, 0.4, 0.95, 0.98, 1.1, 0.75, 0.4, 0.006};
constexpr LeastEvidence kOneDimSide{0.8, 0.85, 0.86, 0.97, 0.9, 0.9, 0.3, 0.006};
// Where all is plain to see, only the lens bends proportions.
constexpr LeastEvidence kAllPlain{0.9, 0.9, 0.99, 0.99, 1.2, kAnyPrint, kAnywhere, 0.016};
// And where the deck's other pages bear it out.
constexpr LeastEvidence kAsOthers{0.5, 0.55, 0.6, 0.9, kAnywhere, 0.4, 0.9, kUsualAspect};
constexpr double kAtOthersEdge = 0.25; // mm

/// A page that map and borders place, and how far the edges near there are from it.
struct Placed {
    FoundPage found;
    MapAgreement onMap;
    BorderedPage onBorders;      ///< px of the measured photo
    std::vector<Quad> byBorders; ///< px of it: the cards as they place them
    double apartMm = 0;          ///< the farthest that edges have a corner elsewhere
    double aspectOff = 0;        ///< ln, of the proportions, where they are known
};

/// Ln, of proportions that are known; 0 where they are not.
double aspectOff(const PageModel& model, const PageQuestion& question) {
    return question.shape == KnownShape::Sure
               ? std::abs(std::log(model.size.aspectRatio() / question.size.aspectRatio()))
               : 0;
}

/// Corners lie between the borders' place and the edges', as both are off for reasons that have
/// nothing in common.
Placed placed(const MappedPage& mapped, const BorderedPage& bordered, double pxPerSeenPx,
              const MeasuredPhoto& photo, const PageQuestion& question) {
    Placed out;
    out.onMap = mapped.agreement;
    out.onBorders = bordered;
    auto& drawn = out.onBorders.model;
    drawn = scaled(drawn, pxPerSeenPx);
    out.byBorders = drawn.inPicture(photo.field.lab.size());
    out.aspectOff = aspectOff(drawn, question);
    out.found.countInDoubt = mapped.agreement.leastClear < kHardlyThere;
    auto& page = out.found.page;
    page = refinedPage(photo.field, drawn, photo.minGradient, question.shape, question.look,
                       bordered.sure);
    out.apartMm = farthestCorner(page.cards, out.byBorders) / drawn.view.pxPerMm;
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
           page.onBorders.leastSure > least.sideSure && page.onBorders.sure > least.allSure &&
           page.apartMm < least.apartMm && page.onBorders.onPrints.leastLike > least.alike &&
           page.onBorders.onPrints.farthestMm < least.printMm && page.aspectOff < least.aspect;
}

/// Whether a page by edges alone can be taken in place of one in doubt.
bool standsAlone(const FoundPage& alone, const Placed& page, const PageQuestion& question) {
    const bool mayBeFar = question.shape == KnownShape::Sure &&
                          page.onBorders.sure < kUnsureBorders &&
                          aspectOff(alone.page.model, question) < kExactAspect;
    return alone.certainty == Certainty::Certain &&
           farthestCorner(alone.page.cards, page.byBorders) <
               (mayBeFar ? kFarEdges : kNearEdges) * alone.page.model.view.pxPerMm;
}

/// The map of a photo, and the page on it.
struct Mapped {
    cv::Mat odds;
    tl::expected<MappedPage, NoPage> page;
};

Mapped onMap(const cv::Mat& seen, const PageQuestion& question) {
    const auto on = [&](const cv::Mat& odds) { return Mapped{odds, pageOnMap(odds, question)}; };
    auto first = on(cardMap(seen));
    const auto& page = first.page;
    if (page ? page->agreement.leastClear > kDim : page.error() == NoPage::TooManyCards) {
        return first;
    }
    auto second = on(cardMapOfTurns(seen));
    const bool isBetter =
        second.page && (!page || second.page->agreement.leastClear > page->agreement.leastClear);
    return isBetter ? second : first;
}

} // namespace

std::optional<FoundPage> findPage(const cv::Mat& photo, const PageQuestion& question) {
    const auto fine = measured(photo);
    const auto seen = shrunk(photo, kNetworkSide);
    const auto [odds, mapped] = onMap(seen, question);
    if (!mapped) {
        auto found = pageByEdges(photo, fine, question);
        if (!found) {
            return std::nullopt;
        }
        found->certainty = std::min(found->certainty, Certainty::Doubtful);
        return inPhoto(*std::move(found), fine);
    }
    const auto bordered = pageOnBorders(seen, odds, mapped->model, question.shape);
    const double pxPerSeenPx = static_cast<double>(fine.field.lab.cols) / seen.cols;
    auto page = placed(*mapped, bordered, pxPerSeenPx, fine, question);
    const auto enough = {kClearMap, kSureBorders, kAlikePrints, kOneDimSide, kAllPlain};
    const bool isCertain = std::any_of(enough.begin(), enough.end(),
                                       [&](const auto& least) { return shows(page, least); });
    page.found.certainty = isCertain ? Certainty::Certain : Certainty::Doubtful;
    // A search by edges alone shares no step with the networks: where it is certain and comes to
    // nearly the same, nobody has to look.
    if (!isCertain) {
        const auto alone = pageByEdges(photo, fine, question);
        if (alone && standsAlone(*alone, page, question)) {
            page.found.page = alone->page;
            page.found.certainty = Certainty::Certain;
        }
    }
    if (question.look.isOfSurePages(1)) {
        const auto onLook =
            moveOntoLook(page.found.page, fine.field, fine.minGradient, question.look);
        if (onLook.tellsSize && onLook.farthestMm < kAtOthersEdge && shows(page, kAsOthers)) {
            page.found.certainty = Certainty::Certain;
        }
    }
    return inPhoto(std::move(page.found), fine);
}

} // namespace pocketmars::calibration
