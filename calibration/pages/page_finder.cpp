#include "calibration/pages/page_finder.h"

#include "calibration/network/card_map.h"
#include "calibration/pages/page_by_edges.h"
#include "calibration/pages/page_on_borders.h"
#include "calibration/pages/page_on_map.h"
#include "calibration/pages/page_proportions.h"
#include "calibration/pages/page_sides.h"
#include "calibration/pages/page_surroundings.h"
#include "calibration/support/shrunk.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

constexpr float kToEdges = 0.5F; // how far corners are moved from the borders' place to the edges'
constexpr double kHardlyThere = 0.35;
constexpr double kDim = 0.7; // cards that show no better are looked for on a second map

/// Short over long side of the cards, where that is known.
std::optional<double> knownAspect(const PageQuestion& question) {
    return question.shape == KnownShape::Sure ? std::optional(question.size.aspectRatio())
                                              : std::nullopt;
}

double unlikeBeside(const RefinedPage& page, const MeasuredPhoto& photo) {
    return unlikeTableBeside(photo.field.lab, page.cards, page.model.view.pxPerMm);
}

/// The borders of the cards that a map shows; or of upright ones of which it shows a half.
BorderedPage bordersOn(const cv::Mat& seen, const cv::Mat& odds, const PageModel& mapped,
                       const PageQuestion& question) {
    const auto aspect = knownAspect(question);
    auto page = pageOnBorders(seen, odds, mapped, aspect);
    for (const auto& whole : uprightInstead(page.model, seen.size(), question.shape)) {
        auto other = pageOnBorders(seen, odds, whole, aspect);
        if (other.sure > page.sure) {
            page = std::move(other);
        }
    }
    return page;
}

/// The page on edges further out, where it ends there.
/// @param page  of cards that seem to go on beyond where they have been placed
std::optional<RefinedPage> furtherOut(const RefinedPage& page, const MeasuredPhoto& photo,
                                      const PageQuestion& question) {
    const auto size = photo.field.lab.size();
    for (const double borderMm : {1.2, 2.4}) {
        auto wider = page.model;
        wider.size += cv::Size2d(2 * borderMm, 2 * borderMm);
        auto found = refinedPage(
            photo.field, pageFrom(wider.inPicture(size), page.model.size, size, question.shape),
            photo.minGradient, question.shape, question.look);
        if (unlikeBeside(found, photo) < kCardGoesOn) {
            return found;
        }
    }
    return std::nullopt;
}

/// The photo as networks see it, and what the map says of it.
struct SeenPhoto {
    const cv::Mat& picture;
    const cv::Mat& odds;
};

/// A page that map and borders place.
struct Placed {
    FoundPage found;
    std::vector<Quad> byBorders; ///< px of the measured photo: the cards as the borders place them
    bool isFurtherOut = false;   ///< edges alone place it: the borders were within the cards
};

/// Ln, how much wider cards are than the proportions that are known; 0 where they are not.
/// @param aspect  of the cards, short over long side
double widerBy(double aspect, const PageQuestion& question) {
    const auto known = knownAspect(question);
    return known ? std::log(aspect / *known) : 0;
}

double aspectOff(double aspect, const PageQuestion& question) {
    return std::abs(widerBy(aspect, question));
}

/// Corners lie between the borders' place and the edges', as both are off for reasons that have
/// nothing in common.
Placed placed(const MappedPage& mapped, const BorderedPage& bordered, const SeenPhoto& seen,
              const MeasuredPhoto& photo, const PageQuestion& question) {
    Placed out;
    const auto drawn =
        scaled(bordered.model, static_cast<double>(photo.field.lab.cols) / seen.picture.cols);
    out.byBorders = drawn.inPicture(photo.field.lab.size());
    out.found.countInDoubt = mapped.agreement.leastClear < kHardlyThere;
    auto& page = out.found.page;
    page = refinedPage(photo.field, drawn, photo.minGradient, question.shape, question.look,
                       bordered.sure);
    out.found.evidence = PageEvidence{
        mapped.agreement,
        bordered.leastSure,
        bordered.sure,
        bordered.onPrints,
        farthestCorner(page.cards, out.byBorders) / drawn.view.pxPerMm,
        question.shape == KnownShape::Sure,
        aspectOff(drawn.size.aspectRatio(), question),
        bordered.ownAspect,
        widerBy(bordered.ownAspect, question),
        std::nullopt,
        std::nullopt,
        0,
        0,
        std::nullopt,
    };
    for (std::size_t c = 0; c < out.byBorders.size(); ++c) {
        for (std::size_t k = 0; k < 4; ++k) {
            const auto& from = out.byBorders[c][k];
            page.cards[c][k] = from + (page.cards[c][k] - from) * kToEdges;
        }
    }
    out.found.evidence->unlikeBeside = unlikeBeside(page, photo);
    if (seemsToGoOn(*out.found.evidence)) {
        out.found.evidence->backMm = bordersBackMm(seen.picture, seen.odds, bordered);
    }
    if (seemsToGoOn(*out.found.evidence) && !isInProportion(*out.found.evidence)) {
        if (auto further = furtherOut(page, photo, question)) {
            page = *std::move(further);
            out.isFurtherOut = true;
        }
    }
    return out;
}

