#include "vision/stack_reader.h"

#include "vision/picture_warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <variant>

namespace pocketmars::vision {
namespace {

constexpr double kDegree = std::numbers::pi / 180;

// Where the cards of a stack may lie, mm below and beside the building's lower edge.
constexpr double kReachMm = 150.0; // of the last strip's top edge: seven cards and room
constexpr double kSideMm = 16.0;
constexpr double kFirstLowMm = -10.0; // the oldest card may be tucked under the building
constexpr double kFirstHighMm = 20.0;
// A back a little farther off may be a prep module that was laid below an empty stack.
constexpr double kFirstBackHighMm = 9.0;

// Distances of the top edges of neighbours. A strip shows its value, or nobody could read it.
constexpr double kUsualShareOfValue = 0.75; // of the strip down to the value's lower edge
constexpr double kNearestShareOfValue = 0.6;
// What an edge must have beyond kStripScore to lie nearer than usual: half-way between two edges
// there is often a weak one of neither.
constexpr double kCrowdingCost = 0.2;
constexpr double kFarthestMm = 24.0;
constexpr double kSideStepMm = 7.0;

constexpr double kCoarsePxPerMm = 1.0;
constexpr double kCoarseScore = 0.42;
// Below it a place is not the edge of a card. Edges compare at 0.7 to 0.95, anything else below
// 0.6 (120 stacks of photos at up to 33 degrees of tilt).
constexpr double kStripScore = 0.55;
// Nor does a place with less become one when it is turned by a degree or two.
constexpr double kHopelessScore = 0.38;
// The last card of a stack is seen whole. A picture that only resembles an edge is not.
constexpr double kTopSimilarity = 0.55;
constexpr std::size_t kMaxPeaks = 24;
constexpr double kRankReachMm = 1.0;

/// A place where the top edge of a card may lie: the card's pose in the frame of the building.
struct Edge {
    cv::Point2d origin; ///< the card's upper left, mm from the building's upper left
    double angle = 0;   ///< against the building
    double faceUp = 0;  ///< correlation with the top edge of a face
    double faceDown = 0;
    double wholeCard = -1; ///< similarity of all below the edge to the whole card
    double visibleMm = 0;  ///< how much of the card lies in the photo, from its upper edge down
    bool cut = false;      ///< the photo ends where a card upon this one would show

