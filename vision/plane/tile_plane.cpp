#include "vision/plane/tile_plane.h"

#include "calibration/support/median.h"
#include "vision/plane/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <utility>

namespace pocketmars::vision {
namespace {

double sidePx(const calibration::SeenTile& tile) {
    return std::sqrt(
        cv::contourArea(std::vector<cv::Point2f>(tile.markerPx.begin(), tile.markerPx.end())));
}

double cornerErrorPx(const calibration::SeenTile& tile) {
    return std::max(tuning::tiles.cornerErrorPx(), tuning::tiles.cornerErrorShare() * sidePx(tile));
}

FlatBody bodyOf(const calibration::SeenTile& tile, FlatBody::Size size, double cardErrorPx) {
    const double side = statedMm(tile);
    FlatBody out;
    out.sizeMm = {side, side};
    out.mm = {{0, 0}, {side, 0}, {side, side}, {0, side}};
    out.photoPx.assign(tile.markerPx.begin(), tile.markerPx.end());
    out.size = size;
    out.weight = std::min(cardErrorPx / cornerErrorPx(tile), tuning::tiles.mostWeight());
    return out;
}

/// A pose to start from: where the middle is, and where the upper edge points.
TablePose roughPose(const cv::Matx33d& photoToTable, const calibration::SeenTile& tile) {
    std::array<cv::Point2d, 4> corners;
    cv::Point2d middle;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        corners[i] = project(photoToTable, tile.markerPx[i]);
        middle += corners[i] / 4;
    }
    const cv::Point2d right = corners[1] - corners[0];
    return {middle, std::atan2(right.y, right.x)};
}

/// The median distance of a card's points from where they should be, px.
double cardErrorPx(const cv::Matx33d& tableToPhoto, const std::vector<FlatBody>& cards,
                   const std::vector<TablePose>& poses) {
    std::vector<double> errors;
    for (std::size_t c = 0; c < cards.size(); ++c) {
        for (std::size_t i = 0; i < cards[c].mm.size(); ++i) {
            const auto seen =
                project(tableToPhoto, poses[c].toTable(cards[c].mm[i], cards[c].sizeMm));
            errors.push_back(cv::norm(seen - cards[c].photoPx[i]));
        }
    }
    return calibration::medianInPlace(std::span(errors));
}

/// A tile on trial.
struct Trial {
    std::size_t index = 0; ///< in what was seen
    const calibration::SeenTile* tile = nullptr;
    double scale = 1.0;
    double excess = 0.0; ///< its error, in units of what is tolerated

    [[nodiscard]] bool isSizeTrusted() const {
        return tile->code && std::abs(scale - 1.0) <= tuning::tiles.sizeTolerance();
    }
};

class Joining {
public:
    Joining(const cv::Matx33d& tableToPhoto, const std::vector<FlatBody>& cards,
            const std::vector<TablePose>& poses)
        : m_start(tableToPhoto), m_cards(&cards), m_poses(&poses) {
        // Of a coordinate, from the median of distances (Rayleigh).
        m_before = cardErrorPx(tableToPhoto, cards, poses);
        m_cardErrorPx = std::max(m_before / 1.177, tuning::tiles.leastCardErrorPx());
    }

    struct Solution {
        cv::Matx33d tableToPhoto;
        bool cardsFit = false;
    };

