#include "calibration/paints/ship_match.h"

#include "calibration/paints/piece_colour.h"
#include "calibration/paints/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <numeric>

namespace pocketmars::calibration {
namespace {

using Colours = std::vector<cv::Vec3d>; ///< comparable(), mostly one a ship

cv::Vec3d mean(const Colours& colours) {
    return std::accumulate(colours.begin(), colours.end(), cv::Vec3d()) *
           (1.0 / static_cast<double>(colours.size()));
}

double dot(const Colours& ones, const Colours& others) {
    return std::transform_reduce(ones.begin(), ones.end(), others.begin(), 0.0, std::plus<>(),
                                 [](const cv::Vec3d& a, const cv::Vec3d& b) { return a.dot(b); });
}

/// The same about their mean.
Colours centred(Colours colours) {
    const auto middle = mean(colours);
    for (auto& each : colours) {
        each -= middle;
    }
    return colours;
}

/// What is printed at each place of all ships.
std::vector<Colours> placesOf(const std::vector<CardFace>& ships) {
    constexpr int kAcross = 128; // px: prints lie on each other to half of one
    const auto& first = ships.front().image;
    const cv::Size size(kAcross, std::max(1, kAcross * first.rows / first.cols));
    std::vector<Colours> places(static_cast<std::size_t>(size.area()), Colours(ships.size()));
    for (std::size_t s = 0; s < ships.size(); ++s) {
        cv::Mat small;
        cv::resize(ships[s].image, small, size, 0, 0, cv::INTER_AREA);
        const auto lab = labOf(small);
        auto place = places.begin();
        for (auto at = lab.begin<cv::Vec3f>(); at != lab.end<cv::Vec3f>(); ++at, ++place) {
            (*place)[s] = comparable(*at);
        }
    }
    return places;
}

/// How well the pieces' colours tell why ships differ at a place, 0..1: if what is printed there is
/// so much of them, on paper that all ships share, nothing else is needed.
/// @param print, pieces  about their means
double explained(const Colours& print, const Colours& pieces) {
    constexpr double kMost = 2; // times the pieces' colours: prints are brighter than paint
    const double all = dot(print, print);
    const double power = dot(pieces, pieces);
    const double part = power > 0 ? std::clamp(dot(print, pieces) / power, 0.0, kMost) : 0;
    const double left = all - 2 * part * dot(print, pieces) + part * part * power;
    const double noise =
        std::pow(tuning::colours.printNoise(), 2) * static_cast<double>(print.size());
    return all / (all + noise) * std::exp(-0.5 * left / noise);
}

/// How much of why ships differ a choice of owners explains, in places of a ship.
/// @param prints  of each place, about their means
/// @param paints  of all pieces
/// @param owners  at least as many as there are ships: indices of pieces
double explainedBy(const std::vector<std::size_t>& owners, const std::vector<Colours>& prints,
                   const Colours& paints) {
    Colours of;
    for (std::size_t ship = 0; ship < prints.front().size(); ++ship) {
        of.push_back(paints[owners[ship]]);
    }
    of = centred(std::move(of));
    double sum = 0;
    for (const auto& print : prints) {
        sum += explained(print, of);
    }
    return sum;
}

std::vector<Colours> printsOf(const std::vector<Colours>& places) {
    std::vector<Colours> out;
    std::transform(places.begin(), places.end(), std::back_inserter(out), centred);
    return out;
}

Colours paintsOf(const std::vector<PieceFace>& pieces) {
    Colours out;
    std::transform(pieces.begin(), pieces.end(), std::back_inserter(out),
                   [](const PieceFace& piece) { return comparable(colourOf(piece)); });
    return out;
}

/// Of a single ship: the piece whose colour is printed on it most.
std::size_t mostShown(const std::vector<Colours>& places, const Colours& paints) {
    constexpr double kAlike = 15;
    const auto shown = [&](const cv::Vec3d& paint) {
        return std::count_if(places.begin(), places.end(), [&](const Colours& place) {
            return cv::norm(place.front() - paint) < kAlike;
        });
    };
    const auto most =
        std::max_element(paints.begin(), paints.end(), [&](const cv::Vec3d& a, const cv::Vec3d& b) {
            return shown(a) < shown(b);
        });
    return static_cast<std::size_t>(most - paints.begin());
}

} // namespace

std::vector<std::size_t> matchShips(const std::vector<CardFace>& ships,
                                    const std::vector<PieceFace>& pieces) {
    assert(ships.size() <= pieces.size() && pieces.size() <= kMostMatched);
    if (ships.empty()) {
        return {};
    }
    const auto paints = paintsOf(pieces);
    const auto places = placesOf(ships);
    if (ships.size() == 1) {
        return {mostShown(places, paints)};
    }
    const auto prints = printsOf(places);
    std::vector<std::size_t> order(pieces.size());
    std::iota(order.begin(), order.end(), 0);
    auto best = order;
    double most = -std::numeric_limits<double>::infinity();
    do {
        const double sum = explainedBy(order, prints, paints);
        if (sum > most) {
            most = sum;
            best = order;
        }
    } while (std::next_permutation(order.begin(), order.end()));
    best.resize(ships.size());
    return best;
}

double shownOwners(const std::vector<CardFace>& ships, const std::vector<PieceFace>& pieces,
                   const std::vector<std::size_t>& owners) {
    assert(owners.size() == ships.size() && ships.size() > 1);
    return explainedBy(owners, printsOf(placesOf(ships)), paintsOf(pieces));
}

} // namespace pocketmars::calibration
