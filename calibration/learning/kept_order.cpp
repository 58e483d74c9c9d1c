#include "calibration/learning/kept_order.h"

#include "calibration/paints/piece_colour.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cassert>
#include <numeric>

namespace pocketmars::calibration {
namespace {

constexpr std::size_t kMost = 8; // of which all orders are tried
// In another order things look much more like they did, and those by place did not look like that.
constexpr double kClearlyBetter = 0.5;
constexpr double kClearlyOff = 6.0; // Lab units, of each in the mean

using Distances = std::vector<std::vector<double>>; // Lab units; by new thing, then by old one

std::vector<std::size_t> byPlace(std::size_t count) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    return order;
}

double apart(const Distances& distances, const std::vector<std::size_t>& order) {
    double sum = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        sum += distances[i][order[i]];
    }
    return sum / static_cast<double>(order.size());
}

std::vector<std::size_t> bestOrder(const Distances& distances) {
    auto asBefore = byPlace(distances.size());
    if (distances.empty() || distances.size() > kMost) {
        return asBefore;
    }
    auto best = asBefore;
    double least = apart(distances, asBefore);
    const double off = least;
    for (auto order = asBefore; std::next_permutation(order.begin(), order.end());) {
        if (const double each = apart(distances, order); each < least) {
            least = each;
            best = order;
        }
    }
    return isClearlyLess(least, off) ? best : asBefore;
}

/// Lab of a card without what light, sharpness and its place to a mm do to it.
cv::Mat coarse(const CardFace& face, cv::Size size) {
    cv::Mat small;
    cv::resize(face.image, small, size, 0, 0, cv::INTER_AREA);
    cv::Mat lab = labOf(small);
    cv::GaussianBlur(lab, lab, {}, 0.7);
    const auto mean = cv::mean(lab);
    return lab - cv::Scalar(mean[0], 0, 0);
}

template <class Thing, class Apart>
Distances distancesOf(const std::vector<Thing>& now, const std::vector<Thing>& before,
                      const Apart& apartOf) {
    assert(now.size() == before.size());
    Distances out(now.size());
    for (std::size_t i = 0; i < now.size(); ++i) {
        for (const auto& other : before) {
            out[i].push_back(apartOf(now[i], other));
        }
    }
    return out;
}

Distances distancesOf(const std::vector<PieceFace>& now, const std::vector<PieceFace>& before) {
    std::vector<cv::Vec3d> is;
    std::vector<cv::Vec3d> was;
    for (std::size_t i = 0; i < now.size(); ++i) {
        is.push_back(comparable(colourOf(now[i])));
        was.push_back(comparable(colourOf(before[i])));
    }
    return distancesOf(is, was,
                       [](const cv::Vec3d& a, const cv::Vec3d& b) { return cv::norm(a - b); });
}

Distances distancesOf(const std::vector<CardFace>& now, const std::vector<CardFace>& before) {
    constexpr double kLongest = 40; // px
    std::vector<cv::Mat> is;
    std::vector<cv::Mat> was;
    for (std::size_t i = 0; i < now.size(); ++i) {
        const auto& image = before[i].image;
        const double scale = kLongest / std::max(image.cols, image.rows);
        const cv::Size size(std::max(1, cvRound(image.cols * scale)),
                            std::max(1, cvRound(image.rows * scale)));
        is.push_back(coarse(now[i], size));
        was.push_back(coarse(before[i], size));
    }
    return distancesOf(is, was, [](const cv::Mat& a, const cv::Mat& b) {
        // Of another shape they are no two of one kind.
        return a.size() != b.size() ? 100.0
                                    : cv::norm(a, b, cv::NORM_L1) / static_cast<double>(a.total());
    });
}

} // namespace

std::vector<std::size_t> orderOf(const std::vector<PieceFace>& now,
                                 const std::vector<PieceFace>& before) {
    return bestOrder(distancesOf(now, before));
}

std::vector<std::size_t> orderOf(const std::vector<CardFace>& now,
                                 const std::vector<CardFace>& before) {
    return bestOrder(distancesOf(now, before));
}

bool isClearlyLess(double apart, double than) {
    return than > kClearlyOff && apart < kClearlyBetter * than;
}

double apartByPlace(const std::vector<PieceFace>& now, const std::vector<PieceFace>& before) {
    return apart(distancesOf(now, before), byPlace(now.size()));
}

double apartByPlace(const std::vector<CardFace>& now, const std::vector<CardFace>& before) {
    return apart(distancesOf(now, before), byPlace(now.size()));
}

std::optional<std::vector<CardFace>> facesBefore(const std::vector<CardFace>& learnt,
                                                 const std::vector<CardFace>& faces) {
    std::vector<CardFace> before;
    for (const auto& face : learnt) {
        const auto was = std::find_if(faces.begin(), faces.end(), [&](const CardFace& each) {
            return each.name() == face.name();
        });
        if (was == faces.end()) {
            return std::nullopt;
        }
        before.push_back(*was);
    }
    return before;
}

std::optional<std::vector<PieceFace>> piecesBefore(const std::vector<PieceFace>& learnt,
                                                   const Profile& profile) {
    auto before = profile.colonists;
    before.push_back(profile.marker);
    return before.size() == learnt.size() ? std::optional(before) : std::nullopt;
}

} // namespace pocketmars::calibration
