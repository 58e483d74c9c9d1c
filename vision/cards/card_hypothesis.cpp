#include "vision/cards/card_hypothesis.h"

#include "calibration/support/geometry.h"
#include "calibration/support/parallel.h"
#include "vision/cards/card_fit.h"
#include "vision/cards/tuning.h"
#include "vision/support/picture_warp.h"

#include <algorithm>
#include <numbers>
#include <utility>
#include <variant>

namespace pocketmars::vision {
namespace {

/// The candidate's points are about the centre of a project card; a landscape card has its own.
cv::Matx33d centred(cv::Size2d from, cv::Size2d to) {
    return {1, 0, (to.width - from.width) / 2, 0, 1, (to.height - from.height) / 2, 0, 0, 1};
}

/// Moves a hypothesis to where its best face fits near a place, if it fits better there.
/// @param angle  of its pose there
void moveTo(const FaceMatcher& matcher, const cv::Mat& photo, CardHypothesis& h,
            const cv::Matx33d& place, double angle) {
    CardHypothesis moved = h;
    moved.card.pose.angle = angle;
    const cv::Point2d shift = matcher.misplacement(photo, place, h.identity.face);
    moved.card.cardToPhoto = place * rigid(shift, 0);
    look(matcher, photo, moved);
    if (moved.identity.similarity.both() > h.identity.similarity.both()) {
        h = std::move(moved);
    }
}

/// The same place, turned about the card's middle.
/// @param turned  radians
cv::Matx33d turnedAbout(const cv::Matx33d& place, cv::Size2d sizeMm, double turned) {
    const cv::Point2d middle(sizeMm.width / 2, sizeMm.height / 2);
    return place * rigid(middle, turned) * rigid(-middle, 0);
}

/// Moves a hypothesis to where its best face fits. A card of few features, mostly hidden by
/// pieces, may be some degrees off, too.
void settle(const FaceMatcher& matcher, const cv::Mat& photo, CardHypothesis& h) {
    const cv::Matx33d start = h.card.cardToPhoto;
    const double angle = h.card.pose.angle;
    moveTo(matcher, photo, h, start, angle);
    // All that a plain back has may be an emblem that looks the same when it is turned.
    if (matcher.isBack(h.identity.face)) {
        constexpr int kTurns = 8;
        const bool sure = h.identity.similarity.both() >= tuning::placing.sureBack();
        for (int turn = 1; turn < kTurns && !sure; ++turn) {
            const double turned = turn * 2 * std::numbers::pi / kTurns;
            moveTo(matcher, photo, h, turnedAbout(start, h.card.sizeMm, turned), angle + turned);
        }
        return;
    }
    if (h.identity.similarity.shape > tuning::placing.sureShape() ||
        h.support <= tuning::placing.minSupport() || !matcher.holdsPieces(h.identity.face)) {
        return;
    }
    for (const double steps : {-2.0, -1.0, 1.0, 2.0}) {
        const double turned = steps * tuning::placing.turnDegrees() * std::numbers::pi / 180;
        moveTo(matcher, photo, h, turnedAbout(start, h.card.sizeMm, turned), angle);
    }
    moveTo(matcher, photo, h, h.card.cardToPhoto, angle);
}

/// Turns backs that seem to lie askew as the nearest card lies, or across it: amid rays an emblem
/// looks much the same in many directions.
/// @param found  looked at
void straightenBacks(const FaceMatcher& matcher, const cv::Mat& photo,
                     std::vector<CardHypothesis>& found) {
    std::vector<const CardHypothesis*> sure;
    for (const auto& h : found) {
        if (!matcher.isBack(h.identity.face) &&
            h.identity.similarity.shape > tuning::placing.sureShape()) {
            sure.push_back(&h);
        }
    }
    if (sure.empty()) {
        return;
    }
    calibration::forEachInParallel(found.size(), [&](std::size_t i) {
        auto& h = found[i];
        if (!matcher.isBack(h.identity.face) ||
            h.identity.similarity.both() >= tuning::placing.sureBack()) {
            return;
        }
        const auto farFrom = [&h](const CardHypothesis* other) {
            return cv::norm(other->card.pose.centre - h.card.pose.centre);
        };
        const auto* nearest =
            *std::min_element(sure.begin(), sure.end(), [&](const auto* one, const auto* other) {
                return farFrom(one) < farFrom(other);
            });
        const cv::Matx33d start = h.card.cardToPhoto;
        const double angle = h.card.pose.angle;
        constexpr int kQuarters = 4;
        for (int quarter = 0; quarter < kQuarters; ++quarter) {
            for (const double steps : {0.0, -1.5, 1.5}) { // nobody lays them quite straight
                const double turned =
                    nearest->card.pose.angle - angle + quarter * std::numbers::pi / 2 +
                    steps * tuning::placing.turnDegrees() * std::numbers::pi / 180;
                moveTo(matcher, photo, h, turnedAbout(start, h.card.sizeMm, turned),
                       angle + turned);
            }
        }
    });
}

/// A table has one of it at most, and is not understood without.
bool isOneOfItsKind(const calibration::CardFace& face) {
    return std::holds_alternative<calibration::BuildingFace>(face.kind) || isShip(face) ||
           std::holds_alternative<calibration::EarthFace>(face.kind);
}

/// What a candidate may be, one for upright and one for landscape faces, not looked at yet.
std::vector<CardHypothesis> suggestions(const calibration::Profile& profile,
                                        const TablePlane& plane, const CardCandidate& candidate) {
    std::vector<CardHypothesis> out;
    const int most = *std::max_element(candidate.votes.begin(), candidate.votes.end());
    const cv::Matx33d fitted = ownDeviation(plane, candidate);
    for (const bool landscape : {false, true}) {
        CardHypothesis h;
        for (std::size_t f = 0; f < candidate.votes.size(); ++f) {
            const auto faceSize = faceSizeMm(profile.faces[f], profile.layout);
            if (candidate.votes[f] * tuning::placing.fewVotes() >= most && candidate.votes[f] > 0 &&
                (faceSize.width > faceSize.height) == landscape) {
                h.faces.push_back(static_cast<int>(f));
                h.card.sizeMm = faceSize;
            }
        }
        if (h.faces.empty()) {
            continue;
        }
        const cv::Size2d size = h.card.sizeMm;
        const cv::Size2d pointSize = candidate.points.sizeMm;
        h.card.cardToPhoto =
            plane.tableToPhoto *
            rigid(candidate.pose.toTable({0, 0}, pointSize), candidate.pose.angle) * fitted *
            centred(size, pointSize);
        h.card.pose.angle = candidate.pose.angle;
        h.card.pose.centre = project(
            plane.photoToTable, project(h.card.cardToPhoto, {size.width / 2, size.height / 2}));
        h.support = candidate.support;
        h.isMarked = candidate.isMarked;
        out.push_back(std::move(h));
    }
    return out;
}

/// A candidate on its way to a hypothesis.
struct Trial {
    enum class State { Waits, IsTried, Held, Fell };
    CardHypothesis hypothesis;
    cv::Point2d candidate; ///< centre, mm of the table
    State state = State::Waits;

