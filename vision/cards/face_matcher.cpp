#include "vision/cards/face_matcher.h"

#include "calibration/support/px.h"
#include "vision/support/picture_warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <variant>

namespace pocketmars::vision {
namespace {

// Temperature of the softmax over similarities: fitted so that the probability of the best face is
// about the share of best faces that are right.
constexpr double kSharpness = 32.0;

constexpr int kTileColumns = 6;
constexpr int kTileRows = 8;
// Fourteen colonists hide almost half of an Earth card; nothing but a die lies on a project card.
constexpr double kCoveredByPieces = 0.45;
constexpr double kCoveredByClutter = 0.2;
// Contrast below which a tile says little, in grey levels: noise and shadows are of this size.
constexpr double kWeakContrast = 6.0;

struct TileMatch {
    double correlation;
    double weight;
};

/// Calls `use(row of floats, their number)` for each row of a tile, whose channels count as one
/// vector. Plain loops: a tile is too small for what a library call costs.
template <class Use> void forEachRow(const cv::Mat& tile, const Use& use) {
    for (int r = 0; r < tile.rows; ++r) {
        use(tile.ptr<float>(r), tile.cols * tile.channels(), r);
    }
}

/// The sum of `value(i)` for 0 .. length - 1, in lanes that the compiler can put side by side.
template <class Value> double sumOf(int length, const Value& value) {
    std::array<double, 4> lanes{};
    int i = 0;
    for (; i + 4 <= length; i += 4) {
        for (int k = 0; k < 4; ++k) {
            lanes[static_cast<std::size_t>(k)] += value(i + k);
        }
    }
    double sum = lanes[0] + lanes[1] + lanes[2] + lanes[3];
    for (; i < length; ++i) {
        sum += value(i);
    }
    return sum;
}

FaceMatcher::TileSums sumsOf(const cv::Mat& tile) {
    FaceMatcher::TileSums out;
    forEachRow(tile, [&](const float* a, int length, int) {
        out.sum += sumOf(length, [&](int i) { return static_cast<double>(a[i]); });
        out.squares += sumOf(
            length, [&](int i) { return static_cast<double>(a[i]) * static_cast<double>(a[i]); });
    });
    return out;
}

cv::Rect tileOf(const cv::Mat& picture, int index) {
    const int r = index / kTileColumns;
    const int c = index % kTileColumns;
    const cv::Point first(c * picture.cols / kTileColumns, r * picture.rows / kTileRows);
    const cv::Point last((c + 1) * picture.cols / kTileColumns, (r + 1) * picture.rows / kTileRows);
    return {first, last};
}

std::vector<FaceMatcher::TileSums> tileSums(const cv::Mat& picture) {
    std::vector<FaceMatcher::TileSums> out;
    out.reserve(std::size_t{kTileColumns} * kTileRows);
    for (int i = 0; i < kTileColumns * kTileRows; ++i) {
        out.push_back(sumsOf(picture(tileOf(picture, i))));
    }
    return out;
}

/// Of two tiles of the same size and type.
double correlate(const cv::Mat& seen, const FaceMatcher::TileSums& seenSums, const cv::Mat& face,
                 const FaceMatcher::TileSums& faceSums, double& faceContrast) {
    double products = 0;
    forEachRow(seen, [&](const float* a, int length, int r) {
        const auto* b = face.ptr<float>(r);
        products += sumOf(
            length, [&](int i) { return static_cast<double>(a[i]) * static_cast<double>(b[i]); });
    });
    const double n = static_cast<double>(seen.cols * seen.channels()) * seen.rows;
    const double meanA = seenSums.sum / n;
    const double meanB = faceSums.sum / n;
    const double varianceA = std::max(0.0, seenSums.squares / n - meanA * meanA);
    const double varianceB = std::max(0.0, faceSums.squares / n - meanB * meanB);
    const double covariance = products / n - meanA * meanB;
    const double floor = kWeakContrast * kWeakContrast;
    faceContrast = std::sqrt(varianceB);
    return covariance / std::sqrt((varianceA + floor) * (varianceB + floor));
}

// A photo is a little out of focus, and a pose a fraction of a mm out of place; neither is a
// difference of shape.
constexpr double kShapeBlurPx = 1.2;

cv::Mat greyOf(const cv::Mat& picture) {
    cv::Mat grey;
    cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    cv::GaussianBlur(grey, grey, {}, kShapeBlurPx);
    return grey;
}

/// Light and dark without hue, of equal contrast in all cards: what an ornament's colour makes of
/// its grey does not count.
cv::Mat inkOf(const cv::Mat& picture) {
    cv::Mat ink = greyOf(picture);
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(ink, mean, deviation);
    return (ink - mean) / std::max(deviation[0], kWeakContrast);
}

// A back is compared at its best place up to so far away.
constexpr double kBackReachMm = 1.0;

/// Where a frame ends is a matter of how the card was cut out, and differs most between backs.
cv::Mat insideFrame(const cv::Mat& back) {
    constexpr double kFrameMm = 4.0;
    const int rim = cvRound((kFrameMm - kBackReachMm) * kMatchPxPerMm);
    return back(cv::Rect(rim, rim, back.cols - 2 * rim, back.rows - 2 * rim)).clone();
}

double trimmedMean(std::vector<TileMatch> tiles, double worstShare) {
    std::sort(tiles.begin(), tiles.end(),
              [](const auto& a, const auto& b) { return a.correlation < b.correlation; });
    double total = 0;
    for (const auto& t : tiles) {
        total += t.weight;
    }
    double skipped = 0;
    double sum = 0;
    double weight = 0;
    for (const auto& t : tiles) {
        if (skipped + t.weight <= worstShare * total) {
            skipped += t.weight;
            continue;
        }
        sum += t.weight * t.correlation;
        weight += t.weight;
    }
    return weight > 0 ? sum / weight : 0;
}

} // namespace

std::vector<double> rankProbabilities(const std::vector<double>& similarities) {
    const double best = *std::max_element(similarities.begin(), similarities.end());
    std::vector<double> out;
    double sum = 0;
    for (const double s : similarities) {
        out.push_back(std::exp(kSharpness * (s - best)));
        sum += out.back();
    }
    for (double& p : out) {
        p /= sum;
    }
    return out;
}

FaceMatcher::FaceMatcher(const calibration::Profile& profile) : m_profile(&profile) {
    constexpr double kScale = kMatchPxPerMm / calibration::kReferencePxPerMm;
    for (const auto& face : profile.faces) {
        cv::Mat small;
        cv::resize(face.image, small, {}, kScale, kScale, cv::INTER_AREA);
        small.convertTo(small, CV_32F);
        const bool holdsPieces = !std::holds_alternative<calibration::ProjectFace>(face.kind) &&
                                 !std::holds_alternative<calibration::BackFace>(face.kind);
        m_faces.push_back({Seen(small), holdsPieces});
    }
    std::vector<int> backs;
    for (const auto suit : engine::kSuits) {
        std::vector<int> ranks;
        for (int rank = 0; rank < engine::kCardsPerSuit; ++rank) {
            ranks.push_back(projectFace(engine::CardId(suit, rank)));
        }
        m_projects[engine::index(suit)] = FaceKin(picturesOf(ranks));
        backs.push_back(backFace(suit));
    }
    auto pictures = picturesOf(backs);
    for (auto& picture : pictures) {
        picture = picture.empty() ? picture : insideFrame(picture);
    }
    m_backs = FaceKin(pictures);
    for (auto& picture : pictures) {
        picture = picture.empty() ? picture : inkOf(picture);
    }
    m_backShapes = FaceKin(std::move(pictures));
}

std::vector<cv::Mat> FaceMatcher::picturesOf(const std::vector<int>& faces) const {
    std::vector<cv::Mat> out;
    for (const int face : faces) {
        out.push_back(face < 0 ? cv::Mat() : this->face(face));
    }
    return out;
}

cv::Mat FaceMatcher::patch(const cv::Mat& photo, const cv::Matx33d& cardToPhoto,
                           cv::Size2d sizeMm) const {
    return cutOut(photo, cardToPhoto, {0, 0, sizeMm.width, sizeMm.height}, kMatchPxPerMm);
}

cv::Point2d FaceMatcher::misplacement(const cv::Mat& photo, const cv::Matx33d& cardToPhoto,
                                      int face) const {
    const auto& prepared = m_faces[static_cast<std::size_t>(face)];
    constexpr double kMarginMm = 2.0;
    const double w = prepared.picture.image.cols / kMatchPxPerMm;
    const double h = prepared.picture.image.rows / kMatchPxPerMm;
    const cv::Mat seen = greyOf(
        cutOut(photo, cardToPhoto, {-kMarginMm, -kMarginMm, w + 2 * kMarginMm, h + 2 * kMarginMm},
               kMatchPxPerMm));
    cv::Mat map;
    cv::matchTemplate(seen, prepared.picture.grey, map, cv::TM_CCOEFF_NORMED);
    cv::patchNaNs(map, 0.0);
    cv::Point best;
    cv::minMaxLoc(map, nullptr, nullptr, nullptr, &best);
    return cv::Point2d(best) / kMatchPxPerMm - cv::Point2d(kMarginMm, kMarginMm);
}

FaceMatcher::Seen::Seen(const cv::Mat& patch)
    : image(patch), grey(greyOf(patch)), imageSums(tileSums(image)), greySums(tileSums(grey)) {}

Similarity FaceMatcher::similarity(const cv::Mat& patch, int face) const {
    return similarity(Seen(patch), face);
}

Similarity FaceMatcher::similarity(const Seen& seen, int face) const {
    const auto& prepared = m_faces[static_cast<std::size_t>(face)];
    const auto& learnt = prepared.picture;
    if (learnt.image.size() != seen.image.size()) {
        return {-1, -1};
    }
    std::vector<TileMatch> shapes;
    std::vector<TileMatch> colours;
    for (std::size_t i = 0; i < learnt.greySums.size(); ++i) {
        const auto tile = tileOf(seen.image, static_cast<int>(i));
        double contrast = 0;
        // A plain tile has no shape: it counts for as much as it has contrast.
        const double shape = correlate(seen.grey(tile), seen.greySums[i], learnt.grey(tile),
                                       learnt.greySums[i], contrast);
        shapes.push_back({shape, contrast});
        // All channels of a tile are one vector, so hue counts as well, even in a plain tile.
        const double colour = correlate(seen.image(tile), seen.imageSums[i], learnt.image(tile),
                                        learnt.imageSums[i], contrast);
        colours.push_back({colour, contrast + kWeakContrast});
    }
    const double covered = prepared.holdsPieces ? kCoveredByPieces : kCoveredByClutter;
    return {trimmedMean(std::move(shapes), covered), trimmedMean(std::move(colours), covered)};
}

Identity FaceMatcher::identify(const cv::Mat& patch, const std::vector<int>& faces) const {
    Identity best;
    if (faces.empty()) {
        return best;
    }
    double bestValue = -2;
    double second = -2;
    const Seen seen(patch);
    for (const int f : faces) {
        const Similarity s = similarity(seen, f);
        if (s.both() > bestValue) {
            second = bestValue;
            bestValue = s.both();
            best.face = f;
            best.similarity = s;
        } else {
            second = std::max(second, s.both());
        }
    }
    best.margin = bestValue - second;
    return best;
}

std::vector<double> FaceMatcher::rankSimilarities(const cv::Mat& patch, engine::Suit suit,
                                                  cv::Rect2d region, double reachMm) const {
    return m_projects[engine::index(suit)].similarities(patch, region, reachMm);
}

std::vector<double> FaceMatcher::backSimilarities(const cv::Mat& patch,
                                                  const std::vector<int>& faces) const {
    // Glare or a die may lie on what differs, so the whole card has more of a say.
    constexpr double kDifferenceSay = 0.3;
    // So far behind, no difference makes a back the likeliest.
    constexpr double kUnlike = 0.3;
    const Seen seen(patch);
    std::vector<double> out;
    out.reserve(faces.size());
    for (const int face : faces) {
        out.push_back(similarity(seen, face).both());
    }
    const double best = *std::max_element(out.begin(), out.end());
    if (std::count_if(out.begin(), out.end(), [&](double s) { return s > best - kUnlike; }) > 1) {
        const cv::Mat inside = insideFrame(patch);
        const cv::Rect2d compared(kBackReachMm, kBackReachMm,
                                  inside.cols / kMatchPxPerMm - 2 * kBackReachMm,
                                  inside.rows / kMatchPxPerMm - 2 * kBackReachMm);
        const auto colours = m_backs.similarities(inside, compared, kBackReachMm);
        const auto shapes = m_backShapes.similarities(inkOf(inside), compared, kBackReachMm);
        for (std::size_t i = 0; i < out.size(); ++i) {
            const auto& face = m_profile->faces[static_cast<std::size_t>(faces[i])];
            const auto suit = engine::index(std::get<calibration::BackFace>(face.kind).suit);
            out[i] += kDifferenceSay * (colours[suit] + shapes[suit]);
        }
    }
    return out;
}

int FaceMatcher::projectFace(engine::CardId card) const {
    const auto* found = m_profile->project(card);
    return found == nullptr ? -1 : static_cast<int>(found - m_profile->faces.data());
}

int FaceMatcher::backFace(engine::Suit suit) const {
    const auto* found = m_profile->back(suit);
    return found == nullptr ? -1 : static_cast<int>(found - m_profile->faces.data());
}

} // namespace pocketmars::vision
