#include "calibration/learning/rectify.h"

#include "calibration/support/geometry.h"
#include "calibration/support/px.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace pocketmars::calibration {

cv::Mat rectifiedCard(const cv::Mat& photo, const CardQuad& card, cv::Size2d mm) {
    const cv::Size size(cvRound(mm.width * kReferencePxPerMm),
                        cvRound(mm.height * kReferencePxPerMm));
    // A photo much finer than the reference is warped at a multiple and then averaged down.
    const auto sides = sideLengths(card.corners);
    const int finer = std::clamp(cvFloor(sides[0] / size.width), 1, 4);
    const auto w = static_cast<float>(size.width * finer);
    const auto h = static_cast<float>(size.height * finer);
    // Px centres lie at whole numbers, so the card's edge lies half a px outside the first.
    const Quad target{cv::Point2f(-0.5F, -0.5F), cv::Point2f(w - 0.5F, -0.5F),
                      cv::Point2f(w - 0.5F, h - 0.5F), cv::Point2f(-0.5F, h - 0.5F)};
    cv::Mat image;
    cv::warpPerspective(photo, image,
                        cv::getPerspectiveTransform(card.corners.data(), target.data()),
                        size * finer, cv::INTER_CUBIC, cv::BORDER_REPLICATE);
    if (finer > 1) {
        cv::resize(image, image, size, 0, 0, cv::INTER_AREA);
    }
    return image;
}

cv::Mat reshapedCard(const cv::Mat& card, cv::Size2d mm) {
    const auto [least, most] = std::minmax(
        {cvRound(mm.width * kReferencePxPerMm), cvRound(mm.height * kReferencePxPerMm)});
    const auto size = card.cols > card.rows ? cv::Size(most, least) : cv::Size(least, most);
    if (size == card.size()) {
        return card;
    }
    cv::Mat out;
    cv::resize(card, out, size, 0, 0,
               size.area() < card.size().area() ? cv::INTER_AREA : cv::INTER_CUBIC);
    return out;
}

} // namespace pocketmars::calibration
