#include "vision/stacks/energy_reader.h"

#include "calibration/support/px.h"
#include "vision/stacks/print_light.h"
#include "vision/stacks/tuning.h"
#include "vision/support/picture_warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>

namespace pocketmars::vision {
namespace {

/// 1 minus the correlation of two pictures over all channels together, each channel with its mean.
double difference(const cv::Mat& seen, const cv::Mat& card, const cv::Mat& mask) {
    std::array<cv::Mat, 3> a;
    std::array<cv::Mat, 3> b;
    cv::split(seen, a.data());
    cv::split(card, b.data());
    double cov = 0;
    double varA = 0;
    double varB = 0;
    for (std::size_t k = 0; k < 3; ++k) {
        cv::Mat da;
        cv::Mat db;
        cv::subtract(a[k], cv::mean(a[k], mask), da);
        cv::subtract(b[k], cv::mean(b[k], mask), db);
        da.setTo(0, ~mask);
        db.setTo(0, ~mask);
        cov += da.dot(db);
        varA += da.dot(da);
        varB += db.dot(db);
    }
    // A plain space is not unlike the card for noise and soft shadows.
    const double floor =
        3 * tuning::energy.noise() * tuning::energy.noise() * cv::countNonZero(mask);
    return 1.0 - (cov + floor) / (std::sqrt(varA * varB) + floor);
}

double distance(const cv::Vec3d& a, const cv::Vec3d& b) { return cv::norm(a - b); }

cv::Vec3d asVec(const cv::Scalar& s) { return {s[0], s[1], s[2]}; }

/// Where the levels of a ship's energy track are.
struct Track {
    std::vector<cv::Point2d> centres; ///< mm of the card
    double radius = 0;                ///< mm, of what is looked at around each
    std::vector<cv::Rect> windows;    ///< px of the card, at Energy::pxPerMm
    cv::Size card;                    ///< px
    cv::Rect part;                    ///< px of the card, around all windows; may be empty
};

Track trackOf(const std::vector<cv::Point2d>& levels, cv::Size2d cardMm) {
    const double pxPerMm = tuning::energy.pxPerMm();
    Track out;
    double nearest = 1e9;
    for (const auto& level : levels) {
        const cv::Point2d mm(level.x * cardMm.width, level.y * cardMm.height);
        for (const auto& other : out.centres) {
            nearest = std::min(nearest, cv::norm(other - mm));
        }
        out.centres.push_back(mm);
    }
    out.radius = std::min(tuning::energy.largestWindowMm(), tuning::energy.windowShare() * nearest);
    const int side = 2 * static_cast<int>(std::ceil(out.radius * pxPerMm)) + 1;
    for (const auto& c : out.centres) {
        out.windows.emplace_back(cvRound(c.x * pxPerMm) - side / 2,
                                 cvRound(c.y * pxPerMm) - side / 2, side, side);
    }
    out.card = {cvRound(cardMm.width * pxPerMm), cvRound(cardMm.height * pxPerMm)};
    out.part = std::accumulate(out.windows.begin(), out.windows.end(), out.windows.front(),
                               [](const cv::Rect& a, const cv::Rect& b) { return a | b; }) &
               cv::Rect({}, out.card);
    return out;
}

struct Scores {
    std::vector<double> levels; ///< how much each looks like one with the marker
    bool cut = false;           ///< the edge of the photo cuts some off
};

Scores scoresOf(const calibration::Profile& profile, const cv::Mat& photo, const PlacedCard& ship,
                const Track& track) {
    const double pxPerMm = tuning::energy.pxPerMm();
    const cv::Rect& part = track.part;
    const cv::Rect2d partMm(part.x / pxPerMm, part.y / pxPerMm, part.width / pxPerMm,
                            part.height / pxPerMm);
    const cv::Mat seen = cutOut(photo, ship.cardToPhoto, partMm, pxPerMm);
    const cv::Mat inPhoto = cutOut(cv::Mat(photo.size(), CV_8U, cv::Scalar(255)), ship.cardToPhoto,
                                   partMm, pxPerMm) > 254;
    cv::Mat print;
    cv::resize(ship.face->image, print, track.card, 0, 0, cv::INTER_AREA);
    print(part).convertTo(print, CV_32F);
    const auto light = fitPrintLight(seen, print, inPhoto);
    const cv::Mat card = light.onPrint(print);
    const auto marker = light.onWood(asVec(cv::mean(profile.marker.image, profile.marker.mask)));
    const int side = track.windows.front().width;
    cv::Mat mask = cv::Mat::zeros(side, side, CV_8U);
    cv::circle(mask, {side / 2, side / 2}, side / 2, 255, cv::FILLED);
    Scores out;
    for (const auto& window : track.windows) {
        const cv::Rect w = window - part.tl();
        if ((w & cv::Rect({}, part.size())) != w ||
            cv::countNonZero(inPhoto(w) & mask) < cv::countNonZero(mask)) {
            out.cut = true;
            out.levels.push_back(0);
            continue;
        }
        const cv::Vec3d mean = asVec(cv::mean(seen(w), mask));
        const cv::Vec3d empty = asVec(cv::mean(card(w), mask));
        // Towards the marker's colour, away from the card's: 0 is the card, 1 the marker.
        const double toMarker = distance(mean, marker);
        const double toCard = distance(mean, empty);
        const double colour = toCard / (toCard + toMarker + 1.0);
        out.levels.push_back(tuning::energy.differenceWeight() *
                                 difference(seen(w), card(w), mask) +
                             tuning::energy.colourWeight() * colour);
    }
    return out;
}

/// Whether one of the levels holds the marker: it looks like that by itself, or a good deal more
/// than all others, as a ring does through which the print is seen.
bool showsMarker(std::vector<double> levels) {
    std::partial_sort(levels.begin(), levels.begin() + 2, levels.end(), std::greater<>());
    const double best = levels[0];
    return best >= tuning::energy.minDifference() ||
           (best >= tuning::energy.faintDifference() &&
            best - levels[1] >= tuning::energy.clearOfOthers());
}

/// How little most levels, which are empty, look like the card, 0..1/2: it lies elsewhere, or
/// something lies on it.
double misfit(std::vector<double> levels) {
    const auto middle = levels.begin() + static_cast<std::ptrdiff_t>(levels.size() / 2);
    std::nth_element(levels.begin(), middle, levels.end());
    return std::clamp(*middle - tuning::energy.emptyDifference(), 0.0, 0.5);
}

} // namespace

EnergyReading readEnergy(const calibration::Profile& profile, const cv::Mat& photo,
                         const PlacedCard& ship) {
    EnergyReading out;
    if (profile.layout.energyLevels.size() < 2) {
        return out;
    }
    const Track track = trackOf(profile.layout.energyLevels, ship.sizeMm);
    if (track.part.empty()) {
        return out;
    }
    const Scores scores = scoresOf(profile, photo, ship, track);
    const auto best = std::max_element(scores.levels.begin(), scores.levels.end());
    const auto level = static_cast<int>(best - scores.levels.begin());
    double sum = 0;
    for (const double s : scores.levels) {
        sum += std::exp(tuning::energy.sharpness() * (s - *best));
    }
    for (int corner = 0; corner < 16; ++corner) {
        const double a = corner * CV_2PI / 16;
        out.outline.emplace_back(
            project(ship.cardToPhoto, track.centres[static_cast<std::size_t>(level)] +
                                          track.radius * cv::Point2d(std::cos(a), std::sin(a))));
    }
    if (showsMarker(scores.levels)) {
        out.level = engine::Reading<int>(level, (1.0 - misfit(scores.levels)) / sum);
    } else if (!scores.cut) {
        out.level = engine::Reading<int>::unread();
    } // else the marker may lie out of view: unseen
    return out;
}

} // namespace pocketmars::vision
