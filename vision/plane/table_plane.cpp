#include "vision/plane/table_plane.h"

#include "calibration/support/median.h"
#include "vision/plane/plane_problem.h"
#include "vision/plane/tuning.h"

#include <opencv2/calib3d.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace pocketmars::vision {
namespace {

/// Every n-th point, so that those used are spread over the card as all are.
FlatBody bodyOf(const CardSighting& card) {
    FlatBody out;
    out.sizeMm = card.sizeMm;
    const std::size_t used = std::min(card.cardMm.size(), tuning::planeFit.maxPointsPerCard());
    for (std::size_t i = 0; i < used; ++i) {
        const std::size_t k = i * card.cardMm.size() / used;
        out.mm.push_back(card.cardMm[k]);
        out.photoPx.push_back(card.photoPx[k]);
    }
    return out;
}

std::vector<double> errorsMm(const TablePlane& plane, const CardSighting& card) {
    const TablePose pose = fitPose(plane, card);
    std::vector<double> out;
    for (std::size_t i = 0; i < card.cardMm.size(); ++i) {
        out.push_back(cv::norm(pose.toTable(card.cardMm[i], card.sizeMm) -
                               project(plane.photoToTable, card.photoPx[i])));
    }
    return out;
}

bool fits(const TablePlane& plane, const CardSighting& card) {
    return calibration::median(errorsMm(plane, card)) <= tuning::planeFit.maxMedianErrorMm();
}

TablePlane planeOf(const cv::Matx33d& tableToPhoto) {
    return {tableToPhoto, tableToPhoto.inv(), 0.0};
}

std::optional<TablePlane> solve(const std::vector<const CardSighting*>& cards,
                                const TablePlane& start) {
    std::vector<FlatBody> bodies;
    std::vector<TablePose> poses;
    for (const auto* card : cards) {
        bodies.push_back(bodyOf(*card));
        poses.push_back(fitPose(start, *card));
    }
    const PlaneProblem problem(bodies);
    cv::Mat p = problem.start(start.tableToPhoto, poses);
    problem.minimise(p);
    const cv::Matx33d solved = PlaneProblem::homography(p);
    if (!cv::checkRange(cv::Mat(solved)) || std::abs(cv::determinant(solved)) < 1e-12) {
        return std::nullopt;
    }
    return planeOf(solved);
}

// Turns and shifts the table's axes without moving the table.
TablePlane upright(const TablePlane& plane, const std::vector<const CardSighting*>& cards) {
    cv::Point2d direction;
    for (const auto* card : cards) {
        if (card->upright) {
            const double angle = fitPose(plane, *card).angle;
            direction += cv::Point2d(std::cos(angle), std::sin(angle));
        }
    }
    if (cv::norm(direction) < 1e-6) {
        return plane;
    }
    direction /= cv::norm(direction);
    const cv::Matx33d turn(direction.x, -direction.y, 0, direction.y, direction.x, 0, 0, 0, 1);
    return planeOf(plane.tableToPhoto * turn);
}

/// The plane and the cards that it comes from, those that lie elsewhere left out.
struct CardPlane {
    TablePlane plane; ///< the first card carries its frame
    std::vector<const CardSighting*> cards;
};

std::optional<CardPlane> planeFromCards(const std::vector<CardSighting>& sightings) {
    std::vector<const CardSighting*> cards;
    for (const auto& card : sightings) {
        if (card.cardMm.size() >= 4) {
            cards.push_back(&card);
        }
    }
    if (cards.empty()) {
        return std::nullopt;
    }
    const cv::Mat affine = cv::estimateAffine2D(cards[0]->cardMm, cards[0]->photoPx);
    if (affine.empty()) {
        return std::nullopt;
    }
    cv::Matx33d start = cv::Matx33d::eye();
    cv::Mat(affine).copyTo(cv::Mat(start, false).rowRange(0, 2));
    if (std::abs(cv::determinant(start)) < 1e-9) {
        return std::nullopt;
    }
    // The best seen cards make the first plane; whatever fits it then joins, and the rest was no
    // card of this table.
    const std::vector<const CardSighting*> all = cards;
    if (std::ssize(cards) > tuning::planeFit.firstCards()) {
        cards.erase(cards.begin() + tuning::planeFit.firstCards(), cards.end());
    }
    auto plane = solve(cards, planeOf(start));
    while (plane && cards.size() > 1) {
        const auto worst = std::max_element(cards.begin(), cards.end(),
                                            [&](const CardSighting* a, const CardSighting* b) {
                                                return calibration::median(errorsMm(*plane, *a)) <
                                                       calibration::median(errorsMm(*plane, *b));
                                            });
        if (fits(*plane, **worst)) {
            break;
        }
        cards.erase(worst);
        plane = solve(cards, planeOf(start));
    }
    if (plane && all.size() > cards.size()) {
        std::vector<const CardSighting*> fitting;
        std::copy_if(all.begin(), all.end(), std::back_inserter(fitting),
                     [&](const auto* card) { return fits(*plane, *card); });
        // The first of `fitting` carries the frame, as the first of `cards` did.
        if (fitting.size() > cards.size() && fitting.front() == cards.front()) {
            cards = std::move(fitting);
            plane = solve(cards, *plane);
        }
    }
    if (!plane) {
        return std::nullopt;
    }
    return CardPlane{*plane, std::move(cards)};
}

/// The median error of the cards' points, which are what counts for reading them.
double errorMm(const TablePlane& plane, const std::vector<const CardSighting*>& cards) {
    std::vector<double> errors;
    for (const auto* card : cards) {
        const auto e = errorsMm(plane, *card);
        errors.insert(errors.end(), e.begin(), e.end());
    }
    return calibration::median(errors);
}

CardSighting sightingOf(const calibration::SeenTile& tile) {
    const double side = statedMm(tile);
    CardSighting out;
    out.sizeMm = {side, side};
    out.cardMm = {{0, 0}, {side, 0}, {side, side}, {0, side}};
    out.photoPx.assign(tile.markerPx.begin(), tile.markerPx.end());
    return out;
}

std::optional<TableFit> planeFromTiles(const std::vector<calibration::SeenTile>& tiles) {
    std::vector<CardSighting> squares;
    TableFit out;
    out.isFromTilesAlone = true;
    for (const auto& tile : tiles) {
        squares.push_back(sightingOf(tile));
        out.tiles.push_back({tile});
    }
    const auto found = planeFromCards(squares);
    if (!found || found->cards.size() < tuning::planeFit.leastTiles()) {
        return std::nullopt;
    }
    out.plane = found->plane;
    out.plane.errorMm = errorMm(out.plane, found->cards);
    for (const auto* square : found->cards) {
        auto& placed = out.tiles[static_cast<std::size_t>(square - squares.data())];
        placed.isFlat = true;
        placed.measuredMm = square->sizeMm.width;
    }
    return out;
}

/// The plane of cards, made better by tiles; what became of these.
std::vector<PlacedTile> join(CardPlane& plane, const std::vector<calibration::SeenTile>& tiles) {
    std::vector<FlatBody> bodies;
    std::vector<TablePose> poses;
    for (const auto* card : plane.cards) {
        bodies.push_back(bodyOf(*card));
        poses.push_back(fitPose(plane.plane, *card));
    }
    auto joined = joinTiles(plane.plane.tableToPhoto, bodies, poses, tiles);
    plane.plane = planeOf(joined.tableToPhoto);
    return std::move(joined.tiles);
}

std::ptrdiff_t flatOnes(const std::vector<PlacedTile>& tiles) {
    return std::count_if(tiles.begin(), tiles.end(), [](const auto& tile) { return tile.isFlat; });
}

std::size_t points(const std::vector<const CardSighting*>& cards) {
    return std::accumulate(
        cards.begin(), cards.end(), std::size_t{0},
        [](std::size_t sum, const auto* card) { return sum + card->cardMm.size(); });
}

/// The cards that lie on a plane of others.
std::vector<const CardSighting*> lyingOn(const TablePlane& plane,
                                         const std::vector<CardSighting>& sightings) {
    std::vector<const CardSighting*> out;
    for (const auto& card : sightings) {
        if (card.cardMm.size() >= 4 && fits(plane, card)) {
            out.push_back(&card);
        }
    }
    return out;
}

/// Without the features that a plane shows to be none of this card's: they would turn it.
CardSighting withoutStrays(const CardSighting& card, const TablePlane& plane) {
    const auto errors = errorsMm(plane, card);
    const double most = tuning::planeFit.strayFeature() * calibration::median(errors);
    CardSighting out = card;
    out.cardMm.clear();
    out.photoPx.clear();
    for (std::size_t i = 0; i < errors.size(); ++i) {
        if (errors[i] <= most) {
            out.cardMm.push_back(card.cardMm[i]);
            out.photoPx.push_back(card.photoPx[i]);
        }
    }
    return out;
}

/// The plane that the tiles make without a card, if as many features lie on it as on that of the
/// cards, made better by the cards.
std::optional<TableFit> fitToTiles(const std::vector<CardSighting>& sightings,
                                   const std::vector<calibration::SeenTile>& tiles,
                                   std::size_t leastPoints) {
    const auto byTiles = planeFromTiles(tiles);
    if (!byTiles) {
        return std::nullopt;
    }
    const auto lying = lyingOn(byTiles->plane, sightings);
    if (lying.empty() || points(lying) < leastPoints) {
        return std::nullopt;
    }
    std::vector<CardSighting> cards;
    cards.reserve(lying.size());
    for (const auto* card : lying) {
        cards.push_back(withoutStrays(*card, byTiles->plane));
    }
    CardPlane joined{byTiles->plane, {}};
    for (const auto& card : cards) {
        joined.cards.push_back(&card);
    }
    TableFit out;
    out.tiles = join(joined, tiles);
    out.plane = upright(joined.plane, joined.cards);
    out.plane.errorMm = errorMm(out.plane, lying);
    return out;
}

} // namespace

