#include "vision/reading/table_update.h"

#include "vision/cards/card_finder.h"
#include "vision/cards/missing_cards.h"
#include "vision/cards/registration.h"
#include "vision/plane/table_camera.h"
#include "vision/reading/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <utility>

namespace pocketmars::vision {
namespace {

/// px of the photo where a change may come from pieces that stand on a card.
Outline pieceRoom(const TableCamera& camera, const PlacedCard& card) {
    const auto plane = camera.overCard(card);
    Outline corners;
    for (const double x :
         {-tuning::update.pieceRoomMm(), card.sizeMm.width + tuning::update.pieceRoomMm()}) {
        for (const double y :
             {-tuning::update.pieceRoomMm(), card.sizeMm.height + tuning::update.pieceRoomMm()}) {
            corners.emplace_back(plane.project(x, y, 0));
            corners.emplace_back(plane.project(x, y, tuning::update.pieceHighMm()));
        }
    }
    Outline hull;
    cv::convexHull(corners, hull);
    return hull;
}

/// Boxes that overlap become one.
std::vector<cv::Rect> merged(std::vector<cv::Rect> boxes) {
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        for (std::size_t j = i + 1; j < boxes.size(); ++j) {
            if (!(boxes[i] & boxes[j]).empty()) {
                boxes[i] |= boxes[j];
                boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(j));
                return merged(std::move(boxes));
            }
        }
    }
    return boxes;
}

bool isIn(const PlacedCard& card, const std::vector<Outline>& outlines) {
    const cv::Point2f centre(
        project(card.cardToPhoto, {card.sizeMm.width / 2, card.sizeMm.height / 2}));
    return std::any_of(outlines.begin(), outlines.end(), [&](const Outline& outline) {
        return cv::pointPolygonTest(outline, centre, false) > 0;
    });
}

/// Cards that may be others are taken out.
/// @param stacks  outlines of the stacks' cards: they are known already
/// @return where the others lay
std::vector<Outline> dropTouched(const PhotoChange& change, const std::vector<Outline>& stacks,
                                 std::vector<PlacedCard>& cards) {
    std::vector<Outline> out;
    std::erase_if(cards, [&](const PlacedCard& card) {
        const auto outline = photoOutline(card);
        const bool touched = change.shareOf(outline) > tuning::update.untouched();
        if (touched && !isIn(card, stacks)) {
            out.push_back(outline);
        }
        return touched;
    });
    return out;
}

void addNew(const TableCards& known, const std::vector<PlacedCard>& found,
            std::vector<PlacedCard>& to) {
    for (const auto& card : found) {
        const auto isThere = [&](const PlacedCard& other) { return samePlace(card, other); };
        const auto lying = lyingCards(known);
        if (std::none_of(to.begin(), to.end(), isThere) &&
            std::none_of(lying.begin(), lying.end(),
                         [&](const auto* other) { return isThere(*other); })) {
            to.push_back(card);
        }
    }
}

/// Around a part of the photo, mm.
cv::Rect2d onTable(const TablePlane& plane, cv::Rect part) {
    std::vector<cv::Point2f> corners;
    for (const auto& corner : {cv::Point(part.x, part.y), cv::Point(part.x + part.width, part.y),
                               part.br(), cv::Point(part.x, part.y + part.height)}) {
        corners.emplace_back(project(plane.photoToTable, cv::Point2d(corner)));
    }
    return cv::boundingRect(corners);
}

} // namespace

bool lyingCardsStay(const ReadingParts& parts, const cv::Mat& photo, const PhotoChange& change,
                    const TableCards& cards) {
    const auto lying = lyingCards(cards);
    return std::all_of(lying.begin(), lying.end(), [&](const PlacedCard* card) {
        return !change.touches(photoOutline(*card)) ||
               liesThere(parts.matcher, photo, *parts.profile, *card);
    });
}

void updateStacks(const ReadingParts& parts, const cv::Mat& photo, const PhotoChange& change,
                  FoundTable& table, calibration::Work& work) {
    for (std::size_t i = 0; i < engine::kSuitCount; ++i) {
        auto& stack = table.stacks[i];
        const auto& building = table.cards.buildings[i];
        if (building && change.touches(parts.stacks.growthArea(table.plane, *building, stack))) {
            work.push_back({[&] {
                                stack =
                                    parts.stacks.readAgain(photo, table.plane, *building,
                                                           table.cards.light, stack, table.cards);
                            },
                            tuning::update.stackMs()});
        }
    }
}

void updateEnergies(const ReadingParts& parts, const cv::Mat& photo, const PhotoChange& change,
                    FoundTable& table, calibration::Work& work) {
    for (std::size_t i = 0; i < table.energies.size(); ++i) {
        const auto& ship = table.cards.ships[i];
        auto& energy = table.energies[i];
        if (change.touches(photoOutline(ship))) {
            work.push_back({[&] { energy = readEnergy(*parts.profile, photo, ship); },
                            tuning::update.energyMs()});
        }
    }
}

