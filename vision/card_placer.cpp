#include "vision/card_placer.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <variant>

namespace pocketmars::vision {
namespace {

constexpr int kMinSupport = 5;
constexpr std::size_t kMaxCandidates = 120;
// A face that is really there compares above 0.6 even half covered; another card of the same suit
// reaches 0.6 too, so the best face wins, and a face that is not there stays below 0.4.
constexpr double kMinSimilarity = 0.5;

cv::Matx33d poseMatrix(const TablePose& pose, cv::Size2d size) {
    const cv::Point2d origin = pose.toTable({0, 0}, size);
    const double c = std::cos(pose.angle);
    const double s = std::sin(pose.angle);
    return {c, -s, origin.x, s, c, origin.y, 0, 0, 1};
}

/// Fits the card's own small deviation from the plane: lens distortion, the height of a pile, a
/// bent card. Nothing if its points do not hold one.
cv::Matx33d correction(const TablePlane& plane, const CardCandidate& candidate) {
    const auto& points = candidate.points;
    std::vector<cv::Point2d> seen;
    cv::Point2d low(1e9, 1e9);
    cv::Point2d high(-1e9, -1e9);
    for (std::size_t i = 0; i < points.cardMm.size(); ++i) {
        seen.push_back(
            candidate.pose.toCard(project(plane.photoToTable, points.photoPx[i]), points.sizeMm));
        low = {std::min(low.x, points.cardMm[i].x), std::min(low.y, points.cardMm[i].y)};
        high = {std::max(high.x, points.cardMm[i].x), std::max(high.y, points.cardMm[i].y)};
    }
    const cv::Point2d spread = high - low;
    cv::Mat fitted;
    constexpr double kToleranceMm = 1.0;
    if (seen.size() >= 16 && spread.x > 30 && spread.y > 40) {
        fitted = cv::estimateAffine2D(points.cardMm, seen, cv::noArray(), cv::RANSAC, kToleranceMm);
    } else if (seen.size() >= 6 && spread.x > 20 && spread.y > 20) {
        fitted = cv::estimateAffinePartial2D(points.cardMm, seen, cv::noArray(), cv::RANSAC,
                                             kToleranceMm);
    }
    cv::Matx33d out = cv::Matx33d::eye();
    if (fitted.empty()) {
        return out;
    }
    const double scale = std::sqrt(std::abs(fitted.at<double>(0, 0) * fitted.at<double>(1, 1) -
                                            fitted.at<double>(0, 1) * fitted.at<double>(1, 0)));
    if (scale < 0.94 || scale > 1.1) {
        return out;
    }
    fitted.copyTo(cv::Mat(out, false).rowRange(0, 2));
    return out;
}

/// The candidate's points are about the centre of a project card; a landscape card has its own.
cv::Matx33d centred(cv::Size2d from, cv::Size2d to) {
    return {1, 0, (to.width - from.width) / 2, 0, 1, (to.height - from.height) / 2, 0, 0, 1};
}

struct Hypothesis {
    PlacedCard card;
    int face = 0;
    int support = 0;
    double similarity = 0;
};

bool overlaps(const PlacedCard& a, const PlacedCard& b, double share) {
    const auto pa = photoCorners(a);
    const auto pb = photoCorners(b);
    const std::vector<cv::Point2f> va(pa.begin(), pa.end());
    const std::vector<cv::Point2f> vb(pb.begin(), pb.end());
    std::vector<cv::Point2f> common;
    const double area = static_cast<double>(cv::intersectConvexConvex(va, vb, common));
    return area > share * std::min(cv::contourArea(va), cv::contourArea(vb));
}

} // namespace

TableCards placeCards(const calibration::Profile& profile, const FaceMatcher& matcher,
                      const cv::Mat& photo, const TablePlane& plane,
                      const std::vector<CardCandidate>& candidates) {
    std::vector<Hypothesis> found;
    std::size_t tried = 0;
    for (const auto& candidate : candidates) {
        if (candidate.support < kMinSupport || ++tried > kMaxCandidates) {
            break;
        }
        const int most = *std::max_element(candidate.votes.begin(), candidate.votes.end());
        const cv::Matx33d fitted = correction(plane, candidate);
        for (const bool landscape : {false, true}) {
            std::vector<int> faces;
            cv::Size2d size;
            for (std::size_t f = 0; f < candidate.votes.size(); ++f) {
                const auto faceSize = faceSizeMm(profile.faces[f], profile.layout);
                if (candidate.votes[f] * 4 >= most && candidate.votes[f] > 0 &&
                    (faceSize.width > faceSize.height) == landscape) {
                    faces.push_back(static_cast<int>(f));
                    size = faceSize;
                }
            }
            if (faces.empty()) {
                continue;
            }
            const cv::Size2d pointSize = candidate.points.sizeMm;
            const cv::Matx33d cardToPhoto = plane.tableToPhoto *
                                            poseMatrix(candidate.pose, pointSize) * fitted *
                                            centred(size, pointSize);
            const cv::Mat patch = matcher.patch(photo, cardToPhoto, size);
            const auto identity = matcher.identify(patch, faces);
            if (identity.similarity < kMinSimilarity) {
                continue;
            }
            Hypothesis h;
            h.card.face = &profile.faces[static_cast<std::size_t>(identity.face)];
            h.card.sizeMm = size;
            h.card.cardToPhoto = cardToPhoto;
            h.card.pose.angle = candidate.pose.angle;
            h.card.pose.centre = project(plane.photoToTable,
                                         project(cardToPhoto, {size.width / 2, size.height / 2}));
            h.card.confidence = identity.similarity;
            h.face = identity.face;
            h.support = candidate.support;
            h.similarity = identity.similarity;
            found.push_back(std::move(h));
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
        return a.similarity * std::min(a.support, 20) > b.similarity * std::min(b.support, 20);
    });
    TableCards out;
    std::vector<const Hypothesis*> kept;
    for (const auto& h : found) {
        const bool hidden = std::any_of(kept.begin(), kept.end(), [&](const Hypothesis* k) {
            return overlaps(k->card, h.card, 0.4);
        });
        if (hidden) {
            continue;
        }
        if (const auto* b = std::get_if<calibration::BuildingFace>(&h.card.face->kind)) {
            auto& slot = out.buildings[engine::index(b->suit)];
            if (slot) {
                continue;
            }
            slot = h.card;
        } else if (std::holds_alternative<calibration::ShipFace>(h.card.face->kind)) {
            const bool known =
                std::any_of(out.ships.begin(), out.ships.end(),
                            [&](const PlacedCard& c) { return c.face == h.card.face; });
            if (known) {
                continue;
            }

            out.ships.push_back(h.card);
        } else if (std::holds_alternative<calibration::EarthFace>(h.card.face->kind)) {
            if (out.earth) {
                continue;
            }
            out.earth = h.card;
        } else if (std::holds_alternative<calibration::ProjectFace>(h.card.face->kind)) {
            out.projects.push_back(h.card);
        } else {
            out.backs.push_back(h.card);
        }
        kept.push_back(&h);
    }
    return out;
}

} // namespace pocketmars::vision
