#include "vision/pieces/piece_shadows.h"

#include "vision/pieces/tuning.h"
#include "vision/plane/placed_card.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace pocketmars::vision {
namespace {

constexpr int kReachMm = 24; // that shadows are looked for around a piece

/// How dark a zone is, seen from above, a px a mm.
struct DarkPlane {
    cv::Mat dark;      // CV_32F; kUnknownDark where no bare card is seen
    cv::Point2d upper; // mm of its upper left

    [[nodiscard]] float at(cv::Point2d mm) const {
        const cv::Point px(cvFloor(mm.x - upper.x), cvFloor(mm.y - upper.y));
        return cv::Rect({}, dark.size()).contains(px) ? dark.at<float>(px) : kUnknownDark;
    }
};

/// A zone seen from above, a px a mm, and the way to the px of its evidence.
struct ZoneFromAbove {
    cv::Point2d upper; // mm of its upper left
    cv::Size size;
    cv::Matx33d toPart;

    explicit ZoneFromAbove(const LitZone& zone)
        : upper(zone.bounds.tl() - cv::Point2d(kReachMm, kReachMm)),
          size(cvCeil(zone.bounds.width) + 2 * kReachMm,
               cvCeil(zone.bounds.height) + 2 * kReachMm) {
        const cv::Point part = zone.evidence->part.tl();
        const cv::Matx33d shift(1, 0, upper.x + 0.5, 0, 1, upper.y + 0.5, 0, 0, 1);
        const cv::Matx33d back(1, 0, -part.x - 0.5, 0, 1, -part.y - 0.5, 0, 0, 1);
        toPart = back * zone.plane.toPhoto * shift;
    }
};

DarkPlane seenFromAbove(const cv::Mat& dark, const LitZone& zone) {
    const ZoneFromAbove above(zone);
    DarkPlane out{{}, above.upper};
    cv::warpPerspective(dark, out.dark, cv::Mat(above.toPart), above.size,
                        cv::INTER_NEAREST | cv::WARP_INVERSE_MAP, cv::BORDER_CONSTANT,
                        cv::Scalar::all(static_cast<double>(kUnknownDark)));
    return out;
}

/// Without what pieces of a clear colour cover.
cv::Mat bareDark(const PieceEvidence& evidence) {
    cv::Mat out = evidence.dark.clone();
    for (std::size_t k = 0; k < evidence.maps.size(); ++k) {
        if (!evidence.isGrey[k]) {
            out.setTo(kUnknownDark, evidence.maps[k] > tuning::shadows.covered());
        }
    }
    return out;
}

/// Fills a piece's outline in a picture of the zone's part.
void fill(cv::Mat& picture, const PlacedPiece& piece, double size, double with,
          const PieceShape& shape, const LitZone& zone) {
    const auto& way = shape.ways[static_cast<std::size_t>(piece.pose.way)];
    std::vector<cv::Point> corners;
    for (const auto& p : enlarged(silhouette(way, piece.pose, zone.plane), size)) {
        corners.emplace_back(cv::Point(p) - zone.evidence->part.tl());
    }
    cv::fillConvexPoly(picture, corners, cv::Scalar::all(with));
}

/// Whether nearly all of a piece has its colour, which paper has not.
bool isSure(const PlacedPiece& piece, const PieceShape& shape, const LitZone& zone) {
    const auto colour = static_cast<std::size_t>(piece.colour);
    if (zone.evidence->isPale[colour]) {
        return false;
    }
    cv::Mat inside = cv::Mat::zeros(zone.evidence->part.size(), CV_8U);
    fill(inside, piece, 1.0, 255, shape, zone);
    return cv::mean(zone.evidence->maps[colour], inside)[0] >= tuning::shadows.surePiece();
}

cv::Point2d turnedBy(cv::Point2d p, double angle) {
    return {std::cos(angle) * p.x - std::sin(angle) * p.y,
            std::sin(angle) * p.x + std::cos(angle) * p.y};
}

} // namespace

