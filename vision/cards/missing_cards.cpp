#include "vision/cards/missing_cards.h"

#include "calibration/support/parallel.h"
#include "vision/cards/card_fit.h"
#include "vision/cards/face_search.h"
#include "vision/cards/stack_columns.h"
#include "vision/cards/tuning.h"
#include "vision/support/picture_warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <numeric>
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
                    tried.patch = withoutLight(
                        matcher.patch(photo, tried.card.cardToPhoto, tried.card.sizeMm), gain);
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

/// Whether a card of a face can lie somewhere: all of it in the photo, and on none of the others.
/// @param photo, profile, plane, others  outlive it
std::function<bool(const TablePose&)> freePlaces(const calibration::Profile& profile,
                                                 const cv::Mat& photo, const TablePlane& plane,
                                                 int face,
                                                 const std::vector<const PlacedCard*>& others) {
    PlacedCard card;
    card.sizeMm = faceSizeMm(profile.faces[static_cast<std::size_t>(face)], profile.layout);
    const cv::Rect2d picture({0, 0}, cv::Size2d(photo.size()));
    return [=, &plane, &others](const TablePose& pose) mutable {
        card.pose = pose;
        card.cardToPhoto =
            plane.tableToPhoto * rigid(pose.toTable({0, 0}, card.sizeMm), pose.angle);
        const auto corners = photoCorners(card);
        return std::all_of(corners.begin(), corners.end(),
                           [&](cv::Point2d corner) { return picture.contains(corner); }) &&
               std::none_of(others.begin(), others.end(), [&](const PlacedCard* other) {
                   return overlaps(*other, card, tuning::hiddenCards.touching());
               });
    };
}

/// A building, a ship and Earth lie free; only the cards of a stack may be pushed below them.
bool liesOnOne(const PlacedCard& card, const std::vector<const PlacedCard*>& others) {
    return std::any_of(others.begin(), others.end(), [&](const PlacedCard* other) {
        return !std::holds_alternative<calibration::ProjectFace>(other->face->kind) &&
               overlaps(*other, card, tuning::hiddenCards.touching());
    });
}

/// Looks for a face by its picture alone in a part of the table.
/// @return best first
std::vector<CardHypothesis> searchIn(cv::Rect2d area, const std::vector<double>& turns,
                                     const calibration::Profile& profile,
                                     const FaceMatcher& matcher, const cv::Mat& photo,
                                     const TablePlane& plane, int face, const LightField& light,
                                     const std::vector<const PlacedCard*>& others) {
    if (area.empty()) {
        return {};
    }
    std::vector<CardHypothesis> out;
    const FaceSearch search(photo, plane, light, area);
    for (const auto& place : search.places(
             matcher.face(face), turns, tuning::hiddenCards.leastShare(),
             freePlaces(profile, photo, plane, face, others), tuning::hiddenCards.mostPlaces())) {
        auto h = searchAround(profile, matcher, photo, plane, place.pose, face, light);
        if (h.identity.similarity.shape >= tuning::placing.minShape()) {
            h.card.confidence = h.identity.similarity.both();
            out.push_back(std::move(h));
        }
    }
    sortByWeight(out);
    return out;
}

/// No card lies in less; and what a card far off or a part near the horizon would take is an error.
bool isSearchable(cv::Rect2d area) {
    return std::min(area.width, area.height) >= tuning::hiddenCards.leastMm() &&
           std::max(area.width, area.height) <= tuning::hiddenCards.mostMm();
}

/// Which way cards may lie that lie about as one of some do, radians.
std::vector<double> turnsAs(const std::vector<const PlacedCard*>& cards) {
    auto turns = FaceSearch::allTurns();
    std::erase_if(turns, [&](double angle) {
        return std::none_of(cards.begin(), cards.end(), [&](const PlacedCard* card) {
            return std::abs(std::remainder(angle - card->pose.angle, 2 * std::numbers::pi)) <=
                   tuning::columns.mostTurned();
        });
    });
    return turns;
}

