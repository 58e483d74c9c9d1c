#include "calibration/learning/piece_finder.h"

#include "calibration/learning/table_distance.h"
#include "calibration/learning/tuning.h"
#include "calibration/outlines/edge_field.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace pocketmars::calibration {
namespace {

/// How far a px is from the table, in standard deviations: from what hardly stands out to what
/// does.
constexpr std::array<double, 11> kThresholds{2.5, 3.0,  3.5,  4.0,  5.0, 6.0,
                                             8.0, 10.0, 13.0, 17.0, 22.0};

/// Something that may be a piece.
struct Blob {
    std::vector<cv::Point> contour;
    cv::Rect box;
    cv::Point2f middle;
    cv::Vec3d colour; ///< mean, CIE Lab
    double area = 0;
    double score = 0; ///< L units per px of its outline, less for a ragged one
};

/// A piece has a sharp outline all around; a stain or a knot in the wood fades.
double outlineStrength(const EdgeField& field, const std::vector<cv::Point>& contour) {
    std::vector<float> strengths;
    for (const auto& p : contour) {
        float most = 0;
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                const cv::Point at(std::clamp(p.x + dx, 0, field.dx.cols - 1),
                                   std::clamp(p.y + dy, 0, field.dx.rows - 1));
                most = std::max(most, std::hypot(field.dx.at<float>(at), field.dy.at<float>(at)));
            }
        }
        strengths.push_back(most);
    }
    const auto low = strengths.begin() + static_cast<std::ptrdiff_t>(strengths.size() / 4);
    std::nth_element(strengths.begin(), low, strengths.end());
    return *low;
}

void addBlobs(const cv::Mat& binary, const EdgeField& field, std::vector<Blob>& blobs) {
    const auto picture = static_cast<double>(binary.total());
    std::vector<std::vector<cv::Point>> contours;
    cv::findContours(binary, contours, cv::RETR_LIST, cv::CHAIN_APPROX_NONE);
    for (auto& contour : contours) {
        Blob blob;
        blob.area = cv::contourArea(contour);
        blob.box = cv::boundingRect(contour);
        const bool touchesBorder = blob.box.x <= 0 || blob.box.y <= 0 ||
                                   blob.box.br().x >= binary.cols || blob.box.br().y >= binary.rows;
        if (blob.area < tuning::pieces.minArea() * picture ||
            blob.area > tuning::pieces.maxArea() * picture || touchesBorder) {
            continue;
        }
        std::vector<cv::Point> hull;
        cv::convexHull(contour, hull);
        const double solidity = blob.area / cv::contourArea(hull);
        if (solidity < tuning::pieces.solidity()) {
            continue;
        }
        blob.score = std::min(outlineStrength(field, contour), tuning::pieces.strongest()) *
                     std::pow(solidity, tuning::pieces.solidityCost());
        blob.contour = std::move(contour);
        cv::Mat mask = cv::Mat::zeros(blob.box.size(), CV_8U);
        cv::fillPoly(mask, blob.contour, cv::Scalar(255), cv::LINE_8, 0, -blob.box.tl());
        const auto mean = cv::mean(field.lab(blob.box), mask);
        blob.colour = {mean[0], mean[1], mean[2]};
        const auto moments = cv::moments(mask, true);
        blob.middle = cv::Point2f(static_cast<float>(moments.m10 / moments.m00),
                                  static_cast<float>(moments.m01 / moments.m00)) +
                      cv::Point2f(blob.box.tl());
        blobs.push_back(std::move(blob));
    }
}

/// What stands out from the table, at many thresholds, and what stands out in one channel: on a
/// patterned cloth the table has many colours, but the piece still has one.
std::vector<Blob> blobs(const EdgeField& field) {
    std::vector<Blob> found;
    const auto kernel = cv::getStructuringElement(cv::MORPH_ELLIPSE, {5, 5});
    const auto distance = tableDistance(field.lab);
    for (const double threshold : kThresholds) {
        cv::Mat binary = distance > threshold;
        cv::morphologyEx(binary, binary, cv::MORPH_OPEN, kernel);
        addBlobs(binary, field, found);
    }
    std::vector<cv::Mat> channels;
    cv::split(field.lab, channels);
    for (const auto& channel : channels) {
        double low = 0;
        double high = 0;
        cv::minMaxLoc(channel, &low, &high);
        const int levels = tuning::pieces.levels();
        for (int i = 1; i < levels; ++i) {
            cv::Mat binary = channel > low + (high - low) * i / levels;
            cv::morphologyEx(binary, binary, cv::MORPH_OPEN, kernel);
            addBlobs(binary, field, found);
        }
    }
    return found;
}

