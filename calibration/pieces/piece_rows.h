#pragma once

#include "calibration/outlines/edge_field.h"
#include "calibration/pieces/piece_blobs.h"

#include <opencv2/core/types.hpp>

#include <cstddef>
#include <vector>

namespace pocketmars::calibration {

/// A blob and what it counts for by itself, 0..1.
struct PieceCandidate {
    const PieceBlob* blob = nullptr;
    double clarity = 0;
    double larger = 1; ///< what the larger of two has before the other
};

/// The things of a page that may be pieces, each once, best first. What looks like the table's
/// pattern or a shadow on it counts for less.
/// @param blobs  outlive them
[[nodiscard]] std::vector<PieceCandidate> pieceCandidates(const EdgeField& field,
                                                          const std::vector<PieceBlob>& blobs);

/// Whether a thing might be no more than a shadow on the table around it.
[[nodiscard]] bool isLikeShadow(const EdgeField& field, const PieceBlob& blob);

/// What something counts for that is off by so many standard deviations, 0..1.
[[nodiscard]] double gaussian(double deviations);

/// Places of a page and what stands there.
struct PieceRow {
    std::vector<const PieceBlob*> pieces; ///< by place; null where none stands
    std::vector<double> worths;
    std::vector<cv::Point2f> places; ///< px; none where the pieces stand in no single row
    double total = 0;
};

/// Finds the pieces of one page: a row of them, or some wherever they stand.
class RowFinder {
public:
    /// @param expected  pieces that the page has
    RowFinder(std::vector<PieceCandidate> candidates, std::size_t expected);

    /// The best explanation in which certain things are no pieces.
    [[nodiscard]] PieceRow best(const std::vector<const PieceBlob*>& without) const;

private:
    /// How well a thing's size suits a colonist's; the marker, which is the last, may be smaller.
    [[nodiscard]] double sizeFit(double area, double colonist, bool isLast) const;
    /// What a thing adds to pieces that were chosen before.
    [[nodiscard]] double freshness(const PieceRow& so, const PieceBlob& blob, bool isLast) const;
    /// All rows that have the first thing at one place and the second further to the right.
    void tryRows(const PieceCandidate& p, const PieceCandidate& q,
                 const std::vector<PieceCandidate>& usable, PieceRow& best) const;
    [[nodiscard]] PieceRow filled(const PieceCandidate& p, const PieceCandidate& q, std::size_t a,
                                  std::size_t b, double size,
                                  const std::vector<PieceCandidate>& usable, double beat) const;
    /// The best that are of about one size, wherever they stand.
    [[nodiscard]] PieceRow scattered(const std::vector<PieceCandidate>& seeds) const;

    std::vector<PieceCandidate> m_all;
    std::size_t m_expected;
};

} // namespace pocketmars::calibration
