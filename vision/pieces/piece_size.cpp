#include "vision/pieces/piece_size.h"

#include "calibration/support/median.h"
#include "calibration/support/parallel.h"
#include "vision/pieces/scan_spans.h"
#include "vision/pieces/tuning.h"
#include "vision/support/connected_parts.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <vector>

namespace pocketmars::vision {
namespace {

constexpr double kPawnMm = 11.0;
constexpr double kSmallestPawnMm = 7.5;
constexpr double kLargestPawnMm = 15.0;

/// Sizes by eye, as of the other kinds (tuning.h). From a flat disc to a column: what lies between
/// looks like one or the other.
struct Round {
    double height; ///< times the width
    double usualMm;
    double smallestMm;
    double largestMm;
};
constexpr std::array kRound{Round{0.3, 14, 9, 20}, Round{0.55, 12, 8, 17}, Round{0.9, 10, 6.5, 14},
                            Round{1.4, 9, 6, 13}};

struct Kind {
    std::function<PieceShape(double sizeMm)> make;
    bool isLong;
    bool isOdd; ///< not of an edition that we know
    double usualMm;
    double smallestMm;
    double largestMm;
};

std::vector<Kind> allKinds() {
    const auto& looks = tuning::pieceLooks;
    std::vector<Kind> out{
        {helmetShape, true, false, looks.helmetMm(), looks.smallestHelmetMm(),
         looks.largestHelmetMm()},
        {cubeShape, false, false, looks.cubeMm(), looks.smallestCubeMm(), looks.largestCubeMm()},
        {meepleShape, true, true, looks.helmetMm(), looks.smallestHelmetMm(),
         looks.largestHelmetMm()},
        {pawnShape, false, true, kPawnMm, kSmallestPawnMm, kLargestPawnMm}};
    for (const auto& round : kRound) {
        out.push_back(
            {[height = round.height](double sizeMm) { return roundShape(sizeMm, height); }, false,
             true, round.usualMm, round.smallestMm, round.largestMm});
    }
    return out;
}

class BlobFit {
public:
    explicit BlobFit(const LoneBlob& blob) : m_blob(&blob) {
        cv::Mat unit;
        blob.mask.convertTo(unit, CV_32F, 1.0 / 255.0);
        m_sums = cv::Mat::zeros(unit.rows, unit.cols + 1, CV_32F);
        for (int r = 0; r < unit.rows; ++r) {
            float total = 0;
            for (int c = 0; c < unit.cols; ++c) {
                total += unit.at<float>(r, c);
                m_sums.at<float>(r, c + 1) = total;
            }
        }
        m_area = cv::countNonZero(blob.mask);
        const cv::Moments m = cv::moments(blob.mask, true);
        const cv::Point2d centre(m.m10 / m.m00 + blob.origin.x, m.m01 / m.m00 + blob.origin.y);
        m_base = project(blob.plane.toPhoto.inv(), centre);
    }

    struct Result {
        double overlap = 0;
        double sizeMm = 0;
    };

