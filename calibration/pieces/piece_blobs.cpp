#include "calibration/pieces/piece_blobs.h"

#include "calibration/pieces/table_distance.h"
#include "calibration/pieces/tuning.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace pocketmars::calibration {
namespace {

/// How far a px is from the table, in standard deviations: from what hardly stands out to what
/// does.
constexpr std::array<double, 11> kThresholds{2.5, 3.0,  3.5,  4.0,  5.0, 6.0,
                                             8.0, 10.0, 13.0, 17.0, 22.0};

/// Edges that may run around a piece, L units per px: a white piece on a white table has weak ones.
constexpr std::array<double, 5> kEdges{0.8, 1.3, 2.0, 3.2, 5.0};

/// A piece has a sharp outline all around; a stain or a knot in the wood fades.
double outlineStrength(const cv::Mat& steepest, const std::vector<cv::Point>& contour) {
    std::vector<float> strengths;
    strengths.reserve(contour.size());
    for (const auto& p : contour) {
        strengths.push_back(steepest.at<float>(p));
    }
    const auto low = strengths.begin() + static_cast<std::ptrdiff_t>(strengths.size() / 4);
    std::nth_element(strengths.begin(), low, strengths.end());
    return *low;
}

/// What the proposers look at.
struct Views {
    const EdgeField& field;
    cv::Mat gradient;   ///< CV_32F
    cv::Mat steepest;   ///< the same, the most of each px's neighbours
    double minArea = 0; ///< px
    double maxArea = 0; ///< px
    double solidity = 0;
    double leastScore = 0;
};

Views viewsOf(const EdgeField& field) {
    const auto picture = static_cast<double>(field.lab.total());
    Views views{field,
                {},
                {},
                tuning::pieces.minArea() * picture,
                tuning::pieces.maxArea() * picture,
                tuning::pieces.solidity(),
                tuning::pieces.leastScore()};
    cv::magnitude(field.dx, field.dy, views.gradient);
    cv::dilate(views.gradient, views.steepest, cv::Mat());
    return views;
}

void addBlobs(const cv::Mat& binary, const Views& views, std::vector<PieceBlob>& blobs) {
    std::vector<std::vector<cv::Point>> contours;
    cv::findContours(binary, contours, cv::RETR_LIST, cv::CHAIN_APPROX_NONE);
    for (auto& contour : contours) {
        PieceBlob blob;
        blob.area = cv::contourArea(contour); // a ring's hole is a part of it
        blob.box = cv::boundingRect(contour);
        const bool touchesBorder = blob.box.x <= 0 || blob.box.y <= 0 ||
                                   blob.box.br().x >= binary.cols || blob.box.br().y >= binary.rows;
        if (blob.area < views.minArea || blob.area > views.maxArea || touchesBorder) {
            continue;
        }
        std::vector<cv::Point> hull;
        cv::convexHull(contour, hull);
        const double solidity = blob.area / cv::contourArea(hull);
        if (solidity < views.solidity) {
            continue;
        }
        const double smooth = std::pow(solidity, tuning::pieces.solidityCost());
        blob.score =
            std::min(outlineStrength(views.steepest, contour), tuning::pieces.strongest()) * smooth;
        if (blob.score <= views.leastScore) {
            continue;
        }
        blob.edge = outlineStrength(views.gradient, contour) * smooth;
        blob.contour = std::move(contour);
        cv::Mat mask = cv::Mat::zeros(blob.box.size(), CV_8U);
        cv::fillPoly(mask, blob.contour, cv::Scalar(255), cv::LINE_8, 0, -blob.box.tl());
        const auto mean = cv::mean(views.field.lab(blob.box), mask);
        blob.colour = {mean[0], mean[1], mean[2]};
        const auto moments = cv::moments(mask, true);
        blob.middle = cv::Point2f(static_cast<float>(moments.m10 / moments.m00),
                                  static_cast<float>(moments.m01 / moments.m00)) +
                      cv::Point2f(blob.box.tl());
        blobs.push_back(std::move(blob));
    }
}

/// What stands out from the table.
void addUnlikeTable(const Views& views, const cv::Mat& kernel, std::vector<PieceBlob>& blobs) {
    const auto distance = tableDistance(views.field.lab);
    for (const double threshold : kThresholds) {
        cv::Mat binary = distance > threshold;
        cv::morphologyEx(binary, binary, cv::MORPH_OPEN, kernel);
        addBlobs(binary, views, blobs);
    }
}

/// What stands out in one channel: on a patterned cloth the table has many colours, but the piece
/// still has one.
void addOfOneTone(const Views& views, const cv::Mat& kernel, std::vector<PieceBlob>& blobs) {
    std::vector<cv::Mat> channels;
    cv::split(views.field.lab, channels);
    for (const auto& channel : channels) {
        double low = 0;
        double high = 0;
        cv::minMaxLoc(channel, &low, &high);
        const int levels = tuning::pieces.levels();
        for (int i = 1; i < levels; ++i) {
            cv::Mat binary = channel > low + (high - low) * i / levels;
            cv::morphologyEx(binary, binary, cv::MORPH_OPEN, kernel);
            addBlobs(binary, views, blobs);
        }
    }
}

/// What has edges all around, whatever its colour: from outside and from inside to the middle of a
/// closed edge.
void addEnclosed(const Views& views, const cv::Mat& kernel, std::vector<PieceBlob>& blobs) {
    const auto halfEdge = cv::getStructuringElement(cv::MORPH_ELLIPSE, {5, 5});
    for (const double edge : kEdges) {
        cv::Mat edges = views.gradient > edge;
        cv::morphologyEx(edges, edges, cv::MORPH_CLOSE, kernel);
        std::vector<std::vector<cv::Point>> outer;
        cv::findContours(edges, outer, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
        cv::Mat filled = cv::Mat::zeros(edges.size(), CV_8U);
        cv::drawContours(filled, outer, -1, cv::Scalar(255), cv::FILLED);
        cv::erode(filled, filled, halfEdge);
        addBlobs(filled, views, blobs);
        cv::Mat enclosed = edges == 0;
        cv::dilate(enclosed, enclosed, cv::Mat());
        addBlobs(enclosed, views, blobs);
    }
}

/// What differs from its surroundings when colours are learnt from inside and outside a square.
void addGrabbed(const Views& views, cv::Point2f place, double side, std::vector<PieceBlob>& blobs) {
    cv::Mat shown;
    std::vector<cv::Mat> channels;
    cv::split(views.field.lab, channels); // colour counts more than light does
    channels[0].convertTo(channels[0], CV_8U, 2.5);
    channels[1].convertTo(channels[1], CV_8U, 4.0, 128.0);
    channels[2].convertTo(channels[2], CV_8U, 4.0, 128.0);
    cv::merge(channels, shown);
    const auto around = [&](double length) {
        const cv::Point2d half(length / 2, length / 2);
        return cv::Rect(cv::Point2d(place) - half, cv::Point2d(place) + half) &
               cv::Rect({0, 0}, shown.size());
    };
    const cv::Rect inside = around(1.1 * side);
    if (inside.empty() || inside.size() == shown.size()) {
        return; // at the photo's border there may be no inside to learn from, or no outside
    }
    cv::Mat labels(shown.size(), CV_8U, cv::Scalar(cv::GC_BGD));
    labels(around(1.9 * side)).setTo(cv::GC_PR_BGD);
    labels(inside).setTo(cv::GC_PR_FGD);
    cv::Mat table;
    cv::Mat piece;
    // It begins with random numbers: the same photo is cut alike each time, on whatever thread.
    cv::setRNGSeed(1);
    cv::grabCut(shown, labels, {}, table, piece, 4, cv::GC_INIT_WITH_MASK);
    cv::Mat binary = (labels == cv::GC_PR_FGD) | (labels == cv::GC_FGD);
    const auto kernel = cv::getStructuringElement(cv::MORPH_ELLIPSE, {7, 7});
    cv::morphologyEx(binary, binary, cv::MORPH_CLOSE, kernel);
    cv::morphologyEx(binary, binary, cv::MORPH_OPEN, kernel);
    addBlobs(binary, views, blobs);
}

} // namespace

std::vector<PieceBlob> faintBlobs(const EdgeField& field, cv::Point2f place, double side,
                                  double smallest) {
    const cv::Point2d half(1.6 * side, 1.6 * side);
    const auto window = cv::Rect(cv::Point2d(place) - half, cv::Point2d(place) + half) &
                        cv::Rect({0, 0}, field.lab.size());
    if (window.width < side || window.height < side) {
        return {};
    }
    const EdgeField near{field.lab(window), field.dx(window), field.dy(window)};
    auto views = viewsOf(near);
    views.minArea = smallest * side * side;
    views.maxArea = 2.0 * side * side;
    views.solidity = tuning::pieces.faintSolidity();
    views.leastScore = tuning::pieces.faintScore();
    std::vector<PieceBlob> found;
    for (const int size : {5, 9, 13}) {
        const auto kernel = cv::getStructuringElement(cv::MORPH_ELLIPSE, {size, size});
        addEnclosed(views, kernel, found);
    }
    addOfOneTone(views, cv::getStructuringElement(cv::MORPH_ELLIPSE, {5, 5}), found);
    addGrabbed(views, place - cv::Point2f(window.tl()), side, found);
    for (auto& blob : found) {
        for (auto& p : blob.contour) {
            p += window.tl();
        }
        blob.box += window.tl();
        blob.middle += cv::Point2f(window.tl());
    }
    return found;
}

std::vector<PieceBlob> pieceBlobs(const EdgeField& field) {
    const auto views = viewsOf(field);
    const auto kernel = cv::getStructuringElement(cv::MORPH_ELLIPSE, {5, 5});
    std::vector<PieceBlob> found;
    addUnlikeTable(views, kernel, found);
    addOfOneTone(views, kernel, found);
    addEnclosed(views, kernel, found);
    return found;
}

double worth(const PieceBlob& blob) {
    return blob.score * std::pow(blob.area, tuning::pieces.largerWins());
}

bool isSliver(const PieceBlob& blob) {
    const auto size = cv::minAreaRect(blob.contour).size;
    return std::max(size.width, size.height) >
           tuning::pieces.sliver() * std::min(size.width, size.height);
}

bool meet(const PieceBlob& a, const PieceBlob& b) {
    return (a.box & b.box).area() > 0 && (cv::pointPolygonTest(a.contour, b.middle, false) >= 0 ||
                                          cv::pointPolygonTest(b.contour, a.middle, false) >= 0);
}

} // namespace pocketmars::calibration
