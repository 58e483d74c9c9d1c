#include "calibration/learning/page_reading.h"

#include "calibration/learning/card_rows.h"
#include "calibration/learning/page_cards.h"
#include "calibration/learning/piece_finder.h"
#include "calibration/learning/place_words.h"
#include "calibration/learning/rectify.h"
#include "calibration/pages/page_finder.h"
#include "engine/support/phrase.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <variant>

namespace pocketmars::calibration {
namespace {

using engine::phrase;

/// Around the piece, px of the photo.
std::vector<cv::Point2f> outlineOf(const FoundPiece& piece) {
    std::vector<std::vector<cv::Point>> contours;
    cv::findContours(piece.mask, contours, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE,
                     piece.box.tl());
    const auto largest =
        std::max_element(contours.begin(), contours.end(), [](const auto& a, const auto& b) {
            return cv::contourArea(a) < cv::contourArea(b);
        });
    return largest == contours.end() ? std::vector<cv::Point2f>()
                                     : std::vector<cv::Point2f>(largest->begin(), largest->end());
}

PieceFace cutOut(const cv::Mat& photo, const FoundPiece& piece, const std::string& colour) {
    const int margin = std::max(piece.box.width, piece.box.height) / 3;
    const auto box = cv::Rect(piece.box.x - margin, piece.box.y - margin,
                              piece.box.width + 2 * margin, piece.box.height + 2 * margin) &
                     cv::Rect({0, 0}, photo.size());
    cv::Mat mask = cv::Mat::zeros(box.size(), CV_8U);
    piece.mask.copyTo(mask(piece.box - box.tl()));
    return {colour, photo(box).clone(), mask};
}

/// Cuts the cards out in the page's order, as they stand once the photo is turned as it has to be.
PageReading cutCards(const cv::Mat& photo, const std::vector<Quad>& cards, const ProfilePage& page,
                     const Layout& layout, ShipsStand ships, std::optional<int> turnOfOthers) {
    std::vector<CardQuad> ordered;
    std::transform(cards.begin(), cards.end(), std::back_inserter(ordered), [](const Quad& card) {
        return CardQuad{clockwise(card), 1.0};
    });
    PageReading reading;
    reading.turns = possibleTurns(ordered, page, layout, ships);
    reading.turn = chosenTurn(reading.turns, turnOfOthers);
    ordered = readTurned(std::move(ordered), reading.turn.value_or(0));
    for (const auto& card : ordered) {
        reading.outlines.emplace_back(card.corners.begin(), card.corners.end());
    }
    if (!reading.turn) {
        reading.problem =
            //: About a photo of cards
            phrase("Page", "the cards lie on their sides; turn the photo until they stand upright");
        return reading;
    }
    for (const auto& card : ordered) {
        const auto& kind = page.kinds[reading.faces.size()];
        const auto mm = standingMm(kind, isWide(card), layout, ships);
        reading.faces.push_back({kind, rectifiedCard(photo, card, mm)});
    }
    return reading;
}

/// The photo may be upright as it is, or turned the other way.
void doubtTurn(PageReading& reading) {
    const auto& turns = reading.turns;
    constexpr int kUpsideDown = 2; // or the rows are of three and four
    const bool mayBeUpright = std::find(turns.begin(), turns.end(), 0) != turns.end();
    const bool isTurned =
        !reading.turn || reading.turn == kUpsideDown || (mayBeUpright && reading.turn != 0);
    if (isTurned && reading.problem.empty() && reading.doubt.empty()) {
        //: About a photo of cards or pieces
        reading.doubt =
            phrase("Page", "the photo does not seem to be upright, and was turned; look "
                           "whether all stand upright and in their order now");
        reading.isLikely = true;
    }
}

/// About one of the pieces.
std::string hardlyShows(cv::Point2f piece, const std::vector<FoundPiece>& pieces, cv::Size photo) {
    std::vector<cv::Point2f> middles;
    middles.reserve(pieces.size());
    for (const auto& each : pieces) {
        middles.push_back((cv::Point2f(each.box.tl()) + cv::Point2f(each.box.br())) / 2);
    }
    if (const auto number = placeInRow(piece, middles)) {
        //: %1 a number, counted from the left of a row
        return phrase("Page", "piece %1 from the left hardly shows; look whether the frame is "
                              "around it")
            .with(*number);
    }
    //: %1 at the right, in the middle, …
    return phrase("Page", "the piece %1 hardly shows; look whether the frame is around it")
        .with(placeWords(piece, photo));
}

/// Cuts the pieces out in the page's order, as they stand once the photo is turned.
PageReading cutPieces(const cv::Mat& photo, const std::vector<FoundPiece>& pieces,
                      const Layout& layout, std::optional<int> turnOfOthers) {
    constexpr int kFromTopToBottom = 3; // as a list is read, where nothing tells it
    PageReading reading;
    reading.turns = possibleTurns(pieces);
    reading.turn = chosenTurn(reading.turns, turnOfOthers);
    const int turn = reading.turn.value_or(kFromTopToBottom);
    for (const auto& piece : readTurned(pieces, photo.size(), turn)) {
        const auto index = reading.pieces.size();
        reading.outlines.push_back(outlineOf(piece));
        reading.pieces.push_back(
            cutOut(photo, piece,
                   index < layout.colonists.size() ? layout.colonists[index] : std::string()));
    }
    return reading;
}

std::vector<std::vector<cv::Point2f>> outlinesOf(const std::vector<Quad>& cards) {
    std::vector<std::vector<cv::Point2f>> outlines;
    outlines.reserve(cards.size());
    for (const auto& card : cards) {
        outlines.emplace_back(card.begin(), card.end());
    }
    return outlines;
}

/// Most cards of a page are outlines too: then these can be believed where there are fewer or more.
/// Frames and halves of cards have other sizes, and lie elsewhere.
bool isBorneOut(const std::vector<Quad>& page, const std::vector<CardQuad>& outlines) {
    constexpr std::size_t kMayMiss = 2;
    constexpr double kSameSize = 0.25; // ln of the area
    const auto isOutline = [&](const Quad& card) {
        const double area = signedArea(card);
        return std::any_of(outlines.begin(), outlines.end(), [&](const CardQuad& outline) {
            const double other = std::abs(signedArea(outline.corners));
            return cv::norm(centre(outline.corners) - centre(card)) < 0.2 * std::sqrt(area) &&
                   std::abs(std::log(other / area)) < kSameSize;
        });
    };
    const auto found = static_cast<std::size_t>(std::count_if(page.begin(), page.end(), isOutline));
    return found > 0 && found + kMayMiss >= page.size();
}

/// What the outlines on a page say by themselves: how many cards there are, and what keeps others
/// from being seen. Nothing where there are as many as there should be.
/// @param found  how the page was explained otherwise; nothing if it was not
std::optional<PageReading> miscounted(const cv::Mat& photo, const ProfilePage& page, double aspect,
                                      const std::optional<FoundPage>& found) {
    OutlineOptions options;
    options.aspect = aspect;
    const auto report = reportOutlines(photo, options);
    const auto cards = pageCards(report, page.kinds.size(), photo.size());
    constexpr std::size_t kManyMore = 2; // halves and frames of cards, rather than cards
    const bool isPlain = !found || (found->certainty == Certainty::None &&
                                    report.cards.size() <= page.kinds.size() + kManyMore);
    if (cards || (!isPlain && !isBorneOut(found->page.cards, report.cards))) {
        return std::nullopt;
    }
    PageReading reading;
    for (const auto& card : report.cards) {
        reading.outlines.emplace_back(card.corners.begin(), card.corners.end());
    }
    reading.problem = cards.error();
    return reading;
}

/// Some cards stand and others lie, where all are of one kind.
bool standDifferently(const PageModel& model, const ProfilePage& page) {
    const auto wide = std::count_if(model.cards.begin(), model.cards.end(),
                                    [](const PageCard& card) { return card.isWide; });
    return wide > 0 && wide < std::ssize(model.cards) &&
           !std::holds_alternative<ShipFace>(page.kinds.front());
}

/// Of a page that nothing explains, though there seem to be as many cards as there should be.
PageReading unexplained() {
    PageReading reading;
    reading.problem = phrase( //: About a photo of cards
        "Page",
        "the cards can't be told from the table; lay them on one of another colour, in even "
        "light");
    return reading;
}

/// Of a photo as it lies.
PageReading findCards(const cv::Mat& photo, const ProfilePage& page, const Layout& layout,
                      ShipsStand ships, const PageLook& look) {
    const cv::Size2d usual(std::min(layout.cardMm.width, layout.cardMm.height),
                           std::max(layout.cardMm.width, layout.cardMm.height));
    // Who has said nothing of the cards has not said how large they are either.
    const bool isSaid = ships == ShipsStand::AsTheLayoutSays;
    auto found = findPage(
        photo, {page.kinds.size(), usual, isSaid ? KnownShape::Sure : KnownShape::Usual, look});
    if (found && found->evidence && isOutOfProportion(*found->evidence, look)) {
        const cv::Size2d asOthers(usual.width, usual.width / *look.aspect());
        if (auto again = findPage(photo, {page.kinds.size(), asOthers, KnownShape::Sure, look})) {
            found = std::move(again);
        }
    }
    const bool isNone = !found || found->certainty == Certainty::None;
    const bool isOdd = !isNone && found->certainty < Certainty::Certain &&
                       (found->countInDoubt || standDifferently(found->page.model, page));
    if (isNone || isOdd) {
        if (auto reading = miscounted(photo, page, usual.width / usual.height, found)) {
            return *std::move(reading);
        }
        if (!found) {
            return unexplained();
        }
    }
    auto reading = cutCards(photo, found->page.cards, page, layout, ships, {});
    reading.look = found->look;
    reading.evidence = found->evidence;
    if (!isSaid) {
        reading.aspect = found->page.model.size.aspectRatio();
    }
    if (reading.problem.empty() && found->certainty != Certainty::Certain) {
        //: About a photo of cards
        reading.doubt =
            phrase("Page", "where the cards end can't be told for certain; look whether "
                           "each frame lies on its card's edges");
        reading.isLikely = found->certainty == Certainty::Likely;
    }
    return reading;
}

/// Of a photo as it lies.
PageReading cutFoundPieces(const cv::Mat& photo, const Layout& layout) {
    const auto expected = layout.colonists.size() + 1;
    const auto found = findPieces(photo, static_cast<int>(expected));
    if (found.pieces.size() == expected) {
        auto reading = cutPieces(photo, found.pieces, layout, {});
        if (found.doubtful) {
            reading.doubt = hardlyShows(*found.doubtful, found.pieces, photo.size());
            reading.isLikely = !found.isGuessed;
        }
        return reading;
    }
    PageReading reading;
    for (const auto& piece : found.pieces) {
        reading.outlines.push_back(outlineOf(piece));
    }
    const auto count = static_cast<int>(found.pieces.size());
    const bool isPlaceKnown = found.missing.size() == 1 && found.pieces.size() + 1 == expected;
    reading.problem =
        isPlaceKnown //: %1 pieces on a photo, %2 how many there should be, %3 at the right, …
            ? phrase("Page", "found %1 pieces, expected %2; one seems to stand %3 that can't be "
                             "told from the table: put a circle around it, or take the photo on "
                             "another table")
                  .with(count, static_cast<int>(expected),
                        placeWords(found.missing.front(), photo.size()))
            //: %1 pieces on a photo, %2 how many there should be
            : phrase("Page", "found %1 pieces, expected %2; stand them apart from each other, with "
                             "the table around each")
                  .with(count, static_cast<int>(expected));
    return reading;
}

/// Reads a photo as it lies, and once more as it is turned if it has to be: cards are found best
/// where they stand upright, pieces where they stand in a row.
/// @param read  a photo as it lies
template <class Read>
PageReading readAnyWayUp(const cv::Mat& photo, std::optional<int> turnOfOthers, Read read) {
    const auto readAfter = [&](int turn) {
        const auto turned = turnedPhoto(photo, turn);
        auto reading = read(turned);
        for (auto& outline : reading.outlines) {
            for (auto& point : outline) {
                point = turnedPoint(point, turned.size(), (4 - turn) % 4);
            }
        }
        for (auto& possible : reading.turns) {
            possible = (possible + turn) % 4;
        }
        if (reading.turn) {
            reading.turn = (*reading.turn + turn) % 4;
        }
        return reading;
    };
    int turn = turnOfOthers.value_or(0);
    auto reading = readAfter(turn);
    if (!reading.turn && turn != 0) { // it lies otherwise than the others do
        turn = 0;
        reading = readAfter(turn);
    }
    if (reading.turn && *reading.turn != turn) {
        auto again = readAfter(*reading.turn);
        if (again.turn == reading.turn && (again.problem.empty() || !reading.problem.empty())) {
            reading = std::move(again);
        }
    }
    doubtTurn(reading);
    return reading;
}

} // namespace

DeckHints hintsFor(const std::vector<ProfilePage>& pages,
                   const std::vector<const PageReading*>& readings, std::size_t page) {
    std::vector<PageLook> looks;
    std::vector<std::vector<int>> turns;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        looks.push_back(readings[i] ? readings[i]->look : PageLook());
        if (i != page && readings[i]) {
            turns.push_back(readings[i]->turns);
        }
    }
    return {lookFor(pages, looks, page), commonTurn(turns)};
}

