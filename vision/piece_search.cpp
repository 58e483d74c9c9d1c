#include "vision/piece_search.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace pocketmars::vision {
namespace {

constexpr double kStepMm = 1.6;
constexpr double kAngleStep = 0.27;  // radians
constexpr double kSlackMm = 1.2;     // bevels and errors of the shape
constexpr double kPieceCost = 0.2;   // of a fully seen piece: less explains an error of the shape
constexpr double kMinCoarse = 0.08;  // hypotheses below it are not kept
constexpr int kMostPieces = 40;      // of all colours in one cluster
constexpr int kMoreThanSeen = 3;     // pieces that hardly show, tried for each colour
constexpr double kNearMm = 19.0;     // neighbours that are set down anew together
constexpr double kTroubleFree = 0.1; // evidence that may go unexplained, in pieces
constexpr double kRim = 1.22;        // how much larger than a piece the rim around it reaches
constexpr double kInner = 0.72;      // the part of a piece in which only its own edges should be
constexpr double kEdgeCost = 1.0;    // of a px of another edge inside a piece, in px
constexpr int kTries = 24;           // to set down one neighbourhood anew

// Bits of m_taken.
enum Taken : uchar { kInside = 1, kBorder = 2 };

std::vector<cv::Point2f> enlarged(const std::vector<cv::Point2f>& polygon, cv::Point2f origin,
                                  double factor) {
    cv::Point2f centre(0, 0);
    for (const auto& p : polygon) {
        centre += p / static_cast<float>(polygon.size());
    }
    std::vector<cv::Point2f> out;
    out.reserve(polygon.size());
    for (const auto& p : polygon) {
        out.push_back(centre + (p - centre) * factor - origin);
    }
    return out;
}

std::vector<std::size_t> all(std::size_t count) {
    std::vector<std::size_t> out(count);
    std::iota(out.begin(), out.end(), std::size_t{0});
    return out;
}

} // namespace

PieceSearch::PieceSearch(const PieceEvidence& evidence, const PieceShape& shape,
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
}

void PieceSearch::findSpans(Hypothesis& h) const {
    const auto polygon = silhouette(way(h.pose.way), h.pose, m_plane);
    const cv::Point2f origin(m_evidence->part.tl());
    const auto size = m_evidence->part.size();
    h.spans = scan(enlarged(polygon, origin, 1.0), size);
    h.inner = scan(enlarged(polygon, origin, kInner), size);
    h.edges = ownEdges(h);
}

double PieceSearch::gainOf(const Hypothesis& h) const {
    const double others = std::max(0.0, sum(h.inner, m_edgeSums) - h.edges);
    return sum(h.spans, m_sums[static_cast<std::size_t>(h.colour)]) - kEdgeCost * others - h.cost;
}

