#include "calibration/learning/page_marks.h"

#include "calibration/learning/card_rows.h"
#include "calibration/pages/card_at.h"
#include "engine/support/phrase.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

using engine::phrase;

} // namespace

tl::expected<void, std::string> checkMarks(const PageMarks& marks, std::size_t cards,
                                           std::size_t pieces, cv::Size photo) {
    if (marks.cards.size() != cards) {
        const int given = static_cast<int>(marks.cards.size());
        //: %n cards were marked by hand, %1 how many there should be
        return tl::unexpected(phrase("Page",
                                     "%n {card is|cards are} marked, expected %1: mark each "
                                     "once",
                                     "", given)
                                  .with(static_cast<int>(cards)));
    }
    if (marks.pieces.size() != pieces) {
        const int given = static_cast<int>(marks.pieces.size());
        //: %n wooden pieces were marked by hand, %1 how many there should be
        return tl::unexpected(phrase("Page",
                                     "%n {piece is|pieces are} marked, expected %1: mark "
                                     "each once",
                                     "", given)
                                  .with(static_cast<int>(pieces)));
    }
    for (std::size_t i = 0; i < marks.cards.size(); ++i) {
        const auto quad = clockwise(marks.cards[i]);
        const auto number = static_cast<int>(i) + 1;
        if (!isConvex(quad) || signedArea(quad) < 1) {
            //: %1 counts the cards that were marked by hand
            return tl::unexpected(std::string(
                phrase("Page", "the corners of card %1 cross; name them in turn around the card")
                    .with(number)));
        }
        if (!isInside(quad, photo)) {
            return tl::unexpected(std::string(
                phrase("Page", "card %1 reaches out of the photo; its corners are px of the photo "
                               "as it is shown")
                    .with(number)));
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (overlap(quad, clockwise(marks.cards[j])) > 0.2) {
                return tl::unexpected(
                    std::string(phrase("Page", "cards %1 and %2 lie on each other; mark each once")
                                    .with(static_cast<int>(j) + 1, number)));
            }
        }
    }
    for (std::size_t i = 0; i < marks.pieces.size(); ++i) {
        const auto& piece = marks.pieces[i];
        const auto number = static_cast<int>(i) + 1;
        const cv::Rect2f picture({0, 0}, cv::Size2f(photo));
        if (!(piece.radius >= 1) || !picture.contains(piece.middle)) {
            return tl::unexpected(std::string(
                phrase("Page", "piece %1 lies outside of the photo; its middle is px of the photo "
                               "as it is shown")
                    .with(number)));
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (cv::norm(piece.middle - marks.pieces[j].middle) <
                std::min(piece.radius, marks.pieces[j].radius)) {
                return tl::unexpected(
                    std::string(phrase("Page", "pieces %1 and %2 are at one place; mark each once")
                                    .with(static_cast<int>(j) + 1, number)));
            }
        }
    }
    return {};
}

std::optional<Quad> cardAround(const cv::Mat& photo, cv::Point2f tap,
                               const std::vector<Quad>& known, cv::Size2d mm) {
    std::vector<Quad> others;
    for (const auto& quad : known) {
        others.push_back(upright({clockwise(quad), 1.0}).corners);
    }
    const cv::Size2d size(std::min(mm.width, mm.height), std::max(mm.width, mm.height));
    return cardAt(photo, tap, others, size);
}

} // namespace pocketmars::calibration
