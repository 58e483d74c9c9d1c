#include "vision/face_matcher.h"

#include "calibration/px.h"
#include "vision/picture_warp.h"

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
// Of two cards of a suit, in correlation over the width of a card: more than a mm makes of a
// difference. A value alone is so small that a mm makes more.
constexpr double kFarBehind = 0.3;
// Light and shade change over more than this, what is printed over less.
constexpr double kPrintMm = 12.0;

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

/// A picture and its product with weights, CV_32FC3, for weighted normalised correlation over the
/// three channels, each with its own mean, so that a cast of the light does not count.
struct Weighted {
    cv::Mat picture;
    cv::Mat product;
    cv::Scalar sum;       ///< of the product, by channel
    double squares = 0.0; ///< of the picture, weighted

    Weighted(const cv::Mat& a, const cv::Mat& weighted)
        : picture(a), product(weighted), sum(cv::sum(weighted)), squares(weighted.dot(a)) {}
};

/// @param weight  the sum of the weights of one channel
double correlation(const Weighted& a, const Weighted& b, double weight) {
    if (weight <= 0) {
        return 0;
    }
    const double covariance = a.product.dot(b.picture) - a.sum.dot(b.sum) / weight;
    const double varianceA = a.squares - a.sum.dot(a.sum) / weight;
    const double varianceB = b.squares - b.sum.dot(b.sum) / weight;
    return covariance / std::sqrt(std::max(varianceA, 1e-9) * std::max(varianceB, 1e-9));
}

/// What is printed, without the light that falls on it: a shadow over one learnt card would make
/// it differ from the others of its suit more than their values do.
/// @param picture  CV_32FC3 at kMatchPxPerMm
cv::Mat printOf(const cv::Mat& picture) {
    constexpr int kSide = static_cast<int>(kPrintMm * kMatchPxPerMm) + 1;
    const cv::Size window(std::min(kSide, picture.cols), std::min(kSide, picture.rows));
    cv::Mat slow;
    // On its own: beside it lies something else.
    cv::blur(picture, slow, window, {-1, -1}, cv::BORDER_REFLECT_101 | cv::BORDER_ISOLATED);
    return picture - slow;
}

cv::Mat inThreeChannels(const cv::Mat& weight) {
    cv::Mat out;
    cv::cvtColor(weight, out, cv::COLOR_GRAY2BGR);
    return out;
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
        m_faces.push_back({Seen(small), {}, holdsPieces});
    }
    for (const auto suit : engine::kSuits) {
        std::vector<Prepared*> cards;
        for (int rank = 0; rank < engine::kCardsPerSuit; ++rank) {
            if (const int face = projectFace(engine::CardId(suit, rank)); face >= 0) {
                auto& card = m_faces[static_cast<std::size_t>(face)];
                card.print = printOf(card.picture.image);
                cards.push_back(&card);
            }
        }
        if (cards.empty()) {
            m_difference.emplace_back();
            continue;
        }
        const auto count = static_cast<double>(cards.size());
        cv::Mat mean = cv::Mat::zeros(cards[0]->print.size(), CV_32FC3);
        for (const auto* card : cards) {
            mean += card->print / count;
        }
        cv::Mat spread = cv::Mat::zeros(mean.size(), CV_32F);
        for (const auto* card : cards) {
            const cv::Mat d = card->print - mean;
            std::vector<cv::Mat> channels;
            cv::split(d.mul(d), channels);
            spread += channels[0] + channels[1] + channels[2];
        }
        cv::sqrt(spread / (3 * count), spread);
        m_difference.push_back(inThreeChannels(spread));
    }
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
    const int reach = cvRound(reachMm * kMatchPxPerMm);
    const cv::Rect all(0, 0, patch.cols, patch.rows);
    cv::Rect part = all;
    if (region.area() > 0) {
        part = all & cv::Rect(cvRound(region.x * kMatchPxPerMm), cvRound(region.y * kMatchPxPerMm),
                              cvRound(region.width * kMatchPxPerMm),
                              cvRound(region.height * kMatchPxPerMm));
    }
    std::vector<double> best(engine::kCardsPerSuit, -1.0);
    if (m_difference[engine::index(suit)].size() != patch.size() || part.area() == 0) {
        return best;
    }
    const cv::Rect around = all & cv::Rect(part.x - reach, part.y - reach, part.width + 2 * reach,
                                           part.height + 2 * reach);
    const cv::Mat weight = m_difference[engine::index(suit)](around);
    const cv::Mat print = printOf(patch(around));
    struct Card {
        std::size_t rank;
        cv::Mat print;
        cv::Mat weighted;
    };
    std::vector<Card> cards;
    for (int rank = 0; rank < engine::kCardsPerSuit; ++rank) {
        const int f = projectFace(engine::CardId(suit, rank));
        if (f >= 0 && face(f).size() == patch.size()) {
            const cv::Mat own = around == all ? m_faces[static_cast<std::size_t>(f)].print
                                              : printOf(face(f)(around));
            cards.push_back({static_cast<std::size_t>(rank), own, own.mul(weight)});
        }
    }
    // The pose came from what the suit's cards share. Each learnt picture may be cut out a little
    // to the side, so each has its own best place.
    const auto compareAt = [&](cv::Point shift) {
        const cv::Rect seen = (part - around.tl() + shift) & cv::Rect({}, around.size());
        const cv::Rect own = (seen - shift) & cv::Rect({}, around.size());
        const Weighted a(print(seen), print(seen).mul(weight(own)));
        const double total = cv::sum(weight(own))[0];
        for (const auto& card : cards) {
            const Weighted b(card.print(own), card.weighted(own));
            best[card.rank] = std::max(best[card.rank], correlation(a, b, total));
        }
    };
    compareAt({0, 0});
    if (part.width == all.width) {
        // No place near by makes up for being far behind.
        const double leader = *std::max_element(best.begin(), best.end());
        std::erase_if(cards,
                      [&](const Card& card) { return best[card.rank] < leader - kFarBehind; });
    }
    for (int dy = -reach; dy <= reach; ++dy) {
        for (int dx = -reach; dx <= reach; ++dx) {
            if (dx != 0 || dy != 0) {
                compareAt({dx, dy});
            }
        }
    }
    return best;
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