/// The table around some cards, mm.
cv::Rect2d around(const std::vector<const PlacedCard*>& cards, double marginMm) {
    std::vector<cv::Point2f> centres;
    centres.reserve(cards.size());
    for (const auto* card : cards) {
        centres.emplace_back(card->pose.centre);
    }
    const cv::Rect box = cv::boundingRect(centres);
    return {box.x - marginMm, box.y - marginMm, box.width + 2 * marginMm,
            box.height + 2 * marginMm};
}

struct PlaceOfBack {
    FacePlace at;
    int face = -1;
};

/// Where backs may lie: the backs of all suits fit about where one lies, so the best of each place.
std::vector<PlaceOfBack>
placesOfBacks(const calibration::Profile& profile, const FaceMatcher& matcher, const cv::Mat& photo,
              const TablePlane& plane, const FaceSearch& search, const std::vector<double>& turns,
              const std::vector<int>& backs, const std::vector<const PlacedCard*>& others) {
    std::vector<PlaceOfBack> places;
    for (const int face : backs) {
        for (const auto& place :
             search.places(matcher.face(face), turns, tuning::plainBacks.coarseShare(),
                           freePlaces(profile, photo, plane, face, others),
                           tuning::plainBacks.mostPlaces())) {
            places.push_back({place, face});
        }
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const auto& a, const auto& b) { return a.at.share > b.at.share; });
    std::vector<PlaceOfBack> apart;
    for (const auto& place : places) {
        const bool isNew = std::none_of(apart.begin(), apart.end(), [&](const auto& other) {
            return cv::norm(other.at.pose.centre - place.at.pose.centre) <
                   tuning::plainBacks.samePlaceMm();
        });
        if (isNew && apart.size() < tuning::plainBacks.mostBacks()) {
            apart.push_back(place);
        }
    }
    return apart;
}

/// The back that lies at a place, if one does.
/// @param backs  the profile's
CardHypothesis backAt(const calibration::Profile& profile, const FaceMatcher& matcher,
                      const cv::Mat& photo, const TablePlane& plane, const LightField& light,
                      const FaceSearch& search, const PlaceOfBack& place,
                      const std::vector<int>& backs) {
    const auto settled = search.settled(matcher.face(place.face), place.at);
    std::vector<double> away;
    std::transform(backs.begin(), backs.end(), std::back_inserter(away), [&](int back) {
        return search.colourDistance(matcher.face(back), settled.pose);
    });
    const auto nearest = std::min_element(away.begin(), away.end());
    const int face = backs[static_cast<std::size_t>(nearest - away.begin())];
    CardHypothesis h;
    h.faces = backs;
    h.card.face = &profile.faces[static_cast<std::size_t>(face)];
    h.card.sizeMm = faceSizeMm(*h.card.face, profile.layout);
    h.card.pose = settled.pose;
    h.card.cardToPhoto =
        plane.tableToPhoto * rigid(settled.pose.toTable({0, 0}, h.card.sizeMm), settled.pose.angle);
    // Stripes are to be compared line by line, though along them a card may be moved for nothing.
    const auto off = matcher.misplacement(photo, h.card.cardToPhoto, face);
    h.patch =
        withoutLight(matcher.patch(photo, h.card.cardToPhoto * rigid(off, 0.0), h.card.sizeMm),
                     light.gain(settled.pose.centre));
    h.identity = matcher.identify(h.patch, {face});
    const double all =
        std::accumulate(away.begin(), away.end(), 0.0, [&](double sum, double distance) {
            return sum + std::exp((*nearest - distance) / tuning::plainBacks.sameColour());
        });
    h.card.confidence = settled.share / all;
    const double shape = h.identity.similarity.shape;
    h.isThere =
        settled.ends >= tuning::plainBacks.leastEnds() &&
        (shape >= tuning::placing.minShape() || (settled.share >= tuning::plainBacks.leastShare() &&
                                                 shape >= tuning::plainBacks.minShape()));
    return h;
}

} // namespace