    /// Writes down what it finds of the tiles.
    [[nodiscard]] Solution solve(std::vector<Trial>& tiles, bool withSizes) const {
        auto bodies = *m_cards;
        auto poses = *m_poses;
        const cv::Matx33d back = m_start.inv();
        for (const auto& trial : tiles) {
            const bool trusted = withSizes && trial.isSizeTrusted();
            bodies.push_back(bodyOf(*trial.tile,
                                    trusted ? FlatBody::Size::Common : FlatBody::Size::Own,
                                    m_cardErrorPx));
            poses.push_back(roughPose(back, *trial.tile));
        }
        const PlaneProblem problem(bodies, m_cardErrorPx / tuning::tiles.printerError());
        cv::Mat p = problem.start(m_start, poses);
        problem.minimise(p);
        for (std::size_t t = 0; t < tiles.size(); ++t) {
            const std::size_t body = m_cards->size() + t;
            tiles[t].scale = problem.scale(p, body);
            tiles[t].excess = problem.rmsPx(p, body) /
                              (tuning::tiles.toleranceOfError() * cornerErrorPx(*tiles[t].tile));
        }
        Solution out{PlaneProblem::homography(p), false};
        if (cv::checkRange(cv::Mat(out.tableToPhoto)) &&
            std::abs(cv::determinant(out.tableToPhoto)) > 1e-12) {
            std::vector<TablePose> cardPoses;
            for (std::size_t c = 0; c < m_cards->size(); ++c) {
                cardPoses.push_back(problem.pose(p, c));
            }
            out.cardsFit = cardErrorPx(out.tableToPhoto, *m_cards, cardPoses) <=
                           m_before * tuning::tiles.worseShare() + tuning::tiles.worsePx();
        }
        return out;
    }

private:
    cv::Matx33d m_start;
    const std::vector<FlatBody>* m_cards;
    const std::vector<TablePose>* m_poses;
    double m_before = 0.0;      ///< median error of the cards without tiles, px
    double m_cardErrorPx = 0.0; ///< standard deviation of a coordinate
};

bool isWorse(const Trial& a, const Trial& b) { return a.excess < b.excess; }

std::vector<Trial> largest(const std::vector<calibration::SeenTile>& tiles) {
    std::vector<Trial> out;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        out.push_back({i, &tiles[i]});
    }
    std::stable_sort(out.begin(), out.end(), [](const Trial& a, const Trial& b) {
        return sidePx(*a.tile) > sidePx(*b.tile);
    });
    out.resize(std::min(out.size(), tuning::tiles.mostTiles()));
    return out;
}

} // namespace

double statedMm(const calibration::SeenTile& tile) {
    return tile.code ? tile.code->sizeMm : calibration::kTileMm;
}

bool PlacedTile::sizeDisagrees() const {
    return isFlat && tile.code &&
           std::abs(measuredMm - tile.code->sizeMm) >
               tuning::tiles.sizeTolerance() * tile.code->sizeMm;
}

TilePlane joinTiles(const cv::Matx33d& tableToPhoto, const std::vector<FlatBody>& cards,
                    const std::vector<TablePose>& poses,
                    const std::vector<calibration::SeenTile>& tiles) {
    TilePlane out{tableToPhoto, {}};
    for (const auto& tile : tiles) {
        out.tiles.push_back({tile});
    }
    const Joining joining(tableToPhoto, cards, poses);
    auto fitting = largest(tiles);
    Joining::Solution byShape;
    while (!fitting.empty()) {
        byShape = joining.solve(fitting, false);
        const auto worst = std::max_element(fitting.begin(), fitting.end(), isWorse);
        if (worst->excess <= 1.0) {
            break;
        }
        fitting.erase(worst);
    }
    if (fitting.empty() || !byShape.cardsFit) {
        return out;
    }
    out.tableToPhoto = byShape.tableToPhoto;
    for (const auto& trial : fitting) {
        auto& placed = out.tiles[trial.index];
        placed.isFlat = true;
        placed.measuredMm = trial.scale * statedMm(*trial.tile);
    }
    if (std::any_of(fitting.begin(), fitting.end(),
                    [](const Trial& t) { return t.isSizeTrusted(); })) {
        const auto bySize = joining.solve(fitting, true);
        const auto worst = std::max_element(fitting.begin(), fitting.end(), isWorse);
        if (bySize.cardsFit && worst->excess <= 1.0) {
            out.tableToPhoto = bySize.tableToPhoto;
        }
    }
    return out;
}

} // namespace pocketmars::vision
