#include "vision/face_matcher.h"

#include "calibration/px.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <variant>

namespace pocketmars::vision {
namespace {

constexpr int kTileColumns = 6;
constexpr int kTileRows = 8;
constexpr double kWorstShare = 0.2;
// Contrast below which a tile says little, in grey levels: noise and shadows are of this size.
constexpr double kWeakContrast = 6.0;

struct TileMatch {
    double correlation;
    double weight;
};

// All channels of a tile are one vector, so hue counts as well as shape, even in a flat tile.
TileMatch matchTile(const cv::Mat& seen, const cv::Mat& face) {
    const cv::Mat a = seen.clone().reshape(1, 1);
    const cv::Mat b = face.clone().reshape(1, 1);
    cv::Scalar meanA;
    cv::Scalar meanB;
    cv::Scalar devA;
    cv::Scalar devB;
    cv::meanStdDev(a, meanA, devA);
    cv::meanStdDev(b, meanB, devB);
    const double n = static_cast<double>(a.total());
    const double covariance = a.dot(b) / n - meanA[0] * meanB[0];
    const double floor = kWeakContrast * kWeakContrast;
    const double correlation =
        covariance / std::sqrt((devA[0] * devA[0] + floor) * (devB[0] * devB[0] + floor));
    return {correlation, devB[0] + kWeakContrast};
}

double weightedCorrelation(const cv::Mat& a, const cv::Mat& b, const cv::Mat& weight) {
    // Weighted normalised correlation over the three channels, each with its own mean, so that a
    // cast of the light does not count.
    double cov = 0;
    double varA = 0;
    double varB = 0;
    std::array<double, 3> meanA{};
    std::array<double, 3> meanB{};
    double sum = 0;
    for (int r = 0; r < a.rows; ++r) {
        const auto* pa = a.ptr<cv::Vec3f>(r);
        const auto* pb = b.ptr<cv::Vec3f>(r);
        const auto* pw = weight.ptr<float>(r);
        for (int c = 0; c < a.cols; ++c) {
            const double w = static_cast<double>(pw[c]);
            sum += w;
            for (int k = 0; k < 3; ++k) {
                meanA[static_cast<std::size_t>(k)] += w * static_cast<double>(pa[c][k]);
                meanB[static_cast<std::size_t>(k)] += w * static_cast<double>(pb[c][k]);
            }
        }
    }
    if (sum <= 0) {
        return 0;
    }
    for (std::size_t k = 0; k < 3; ++k) {
        meanA[k] /= sum;
        meanB[k] /= sum;
    }
    for (int r = 0; r < a.rows; ++r) {
        const auto* pa = a.ptr<cv::Vec3f>(r);
        const auto* pb = b.ptr<cv::Vec3f>(r);
        const auto* pw = weight.ptr<float>(r);
        for (int c = 0; c < a.cols; ++c) {
            const double w = static_cast<double>(pw[c]);
            for (int k = 0; k < 3; ++k) {
                const double da =
                    static_cast<double>(pa[c][k]) - meanA[static_cast<std::size_t>(k)];
                const double db =
                    static_cast<double>(pb[c][k]) - meanB[static_cast<std::size_t>(k)];
                cov += w * da * db;
                varA += w * da * da;
                varB += w * db * db;
            }
        }
    }
    return cov / std::sqrt(std::max(varA, 1e-9) * std::max(varB, 1e-9));
}

} // namespace

FaceMatcher::FaceMatcher(const calibration::Profile& profile) : m_profile(&profile) {
    constexpr double kScale = kMatchPxPerMm / calibration::kReferencePxPerMm;
    for (const auto& face : profile.faces) {
        cv::Mat small;
        cv::resize(face.image, small, {}, kScale, kScale, cv::INTER_AREA);
        small.convertTo(small, CV_32F);
        m_faces.push_back({small});
    }
    for (const auto suit : engine::kSuits) {
        std::vector<cv::Mat> images;
        for (int rank = 0; rank < 7; ++rank) {
            const int face = projectFace(engine::CardId(suit, rank));
            if (face >= 0) {
                images.push_back(m_faces[static_cast<std::size_t>(face)].image);
            }
        }
        if (images.empty()) {
            m_difference.emplace_back();
            continue;
        }
        // Light may differ over the page, so the cards are compared after their own means.
        cv::Mat mean = cv::Mat::zeros(images[0].size(), CV_32FC3);
        for (auto& image : images) {
            image = image - cv::mean(image);
            mean += image / static_cast<double>(images.size());
        }
        cv::Mat spread = cv::Mat::zeros(images[0].size(), CV_32F);
        for (const auto& image : images) {
            cv::Mat d = image - mean;
            cv::Mat squared = d.mul(d);
            std::vector<cv::Mat> channels;
            cv::split(squared, channels);
            spread += channels[0] + channels[1] + channels[2];
        }
        cv::sqrt(spread / static_cast<double>(3 * images.size()), spread);
        m_difference.push_back(spread);
    }
}

cv::Mat FaceMatcher::patch(const cv::Mat& photo, const cv::Matx33d& cardToPhoto,
                           cv::Size2d sizeMm) const {
    const cv::Size size(cvRound(sizeMm.width * kMatchPxPerMm),
                        cvRound(sizeMm.height * kMatchPxPerMm));
    // Pixel centres: patch pixel (x, y) shows the card at ((x + 0.5) / k, (y + 0.5) / k) mm.
    const double k = 1.0 / kMatchPxPerMm;
    const cv::Matx33d pixelToCard(k, 0, 0.5 * k, 0, k, 0.5 * k, 0, 0, 1);
    cv::Mat out;
    cv::warpPerspective(photo, out, cv::Mat(cardToPhoto * pixelToCard), size,
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
    out.convertTo(out, CV_32F);
    return out;
}

double FaceMatcher::similarity(const cv::Mat& patch, int face) const {
    const cv::Mat& image = m_faces[static_cast<std::size_t>(face)].image;
    if (image.size() != patch.size()) {
        return -1;
    }
    std::vector<TileMatch> tiles;
    for (int r = 0; r < kTileRows; ++r) {
        for (int c = 0; c < kTileColumns; ++c) {
            const int x0 = c * patch.cols / kTileColumns;
            const int x1 = (c + 1) * patch.cols / kTileColumns;
            const int y0 = r * patch.rows / kTileRows;
            const int y1 = (r + 1) * patch.rows / kTileRows;
            const cv::Rect tile(x0, y0, x1 - x0, y1 - y0);
            tiles.push_back(matchTile(patch(tile), image(tile)));
        }
    }
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
        if (skipped + t.weight <= kWorstShare * total) {
            skipped += t.weight;
            continue;
        }
        sum += t.weight * t.correlation;
        weight += t.weight;
    }
    return weight > 0 ? sum / weight : 0;
}

Identity FaceMatcher::identify(const cv::Mat& patch, const std::vector<int>& faces) const {
    Identity best;
    double second = -1;
    best.similarity = -1;
    for (const int f : faces) {
        const double s = similarity(patch, f);
        if (s > best.similarity) {
            second = best.similarity;
            best.face = f;
            best.similarity = s;
        } else {
            second = std::max(second, s);
        }
    }
    best.margin = best.similarity - second;
    return best;
}

std::vector<double> FaceMatcher::rankSimilarities(const cv::Mat& patch, engine::Suit suit,
                                                  cv::Rect2d region) const {
    const cv::Rect all(0, 0, patch.cols, patch.rows);
    cv::Rect part = all;
    if (region.area() > 0) {
        part = all & cv::Rect(cvRound(region.x * kMatchPxPerMm), cvRound(region.y * kMatchPxPerMm),
                              cvRound(region.width * kMatchPxPerMm),
                              cvRound(region.height * kMatchPxPerMm));
    }
    std::vector<double> out;
    for (int rank = 0; rank < 7; ++rank) {
        const int f = projectFace(engine::CardId(suit, rank));
        const bool comparable = f >= 0 && face(f).size() == patch.size() && part.area() > 0;
        out.push_back(comparable ? weightedCorrelation(patch(part), face(f)(part),
                                                       m_difference[engine::index(suit)](part))
                                 : -1.0);
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
