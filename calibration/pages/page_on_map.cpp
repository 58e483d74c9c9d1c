#include "calibration/pages/page_on_map.h"

#include "calibration/pages/page_refinement.h"
#include "calibration/sides/card_sides.h"
#include "calibration/support/median.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace pocketmars::calibration {
namespace {

constexpr int kPlaces = 24;       // along a side
constexpr double kCorner = 0.1;   // of a side that is left out at each end: corners may be round
constexpr double kStep = 0.25;    // px
constexpr float kAtEdge = 3;      // px
constexpr double kLeastCard = 20; // px across: smaller, and nobody could read it
constexpr double kAlike = 0.55;   // ln: how much the areas of a page's cards differ at most
constexpr double kFilled = 0.82;  // of its rectangle, that a card covers at least

/// What may be a card: a part of the map that hangs together.
struct Blob {
    Quad quad;
    double area = 0;       ///< px, of the quad
    double filled = 0;     ///< part of it that is on the map
    bool isCutOff = false; ///< by the picture's edge
};

std::vector<Blob> blobsOf(const cv::Mat& odds, double least, int erosion) {
    cv::Mat card = odds > least;
    const auto disc = [](int radius) {
        return cv::getStructuringElement(cv::MORPH_ELLIPSE, {2 * radius + 1, 2 * radius + 1});
    };
    cv::morphologyEx(card, card, cv::MORPH_OPEN, disc(2));
    if (erosion > 0) {
        cv::erode(card, card, disc(erosion), {-1, -1}, 1, cv::BORDER_CONSTANT, cv::Scalar(0));
    }
    std::vector<std::vector<cv::Point>> contours;
    cv::findContours(card, contours, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
    std::vector<Blob> blobs;
    for (const auto& contour : contours) {
        auto rect = cv::minAreaRect(contour);
        const double filled = cv::contourArea(contour) / std::max(1.0F, rect.size.area());
        const auto lost = static_cast<float>(1 + 2 * erosion);
        rect.size += cv::Size2f(lost, lost);
        std::array<cv::Point2f, 4> corners;
        rect.points(corners.data());
        const auto quad = upright(clockwise(corners));
        blobs.push_back({quad, rect.size.area(), filled, !isInside(quad, odds.size(), -kAtEdge)});
    }
    return blobs;
}

/// Those about as large as most of the page's, and as square.
std::vector<Blob> alikeOf(std::vector<Blob> blobs, std::size_t count) {
    std::erase_if(blobs, [](const Blob& blob) { return blob.filled < kFilled; });
    std::sort(blobs.begin(), blobs.end(),
              [](const Blob& a, const Blob& b) { return a.area > b.area; });
    if (blobs.empty()) {
        return blobs;
    }
    const double usual = blobs[std::min(count, blobs.size()) / 2].area;
    std::erase_if(blobs,
                  [&](const Blob& blob) { return std::abs(std::log(blob.area / usual)) > kAlike; });
    return blobs;
}

/// As many cards as asked for, or as near as it gets: cards that touch on the map are parted, and
/// one that the picture's edge cuts off is most likely none of the page's.
std::vector<Blob> cardsOf(const cv::Mat& odds, std::size_t count) {
    std::vector<Blob> best;
    const auto off = [&](const std::vector<Blob>& blobs) {
        return std::abs(std::ssize(blobs) - static_cast<std::ptrdiff_t>(count));
    };
    for (const bool takesCutOff : {false, true}) {
        for (const auto& [least, erosion] :
             {std::pair{0.0, 0}, {1.5, 0}, {0.0, 3}, {3.0, 0}, {1.5, 4}, {-1.0, 0}, {0.0, 7}}) {
            auto blobs = blobsOf(odds, least, erosion);
            std::erase_if(blobs, [&](const Blob& blob) { return blob.isCutOff && !takesCutOff; });
            blobs = alikeOf(std::move(blobs), count);
            if (best.empty() || off(blobs) < off(best)) {
                best = std::move(blobs);
            }
            if (off(best) == 0) {
                return best;
            }
        }
    }
    return best;
}

float at(const cv::Mat& odds, cv::Point2d px) {
    const double x = std::clamp(px.x, 0.0, odds.cols - 1.001);
    const double y = std::clamp(px.y, 0.0, odds.rows - 1.001);
    const int x0 = static_cast<int>(x);
    const int y0 = static_cast<int>(y);
    const auto u = static_cast<float>(x - x0);
    const auto v = static_cast<float>(y - y0);
    const auto* upper = odds.ptr<float>(y0);
    const auto* lower = odds.ptr<float>(y0 + 1);
    return (1 - v) * ((1 - u) * upper[x0] + u * upper[x0 + 1]) +
           v * ((1 - u) * lower[x0] + u * lower[x0 + 1]);
}

/// A place on a card's side as it is drawn.
struct SidePoint {
    cv::Point2d px;
    cv::Point2d outward; ///< unit
    double along;        ///< 0..1
};

std::vector<SidePoint> placesAlong(const Quad& quad, std::size_t side) {
    const cv::Point2d from = quad[side];
    const cv::Point2d along = cv::Point2d(quad[(side + 1) % 4]) - from;
    const cv::Point2d outward = cv::Point2d(along.y, -along.x) / cv::norm(along);
    std::vector<SidePoint> places;
    for (int i = 0; i < kPlaces; ++i) {
        const double t = kCorner + (1 - 2 * kCorner) * (i + 0.5) / kPlaces;
        places.push_back({from + along * t, outward, t});
    }
    return places;
}

/// Where the card ends outwards of a place, px: the step that parts the odds best within reach.
std::optional<double> border(const cv::Mat& odds, const SidePoint& place, double reach) {
    constexpr float kMost = 3; // odds beyond say no more
    const int steps = cvCeil(reach / kStep);
    float sum = 0;
    float most = 0;
    int where = -steps - 1;
    for (int i = -steps; i <= steps; ++i) {
        sum += std::clamp(at(odds, place.px + place.outward * (i * kStep)), -kMost, kMost);
        if (sum > most) {
            most = sum;
            where = i;
        }
    }
    if (where == -steps - 1 || where == steps) {
        return std::nullopt; // all table, or all card
    }
    return (where + 0.5) * kStep;
}

std::vector<SeenEdge> bordersOf(const cv::Mat& odds, const PageModel& model, double reachPx) {
    std::vector<SeenEdge> seen;
    for (std::size_t c = 0; c < model.cards.size(); ++c) {
        const auto quad = model.inPicture(c, odds.size());
        for (std::size_t s = 0; s < 4; ++s) {
            for (const auto& place : placesAlong(quad, s)) {
                if (const auto off = border(odds, place, reachPx)) {
                    seen.push_back({c, s, place.along, *off, 1.0});
                }
            }
        }
    }
    return seen;
}

/// How a card shows on the map, were it to lie there: the odds inside less those around, -6..6.
double showing(const cv::Mat& odds, const PagePlane& plane, const PageCard& card, cv::Size2d size) {
    constexpr float kMost = 3;
    constexpr int kAcross = 8;
    constexpr double kAround = 3; // mm
    const auto seen = [&](cv::Point2d mm) {
        return std::clamp(at(odds, plane.toPicture(mm)), -kMost, kMost);
    };
    const auto quad = card.onTable(size);
    const cv::Point2d from = quad[0];
    const cv::Point2d across = quad[1] - quad[0];
    const cv::Point2d down = quad[3] - quad[0];
    const double beyondX = kAround / cv::norm(across);
    const double beyondY = kAround / cv::norm(down);
    double inside = 0;
    double around = 0;
    for (int i = 0; i < kAcross; ++i) {
        const double t = (i + 0.5) / kAcross;
        for (int j = 0; j < kAcross; ++j) {
            inside += seen(from + across * t + down * ((j + 0.5) / kAcross));
        }
        around += seen(from + across * t - down * beyondY) +
                  seen(from + across * t + down * (1 + beyondY)) +
                  seen(from - across * beyondX + down * t) +
                  seen(from + across * (1 + beyondX) + down * t);
    }
    return inside / (kAcross * kAcross) - around / (4 * kAcross);
}

/// The card that shows best where none lies yet.
std::optional<PageCard> missingCard(const cv::Mat& odds, const PageModel& model) {
    constexpr double kGrid = 5; // mm
    constexpr double kLeast = 1.5;
    const PagePlane plane(model.view, odds.size());
    const auto w = static_cast<float>(odds.cols);
    const auto h = static_cast<float>(odds.rows);
    const auto table = plane.toTable(Quad{cv::Point2f(0, 0), {w, 0}, {w, h}, {0, h}});
    if (!table) {
        return std::nullopt;
    }
    std::vector<double> turns;
    for (const auto& card : model.cards) {
        turns.push_back(card.pose.turn);
    }
    const double turn = median(turns);
    const auto box = cv::boundingRect(std::vector<cv::Point2f>(table->begin(), table->end()));
    std::optional<PageCard> best;
    double most = kLeast;
    const auto look = [&](const PageCard& card) {
        const auto quad = plane.toPicture(card.onTable(model.size));
        if (!isInside(quad, odds.size(), 2.0F)) {
            return;
        }
        const double value = showing(odds, plane, card, model.size);
        if (value > most && hasRoom(model, card)) {
            most = value;
            best = card;
        }
    };
    const cv::Size steps(cvCeil(box.width / kGrid), cvCeil(box.height / kGrid));
    for (int row = 0; row < steps.height; ++row) {
        for (int column = 0; column < steps.width; ++column) {
            const auto at = cv::Point2d(box.tl()) + cv::Point2d(column, row) * kGrid;
            for (const bool isWide : {false, true}) {
                look({{at, turn}, isWide});
            }
        }
    }
    for (int round = 0; best && round < 2; ++round) {
        const auto start = *best;
        for (int y = -2; y <= 2; ++y) {
            for (int x = -2; x <= 2; ++x) {
                for (int t = -2; t <= 2; ++t) {
                    PageCard card = start;
                    card.pose.middle += cv::Point2d(x, y) * (kGrid / (round == 0 ? 4 : 10));
                    card.pose.turn += t * (round == 0 ? 0.03 : 0.01);
                    look(card);
                }
            }
        }
    }
    return best;
}

} // namespace

MapAgreement agreement(const cv::Mat& odds, const std::vector<Quad>& cards, double pxPerMm) {
    constexpr double kOnIt = 0.6;   // mm
    constexpr double kBeside = 1.2; // mm
    MapAgreement found{0, 1, 0, 1};
    for (const auto& card : cards) {
        double onIt = 0;
        double clear = 0;
        for (std::size_t s = 0; s < 4; ++s) {
            for (const auto& place : placesAlong(card, s)) {
                const auto off = border(odds, place, 4 * pxPerMm);
                onIt += off && std::abs(*off) < kOnIt * pxPerMm ? 1 : 0;
                const auto beside = place.outward * (kBeside * pxPerMm);
                clear += 0.5 * (std::tanh(0.5 * at(odds, place.px - beside)) -
                                std::tanh(0.5 * at(odds, place.px + beside)));
            }
        }
        onIt /= 4 * kPlaces;
        clear /= 4 * kPlaces;
        found.along += onIt / static_cast<double>(cards.size());
        found.clear += clear / static_cast<double>(cards.size());
        found.leastAlong = std::min(found.leastAlong, onIt);
        found.leastClear = std::min(found.leastClear, clear);
    }
    return found;
}

tl::expected<MappedPage, NoPage> pageOnMap(const cv::Mat& odds, const PageQuestion& question) {
    const auto blobs = cardsOf(odds, question.count);
    if (blobs.size() > question.count) {
        return tl::unexpected(NoPage::TooManyCards);
    }
    if (blobs.empty()) {
        return tl::unexpected(NoPage::TooFewCards);
    }
    std::vector<Quad> quads;
    quads.reserve(blobs.size());
    for (const auto& blob : blobs) {
        quads.push_back(blob.quad);
    }
    MappedPage page;
    page.model = pageFrom(quads, question.size, odds.size(), question.shape);
    if (page.model.view.pxPerMm * page.model.size.width < kLeastCard) {
        return tl::unexpected(NoPage::TooFewCards); // specks
    }
    while (page.model.cards.size() < question.count) {
        const auto card = missingCard(odds, page.model);
        if (!card) {
            return tl::unexpected(NoPage::TooFewCards);
        }
        page.model.cards.push_back(*card);
    }
    for (const double mm : {5.0, 2.5, 1.2, 0.8}) {
        FitStiffness stiffness;
        stiffness.reachPx = std::max(1.5, mm * page.model.view.pxPerMm);
        stiffness.aspect = aspectStiffness(question.shape);
        const auto seen = bordersOf(odds, page.model, std::max(3.0, 2 * stiffness.reachPx));
        page.model = fittedPage(page.model, seen, odds.size(), stiffness);
    }
    page.agreement = agreement(odds, page.model.inPicture(odds.size()), page.model.view.pxPerMm);
    return page;
}

} // namespace pocketmars::calibration
