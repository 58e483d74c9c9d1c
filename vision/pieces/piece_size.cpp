#include "vision/pieces/piece_size.h"

#include "calibration/support/median.h"
#include "vision/pieces/scan_spans.h"
#include "vision/pieces/tuning.h"
#include "vision/support/connected_parts.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace pocketmars::vision {
namespace {

struct Kind {
    PieceShape (*make)(double sizeMm);
    double usualMm;
    double smallestMm;
    double largestMm;
};

Kind helmetKind() {
    const auto& looks = tuning::pieceLooks;
    return {helmetShape, looks.helmetMm(), looks.smallestHelmetMm(), looks.largestHelmetMm()};
}

Kind cubeKind() {
    const auto& looks = tuning::pieceLooks;
    return {cubeShape, looks.cubeMm(), looks.smallestCubeMm(), looks.largestCubeMm()};
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
        for (int i = 0; i < 8; ++i) {
            PiecePose start{static_cast<int>(way), m_base, turn * i / 8};
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

} // namespace

std::vector<LoneBlob> loneBlobs(const PieceEvidence& evidence, const RaisedPlane& plane) {
    std::vector<LoneBlob> out;
    for (std::size_t colour = 0; colour < evidence.maps.size(); ++colour) {
        cv::Mat mask = evidence.maps[colour] > tuning::pieceLooks.positive();
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
                           evidence.part.tl() + wide.tl(), colour, plane});
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
        return longShare > 0.5 ? helmetShape(helmetKind().usualMm) : cubeShape(cubeKind().usualMm);
    }
    const KindFit helmet = fitKind(helmetKind(), fits);
    const KindFit cube = fitKind(cubeKind(), fits);
    const double odds = (helmet.overlap - cube.overlap) / tuning::pieceLooks.decidingOverlap() +
                        4 * (longShare - 0.5);
    return odds > 0 ? helmetShape(helmet.sizeMm) : cubeShape(cube.sizeMm);
}

double overlapWithPiece(const LoneBlob& blob, const PieceShape& shape) {
    const Kind kind = shape.ways.size() > 1 ? helmetKind() : cubeKind();
    const BlobFit fit(blob);
    double best = 0;
    for (std::size_t w = 0; w < shape.ways.size(); ++w) {
        best = std::max(best, fit.fit(kind, w, shape.sizeMm, false).overlap);
    }
    return best;
}

} // namespace pocketmars::vision
