#pragma once

#include "calibration/support/geometry.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::calibration {

/// Around a wooden piece, px of the photo.
struct PieceCircle {
    cv::Point2f middle;
    float radius = 0;

    [[nodiscard]] bool operator==(const PieceCircle&) const = default;
};

/// Where the cards or pieces of a photo lie, as a person says: what was found, put right by hand.
struct PageMarks {
    /// Px of the photo; clockwise or not, from any corner, cards in any order.
    std::vector<Quad> cards;
    std::vector<PieceCircle> pieces;

    [[nodiscard]] bool operator==(const PageMarks&) const = default;
};

/// Marks that can be used: as many as there should be, each a convex quad or a circle that lies in
/// the photo, none on top of another.
/// @param cards, pieces  how many there should be
/// @return why not, for people: `the corners of card 3 cross`
[[nodiscard]] tl::expected<void, std::string> checkMarks(const PageMarks& marks, std::size_t cards,
                                                         std::size_t pieces, cv::Size photo);

/// Which cards have another shape or size than those around them, seen in perspective: a corner of
/// theirs lies elsewhere. Of fewer than four nothing can be told.
[[nodiscard]] std::vector<std::size_t> oddCards(const std::vector<Quad>& cards);

/// Cards of which more than a tenth lies on another: on a page they lie apart, so that one of the
/// two was shifted. Each pair in the order of the cards.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>>
crowdedCards(const std::vector<Quad>& cards);

/// The card whose middle was pointed at, where others of its page are known: it has their size,
/// lies on their table and stands as they do; its sides are moved onto the edges that show nearby.
/// @param photo  CV_8UC3 BGR
/// @param known  px of the photo; at least one
/// @param mm     what a card measures; which side is the longer says nothing
/// @return px of the photo; nothing where such a card would reach out of it
[[nodiscard]] std::optional<Quad> cardAround(const cv::Mat& photo, cv::Point2f tap,
                                             const std::vector<Quad>& known, cv::Size2d mm);

} // namespace pocketmars::calibration
