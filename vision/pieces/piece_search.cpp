#include "vision/pieces/piece_search.h"

#include "vision/pieces/piece_candidates.h"
#include "vision/pieces/piece_refinement.h"
#include "vision/pieces/tuning.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace pocketmars::vision {
namespace {

std::vector<std::size_t> all(std::size_t count) {
    std::vector<std::size_t> out(count);
    std::iota(out.begin(), out.end(), std::size_t{0});
    return out;
}

/// A piece that stands there, in another colour.
struct Recoloured {
    double loss = 0.0; ///< against its own colour, pieces
    std::size_t which = 0;
    PieceHypothesis piece;
};

} // namespace

PieceSearch::PieceSearch(const PieceEvidence& evidence, const PieceShape& shape,
                         const RaisedPlane& plane, const PieceZone& zone)
    : m_scene(evidence, shape, plane, zone) {}

void PieceSearch::fill(cv::Point2d centre, double radiusMm, int most, bool must, bool shuffled,
                       int onlyColour, int onlyWay) {
    // Shuffled: some ways of lying are left out, and pieces on one side come first, so that a
    // large silhouette does not always take the place of two small ones.
    std::uniform_real_distribution<double> factor(0.0, 1.0);
    std::vector<bool> usable(m_scene.shape().ways.size(), true);
    cv::Point2d lean(0, 0);
    if (shuffled) {
        const auto kept =
            static_cast<std::size_t>(factor(m_random) * static_cast<double>(usable.size()));
        for (std::size_t w = 0; w < usable.size(); ++w) {
            usable[w] = w == kept || factor(m_random) < 0.5;
        }
        const double direction = factor(m_random) * 2 * std::numbers::pi;
        lean = cv::Point2d(std::cos(direction), std::sin(direction)) *
               (tuning::search.lean() * factor(m_random) / tuning::search.nearMm());
    }
    for (std::size_t w = 0; w < usable.size(); ++w) {
        usable[w] = usable[w] && (onlyWay < 0 || static_cast<int>(w) == onlyWay);
    }
    std::vector<PieceHypothesis*> near;
    for (auto& h : m_coarse) {
        if (usable[static_cast<std::size_t>(h.pose.way)] &&
            cv::norm(h.pose.base - centre) <= radiusMm &&
            (onlyColour < 0 || h.colour == onlyColour)) {
            near.push_back(&h);
        }
    }
    for (int added = 0; added < most; ++added) {
        const PieceHypothesis* best = nullptr;
        const double least = must && added == 0 ? -1e9 : 0.0;
        double bestValue = -1e9;
        double bestGain = 0;
        for (const auto* h : near) {
            const double gain = m_scene.gainOf(*h);
            if (gain <= least) {
                continue;
            }
            double value = m_scene.fitOf(*h, gain);
            if (shuffled && gain > 0) {
                value *= 1.0 + lean.dot(h->pose.base - centre);
            }
            if (value > bestValue && !m_scene.collides(h->pose)) {
                bestValue = value;
                bestGain = gain;
                best = h;
            }
        }
        if (best == nullptr) {
            return;
        }
        PieceHypothesis h = *best;
        h.gain = bestGain;
        refine(m_scene, h);
        m_scene.add(h);
    }
}

void PieceSearch::remember() {
    const auto colours = static_cast<std::size_t>(m_scene.colours());
    std::vector<int> counts(static_cast<std::size_t>(m_scene.zone().places) * colours, 0);
    for (const auto& s : m_scene.standing()) {
        ++counts[static_cast<std::size_t>(s.piece.place) * colours +
                 static_cast<std::size_t>(s.piece.colour)];
    }
    const double now = m_scene.score();
    auto& known = m_found[counts];
    if (known.counts.empty() || now > known.score) {
        known.counts = counts;
        known.score = now;
        known.pieces.clear();
        for (const auto& s : m_scene.standing()) {
            known.pieces.push_back(s.piece);
        }
    }
}

