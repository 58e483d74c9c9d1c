#pragma once

#include "vision/pieces/piece_evidence.h"
#include "vision/pieces/piece_shape.h"
#include "vision/plane/table_camera.h"

#include "tests/vision/test_picture.h"

#include <opencv2/imgproc.hpp>

#include <utility>
#include <vector>

namespace pocketmars::vision {

/// Clear evidence of pieces of two colours on a card of 63 x 88 mm, seen at a tilt.
class CardEvidence {
public:
    CardEvidence() {
        const TestCamera camera{
            .picture = {400, 400}, .lookAt = {31, 44}, .tilt = 20, .focalPx = 900};
        plane = TableCamera(camera.plane(), camera.picture).overTable();
        evidence.part = {0, 0, 400, 400};
        evidence.edges = cv::Mat::zeros(400, 400, CV_32F);
        evidence.rims = evidence.edges;
        evidence.isGrey = {true, false};
        evidence.maps = {cv::Mat(400, 400, CV_32F, cv::Scalar(-1)),
                         cv::Mat(400, 400, CV_32F, cv::Scalar(-1))};
        zone.bounds = {0, 0, 63, 88};
        zone.places = 2;
        zone.placeOf = [](cv::Point2d base) {
            const bool inside = cv::Rect2d(0, 0, 63, 88).contains(base);
            return std::pair(!inside ? -1 : base.x > 40 ? 1 : 0, 0.0);
        };
    }

    void stand(const PieceShape& shape, std::size_t colour, const PiecePose& pose) {
        const auto outline =
            silhouette(shape.ways[static_cast<std::size_t>(pose.way)], pose, plane);
        std::vector<cv::Point> corners;
        corners.reserve(outline.size());
        for (const auto& p : outline) {
            corners.emplace_back(cvRound(p.x - 0.5F), cvRound(p.y - 0.5F));
        }
        for (std::size_t k = 0; k < evidence.maps.size(); ++k) {
            cv::fillConvexPoly(evidence.maps[k], corners, k == colour ? 0.9 : -0.3);
        }
        cv::fillConvexPoly(evidence.edges, corners, 0.0);
        cv::polylines(evidence.edges, corners, true, 0.8, 2);
    }

    PieceEvidence evidence;
    RaisedPlane plane;
    PieceZone zone;
};

} // namespace pocketmars::vision
