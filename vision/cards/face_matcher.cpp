#include "vision/cards/face_matcher.h"

#include "vision/cards/tuning.h"
#include "vision/support/picture_warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <variant>

namespace pocketmars::vision {
namespace {

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
    const int r = index / tuning::matching.tileColumns();
    const int c = index % tuning::matching.tileColumns();
    const cv::Point first(c * picture.cols / tuning::matching.tileColumns(),
                          r * picture.rows / tuning::matching.tileRows());
    const cv::Point last((c + 1) * picture.cols / tuning::matching.tileColumns(),
                         (r + 1) * picture.rows / tuning::matching.tileRows());
    return {first, last};
}

std::vector<FaceMatcher::TileSums> tileSums(const cv::Mat& picture) {
    std::vector<FaceMatcher::TileSums> out;
    out.reserve(static_cast<std::size_t>(tuning::matching.tileColumns()) *
                static_cast<std::size_t>(tuning::matching.tileRows()));
    for (int i = 0; i < tuning::matching.tileColumns() * tuning::matching.tileRows(); ++i) {
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
    const double floor = tuning::matching.weakContrast() * tuning::matching.weakContrast();
    faceContrast = std::sqrt(varianceB);
    return covariance / std::sqrt((varianceA + floor) * (varianceB + floor));
}

cv::Mat greyOf(const cv::Mat& picture) {
    cv::Mat grey;
    cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    cv::GaussianBlur(grey, grey, {}, tuning::matching.shapeBlurPx());
    return grey;
}

/// Light and dark without hue, of equal contrast in all cards: what an ornament's colour makes of
/// its grey does not count.
cv::Mat inkOf(const cv::Mat& picture) {
    cv::Mat ink = greyOf(picture);
    cv::Scalar mean;
    cv::Scalar deviation;
    cv::meanStdDev(ink, mean, deviation);
    return (ink - mean) / std::max(deviation[0], tuning::matching.weakContrast());
}

/// Where a frame ends is a matter of how the card was cut out, and differs most between backs.
cv::Mat insideFrame(const cv::Mat& back) {
    const int rim = cvRound((tuning::matching.frameMm() - tuning::matching.backReachMm()) *
                            tuning::matching.pxPerMm());
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

/// Where between its px a map is highest: the summit of the parabolas through the highest of them
/// and its neighbours, across and down.
cv::Point2d summit(const cv::Mat& map, cv::Point highest) {
    const auto step = [&](cv::Point along) {
        const cv::Point before = highest - along;
        const cv::Point after = highest + along;
        const cv::Rect inside({}, map.size());
        if (!inside.contains(before) || !inside.contains(after)) {
            return 0.0;
        }
        const double top = map.at<float>(highest);
        const double left = top - map.at<float>(before);
        const double right = top - map.at<float>(after);
        return 0.5 * (left - right) / std::max(left + right, 1e-9);
    };
    return cv::Point2d(highest) + cv::Point2d(step({1, 0}), step({0, 1}));
}

} // namespace

std::vector<double> rankProbabilities(const std::vector<double>& similarities,
                                      double photoPxPerMm) {
    const double detail = std::min(1.0, photoPxPerMm / tuning::matching.finePxPerMm());
    const double best = *std::max_element(similarities.begin(), similarities.end());
    std::vector<double> out;
    double sum = 0;
    for (const double s : similarities) {
        out.push_back(std::exp(detail * tuning::matching.sharpness() * (s - best)));
        sum += out.back();
    }
    for (double& p : out) {
        p /= sum;
    }
    return out;
}

FaceMatcher::FaceMatcher(const calibration::Profile& profile) : m_profile(&profile) {
    for (const auto& face : profile.faces) {
        // Of exactly the size that a card is cut out in: it would be a px off by the picture's own.
        const cv::Size2d mm = faceSizeMm(face, profile.layout);
        cv::Mat small;
        cv::resize(face.image, small, sizePx(mm, tuning::matching.pxPerMm()), 0, 0, cv::INTER_AREA);
        small.convertTo(small, CV_32F);
        const bool holdsPieces = !std::holds_alternative<calibration::ProjectFace>(face.kind) &&
                                 !std::holds_alternative<calibration::BackFace>(face.kind);
        m_faces.push_back({Seen(small), holdsPieces});
    }
    std::vector<int> backs;
    std::vector<int> buildings;
    for (const auto suit : engine::kSuits) {
        std::vector<int> ranks;
        ranks.reserve(engine::kCardsPerSuit);
        for (int rank = 0; rank < engine::kCardsPerSuit; ++rank) {
            ranks.push_back(projectFace(engine::CardId(suit, rank)));
        }
        m_projects[engine::index(suit)] = FaceKin(picturesOf(ranks));
        backs.push_back(backFace(suit));
        buildings.push_back(buildingFace(suit));
    }
    m_backs = suitKin(backs);
    m_buildings = suitKin(buildings);
}

FaceMatcher::SuitKin FaceMatcher::suitKin(const std::vector<int>& faces) const {
    SuitKin out;
    auto pictures = picturesOf(faces);
    for (auto& picture : pictures) {
        picture = picture.empty() ? picture : insideFrame(picture);
    }
    out.colours = FaceKin(pictures);
    for (auto& picture : pictures) {
        picture = picture.empty() ? picture : inkOf(picture);
    }
    out.shapes = FaceKin(std::move(pictures));
    return out;
}

std::vector<cv::Mat> FaceMatcher::picturesOf(const std::vector<int>& faces) const {
    std::vector<cv::Mat> out;
    out.reserve(faces.size());
    for (const int face : faces) {
        out.push_back(face < 0 ? cv::Mat() : this->face(face));
    }
    return out;
}

cv::Mat FaceMatcher::patch(const cv::Mat& photo, const cv::Matx33d& cardToPhoto,
                           cv::Size2d sizeMm) const {
    return cutOut(photo, cardToPhoto, {0, 0, sizeMm.width, sizeMm.height},
                  tuning::matching.pxPerMm());
}

cv::Point2d FaceMatcher::misplacement(const cv::Mat& photo, const cv::Matx33d& cardToPhoto,
                                      int face) const {
    const auto& prepared = m_faces[static_cast<std::size_t>(face)];
    const double w = prepared.picture.image.cols / tuning::matching.pxPerMm();
    const double h = prepared.picture.image.rows / tuning::matching.pxPerMm();
    const cv::Mat seen = greyOf(
        cutOut(photo, cardToPhoto,
               {-tuning::matching.misplacedMm(), -tuning::matching.misplacedMm(),
                w + 2 * tuning::matching.misplacedMm(), h + 2 * tuning::matching.misplacedMm()},
               tuning::matching.pxPerMm()));
    cv::Mat map;
    cv::matchTemplate(seen, prepared.picture.grey, map, cv::TM_CCOEFF_NORMED);
    cv::patchNaNs(map, 0.0);
    cv::Point best;
    cv::minMaxLoc(map, nullptr, nullptr, nullptr, &best);
    return summit(map, best) / tuning::matching.pxPerMm() -
           cv::Point2d(tuning::matching.misplacedMm(), tuning::matching.misplacedMm());
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
        colours.push_back({colour, contrast + tuning::matching.weakContrast()});
    }
    const double covered = prepared.holdsPieces ? tuning::matching.coveredByPieces()
                                                : tuning::matching.coveredByClutter();
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

std::vector<double> FaceMatcher::suitSimilarities(const cv::Mat& patch,
                                                  const std::vector<int>& faces) const {
    const auto backOf = [&](int face) {
        return std::get_if<calibration::BackFace>(
            &m_profile->faces[static_cast<std::size_t>(face)].kind);
    };
    const auto suitOf = [&](int face) {
        const auto* back = backOf(face);
        const auto& kind = m_profile->faces[static_cast<std::size_t>(face)].kind;
        return engine::index(back != nullptr ? back->suit
                                             : std::get<calibration::BuildingFace>(kind).suit);
    };
    const auto& kin = backOf(faces[0]) != nullptr ? m_backs : m_buildings;
    const Seen seen(patch);
    std::vector<double> out;
    out.reserve(faces.size());
    for (const int face : faces) {
        out.push_back(similarity(seen, face).both());
    }
    const double best = *std::max_element(out.begin(), out.end());
    if (std::count_if(out.begin(), out.end(),
                      [&](double s) { return s > best - tuning::matching.unlikeBack(); }) > 1) {
        const cv::Mat inside = insideFrame(patch);
        const cv::Rect2d compared(
            tuning::matching.backReachMm(), tuning::matching.backReachMm(),
            inside.cols / tuning::matching.pxPerMm() - 2 * tuning::matching.backReachMm(),
            inside.rows / tuning::matching.pxPerMm() - 2 * tuning::matching.backReachMm());
        const auto colours =
            kin.colours.similarities(inside, compared, tuning::matching.backReachMm());
        const auto shapes =
            kin.shapes.similarities(inkOf(inside), compared, tuning::matching.backReachMm());
        for (std::size_t i = 0; i < out.size(); ++i) {
            const auto suit = suitOf(faces[i]);
            out[i] += tuning::matching.differenceSay() * (colours[suit] + shapes[suit]);
        }
    }
    return out;
}

bool FaceMatcher::isBack(int index) const {
    return std::holds_alternative<calibration::BackFace>(
        m_profile->faces[static_cast<std::size_t>(index)].kind);
}

int FaceMatcher::projectFace(engine::CardId card) const {
    const auto* found = m_profile->project(card);
    return found == nullptr ? -1 : static_cast<int>(found - m_profile->faces.data());
}

int FaceMatcher::buildingFace(engine::Suit suit) const {
    const auto* found = m_profile->building(suit);
    return found == nullptr ? -1 : static_cast<int>(found - m_profile->faces.data());
}

int FaceMatcher::backFace(engine::Suit suit) const {
    const auto* found = m_profile->back(suit);
    return found == nullptr ? -1 : static_cast<int>(found - m_profile->faces.data());
}

} // namespace pocketmars::vision
