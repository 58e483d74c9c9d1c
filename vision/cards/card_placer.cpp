#include "vision/cards/card_placer.h"

#include "calibration/support/parallel.h"
#include "vision/cards/card_assignment.h"
#include "vision/cards/card_hypothesis.h"
#include "vision/cards/missing_cards.h"
#include "vision/cards/tuning.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>

namespace pocketmars::vision {
namespace {

/// The light as seen on the cards that are known for sure. Ships differ from each other in colour
/// only, so they can't tell it.
LightField measureLight(const calibration::Profile& profile, const FaceMatcher& matcher,
                        const std::vector<CardHypothesis>& found) {
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

/// Hypotheses become the cards of a table, best first, where the better ones leave them room.
class Table {
public:
    Table(const calibration::Profile& profile, const FaceMatcher& matcher,
          const std::vector<std::string>& colours)
        : m_profile(&profile), m_matcher(&matcher), m_colours(&colours) {}

    /// @param h  outlives this
    void keep(const CardHypothesis& h) {
        const auto& s = h.identity.similarity;
        const bool looksLikeIt = h.isThere || (s.shape >= tuning::placing.minShape() &&
                                               s.both() >= tuning::placing.minSimilarity());
        if ((h.isMarked || (looksLikeIt && !isHidden(h))) && put(h)) {
            m_kept.push_back(&h);
        }
    }

    /// Is it known to be on the table, and was not found?
    [[nodiscard]] bool isMissing(const calibration::CardFace& face) {
        if (const auto* b = std::get_if<calibration::BuildingFace>(&face.kind)) {
            if (!m_assigned) {
                m_assigned = assignBuildings(*m_profile, *m_matcher, m_buildings, m_cards.projects);
            }
            return !m_assigned->bySuit[engine::index(b->suit)];
        }
        if (const auto* ship = std::get_if<calibration::ShipFace>(&face.kind)) {
            constexpr std::size_t kFewest = 2; // play, if nobody said who
            return m_ships.size() < std::max(m_colours->size(), kFewest) &&
                   (m_colours->empty() || std::find(m_colours->begin(), m_colours->end(),
                                                    ship->colour) != m_colours->end()) &&
                   std::none_of(m_ships.begin(), m_ships.end(),
                                [&](const CardHypothesis* h) { return h->card.face == &face; });
        }
        return std::holds_alternative<calibration::EarthFace>(face.kind) && !m_cards.earth;
    }

    [[nodiscard]] const std::vector<PlacedCard>& projects() const { return m_cards.projects; }

    /// Is the building of its suit missing?
    [[nodiscard]] bool lacksBuilding(const PlacedCard& project) {
        const auto suit = std::get<calibration::ProjectFace>(project.face->kind).card.suit();
        const int building = m_matcher->buildingFace(suit);
        return building >= 0 && isMissing(m_profile->faces[static_cast<std::size_t>(building)]);
    }

    [[nodiscard]] bool hasBacks() const { return !m_cards.backs.empty(); }

    [[nodiscard]] std::vector<const PlacedCard*> kept() const {
        std::vector<const PlacedCard*> out;
        std::transform(m_kept.begin(), m_kept.end(), std::back_inserter(out),
                       [](const CardHypothesis* h) { return &h->card; });
        return out;
    }

    [[nodiscard]] TableCards finish() && {
        auto buildings = assignBuildings(*m_profile, *m_matcher, m_buildings, m_cards.projects);
        m_cards.buildings = buildings.bySuit;
        m_cards.doubledBuildings = buildings.doubled;
        m_cards.ships = assignShips(*m_profile, *m_matcher, m_ships, *m_colours);
        return std::move(m_cards);
    }

private:
    [[nodiscard]] bool isHidden(const CardHypothesis& h) const {
        return std::any_of(m_kept.begin(), m_kept.end(), [&](const CardHypothesis* k) {
            const bool liesFree =
                isShip(*h.card.face) || (isDoubtfulBuilding(h) && !isProject(k->card));
            return overlaps(k->card, h.card,
                            liesFree ? tuning::placing.shipShare() : tuning::placing.pileShare());
        });
    }

    /// Half a building and a piece of the next card look a little like another building.
    [[nodiscard]] static bool isDoubtfulBuilding(const CardHypothesis& h) {
        return std::holds_alternative<calibration::BuildingFace>(h.card.face->kind) &&
               h.identity.similarity.both() < tuning::placing.surelyThere();
    }

    [[nodiscard]] static bool isProject(const PlacedCard& card) {
        return std::holds_alternative<calibration::ProjectFace>(card.face->kind);
    }

    /// @return false if its place on the table is taken by another card of its kind
    bool put(const CardHypothesis& h) {
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
            m_assigned.reset();
        } else {
            m_cards.backs.push_back(h.card);
            if (!h.isMarked && !h.isThere) {
                tellBack(*m_profile, *m_matcher, h, m_cards.backs.back());
            }
        }
        return true;
    }

    const calibration::Profile* m_profile;
    const FaceMatcher* m_matcher;
    const std::vector<std::string>* m_colours;
    TableCards m_cards;
    std::vector<const CardHypothesis*> m_kept;
    std::vector<const CardHypothesis*> m_buildings;
    std::optional<AssignedBuildings> m_assigned; ///< of m_buildings, once it was asked for
    std::vector<const CardHypothesis*> m_ships;
};

} // namespace

TableCards placeCards(const calibration::Profile& profile, const FaceMatcher& matcher,
                      const cv::Mat& photo, const TablePlane& plane,
                      const std::vector<CardCandidate>& candidates,
                      const std::vector<std::string>& colours, const LightField* knownLight) {
    auto found = cardHypotheses(profile, matcher, photo, plane, candidates);
    const LightField light =
        knownLight != nullptr ? *knownLight : measureLight(profile, matcher, found);
    calibration::forEachInParallel(found.size(), [&](std::size_t i) {
        auto& h = found[i];
        h.patch = withoutLight(h.patch, light.gain(h.card.pose.centre));
        h.identity = matcher.identify(h.patch, h.faces);
        h.card.face = &profile.faces[static_cast<std::size_t>(h.identity.face)];
        h.card.confidence = h.isMarked ? 1.0 : h.identity.similarity.both();
    });
    sortByWeight(found);
    Table table(profile, matcher, colours);
    const auto keep = [&](const CardHypothesis& h) { table.keep(h); };
    std::for_each(found.begin(), found.end(), keep);
    std::vector<CardHypothesis> late;
    std::vector<std::vector<CardHypothesis>> hidden;
    bool plainBacks = false;
    if (knownLight == nullptr) { // the whole photo is looked at
        for (const auto& project : table.projects()) {
            if (table.lacksBuilding(project)) {
                hidden.push_back(
                    searchAbove(profile, matcher, photo, plane, project, light, table.kept()));
                std::for_each(hidden.back().begin(), hidden.back().end(), keep);
            }
        }
        late = searchMissing(profile, matcher, photo, plane, candidates, light, table.kept(),
                             [&](const auto& face) { return table.isMissing(face); });
        std::for_each(late.begin(), late.end(), keep);
        for (const auto suit : engine::kSuits) {
            const int face = matcher.buildingFace(suit);
            if (face >= 0 && table.isMissing(profile.faces[static_cast<std::size_t>(face)])) {
                hidden.push_back(
                    searchBeside(profile, matcher, photo, plane, face, light, table.kept()));
                std::for_each(hidden.back().begin(), hidden.back().end(), keep);
            }
        }
        for (const auto face : crowdedFaces(profile)) {
            if (table.isMissing(profile.faces[face])) {
                hidden.push_back(searchHidden(profile, matcher, photo, plane,
                                              static_cast<int>(face), light, table.kept()));
                std::for_each(hidden.back().begin(), hidden.back().end(), keep);
            }
        }
        const bool leaveFeatures = table.hasBacks();
        const auto others = table.kept();
        if (const auto area = tableAround(others); !area.empty()) {
            hidden.push_back(searchBacks(profile, matcher, photo, plane, light, area, others));
            std::for_each(hidden.back().begin(), hidden.back().end(), keep);
            plainBacks = !leaveFeatures && table.hasBacks();
        }
    }
    auto out = std::move(table).finish();
    out.plainBacks = plainBacks;
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
