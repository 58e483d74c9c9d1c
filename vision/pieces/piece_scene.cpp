#include "vision/pieces/piece_scene.h"

#include "vision/pieces/tuning.h"
#include "vision/plane/placed_card.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace pocketmars::vision {
namespace {

// Bits of m_taken.
enum Taken : uchar { kInside = 1, kBorder = 2 };

/// Spans of a polygon that grows or shrinks, in a part of the photo.
Spans scanOf(const std::vector<cv::Point2f>& polygon, double factor, cv::Rect part) {
    auto scaled = enlarged(polygon, factor);
    for (auto& p : scaled) {
        p -= cv::Point2f(part.tl());
    }
    return scan(scaled, part.size());
}

} // namespace

PieceScene::PieceScene(const PieceEvidence& evidence, const PieceShape& shape,
                       const RaisedPlane& plane, const PieceZone& zone)
    : m_evidence(&evidence), m_shape(&shape), m_plane(plane), m_zone(&zone) {
    const auto size = evidence.part.size();
    m_gained = cv::Mat::zeros(size, CV_32F);
    m_taken = cv::Mat::zeros(size, CV_8U);
    m_edgeSums = cv::Mat::zeros(size.height, size.width + 1, CV_32F);
    cv::boxFilter(evidence.edges, m_edgesAcross, CV_32F, {3, 3}, {-1, -1}, false);
    m_edgesAcross /= 3.0;
    for (std::size_t k = 0; k < evidence.maps.size(); ++k) {
        m_sums.push_back(cv::Mat::zeros(size.height, size.width + 1, CV_32F));
    }
    const cv::Rect2d bounds = zone.bounds;
    const cv::Point2d middle = (bounds.tl() + bounds.br()) / 2;
    m_pieceArea = std::max(1.0, cv::contourArea(silhouette(way(0), {0, middle, 0.0}, m_plane)));
    rebuild(0, size.height);
    for (const auto& sums : m_sums) {
        m_all.push_back(sums.clone());
    }
}

double PieceScene::evidenceUnder(const Spans& spans, cv::Point corner, int colour) const {
    return sum(spans, m_sums[static_cast<std::size_t>(colour)], corner);
}

double PieceScene::gainOf(const PieceHypothesis& h) const {
    const double others = std::max(0.0, sum(h.inner, m_edgeSums) - h.edges);
    return sum(h.spans, m_sums[static_cast<std::size_t>(h.colour)]) -
           tuning::fit.edgeCost() * others - h.cost;
}

/// Inside a cluster a piece seems to fit anywhere. The order in which pieces are set down prefers
/// those whose rim lies on what is no piece, so that clusters fill from their edges.
double PieceScene::fitOf(const PieceHypothesis& h, double gain) const {
    const cv::Mat& sums = m_sums[static_cast<std::size_t>(h.colour)];
    return gain - tuning::fit.rimWeight() * (sum(h.around, sums) - sum(h.spans, sums));
}

double PieceScene::ownEdges(const PieceHypothesis& h) const {
    double out = 0;
    const cv::Point2f origin(m_evidence->part.tl());
    for (const auto& line : edgeLines(way(h.pose.way), h.pose, m_plane)) {
        for (std::size_t i = 1; i < line.size(); ++i) {
            const cv::Point2f from = line[i - 1] - origin;
            const cv::Point2f along = line[i] - line[i - 1];
            const int steps = std::max(1, cvRound(std::hypot(along.x, along.y)));
            for (int k = 0; k < steps; ++k) {
                const cv::Point2f p =
                    from + along * ((static_cast<float>(k) + 0.5F) / static_cast<float>(steps));
                if (h.inner.contains(static_cast<int>(p.x), static_cast<int>(p.y))) {
                    out += static_cast<double>(
                        m_edgesAcross.at<float>(static_cast<int>(p.y), static_cast<int>(p.x)));
                }
            }
        }
    }
    return out;
}