void PieceSearch::improve() {
    double best = m_scene.score();
    remember();
    for (int sweep = 0; sweep < tuning::search.sweeps(); ++sweep) {
        bool changed = false;
        for (std::size_t i = 0; i < m_scene.standing().size(); ++i) {
            const cv::Point2d centre = m_scene.standing()[i].piece.pose.base;
            if (m_scene.trouble(centre, tuning::search.nearMm() * tuning::search.innerShare()) <
                tuning::search.troubleFree()) {
                continue;
            }
            for (int attempt = 0; attempt < tuning::search.tries(); ++attempt) {
                const auto before = m_scene.standing();
                const double radius = attempt % 2 == 0
                                          ? tuning::search.nearMm()
                                          : tuning::search.nearMm() * tuning::search.innerShare();
                std::vector<std::size_t> which;
                for (std::size_t k = 0; k < m_scene.standing().size(); ++k) {
                    if (cv::norm(m_scene.standing()[k].piece.pose.base - centre) <= radius) {
                        which.push_back(k);
                    }
                }
                m_scene.takeOut(which);
                fill(centre, radius + 4, static_cast<int>(which.size()) + 3, false, true);
                remember();
                const double now = m_scene.score();
                if (now > best + tuning::search.leastBetter()) {
                    best = now;
                    changed = true;
                    break;
                }
                m_scene.restore(before);
            }
            if (m_scene.trouble(centre, tuning::search.nearMm() * tuning::search.innerShare()) >
                    tuning::search.roomForTwo() &&
                split(i)) {
                best = m_scene.score();
                changed = true;
            }
        }
        if (!changed) {
            break;
        }
    }
}

