#include "vision/cards/card_placer.h"

#include "calibration/support/geometry.h"
#include "calibration/support/parallel.h"
#include "vision/cards/card_fit.h"
#include "vision/cards/face_assignment.h"
#include "vision/cards/face_search.h"
#include "vision/cards/tuning.h"
#include "vision/support/picture_warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <optional>
#include <variant>

namespace pocketmars::vision {
namespace {

/// The candidate's points are about the centre of a project card; a landscape card has its own.
cv::Matx33d centred(cv::Size2d from, cv::Size2d to) {
    return {1, 0, (to.width - from.width) / 2, 0, 1, (to.height - from.height) / 2, 0, 0, 1};
}

struct Hypothesis {
    PlacedCard card;
    cv::Mat patch;          ///< of FaceMatcher::patch
    std::vector<int> faces; ///< those that have votes
    Identity identity;
    int support = 0;
    bool isMarked = false; ///< a person says that it lies there

    /// Features are evidence too, up to a number that any card well seen has.
    [[nodiscard]] double weight() const {
        return (isMarked ? tuning::placing.said() : identity.similarity.both()) +
               tuning::placing.supportWeight() * std::min(support, tuning::placing.supportCounts());
    }
};

bool isShip(const calibration::CardFace& face) {
    return std::holds_alternative<calibration::ShipFace>(face.kind);
}

bool overlaps(const PlacedCard& a, const PlacedCard& b, double share) {
    return calibration::overlap(photoOutline(a), photoOutline(b)) > share;
}

void look(const FaceMatcher& matcher, const cv::Mat& photo, Hypothesis& h) {
    h.patch = matcher.patch(photo, h.card.cardToPhoto, h.card.sizeMm);
    h.identity = matcher.identify(h.patch, h.faces);
}

/// Moves a hypothesis to where its best face fits. A card of few features, mostly hidden by
/// pieces, may be some degrees off, too.
void settle(const FaceMatcher& matcher, const cv::Mat& photo, Hypothesis& h) {
    const cv::Matx33d start = h.card.cardToPhoto;
    const double angle = h.card.pose.angle;
    const cv::Point2d middle(h.card.sizeMm.width / 2, h.card.sizeMm.height / 2);
    const auto moveTo = [&](const cv::Matx33d& place, double turned = 0) {
        Hypothesis moved = h;
        moved.card.pose.angle = angle + turned;
        const cv::Point2d shift = matcher.misplacement(photo, place, h.identity.face);
        moved.card.cardToPhoto = place * rigid(shift, 0);
        look(matcher, photo, moved);
        if (moved.identity.similarity.both() > h.identity.similarity.both()) {
            h = std::move(moved);
        }
    };
    moveTo(start);
    // All that a plain back has may be an emblem that looks the same when it is turned.
    if (matcher.isBack(h.identity.face)) {
        constexpr int kTurns = 8;
        const bool sure = h.identity.similarity.both() >= tuning::placing.sureBack();
        for (int turn = 1; turn < kTurns && !sure; ++turn) {
            const double turned = turn * 2 * std::numbers::pi / kTurns;
            moveTo(start * rigid(middle, turned) * rigid(-middle, 0), turned);
        }
        return;
    }
    if (h.identity.similarity.shape > tuning::placing.sureShape() ||
        h.support <= tuning::placing.minSupport() || !matcher.holdsPieces(h.identity.face)) {
        return;
    }
    for (const double steps : {-2.0, -1.0, 1.0, 2.0}) {
        const double degrees = steps * tuning::placing.turnDegrees();
        moveTo(start * rigid(middle, degrees * std::numbers::pi / 180) * rigid(-middle, 0));
    }
    moveTo(h.card.cardToPhoto);
}

/// What a candidate may be, one for upright and one for landscape faces, not looked at yet.
std::vector<Hypothesis> suggestions(const calibration::Profile& profile, const TablePlane& plane,
                                    const CardCandidate& candidate) {
    std::vector<Hypothesis> out;
    const int most = *std::max_element(candidate.votes.begin(), candidate.votes.end());
    const cv::Matx33d fitted = ownDeviation(plane, candidate);
    for (const bool landscape : {false, true}) {
        Hypothesis h;
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
    Hypothesis hypothesis;
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

std::vector<Hypothesis> hypotheses(const calibration::Profile& profile, const FaceMatcher& matcher,
                                   const cv::Mat& photo, const TablePlane& plane,
                                   const std::vector<CardCandidate>& candidates) {
    std::vector<Trial> trials;
    std::size_t tried = 0;
    for (const auto& candidate : candidates) {
        if (candidate.support < tuning::placing.minSupport() ||
            ++tried > tuning::placing.maxCandidates()) {
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
    std::vector<Hypothesis> out;
    for (auto& trial : trials) {
        if (trial.state == State::Held) {
            out.push_back(std::move(trial.hypothesis));
        }
    }
    return out;
}

/// The light as seen on the cards that are known for sure. Ships differ from each other in colour
/// only, so they can't tell it.
LightField measureLight(const calibration::Profile& profile, const FaceMatcher& matcher,
                        const std::vector<Hypothesis>& found) {
    LightField light;
    for (const auto& h : found) {
        const auto& face = profile.faces[static_cast<std::size_t>(h.identity.face)];
        if (!isShip(face) && h.identity.similarity.shape > tuning::placing.sureShape() &&
            h.support >= tuning::placing.sureSupport()) {
            light.add(h.card, h.patch, matcher.face(h.identity.face));
        }
    }
    return light;
}

/// The suit's cards share most of their print, so which it is is told where they differ.
void tellRank(const calibration::Profile& profile, const FaceMatcher& matcher, const cv::Mat& patch,
              engine::Suit suit, PlacedCard& card) {
    const auto p = rankProbabilities(
        matcher.rankSimilarities(patch, suit, {}, tuning::placing.rankReachMm()), pxPerMm(card));
    const auto best = static_cast<int>(std::max_element(p.begin(), p.end()) - p.begin());
    if (const int face = matcher.projectFace(engine::CardId(suit, best)); face >= 0) {
        card.face = &profile.faces[static_cast<std::size_t>(face)];
        card.confidence *= p[static_cast<std::size_t>(best)];
    }
}

/// Backs may share most of their print, too: then features speak for several, and may leave out the
/// right one.
void tellBack(const calibration::Profile& profile, const FaceMatcher& matcher, const Hypothesis& h,
              PlacedCard& card) {
    if (h.identity.margin > tuning::placing.clearBack()) {
        return;
    }
    std::vector<int> backs;
    for (const auto suit : engine::kSuits) {
        if (const int face = matcher.backFace(suit); face >= 0) {
            backs.push_back(face);
        }
    }
    const auto p = rankProbabilities(matcher.suitSimilarities(h.patch, backs), pxPerMm(card));
    const auto best = static_cast<std::size_t>(std::max_element(p.begin(), p.end()) - p.begin());
    card.face = &profile.faces[static_cast<std::size_t>(backs[best])];
    card.confidence *= p[best];
}

/// Ships often differ in nothing but colour, and there is one of each: so they are told apart
/// together, by the assignment that looks best in all.
/// @param found    best first
/// @param colours  who plays; empty: any
std::vector<PlacedCard> assignShips(const calibration::Profile& profile, const FaceMatcher& matcher,
                                    const std::vector<const Hypothesis*>& found,
                                    const std::vector<std::string>& colours) {
    std::vector<int> faces;
    for (std::size_t f = 0; f < profile.faces.size(); ++f) {
        const auto* ship = std::get_if<calibration::ShipFace>(&profile.faces[f].kind);
        const bool plays =
            ship != nullptr && (colours.empty() || std::find(colours.begin(), colours.end(),
                                                             ship->colour) != colours.end());
        if (plays) {
            faces.push_back(static_cast<int>(f));
        }
    }
    const std::size_t places = std::min(found.size(), tuning::placing.mostShips());
    std::vector<std::vector<double>> similarity(places);
    for (std::size_t i = 0; i < places; ++i) {
        for (const int face : faces) {
            const bool isSaid = found[i]->isMarked && found[i]->identity.face == face;
            similarity[i].push_back(isSaid ? tuning::placing.said()
                                           : matcher.similarity(found[i]->patch, face).both());
        }
    }
    const auto assigned = assignFaces(similarity);
    std::vector<PlacedCard> out;
    for (std::size_t i = 0; i < places; ++i) {
        if (!assigned[i] || similarity[i][*assigned[i]] < tuning::placing.minSimilarity()) {
            continue;
        }
        out.push_back(found[i]->card);
        out.back().face = &profile.faces[static_cast<std::size_t>(faces[*assigned[i]])];
        out.back().confidence = std::min(1.0, similarity[i][*assigned[i]]);
    }
    return out;
}

struct Buildings {
    std::array<std::optional<PlacedCard>, engine::kSuitCount> bySuit;
    int doubled = 0; ///< suits of which another one is beyond doubt, too
};

/// Buildings may share most of their print, and a glare may take what tells them apart: there is
/// one of each as well, so they are told together, too.
/// @param found  best first
Buildings assignBuildings(const calibration::Profile& profile, const FaceMatcher& matcher,
                          const std::vector<const Hypothesis*>& found) {
    std::vector<int> faces;
    std::vector<engine::Suit> suits;
    for (std::size_t f = 0; f < profile.faces.size(); ++f) {
        if (const auto* b = std::get_if<calibration::BuildingFace>(&profile.faces[f].kind)) {
            faces.push_back(static_cast<int>(f));
            suits.push_back(b->suit);
        }
    }
    const std::size_t places = std::min(found.size(), tuning::placing.mostBuildings());
    std::vector<std::vector<double>> similarity;
    for (std::size_t i = 0; i < places; ++i) {
        similarity.push_back(matcher.suitSimilarities(found[i]->patch, faces));
        if (found[i]->isMarked) {
            for (std::size_t f = 0; f < faces.size(); ++f) {
                similarity[i][f] =
                    found[i]->identity.face == faces[f] ? tuning::placing.said() : 0.0;
            }
        }
    }
    const auto assigned = assignFaces(similarity);
    Buildings out;
    std::array<bool, engine::kSuitCount> doubled{};
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (i < places && assigned[i]) {
            const int face = faces[*assigned[i]];
            const double fit =
                found[i]->isMarked ? 1.0 : matcher.similarity(found[i]->patch, face).both();
            if (fit >= tuning::placing.minSimilarity()) {
                auto& card = out.bySuit[engine::index(suits[*assigned[i]])].emplace(found[i]->card);
                card.face = &profile.faces[static_cast<std::size_t>(face)];
                card.confidence = std::min(1.0, fit);
                continue;
            }
        }
        if (found[i]->identity.similarity.both() > tuning::placing.surelyThere()) {
            const auto& face = profile.faces[static_cast<std::size_t>(found[i]->identity.face)];
            doubled[engine::index(std::get<calibration::BuildingFace>(face.kind).suit)] = true;
        }
    }
    out.doubled = static_cast<int>(std::count(doubled.begin(), doubled.end(), true));
    return out;
}

/// A card of a face somewhere around a candidate, where it fits best.
Hypothesis searchAround(const calibration::Profile& profile, const FaceMatcher& matcher,
                        const cv::Mat& photo, const TablePlane& plane, const TablePose& around,
                        int face, const LightField& light) {
    Hypothesis best;
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

/// Looks for cards that must be somewhere, where a few features are the only trace of them.
/// @param isWanted  whether a face is known to be on the table and was not found
/// @return best first
std::vector<Hypothesis>
searchMissing(const calibration::Profile& profile, const FaceMatcher& matcher, const cv::Mat& photo,
              const TablePlane& plane, const std::vector<CardCandidate>& candidates,
              const LightField& light,
              const std::function<bool(const calibration::CardFace&)>& isWanted) {
    std::vector<Hypothesis> found;
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
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.weight() > b.weight(); });
    return found;
}

/// Looks for a card that must be somewhere by its picture alone: the table around the others is
/// searched where none of them lies.
/// @return best first
std::vector<Hypothesis> searchHidden(const calibration::Profile& profile,
                                     const FaceMatcher& matcher, const cv::Mat& photo,
                                     const TablePlane& plane, int face, const LightField& light,
                                     const std::vector<const Hypothesis*>& others) {
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
               std::none_of(others.begin(), others.end(), [&](const Hypothesis* other) {
                   return overlaps(other->card, card, tuning::hiddenCards.touching());
               });
    };
    std::vector<Hypothesis> out;
    for (const auto& place : searchFace(photo, plane, light, matcher.face(face), area, isFree,
                                        tuning::hiddenCards.mostPlaces())) {
        auto h = searchAround(profile, matcher, photo, plane, place.pose, face, light);
        if (h.identity.similarity.shape >= tuning::placing.minShape()) {
            h.card.confidence = h.identity.similarity.both();
            out.push_back(std::move(h));
        }
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const auto& a, const auto& b) { return a.weight() > b.weight(); });
    return out;
}

/// Hypotheses become the cards of a table, best first, where the better ones leave them room.
class Table {
public:
    Table(const calibration::Profile& profile, const FaceMatcher& matcher,
          const std::vector<std::string>& colours)
        : m_profile(&profile), m_matcher(&matcher), m_colours(&colours) {}