    void run(const FaceMatcher& matcher, const cv::Mat& photo) {
        auto& h = hypothesis;
        look(matcher, photo, h);
        if (h.identity.similarity.shape >= tuning::placing.firstShape() || h.isMarked) {
            settle(matcher, photo, h);
        }
        state = h.identity.similarity.shape >= tuning::placing.minShape() || h.isMarked
                    ? State::Held
                    : State::Fell;
    }
};

} // namespace

double CardHypothesis::weight() const {
    return (isMarked ? tuning::placing.said() : identity.similarity.both()) +
           tuning::placing.supportWeight() * std::min(support, tuning::placing.supportCounts());
}

void look(const FaceMatcher& matcher, const cv::Mat& photo, CardHypothesis& h) {
    h.patch = matcher.patch(photo, h.card.cardToPhoto, h.card.sizeMm);
    h.identity = matcher.identify(h.patch, h.faces);
}

void sortByWeight(std::vector<CardHypothesis>& found) {
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.weight() > b.weight(); });
}

bool overlaps(const PlacedCard& a, const PlacedCard& b, double share) {
    return calibration::overlap(photoOutline(a), photoOutline(b)) > share;
}

bool isShip(const calibration::CardFace& face) {
    return std::holds_alternative<calibration::ShipFace>(face.kind);
}

std::vector<CardHypothesis> cardHypotheses(const calibration::Profile& profile,
                                           const FaceMatcher& matcher, const cv::Mat& photo,
                                           const TablePlane& plane,
                                           const std::vector<CardCandidate>& candidates) {
    std::vector<Trial> trials;
    std::size_t tried = 0;
    for (const auto& candidate : candidates) {
        if (candidate.support < tuning::placing.minSupport()) {
            break;
        }
        // A pattern that repeats, as on a back, leaves so many that it crowds out other cards.
        const auto& votes = candidate.votes;
        const auto likeliest = std::max_element(votes.begin(), votes.end()) - votes.begin();
        if (tried >= tuning::placing.maxCandidates() &&
            !isOneOfItsKind(profile.faces[static_cast<std::size_t>(likeliest)])) {
            continue;
        }
        if (++tried > tuning::placing.maxCandidates() + tuning::placing.maxCrowdedOut()) {
            break;
        }
        for (auto& h : suggestions(profile, plane, candidate)) {
            trials.push_back({std::move(h), candidate.pose.centre});
        }
    }
    // Near a card that is sure, candidates of less support are not tried. So each waits for those
    // before it that are near, and all others are tried at once.
    using State = Trial::State;
    const auto next = [&](std::size_t i) {
        for (std::size_t k = 0; k < i; ++k) {
            const auto& other = trials[k];
            const auto& found = other.hypothesis;
            if (cv::norm(found.card.pose.centre - trials[i].candidate) >=
                tuning::placing.samePlaceMm()) {
                continue;
            }
            if (other.state == State::Held &&
                found.identity.similarity.shape > tuning::placing.sureShape()) {
                return State::Fell;
            }
            if (other.state == State::Waits || other.state == State::IsTried) {
                return State::Waits;
            }
        }
        return State::IsTried;
    };
    while (true) {
        std::vector<Trial*> now;
        for (std::size_t i = 0; i < trials.size(); ++i) {
            if (trials[i].state == State::Waits) {
                trials[i].state = next(i);
                if (trials[i].state == State::IsTried) {
                    now.push_back(&trials[i]);
                }
            }
        }
        if (now.empty()) {
            break;
        }
        calibration::forEachInParallel(now.size(),
                                       [&](std::size_t i) { now[i]->run(matcher, photo); });
    }
    std::vector<CardHypothesis> out;
    for (auto& trial : trials) {
        if (trial.state == State::Held) {
            out.push_back(std::move(trial.hypothesis));
        }
    }
    straightenBacks(matcher, photo, out);
    return out;
}

} // namespace pocketmars::vision