    /// The best overlap of one way of lying with the patch.
    [[nodiscard]] Result fit(const Kind& kind, std::size_t way, double sizeMm,
                             bool freeSize) const {
        double best = -1;
        PiecePose pose{static_cast<int>(way), m_base, 0.0};
        double size = sizeMm;
        const double turn = kind.make(size).ways[way].turn;
        const int starts = turn > 0 ? 8 : 1;
        for (int i = 0; i < starts; ++i) {
            PiecePose start{static_cast<int>(way), m_base, turn * i / starts};
            // The body is seen beside its base, on the side away from the camera.
            const cv::Point2d top = m_blob->plane.project(m_base.x, m_base.y, 0.4 * size);
            start.base += m_base - project(m_blob->plane.toPhoto.inv(), top);
            const double now = overlap(kind, size, start);
            if (now > best) {
                best = now;
                pose = start;
            }
        }
        double step = 1.2;
        for (int round = 0; round < 4; ++round, step /= 2) {
            for (bool better = true; better;) {
                better = false;
                for (const auto& [dx, dy, da, ds] :
                     {std::array{1.0, 0.0, 0.0, 0.0}, std::array{-1.0, 0.0, 0.0, 0.0},
                      std::array{0.0, 1.0, 0.0, 0.0}, std::array{0.0, -1.0, 0.0, 0.0},
                      std::array{0.0, 0.0, 0.15, 0.0}, std::array{0.0, 0.0, -0.15, 0.0},
                      std::array{0.0, 0.0, 0.0, 0.7}, std::array{0.0, 0.0, 0.0, -0.7}}) {
                    const double newSize = size + ds * step;
                    if (ds != 0 &&
                        (!freeSize || newSize < kind.smallestMm || newSize > kind.largestMm)) {
                        continue;
                    }
                    if (da != 0 && turn == 0) {
                        continue;
                    }
                    const PiecePose move{pose.way, pose.base + cv::Point2d(dx, dy) * step,
                                         pose.angle + da * step};
                    const double now = overlap(kind, newSize, move);
                    if (now > best + 0.002) {
                        best = now;
                        pose = move;
                        size = newSize;
                        better = true;
                    }
                }
            }
        }
        return {best, size};
    }

private:
    [[nodiscard]] double overlap(const Kind& kind, double sizeMm, const PiecePose& pose) const {
        const PieceShape shape = kind.make(sizeMm);
        auto polygon =
            silhouette(shape.ways[static_cast<std::size_t>(pose.way)], pose, m_blob->plane);
        for (auto& p : polygon) {
            p -= cv::Point2f(m_blob->origin);
        }
        const double common = sum(scan(polygon, m_blob->mask.size()), m_sums);
        const double all = cv::contourArea(polygon) + m_area - common;
        return common / std::max(1.0, all);
    }

