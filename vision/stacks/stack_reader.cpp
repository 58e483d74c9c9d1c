#include "vision/stacks/stack_reader.h"

#include "calibration/support/parallel.h"
#include "vision/cards/tuning.h"
#include "vision/stacks/bare_table.h"
#include "vision/stacks/tuning.h"
#include "vision/support/picture_warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <variant>

namespace pocketmars::vision {
namespace {

/// Building mm to photo px, by the plane: the building's own fit is good on the building only.
cv::Matx33d buildingToPhoto(const TablePlane& plane, const PlacedCard& building) {
    return plane.tableToPhoto *
           rigid(building.pose.toTable({0, 0}, building.sizeMm), building.pose.angle);
}

/// How much of a card lies in the photo, mm from its upper edge down. A little may be missing at
/// its sides.
double visibleMm(const cv::Mat& photo, const cv::Matx33d& cardToPhoto, cv::Size2d card) {
    double visible = 0;
    while (visible < card.height &&
           insidePhoto(photo, cardToPhoto,
                       {tuning::stacks.visibleSideShare() * card.width, 0,
                        (1 - 2 * tuning::stacks.visibleSideShare()) * card.width, visible + 1})) {
        ++visible;
    }
    return std::min(visible, card.height);
}

/// How large the photo shows a card's upper edge.
double pxPerMmAt(const cv::Matx33d& cardToPhoto, cv::Size2d card) {
    const cv::Point2d left = project(cardToPhoto, {0, 0});
    const cv::Point2d right = project(cardToPhoto, {card.width, 0});
    return cv::norm(right - left) / card.width;
}

void dismiss(StackEdge& edge) {
    edge.faceUp = -1;
    edge.faceDown = -1;
}

/// How likely a covered strip is one: of print that fits so-so and of other colours, half.
double likelyCard(const StackEdge& edge) {
    const double unlike = std::clamp((tuning::edges.surelyStrip() - edge.score()) /
                                         (tuning::edges.surelyStrip() - tuning::edges.stripScore()),
                                     0.0, 1.0);
    const double off = std::clamp(edge.colourOff / tuning::edges.otherColours() * 2 - 1, 0.0, 1.0);
    return 1 - unlike * off / 2;
}

} // namespace

StackReader::StackReader(const calibration::Profile& profile, const FaceMatcher& matcher)
    : m_profile(&profile), m_matcher(&matcher) {
    // The strip reaches down to the value, and no further than a covered card is sure to show.
    const auto& layout = profile.layout;
    const auto [upper, lower] = std::minmax({layout.valueLeft.br().y, layout.valueRight.br().y});
    // One at the lower edge, as of playing cards, is upside down, and covered.
    constexpr double kUpperHalf = 0.5;
    m_valueMm = (lower > kUpperHalf ? upper : lower) * layout.cardMm.height;
    m_stripMm = std::clamp(m_valueMm, tuning::stacks.leastStripMm(), tuning::stacks.mostStripMm());
    const auto strip = [&](int face) {
        const cv::Mat& image = matcher.face(face);
        return image.rowRange(
            0, std::min(image.rows, cvRound(m_stripMm * tuning::matching.pxPerMm())));
    };
    for (const auto suit : engine::kSuits) {
        auto& patterns = m_patterns[engine::index(suit)];
        std::vector<cv::Mat> faces;
        for (int rank = 0; rank < 7; ++rank) {
            if (const int face = matcher.projectFace(engine::CardId(suit, rank)); face >= 0) {
                faces.push_back(strip(face).clone());
            }
        }
        patterns.faceUp = patternsOf(faces);
        if (const int face = matcher.backFace(suit); face >= 0) {
            patterns.faceDown = strip(face).clone();
        }
    }
}

std::optional<StackReader::Column>
StackReader::columnOf(const cv::Mat& photo, const TablePlane& plane, const PlacedCard& building,
                      const LightField& light, const TableCards& cards) {
    const auto* kind = std::get_if<calibration::BuildingFace>(&building.face->kind);
    if (kind == nullptr) {
        return std::nullopt;
    }
    const auto toPhoto = buildingToPhoto(plane, building);
    return Column{&photo, toPhoto, kind->suit, light.gain(building.pose.centre),
                  ForeignCards(cards, kind->suit, toPhoto)};
}

StackReading StackReader::read(const cv::Mat& photo, const TablePlane& plane,
                               const PlacedCard& building, const LightField& light,
                               const TableCards& cards) const {
    const auto column = columnOf(photo, plane, building, light, cards);
    if (!column) {
        return {};
    }
    const double lower = m_profile->layout.cardMm.height;
    auto edges =
        edgesIn(*column, lower + tuning::edges.firstLowMm(), lower + stackReachMm(m_valueMm));
    for (const auto* laid : {&cards.projects, &cards.backs}) {
        for (const auto& card : *laid) {
            addLaid(*column, card, edges);
        }
    }
    dismissOthers(*column, edges);
    return readEdges(*column, edges, nullptr);
}

void StackReader::addLaid(const Column& column, const PlacedCard& card,
                          std::vector<StackEdge>& edges) const {
    const auto* project = std::get_if<calibration::ProjectFace>(&card.face->kind);
    const auto* back = std::get_if<calibration::BackFace>(&card.face->kind);
    const bool isOfStack = (project != nullptr && project->card.suit() == column.suit) ||
                           (back != nullptr && back->suit == column.suit);
    if (!isOfStack || card.confidence < tuning::edges.surelyLaid()) {
        return;
    }
    const cv::Matx33d toColumn = column.toPhoto.inv() * card.cardToPhoto;
    const cv::Point2d corner(card.sizeMm.width, card.sizeMm.height);
    cv::Point2d left = vision::project(toColumn, {0, 0});
    cv::Point2d right = vision::project(toColumn, {corner.x, 0});
    if (back != nullptr && right.x < left.x) { // a back may lie either way round
        left = vision::project(toColumn, corner);
        right = vision::project(toColumn, {0, corner.y});
    }
    StackEdge edge;
    edge.origin = left;
    edge.angle = std::atan2(right.y - left.y, right.x - left.x);
    const double below = edge.origin.y - card.sizeMm.height;
    if (std::abs(edge.angle) > tuning::edges.mostTurned() ||
        std::abs(edge.origin.x) > tuning::edges.sideMm() || below < tuning::edges.firstLowMm() ||
        below > stackReachMm(m_valueMm)) {
        return;
    }
    (back != nullptr ? edge.faceDown : edge.faceUp) = card.confidence;
    edge.laid = toColumn;
    addKnown(column, edge, edges);
}

void StackReader::addKnown(const Column& column, StackEdge edge,
                           std::vector<StackEdge>& edges) const {
    lookBelow(column, edge);
    const auto same = std::find_if(edges.begin(), edges.end(), [&](const StackEdge& other) {
        return std::abs(other.origin.y - edge.origin.y) < tuning::edges.samePeakMm() &&
               std::abs(other.origin.x - edge.origin.x) < tuning::edges.samePeakSideMm();
    });
    if (same == edges.end()) {
        edges.push_back(edge);
    } else if (same->score() < edge.score()) {
        *same = edge;
    }
}

StackReading StackReader::readAgain(const cv::Mat& photo, const TablePlane& plane,
                                    const PlacedCard& building, const LightField& light,
                                    const StackReading& before, const TableCards& cards) const {
    const auto column = columnOf(photo, plane, building, light, cards);
    if (!column || before.edges.empty()) {
        return read(photo, plane, building, light, cards);
    }
    const double last = before.edges.back().origin.y;
    auto edges =
        edgesIn(*column, last - tuning::stacks.sameEdgeMm(),
                last + tuning::stacks.mostNew() * farthestNeighbourMm(m_valueMm) + m_stripMm);
    // A card that was known whole is still there while all of it looks as before.
    if (const auto& top = before.edges.back();
        top.laid && wholeCard(*column, top) > tuning::edges.surelyLaid()) {
        addKnown(*column, top, edges);
    }
    dismissOthers(*column, edges);
    for (std::size_t i = 0; i + 1 < before.edges.size(); ++i) {
        edges.push_back(before.edges[i]);
        edges.back().wholeCard = wholeCard(*column, before.edges[i]);
    }
    return readEdges(*column, edges, &before);
}

std::vector<StackEdge> StackReader::edgesIn(const Column& column, double fromMm,
                                            double toMm) const {
    const cv::Size2d card = m_profile->layout.cardMm;
    const auto& patterns = m_patterns[engine::index(column.suit)];
    const cv::Rect2d area(-tuning::edges.sideMm(), fromMm, card.width + 2 * tuning::edges.sideMm(),
                          toMm - fromMm);
    auto out = findStackEdges(*column.photo, column.toPhoto, patterns, area);
    calibration::forEachInParallel(out.size(), [&](std::size_t i) {
        auto& e = out[i];
        e = refineStackEdge(*column.photo, column.toPhoto, patterns, e);
        if (isForeign(column, e) || isBuilding(column, e)) {
            dismiss(e);
        }
        if (e.score() > tuning::edges.weakStripScore()) {
            lookBelow(column, e);
        }
    });
    return out;
}

void StackReader::dismissOthers(const Column& column, std::vector<StackEdge>& edges) const {
    forgiveLight(edges);
    for (auto& e : edges) {
        const bool isOnBuilding =
            m_profile->layout.cardMm.height - e.origin.y > tuning::edges.onBuildingMm();
        const bool isOther = isOnBuilding && e.colourOff > tuning::edges.surelyOtherColours();
        if (!e.laid && e.score() > tuning::edges.weakStripScore() &&
            (isOther || (e.score() > tuning::edges.stripScore() && isTable(column, e)))) {
            dismiss(e);
        }
    }
}

void StackReader::lookBelow(const Column& column, StackEdge& edge) const {
    const cv::Size2d card = m_profile->layout.cardMm;
    edge.visibleMm = visibleMm(*column.photo, column.toPhoto * edge.toBuilding(), card);
    edge.colourOff = colourOff(column, edge);
    if (edge.score() > tuning::edges.stripScore()) { // a weak edge is no top card's
        edge.cut = edge.visibleMm < std::min(card.height, tuning::edges.farthestMm() + m_stripMm);
        edge.wholeCard = wholeCard(column, edge);
    }
}

bool StackReader::isForeign(const Column& column, const StackEdge& edge) const {
    return column.foreign.show(
        {edge.origin.x, edge.origin.y, m_profile->layout.cardMm.width, m_stripMm});
}

bool StackReader::isBuilding(const Column& column, const StackEdge& edge) const {
    const cv::Size2d card = m_profile->layout.cardMm;
    const double overMm = std::min(card.height - edge.origin.y, m_stripMm);
    const int face = m_matcher->buildingFace(column.suit);
    if (overMm < tuning::edges.onBuildingMm() || face < 0) {
        return false;
    }
    const double pxPerMm = tuning::matching.pxPerMm();
    const double margin = tuning::edges.buildingOffMm();
    const cv::Mat here = cutOut(
        *column.photo, column.toPhoto,
        {-margin, edge.origin.y - margin, card.width + 2 * margin, overMm + 2 * margin}, pxPerMm);
    const cv::Mat& building = m_matcher->face(face);
    const int first = std::max(0, cvRound(edge.origin.y * pxPerMm));
    const cv::Mat own = building.rowRange(
        first, std::min({building.rows, first + cvRound(overMm * pxPerMm), first + here.rows}));
    const cv::Mat strip = cutOut(*column.photo, column.toPhoto * rigid(edge.origin, edge.angle),
                                 {0, 0, card.width, overMm}, pxPerMm);
    const auto& patterns = m_patterns[engine::index(column.suit)];
    double asBuilding = 0;
    cv::minMaxLoc(correlation(here, own), nullptr, &asBuilding);
    const auto isMoreLike = [&](const cv::Mat& pattern) {
        const cv::Mat likeness =
            correlation(strip, pattern.rowRange(0, std::min(pattern.rows, strip.rows)));
        return static_cast<double>(likeness.at<float>(0, 0)) >= asBuilding;
    };
    return edge.isDown() ? !isMoreLike(patterns.faceDown)
                         : std::none_of(patterns.faceUp.begin(), patterns.faceUp.end(), isMoreLike);
}

double StackReader::colourOff(const Column& column, const StackEdge& edge) const {
    const double heightMm = std::min(edge.visibleMm, m_stripMm);
    if (heightMm < 1) {
        return 0.0; // nothing is seen of it
    }
    const cv::Mat strip = withoutLight(cutOut(*column.photo, column.toPhoto * edge.toBuilding(),
                                              {0, 0, m_profile->layout.cardMm.width, heightMm},
                                              tuning::matching.pxPerMm()),
                                       column.gain);
    const auto off = [&](const cv::Mat& pattern) {
        const cv::Rect part = cv::Rect({}, pattern.size()) & cv::Rect({}, strip.size());
        // Blurred, as the edge may be a little beside its place.
        const int side =
            2 * cvRound(tuning::edges.colourReachMm() * tuning::matching.pxPerMm()) + 1;
        cv::Mat seen;
        cv::Mat learnt;
        cv::blur(strip(part), seen, {side, side});
        cv::blur(pattern(part), learnt, {side, side});
        return cv::norm(seen, learnt, cv::NORM_L1) / std::max(1, 3 * part.area());
    };
    const auto& patterns = m_patterns[engine::index(column.suit)];
    if (edge.isDown()) {
        return off(patterns.faceDown);
    }
    double least = 255;
    for (const auto& pattern : patterns.faceUp) {
        least = std::min(least, off(pattern));
    }
    return least;
}

bool StackReader::isTable(const Column& column, const StackEdge& edge) const {
    const double margin = tuning::bareTable.nearMm();
    const cv::Rect2d place(edge.origin.x + margin, edge.origin.y + margin / 2,
                           m_profile->layout.cardMm.width - 2 * margin,
                           std::min(edge.visibleMm, m_stripMm) - margin);
    return edge.score() < tuning::edges.surelyStrip() &&
           edge.colourOff > tuning::edges.otherColours() && place.height > 0 &&
           tableShare(*column.photo, column.toPhoto, m_profile->layout.cardMm, place)
                   .value_or(1.0) > tuning::edges.allTable();
}

double StackReader::wholeCard(const Column& column, const StackEdge& edge) const {
    const cv::Size2d card = m_profile->layout.cardMm;
    const cv::Matx33d cardToPhoto = column.toPhoto * edge.toBuilding();
    const cv::Mat patch = m_matcher->patch(*column.photo, cardToPhoto, card);
    int face = m_matcher->backFace(column.suit);
    if (!edge.isDown()) {
        const cv::Rect2d region(0, 0, card.width, std::max(1.0, edge.visibleMm));
        const auto ranks = m_matcher->rankSimilarities(patch, column.suit, region);
        const auto best = std::max_element(ranks.begin(), ranks.end());
        face = m_matcher->projectFace(
            engine::CardId(column.suit, static_cast<int>(best - ranks.begin())));
    }
    if (face < 0) {
        return -1.0;
    }
    if (edge.visibleMm >= card.height) {
        // A plain back has little shape, and a chequered cloth has it as well: its colour counts.
        const auto likeness = m_matcher->similarity(patch, face);
        return edge.isDown() ? std::min(likeness.shape, likeness.both()) : likeness.shape;
    }
    const cv::Range rows(
        0, std::max(1, static_cast<int>(edge.visibleMm * tuning::matching.pxPerMm())));
    return static_cast<double>(
        correlation(patch.rowRange(rows), m_matcher->face(face).rowRange(rows)).at<float>(0, 0));
}

bool StackReader::hasGap(const Column& column, double firstMm) const {
    const cv::Size2d card = m_profile->layout.cardMm;
    const double low = card.height + tuning::bareTable.nearMm();
    const double high =
        std::min(firstMm, card.height + tuning::edges.firstHighMm()) - tuning::bareTable.nearMm();
    const double leastMm =
        std::max(tuning::bareTable.leastMm(),
                 tuning::edges.nearestShareOfValue() * m_valueMm - 2 * tuning::bareTable.nearMm());
    const cv::Rect2d place(tuning::bareTable.wideMm(), low,
                           card.width - 2 * tuning::bareTable.wideMm(), high - low);
    // A stack begins nearer to its building: the table must show there.
    const double bare = firstMm > card.height + tuning::bareTable.belowMm()
                            ? tuning::bareTable.allBare()
                            : tuning::bareTable.surelyBare();
    return high - low >= leastMm && !column.foreign.showFixed(place) &&
           tableShare(*column.photo, column.toPhoto, card, place).value_or(1.0) < bare;
}

bool StackReader::goesOn(const Column& column, const StackEdge& edge, double visibleMm,
                         const StackStrip& strip) const {
    // What its neighbour's edge leaves open belongs to neither.
    constexpr double kNextMm = 0.7;
    constexpr double kRimMm = 3.0; // a card that lies a little aside begins there
    constexpr double kAsideMm = 1.0;
    if (visibleMm < tuning::edges.roomForTwo() * m_valueMm || !strip.card.isRead()) {
        return true;
    }
    const auto* id = std::get_if<engine::CardId>(&strip.card.value());
    const int face = id != nullptr   ? m_matcher->projectFace(*id)
                     : edge.isDown() ? m_matcher->backFace(column.suit)
                                     : -1; // of covered habitation cards nobody sees which
    if (face < 0) {
        return true;
    }
    const double pxPerMm = tuning::matching.pxPerMm();
    const cv::Mat& learnt = m_matcher->face(face);
    const cv::Mat patch = m_matcher->patch(*column.photo, column.toPhoto * edge.toBuilding(),
                                           m_profile->layout.cardMm);
    const int aside = cvRound(kAsideMm * pxPerMm);
    const int rim = cvRound(kRimMm * pxPerMm);
    const cv::Range rows(std::max(aside, cvRound(m_valueMm * pxPerMm)),
                         std::min(learnt.rows - aside, cvRound((visibleMm - kNextMm) * pxPerMm)));
    if (rows.size() <= aside || learnt.cols <= 3 * rim) {
        return true;
    }
    double alike = 0;
    cv::minMaxLoc(correlation(patch(cv::Range(rows.start - aside, rows.end + aside),
                                    cv::Range(rim - aside, learnt.cols - rim + aside)),
                              learnt(rows, cv::Range(rim, learnt.cols - rim))),
                  nullptr, &alike);
    return alike > tuning::edges.goesOn();
}

double StackReader::emptiness(const Column& column, const std::vector<StackEdge>& edges) const {
    const cv::Size2d card = m_profile->layout.cardMm;
    double strongest = 0;
    for (const auto& e : edges) {
        if (e.origin.y <= card.height + tuning::edges.firstHighMm()) {
            strongest = std::max(strongest, e.score());
        }
    }
    const cv::Rect2d place(tuning::bareTable.wideMm(), card.height + tuning::bareTable.nearMm(),
                           card.width - 2 * tuning::bareTable.wideMm(),
                           tuning::bareTable.belowMm());
    const auto share = column.foreign.showFixed(place)
                           ? std::nullopt
                           : tableShare(*column.photo, column.toPhoto, card, place);
    const bool isBare = share && *share >= tuning::bareTable.allBare();
    const double empty =
        std::clamp((isBare ? tuning::stacks.bareFrom() : tuning::stacks.emptyFrom()) - strongest,
                   tuning::stacks.leastEmpty(), tuning::stacks.mostEmpty());
    return share && *share < tuning::bareTable.surelyBare()
               ? std::min(empty, tuning::bareTable.unexplained())
               : empty;
}

StackReading StackReader::readEdges(const Column& column, const std::vector<StackEdge>& edges,
                                    const StackReading* before) const {
    const cv::Size2d card = m_profile->layout.cardMm;
    StackReading out;
    out.inView = insidePhoto(*column.photo, column.toPhoto,
                             {0, card.height, card.width, tuning::edges.firstHighMm() + m_stripMm});
    std::vector<StackEdge> good;
    std::copy_if(edges.begin(), edges.end(), std::back_inserter(good),
                 [](const StackEdge& e) { return e.score() > tuning::edges.weakStripScore(); });
    out.edges = chainStackEdges(good, card, m_valueMm);
    if (!out.edges.empty() && out.edges.back().cut) {
        // Part of a stack is no shorter stack.
        out.edges.clear();
        out.inView = false;
    }
    if (out.edges.empty()) {
        out.emptyConfidence = emptiness(column, edges);
    }
    if (hasGap(column, out.edges.empty() ? card.height + tuning::edges.firstBackHighMm()
                                         : out.edges.front().origin.y)) {
        out.completeConfidence = tuning::bareTable.unexplained();
        out.emptyConfidence = std::min(out.emptyConfidence, out.completeConfidence);
    }
    const auto wasCovered = [&](std::size_t i) {
        return before != nullptr && i + 1 < before->edges.size() &&
               before->edges[i].origin == out.edges[i].origin;
    };
    for (std::size_t i = 0; i < out.edges.size(); ++i) {
        const auto& e = out.edges[i];
        const bool top = i + 1 == out.edges.size();
        if (!top && wasCovered(i)) {
            out.strips.push_back(before->strips[i]);
            continue;
        }
        const cv::Matx33d cardToPhoto = column.toPhoto * e.toBuilding();
        StackStrip strip;
        const double visible = top ? e.visibleMm : out.edges[i + 1].origin.y - e.origin.y;
        for (const cv::Point2d p : {cv::Point2d(0, 0), cv::Point2d(card.width, 0),
                                    cv::Point2d(card.width, visible), cv::Point2d(0, visible)}) {
            strip.outline.emplace_back(project(cardToPhoto, p));
        }
        readCard(column, e, visible, top, strip);
        out.strips.push_back(std::move(strip));
    }
    for (std::size_t i = 0; i + 1 < out.edges.size(); ++i) {
        const double visible = out.edges[i + 1].origin.y - out.edges[i].origin.y;
        if (!goesOn(column, out.edges[i], visible, out.strips[i])) {
            out.completeConfidence = std::min(out.completeConfidence, tuning::edges.mayHideOne());
        }
    }
    tellApart(column.suit, out.strips);
    return out;
}

void StackReader::readCard(const Column& column, const StackEdge& edge, double visibleMm, bool top,
                           StackStrip& strip) const {
    using Card = engine::Reading<engine::StackCard>;
    const cv::Size2d card = m_profile->layout.cardMm;
    const cv::Matx33d cardToPhoto = column.toPhoto * edge.toBuilding();
    const double scale = pxPerMmAt(cardToPhoto, card);
    const auto side = rankProbabilities({edge.faceUp, edge.faceDown}, scale);
    const double isCard = top ? 1.0 : likelyCard(edge);
    if (edge.isDown()) {
        // A plain back resembles much that is no card.
        const double surplus = (edge.wholeCard - tuning::edges.topSimilarity()) /
                               (tuning::edges.surelyBack() - tuning::edges.topSimilarity());
        const double isThere = top ? std::clamp(surplus, tuning::edges.leastBack(), 1.0) : isCard;
        strip.card = Card(engine::FaceDown{}, side[1] * isThere);
        return;
    }
    if (column.suit == engine::Suit::Habitation && !top) {
        strip.card = Card(0, side[0] * isCard);
        return;
    }
    const cv::Mat patch = m_matcher->patch(*column.photo, cardToPhoto, card);
    const double toldMm = std::max(m_stripMm, m_valueMm); // a deep value counts, where it shows
    const cv::Rect2d region(0, 0, card.width, top ? visibleMm : std::min(visibleMm, toldMm));
    auto likeness =
        m_matcher->rankSimilarities(patch, column.suit, region, tuning::stacks.rankReachMm());
    if (!top) {
        addValues(patch, column.suit, region, likeness);
    }
    strip.values = rankProbabilities(likeness, scale);
    strip.isThere = side[0] * isCard;
    const auto best = std::max_element(strip.values.begin(), strip.values.end());
    const engine::CardId id(column.suit, static_cast<int>(best - strip.values.begin()));
    strip.card = Card(id, *best * strip.isThere);
}

void StackReader::addValues(const cv::Mat& patch, engine::Suit suit, const cv::Rect2d& region,
                            std::vector<double>& likeness) const {
    const auto& layout = m_profile->layout;
    double parts = 1;
    for (const auto& share : {layout.valueLeft, layout.valueRight}) {
        const cv::Rect2d value(share.x * layout.cardMm.width, share.y * layout.cardMm.height,
                               share.width * layout.cardMm.width,
                               share.height * layout.cardMm.height);
        const cv::Rect2d seen = value & region;
        if (seen.empty()) {
            continue;
        }
        const auto here =
            m_matcher->rankSimilarities(patch, suit, seen, tuning::stacks.rankReachMm());
        for (std::size_t rank = 0; rank < likeness.size(); ++rank) {
            likeness[rank] += here[rank];
        }
        ++parts;
    }
    for (double& l : likeness) {
        l /= parts;
    }
}

std::vector<cv::Point2f> StackReader::growthArea(const TablePlane& plane,
                                                 const PlacedCard& building,
                                                 const StackReading& stack) const {
    const cv::Size2d card = m_profile->layout.cardMm;
    const cv::Matx33d toPhoto = buildingToPhoto(plane, building);
    const bool none = stack.edges.empty();
    const double first = none ? card.height : stack.edges.front().origin.y;
    const double last = none ? card.height + tuning::edges.firstHighMm()
                             : stack.edges.back().origin.y + farthestNeighbourMm(m_valueMm);
    const cv::Rect2d area(-tuning::stacks.besideMm(), first,
                          card.width + 2 * tuning::stacks.besideMm(), last + m_stripMm - first);
    std::vector<cv::Point2f> out;
    for (const cv::Point2d p : {area.tl(), cv::Point2d(area.br().x, area.y), area.br(),
                                cv::Point2d(area.x, area.br().y)}) {
        out.emplace_back(project(toPhoto, p));
    }
    return out;
}

} // namespace pocketmars::vision