double PieceSearch::ownEdges(const Hypothesis& h) const {
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

/// Fills in place, cost and gain of a hypothesis.
/// @return false if nothing may stand there
bool PieceSearch::evaluate(Hypothesis& h) const {
    const auto [place, cost] = m_zone->placeOf(h.pose.base);
    if (place < 0) {
        return false;
    }
    h.place = place;
    h.cost = (kPieceCost + cost + way(h.pose.way).cost) * m_pieceArea;
    findSpans(h);
    h.gain = gainOf(h);
    return true;
}

bool PieceSearch::collides(const PiecePose& pose) const {
    return std::any_of(m_config.begin(), m_config.end(), [&](const Standing& s) {
        return collide(*m_shape, s.piece.pose, pose, kSlackMm);
    });
}

void PieceSearch::rebuild(int firstRow, int lastRow) {
    const int first = std::max(0, firstRow);
    const int last = std::min(m_gained.rows, lastRow);
    if (first >= last) {
        return;
    }
    m_gained.rowRange(first, last).setTo(0);
    m_taken.rowRange(first, last).setTo(0);
    for (const auto& s : m_config) {
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

void PieceSearch::findCoarse() {
    const cv::Rect2d bounds = m_zone->bounds;
    const cv::Point2d middle(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2);
    const cv::Point2d origin = m_plane.project(middle.x, middle.y, 0);
    struct Stencil {
        PiecePose pose;
        std::vector<cv::Point2f> outline; // at the middle of the zone
    };
    std::vector<std::vector<Stencil>> stencils;
    const cv::Point2f corner(m_evidence->part.tl());
    for (int w = 0; w < static_cast<int>(m_shape->ways.size()); ++w) {
        const int steps = std::clamp(cvRound(way(w).turn / kAngleStep), 1, 12);
        auto& list = stencils.emplace_back();
        for (int i = 0; i < steps; ++i) {
            const PiecePose pose{w, middle, way(w).turn * i / steps};
            auto polygon = silhouette(way(w), pose, m_plane);
            for (auto& p : polygon) {
                p -= corner;
            }
            list.push_back({pose, polygon});
        }
    }
    const auto colours = static_cast<int>(m_sums.size());
    std::vector<cv::Point2f> moved;
    for (double y = bounds.y; y <= bounds.y + bounds.height; y += kStepMm) {
        for (double x = bounds.x; x <= bounds.x + bounds.width; x += kStepMm) {
            const auto [place, cost] = m_zone->placeOf({x, y});
            if (place < 0) {
                continue;
            }
            const cv::Point2f shift(m_plane.project(x, y, 0) - origin);
            std::vector<Hypothesis> best(static_cast<std::size_t>(colours));
            for (const auto& list : stencils) {
                for (auto& b : best) {
                    b.gain = -1e9;
                }
                bool hopeless = true;
                for (std::size_t i = 0; i < list.size(); ++i) {
                    if (i == 1 && hopeless) {
                        break; // no piece of any colour about
                    }
                    moved = list[i].outline;
                    for (auto& p : moved) {
                        p += shift;
                    }
                    const Spans spans = scan(moved, m_evidence->part.size());
                    for (int k = 0; k < colours; ++k) {
                        const double gain = sum(spans, m_sums[static_cast<std::size_t>(k)]);
                        hopeless = hopeless && gain < -0.45 * m_pieceArea;
                        auto& b = best[static_cast<std::size_t>(k)];
                        if (gain > b.gain) {
                            b.gain = gain;
                            b.pose = list[i].pose;
                            b.spans = spans;
                            b.around = {};
                        }
                    }
                }
                for (int k = 0; k < colours; ++k) {
                    auto& b = best[static_cast<std::size_t>(k)];
                    if (b.gain > kMinCoarse * m_pieceArea) {
                        auto polygon = silhouette(way(b.pose.way),
                                                  {b.pose.way, {x, y}, b.pose.angle}, m_plane);
                        b.around = scan(enlarged(polygon, corner, kRim), m_evidence->part.size());
                        b.inner = scan(enlarged(polygon, corner, kInner), m_evidence->part.size());
                        b.edges = ownEdges(
                            {k, 0, {b.pose.way, {x, y}, b.pose.angle}, 0, 0, 0, {}, b.inner, {}});
                        b.pose.base = {x, y};
                        b.colour = k;
                        b.place = place;
                        b.cost = (kPieceCost + cost + way(b.pose.way).cost) * m_pieceArea;
                        b.gain -= b.cost;
                        m_coarse.push_back(b);
                    }
                }
            }
        }
    }
}

void PieceSearch::refine(Hypothesis& h) const {
    double step = 1.0;
    double turn = 0.2;
    for (int round = 0; round < 3; ++round) {
        for (bool better = true; better;) {
            better = false;
            const PiecePose start = h.pose;
            const std::array<PiecePose, 6> moves{
                PiecePose{start.way, start.base + cv::Point2d(step, 0), start.angle},
                PiecePose{start.way, start.base - cv::Point2d(step, 0), start.angle},
                PiecePose{start.way, start.base + cv::Point2d(0, step), start.angle},
                PiecePose{start.way, start.base - cv::Point2d(0, step), start.angle},
                PiecePose{start.way, start.base, start.angle + turn},
                PiecePose{start.way, start.base, start.angle - turn}};
            for (const auto& pose : moves) {
                Hypothesis move{h.colour, 0, pose, 0, 0, 0, {}, {}, {}};
                if (!collides(pose) && evaluate(move) && move.gain > h.gain + 0.5) {
                    h = std::move(move);
                    better = true;
                }
            }
        }
        step /= 2;
        turn /= 2;
    }
}

void PieceSearch::add(const Hypothesis& h) {
    m_config.push_back({{h.colour, h.place, h.pose, 0.0}, h.spans, h.inner, h.cost, h.edges});
    rebuild(h.spans.firstRow, h.spans.endRow());
}

void PieceSearch::takeOut(const std::vector<std::size_t>& which) {
    int first = m_gained.rows;
    int last = 0;
    for (auto i = which.rbegin(); i != which.rend(); ++i) {
        const auto& s = m_config[*i];
        first = std::min(first, s.spans.firstRow);
        last = std::max(last, s.spans.endRow());
        m_config.erase(m_config.begin() + static_cast<std::ptrdiff_t>(*i));
    }
    rebuild(first, last);
}

void PieceSearch::fill(cv::Point2d centre, double radiusMm, int most, bool must, bool shuffled,
                       int onlyColour, int onlyWay) {
    // Shuffled: some ways of lying are left out, and pieces on one side come first, so that a
    // large silhouette does not always take the place of two small ones.
    std::uniform_real_distribution<double> factor(0.0, 1.0);
    std::vector<bool> usable(m_shape->ways.size(), true);
    cv::Point2d lean(0, 0);
    if (shuffled) {
        const auto kept =
            static_cast<std::size_t>(factor(m_random) * static_cast<double>(usable.size()));
        for (std::size_t w = 0; w < usable.size(); ++w) {
            usable[w] = w == kept || factor(m_random) < 0.5;
        }
        const double direction = factor(m_random) * 2 * std::numbers::pi;
        lean = cv::Point2d(std::cos(direction), std::sin(direction)) *
               (0.4 * factor(m_random) / kNearMm);
    }
    for (std::size_t w = 0; w < usable.size(); ++w) {
        usable[w] = usable[w] && (onlyWay < 0 || static_cast<int>(w) == onlyWay);
    }
    std::vector<Hypothesis*> near;
    for (auto& h : m_coarse) {
        if (usable[static_cast<std::size_t>(h.pose.way)] &&
            cv::norm(h.pose.base - centre) <= radiusMm &&
            (onlyColour < 0 || h.colour == onlyColour)) {
            near.push_back(&h);
        }
    }
    for (int added = 0; added < most; ++added) {
        const Hypothesis* best = nullptr;
        const double least = must && added == 0 ? -1e9 : 0.0;
        double bestValue = -1e9;
        double bestGain = 0;
        for (const auto* h : near) {
            const double gain = gainOf(*h);
            if (gain <= least) {
                continue;
            }
            double value = fitOf(*h, gain);
            if (shuffled && gain > 0) {
                value *= 1.0 + lean.dot(h->pose.base - centre);
            }
            if (value > bestValue && !collides(h->pose)) {
                bestValue = value;
                bestGain = gain;
                best = h;
            }
        }
        if (best == nullptr) {
            return;
        }
        Hypothesis h = *best;
        h.gain = bestGain;
        refine(h);
        add(h);
    }
}

/// Inside a cluster a piece seems to fit anywhere. The order in which pieces are set down prefers
/// those whose rim lies on what is no piece, so that clusters fill from their edges.
double PieceSearch::fitOf(const Hypothesis& h, double gain) const {
    constexpr double kRimWeight = 0.6;
    const cv::Mat& sums = m_sums[static_cast<std::size_t>(h.colour)];
    return gain - kRimWeight * (sum(h.around, sums) - sum(h.spans, sums));
}

double PieceSearch::score() const {
    double cost = 0;
    for (const auto& s : m_config) {
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
        cost += s.cost + kEdgeCost * std::max(0.0, edges - s.edges);
    }
    return (cv::sum(m_gained)[0] - cost) / m_pieceArea;
}

/// Evidence near a point that is not explained, and what is explained wrongly, in pieces.
double PieceSearch::trouble(cv::Point2d centre, double radiusMm) const {
    const cv::Point2d at =
        m_plane.project(centre.x, centre.y, 5) - cv::Point2d(m_evidence->part.tl());
    const double px = cv::norm(m_plane.project(centre.x + radiusMm, centre.y, 5) -
                               m_plane.project(centre.x, centre.y, 5));
    const cv::Rect box =
        cv::Rect(cvRound(at.x - px), cvRound(at.y - px), cvRound(2 * px), cvRound(2 * px)) &
        cv::Rect({0, 0}, m_evidence->part.size());
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
                    most = std::max(most, map.at<float>(y, x) - 0.5F);
                }
                out += static_cast<double>(most);
            }
        }
    }
    return out / m_pieceArea;
}

