#include "vision/cards/missing_cards.h"

#include "vision/cards/card_fit.h"
#include "vision/cards/face_search.h"
#include "vision/cards/tuning.h"
#include "vision/support/picture_warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <numbers>
#include <utility>
#include <variant>

namespace pocketmars::vision {
namespace {

/// A card of a face somewhere around a candidate, where it fits best.
CardHypothesis searchAround(const calibration::Profile& profile, const FaceMatcher& matcher,
                            const cv::Mat& photo, const TablePlane& plane, const TablePose& around,
                            int face, const LightField& light) {
    CardHypothesis best;
    best.faces = {face};
    best.card.face = &profile.faces[static_cast<std::size_t>(face)];
    best.card.sizeMm = faceSizeMm(*best.card.face, profile.layout);
    best.card.pose = around;
    const auto gain = light.gain(around.centre);
    const auto searchGrid = [&](int steps, double degrees, int shifts, double mm) {
        const auto middle = best.card.pose;
        auto tried = best;
        for (int turn = -steps; turn <= steps; ++turn) {
            for (int x = -shifts; x <= shifts; ++x) {
                for (int y = -shifts; y <= shifts; ++y) {
                    auto& pose = tried.card.pose;
                    pose.angle = middle.angle + turn * degrees * std::numbers::pi / 180;
                    pose.centre = middle.centre + cv::Point2d(x * mm, y * mm);
                    tried.card.cardToPhoto =
                        plane.tableToPhoto *
                        rigid(pose.toTable({0, 0}, tried.card.sizeMm), pose.angle);
                    look(matcher, photo, tried);
                    tried.patch = withoutLight(tried.patch, gain);
                    tried.identity = matcher.identify(tried.patch, tried.faces);
                    if (tried.identity.similarity.both() > best.identity.similarity.both()) {
                        best = tried;
                    }
                }
            }
        }
    };
    searchGrid(4, 4.0, 3, 3.0);
    searchGrid(2, 1.0, 1, 1.0);
    searchGrid(1, 0.5, 1, 0.5);
    return best;
}

} // namespace

std::vector<CardHypothesis>
searchMissing(const calibration::Profile& profile, const FaceMatcher& matcher, const cv::Mat& photo,
              const TablePlane& plane, const std::vector<CardCandidate>& candidates,
              const LightField& light,
              const std::function<bool(const calibration::CardFace&)>& isWanted) {
    std::vector<CardHypothesis> found;
    int searches = 0;
    for (const auto& candidate : candidates) {
        const auto most = std::max_element(candidate.votes.begin(), candidate.votes.end());
        const auto face = static_cast<std::size_t>(most - candidate.votes.begin());
        if (candidate.support < tuning::placing.fewFeatures() ||
            *most < tuning::placing.fewFeatures() || !matcher.holdsPieces(static_cast<int>(face)) ||
            !isWanted(profile.faces[face])) {
            continue;
        }
        if (++searches > tuning::placing.mostSearches()) {
            break;
        }
        auto h = searchAround(profile, matcher, photo, plane, candidate.pose,
                              static_cast<int>(face), light);
        h.support = candidate.support;
        if (h.identity.similarity.shape >= tuning::placing.minShape()) {
            h.card.confidence = h.identity.similarity.both();
            found.push_back(std::move(h));
        }
    }
    sortByWeight(found);
    return found;
}

std::vector<CardHypothesis> searchHidden(const calibration::Profile& profile,
                                         const FaceMatcher& matcher, const cv::Mat& photo,
                                         const TablePlane& plane, int face, const LightField& light,
                                         const std::vector<const CardHypothesis*>& others) {
    PlacedCard card;
    card.sizeMm = faceSizeMm(profile.faces[static_cast<std::size_t>(face)], profile.layout);
    std::vector<cv::Point2f> centres;
    centres.reserve(others.size());
    for (const auto* other : others) {
        centres.emplace_back(other->card.pose.centre);
    }
    if (centres.empty()) {
        return {};
    }
    const cv::Rect box = cv::boundingRect(centres);
    const cv::Rect2d area(box.x - tuning::hiddenCards.aroundMm(),
                          box.y - tuning::hiddenCards.aroundMm(),
                          box.width + 2 * tuning::hiddenCards.aroundMm(),
                          box.height + 2 * tuning::hiddenCards.aroundMm());
    if (std::max(area.width, area.height) > tuning::hiddenCards.mostMm()) {
        return {};
    }
    const cv::Rect2d picture({0, 0}, cv::Size2d(photo.size()));
    const auto isFree = [&](const TablePose& pose) {
        card.pose = pose;
        card.cardToPhoto =
            plane.tableToPhoto * rigid(pose.toTable({0, 0}, card.sizeMm), pose.angle);
        const auto corners = photoCorners(card);
        return std::all_of(corners.begin(), corners.end(),
                           [&](cv::Point2d corner) { return picture.contains(corner); }) &&
               std::none_of(others.begin(), others.end(), [&](const CardHypothesis* other) {
                   return overlaps(other->card, card, tuning::hiddenCards.touching());
               });
    };
    std::vector<CardHypothesis> out;
    for (const auto& place : searchFace(photo, plane, light, matcher.face(face), area, isFree,
                                        tuning::hiddenCards.mostPlaces())) {
        auto h = searchAround(profile, matcher, photo, plane, place.pose, face, light);
        if (h.identity.similarity.shape >= tuning::placing.minShape()) {
            h.card.confidence = h.identity.similarity.both();
            out.push_back(std::move(h));
        }
    }
    sortByWeight(out);
    return out;
}

std::vector<std::size_t> crowdedFaces(const calibration::Profile& profile) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < profile.faces.size(); ++i) {
        if (std::holds_alternative<calibration::EarthFace>(profile.faces[i].kind)) {
            out.insert(out.begin(), i);
        } else if (isShip(profile.faces[i])) {
            out.push_back(i);
        }
    }
    return out;
}

} // namespace pocketmars::vision
