#include "calibration/paints/colour_guess.h"

#include "calibration/paints/piece_colour.h"
#include "calibration/paints/tuning.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>

namespace pocketmars::calibration {
namespace {

/// Painted wood in even light; natural is wood without paint.
struct NamedColour {
    const char* name;
    cv::Vec3d bgr; ///< 0..255
};
const std::array<NamedColour, 14> kColours{{{"red", {40, 39, 189}},
                                            {"blue", {168, 88, 33}},
                                            {"green", {59, 125, 31}},
                                            {"yellow", {51, 186, 236}},
                                            {"white", {226, 232, 235}},
                                            {"black", {44, 44, 44}},
                                            {"grey", {134, 134, 134}},
                                            {"orange", {39, 116, 236}},
                                            {"purple", {140, 61, 117}},
                                            {"pink", {162, 128, 233}},
                                            {"brown", {51, 77, 127}},
                                            {"turquoise", {165, 161, 0}},
                                            {"natural", {131, 181, 219}},
                                            {"lime", {68, 199, 170}}}};

/// comparable(), as a photo shows the named colours that is so much brighter.
std::vector<cv::Vec3d> shownColours(double brightness) {
    cv::Mat bgr(1, static_cast<int>(kColours.size()), CV_8UC3);
    for (std::size_t n = 0; n < kColours.size(); ++n) {
        bgr.at<cv::Vec3b>(0, static_cast<int>(n)) = kColours[n].bgr * brightness;
    }
    const auto lab = labOf(bgr);
    std::vector<cv::Vec3d> out;
    std::transform(lab.begin<cv::Vec3f>(), lab.end<cv::Vec3f>(), std::back_inserter(out),
                   [](const cv::Vec3f& each) { return comparable(each); });
    return out;
}

/// A name for each piece, indices in kColours.
struct Naming {
    std::vector<std::size_t> names;
    double off = std::numeric_limits<double>::infinity();
};

/// How far off the pieces from one on are at least.
double leastOff(const std::vector<std::vector<double>>& off, std::size_t from) {
    double sum = 0;
    for (auto piece = from; piece < off.size(); ++piece) {
        sum += *std::min_element(off[piece].begin(), off[piece].end());
    }
    return sum;
}

/// Goes through all ways to name the pieces that are left, the nearest names first, as long as one
/// may be better than the best.
/// @param off  of each piece, from each name
void nameRest(const std::vector<std::vector<double>>& off, Naming& soFar, Naming& best) {
    const auto piece = soFar.names.size();
    if (soFar.off + leastOff(off, piece) >= best.off) {
        return;
    }
    if (piece == off.size()) {
        best = soFar;
        return;
    }
    std::vector<std::size_t> order(kColours.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return off[piece][a] < off[piece][b]; });
    for (const auto name : order) {
        if (std::find(soFar.names.begin(), soFar.names.end(), name) == soFar.names.end()) {
            const double before = soFar.off;
            soFar.names.push_back(name);
            soFar.off += off[piece][name];
            nameRest(off, soFar, best);
            soFar.off = before;
            soFar.names.pop_back();
        }
    }
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
    std::vector<cv::Vec3d> seen;
    std::transform(pieces.begin(), pieces.end(), std::back_inserter(seen),
                   [](const PieceFace& piece) { return comparable(colourOf(piece)); });
    Naming best;
    for (int step = -5; step <= 5; ++step) {
        const double ln = 0.1 * step;
        const auto shown = shownColours(std::exp(ln));
        std::vector<std::vector<double>> off;
        for (const auto& colour : seen) {
            auto& own = off.emplace_back();
            std::transform(
                shown.begin(), shown.end(), std::back_inserter(own),
                [&](const cv::Vec3d& each) { return std::pow(cv::norm(colour - each), 2); });
        }
        Naming none{{}, tuning::colours.evenLight() * ln * ln};
        nameRest(off, none, best);
    }
    std::vector<std::string> names;
    std::transform(best.names.begin(), best.names.end(), std::back_inserter(names),
                   [](std::size_t name) { return kColours[name].name; });
    return names;
}

} // namespace pocketmars::calibration