double PieceScene::rimShare(const std::vector<cv::Point2f>& outline) const {
    const cv::Point2f origin(m_evidence->part.tl());
    const cv::Rect inside({}, m_evidence->rims.size());
    double sum = 0;
    int looked = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const cv::Point2f from = outline[i] - origin;
        const cv::Point2f along = outline[(i + 1) % outline.size()] - outline[i];
        const int steps = std::max(1, cvRound(std::hypot(along.x, along.y)));
        for (int k = 0; k < steps; ++k) {
            const cv::Point at(
                from + along * ((static_cast<float>(k) + 0.5F) / static_cast<float>(steps)));
            sum += inside.contains(at) ? static_cast<double>(m_evidence->rims.at<float>(at)) : 0.0;
            ++looked;
        }
    }
    return sum / looked;
}

double PieceScene::rimGain(const PieceHypothesis& h,
                           const std::vector<cv::Point2f>& outline) const {
    if (!m_evidence->isGrey[static_cast<std::size_t>(h.colour)]) {
        return 0.0;
    }
    const double seen = sum(h.spans, m_all[static_cast<std::size_t>(h.colour)]) / m_pieceArea;
    const double open = std::clamp(1.0 - seen, 0.0, 1.0);
    return tuning::fit.rimGain() * open * std::max(0.0, rimShare(outline) - tuning::fit.usualRim());
}

double PieceScene::shadowCost(const PieceHypothesis& h) const {
    if (!m_zone->shadowCost) {
        return 0.0;
    }
    // A shadow tells that a piece stands there, not of which colour; that there is none matters
    // only where the colour doesn't tell by itself.
    const double cost = m_zone->shadowCost(h.pose.base);
    return m_evidence->isPale[static_cast<std::size_t>(h.colour)] ? cost : std::min(0.0, cost);
}

bool PieceScene::evaluate(PieceHypothesis& h, Rim rim) const {
    const auto [place, cost] = m_zone->placeOf(h.pose.base);
    if (place < 0) {
        return false;
    }
    h.place = place;
    const auto polygon = silhouette(way(h.pose.way), h.pose, m_plane);
    h.spans = scanOf(polygon, 1.0, m_evidence->part);
    h.inner = scanOf(polygon, tuning::fit.inner(), m_evidence->part);
    h.cost = (tuning::fit.pieceCost() + cost + way(h.pose.way).cost + shadowCost(h) -
              rimGain(h, polygon)) *
             m_pieceArea;
    if (rim == Rim::With) {
        h.around = scanOf(polygon, tuning::fit.rim(), m_evidence->part);
    }
    h.edges = ownEdges(h);
    h.gain = gainOf(h);
    return true;
}

bool PieceScene::collides(const PiecePose& pose) const {
    return std::any_of(m_standing.begin(), m_standing.end(), [&](const StandingPiece& s) {
        return collide(*m_shape, s.piece.pose, pose, tuning::fit.slackMm());
    });
}

void PieceScene::add(const PieceHypothesis& h) { insert(m_standing.size(), h); }

void PieceScene::insert(std::size_t at, const PieceHypothesis& h) {
    m_standing.insert(m_standing.begin() + static_cast<std::ptrdiff_t>(at),
                      {{h.colour, h.place, h.pose, 0.0}, h.spans, h.inner, h.cost, h.edges});
    rebuild(h.spans.firstRow, h.spans.endRow());
}

void PieceScene::takeOut(const std::vector<std::size_t>& which) {
    int first = m_gained.rows;
    int last = 0;
    for (auto i = which.rbegin(); i != which.rend(); ++i) {
        const auto& s = m_standing[*i];
        first = std::min(first, s.spans.firstRow);
        last = std::max(last, s.spans.endRow());
        m_standing.erase(m_standing.begin() + static_cast<std::ptrdiff_t>(*i));
    }
    rebuild(first, last);
}

void PieceScene::restore(std::vector<StandingPiece> standing) {
    m_standing = std::move(standing);
    rebuild(0, m_gained.rows);
}

double PieceScene::score() const {
    double cost = 0;
    for (const auto& s : m_standing) {
        // Edges inside it that are neither its own nor another piece's rim.
        double edges = 0;
        int y = s.inner.firstRow;
        for (const auto& row : s.inner.rows) {
            const auto* edge = m_evidence->edges.ptr<float>(y);
            const auto* taken = m_taken.ptr<uchar>(y);
            for (int x = row.from; x < row.to; ++x) {
                edges += (taken[x] & kBorder) == 0 ? static_cast<double>(edge[x]) : 0.0;
            }
            ++y;
        }
        cost += s.cost + tuning::fit.edgeCost() * std::max(0.0, edges - s.edges);
    }
    return (cv::sum(m_gained)[0] - cost) / m_pieceArea;
}