void PieceSearch::remember() {
    const auto colours = m_sums.size();
    std::vector<int> counts(static_cast<std::size_t>(m_zone->places) * colours, 0);
    for (const auto& s : m_config) {
        ++counts[static_cast<std::size_t>(s.piece.place) * colours +
                 static_cast<std::size_t>(s.piece.colour)];
    }
    const double now = score();
    auto& known = m_found[counts];
    if (known.counts.empty() || now > known.score) {
        known.counts = counts;
        known.score = now;
        known.pieces.clear();
        for (const auto& s : m_config) {
            known.pieces.push_back(s.piece);
        }
    }
}

void PieceSearch::restore(const Config& config) {
    m_config = config;
    rebuild(0, m_gained.rows);
}

void PieceSearch::improve() {
    double best = score();
    remember();
    for (int sweep = 0; sweep < 2; ++sweep) {
        bool changed = false;
        for (std::size_t i = 0; i < m_config.size(); ++i) {
            const cv::Point2d centre = m_config[i].piece.pose.base;
            if (trouble(centre, kNearMm * 0.7) < kTroubleFree) {
                continue;
            }
            for (int attempt = 0; attempt < kTries; ++attempt) {
                const Config before = m_config;
                const double radius = attempt % 2 == 0 ? kNearMm : kNearMm * 0.7;
                std::vector<std::size_t> which;
                for (std::size_t k = 0; k < m_config.size(); ++k) {
                    if (cv::norm(m_config[k].piece.pose.base - centre) <= radius) {
                        which.push_back(k);
                    }
                }
                takeOut(which);
                fill(centre, radius + 4, static_cast<int>(which.size()) + 3, false, true);
                remember();
                const double now = score();
                if (now > best + 0.01) {
                    best = now;
                    changed = true;
                    break;
                }
                restore(before);
            }
        }
        if (!changed) {
            break;
        }
    }
}

