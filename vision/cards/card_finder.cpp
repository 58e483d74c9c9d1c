#include "vision/cards/card_finder.h"

#include "calibration/support/median.h"
#include "calibration/support/parallel.h"
#include "vision/cards/tuning.h"

#include <opencv2/calib3d.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>

namespace pocketmars::vision {
namespace {

constexpr double kPi = std::numbers::pi;

double wrapped(double angle) { return std::remainder(angle, 2 * kPi); }

// -- votes in the photo: place, size, direction and face ------------------------------------------

/// Where a single match puts its card's centre in the photo.
struct PhotoVote {
    cv::Point2d centre; ///< px
    double pxPerMm;
    double angle;
};

PhotoVote photoVote(const FeatureMatch& m, cv::Size2d size) {
    PhotoVote v;
    v.pxPerMm = m.photoSize / m.cardSizeMm;
    v.angle = wrapped(m.photoAngle - m.cardAngle);
    const cv::Point2d d = cv::Point2d(size.width / 2, size.height / 2) - m.cardMm;
    v.centre = m.photo + v.pxPerMm * cv::Point2d(std::cos(v.angle) * d.x - std::sin(v.angle) * d.y,
                                                 std::sin(v.angle) * d.x + std::cos(v.angle) * d.y);
    return v;
}

/// Bins of a vote, with its neighbours: a vote near a border counts on both sides.
/// @param place  coordinates in units of bins
template <std::size_t N, class Visit>
void forEachBin(const std::array<double, N>& place, std::uint64_t seed, Visit visit) {
    for (unsigned corner = 0; corner < (1U << N); ++corner) {
        std::uint64_t key = seed + 1;
        for (std::size_t d = 0; d < N; ++d) {
            const auto cell = static_cast<std::int64_t>(std::floor(place[d] - 0.5)) +
                              static_cast<std::int64_t>((corner >> d) & 1U);
            key = key * 1000003U + static_cast<std::uint64_t>(cell + 4096);
        }
        visit(key);
    }
}

/// Votes by bin. Nearly all bins hold one or two: they are counted before any is made.
class Bins {
public:
    void add(std::uint64_t key, std::size_t vote) {
        m_votes.push_back({key, static_cast<int>(vote)});
    }
    /// Bins with enough votes, fullest first.
    [[nodiscard]] std::vector<std::vector<int>> full(std::size_t atLeast) const {
        // Some keys share a counter, which makes a bin too many and none too few.
        std::vector<unsigned> counters(kCounters, 0);
        for (const auto& vote : m_votes) {
            ++counters[counterOf(vote.key)];
        }
        std::unordered_map<std::uint64_t, std::vector<int>> bins;
        for (const auto& vote : m_votes) {
            if (counters[counterOf(vote.key)] >= atLeast) {
                bins[vote.key].push_back(vote.index);
            }
        }
        std::vector<std::vector<int>> out;
        for (auto& [key, votes] : bins) {
            if (votes.size() >= atLeast) {
                out.push_back(std::move(votes));
            }
        }
        // Ties by content: the order of a hash table is nobody's business.
        std::sort(out.begin(), out.end(), [](const auto& x, const auto& y) {
            return x.size() != y.size() ? x.size() > y.size() : x < y;
        });
        return out;
    }

private:
    struct Vote {
        std::uint64_t key;
        int index;
    };
    static constexpr int kCounterBits = 17;
    static constexpr std::size_t kCounters = std::size_t{1} << kCounterBits;
    static std::size_t counterOf(std::uint64_t key) {
        return static_cast<std::size_t>(key * 0x9E3779B97F4A7C15U >> (64 - kCounterBits));
    }
    std::vector<Vote> m_votes;
};

int distinct(std::vector<int> features) {
    std::sort(features.begin(), features.end());
    return static_cast<int>(std::unique(features.begin(), features.end()) - features.begin());
}

int distinctFeatures(const std::vector<int>& votes, const std::vector<FeatureMatch>& matches) {
    std::vector<int> seen;
    seen.reserve(votes.size());
    for (const int v : votes) {
        seen.push_back(matches[static_cast<std::size_t>(v)].feature);
    }
    return distinct(std::move(seen));
}

bool isSane(const cv::Mat& affine) {
    const cv::Matx22d a(affine.at<double>(0, 0), affine.at<double>(0, 1), affine.at<double>(1, 0),
                        affine.at<double>(1, 1));
    if (cv::determinant(a) <= 0) { // a card is never seen in a mirror
        return false;
    }
    cv::Mat w;
    cv::SVD::compute(cv::Mat(a), w);
    return w.at<double>(0) < tuning::sightings.maxStretch() * w.at<double>(1);
}

struct FittedSighting {
    CardSighting sighting;
    cv::Point2d centre; ///< px
    double radius = 0;  ///< px
    int count = 0;
};

/// Each match votes for where its card lies, by face.
Bins sightingVotes(const calibration::Profile& profile, const std::vector<FeatureMatch>& matches) {
    Bins bins;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const auto& m = matches[i];
        if (m.rank > 1) {
            continue; // a face of its own is near the top of its features' lists
        }
        const auto& face = profile.faces[static_cast<std::size_t>(m.face)];
        const PhotoVote v = photoVote(m, faceSizeMm(face, profile.layout));
        const double octave = std::log2(v.pxPerMm) / tuning::sightings.octaves();
        // Bins of place grow with the card; they are taken from the octave, not from the vote's own
        // size, so that votes of one card share them.
        const double bin = tuning::sightings.placeShare() * profile.layout.cardMm.width *
                           std::exp2(std::round(octave) * tuning::sightings.octaves());
        const std::array<double, 4> place{v.centre.x / bin, v.centre.y / bin, octave,
                                          v.angle / tuning::sightings.angleBin()};
        forEachBin<4>(place, static_cast<std::uint64_t>(m.face) + 1,
                      [&](std::uint64_t key) { bins.add(key, i); });
    }
    return bins;
}

/// Bins for a reading's time, some of each face first: the stripes of a back agree on thousands of
/// places, more of them fuller than those of a card that lies farther off.
/// @param bins  fullest first
std::vector<std::vector<int>> someOfEachFace(std::vector<std::vector<int>> bins,
                                             const std::vector<FeatureMatch>& matches,
                                             std::size_t faces) {
    if (bins.size() <= tuning::sightings.maxBins()) {
        return bins;
    }
    struct Turn {
        std::size_t round;
        std::size_t bin;
    };
    std::vector<std::size_t> taken(faces, 0);
    std::vector<Turn> order;
    order.reserve(bins.size());
    for (std::size_t i = 0; i < bins.size(); ++i) {
        const auto face =
            static_cast<std::size_t>(matches[static_cast<std::size_t>(bins[i].front())].face);
        order.push_back({taken[face]++ / tuning::sightings.binsOfFace(), i});
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const Turn& a, const Turn& b) { return a.round < b.round; });
    std::vector<std::vector<int>> out;
    for (std::size_t i = 0; i < tuning::sightings.maxBins(); ++i) {
        out.push_back(std::move(bins[order[i].bin]));
    }
    return out;
}

