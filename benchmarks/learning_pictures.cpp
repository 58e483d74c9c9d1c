#include "benchmarks/learning_pictures.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <vector>

namespace pocketmars::benchmarks {
namespace {

const cv::Scalar kTrue(0, 220, 0);
const cv::Scalar kFound(0, 0, 255);

/// Corners may lie between px.
void outline(cv::Mat& picture, const std::vector<cv::Point2f>& corners, const cv::Scalar& colour) {
    constexpr int kShift = 4;
    std::vector<cv::Point> points;
    points.reserve(corners.size());
    for (const auto& p : corners) {
        points.emplace_back(cv::Point2d(p) * (1 << kShift));
    }
    cv::polylines(picture, points, true, colour, 1, cv::LINE_AA, kShift);
}

std::vector<cv::Point2f> scaled(const calibration::Quad& card, double scale) {
    std::vector<cv::Point2f> out(card.begin(), card.end());
    for (auto& p : out) {
        p *= scale;
    }
    return out;
}

/// What is around a place, enlarged, with outlines as thin as on the page.
cv::Mat closeUp(const cv::Mat& photo, cv::Point2f at, int size, int times,
                const std::vector<std::vector<cv::Point2f>>& truth,
                const std::vector<std::vector<cv::Point2f>>& found) {
    const int side = size / times;
    const cv::Point from(cvRound(at.x) - side / 2, cvRound(at.y) - side / 2);
    cv::Mat framed;
    cv::copyMakeBorder(photo, framed, side, side, side, side, cv::BORDER_CONSTANT);
    const cv::Rect place(from + cv::Point(side, side), cv::Size(side, side));
    cv::Mat out(size, size, CV_8UC3, cv::Scalar::all(0));
    if ((place & cv::Rect({0, 0}, framed.size())) == place) {
        cv::resize(framed(place), out, out.size(), 0, 0, cv::INTER_NEAREST);
    }
    const auto draw = [&](const auto& quads, const cv::Scalar& colour) {
        for (auto quad : quads) {
            for (auto& p : quad) {
                p = (p - cv::Point2f(from) + cv::Point2f(0.5F, 0.5F)) * times;
            }
            outline(out, quad, colour);
        }
    };
    draw(truth, kTrue);
    draw(found, kFound);
    return out;
}

} // namespace

cv::Mat pagePicture(const cv::Mat& photo, const calibration::PageReading& reading,
                    const PageTruth& truth, double scale) {
    constexpr int kTimes = 4;
    std::vector<std::vector<cv::Point2f>> cards;
    for (const auto& card : truth.cards) {
        cards.push_back(scaled(card, scale));
    }
    cv::Mat page = photo.clone();
    auto worst = cv::Point2f(cv::Size2f(photo.size())) * 0.5F;
    double farthest = 0;
    for (std::size_t c = 0; c < std::min(cards.size(), reading.outlines.size()); ++c) {
        for (std::size_t i = 0; i < std::min(cards[c].size(), reading.outlines[c].size()); ++i) {
            const double off = cv::norm(cards[c][i] - reading.outlines[c][i]);
            if (off > farthest) {
                farthest = off;
                worst = cards[c][i];
            }
        }
    }
    for (const auto& card : cards) {
        outline(page, card, kTrue);
    }
    for (const auto& piece : truth.pieces) {
        cv::drawMarker(page, cv::Point(piece * scale), kTrue);
    }
    for (const auto& found : reading.outlines) {
        outline(page, found, kFound);
    }
    cv::Mat both;
    cv::hconcat(page, closeUp(photo, worst, page.rows, kTimes, cards, reading.outlines), both);
    return both;
}

} // namespace pocketmars::benchmarks
