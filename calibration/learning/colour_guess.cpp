#include "calibration/learning/colour_guess.h"

#include "calibration/learning/tuning.h"
#include "calibration/support/lab.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>

namespace pocketmars::calibration {
namespace {

/// CIE Lab of painted wood under a lamp.
struct NamedColour {
    const char* name;
    cv::Vec3d lab;
};
const std::array<NamedColour, 12> kColours{{{"red", {42, 58, 38}},
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
                                            {"turquoise", {60, -34, -12}}}};

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

/// How much of a picture is of a colour's hue.
double share(const cv::Mat& lab, const cv::Vec3d& colour) {
    const double leastChroma = tuning::colours.leastChroma();
    const double sameHue = tuning::colours.sameHue();
    const double chroma = std::hypot(colour[1], colour[2]);
    if (chroma < leastChroma) {
        return 0;
    }
    double sum = 0;
    for (auto at = lab.begin<cv::Vec3f>(); at != lab.end<cv::Vec3f>(); ++at) {
        const double here = std::hypot((*at)[1], (*at)[2]);
        const double along = ((*at)[1] * colour[1] + (*at)[2] * colour[2]) / chroma;
        if (here >= leastChroma && along > sameHue * here) {
            sum += 1;
        }
    }
    return sum / static_cast<double>(lab.total());
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
    std::vector<std::vector<double>> likeness(pieces.size(),
                                              std::vector<double>(ships.size(), 0.0));
    for (std::size_t s = 0; s < ships.size(); ++s) {
        const auto lab = labOf(ships[s].image);
        for (std::size_t p = 0; p < pieces.size(); ++p) {
            likeness[p][s] = share(lab, colourOf(pieces[p]));
        }
    }
    if (ships.size() > 1) {
        // What all ships have of a colour tells none of them apart.
        for (auto& row : likeness) {
            const double mean =
                std::accumulate(row.begin(), row.end(), 0.0) / static_cast<double>(row.size());
            std::for_each(row.begin(), row.end(), [mean](double& value) { value -= mean; });
        }
    }
    std::vector<std::size_t> order(pieces.size());
    std::iota(order.begin(), order.end(), 0);
    auto best = order;
    double most = -std::numeric_limits<double>::infinity();
    do {
        double sum = 0;
        for (std::size_t s = 0; s < ships.size(); ++s) {
            sum += likeness[order[s]][s];
        }
        if (sum > most) {
            most = sum;
            best = order;
        }
    } while (std::next_permutation(order.begin(), order.end()));
    best.resize(ships.size());
    return best;
}

} // namespace pocketmars::calibration