/// The card that the votes of a bin agree on, if they do.
std::optional<FittedSighting> fitSighting(const calibration::Profile& profile,
                                          const std::vector<FeatureMatch>& matches,
                                          const std::vector<int>& votes) {
    const int face = matches[static_cast<std::size_t>(votes.front())].face;
    const auto& cardFace = profile.faces[static_cast<std::size_t>(face)];
    std::vector<cv::Point2d> from;
    std::vector<cv::Point2d> to;
    double pxPerMm = 0;
    for (const int i : votes) {
        const auto& m = matches[static_cast<std::size_t>(i)];
        if (m.face != face) {
            continue; // keys of two faces may fall together
        }
        from.push_back(m.cardMm);
        to.push_back(m.photo);
        pxPerMm += m.photoSize / m.cardSizeMm;
    }
    if (from.size() < tuning::sightings.minPoints()) {
        return std::nullopt;
    }
    pxPerMm /= static_cast<double>(from.size());
    cv::Mat inliers;
    const cv::Mat affine = cv::estimateAffine2D(from, to, inliers, cv::RANSAC,
                                                tuning::sightings.affineToleranceMm() * pxPerMm,
                                                tuning::sightings.ransacRounds());
    if (affine.empty() || !isSane(affine)) {
        return std::nullopt;
    }
    FittedSighting f;
    f.sighting.sizeMm = faceSizeMm(cardFace, profile.layout);
    f.sighting.upright = std::holds_alternative<calibration::BuildingFace>(cardFace.kind);
    for (int i = 0; i < inliers.rows; ++i) {
        if (inliers.at<uchar>(i) != 0) {
            f.sighting.cardMm.push_back(from[static_cast<std::size_t>(i)]);
            f.sighting.photoPx.push_back(to[static_cast<std::size_t>(i)]);
        }
    }
    f.count = static_cast<int>(f.sighting.cardMm.size());
    if (f.sighting.cardMm.size() < tuning::sightings.minPoints()) {
        return std::nullopt;
    }
    const double cx = f.sighting.sizeMm.width / 2;
    const double cy = f.sighting.sizeMm.height / 2;
    const auto* a = affine.ptr<double>(0);
    const auto* b = affine.ptr<double>(1);
    f.centre = {a[0] * cx + a[1] * cy + a[2], b[0] * cx + b[1] * cy + b[2]};
    f.radius = tuning::sightings.sameCardShare() * profile.layout.cardMm.width *
               std::sqrt(std::abs(a[0] * b[1] - a[1] * b[0]));
    return f;
}