std::optional<PieceShadows> PieceShadows::learn(const std::vector<LitZone>& zones,
                                                const std::vector<const Explanation*>& pieces,
                                                const PieceShape& shape) {
    constexpr int kSide = 2 * kReachMm + 1;
    cv::Mat sums = cv::Mat::zeros(kSide, kSide, CV_32F);
    cv::Mat counts = cv::Mat::zeros(kSide, kSide, CV_32F);
    int casting = 0;
    for (std::size_t z = 0; z < zones.size(); ++z) {
        const auto& zone = zones[z];
        std::vector<PlacedPiece> sure;
        std::copy_if(pieces[z]->pieces.begin(), pieces[z]->pieces.end(), std::back_inserter(sure),
                     [&](const PlacedPiece& piece) { return isSure(piece, shape, zone); });
        if (sure.empty()) {
            continue;
        }
        cv::Mat dark = bareDark(*zone.evidence);
        for (const auto& piece : pieces[z]->pieces) {
            fill(dark, piece, 1.15, static_cast<double>(kUnknownDark), shape, zone);
        }
        const auto plane = seenFromAbove(dark, zone);
        for (const auto& piece : sure) {
            ++casting;
            for (int y = 0; y < kSide; ++y) {
                for (int x = 0; x < kSide; ++x) {
                    const float seen =
                        plane.at(piece.pose.base +
                                 turnedBy(cv::Point2d(x - kReachMm, y - kReachMm), -zone.angle));
                    if (seen != kUnknownDark) {
                        sums.at<float>(y, x) += seen;
                        counts.at<float>(y, x) += 1.0F;
                    }
                }
            }
        }
    }
    if (casting < tuning::shadows.leastPieces()) {
        return std::nullopt;
    }
    cv::Mat mean = sums / cv::max(counts, 1.0);
    mean.setTo(0.0F, counts < tuning::shadows.leastSeen() * casting);
    cv::GaussianBlur(mean, mean, {3, 3}, 0);
    double most = 0;
    cv::minMaxLoc(mean, nullptr, &most);
    if (most < tuning::shadows.leastDark()) {
        return std::nullopt;
    }
    PieceShadows out;
    out.m_darkest = most;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const float dark = mean.at<float>(y, x);
            if (static_cast<double>(dark) > tuning::shadows.clearShare() * most) {
                out.m_cells.push_back({cv::Point2d(x - kReachMm, y - kReachMm), dark});
            }
            if (static_cast<double>(dark) > tuning::shadows.shadedShare() * most) {
                out.m_shaded.emplace_back(x - kReachMm, y - kReachMm);
            }
        }
    }
    return out;
}

std::function<double(cv::Point2d base)>
PieceShadows::costIn(const LitZone& zone, const std::vector<PlacedPiece>& standing,
                     const PieceShape& shape) const {
    cv::Mat dark = bareDark(*zone.evidence);
    for (const auto& piece : standing) {
        if (!zone.evidence->isPale[static_cast<std::size_t>(piece.colour)]) {
            fill(dark, piece, 1.0, static_cast<double>(kUnknownDark), shape, zone);
        }
    }
    std::vector<Cell> cells = m_cells;
    for (auto& cell : cells) {
        cell.offset = turnedBy(cell.offset, -zone.angle);
    }
    return [cells = std::move(cells), plane = seenFromAbove(dark, zone)](cv::Point2d base) {
        float like = 0;
        float whole = 0;
        float all = 0;
        for (const auto& cell : cells) {
            const float seen = plane.at(base + cell.offset);
            all += cell.dark * cell.dark;
            if (seen != kUnknownDark) {
                like += cell.dark * std::clamp(seen, 0.0F, 1.5F * cell.dark);
                whole += cell.dark * cell.dark;
            }
        }
        if (static_cast<double>(whole) < tuning::shadows.leastInView() * static_cast<double>(all)) {
            return 0.0;
        }
        const double share = std::clamp(static_cast<double>(like / whole), 0.0, 1.0);
        return tuning::shadows.cost() * (tuning::shadows.usualShare() - share);
    };
}

PieceEvidence PieceShadows::withoutShadows(PieceEvidence evidence, const LitZone& zone,
                                           const std::vector<PlacedPiece>& standing,
                                           const PieceShape& shape) const {
    const ZoneFromAbove above(zone);
    cv::Mat shaded = cv::Mat::zeros(above.size, CV_8U);
    const cv::Rect inside({}, above.size);
    for (const auto& piece : standing) {
        if (!isSure(piece, shape, zone)) {
            continue;
        }
        for (const auto& offset : m_shaded) {
            const auto mm = piece.pose.base + turnedBy(offset, -zone.angle) - above.upper;
            if (const cv::Point px(cvFloor(mm.x), cvFloor(mm.y)); inside.contains(px)) {
                shaded.at<uchar>(px) = 255;
            }
        }
    }
    cv::Mat part;
    cv::warpPerspective(shaded, part, cv::Mat(above.toPart), evidence.part.size(),
                        cv::INTER_NEAREST);
    for (std::size_t k = 0; k < evidence.maps.size(); ++k) {
        if (evidence.isWhite[k]) {
            auto& map = evidence.maps[k];
            map = map.clone();
            // Nothing in the shade is brighter than the card there, as white wood on dark print is.
            const cv::Mat inShade = part & (evidence.dark > 0);
            const cv::Mat likeShadow = evidence.dark > tuning::shadows.likeShadow() * m_darkest;
            map.setTo(0.0F, (map > 0) & (inShade | likeShadow));
        }
    }
    return evidence;
}

} // namespace pocketmars::vision