    /// @param h  outlives this
    void keep(const Hypothesis& h) {
        const auto& s = h.identity.similarity;
        const bool hidden = std::any_of(m_kept.begin(), m_kept.end(), [&](const Hypothesis* k) {
            return overlaps(k->card, h.card,
                            isShip(*h.card.face) ? tuning::placing.shipShare()
                                                 : tuning::placing.pileShare());
        });
        const bool looksLikeIt = s.shape >= tuning::placing.minShape() &&
                                 s.both() >= tuning::placing.minSimilarity() && !hidden;
        if ((h.isMarked || looksLikeIt) && put(h)) {
            m_kept.push_back(&h);
        }
    }

    /// Is it known to be on the table, and was not found?
    [[nodiscard]] bool isMissing(const calibration::CardFace& face) {
        if (const auto* b = std::get_if<calibration::BuildingFace>(&face.kind)) {
            if (!m_assigned) {
                m_assigned = assignBuildings(*m_profile, *m_matcher, m_buildings);
            }
            return !m_assigned->bySuit[engine::index(b->suit)];
        }
        if (const auto* ship = std::get_if<calibration::ShipFace>(&face.kind)) {
            constexpr std::size_t kFewest = 2; // play, if nobody said who
            return m_ships.size() < std::max(m_colours->size(), kFewest) &&
                   (m_colours->empty() || std::find(m_colours->begin(), m_colours->end(),
                                                    ship->colour) != m_colours->end()) &&
                   std::none_of(m_ships.begin(), m_ships.end(),
                                [&](const Hypothesis* h) { return h->card.face == &face; });
        }
        return std::holds_alternative<calibration::EarthFace>(face.kind) && !m_cards.earth;
    }