PageReading readCards(const cv::Mat& photo, const ProfilePage& page, const Layout& layout,
                      ShipsStand ships, const DeckHints& others) {
    return readAnyWayUp(photo, others.turn, [&](const cv::Mat& turned) {
        return findCards(turned, page, layout, ships, others.look);
    });
}

bool isToReadAgain(const PageReading& reading, const DeckHints& deck) {
    const bool isLost = reading.turns.empty(); // nothing was made of it as it lies
    if (deck.turn && reading.turn != *deck.turn &&
        (isLost ? *deck.turn != 0 : chosenTurn(reading.turns, deck.turn) == deck.turn)) {
        return true;
    }
    const auto& others = deck.look;
    if (reading.evidence && (endsAtSleeves(*reading.evidence, others) ||
                             goesOnUnlikeOthers(*reading.evidence, others) ||
                             isOutOfProportion(*reading.evidence, others))) {
        return true;
    }
    if (!reading.problem.empty() || !reading.doubt.empty()) {
        return others.isKnown();
    }
    constexpr double kElsewhere = 0.5;  // mm
    constexpr int kMoreThanItsWord = 2; // pages
    const auto outwards = reading.look.outwards(others);
    return others.isOfSurePages(kMoreThanItsWord) &&
           std::any_of(outwards.begin(), outwards.end(), [](const std::optional<double>& mm) {
               return mm && std::abs(*mm) > kElsewhere;
           });
}

