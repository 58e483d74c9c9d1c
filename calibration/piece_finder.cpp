#include "calibration/piece_finder.h"

#include "calibration/edge_field.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace pocketmars::calibration {
namespace {

constexpr int kWorkingSide = 1200;

/// Parts of the picture that one piece may cover.
constexpr double kMinArea = 0.0003;
constexpr double kMaxArea = 0.06;

/// The colour of the table under each px: the median of a wide surrounding, which no piece fills.
cv::Mat tableColour(const cv::Mat& lab) {
    cv::Mat small;
    const double scale = 200.0 / std::max(lab.cols, lab.rows);
    cv::resize(lab, small, {}, scale, scale, cv::INTER_AREA);
    cv::Mat bytes;
    small.convertTo(bytes, CV_8U, 1.0, 128.0); // a and b are signed; medianBlur wants bytes
    cv::Mat padded;
    constexpr int kWindow = 51;
    cv::copyMakeBorder(bytes, padded, kWindow / 2, kWindow / 2, kWindow / 2, kWindow / 2,
                       cv::BORDER_REFLECT);
    cv::medianBlur(padded, padded, kWindow);
    bytes = padded({kWindow / 2, kWindow / 2, bytes.cols, bytes.rows});
    bytes.convertTo(small, CV_32F, 1.0, -128.0);
    cv::GaussianBlur(small, small, {}, 3.0);
    cv::Mat table;
    cv::resize(small, table, lab.size(), 0, 0, cv::INTER_LINEAR);
    return table;
}

/// What is left of each px when the table's colour is taken away, as dark as a shadow makes it.
/// Light that falls off by the factor k scales L + 16, a and b by the cube root of k.
cv::Mat withoutTable(const cv::Mat& lab, const cv::Mat& table) {
    constexpr float kDeepestShadow = 0.6F; // cube root of the light left
    cv::Mat rest(lab.size(), CV_32FC3);
    for (int y = 0; y < lab.rows; ++y) {
        const auto* seen = lab.ptr<cv::Vec3f>(y);
        const auto* under = table.ptr<cv::Vec3f>(y);
        auto* out = rest.ptr<cv::Vec3f>(y);
        for (int x = 0; x < lab.cols; ++x) {
            const float k =
                std::clamp((seen[x][0] + 16) / (under[x][0] + 16), kDeepestShadow, 1.0F);
            const cv::Vec3f shaded((under[x][0] + 16) * k - 16, under[x][1] * k, under[x][2] * k);
            out[x] = seen[x] - shaded;
        }
    }
    return rest;
}

/// Distance of each px from the table in standard deviations of the table's own pattern.
cv::Mat distances(const cv::Mat& rest) {
    cv::Mat distance(rest.size(), CV_32F, cv::Scalar(0));
    for (int round = 0; round < 4; ++round) {
        cv::Matx33d spread = cv::Matx33d::zeros();
        cv::Vec3d mean(0, 0, 0);
        double count = 0;
        for (int pass = 0; pass < 2; ++pass) {
            for (int y = 0; y < rest.rows; y += 2) {
                for (int x = 0; x < rest.cols; x += 2) {
                    if (round > 0 && distance.at<float>(y, x) > 3.0F) {
                        continue;
                    }
                    const cv::Vec3d r = rest.at<cv::Vec3f>(y, x);
                    if (pass == 0) {
                        mean += r;
                        count += 1;
                    } else {
                        spread += (r - mean) * (r - mean).t();
                    }
                }
            }
            mean = pass == 0 ? mean * (1.0 / count) : mean;
        }
        // Even a plain table has grain and noise that this picture may not show everywhere.
        const cv::Matx33d inverse =
            (spread * (1.0 / count) + cv::Matx33d::diag({1.0, 0.5, 0.5})).inv();
        for (int y = 0; y < rest.rows; ++y) {
            for (int x = 0; x < rest.cols; ++x) {
                const cv::Vec3d r = cv::Vec3d(rest.at<cv::Vec3f>(y, x)) - mean;
                distance.at<float>(y, x) = static_cast<float>(std::sqrt(r.dot(inverse * r)));
            }
        }
    }
    return distance;
}

struct Blob {
    std::vector<cv::Point> contour;
    double score = 0;
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

std::vector<Blob> blobs(const cv::Mat& distance, const EdgeField& field) {
    std::vector<Blob> found;
    const double picture = static_cast<double>(distance.total());
    for (const double threshold : {2.5, 3.0, 3.5, 4.0, 5.0, 6.0, 8.0, 10.0, 13.0, 17.0, 22.0}) {
        cv::Mat binary = distance > threshold;
        cv::morphologyEx(binary, binary, cv::MORPH_OPEN,
                         cv::getStructuringElement(cv::MORPH_ELLIPSE, {5, 5}));
        std::vector<std::vector<cv::Point>> contours;
        cv::findContours(binary, contours, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
        for (auto& contour : contours) {
            const double area = cv::contourArea(contour);
            const auto box = cv::boundingRect(contour);
            const bool touchesBorder = box.x <= 0 || box.y <= 0 || box.br().x >= distance.cols ||
                                       box.br().y >= distance.rows;
            if (area < kMinArea * picture || area > kMaxArea * picture || touchesBorder) {
                continue;
            }
            std::vector<cv::Point> hull;
            cv::convexHull(contour, hull);
            const double solidity = area / cv::contourArea(hull);
            const double score =
                std::min(outlineStrength(field, contour), 12.0) * std::pow(solidity, 4);
            found.push_back({std::move(contour), score});
        }
    }
    return found;
}

std::vector<Blob> best(std::vector<Blob> all, int expected) {
    std::sort(all.begin(), all.end(),
              [](const Blob& a, const Blob& b) { return a.score > b.score; });
    std::vector<Blob> kept;
    for (auto& blob : all) {
        const auto box = cv::boundingRect(blob.contour);
        const bool isNew = std::none_of(kept.begin(), kept.end(), [&](const Blob& other) {
            return (box & cv::boundingRect(other.contour)).area() > 0;
        });
        if (isNew && static_cast<int>(kept.size()) < expected && blob.score > 1.0) {
            kept.push_back(std::move(blob));
        }
    }
    return kept;
}

} // namespace

std::vector<FoundPiece> findPieces(const cv::Mat& photo, int expected) {
    const double scale =
        std::min(1.0, static_cast<double>(kWorkingSide) / std::max(photo.cols, photo.rows));
    cv::Mat picture;
    cv::resize(photo, picture, {}, scale, scale, cv::INTER_AREA);
    const auto field = edgeField(picture, 1.5);
    const auto distance = distances(withoutTable(field.lab, tableColour(field.lab)));

    std::vector<FoundPiece> pieces;
    for (const auto& blob : best(blobs(distance, field), expected)) {
        cv::Mat mask = cv::Mat::zeros(picture.size(), CV_8U);
        cv::fillPoly(mask, blob.contour, cv::Scalar(255));
        cv::resize(mask, mask, photo.size(), 0, 0, cv::INTER_LINEAR);
        mask = mask > 127;
        const auto box = cv::boundingRect(mask);
        pieces.push_back({box, mask(box).clone()});
    }
    // Rows: a piece whose middle lies within the height of the first of a row belongs to it.
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
    return pieces;
}

} // namespace pocketmars::calibration