LooseCardUpdate::LooseCardUpdate(const ReadingParts& parts, const cv::Mat& photo,
                                 const PhotoChange& change, const std::vector<Outline>& stacks,
                                 const ColonistReader::Scene& scene, FoundTable& table)
    : m_parts(&parts), m_photo(&photo), m_change(&change), m_scene(&scene), m_table(&table) {
    auto& cards = table.cards;
    m_known = stacks;
    const TableCamera camera(table.plane, photo.size());
    for (const auto* card : lyingCards(cards)) {
        m_known.push_back(pieceRoom(camera, *card));
        m_pxPerMm = pxPerMm(*card);
    }
    auto explained = m_known;
    std::vector<cv::Rect> places;
    const auto add = [&](const std::vector<cv::Rect>& boxes, double roundMm) {
        const int round = cvCeil(roundMm * m_pxPerMm);
        for (const auto& box : boxes) {
            places.push_back(cv::Rect(box.x - round, box.y - round, box.width + 2 * round,
                                      box.height + 2 * round) &
                             cv::Rect({}, photo.size()));
        }
    };
    for (auto* list : {&cards.projects, &cards.backs}) {
        for (const auto& outline : dropTouched(change, stacks, *list)) {
            add({cv::boundingRect(outline)}, tuning::update.roundCardMm());
            explained.push_back(outline);
        }
    }
    const double least = tuning::update.leastChangeMm() * m_pxPerMm;
    add(change.outside(explained, least * least), tuning::update.roundChangeMm());
    m_places = merged(std::move(places));
    m_found.resize(m_places.size());
    const int rim = cvFloor(tuning::update.centreInsideMm() * m_pxPerMm);
    for (const auto& box : m_places) {
        m_middles.emplace_back(box.x + rim, box.y + rim, box.width - 2 * rim, box.height - 2 * rim);
    }
    if (isNeeded()) {
        cv::cvtColor(photo, m_grey, cv::COLOR_BGR2GRAY);
    }
}

void LooseCardUpdate::addWork(calibration::Work& work) {
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const auto look = [this, i] {
            m_found[i] = search(i, FeatureDetail::Coarse);
            if (!explain(i, m_found[i])) {
                m_found[i] = search(i, FeatureDetail::Fine);
            }
        };
        work.push_back({look, tuning::update.searchMs() * m_places[i].area()});
    }
}

TableCards LooseCardUpdate::search(std::size_t place, FeatureDetail detail) const {
    const auto& profile = *m_parts->profile;
    const auto& plane = m_table->plane;
    const auto matches = m_parts->index.match(m_grey, m_places[place], detail);
    auto candidates = findCandidates(profile, matches, plane);
    std::erase_if(candidates, [&](const CardCandidate& c) {
        return !m_middles[place].contains(project(plane.tableToPhoto, c.pose.centre));
    });
    const auto& known = m_table->cards;
    auto found =
        placeCards(profile, m_parts->matcher, *m_photo, plane, candidates, {}, &known.light);
    if (known.plainBacks) {
        auto others = lyingCards(known);
        for (const auto* list : {&found.projects, &found.backs}) {
            std::transform(list->begin(), list->end(), std::back_inserter(others),
                           [](const PlacedCard& card) { return &card; });
        }
        const auto backs = searchBacks(profile, m_parts->matcher, *m_photo, plane, known.light,
                                       onTable(plane, m_places[place]), others);
        std::transform(backs.begin(), backs.end(), std::back_inserter(found.backs),
                       [](const CardHypothesis& h) { return h.card; });
    }
    return found;
}

bool LooseCardUpdate::explain(std::size_t place, const TableCards& found) const {
    const cv::Rect& box = m_places[place];
    cv::Mat rest = m_change->of(box);
    const auto cover = [&](const Outline& outline) {
        std::vector<cv::Point> polygon;
        for (const auto& p : outline) {
            polygon.emplace_back(cvRound(p.x) - box.x, cvRound(p.y) - box.y);
        }
        cv::fillConvexPoly(rest, polygon, 0);
    };
    std::for_each(m_known.begin(), m_known.end(), cover);
    double card = 0.0; // px²
    for (const auto* list : {&found.projects, &found.backs}) {
        for (const auto& c : *list) {
            const auto outline = photoOutline(c);
            card = cv::contourArea(outline);
            cover(enlarged(outline, tuning::update.shadowGrowth()));
        }
    }
    return cv::countNonZero(rest) < tuning::update.cardShare() * card ||
           ColonistReader::isTable(*m_scene, *m_photo, box, rest);
}

void LooseCardUpdate::finish() {
    auto& cards = m_table->cards;
    for (const auto& more : m_found) {
        addNew(cards, more.projects, cards.projects);
        addNew(cards, more.backs, cards.backs);
    }
}

} // namespace pocketmars::vision
