#include "calibration/pieces/piece_rows.h"

#include "calibration/pieces/tuning.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace pocketmars::calibration {
namespace {

using Blobs = std::vector<const PieceBlob*>;

bool sameColour(const PieceBlob& a, const PieceBlob& b) {
    return cv::norm(a.colour - b.colour) < tuning::pieces.sameColour();
}

bool areAlike(const PieceBlob& a, const PieceBlob& b) {
    return sameColour(a, b) && std::abs(std::log(a.area / b.area)) < tuning::pieces.sameArea();
}

/// Best first, without those that are nearly one and the same.
std::vector<PieceCandidate> distinct(const std::vector<PieceBlob>& blobs, std::size_t most) {
    Blobs sorted;
    for (const auto& blob : blobs) {
        sorted.push_back(&blob);
    }
    std::sort(sorted.begin(), sorted.end(),
              [](const auto* a, const auto* b) { return worth(*a) > worth(*b); });
    std::vector<PieceCandidate> kept;
    for (const auto* blob : sorted) {
        const bool isNew = std::none_of(kept.begin(), kept.end(), [&](const PieceCandidate& other) {
            const auto both = (blob->box & other.blob->box).area();
            return both > 0.85 * (blob->box | other.blob->box).area();
        });
        if (isNew && kept.size() < most) {
            kept.push_back({blob, std::min(1.0, blob->score / tuning::pieces.strongest()),
                            std::pow(blob->area, tuning::pieces.largerWins())});
        }
    }
    return kept;
}

/// The best of those that overlap.
std::vector<PieceCandidate> apart(const std::vector<PieceCandidate>& all) {
    std::vector<PieceCandidate> kept;
    for (const auto& candidate : all) {
        if (std::none_of(kept.begin(), kept.end(), [&](const PieceCandidate& other) {
                return meet(*candidate.blob, *other.blob);
            })) {
            kept.push_back(candidate);
        }
    }
    return kept;
}

/// Every piece has a colour of its own, the squares of a cloth and the grain of wood have not.
void markPattern(const EdgeField& field, std::vector<PieceCandidate>& all) {
    const auto places = apart(all);
    for (auto& candidate : all) {
        const auto alike =
            std::count_if(places.begin(), places.end(), [&](const PieceCandidate& other) {
                return areAlike(*candidate.blob, *other.blob);
            });
        if (alike > tuning::pieces.mostAlike()) {
            candidate.clarity *= tuning::pieces.patterned();
        }
        if (isLikeShadow(field, *candidate.blob)) {
            candidate.clarity *= tuning::pieces.shadow();
        }
    }
}

} // namespace

std::vector<PieceCandidate> pieceCandidates(const EdgeField& field,
                                            const std::vector<PieceBlob>& blobs) {
    auto candidates = distinct(blobs, 160);
    markPattern(field, candidates);
    std::sort(candidates.begin(), candidates.end(),
              [](const PieceCandidate& a, const PieceCandidate& b) {
                  return a.clarity * a.larger > b.clarity * b.larger;
              });
    return candidates;
}

bool isLikeShadow(const EdgeField& field, const PieceBlob& blob) {
    const int margin = std::max(blob.box.width, blob.box.height) / 2;
    const auto around = cv::Rect(blob.box.x - margin, blob.box.y - margin,
                                 blob.box.width + 2 * margin, blob.box.height + 2 * margin) &
                        cv::Rect({0, 0}, field.lab.size());
    cv::Mat table(around.size(), CV_8U, cv::Scalar(255));
    table(blob.box - around.tl()).setTo(0);
    const auto under = cv::mean(field.lab(around), table);
    const double light = (blob.colour[0] + 16) / (under[0] + 16); // see withoutTable()
    return light < 1 && light > tuning::tableColour.deepestShadow() &&
           std::hypot(blob.colour[1] - light * under[1], blob.colour[2] - light * under[2]) <
               tuning::pieces.shadowHue();
}

double gaussian(double deviations) { return std::exp(-(deviations * deviations) / 2); }

RowFinder::RowFinder(std::vector<PieceCandidate> candidates, std::size_t expected)
    : m_all(std::move(candidates)), m_expected(expected) {}

PieceRow RowFinder::best(const Blobs& without) const {
    std::vector<PieceCandidate> usable;
    for (const auto& candidate : m_all) {
        if (std::none_of(without.begin(), without.end(), [&](const PieceBlob* other) {
                return other && meet(*candidate.blob, *other);
            })) {
            usable.push_back(candidate);
        }
    }
    auto seeds = apart(usable);
    seeds.resize(std::min<std::size_t>(seeds.size(), 40));
    auto best = scattered(seeds);
    if (m_expected < 3) {
        return best;
    }
    for (const auto& p : seeds) {
        for (const auto& q : seeds) {
            tryRows(p, q, usable, best);
        }
    }
    return best;
}

