#include "calibration/learning/page_reading.h"

#include "calibration/learning/card_rows.h"
#include "calibration/learning/page_cards.h"
#include "calibration/learning/piece_finder.h"
#include "calibration/learning/rectify.h"
#include "engine/support/phrase.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace pocketmars::calibration {
namespace {

using engine::phrase;

/// What a face of this kind measures as it stands.
cv::Size2d standingMm(const FaceKind& kind, const CardQuad& card, const Layout& layout,
                      ShipsStand ships) {
    const auto [least, most] = std::minmax(layout.cardMm.width, layout.cardMm.height);
    const bool isShip = std::holds_alternative<ShipFace>(kind);
    // The layout says how ships and other cards stand, but not Earth: it stands as it lies.
    const bool asItLies =
        std::holds_alternative<EarthFace>(kind) || (isShip && ships == ShipsStand::AsTheyLie);
    const bool wide = asItLies ? isWide(card)
                      : isShip ? layout.landscapeShips
                               : layout.cardMm.width > layout.cardMm.height;
    return wide ? cv::Size2d(most, least) : cv::Size2d(least, most);
}

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

} // namespace

PageReading readCards(const cv::Mat& photo, const ProfilePage& page, const Layout& layout,
                      ShipsStand ships) {
    PageReading reading;
    OutlineOptions options;
    options.aspect = std::min(layout.cardMm.width, layout.cardMm.height) /
                     std::max(layout.cardMm.width, layout.cardMm.height);
    const auto report = reportOutlines(photo, options);
    const auto cards = pageCards(report, page.kinds.size(), photo.size());
    for (const auto& card : cards ? *cards : report.cards) {
        reading.outlines.emplace_back(card.corners.begin(), card.corners.end());
    }
    if (!cards) {
        reading.problem = cards.error();
        return reading;
    }
    for (const auto& card : *cards) {
        const auto& kind = page.kinds[reading.faces.size()];
        const auto mm = standingMm(kind, card, layout, ships);
        if (isWide(card) != (mm.width > mm.height)) {
            reading.problem =
                //: About a photo of cards
                phrase("Page",
                       "the cards lie on their sides; turn the photo until they stand upright");
            reading.faces.clear();
            return reading;
        }
        reading.faces.push_back({kind, rectifiedCard(photo, card, mm)});
    }
    return reading;
}

PageReading readPieces(const cv::Mat& photo, const Layout& layout) {
    PageReading reading;
    const auto expected = layout.colonists.size() + 1;
    const auto found = findPieces(photo, static_cast<int>(expected));
    for (const auto& piece : found) {
        reading.outlines.push_back(outlineOf(piece));
    }
    if (found.size() != expected) {
        reading.problem = //: %1 pieces on a photo, %2 how many there should be
            phrase("Page", "found %1 pieces, expected %2; stand them apart from each other, with "
                           "the table around each")
                .with(static_cast<int>(found.size()), static_cast<int>(expected));
        return reading;
    }
    for (const auto& piece : found) {
        const auto index = reading.pieces.size();
        reading.pieces.push_back(
            cutOut(photo, piece,
                   index < layout.colonists.size() ? layout.colonists[index] : std::string()));
    }
    return reading;
}

} // namespace pocketmars::calibration