EdgesAlone beside(const FoundPage& alone, const std::vector<Quad>& byBorders,
                  const PageQuestion& question) {
    return {alone.certainty == Certainty::Certain,
            farthestCorner(alone.page.cards, byBorders) / alone.page.model.view.pxPerMm,
            aspectOff(alone.page.model.size.aspectRatio(), question)};
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

/// @return whether a card was put beside its place
bool moveToTheirPlaces(RefinedPage& page, const MeasuredPhoto& photo) {
    const auto moves = besideTheirPlaces(photo.field.lab, page.cards, page.model.view.pxPerMm);
    bool isMoved = false;
    for (std::size_t c = 0; c < moves.size(); ++c) {
        for (auto& corner : page.cards[c]) {
            corner += cv::Point2f(moves[c]);
        }
        isMoved = isMoved || moves[c] != cv::Point2d();
    }
    return isMoved;
}

/// How far outwards the cards end where the deck's other pages differ in this: there they go on
/// into sleeves and here not, or the other way round.
/// @return mm; 0 where they do not differ
double outwardsByOthers(const PageEvidence& evidence, const PageLook& others) {
    // Beyond the card; borders that are taken for table are about as wide.
    constexpr double kSleeveMm = 1.0;
    // Sleeves make cards wider, borders left out make them narrower, if their proportions are
    // known.
    return endsAtSleeves(evidence, others) && evidence.wider >= 0        ? -kSleeveMm
           : goesOnUnlikeOthers(evidence, others) && evidence.wider <= 0 ? kSleeveMm
                                                                         : 0;
}

/// Where all borders were left out by the proportions that are known, moves the sides out to where
/// these are right: a border of the table's colour does not show.
/// @return whether that was so
bool widenToBorders(RefinedPage& page, const PageEvidence& evidence, const MeasuredPhoto& photo,
                    const PageQuestion& question) {
    constexpr double kFarthest = 2.5; // mm
    const double aspect = aspectOf(page, photo.field.lab.size());
    if (!lacksBorders(evidence, widerBy(aspect, question))) {
        return false;
    }
    const auto known = question.size.aspectRatio();
    constexpr double kNearlySquare = 0.9; // a border on all sides hardly changes its proportions
    if (known > kNearlySquare) {
        return false;
    }
    const double shortMm = page.model.size.width;
    const double mm = (known * shortMm / aspect - shortMm) / (2 * (1 - known));
    widen(page, std::min(mm, kFarthest));
    return true;
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
    const auto bordered = bordersOn(seen, odds, mapped->model, question);
    auto page = placed(*mapped, bordered, {seen, odds}, fine, question);
    auto& found = page.found;
    auto& evidence = *found.evidence;
    bool isCertain = !page.isFurtherOut && bearsItOut(evidence);
    bool isBorneOut = page.isFurtherOut; // something else than the borders says where cards end
    if (!isCertain) {
        if (auto alone = pageByEdges(photo, fine, question)) {
            evidence.alone = beside(*alone, page.byBorders, question);
            if (edgesAloneBearItOut(evidence)) {
                found.page = std::move(alone->page);
                isCertain = true;
                isBorneOut = true;
            }
        }
    }
    if (question.look.isOfSurePages(1)) {
        evidence.onLook = moveOntoLook(found.page, fine.field, fine.minGradient, question.look);
        evidence.aspectOffOnLook = aspectOff(evidence.onLook->aspect, question);
        isBorneOut = isBorneOut || otherPagesBearItOut(evidence);
        isCertain = isCertain || otherPagesBearItOut(evidence);
    }
    evidence.unlikeBeside = unlikeBeside(found.page, fine);
    isCertain = isCertain && !seemsToGoOn(evidence) && !endsAtSleeves(evidence, question.look);
    if (const double mm = outwardsByOthers(evidence, question.look); mm != 0) {
        widen(found.page, mm);
        isCertain = false;
    } else if (!isBorneOut) {
        isCertain = !widenToBorders(found.page, evidence, fine, question) && isCertain;
    }
    isCertain = !moveToTheirPlaces(found.page, fine) && isCertain;
    found.certainty = isCertain                 ? Certainty::Certain
                      : makesItLikely(evidence) ? Certainty::Likely
                                                : Certainty::Doubtful;
    return inPhoto(std::move(found), fine);
}

} // namespace pocketmars::calibration