double PieceScene::trouble(cv::Point2d centre, double radiusMm) const {
    const cv::Point2d at =
        m_plane.project(centre.x, centre.y, 5) - cv::Point2d(m_evidence->part.tl());
    const double px = cv::norm(m_plane.project(centre.x + radiusMm, centre.y, 5) -
                               m_plane.project(centre.x, centre.y, 5));
    const cv::Rect box =
        cv::Rect(cvRound(at.x - px), cvRound(at.y - px), cvRound(2 * px), cvRound(2 * px)) &
        cv::Rect({0, 0}, m_evidence->part.size());
    const float unexplained = tuning::fit.unexplained();
    double out = 0;
    for (int y = box.y; y < box.y + box.height; ++y) {
        const auto* gained = m_gained.ptr<float>(y);
        const auto* taken = m_taken.ptr<uchar>(y);
        for (int x = box.x; x < box.x + box.width; ++x) {
            if (taken[x] != 0) {
                out += static_cast<double>(std::max(0.0F, -gained[x]));
            } else {
                float most = 0;
                for (const auto& map : m_evidence->maps) {
                    most = std::max(most, map.at<float>(y, x) - unexplained);
                }
                out += static_cast<double>(most);
            }
        }
    }
    return out / m_pieceArea;
}

void PieceScene::rebuild(int firstRow, int lastRow) {
    const int first = std::max(0, firstRow);
    const int last = std::min(m_gained.rows, lastRow);
    if (first >= last) {
        return;
    }
    m_gained.rowRange(first, last).setTo(0);
    m_taken.rowRange(first, last).setTo(0);
    for (const auto& s : m_standing) {
        const cv::Mat& map = m_evidence->maps[static_cast<std::size_t>(s.piece.colour)];
        const int from = std::max(first, s.spans.firstRow);
        const int to = std::min(last, s.spans.endRow());
        for (int y = from; y < to; ++y) {
            const auto span = s.spans.rows[static_cast<std::size_t>(y - s.spans.firstRow)];
            const auto inner = y >= s.inner.firstRow && y < s.inner.endRow()
                                   ? s.inner.rows[static_cast<std::size_t>(y - s.inner.firstRow)]
                                   : Spans::Span{0, 0};
            const auto* here = map.ptr<float>(y);
            auto* best = m_gained.ptr<float>(y);
            auto* taken = m_taken.ptr<uchar>(y);
            for (int x = span.from; x < span.to; ++x) {
                best[x] = taken[x] != 0 ? std::max(best[x], here[x]) : here[x];
                taken[x] |= x >= inner.from && x < inner.to ? kInside : kBorder;
            }
        }
    }
    for (int y = first; y < last; ++y) {
        const auto* edge = m_evidence->edges.ptr<float>(y);
        const auto* taken = m_taken.ptr<uchar>(y);
        auto* out = m_edgeSums.ptr<float>(y);
        float total = 0;
        for (int x = 0; x < m_gained.cols; ++x) {
            total += taken[x] == 0 ? edge[x] : 0.0F;
            out[x + 1] = total;
        }
    }
    // What a further piece would gain: where one is seen, only what it explains better.
    for (std::size_t k = 0; k < m_sums.size(); ++k) {
        for (int y = first; y < last; ++y) {
            const auto* map = m_evidence->maps[k].ptr<float>(y);
            const auto* had = m_gained.ptr<float>(y);
            const auto* taken = m_taken.ptr<uchar>(y);
            auto* out = m_sums[k].ptr<float>(y);
            float total = 0;
            for (int x = 0; x < m_gained.cols; ++x) {
                total += taken[x] != 0 ? std::max(0.0F, map[x] - had[x]) : map[x];
                out[x + 1] = total;
            }
        }
    }
}

} // namespace pocketmars::vision