    [[nodiscard]] double score() const { return std::max(faceUp, faceDown); }
    [[nodiscard]] bool isDown() const { return faceDown > faceUp; }
};

/// Building mm to photo px, by the plane: the building's own fit is good on the building only.
cv::Matx33d buildingToPhoto(const TablePlane& plane, const PlacedCard& building) {
    return plane.tableToPhoto *
           rigid(building.pose.toTable({0, 0}, building.sizeMm), building.pose.angle);
}

cv::Mat correlation(const cv::Mat& picture, const cv::Mat& pattern) {
    cv::Mat out;
    cv::matchTemplate(picture, pattern, out, cv::TM_CCOEFF_NORMED);
    cv::patchNaNs(out, 0.0);
    // Flat places divide by nothing.
    cv::max(cv::min(out, 1.0F), -1.0F, out);
    return out;
}

cv::Mat rescaled(const cv::Mat& pattern, double pxPerMm) {
    cv::Mat out;
    const double k = pxPerMm / kMatchPxPerMm;
    cv::resize(pattern, out, {}, k, k, cv::INTER_AREA);
    return out;
}

/// Coarse search over the whole column in a few directions.
std::vector<Edge> findEdges(const cv::Mat& photo, const cv::Matx33d& toPhoto, cv::Size2d card,
                            const std::array<cv::Mat, 2>& patterns) {
    std::vector<Edge> peaks;
    const cv::Rect2d column(-kSideMm, card.height + kFirstLowMm, card.width + 2 * kSideMm,
                            kReachMm - kFirstLowMm);
    const cv::Point2d pivot(card.width / 2, card.height + kReachMm / 2);
    for (int degrees = -6; degrees <= 6; degrees += 2) {
        // Turning the column about its middle brings edges of that direction level.
        const double angle = degrees * kDegree;
        const cv::Matx33d turn = rigid(pivot, angle) * rigid(-pivot, 0);
        const cv::Mat picture = cutOut(photo, toPhoto * turn, column, kCoarsePxPerMm);
        std::array<cv::Mat, 2> maps;
        for (std::size_t i = 0; i < 2; ++i) {
            maps[i] = correlation(picture, rescaled(patterns[i], kCoarsePxPerMm));
        }
        cv::Mat best = cv::max(maps[0], maps[1]);
        cv::Mat dilated;
        cv::dilate(best, dilated, cv::Mat::ones(5, 9, CV_8U));
        for (int y = 0; y < best.rows; ++y) {
            for (int x = 0; x < best.cols; ++x) {
                const float v = best.at<float>(y, x);
                if (v < static_cast<float>(kCoarseScore) || v < dilated.at<float>(y, x)) {
                    continue;
                }
                const cv::Point2d turned(column.x + x / kCoarsePxPerMm,
                                         column.y + y / kCoarsePxPerMm);
                peaks.push_back({project(turn, turned), angle,
                                 static_cast<double>(maps[0].at<float>(y, x)),
                                 static_cast<double>(maps[1].at<float>(y, x))});
            }
        }
    }
    std::stable_sort(peaks.begin(), peaks.end(),
                     [](const Edge& a, const Edge& b) { return a.score() > b.score(); });
    std::vector<Edge> out;
    for (const auto& p : peaks) {
        const bool known = std::any_of(out.begin(), out.end(), [&](const Edge& q) {
            const cv::Point2d d = q.origin - p.origin;
            return std::abs(d.y) < 5 && std::abs(d.x) < 12;
        });
        if (!known && out.size() < kMaxPeaks) {
            out.push_back(p);
        }
    }
    return out;
}

/// Fine search around an edge, at full resolution.
Edge refined(const cv::Mat& photo, const cv::Matx33d& toPhoto, const Edge& start,
             const std::array<cv::Mat, 2>& patterns) {
    Edge best = start;
    best.faceUp = -1;
    best.faceDown = -1;
    const double width = patterns[0].cols / kMatchPxPerMm;
    const double height = patterns[0].rows / kMatchPxPerMm;
    constexpr double kMarginMm = 3.0;
    const cv::Point2d middle(width / 2, height / 2);
    const cv::Point2d centre = project(rigid(start.origin, start.angle), middle);
    const auto look = [&](int degrees) {
        const double angle = start.angle + degrees * kDegree;
        const cv::Point2d origin = centre - project(rigid({0, 0}, angle), middle);
        const cv::Mat picture = cutOut(
            photo, toPhoto * rigid(origin, angle),
            {-kMarginMm, -kMarginMm, width + 2 * kMarginMm, height + 2 * kMarginMm}, kMatchPxPerMm);
        double here = -1;
        for (std::size_t i = 0; i < 2; ++i) {
            const cv::Mat map = correlation(picture, patterns[i]);
            double top = 0;
            cv::Point at;
            cv::minMaxLoc(map, nullptr, &top, nullptr, &at);
            if (top > best.score()) {
                best.origin = project(rigid(origin, angle), cv::Point2d(at) / kMatchPxPerMm -
                                                                cv::Point2d(kMarginMm, kMarginMm));
                best.angle = angle;
            }
            double& mine = i == 0 ? best.faceUp : best.faceDown;
            mine = std::max(mine, top);
            here = std::max(here, top);
        }
        return here;
    };
    const double straight = look(0);
    if (straight < kHopelessScore) {
        return best;
    }
    // Only the better side is followed.
    const double left = look(-1);
    const double right = look(1);
    if (std::max(left, right) > straight) {
        look(left > right ? -2 : 2);
    }
    return best;
}

/// The chain of edges that reads best as a stack: a longest path over edges from top to bottom.
/// @param valueMm  from the upper edge of a card down to the lower edge of its value
std::vector<Edge> chain(std::vector<Edge> edges, cv::Size2d card, double valueMm) {
    const double usualMm = kUsualShareOfValue * valueMm;
    const double nearestMm = kNearestShareOfValue * valueMm;
    std::sort(edges.begin(), edges.end(),
              [](const Edge& a, const Edge& b) { return a.origin.y < b.origin.y; });
    const auto gain = [](const Edge& e) { return e.score() - kStripScore; };
    std::vector<double> best(edges.size(), -1e9);
    std::vector<int> before(edges.size(), -1);
    int last = -1;
    double bestEnd = 0;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const double below = edges[i].origin.y - card.height;
        const double reach = edges[i].isDown() ? kFirstBackHighMm : kFirstHighMm;
        if (below >= kFirstLowMm && below <= reach && std::abs(edges[i].origin.x) < kSideMm) {
            best[i] = gain(edges[i]);
        }
        for (std::size_t j = 0; j < i; ++j) {
            const cv::Point2d d = edges[i].origin - edges[j].origin;
            if (best[j] < -1e8 || d.y < nearestMm || d.y > kFarthestMm ||
                std::abs(d.x) > kSideStepMm) {
                continue;
            }
            const double cost = d.y < usualMm ? kCrowdingCost : 0.0;
            if (best[j] + gain(edges[i]) - cost > best[i]) {
                best[i] = best[j] + gain(edges[i]) - cost;
                before[i] = static_cast<int>(j);
            }
        }
        // An edge that a picture on the top card pretends costs more in the whole than it gains.
        const double end = best[i] + edges[i].wholeCard;
        if ((edges[i].cut || edges[i].wholeCard > kTopSimilarity) && best[i] > 0 &&
            (last < 0 || end > bestEnd)) {
            last = static_cast<int>(i);
            bestEnd = end;
        }
    }
    std::vector<Edge> out;
    for (int i = last; i >= 0; i = before[static_cast<std::size_t>(i)]) {
        out.insert(out.begin(), edges[static_cast<std::size_t>(i)]);
    }
    return out;
}

bool insidePhoto(const cv::Mat& photo, const cv::Matx33d& toPhoto, cv::Rect2d mm) {
    for (const cv::Point2d p :
         {mm.tl(), cv::Point2d(mm.br().x, mm.y), mm.br(), cv::Point2d(mm.x, mm.br().y)}) {
        const cv::Point2d q = project(toPhoto, p);
        if (q.x < 0 || q.y < 0 || q.x >= photo.cols || q.y >= photo.rows) {
            return false;
        }
    }
    return true;
}

/// How much of a card lies in the photo, mm from its upper edge down. A little may be missing at
/// its sides.
double visibleMm(const cv::Mat& photo, const cv::Matx33d& cardToPhoto, cv::Size2d card) {
    double visible = 0;
    while (visible < card.height &&
           insidePhoto(photo, cardToPhoto, {0.2 * card.width, 0, 0.6 * card.width, visible + 1})) {
        ++visible;
    }
    return std::min(visible, card.height);
}

} // namespace

