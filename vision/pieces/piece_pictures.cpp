#include "vision/pieces/piece_pictures.h"

#include "vision/light/linear_light.h"
#include "vision/support/drawing.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace pocketmars::vision {

cv::Mat drawExpected(const cv::Mat& photo, const ExpectedPhoto& expected) {
    cv::Mat out = faded(photo);
    for (int r = 0; r < out.rows; ++r) {
        const auto* light = expected.light.ptr<cv::Vec3f>(r);
        const auto* covered = expected.covered.ptr<uchar>(r);
        auto* to = out.ptr<cv::Vec3b>(r);
        for (int c = 0; c < out.cols; ++c) {
            if (covered[c] != 0) {
                to[c] = cv::Vec3b(toLevel(light[c]));
            }
        }
    }
    return captioned(out, {"the cards as the photo would show them with nothing upon: what differs "
                           "from the photo may be pieces",
                           "a card in the wrong light or place shows here"});
}

cv::Mat drawEvidence(const cv::Mat& photo, const std::string& colour,
                     const std::vector<ColourEvidence>& evidence) {
    cv::Mat out = faded(photo);
    const cv::Vec3f good(60, 230, 90); // BGR
    const cv::Vec3f bad(190, 60, 60);
    for (const auto& zone : evidence) {
        for (int r = 0; r < zone.part.height; ++r) {
            const auto* map = zone.map.ptr<float>(r);
            auto* to = out.ptr<cv::Vec3b>(zone.part.y + r) + zone.part.x;
            for (int c = 0; c < zone.part.width; ++c) {
                const float share = map[c] > 0 ? 0.9F * map[c] : -0.35F * map[c];
                to[c] = cv::Vec3b(cv::Vec3f(to[c]) * (1.0F - share) +
                                  (map[c] > 0 ? good : bad) * share);
            }
        }
    }
    return captioned(out, {"evidence of " + colour + " pieces, where colonists may stand",
                           "green speaks for one, blue against; plain is undecided"});
}

cv::Mat drawPieces(const cv::Mat& photo, const std::vector<DrawnPiece>& pieces,
                   const std::vector<DrawnPiece>& zones) {
    cv::Mat out = photo.clone();
    const double scale = drawingScale(photo.size());
    for (const auto& zone : zones) {
        drawOutline(out, zone.outline, {230, 170, 40}, std::max(1, cvRound(3 * scale)));
    }
    for (const auto& piece : pieces) {
        const cv::Scalar colour =
            piece.confidence >= 0.9 ? cv::Scalar(90, 220, 60) : cv::Scalar(60, 60, 240);
        drawOutline(out, piece.outline, colour, std::max(1, cvRound(4 * scale)));
    }
    for (const auto& zone : zones) {
        const auto box = cv::boundingRect(zone.outline);
        drawLabel(out, zone.text,
                  cv::Point2f(static_cast<float>(box.x), static_cast<float>(box.br().y)), scale,
                  {235, 235, 235});
    }
    return captioned(
        out,
        {std::to_string(pieces.size()) + " pieces explain the evidence best; green: their "
                                         "number there is sure, red: less than 0.9",
         "blue: where pieces may be seen, with what is counted there (on * and **) and how sure"});
}

} // namespace pocketmars::vision
