#include "calibration/pages/page_finder.h"

#include "calibration/network/card_map.h"
#include "calibration/pages/page_by_edges.h"
#include "calibration/pages/page_on_map.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <limits>

namespace pocketmars::calibration {
namespace {

constexpr double kSameMm = 1.0;      // corners that differ less are the same
constexpr double kClearAlong = 0.72; // of each card's outline that lies on the map's borders
constexpr double kClear = 0.8;       // how clear the map is beside each card
constexpr double kSteadyAlong = 0.6; // the same of a map that stays so when the photo is turned
constexpr double kSteadyClear = 0.65;
constexpr double kBorneOutMm = 1.6; // how far edges may have another opinion of a corner
constexpr double kSureEdges = 0.72; // how sure edges are, if corners are moved onto them
constexpr double kNearEdges = 1.3;  // mm: and how near they are to the map's place
constexpr float kToEdges = 0.3F;    // how far corners are moved from the map's place to the edges'
constexpr double kHardlyThere = 0.35;

/// The farthest that a corner of one page lies from the nearest card's of the other, px.
double farthest(const std::vector<Quad>& cards, const std::vector<Quad>& others) {
    double off = 0;
    for (const auto& card : cards) {
        double nearest = std::numeric_limits<double>::max();
        for (const auto& other : others) {
            double far = 0;
            for (std::size_t c = 0; c < 4; ++c) {
                far = std::max(far, cv::norm(card[c] - other[c]));
            }
            nearest = std::min(nearest, far);
        }
        off = std::max(off, nearest);
    }
    return off;
}

std::vector<Quad> quadsOf(const PageModel& model, cv::Size picture) {
    std::vector<Quad> quads;
    for (std::size_t c = 0; c < model.cards.size(); ++c) {
        quads.push_back(model.inPicture(c, picture));
    }
    return quads;
}

bool agree(const FoundPage& a, const FoundPage& b) {
    return farthest(a.page.cards, b.page.cards) < kSameMm * a.page.model.view.pxPerMm;
}

/// A page that the map places, and how far the edges near there are from it.
struct Placed {
    FoundPage found;
    MapAgreement agreement;
    double apartMm = 0; ///< the farthest that edges have a corner elsewhere
};

/// Where edges by themselves are certain and near the map's place they are the more exact ones;
/// else corners lie between both, as they are off for reasons that have nothing in common.
Placed placed(const cv::Mat& picture, const MappedPage& mapped, double pxPerMapPx,
              const MeasuredPhoto& photo, const PageQuestion& question) {
    const auto drawn = scaled(mapped.model, pxPerMapPx);
    Placed out;
    out.agreement = mapped.agreement;
    out.found.countInDoubt = mapped.agreement.leastClear < kHardlyThere;
    auto& page = out.found.page;
    page = refinedPage(photo.field, drawn, photo.minGradient, question.shape, question.look,
                       mapped.agreement.clear);
    const auto onMap = quadsOf(drawn, photo.field.lab.size());
    const double pxPerMm = drawn.view.pxPerMm;
    out.apartMm = farthest(page.cards, onMap) / pxPerMm;
    if (page.edges.front().sure > kSureEdges && out.apartMm < kNearEdges) {
        const auto alone = pageByEdges(picture, photo, question);
        if (alone && alone->certainty == Certainty::Certain &&
            farthest(alone->page.cards, onMap) < kNearEdges * pxPerMm) {
            page = alone->page;
            return out;
        }
    }
    for (std::size_t c = 0; c < onMap.size(); ++c) {
        for (std::size_t k = 0; k < 4; ++k) {
            page.cards[c][k] = onMap[c][k] + (page.cards[c][k] - onMap[c][k]) * kToEdges;
        }
    }
    return out;
}

bool isClear(const Placed& page) {
    return page.agreement.leastAlong > kClearAlong && page.agreement.leastClear > kClear;
}

/// A quad of a picture that is flipped as cv::flip does, in the picture as it was.
Quad flippedBack(const Quad& quad, int code, cv::Size picture) {
    const bool acrossX = code != 0;
    const bool acrossY = code <= 0;
    Quad out;
    for (std::size_t k = 0; k < 4; ++k) {
        const std::size_t from = acrossX && acrossY ? (k + 2) % 4 : acrossX ? k ^ 1U : 3 - k;
        out[k] = quad[from];
        out[k].x = acrossX ? static_cast<float>(picture.width - 1) - out[k].x : out[k].x;
        out[k].y = acrossY ? static_cast<float>(picture.height - 1) - out[k].y : out[k].y;
    }
    return out;
}

/// Whether the map says the same of the photo turned and mirrored: what it guesses it guesses
/// otherwise then.
bool isSteady(const cv::Mat& photo, const MappedPage& mapped, cv::Size map,
              const PageQuestion& question) {
    if (mapped.agreement.leastAlong < kSteadyAlong || mapped.agreement.leastClear < kSteadyClear) {
        return false;
    }
    const auto cards = quadsOf(mapped.model, map);
    const auto staysSo = [&](int code) {
        cv::Mat turned;
        cv::flip(photo, turned, code);
        const auto odds = cardMap(turned);
        const auto again = pageOnMap(odds, question);
        if (!again) {
            return false;
        }
        auto quads = quadsOf(again->model, odds.size());
        for (auto& quad : quads) {
            quad = flippedBack(quad, code, odds.size());
        }
        return farthest(cards, quads) < kSameMm * mapped.model.view.pxPerMm;
    };
    return staysSo(1) && staysSo(0) && staysSo(-1);
}

} // namespace

std::optional<FoundPage> findPage(const cv::Mat& photo, const PageQuestion& question) {
    const auto fine = measured(photo);
    const auto odds = cardMap(photo);
    const auto mapped = pageOnMap(odds, question);
    if (!mapped) {
        auto found = pageByEdges(photo, fine, question);
        if (!found) {
            return std::nullopt;
        }
        found->certainty = std::min(found->certainty, Certainty::Doubtful);
        return inPhoto(*std::move(found), fine);
    }
    const double pxPerMapPx = static_cast<double>(fine.field.lab.cols) / odds.cols;
    auto page = placed(photo, *mapped, pxPerMapPx, fine, question);
    const auto agreesByEdges = [&] {
        const auto other = pageByEdges(photo, fine, question);
        return other && agree(page.found, *other);
    };
    const bool isBorneOut = page.apartMm < kBorneOutMm;
    const bool isCertain =
        (isBorneOut && (isClear(page) || isSteady(photo, *mapped, odds.size(), question))) ||
        agreesByEdges();
    page.found.certainty = isCertain ? Certainty::Certain : Certainty::Doubtful;
    return inPhoto(std::move(page.found), fine);
}

} // namespace pocketmars::calibration
