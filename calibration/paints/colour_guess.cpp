#include "calibration/paints/colour_guess.h"

#include "calibration/paints/piece_colour.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <limits>

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
                const double away = cv::norm(comparable(colours[p]) - comparable(kColours[n].lab));
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

} // namespace pocketmars::calibration