    [[nodiscard]] const std::vector<const Hypothesis*>& kept() const { return m_kept; }

    [[nodiscard]] TableCards finish() && {
        auto buildings = assignBuildings(*m_profile, *m_matcher, m_buildings);
        m_cards.buildings = buildings.bySuit;
        m_cards.doubledBuildings = buildings.doubled;
        m_cards.ships = assignShips(*m_profile, *m_matcher, m_ships, *m_colours);
        return std::move(m_cards);
    }

private:
    /// @return false if its place on the table is taken by another card of its kind
    bool put(const Hypothesis& h) {
        const auto& kind = h.card.face->kind;
        if (std::holds_alternative<calibration::BuildingFace>(kind)) {
            m_buildings.push_back(&h);
            m_assigned.reset();
        } else if (isShip(*h.card.face)) {
            m_ships.push_back(&h);
        } else if (std::holds_alternative<calibration::EarthFace>(kind)) {
            if (m_cards.earth) {
                return false;
            }
            m_cards.earth = h.card;
        } else if (const auto* project = std::get_if<calibration::ProjectFace>(&kind)) {
            m_cards.projects.push_back(h.card);
            tellRank(*m_profile, *m_matcher, h.patch, project->card.suit(),
                     m_cards.projects.back());
        } else {
            m_cards.backs.push_back(h.card);
            if (!h.isMarked) {
                tellBack(*m_profile, *m_matcher, h, m_cards.backs.back());
            }
        }
        return true;
    }