bool meet(const Blob& a, const Blob& b) {
    return cv::pointPolygonTest(a.contour, b.middle, false) >= 0 ||
           cv::pointPolygonTest(b.contour, a.middle, false) >= 0;
}

bool areAlike(const Blob& a, const Blob& b) {
    return cv::norm(a.colour - b.colour) < tuning::pieces.sameColour() &&
           std::abs(std::log(a.area / b.area)) < tuning::pieces.sameArea();
}

/// The best of those that overlap. Of nearly equal ones the larger: a side of a piece in the shade
/// belongs to it.
std::vector<Blob> apart(std::vector<Blob> all) {
    const auto worth = [](const Blob& blob) {
        return blob.score * std::pow(blob.area, tuning::pieces.largerWins());
    };
    std::sort(all.begin(), all.end(),
              [&](const Blob& a, const Blob& b) { return worth(a) > worth(b); });
    std::vector<Blob> kept;
    for (auto& blob : all) {
        if (blob.score > tuning::pieces.leastScore() &&
            std::none_of(kept.begin(), kept.end(),
                         [&](const Blob& other) { return meet(blob, other); })) {
            kept.push_back(std::move(blob));
        }
    }
    return kept;
}

/// Those that lie apart, without what looks the same many times over: every piece has a colour of
/// its own, the squares of a cloth have not.
std::vector<Blob> withoutPattern(std::vector<Blob> all) {
    for (;;) {
        auto places = apart(all);
        std::vector<Blob> pattern;
        for (const auto& blob : places) {
            const auto alike = std::count_if(places.begin(), places.end(), [&](const Blob& other) {
                return areAlike(blob, other);
            });
            if (alike > tuning::pieces.mostAlike()) {
                pattern.push_back(blob);
            }
        }
        if (pattern.empty()) {
            return places;
        }
        // A square of the cloth may have won over a piece that stands on it.
        all.erase(std::remove_if(all.begin(), all.end(),
                                 [&](const Blob& blob) {
                                     return std::any_of(
                                         pattern.begin(), pattern.end(),
                                         [&](const Blob& part) { return areAlike(blob, part); });
                                 }),
                  all.end());
    }
}

/// The best that are of about one size.
std::vector<Blob> ofOneSize(const std::vector<Blob>& all, std::size_t expected) {
    std::vector<Blob> best;
    double most = 0;
    for (const auto& largest : all) {
        std::vector<Blob> group;
        double sum = 0;
        for (const auto& blob : all) { // best first
            if (group.size() < expected && blob.area <= 1.01 * largest.area &&
                blob.area > tuning::pieces.smallest() * largest.area) {
                group.push_back(blob);
                sum += blob.score;
            }
        }
        if (sum > most) {
            most = sum;
            best = std::move(group);
        }
    }
    return best;
}

/// Rows from the top, each from left to right.
void sortForReading(std::vector<FoundPiece>& pieces) {
    std::sort(pieces.begin(), pieces.end(),
              [](const auto& a, const auto& b) { return a.box.y < b.box.y; });
    const int tallest =
        std::accumulate(pieces.begin(), pieces.end(), 0, [](int most, const FoundPiece& piece) {
            return std::max(most, piece.box.height);
        });
    for (auto from = pieces.begin(); from != pieces.end();) {
        auto to = from + 1;
        while (to != pieces.end() && to->box.y - (to - 1)->box.y < tallest * 3 / 2) {
            ++to;
        }
        std::sort(from, to, [](const auto& a, const auto& b) { return a.box.x < b.box.x; });
        from = to;
    }
}

} // namespace

std::vector<FoundPiece> findPieces(const cv::Mat& photo, int expected) {
    const double scale = std::min(1.0, static_cast<double>(tuning::pieces.workingSide()) /
                                           std::max(photo.cols, photo.rows));
    cv::Mat picture;
    cv::resize(photo, picture, {}, scale, scale, cv::INTER_AREA);
    const auto field = edgeField(picture, tuning::pieces.sigma());
    const auto candidates = withoutPattern(blobs(field));
    std::vector<FoundPiece> pieces;
    for (const auto& blob : ofOneSize(candidates, static_cast<std::size_t>(expected))) {
        cv::Mat mask = cv::Mat::zeros(picture.size(), CV_8U);
        cv::fillPoly(mask, blob.contour, cv::Scalar(255));
        cv::resize(mask, mask, photo.size(), 0, 0, cv::INTER_LINEAR);
        mask = mask > 127;
        const auto box = cv::boundingRect(mask);
        pieces.push_back({box, mask(box).clone()});
    }
    sortForReading(pieces);
    return pieces;
}

} // namespace pocketmars::calibration