PageReading readCardsAt(const cv::Mat& photo, const std::vector<Quad>& cards,
                        const ProfilePage& page, const Layout& layout, ShipsStand ships,
                        const DeckHints& others) {
    if (const auto usable = checkMarks({cards, {}}, page.kinds.size(), 0, photo.size()); !usable) {
        PageReading reading;
        reading.outlines = outlinesOf(cards);
        reading.problem = usable.error();
        return reading;
    }
    auto reading = cutCards(photo, cards, page, layout, ships, others.turn);
    doubtTurn(reading);
    return reading;
}

PageReading readPieces(const cv::Mat& photo, const Layout& layout, const DeckHints& others) {
    return readAnyWayUp(photo, others.turn,
                        [&](const cv::Mat& turned) { return cutFoundPieces(turned, layout); });
}

PageReading readPiecesAt(const cv::Mat& photo, const std::vector<PieceCircle>& pieces,
                         const Layout& layout, const DeckHints& others) {
    PageReading reading;
    if (const auto usable = checkMarks({{}, pieces}, 0, layout.colonists.size() + 1, photo.size());
        !usable) {
        reading.problem = usable.error();
        return reading;
    }
    reading = cutPieces(photo, piecesAt(photo, pieces), layout, others.turn);
    doubtTurn(reading);
    return reading;
}

} // namespace pocketmars::calibration