void PieceSearch::seekAlternatives() {
    const Config best = m_config;
    // Without each piece, its neighbours moved to make up for it.
    for (std::size_t i = 0; i < best.size(); ++i) {
        restore(best);
        takeOut({i});
        for (std::size_t k = 0; k < m_config.size(); ++k) {
            const Standing s = m_config[k];
            if (cv::norm(s.piece.pose.base - best[i].piece.pose.base) > kNearMm) {
                continue;
            }
            m_config.erase(m_config.begin() + static_cast<std::ptrdiff_t>(k));
            rebuild(s.spans.firstRow, s.spans.endRow());
            Hypothesis h{s.piece.colour, s.piece.place, s.piece.pose, 0, 0, 0, {}, {}, {}};
            if (evaluate(h)) {
                refine(h);
            }
            m_config.insert(m_config.begin() + static_cast<std::ptrdiff_t>(k),
                            {{h.colour, h.place, h.pose, 0.0}, h.spans, h.inner, h.cost, h.edges});
            rebuild(h.spans.firstRow, h.spans.endRow());
        }
        remember();
    }
    // With some more of each colour.
    const cv::Rect2d b = m_zone->bounds;
    const cv::Point2d middle(b.x + b.width / 2, b.y + b.height / 2);
    for (int colour = 0; colour < static_cast<int>(m_sums.size()); ++colour) {
        restore(best);
        for (int more = 0; more < kMoreThanSeen; ++more) {
            const std::size_t before = m_config.size();
            fill(middle, 1e9, 1, true, false, colour);
            if (m_config.size() == before) {
                break;
            }
            remember();
        }
    }
    restore(best);
}

std::vector<Explanation> PieceSearch::explain() {
    const cv::Rect2d bounds = m_zone->bounds;
    const cv::Point2d middle(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2);
    m_pieceArea = std::max(1.0, cv::contourArea(silhouette(way(0), {0, middle, 0.0}, m_plane)));
    m_config.clear();
    rebuild(0, m_gained.rows);
    findCoarse();
    fill(middle, 1e9, kMostPieces, false, false);
    improve();
    // A start of its own in the usual way alone: a large silhouette that took the place of two
    // small ones is hard to get rid of later.
    const bool unusual = std::any_of(m_config.begin(), m_config.end(),
                                     [](const Standing& s) { return s.piece.pose.way != 0; });
    if (unusual) {
        const Config first = m_config;
        const double firstScore = score();
        takeOut(all(m_config.size()));
        fill(middle, 1e9, kMostPieces, false, false, -1, 0);
        improve();
        if (score() < firstScore) {
            restore(first);
        }
    }
    seekAlternatives();
    std::vector<Explanation> out;
    for (auto& [counts, explanation] : m_found) {
        out.push_back(std::move(explanation));
    }
    std::sort(out.begin(), out.end(),
              [](const auto& a, const auto& b) { return a.score > b.score; });
    return out;
}

} // namespace pocketmars::vision