    const calibration::Profile* m_profile;
    const FaceMatcher* m_matcher;
    const std::vector<std::string>* m_colours;
    TableCards m_cards;
    std::vector<const Hypothesis*> m_kept;
    std::vector<const Hypothesis*> m_buildings;
    std::optional<Buildings> m_assigned; ///< of m_buildings, once it was asked for
    std::vector<const Hypothesis*> m_ships;
};

/// Earth, then the ships, as counters of a profile's faces.
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

} // namespace

TableCards placeCards(const calibration::Profile& profile, const FaceMatcher& matcher,
                      const cv::Mat& photo, const TablePlane& plane,
                      const std::vector<CardCandidate>& candidates,
                      const std::vector<std::string>& colours, const LightField* knownLight) {
    auto found = hypotheses(profile, matcher, photo, plane, candidates);
    const LightField light =
        knownLight != nullptr ? *knownLight : measureLight(profile, matcher, found);
    for (auto& h : found) {
        h.patch = withoutLight(h.patch, light.gain(h.card.pose.centre));
        h.identity = matcher.identify(h.patch, h.faces);
        h.card.face = &profile.faces[static_cast<std::size_t>(h.identity.face)];
        h.card.confidence = h.isMarked ? 1.0 : h.identity.similarity.both();
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.weight() > b.weight(); });
    Table table(profile, matcher, colours);
    const auto keep = [&](const Hypothesis& h) { table.keep(h); };
    std::for_each(found.begin(), found.end(), keep);
    std::vector<Hypothesis> late;
    std::vector<std::vector<Hypothesis>> hidden;
    if (knownLight == nullptr) { // the whole photo is looked at
        late = searchMissing(profile, matcher, photo, plane, candidates, light,
                             [&](const auto& face) { return table.isMissing(face); });
        std::for_each(late.begin(), late.end(), keep);
        // Most of a crowd stands on Earth, and on ships.
        for (const auto face : crowdedFaces(profile)) {
            if (table.isMissing(profile.faces[face])) {
                hidden.push_back(searchHidden(profile, matcher, photo, plane,
                                              static_cast<int>(face), light, table.kept()));
                std::for_each(hidden.back().begin(), hidden.back().end(), keep);
            }
        }
    }
    auto out = std::move(table).finish();
    out.light = light;
    return out;
}

bool liesThere(const FaceMatcher& matcher, const cv::Mat& photo,
               const calibration::Profile& profile, const PlacedCard& card) {
    const auto face = static_cast<int>(card.face - profile.faces.data());
    const cv::Mat patch = matcher.patch(photo, card.cardToPhoto, card.sizeMm);
    return matcher.similarity(patch, face).shape >= tuning::placing.minShape();
}

bool samePlace(const PlacedCard& a, const PlacedCard& b) {
    return overlaps(a, b, tuning::placing.pileShare());
}

} // namespace pocketmars::vision
