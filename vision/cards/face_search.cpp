#include "vision/cards/face_search.h"

#include "calibration/support/parallel.h"
#include "vision/cards/face_matcher.h"
#include "vision/cards/tuning.h"
#include "vision/support/picture_warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pocketmars::vision {
namespace {

/// What a place of the card looks like.
struct Sample {
    cv::Point2d fromCentre; ///< mm
    cv::Vec3f colour;
};

std::vector<Sample> samplesOf(const cv::Mat& face) {
    cv::Mat soft;
    cv::GaussianBlur(face, soft, {}, tuning::hiddenCards.softMm() * tuning::matching.pxPerMm());
    const cv::Point2d size(face.cols / tuning::matching.pxPerMm(),
                           face.rows / tuning::matching.pxPerMm());
    std::vector<Sample> out;
    const double step = tuning::hiddenCards.sampleMm();
    for (int row = 0; (row + 0.5) * step < size.y; ++row) {
        for (int column = 0; (column + 0.5) * step < size.x; ++column) {
            const cv::Point2d mm((column + 0.5) * step, (row + 0.5) * step);
            const cv::Point at(static_cast<int>(mm.x * tuning::matching.pxPerMm()),
                               static_cast<int>(mm.y * tuning::matching.pxPerMm()));
            out.push_back({mm - size / 2, soft.at<cv::Vec3f>(at)});
        }
    }
    return out;
}

/// The area of the table in the profile's light, CV_32FC3 at tuning::hiddenCards.pxPerMm(); outside
/// the photo black.
cv::Mat tableInLearntLight(const cv::Mat& photo, const TablePlane& plane, const LightField& light,
                           cv::Rect2d area) {
    cv::Mat table = cutOut(photo, plane.tableToPhoto, area, 2 * tuning::hiddenCards.pxPerMm());
    cv::GaussianBlur(table, table, {},
                     tuning::hiddenCards.softMm() * 2 * tuning::hiddenCards.pxPerMm());
    cv::resize(table, table, {}, 0.5, 0.5, cv::INTER_AREA);
    cv::Mat gain(static_cast<int>(std::ceil(area.height / tuning::hiddenCards.lightStepMm())),
                 static_cast<int>(std::ceil(area.width / tuning::hiddenCards.lightStepMm())),
                 CV_32FC3);
    for (int y = 0; y < gain.rows; ++y) {
        for (int x = 0; x < gain.cols; ++x) {
            const cv::Point2d step((x + 0.5) / gain.cols * area.width,
                                   (y + 0.5) / gain.rows * area.height);
            gain.at<cv::Vec3f>(y, x) = cv::Vec3f(light.gain(area.tl() + step));
        }
    }
    cv::resize(gain, gain, table.size());
    return table / gain;
}

std::vector<FacePlace> placesAt(const cv::Mat& table, cv::Rect2d area,
                                const std::vector<Sample>& samples, double angle) {
    struct Step {
        cv::Point px;
        cv::Vec3f colour;
    };
    std::vector<Step> steps;
    for (const auto& sample : samples) {
        const cv::Point2d mm = project(rigid({0, 0}, angle), sample.fromCentre);
        steps.push_back({{cvRound(mm.x * tuning::hiddenCards.pxPerMm()),
                          cvRound(mm.y * tuning::hiddenCards.pxPerMm())},
                         sample.colour});
    }
    std::vector<FacePlace> out;
    const cv::Rect inside({}, table.size());
    const float sameColour = tuning::hiddenCards.sameColour();
    const int stepPx =
        static_cast<int>(tuning::hiddenCards.stepMm() * tuning::hiddenCards.pxPerMm());
    for (int y = 0; y < table.rows; y += stepPx) {
        for (int x = 0; x < table.cols; x += stepPx) {
            int same = 0;
            for (const auto& step : steps) {
                const cv::Point at = cv::Point(x, y) + step.px;
                if (!inside.contains(at)) {
                    continue;
                }
                const cv::Vec3f d = table.at<cv::Vec3f>(at) - step.colour;
                same +=
                    static_cast<int>(std::abs(d[0]) < sameColour && std::abs(d[1]) < sameColour &&
                                     std::abs(d[2]) < sameColour);
            }
            const double share = same / static_cast<double>(steps.size());
            if (share > tuning::hiddenCards.leastShare()) {
                out.push_back(
                    {{area.tl() + cv::Point2d(x, y) / tuning::hiddenCards.pxPerMm(), angle},
                     share});
            }
        }
    }
    return out;
}

} // namespace

std::vector<FacePlace> searchFace(const cv::Mat& photo, const TablePlane& plane,
                                  const LightField& light, const cv::Mat& face, cv::Rect2d area,
                                  const std::function<bool(const TablePose&)>& isFree,
                                  std::size_t most) {
    const cv::Mat table = tableInLearntLight(photo, plane, light, area);
    const auto samples = samplesOf(face);
    std::vector<std::vector<FacePlace>> found(
        static_cast<std::size_t>(tuning::hiddenCards.turns()));
    calibration::forEachInParallel(found.size(), [&](std::size_t i) {
        const double angle =
            2 * std::numbers::pi * static_cast<double>(i) / tuning::hiddenCards.turns();
        found[i] = placesAt(table, area, samples, angle);
    });
    std::vector<FacePlace> places;
    for (const auto& some : found) {
        places.insert(places.end(), some.begin(), some.end());
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const auto& a, const auto& b) { return a.share > b.share; });
    std::vector<FacePlace> out;
    for (const auto& place : places) {
        const bool known = std::any_of(out.begin(), out.end(), [&](const FacePlace& other) {
            return cv::norm(other.pose.centre - place.pose.centre) <
                   tuning::hiddenCards.samePlaceMm();
        });
        if (!known && isFree(place.pose)) {
            out.push_back(place);
            if (out.size() == most) {
                break;
            }
        }
    }
    return out;
}

} // namespace pocketmars::vision