StackReader::StackReader(const calibration::Profile& profile, const FaceMatcher& matcher)
    : m_profile(&profile), m_matcher(&matcher) {
    // The strip reaches down to the value, and no further than a covered card is sure to show.
    m_valueMm = std::max(profile.layout.valueLeft.br().y, profile.layout.valueRight.br().y) *
                profile.layout.cardMm.height;
    m_stripMm = std::clamp(m_valueMm, 6.0, 10.5);
    const auto strip = [&](int face) {
        const cv::Mat& image = matcher.face(face);
        return image.rowRange(0, std::min(image.rows, cvRound(m_stripMm * kMatchPxPerMm)));
    };
    for (const auto suit : engine::kSuits) {
        auto& t = m_templates[engine::index(suit)];
        int count = 0;
        for (int rank = 0; rank < 7; ++rank) {
            const int face = matcher.projectFace(engine::CardId(suit, rank));
            if (face < 0) {
                continue;
            }
            t.faceUp = t.faceUp.empty() ? strip(face).clone() : cv::Mat(t.faceUp + strip(face));
            ++count;
        }
        if (count > 0) {
            t.faceUp /= static_cast<double>(count);
        }
        if (const int face = matcher.backFace(suit); face >= 0) {
            t.faceDown = strip(face).clone();
        }
    }
}

