#include "calibration/agreement/suit_colours.h"

#include "calibration/agreement/tuning.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

namespace pocketmars::calibration {
namespace {

constexpr double kNoiseSquared = 50; // Lab units squared: light and cutting, by eye
constexpr std::size_t kSuits = engine::kSuitCount;

/// A card's place in the colour space, px by px.
using Pixel = cv::Vec3f;

struct Spread {
    std::array<cv::Vec2d, kSuits> mean; ///< a and b
    double within = 0;                  ///< variance among the cards of a suit
    double between = 0;                 ///< variance of the suits' means
};

Spread spreadAt(const std::array<std::vector<cv::Mat>, kSuits>& suits, int row, int col) {
    Spread out;
    cv::Vec2d all(0, 0);
    for (std::size_t s = 0; s < kSuits; ++s) {
        cv::Vec3d sum(0, 0, 0);
        double squares = 0;
        for (const auto& card : suits[s]) {
            const cv::Vec3d lab = card.at<Pixel>(row, col);
            sum += lab;
            squares += lab.dot(lab);
        }
        const auto count = static_cast<double>(suits[s].size());
        const cv::Vec3d mean = sum / count;
        out.mean[s] = {mean[1], mean[2]};
        out.within += (squares / count - mean.dot(mean)) / kSuits;
        all += out.mean[s] / static_cast<double>(kSuits);
    }
    for (const auto& mean : out.mean) {
        out.between += (mean - all).dot(mean - all) / kSuits;
    }
    return out;
}

/// Means over the card, weighed by how well each place tells suits.
SuitColours weighed(const std::array<std::vector<cv::Mat>, kSuits>& suits) {
    SuitColours colours{};
    double weights = 0;
    for (const auto& suit : suits) {
        for (const auto& card : suit) {
            if (card.size() != suits[0][0].size()) {
                return colours;
            }
        }
    }
    const bool single = suits[0].size() == 1;
    for (int row = 0; row < suits[0][0].rows; ++row) {
        for (int col = 0; col < suits[0][0].cols; ++col) {
            const auto at = spreadAt(suits, row, col);
            const double chance = at.within * 4 / static_cast<double>(suits[0].size()) + 16;
            if (!single && at.between <= chance) {
                continue;
            }
            const double weight = single ? at.between / (at.between + 2 * kNoiseSquared)
                                         : at.between / (at.between + at.within + kNoiseSquared);
            weights += weight;
            for (std::size_t s = 0; s < kSuits; ++s) {
                colours[s] += weight * at.mean[s];
            }
        }
    }
    for (auto& colour : colours) {
        colour /= std::max(weights, 1e-9);
    }
    return colours;
}

SuitColours aboutTheirMean(SuitColours colours) {
    cv::Vec2d mean(0, 0);
    for (const auto& colour : colours) {
        mean += colour / static_cast<double>(kSuits);
    }
    for (auto& colour : colours) {
        colour -= mean;
    }
    return colours;
}

double norm(const SuitColours& colours) {
    return std::sqrt(std::accumulate(colours.begin(), colours.end(), 0.0,
                                     [](double sum, const auto& c) { return sum + c.dot(c); }));
}

} // namespace

SuitColours coloursOfPages(const std::array<PagePictures, engine::kSuitCount>& pages) {
    std::array<std::vector<cv::Mat>, kSuits> suits;
    for (std::size_t s = 0; s < kSuits; ++s) {
        suits[s] = pages[s].cards;
    }
    return weighed(suits);
}

SuitColours coloursOfCards(const PagePictures& page) {
    std::array<std::vector<cv::Mat>, kSuits> suits;
    for (std::size_t s = 0; s < kSuits; ++s) {
        suits[s] = {page.cards[s]};
    }
    return weighed(suits);
}

std::optional<std::pair<std::size_t, std::size_t>> swappedSuits(const SuitColours& pages,
                                                                const SuitColours& cards) {
    const auto a = aboutTheirMean(pages);
    const auto b = aboutTheirMean(cards);
    if (std::min(norm(a), norm(b)) < tuning::agreement.colourSpread()) {
        return std::nullopt;
    }
    std::array<std::size_t, kSuits> order{};
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto asTheyAre = order;
    auto best = order;
    double most = -1;
    double asNamed = -1;
    do {
        double agreement = 0;
        for (std::size_t s = 0; s < kSuits; ++s) {
            agreement += a[s].dot(b[order[s]]);
        }
        agreement /= norm(a) * norm(b);
        if (order == asTheyAre) {
            asNamed = agreement;
        }
        if (agreement > most) {
            most = agreement;
            best = order;
        }
    } while (std::next_permutation(order.begin(), order.end()));
    std::vector<std::size_t> moved;
    for (std::size_t s = 0; s < kSuits; ++s) {
        if (best[s] != s) {
            moved.push_back(s);
        }
    }
    if (moved.size() != 2 || most < tuning::agreement.suitColours() ||
        most - asNamed < tuning::agreement.coloursNearer()) {
        return std::nullopt;
    }
    return std::pair(moved[0], moved[1]);
}

} // namespace pocketmars::calibration