    const LoneBlob* m_blob;
    cv::Mat m_sums;
    double m_area = 0;
    cv::Point2d m_base;
};

struct KindFit {
    double sizeMm;
    double overlap; // mean of the better half of the patches
};

KindFit fitKind(const Kind& kind, const std::vector<BlobFit>& blobs) {
    const std::size_t ways = kind.make(kind.usualMm).ways.size();
    std::vector<double> sizes;
    for (const auto& blob : blobs) {
        BlobFit::Result best;
        for (std::size_t w = 0; w < ways; ++w) {
            const auto fit = blob.fit(kind, w, kind.usualMm, true);
            if (fit.overlap > best.overlap) {
                best = fit;
            }
        }
        if (best.overlap > tuning::pieceLooks.goodFit()) {
            sizes.push_back(best.sizeMm);
        }
    }
    KindFit out{sizes.empty() ? kind.usualMm : calibration::median(sizes), 0};
    std::vector<double> overlaps;
    for (const auto& blob : blobs) {
        double best = 0;
        for (std::size_t w = 0; w < ways; ++w) {
            best = std::max(best, blob.fit(kind, w, out.sizeMm, false).overlap);
        }
        overlaps.push_back(best);
    }
    std::sort(overlaps.rbegin(), overlaps.rend());
    const std::size_t used = (overlaps.size() + 1) / 2;
    for (std::size_t i = 0; i < used; ++i) {
        out.overlap += overlaps[i] / static_cast<double>(used);
    }
    return out;
}

bool isSamePiece(const LoneBlob& one, const LoneBlob& other) {
    const cv::Rect a(one.origin, one.mask.size());
    const cv::Rect b(other.origin, other.mask.size());
    const cv::Rect both = a & b;
    if (both.empty()) {
        return false;
    }
    const int common =
        cv::countNonZero(one.mask(both - one.origin) & other.mask(both - other.origin));
    return 2 * common > std::min(cv::countNonZero(one.mask), cv::countNonZero(other.mask));
}

} // namespace

std::vector<LoneBlob> distinct(const std::vector<LoneBlob>& blobs) {
    std::vector<LoneBlob> out;
    for (const auto& blob : blobs) {
        if (std::none_of(out.begin(), out.end(),
                         [&](const auto& other) { return isSamePiece(blob, other); })) {
            out.push_back(blob);
        }
    }
    return out;
}

std::vector<LoneBlob> loneBlobs(const PieceEvidence& evidence, const RaisedPlane& plane) {
    std::vector<LoneBlob> out;
    for (const auto& map : evidence.maps) {
        cv::Mat mask = map > tuning::pieceLooks.positive();
        cv::morphologyEx(mask, mask, cv::MORPH_OPEN,
                         cv::getStructuringElement(cv::MORPH_RECT, {3, 3}));
        cv::Mat labels;
        const auto parts = connectedParts(mask, labels);
        for (std::size_t k = 0; k < parts.size(); ++k) {
            const cv::Rect& box = parts[k].box;
            const cv::Point2d centre =
                cv::Point2d(box.x + box.width / 2.0, box.y + box.height / 2.0) +
                cv::Point2d(evidence.part.tl());
            const cv::Matx33d toPlane = plane.toPhoto.inv();
            const cv::Point2d at = project(toPlane, centre);
            const double mmPerPx =
                std::sqrt(cv::norm(project(toPlane, centre + cv::Point2d(1, 0)) - at) *
                          cv::norm(project(toPlane, centre + cv::Point2d(0, 1)) - at));
            const double area = parts[k].pixels * mmPerPx * mmPerPx;
            const bool cutOff =
                box.x == 0 || box.y == 0 || box.br().x == mask.cols || box.br().y == mask.rows;
            if (area < tuning::pieceLooks.smallestMm2() || area > tuning::pieceLooks.largestMm2() ||
                cutOff) {
                continue;
            }
            const int room = 4;
            const cv::Rect wide =
                cv::Rect(box.x - room, box.y - room, box.width + 2 * room, box.height + 2 * room) &
                cv::Rect({0, 0}, mask.size());
            out.push_back({labels(wide) == static_cast<double>(k + 1),
                           evidence.part.tl() + wide.tl(), plane});
        }
    }
    return out;
}

PieceShape estimateShape(const std::vector<LoneBlob>& blobs, double longShare) {
    std::vector<BlobFit> fits;
    for (std::size_t i = 0; i < std::min(blobs.size(), tuning::pieceLooks.maxBlobs()); ++i) {
        fits.emplace_back(
            blobs[i * blobs.size() / std::min(blobs.size(), tuning::pieceLooks.maxBlobs())]);
    }
    if (fits.empty()) {
        return longShare > 0.5 ? helmetShape(tuning::pieceLooks.helmetMm())
                               : cubeShape(tuning::pieceLooks.cubeMm());
    }
    const double sure = tuning::pieceLooks.surelyNotLong();
    auto kinds = allKinds();
    std::erase_if(kinds, [&](const Kind& kind) {
        return kind.isLong ? longShare < sure : longShare > 1.0 - sure;
    });
    std::vector<KindFit> fitted(kinds.size());
    calibration::forEachInParallel(kinds.size(),
                                   [&](std::size_t i) { fitted[i] = fitKind(kinds[i], fits); });
    PieceShape best;
    double bestOdds = -1e300;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const auto& kind = kinds[i];
        const KindFit& fit = fitted[i];
        const double odds = (fit.overlap - (kind.isOdd ? tuning::pieceLooks.oddShape() : 0.0)) /
                                tuning::pieceLooks.decidingOverlap() +
                            (kind.isLong ? 4 * (longShare - 0.5) : 0.0);
        if (odds > bestOdds) {
            bestOdds = odds;
            best = kind.make(fit.sizeMm);
        }
    }
    return best;
}

double overlapWithPiece(const LoneBlob& blob, const PieceShape& shape) {
    const Kind kind{
        [&](double) { return shape; }, false, false, shape.sizeMm, shape.sizeMm, shape.sizeMm};
    const BlobFit fit(blob);
    double best = 0;
    for (std::size_t w = 0; w < shape.ways.size(); ++w) {
        best = std::max(best, fit.fit(kind, w, shape.sizeMm, false).overlap);
    }
    return best;
}

} // namespace pocketmars::vision
