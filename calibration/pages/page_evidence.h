#pragma once

#include "calibration/pages/page_on_look.h"
#include "calibration/pages/page_on_map.h"
#include "calibration/pages/page_prints.h"
#include "calibration/sides/page_look.h"

#include <optional>

namespace pocketmars::calibration {

/// A page as edges alone explain it, beside where map and borders have its cards.
struct EdgesAlone {
    bool isCertain = false; ///< by itself
    double farthestMm = 0;  ///< the farthest that a corner lies elsewhere
    double aspectOff = 0;   ///< ln, of its proportions, where they are known
};

/// What bears out that the cards of a page end where they were found.
struct PageEvidence {
    MapAgreement onMap;
    double sideSure = 0; ///< how likely the least sure side lies within a mm of where it is placed
    double allSure = 0;  ///< and all of them in the mean
    PrintAgreement onPrints;
    double apartMm = 0;        ///< the farthest that the edges near have a corner elsewhere
    bool shapeIsKnown = false; ///< how large the cards are was said
    double aspectOff = 0;      ///< ln, of the proportions, where they are known
    double ownAspect = 0; ///< short over long side, as borders alone have them, not knowing any
    /// Ln, of these beside the known ones: below 0 for cards that seem narrower than they are, as
    /// with a border left out on all sides; above with sleeves.
    double wider = 0;
    std::optional<EdgesAlone> alone;     ///< if they were asked
    std::optional<LookAgreement> onLook; ///< beside the deck's other pages, if there are any
    double aspectOffOnLook = 0;          ///< ln, of the proportions that the cards have there
    double unlikeBeside = 0; ///< the table, what is right beside them (unlikeTableBeside)
    /// Mm that the borders still lie off when they have been asked from further out; if they were.
    std::optional<double> backMm;
};

/// Whether map, borders, edges and prints together leave no doubt; cards whose borders are unsure
/// and give them other proportions than they are known to have are in doubt.
[[nodiscard]] bool bearsItOut(const PageEvidence& evidence);

/// Whether the cards seem to go on beyond where they were found, as with a border that was taken
/// for table. Where borders, edges and known proportions agree on the cardboard's edge, or the
/// borders are the same when they are asked from further out, what goes on is a sleeve.
[[nodiscard]] bool seemsToGoOn(const PageEvidence& evidence);

/// Whether the cards have the proportions that are known, as far as a border left out would show.
[[nodiscard]] bool isInProportion(const PageEvidence& evidence);

/// Whether the cards were taken to end where their sleeves do, unlike the deck's other pages'.
[[nodiscard]] bool endsAtSleeves(const PageEvidence& evidence, const PageLook& others);

/// Whether the cards seem to go on beyond where they were found, unlike the deck's other pages':
/// borders were left out, or the others end at their sleeves.
[[nodiscard]] bool goesOnUnlikeOthers(const PageEvidence& evidence, const PageLook& others);

/// Whether borders were left out on all sides, by the proportions that are known: one all around is
/// a larger part of the short side.
/// @param wider  ln, of the cards as they are placed
[[nodiscard]] bool lacksBorders(const PageEvidence& evidence, double wider);

/// Whether borders give the cards other proportions than the deck's other pages have; where nobody
/// has said which.
[[nodiscard]] bool isOutOfProportion(const PageEvidence& evidence, const PageLook& others);

/// Whether these are a page's cards, though where they end to the mm may be open.
[[nodiscard]] bool makesItLikely(const PageEvidence& evidence);

/// Whether the cards lie where edges alone have them: that search shares no step with the networks,
/// so where it is certain and comes to nearly the same, nobody has to look.
[[nodiscard]] bool edgesAloneBearItOut(const PageEvidence& evidence);

/// Whether the print along the cards' sides lies where the deck's other pages have it.
[[nodiscard]] bool otherPagesBearItOut(const PageEvidence& evidence);

} // namespace pocketmars::calibration