bool PieceSearch::split(std::size_t which) {
    const auto before = m_scene.standing();
    const double score = m_scene.score();
    const cv::Point2d centre = before[which].piece.pose.base;
    const double reach = tuning::search.nearMm() * tuning::search.innerShare();
    m_scene.takeOut({which});
    std::vector<std::pair<double, const PieceHypothesis*>> near;
    for (const auto& h : m_coarse) {
        if (cv::norm(h.pose.base - centre) <= reach && !m_scene.collides(h.pose)) {
            if (const double gain = m_scene.gainOf(h); gain > 0) {
                near.emplace_back(gain, &h);
            }
        }
    }
    std::stable_sort(near.begin(), near.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    near.resize(std::min(near.size(), tuning::search.mostHalves()));
    double most = 0;
    std::pair<const PieceHypothesis*, const PieceHypothesis*> pair;
    for (std::size_t a = 0; a < near.size(); ++a) {
        m_scene.add(*near[a].second);
        for (std::size_t b = a + 1; b < near.size() && near[a].first + near[b].first > most; ++b) {
            if (!m_scene.collides(near[b].second->pose)) {
                const double gain = near[a].first + m_scene.gainOf(*near[b].second);
                if (gain > most) {
                    most = gain;
                    pair = {near[a].second, near[b].second};
                }
            }
        }
        m_scene.takeOut({m_scene.standing().size() - 1});
    }
    for (const auto* half : {pair.first, pair.second}) {
        if (half != nullptr) {
            auto h = *half;
            h.gain = m_scene.gainOf(h);
            refine(m_scene, h);
            m_scene.add(h);
        }
    }
    remember();
    if (m_scene.score() > score + tuning::search.leastBetter()) {
        return true;
    }
    m_scene.restore(before);
    return false;
}

void PieceSearch::seekAlternatives() {
    const auto best = m_scene.standing();
    // Without each piece, its neighbours moved to make up for it.
    for (std::size_t i = 0; i < best.size(); ++i) {
        m_scene.restore(best);
        m_scene.takeOut({i});
        for (std::size_t k = 0; k < m_scene.standing().size(); ++k) {
            const StandingPiece s = m_scene.standing()[k];
            if (cv::norm(s.piece.pose.base - best[i].piece.pose.base) > tuning::search.nearMm()) {
                continue;
            }
            m_scene.takeOut({k});
            PieceHypothesis h{s.piece.colour, s.piece.place, s.piece.pose, 0, 0, 0, {}, {}, {}};
            if (m_scene.evaluate(h)) {
                refine(m_scene, h);
            }
            m_scene.insert(k, h);
        }
        remember();
    }
    leaveOut(best);
    recolour(best);
    // With some more of each colour.
    const cv::Rect2d b = m_scene.zone().bounds;
    const cv::Point2d middle(b.x + b.width / 2, b.y + b.height / 2);
    for (int colour = 0; colour < m_scene.colours(); ++colour) {
        m_scene.restore(best);
        for (int more = 0; more < tuning::search.moreThanSeen(); ++more) {
            const std::size_t before = m_scene.standing().size();
            fill(middle, 1e9, 1, true, false, colour);
            if (m_scene.standing().size() == before) {
                break;
            }
            remember();
        }
    }
    m_scene.restore(best);
}

void PieceSearch::recolour(const std::vector<StandingPiece>& standing) {
    std::vector<std::vector<Recoloured>> by(static_cast<std::size_t>(m_scene.colours()));
    for (std::size_t i = 0; i < standing.size(); ++i) {
        m_scene.restore(standing);
        m_scene.takeOut({i});
        const auto& piece = standing[i].piece;
        const auto in = [&](int colour) {
            return PieceHypothesis{colour, piece.place, piece.pose, 0, 0, 0, {}, {}, {}};
        };
        auto own = in(piece.colour);
        if (!m_scene.evaluate(own)) {
            continue;
        }
        for (int colour = 0; colour < m_scene.colours(); ++colour) {
            auto h = in(colour);
            if (colour == piece.colour || !m_scene.evaluate(h)) {
                continue;
            }
            const double loss = (own.gain - h.gain) / m_scene.pieceArea();
            if (loss < tuning::search.clearlySeen()) {
                by[static_cast<std::size_t>(colour)].push_back({loss, i, std::move(h)});
            }
        }
    }
    for (auto& others : by) {
        std::stable_sort(others.begin(), others.end(),
                         [](const auto& a, const auto& b) { return a.loss < b.loss; });
        m_scene.restore(standing);
        for (const auto& other : others) {
            m_scene.takeOut({other.which});
            m_scene.insert(other.which, other.piece);
            remember();
        }
    }
}

void PieceSearch::leaveOut(std::vector<StandingPiece> standing) {
    m_scene.restore(standing);
    double now = m_scene.score();
    for (int fewer = 0; fewer < tuning::search.fewerThanSeen() && !standing.empty(); ++fewer) {
        std::size_t least = 0;
        double most = -1e9;
        for (std::size_t i = 0; i < standing.size(); ++i) {
            m_scene.restore(standing);
            m_scene.takeOut({i});
            if (const double without = m_scene.score(); without > most) {
                most = without;
                least = i;
            }
        }
        if (now - most > tuning::search.clearlySeen()) {
            return;
        }
        now = most;
        standing.erase(standing.begin() + static_cast<std::ptrdiff_t>(least));
        m_scene.restore(standing);
        remember();
    }
}

std::vector<Explanation> PieceSearch::explain() {
    const cv::Rect2d bounds = m_scene.zone().bounds;
    const cv::Point2d middle(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2);
    m_scene.restore({});
    m_coarse = coarseHypotheses(m_scene);
    fill(middle, 1e9, tuning::search.mostPieces(), false, false);
    improve();
    // A start of its own in the usual way alone: a large silhouette that took the place of two
    // small ones is hard to get rid of later.
    const bool unusual = std::any_of(m_scene.standing().begin(), m_scene.standing().end(),
                                     [](const StandingPiece& s) { return s.piece.pose.way != 0; });
    if (unusual) {
        const auto first = m_scene.standing();
        const double firstScore = m_scene.score();
        m_scene.takeOut(all(m_scene.standing().size()));
        fill(middle, 1e9, tuning::search.mostPieces(), false, false, -1, 0);
        improve();
        if (m_scene.score() < firstScore) {
            m_scene.restore(first);
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