TablePose fitPose(const TablePlane& plane, const CardSighting& sighting) {
    // Least-squares rotation and shift between two point sets: the angle is that of the sum of
    // products of the centred points, taken as complex numbers.
    assert(!sighting.cardMm.empty());
    const auto n = static_cast<double>(sighting.cardMm.size());
    std::vector<cv::Point2d> table;
    cv::Point2d meanCard;
    cv::Point2d meanTable;
    for (std::size_t i = 0; i < sighting.cardMm.size(); ++i) {
        table.push_back(project(plane.photoToTable, sighting.photoPx[i]));
        meanCard += sighting.cardMm[i] / n;
        meanTable += table.back() / n;
    }
    double dot = 0;
    double cross = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const cv::Point2d a = sighting.cardMm[i] - meanCard;
        const cv::Point2d b = table[i] - meanTable;
        dot += a.dot(b);
        cross += a.cross(b);
    }
    TablePose pose{{0, 0}, std::atan2(cross, dot)};
    pose.centre = meanTable - pose.toTable(meanCard, sighting.sizeMm);
    return pose;
}

std::optional<TablePlane> estimateTablePlane(const std::vector<CardSighting>& sightings) {
    const auto fit = fitTable(sightings, {});
    return fit ? std::optional(fit->plane) : std::nullopt;
}

std::optional<TableFit> fitTable(const std::vector<CardSighting>& sightings,
                                 const std::vector<calibration::SeenTile>& tiles) {
    auto found = planeFromCards(sightings);
    if (!found) {
        return planeFromTiles(tiles);
    }
    TableFit out;
    if (!tiles.empty()) {
        out.tiles = join(*found, tiles);
        // Where tiles that agree with each other were left out, they lie elsewhere, or a few
        // blurred features made a plane of their own.
        if (auto byTiles = fitToTiles(sightings, tiles, points(found->cards));
            byTiles && flatOnes(byTiles->tiles) > flatOnes(out.tiles)) {
            return byTiles;
        }
    }
    out.plane = upright(found->plane, found->cards);
    out.plane.errorMm = errorMm(out.plane, found->cards);
    return out;
}

} // namespace pocketmars::vision