std::vector<CardHypothesis>
searchMissing(const calibration::Profile& profile, const FaceMatcher& matcher, const cv::Mat& photo,
              const TablePlane& plane, const std::vector<CardCandidate>& candidates,
              const LightField& light, const std::vector<const PlacedCard*>& others,
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
        if (h.identity.similarity.shape >= tuning::placing.minShape() &&
            !liesOnOne(h.card, others)) {
            h.card.confidence = h.identity.similarity.both();
            found.push_back(std::move(h));
        }
    }
    sortByWeight(found);
    return found;
}

cv::Rect2d tableAround(const std::vector<const PlacedCard*>& cards) {
    if (cards.empty()) {
        return {};
    }
    const auto area = around(cards, tuning::hiddenCards.aroundMm());
    return isSearchable(area) ? area : cv::Rect2d();
}

std::vector<CardHypothesis> searchHidden(const calibration::Profile& profile,
                                         const FaceMatcher& matcher, const cv::Mat& photo,
                                         const TablePlane& plane, int face, const LightField& light,
                                         const std::vector<const PlacedCard*>& others) {
    return searchIn(tableAround(others), FaceSearch::allTurns(), profile, matcher, photo, plane,
                    face, light, others);
}

std::vector<CardHypothesis> searchAbove(const calibration::Profile& profile,
                                        const FaceMatcher& matcher, const cv::Mat& photo,
                                        const TablePlane& plane, const PlacedCard& project,
                                        const LightField& light,
                                        const std::vector<const PlacedCard*>& others) {
    const auto turns = turnsAs({&project});
    const auto suit = std::get<calibration::ProjectFace>(project.face->kind).card.suit();
    return searchIn(columnAbove(project), turns, profile, matcher, photo, plane,
                    matcher.buildingFace(suit), light, others);
}

std::vector<CardHypothesis> searchBeside(const calibration::Profile& profile,
                                         const FaceMatcher& matcher, const cv::Mat& photo,
                                         const TablePlane& plane, int face, const LightField& light,
                                         const std::vector<const PlacedCard*>& others) {
    constexpr std::size_t kRow = 2;
    std::vector<const PlacedCard*> row;
    std::copy_if(others.begin(), others.end(), std::back_inserter(row), [](const PlacedCard* card) {
        return std::holds_alternative<calibration::BuildingFace>(card->face->kind);
    });
    if (row.size() < kRow) {
        return {};
    }
    const auto area = around(row, tuning::hiddenCards.besideMm());
    return isSearchable(area)
               ? searchIn(area, turnsAs(row), profile, matcher, photo, plane, face, light, others)
               : std::vector<CardHypothesis>{};
}

std::vector<CardHypothesis> searchBacks(const calibration::Profile& profile,
                                        const FaceMatcher& matcher, const cv::Mat& photo,
                                        const TablePlane& plane, const LightField& light,
                                        cv::Rect2d area,
                                        const std::vector<const PlacedCard*>& others) {
    if (!isSearchable(area)) {
        return {};
    }
    auto turns = FaceSearch::allTurns();
    // Stripes look like a plain card on its side, and cards beside each other like one aslant.
    std::erase_if(turns, [&](double angle) {
        return std::none_of(others.begin(), others.end(), [&](const PlacedCard* other) {
            return std::abs(std::remainder(angle - other->pose.angle, std::numbers::pi)) <
                   tuning::plainBacks.parallelAngle();
        });
    });
    std::vector<int> backs;
    for (int face = 0; face < static_cast<int>(profile.faces.size()); ++face) {
        if (matcher.isBack(face)) {
            backs.push_back(face);
        }
    }
    const FaceSearch search(photo, plane, light, area);
    const auto places = placesOfBacks(profile, matcher, photo, plane, search, turns, backs, others);
    std::vector<CardHypothesis> found(places.size());
    calibration::forEachInParallel(found.size(), [&](std::size_t i) {
        found[i] = backAt(profile, matcher, photo, plane, light, search, places[i], backs);
    });
    std::erase_if(found, [](const CardHypothesis& h) { return !h.isThere; });
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
        return a.card.confidence > b.card.confidence;
    });
    return found;
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
