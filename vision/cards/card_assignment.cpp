#include "vision/cards/card_assignment.h"

#include "calibration/support/parallel.h"
#include "vision/cards/card_fit.h"
#include "vision/cards/face_kin.h"
#include "vision/cards/stack_columns.h"
#include "vision/cards/tuning.h"
#include "vision/support/face_assignment.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <variant>

namespace pocketmars::vision {

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

void tellBack(const calibration::Profile& profile, const FaceMatcher& matcher,
              const CardHypothesis& h, PlacedCard& card) {
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

namespace {

/// How likely a place shows the face that it was given: not another place's, nor one that no place
/// was given.
/// @param similarity  by place, by face
double certaintyOf(std::size_t place, const std::vector<std::vector<double>>& similarity,
                   const std::vector<std::optional<std::size_t>>& assigned) {
    const auto own = *assigned[place];
    double ahead = std::numeric_limits<double>::infinity();
    for (std::size_t other = 0; other < similarity[place].size(); ++other) {
        if (other == own) {
            continue;
        }
        double by = similarity[place][own] - similarity[place][other];
        const auto holder = std::find(assigned.begin(), assigned.end(), std::optional(other));
        if (holder != assigned.end()) {
            const auto& there = similarity[static_cast<std::size_t>(holder - assigned.begin())];
            by += there[other] - there[own];
        }
        ahead = std::min(ahead, by);
    }
    return 1.0 / (1.0 + std::exp(-tuning::placing.shipSharpness() * ahead));
}

} // namespace

std::vector<PlacedCard> assignShips(const calibration::Profile& profile, const FaceMatcher& matcher,
                                    const std::vector<const CardHypothesis*>& found,
                                    const std::vector<std::string>& colours) {
    if (found.empty()) {
        return {};
    }
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
    std::vector<cv::Mat> pictures;
    std::transform(faces.begin(), faces.end(), std::back_inserter(pictures),
                   [&](int face) { return matcher.face(face); });
    const FaceKin kin(std::move(pictures));
    std::vector<std::vector<double>> fit(places);
    std::vector<std::vector<double>> similarity(places); // with more to tell them apart by
    std::vector<std::vector<bool>> hasShape(places);
    calibration::forEachInParallel(places, [&](std::size_t i) {
        const auto different = kin.bareSimilarities(found[i]->patch);
        for (std::size_t f = 0; f < faces.size(); ++f) {
            const bool isSaid = found[i]->isMarked && found[i]->identity.face == faces[f];
            const auto seen = matcher.similarity(found[i]->patch, faces[f]);
            fit[i].push_back(isSaid ? tuning::placing.said() : seen.both());
            similarity[i].push_back(fit[i].back() +
                                    tuning::placing.shipDifferenceSay() * different[f]);
            hasShape[i].push_back(isSaid || seen.shape >= tuning::placing.minShape());
        }
    });
    const auto assigned = assignFaces(similarity);
    std::vector<PlacedCard> out;
    for (std::size_t i = 0; i < places; ++i) {
        if (!assigned[i] || !hasShape[i][*assigned[i]] ||
            fit[i][*assigned[i]] < tuning::placing.minSimilarity()) {
            continue;
        }
        out.push_back(found[i]->card);
        out.back().face = &profile.faces[static_cast<std::size_t>(faces[*assigned[i]])];
        out.back().confidence = std::min(1.0, fit[i][*assigned[i]]);
        out.back().ofItsKind = certaintyOf(i, similarity, assigned);
    }
    return out;
}

namespace {

/// -1..1: what the cards below a building say of its being of a suit; nothing where there are none.
double saysOf(const std::array<double, engine::kSuitCount>& below, engine::Suit suit) {
    return 2 * below[engine::index(suit)] - std::accumulate(below.begin(), below.end(), 0.0);
}

} // namespace

AssignedBuildings assignBuildings(const calibration::Profile& profile, const FaceMatcher& matcher,
                                  const std::vector<const CardHypothesis*>& found,
                                  const std::vector<PlacedCard>& projects) {
    std::vector<int> faces;
    std::vector<engine::Suit> suits;
    for (std::size_t f = 0; f < profile.faces.size(); ++f) {
        if (const auto* b = std::get_if<calibration::BuildingFace>(&profile.faces[f].kind)) {
            faces.push_back(static_cast<int>(f));
            suits.push_back(b->suit);
        }
    }
    const std::size_t places = std::min(found.size(), tuning::placing.mostBuildings());
    std::vector<std::vector<double>> similarity(places);
    std::vector<std::array<double, engine::kSuitCount>> below(places);
    calibration::forEachInParallel(places, [&](std::size_t i) {
        similarity[i] = matcher.suitSimilarities(found[i]->patch, faces);
        below[i] = suitsBelow(found[i]->card, projects);
        for (std::size_t f = 0; f < faces.size(); ++f) {
            if (found[i]->isMarked) {
                similarity[i][f] =
                    found[i]->identity.face == faces[f] ? tuning::placing.said() : 0.0;
            } else {
                similarity[i][f] += tuning::columns.say() * saysOf(below[i], suits[f]);
            }
        }
    });
    const auto assigned = assignFaces(similarity);
    AssignedBuildings out;
    std::vector<const CardHypothesis*> others;
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (i < places && assigned[i]) {
            const int face = faces[*assigned[i]];
            const double fit =
                found[i]->isMarked ? 1.0 : matcher.similarity(found[i]->patch, face).both();
            if (fit >= tuning::placing.minSimilarity()) {
                auto& card = out.bySuit[engine::index(suits[*assigned[i]])].emplace(found[i]->card);
                card.face = &profile.faces[static_cast<std::size_t>(face)];
                card.confidence = std::min(1.0, fit);
                if (!found[i]->isMarked && saysOf(below[i], suits[*assigned[i]]) < 0) {
                    card.confidence *= tuning::columns.contradicted();
                }
                continue;
            }
        }
        others.push_back(found[i]);
    }
    std::array<bool, engine::kSuitCount> doubled{};
    for (const auto* other : others) {
        // Cards of plain faces resemble the bare table: what lies half on a building is its echo.
        const bool isEcho =
            std::any_of(out.bySuit.begin(), out.bySuit.end(), [&](const auto& building) {
                return building && overlaps(*building, other->card, tuning::placing.echoShare());
            });
        if (!isEcho && other->identity.similarity.both() > tuning::placing.surelyThere()) {
            const auto& face = profile.faces[static_cast<std::size_t>(other->identity.face)];
            doubled[engine::index(std::get<calibration::BuildingFace>(face.kind).suit)] = true;
        }
    }
    out.doubled = static_cast<int>(std::count(doubled.begin(), doubled.end(), true));
    return out;
}

} // namespace pocketmars::vision
