#include "calibration/learning/colour_guess.h"

#include "calibration/learning/tuning.h"
#include "calibration/support/lab.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <numeric>

namespace pocketmars::calibration {
namespace {

/// CIE Lab of painted wood under a lamp; natural is wood without paint.
struct NamedColour {
    const char* name;
    cv::Vec3d lab;
};
const std::array<NamedColour, 13> kColours{{{"red", {42, 58, 38}},
                                            {"blue", {38, 12, -48}},
                                            {"green", {46, -42, 28}},
                                            {"yellow", {78, 6, 70}},
                                            {"white", {92, 0, 3}},
                                            {"black", {18, 0, 0}},
                                            {"grey", {56, 0, 0}},
                                            {"orange", {62, 42, 60}},
                                            {"purple", {36, 38, -34}},
                                            {"pink", {66, 44, 0}},
                                            {"brown", {38, 18, 24}},
                                            {"turquoise", {60, -34, -12}},
                                            {"natural", {76, 7, 31}}}};

/// A piece's sides differ in lightness more than its paint does from another.
double distance(const cv::Vec3d& a, const cv::Vec3d& b) {
    return std::hypot(tuning::colours.lightness() * (a[0] - b[0]), a[1] - b[1], a[2] - b[2]);
}

cv::Mat labOf(const cv::Mat& bgr) {
    cv::Mat scaled;
    bgr.convertTo(scaled, CV_32FC3, 1.0 / 255);
    return toLab(scaled);
}

cv::Vec3d colourOf(const PieceFace& piece) {
    const auto mean = cv::mean(labOf(piece.image), piece.mask);
    return {mean[0], mean[1], mean[2]};
}

// ---- what tells ships apart ----

/// Pixels of nearly one colour.
struct Shade {
    double share = 0; ///< of the picture
    cv::Vec3d sum;    ///< of their colours, each times its share
};

/// A picture's shades, by the cube of the Lab space that they lie in.
using Shades = std::map<std::array<int, 3>, Shade>;

/// Enough of a picture's pixels, none of them mixed.
cv::Mat sampled(const cv::Mat& image) {
    constexpr int kMostAcross = 200; // px
    const double scale = std::min(1.0, static_cast<double>(kMostAcross) / image.cols);
    cv::Mat out;
    cv::resize(image, out, {}, scale, scale, cv::INTER_NEAREST);
    return out;
}

Shades shadesOf(const cv::Mat& lab) {
    const double step = tuning::colours.shadeStep();
    const double pixel = 1.0 / static_cast<double>(lab.total());
    Shades out;
    for (auto at = lab.begin<cv::Vec3f>(); at != lab.end<cv::Vec3f>(); ++at) {
        const cv::Vec3d colour = *at;
        auto& shade =
            out[{cvFloor(colour[0] / step), cvFloor(colour[1] / step), cvFloor(colour[2] / step)}];
        shade.share += pixel;
        shade.sum += pixel * colour;
    }
    return out;
}

/// The mean colour of what a ship has more of than all have on average: paper, frame and digits are
/// on every one.
cv::Vec3d ownColour(const Shades& ship, const std::vector<Shades>& all) {
    cv::Vec3d sum;
    double weight = 0;
    for (const auto& [where, shade] : ship) {
        double mean = 0;
        for (const auto& each : all) {
            const auto same = each.find(where);
            mean += (same == each.end() ? 0 : same->second.share) / static_cast<double>(all.size());
        }
        // A lone ship has nothing to be told from.
        const double more = all.size() > 1 ? std::max(0.0, shade.share - mean) : shade.share;
        sum += more / shade.share * shade.sum;
        weight += more;
    }
    return weight > 0 ? sum / weight : sum;
}

} // namespace

const std::vector<std::string>& usualColours() {
    static const auto names = [] {
        std::vector<std::string> all;
        std::transform(kColours.begin(), kColours.end(), std::back_inserter(all),
                       [](const NamedColour& colour) { return colour.name; });
        return all;
    }();
    return names;
}

std::vector<std::string> guessColours(const std::vector<PieceFace>& pieces) {
    assert(pieces.size() <= kColours.size());
    std::vector<cv::Vec3d> colours(pieces.size());
    std::transform(pieces.begin(), pieces.end(), colours.begin(), colourOf);
    std::vector<std::string> names(pieces.size());
    std::array<bool, kColours.size()> isTaken{};
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        double least = std::numeric_limits<double>::infinity();
        std::size_t piece = 0;
        std::size_t name = 0;
        for (std::size_t p = 0; p < pieces.size(); ++p) {
            for (std::size_t n = 0; n < kColours.size(); ++n) {
                const double away = distance(colours[p], kColours[n].lab);
                if (names[p].empty() && !isTaken[n] && away < least) {
                    least = away;
                    piece = p;
                    name = n;
                }
            }
        }
        names[piece] = kColours[name].name;
        isTaken[name] = true;
    }
    return names;
}

std::vector<std::size_t> matchShips(const std::vector<CardFace>& ships,
                                    const std::vector<PieceFace>& pieces) {
    assert(ships.size() <= pieces.size() && pieces.size() <= 6);
    std::vector<Shades> shades;
    std::transform(ships.begin(), ships.end(), std::back_inserter(shades),
                   [](const CardFace& ship) { return shadesOf(labOf(sampled(ship.image))); });
    std::vector<cv::Vec3d> own;
    std::transform(shades.begin(), shades.end(), std::back_inserter(own),
                   [&](const Shades& ship) { return ownColour(ship, shades); });
    // Squares, so that of two browns or two greys the darker one is so in print and paint.
    std::vector<std::vector<double>> away(pieces.size());
    for (std::size_t p = 0; p < pieces.size(); ++p) {
        const auto colour = colourOf(pieces[p]);
        for (const auto& ship : own) {
            away[p].push_back(std::pow(distance(colour, ship), 2));
        }
    }
    std::vector<std::size_t> order(pieces.size());
    std::iota(order.begin(), order.end(), 0);
    auto best = order;
    double least = std::numeric_limits<double>::infinity();
    do {
        double sum = 0;
        for (std::size_t s = 0; s < ships.size(); ++s) {
            sum += away[order[s]][s];
        }
        if (sum < least) {
            least = sum;
            best = order;
        }
    } while (std::next_permutation(order.begin(), order.end()));
    best.resize(ships.size());
    return best;
}

} // namespace pocketmars::calibration