// -- votes on the table: place and direction, any face -------------------------------------------

struct TableVote {
    cv::Point2d table; ///< of the feature, mm
    cv::Point2d centre;
    double angle;
    bool plausible;
};

TableVote tableVote(const FeatureMatch& m, cv::Size2d size, const TablePlane& plane) {
    TableVote v;
    v.table = project(plane.photoToTable, m.photo);
    const cv::Point2d ahead = project(
        plane.photoToTable, m.photo + cv::Point2d(std::cos(m.photoAngle), std::sin(m.photoAngle)));
    const cv::Point2d side = project(
        plane.photoToTable, m.photo + cv::Point2d(-std::sin(m.photoAngle), std::cos(m.photoAngle)));
    const cv::Point2d a = ahead - v.table;
    const double mmPerPx = std::sqrt(std::abs(a.cross(side - v.table)));
    const double ratio = m.photoSize * mmPerPx / m.cardSizeMm;
    v.plausible = ratio > tuning::candidates.leastScale() && ratio < tuning::candidates.mostScale();
    v.angle = wrapped(std::atan2(a.y, a.x) - m.cardAngle);
    TablePose pose{{0, 0}, v.angle};
    v.centre = v.table - pose.toTable(m.cardMm, size);
    return v;
}

struct Refined {
    CardCandidate candidate;
    bool good = false;
};

Refined refine(const std::vector<int>& votes, const std::vector<FeatureMatch>& matches,
               const std::vector<TableVote>& tableVotes, const calibration::Profile& profile,
               const TablePlane& plane) {
    // The mean of the bin starts it; then the points themselves.
    TablePose pose;
    double dx = 0;
    double dy = 0;
    std::vector<double> xs;
    std::vector<double> ys;
    for (const int i : votes) {
        const auto& v = tableVotes[static_cast<std::size_t>(i)];
        xs.push_back(v.centre.x);
        ys.push_back(v.centre.y);
        dx += std::cos(v.angle);
        dy += std::sin(v.angle);
    }
    pose = {{calibration::medianInPlace(std::span(xs)), calibration::medianInPlace(std::span(ys))},
            std::atan2(dy, dx)};
    Refined out;
    double tolerance = tuning::candidates.firstToleranceMm();
    for (int round = 0; round < tuning::candidates.rounds(); ++round) {
        CardSighting points;
        points.sizeMm = profile.layout.cardMm;
        std::vector<int> byFace(profile.faces.size(), 0);
        std::vector<int> features;
        for (const int i : votes) {
            const auto& m = matches[static_cast<std::size_t>(i)];
            const auto& face = profile.faces[static_cast<std::size_t>(m.face)];
            const cv::Size2d size = faceSizeMm(face, profile.layout);
            // Poses are about the centre, so faces of the other format agree on it too.
            const cv::Point2d expected = pose.toTable(m.cardMm, size);
            if (cv::norm(expected - tableVotes[static_cast<std::size_t>(i)].table) > tolerance) {
                continue;
            }
            const cv::Point2d centred = m.cardMm - cv::Point2d(size.width / 2, size.height / 2);
            points.cardMm.push_back(centred +
                                    cv::Point2d(points.sizeMm.width / 2, points.sizeMm.height / 2));
            points.photoPx.push_back(m.photo);
            ++byFace[static_cast<std::size_t>(m.face)];
            features.push_back(m.feature);
        }
        const int support = distinct(std::move(features));
        if (support < tuning::candidates.minSupport()) {
            return out;
        }
        pose = fitPose(plane, points);
        out.candidate = {pose, std::move(points), std::move(byFace), support};
        tolerance =
            std::max(tuning::candidates.inlierMm(), tolerance / tuning::candidates.toleranceStep());
    }
    out.good = true;
    return out;
}

} // namespace

