#include "benchmarks/marked_photos.h"

#include "benchmarks/learning_pictures.h"
#include "calibration/learning/profile_pages.h"
#include "calibration/photo/photo.h"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iostream>
#include <limits>

namespace pocketmars::benchmarks {
namespace {

using calibration::Quad;

constexpr double kRightMm = 3.0;
constexpr double kUsualArea = 63.0 * 88.0; // mm²

double farthestCorner(const Quad& a, const Quad& b) {
    double least = std::numeric_limits<double>::max();
    for (std::size_t turn = 0; turn < 4; ++turn) {
        double most = 0;
        for (std::size_t c = 0; c < 4; ++c) {
            most = std::max(most, cv::norm(a[(c + turn) % 4] - b[c]));
        }
        least = std::min(least, most);
    }
    return least;
}

/// The real cards with the found ones over them, where each of those has the one that it comes
/// nearest to.
cv::Mat pictureOf(const cv::Mat& photo, const calibration::PageReading& reading,
                  const std::vector<Quad>& found, std::vector<Quad> real, double scale) {
    PageTruth truth;
    for (const auto& quad : found) {
        const auto nearest =
            std::min_element(real.begin(), real.end(), [&](const Quad& a, const Quad& b) {
                return farthestCorner(quad, a) < farthestCorner(quad, b);
            });
        if (nearest != real.end()) {
            truth.cards.push_back(*nearest);
            real.erase(nearest);
        }
    }
    truth.cards.insert(truth.cards.end(), real.begin(), real.end());
    return pagePicture(photo, reading, truth, scale);
}

/// A page of so many cards, whatever they are and however they lie.
calibration::ProfilePage pageOf(std::size_t cards) {
    calibration::ProfilePage page;
    page.kinds.assign(cards, calibration::ShipFace{});
    return page;
}

} // namespace

std::vector<MarkedPhoto> markedPhotos(const std::filesystem::path& folder) {
    std::vector<MarkedPhoto> photos;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        auto photo = entry.path();
        photo.replace_extension(".jpg");
        if (entry.path().extension() != ".json" || !std::filesystem::exists(photo)) {
            continue;
        }
        std::ifstream in(entry.path());
        const auto json = nlohmann::json::parse(in);
        if (json.value("overlapping", false) || json.value("cards", nlohmann::json()).empty()) {
            continue;
        }
        MarkedPhoto marked{photo, {}};
        for (const auto& card : json.at("cards")) {
            auto& quad = marked.cards.emplace_back();
            for (std::size_t c = 0; c < 4; ++c) {
                quad[c] = {card.at(c).at(0).get<float>(), card.at(c).at(1).get<float>()};
            }
        }
        photos.push_back(std::move(marked));
    }
    std::sort(photos.begin(), photos.end(),
              [](const MarkedPhoto& a, const MarkedPhoto& b) { return a.photo < b.photo; });
    return photos;
}

MarkedScore scoreMarked(const std::vector<Quad>& found, const std::vector<Quad>& real) {
    MarkedScore score;
    for (const auto& card : real) {
        double off = std::numeric_limits<double>::max();
        for (const auto& quad : found) {
            off = std::min(off, farthestCorner(quad, card));
        }
        off /= std::sqrt(calibration::signedArea(card) / kUsualArea);
        score.right += off <= kRightMm ? 1 : 0;
        score.worstMm = std::max(score.worstMm, std::min(off, 99.0));
    }
    return score;
}

int tellMarkedPhotos(const std::vector<MarkedPhoto>& photos,
                     const std::filesystem::path& pictures) {
    int whole = 0;
    int silent = 0;
    for (const auto& marked : photos) {
        const auto photo = calibration::loadPhoto(marked.photo);
        if (!photo) {
            std::cerr << marked.photo.string() << ": " << calibration::describe(photo.error())
                      << '\n';
            return 2;
        }
        const auto reading = calibration::readCards(photo->image, pageOf(marked.cards.size()), {},
                                                    calibration::ShipsStand::AsTheyLie);
        std::vector<Quad> found;
        for (const auto& outline : reading.outlines) {
            if (outline.size() == 4) {
                auto& quad = found.emplace_back();
                for (std::size_t c = 0; c < 4; ++c) {
                    quad[c] = outline[c] / photo->scale;
                }
            }
        }
        const auto score = scoreMarked(found, marked.cards);
        const auto wanted = static_cast<int>(marked.cards.size());
        const bool isWhole = score.right == wanted && found.size() == marked.cards.size();
        const auto& said = reading.problem.empty() ? reading.doubt : reading.problem;
        whole += isWhole ? 1 : 0;
        silent += !isWhole && said.empty() ? 1 : 0;
        if (!isWhole && !pictures.empty()) {
            cv::imwrite((pictures / marked.photo.filename()).string(),
                        pictureOf(photo->image, reading, found, marked.cards, photo->scale));
        }
        std::cout << fmt::format("{:24} cards {:2} of {:2}  worst {:5.1f} mm  {}  {}",
                                 marked.photo.stem().string(), score.right, wanted, score.worstMm,
                                 isWhole ? "right" : "WRONG", said.empty() ? "" : "said so")
                  << std::endl;
    }
    std::cout << fmt::format("\n{} photos: exactly the right cards on {} ({:.0f} %); wrong without "
                             "a word {}\n",
                             photos.size(), whole,
                             100.0 * whole / static_cast<double>(photos.size()), silent);
    return 0;
}

} // namespace pocketmars::benchmarks