double RowFinder::sizeFit(double area, double colonist, bool isLast) const {
    const double ratio = std::log(area / colonist);
    if (isLast && ratio < 0) {
        return area > tuning::pieces.smallest() * colonist ? 1.0 : 0.0;
    }
    return gaussian(ratio / tuning::pieces.sizeSpread());
}

double RowFinder::freshness(const PieceRow& so, const PieceBlob& blob, bool isLast) const {
    double fresh = 1;
    for (const auto* other : so.pieces) {
        if (other && meet(*other, blob)) {
            return 0;
        }
        if (other && !isLast && sameColour(*other, blob)) {
            fresh = tuning::pieces.alike();
        }
    }
    return fresh;
}

void RowFinder::tryRows(const PieceCandidate& p, const PieceCandidate& q,
                        const std::vector<PieceCandidate>& usable, PieceRow& best) const {
    const cv::Point2f way = q.blob->middle - p.blob->middle;
    if (way.x <= 0 || std::abs(way.y) > way.x) {
        return;
    }
    for (std::size_t a = 0; a + 1 < m_expected; ++a) {
        for (std::size_t b = a + 1; b < m_expected; ++b) {
            const auto pitch = way / static_cast<float>(b - a);
            const bool toMarker = b + 1 == m_expected;
            const double size = toMarker ? p.blob->area : std::sqrt(p.blob->area * q.blob->area);
            if (cv::norm(pitch) < 1.1 * std::sqrt(size) || cv::norm(pitch) > 12 * std::sqrt(size) ||
                sizeFit(q.blob->area, p.blob->area, toMarker) < 0.1) {
                continue;
            }
            auto row = filled(p, q, a, b, size, usable, best.total);
            if (row.total > best.total) {
                best = std::move(row);
            }
        }
    }
}

PieceRow RowFinder::filled(const PieceCandidate& p, const PieceCandidate& q, std::size_t a,
                           std::size_t b, double size, const std::vector<PieceCandidate>& usable,
                           double beat) const {
    const auto pitch = (q.blob->middle - p.blob->middle) / static_cast<float>(b - a);
    const double length = cv::norm(pitch);
    PieceRow row;
    row.pieces.assign(m_expected, nullptr);
    row.worths.assign(m_expected, 0);
    for (std::size_t i = 0; i < m_expected; ++i) {
        row.places.push_back(p.blob->middle +
                             pitch * (static_cast<float>(i) - static_cast<float>(a)));
    }
    const auto put = [&](std::size_t i, const PieceBlob* blob, double worthHere) {
        row.pieces[i] = blob;
        row.worths[i] = worthHere;
        row.total += worthHere;
    };
    put(a, p.blob, p.clarity * sizeFit(p.blob->area, size, false));
    put(b, q.blob,
        q.clarity * sizeFit(q.blob->area, size, b + 1 == m_expected) *
            freshness(row, *q.blob, b + 1 == m_expected));
    std::size_t left = m_expected - 2;
    for (std::size_t i = 0; i < m_expected; ++i) {
        if (i == a || i == b) {
            continue;
        }
        if (row.total + static_cast<double>(left--) <= beat) {
            return {};
        }
        const bool isLast = i + 1 == m_expected;
        const PieceBlob* here = nullptr;
        double most = 0;
        double preferred = 0;
        for (const auto& candidate : usable) {
            const double off = cv::norm(candidate.blob->middle - row.places[i]) / length;
            if (candidate.clarity * candidate.larger <= preferred || off > 0.5) {
                continue;
            }
            const double fit = candidate.clarity * sizeFit(candidate.blob->area, size, isLast) *
                               gaussian(off / tuning::pieces.pitchSpread());
            if (fit * candidate.larger <= preferred) {
                continue;
            }
            const double worthHere = fit * freshness(row, *candidate.blob, isLast);
            if (worthHere * candidate.larger > preferred) {
                preferred = worthHere * candidate.larger;
                most = worthHere;
                here = candidate.blob;
            }
        }
        if (most > tuning::pieces.leastWorth()) {
            put(i, here, most);
        }
    }
    return row;
}

PieceRow RowFinder::scattered(const std::vector<PieceCandidate>& seeds) const {
    PieceRow best;
    for (const auto& largest : seeds) {
        PieceRow group;
        for (const auto& candidate : seeds) { // best first
            if (group.pieces.size() < m_expected &&
                candidate.blob->area <= 1.01 * largest.blob->area &&
                candidate.blob->area > tuning::pieces.smallest() * largest.blob->area) {
                const double here = candidate.clarity * freshness(group, *candidate.blob, false);
                if (here <= tuning::pieces.leastWorth()) {
                    continue;
                }
                group.pieces.push_back(candidate.blob);
                group.worths.push_back(tuning::pieces.scattered() * here);
                group.total += group.worths.back();
            }
        }
        if (group.total > best.total) {
            best = std::move(group);
        }
    }
    return best;
}

} // namespace pocketmars::calibration