StackReading StackReader::read(const cv::Mat& photo, const TablePlane& plane,
                               const PlacedCard& building) const {
    StackReading out;
    const auto* kind = std::get_if<calibration::BuildingFace>(&building.face->kind);
    if (kind == nullptr) {
        return out;
    }
    const auto suit = kind->suit;
    const auto& templates = m_templates[engine::index(suit)];
    const cv::Size2d card = m_profile->layout.cardMm;
    const cv::Matx33d toPhoto = buildingToPhoto(plane, building);
    out.inView =
        insidePhoto(photo, toPhoto, {0, card.height, card.width, kFirstHighMm + m_stripMm});
    const std::array<cv::Mat, 2> patterns{templates.faceUp, templates.faceDown};
    const auto wholeCard = [&](const Edge& e) {
        const cv::Matx33d cardToPhoto = toPhoto * rigid(e.origin, e.angle);
        const cv::Mat patch = m_matcher->patch(photo, cardToPhoto, card);
        int face = m_matcher->backFace(suit);
        if (!e.isDown()) {
            const cv::Rect2d region(0, 0, card.width, std::max(1.0, e.visibleMm));
            const auto ranks = m_matcher->rankSimilarities(patch, suit, region);
            const auto best = std::max_element(ranks.begin(), ranks.end());
            face = m_matcher->projectFace(
                engine::CardId(suit, static_cast<int>(best - ranks.begin())));
        }
        if (face < 0) {
            return -1.0;
        }
        if (e.visibleMm >= card.height) {
            return m_matcher->similarity(patch, face).shape;
        }
        const cv::Range rows(0, std::max(1, static_cast<int>(e.visibleMm * kMatchPxPerMm)));
        return static_cast<double>(
            correlation(patch.rowRange(rows), m_matcher->face(face).rowRange(rows))
                .at<float>(0, 0));
    };
    std::vector<Edge> edges;
    double strongest = 0;
    for (const auto& e : findEdges(photo, toPhoto, card, patterns)) {
        Edge r = refined(photo, toPhoto, e, patterns);
        if (r.score() > kStripScore) {
            r.visibleMm = visibleMm(photo, toPhoto * rigid(r.origin, r.angle), card);
            r.cut = r.visibleMm < std::min(card.height, kFarthestMm + m_stripMm);
            r.wholeCard = wholeCard(r);
            edges.push_back(r);
        }
        strongest = std::max(strongest, r.score());
    }
    auto cards = chain(edges, card, m_valueMm);
    if (!cards.empty() && cards.back().cut) {
        // Part of a stack is no shorter stack.
        cards.clear();
        out.inView = false;
    }
    out.emptyConfidence = std::clamp(1.2 - strongest, 0.3, 0.99);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Edge& e = cards[i];
        const bool top = i + 1 == cards.size();
        out.firstMm = i == 0 ? e.origin.y : out.firstMm;
        out.lastMm = e.origin.y;
        const cv::Matx33d cardToPhoto = toPhoto * rigid(e.origin, e.angle);
        StackStrip strip;
        const double visible = top ? e.visibleMm : cards[i + 1].origin.y - e.origin.y;
        for (const cv::Point2d p : {cv::Point2d(0, 0), cv::Point2d(card.width, 0),
                                    cv::Point2d(card.width, visible), cv::Point2d(0, visible)}) {
            strip.outline.emplace_back(project(cardToPhoto, p));
        }
        const auto side = rankProbabilities({e.faceUp, e.faceDown});
        if (e.isDown()) {
            strip.card = engine::Reading<engine::StackCard>(engine::FaceDown{}, side[1]);
        } else {
            const cv::Mat patch = m_matcher->patch(photo, cardToPhoto, card);
            const cv::Rect2d region(0, 0, card.width,
                                    top ? e.visibleMm : std::min(visible, m_stripMm));
            if (suit == engine::Suit::Habitation && !top) {
                strip.card = engine::Reading<engine::StackCard>(0, side[0]);
            } else {
                const auto p = rankProbabilities(
                    m_matcher->rankSimilarities(patch, suit, region, kRankReachMm));
                const auto best = std::max_element(p.begin(), p.end());
                const engine::CardId id(suit, static_cast<int>(best - p.begin()));
                const double confidence = *best * side[0];
                strip.card = suit == engine::Suit::Habitation
                                 ? engine::Reading<engine::StackCard>(id, confidence)
                                 : engine::Reading<engine::StackCard>(id.value(), confidence);
            }
        }
        out.strips.push_back(std::move(strip));
    }
    return out;
}

std::vector<cv::Point2f> StackReader::growthArea(const TablePlane& plane,
                                                 const PlacedCard& building,
                                                 const StackReading& stack) const {
    const cv::Size2d card = m_profile->layout.cardMm;
    const cv::Matx33d toPhoto = buildingToPhoto(plane, building);
    constexpr double kBesideMm = 6.0; // what lies farther to the side is no card of the stack
    const bool none = stack.strips.empty();
    const double first = none ? card.height : stack.firstMm;
    const double last = none ? card.height + kFirstHighMm : stack.lastMm + kFarthestMm;
    const cv::Rect2d area(-kBesideMm, first, card.width + 2 * kBesideMm, last + m_stripMm - first);
    std::vector<cv::Point2f> out;
    for (const cv::Point2d p : {area.tl(), cv::Point2d(area.br().x, area.y), area.br(),
                                cv::Point2d(area.x, area.br().y)}) {
        out.emplace_back(project(toPhoto, p));
    }
    return out;
}

} // namespace pocketmars::vision
