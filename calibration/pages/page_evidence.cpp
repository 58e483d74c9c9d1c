#include "calibration/pages/page_evidence.h"

#include "calibration/pages/page_surroundings.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace pocketmars::calibration {
namespace {

constexpr double kNearEdges = 1.6; // mm: how near edges that are certain come to the borders
// Of edges that run around each other the cardboard's gives the known proportions: one all around
// a mm inside of it is off by 0.009 (63 x 88 mm). So may borders that are unsure be further away.
constexpr double kFarEdges = 2.5;      // mm
constexpr double kUnsureBorders = 0.9; // all sides in the mean
constexpr double kExactAspect = 0.003; // ln

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
// 7012, 7421 to 7524, 8401 to 8406, 8421 to 8440).
constexpr double kAnyPrint = -1;
constexpr double kAnywhere = 100;
constexpr double kUsualAspect = 0.0125; // curl and tilt leave so much
constexpr std::array kEnough{
    LeastEvidence{0.72, 0.82, 0.9, 0.95, 1.6, kAnyPrint, kAnywhere, kUsualAspect}, // a clear map
    LeastEvidence{0.6, 0.65, 0.9, 0.98, 1.2, kAnyPrint, kAnywhere, kUsualAspect},  // sure borders
    LeastEvidence{0.4, 0.4, 0.95, 0.98, 1.1, 0.75, 0.4, 0.006},                    // alike prints
    LeastEvidence{0.8, 0.85, 0.86, 0.97, 0.9, 0.9, 0.3, 0.006},                    // one dim side
    // Of edges that much further off half way is near enough to both.
    LeastEvidence{0.85, 0.88, 0.94, 0.96, 2.0, kAnyPrint, kAnywhere, 0.005},
    // Where all is plain to see, only the lens bends proportions.
    LeastEvidence{0.9, 0.9, 0.99, 0.99, 1.2, kAnyPrint, kAnywhere, 0.016},
};
// And where the deck's other pages bear it out.
constexpr LeastEvidence kAsOthers{0.5, 0.55, 0.6, 0.94, kAnywhere, 0.4, 0.9, kUsualAspect};
// What no photo of anything else comes near, and nearly every page of cards has.
constexpr LeastEvidence kLikely{0.35, 0.35, 0.5, 0.85, 3, kAnyPrint, kAnywhere, 0.03};
constexpr double kAtOthersEdge = 0.25; // mm
// A mm within the cards all around the proportions are off by 0.009.
constexpr double kCardboardAspect = 0.005; // ln
constexpr double kCardboardSure = 0.985;   // of each side
constexpr double kCardboardApart = 0.7;    // mm
// Asked from 1.6 mm further out, borders that were a mm within the cards lie that mm further out,
// right ones within 0.5 (drawn decks 7421 to 7436, 7461 to 7475, 7501 to 7524).
constexpr double kBack = 0.55; // mm
constexpr double kBackSure = 0.95;
constexpr double kNothingBeside = 0.2;
// A mm within the cards all around borders alone make them narrower by 0.0125 to 0.02. Right ones
// are so, too, where borders misled and edges or other pages told better; hardly ever where nothing
// did (drawn decks 7801 to 7840, easy and ordinary light).
constexpr double kNarrow = -0.0125;        // ln
constexpr double kNarrowAsPlaced = -0.007; // the known proportions have drawn them back
// Borders that come out so are off on one side at least, or unsure of one: five of eleven pages
// that were wrong without a word did, and seven of 775 right ones (drawn decks 7865 to 7879, 7920
// to 7955, easy and ordinary light).
constexpr double kOwnAspect = 0.0085; // ln
constexpr double kAsPlaced = 0.005;
constexpr double kUnsureOfASide = 0.96;
// Of cards in sleeves that are seen none come out narrower than that, of cards whose borders were
// taken for sleeves half.
constexpr double kNarrowForSleeves = -0.0085; // ln

bool shows(const PageEvidence& page, const LeastEvidence& least) {
    return page.onMap.leastAlong > least.mapAlong && page.onMap.leastClear > least.mapClear &&
           page.sideSure > least.sideSure && page.allSure > least.allSure &&
           page.apartMm < least.apartMm && page.onPrints.leastLike > least.alike &&
           page.onPrints.farthestMm < least.printMm && page.aspectOff < least.aspect;
}

/// Whether unsure borders give the cards other proportions than they are known to have.
bool contradictsItself(const PageEvidence& page) {
    return std::abs(page.wider) > kOwnAspect && page.aspectOff > kAsPlaced &&
           page.sideSure < kUnsureOfASide;
}

} // namespace

bool bearsItOut(const PageEvidence& evidence) {
    return !contradictsItself(evidence) &&
           std::any_of(kEnough.begin(), kEnough.end(),
                       [&](const auto& least) { return shows(evidence, least); });
}

bool isOutOfProportion(const PageEvidence& evidence, const PageLook& others) {
    const auto aspect = others.aspect();
    if (evidence.shapeIsKnown || !aspect) {
        return false;
    }
    const double off = std::abs(std::log(evidence.ownAspect / *aspect));
    return off > kUsualAspect || (off > kOwnAspect && evidence.sideSure < kUnsureOfASide);
}

bool seemsToGoOn(const PageEvidence& evidence) {
    const bool isCardboard = isInProportion(evidence) && evidence.sideSure > kCardboardSure &&
                             evidence.apartMm < kCardboardApart;
    const bool isSame = evidence.backMm && *evidence.backMm < kBack &&
                        evidence.sideSure > kBackSure && evidence.wider > kNarrowForSleeves;
    return evidence.unlikeBeside > kCardGoesOn && !isCardboard && !isSame;
}

bool isInProportion(const PageEvidence& evidence) {
    return evidence.shapeIsKnown && evidence.aspectOff < kCardboardAspect;
}

bool endsAtSleeves(const PageEvidence& evidence, const PageLook& others) {
    return others.unlikeBeside().value_or(0) > kCardGoesOn &&
           evidence.unlikeBeside < kNothingBeside;
}

bool goesOnUnlikeOthers(const PageEvidence& evidence, const PageLook& others) {
    return others.unlikeBeside().value_or(1) < kNothingBeside &&
           evidence.unlikeBeside > kCardGoesOn;
}

bool lacksBorders(const PageEvidence& evidence, double wider) {
    return evidence.shapeIsKnown && evidence.wider < kNarrow && wider < kNarrowAsPlaced;
}

bool makesItLikely(const PageEvidence& evidence) { return shows(evidence, kLikely); }

bool edgesAloneBearItOut(const PageEvidence& evidence) {
    const auto& alone = evidence.alone;
    const bool mayBeFar = evidence.shapeIsKnown && evidence.allSure < kUnsureBorders && alone &&
                          alone->aspectOff < kExactAspect;
    return alone && alone->isCertain && alone->farthestMm < (mayBeFar ? kFarEdges : kNearEdges);
}

bool otherPagesBearItOut(const PageEvidence& evidence) {
    if (!evidence.onLook || !evidence.onLook->tellsSize) {
        return false;
    }
    auto moved = evidence;
    moved.aspectOff = evidence.aspectOffOnLook;
    return evidence.onLook->farthestMm < kAtOthersEdge && shows(moved, kAsOthers);
}

} // namespace pocketmars::calibration