std::vector<CardSighting> findSightings(const calibration::Profile& profile,
                                        const std::vector<FeatureMatch>& matches) {
    const auto full =
        someOfEachFace(sightingVotes(profile, matches).full(tuning::sightings.minPoints()), matches,
                       profile.faces.size());
    std::vector<std::optional<FittedSighting>> fitted(full.size());
    calibration::forEachInParallel(
        full.size(), [&](std::size_t i) { fitted[i] = fitSighting(profile, matches, full[i]); });
    std::vector<FittedSighting> found;
    for (auto& sighting : fitted) {
        if (sighting) {
            found.push_back(*std::move(sighting));
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.count > b.count; });
    std::vector<CardSighting> out;
    std::vector<const FittedSighting*> kept;
    for (const auto& f : found) {
        const bool known = std::any_of(kept.begin(), kept.end(), [&](const auto* k) {
            return cv::norm(k->centre - f.centre) < std::max(k->radius, f.radius);
        });
        if (!known) {
            kept.push_back(&f);
            out.push_back(f.sighting);
        }
    }
    return out;
}

std::vector<CardCandidate> findCandidates(const calibration::Profile& profile,
                                          const std::vector<FeatureMatch>& matches,
                                          const TablePlane& plane) {
    std::vector<TableVote> votes;
    votes.reserve(matches.size());
    Bins bins;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const auto& face = profile.faces[static_cast<std::size_t>(matches[i].face)];
        votes.push_back(tableVote(matches[i], faceSizeMm(face, profile.layout), plane));
        const auto& v = votes.back();
        if (!v.plausible) {
            continue;
        }
        for (const double turn : {0.0, 2 * kPi}) { // the circle's ends meet
            const double angle = v.angle + turn;
            if (turn > 0 && v.angle > -kPi + tuning::candidates.angleBin()) {
                continue;
            }
            forEachBin<3>({v.centre.x / tuning::candidates.placeBinMm(),
                           v.centre.y / tuning::candidates.placeBinMm(),
                           angle / tuning::candidates.angleBin()},
                          0, [&](std::uint64_t key) { bins.add(key, i); });
        }
    }
    const auto full = bins.full(static_cast<std::size_t>(tuning::candidates.minSupport()));
    std::vector<Refined> fitted(full.size());
    calibration::forEachInParallel(full.size(), [&](std::size_t i) {
        if (distinctFeatures(full[i], matches) >= tuning::candidates.minSupport()) {
            fitted[i] = refine(full[i], matches, votes, profile, plane);
        }
    });
    std::vector<CardCandidate> all;
    for (auto& refined : fitted) {
        if (!refined.good) {
            continue;
        }
        const auto& pose = refined.candidate.pose;
        const auto same = std::find_if(all.begin(), all.end(), [&](const CardCandidate& c) {
            return cv::norm(c.pose.centre - pose.centre) < tuning::candidates.samePlaceMm() &&
                   std::abs(wrapped(c.pose.angle - pose.angle)) < tuning::candidates.sameAngle();
        });
        if (same == all.end()) {
            all.push_back(std::move(refined.candidate));
        } else if (refined.candidate.support > same->support) {
            *same = std::move(refined.candidate);
        }
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.support > b.support; });
    return all;
}

} // namespace pocketmars::vision
