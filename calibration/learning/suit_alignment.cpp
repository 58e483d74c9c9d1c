#include "calibration/learning/suit_alignment.h"

#include "calibration/learning/tuning.h"
#include "calibration/support/parallel.h"
#include "calibration/support/px.h"
#include "engine/box/suit.h"

#include <opencv2/imgproc.hpp>
#include <opencv2/video/tracking.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <variant>

namespace pocketmars::calibration {
namespace {

using Indices = std::vector<std::size_t>;

std::array<Indices, engine::kSuitCount> projectFaces(const std::vector<CardFace>& faces) {
    std::array<Indices, engine::kSuitCount> out;
    for (std::size_t f = 0; f < faces.size(); ++f) {
        if (const auto* project = std::get_if<ProjectFace>(&faces[f].kind)) {
            auto& suit = out[engine::index(project->card.suit())];
            if (suit.empty() || faces[suit[0]].image.size() == faces[f].image.size()) {
                suit.push_back(f);
            }
        }
    }
    return out;
}

/// Grey, CV_32F, as small as it is compared.
cv::Mat smallGrey(const cv::Mat& picture) {
    const double scale = tuning::alignment.pxPerMm() / kReferencePxPerMm;
    cv::Mat grey;
    cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    cv::resize(grey, grey, {}, scale, scale, cv::INTER_AREA);
    grey.convertTo(grey, CV_32F);
    return grey;
}

cv::Mat meanOf(const std::vector<cv::Mat>& pictures) {
    cv::Mat mean = cv::Mat::zeros(pictures[0].size(), CV_32F);
    for (const auto& picture : pictures) {
        mean += picture;
    }
    return mean / static_cast<double>(pictures.size());
}

/// The farthest that a corner moves, px.
double farthestMove(const cv::Matx23d& map, cv::Size size) {
    double farthest = 0;
    for (const cv::Point2d p :
         {cv::Point2d(0, 0), cv::Point2d(size.width, 0), cv::Point2d(size.width, size.height),
          cv::Point2d(0, size.height)}) {
        const cv::Vec2d moved = map * cv::Vec3d(p.x, p.y, 1);
        farthest = std::max(farthest, cv::norm(moved - cv::Vec2d(p.x, p.y)));
    }
    return farthest;
}

cv::Mat warped(const cv::Mat& picture, const cv::Matx23d& map) {
    cv::Mat out;
    cv::warpAffine(picture, out, map, picture.size(), cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                   cv::BORDER_REPLICATE);
    return out;
}

/// How alike two pictures are but for brightness and contrast; 1 where they are the same.
double correlation(const cv::Mat& a, const cv::Mat& b) {
    cv::Mat out;
    cv::matchTemplate(a, b, out, cv::TM_CCOEFF_NORMED);
    return out.at<float>(0, 0);
}

/// Where a point of the mean lies on the picture, px of both; looked for from `start` on. Nothing
/// where the two share too little to tell, or are hardly more alike for it.
std::optional<cv::Matx23d> mapFromMean(const cv::Mat& mean, const cv::Mat& picture,
                                       const std::optional<cv::Matx23d>& start) {
    const double before = correlation(mean, picture);
    if (!(before > tuning::alignment.leastBefore())) {
        return std::nullopt;
    }
    cv::Mat map(start.value_or(cv::Matx23d::eye()), true);
    map.convertTo(map, CV_32F);
    const cv::TermCriteria until(cv::TermCriteria::COUNT | cv::TermCriteria::EPS, 20, 1e-4);
    try {
        cv::findTransformECC(mean, picture, map, cv::MOTION_AFFINE, until, cv::noArray(),
                             2 * tuning::alignment.halfSmoothing() + 1);
    } catch (const cv::Exception&) {
        return std::nullopt; // it did not converge: they have nothing in common
    }
    const cv::Matx23f found = map;
    const cv::Matx23d out = found;
    if (!(farthestMove(out, picture.size()) <
          tuning::alignment.farthestMm() * tuning::alignment.pxPerMm())) {
        return std::nullopt;
    }
    const double after = correlation(mean, warped(picture, out));
    const bool surely = after > tuning::alignment.leastAfter() &&
                        1 - after < (1 - before) * (1 - tuning::alignment.leastGain());
    return surely ? std::optional(out) : std::nullopt;
}

/// The same map for pictures that are larger by a factor; pixel centres lie at whole numbers.
cv::Matx23d enlarged(const cv::Matx23d& map, double factor) {
    const cv::Matx33d down(1 / factor, 0, 0.5 / factor - 0.5, 0, 1 / factor, 0.5 / factor - 0.5, 0,
                           0, 1);
    const cv::Matx33d up(factor, 0, 0.5 * factor - 0.5, 0, factor, 0.5 * factor - 0.5, 0, 0, 1);
    const cv::Matx33d whole(map(0, 0), map(0, 1), map(0, 2), map(1, 0), map(1, 1), map(1, 2), 0, 0,
                            1);
    return (up * whole * down).get_minor<2, 3>(0, 0);
}

void alignSuit(std::vector<CardFace>& faces, const Indices& suit) {
    std::vector<cv::Mat> originals;
    for (const auto f : suit) {
        originals.push_back(smallGrey(faces[f].image));
    }
    std::vector<std::optional<cv::Matx23d>> maps(suit.size());
    cv::Mat mean = meanOf(originals);
    for (int round = 0; round < tuning::alignment.rounds(); ++round) {
        std::vector<cv::Mat> moved;
        for (std::size_t i = 0; i < suit.size(); ++i) {
            maps[i] = mapFromMean(mean, originals[i], maps[i]);
            moved.push_back(maps[i] ? warped(originals[i], *maps[i]) : originals[i]);
        }
        mean = meanOf(moved);
    }
    for (std::size_t i = 0; i < suit.size(); ++i) {
        if (maps[i]) {
            auto& image = faces[suit[i]].image;
            image =
                warped(image, enlarged(*maps[i], kReferencePxPerMm / tuning::alignment.pxPerMm()));
        }
    }
}

} // namespace

void alignSuits(std::vector<CardFace>& faces) {
    const auto suits = projectFaces(faces);
    forEachInParallel(suits.size(), [&](std::size_t suit) {
        if (suits[suit].size() > 1) {
            alignSuit(faces, suits[suit]);
        }
    });
}

} // namespace pocketmars::calibration
