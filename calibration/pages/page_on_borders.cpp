#include "calibration/pages/page_on_borders.h"

#include "calibration/network/card_borders.h"
#include "calibration/pages/border_consensus.h"
#include "calibration/pages/page_on_map.h"
#include "calibration/pages/page_proportions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

namespace pocketmars::calibration {
namespace {

using Odds = CardBorders::Odds;
constexpr auto kSteps = static_cast<int>(CardBorders::kSteps);

/// Where a side most likely lies, in steps, and how far that can be trusted.
struct Step {
    double step = 0;
    double weight = 0;
};

/// The middle of the likeliest places that hang together.
/// @param odds  of all of them they sum to one
Step placeOf(const Odds& odds) {
    constexpr int kNear = 2;
    const auto top = static_cast<int>(std::max_element(odds.begin(), odds.end()) - odds.begin());
    double mass = 0;
    double sum = 0;
    double squares = 0;
    for (int s = std::max(0, top - kNear); s <= std::min(kSteps - 1, top + kNear); ++s) {
        const double p = std::exp(odds[static_cast<std::size_t>(s)]);
        mass += p;
        sum += p * s;
        squares += p * s * s;
    }
    const double middle = sum / mass;
    const double spread = std::max(0.0, squares / mass - middle * middle);
    return {middle, mass / (0.5 + spread)};
}

/// A place beside a side as it is drawn.
struct Drawn {
    cv::Point2d px;      ///< on the side
    cv::Point2d outward; ///< unit

    Drawn(const CardBorders& borders, std::size_t side, double along)
        : px(borders.place(side, along, CardBorders::kDrawn)) {
        const auto way = borders.place(side, 1, CardBorders::kDrawn) -
                         borders.place(side, 0, CardBorders::kDrawn);
        outward = cv::Point2d(way.y, -way.x) / cv::norm(way);
    }

    /// Px outwards of it.
    [[nodiscard]] double outwards(cv::Point2d at) const { return (at - px).dot(outward); }
};

double alongOf(std::size_t part) {
    return (static_cast<double>(part) + 0.5) / static_cast<double>(CardBorders::kParts);
}

std::vector<SeenEdge> edgesOn(const std::vector<CardBorders>& borders, const PageModel& model,
                              std::optional<double> aspect) {
    std::vector<BorderConsensus::Sides> sides;
    sides.reserve(borders.size());
    for (const auto& card : borders) {
        sides.push_back({card.side(0), card.side(1), card.side(2), card.side(3)});
    }
    const BorderConsensus consensus(sides, model, aspect);
    std::vector<SeenEdge> seen;
    for (std::size_t c = 0; c < borders.size(); ++c) {
        for (std::size_t s = 0; s < 4; ++s) {
            for (std::size_t p = 0; p < CardBorders::kParts; ++p) {
                const auto place =
                    placeOf(consensus.drawn(borders[c].part(s, p), model.cards[c].isWide, s));
                const double along = alongOf(p);
                const double off =
                    Drawn(borders[c], s, along).outwards(borders[c].place(s, along, place.step));
                seen.push_back({c, s, along, off, place.weight});
            }
        }
    }
    return seen;
}

/// Where a side lies by its own parts near where it is placed, in steps from inside; as if as many
/// more parts had it just there.
double ownStep(const CardBorders& borders, std::size_t side, double placed) {
    constexpr double kNear = 2.5; // steps: further off is another edge
    constexpr double kHeld = 1.5; // parts
    double weights = kHeld;
    double sum = 0;
    for (std::size_t p = 0; p < CardBorders::kParts; ++p) {
        const auto place = placeOf(borders.part(side, p));
        const double off = place.step - placed;
        if (std::abs(off) < kNear) {
            weights += place.weight;
            sum += place.weight * off;
        }
    }
    return placed + sum / weights;
}

/// The step at which a card's side lies, that was drawn elsewhere.
double stepOf(const CardBorders& borders, std::size_t side, const Quad& card) {
    const Drawn middle(borders, side, 0.5);
    const double px = middle.outwards(cv::Point2d(card[side] + card[(side + 1) % 4]) / 2);
    return CardBorders::kDrawn +
           px / middle.outwards(borders.place(side, 0.5, CardBorders::kDrawn + 1));
}

/// How likely a side lies within about a mm of where it is placed.
double sureOf(const CardBorders& borders, std::size_t side, double placed) {
    constexpr double kWithin = 2; // steps: a mm of a card of the usual size
    const double at = ownStep(borders, side, placed);
    double mass = 0;
    for (int s = 0; s < kSteps; ++s) {
        if (std::abs(s - at) <= kWithin) {
            mass += std::exp(borders.side(side)[static_cast<std::size_t>(s)]);
        }
    }
    return mass;
}

/// How sure each card's sides lie where the page has them.
std::vector<std::array<double, 4>> sidesSure(const std::vector<CardBorders>& borders,
                                             const std::vector<Quad>& cards) {
    std::vector<std::array<double, 4>> sure(cards.size());
    for (std::size_t c = 0; c < cards.size(); ++c) {
        for (std::size_t s = 0; s < 4; ++s) {
            sure[c][s] = sureOf(borders[c], s, stepOf(borders[c], s, cards[c]));
        }
    }
    return sure;
}

double mean(const std::array<double, 4>& sides) {
    return std::accumulate(sides.begin(), sides.end(), 0.0) / 4;
}

/// Where the cards lie by their prints, each believed as far as its borders show.
PrintPlaces printsOf(const cv::Mat& photo, const std::vector<CardBorders>& borders,
                     const PageModel& model) {
    std::vector<double> sure;
    for (const auto& sides : sidesSure(borders, model.inPicture(photo.size()))) {
        sure.push_back(mean(sides));
    }
    return printPlaces(photo, model, sure);
}

/// How sure the map is of a card's sides, 0..1.
double clearOnMap(const cv::Mat& odds, const PageModel& model, std::size_t card) {
    return agreement(odds, {model.inPicture(card, odds.size())}, model.view.pxPerMm).clear;
}

/// Prints repeat themselves, and differ on cards of one kind: a card that the map shows well stays
/// where it does, and none goes far to where it shows less.
PageModel keptOnMap(PageModel moved, const PageModel& before, const cv::Mat& odds) {
    constexpr double kShown = 0.8;
    constexpr double kFar = 5; // mm
    constexpr double kLess = 0.12;
    for (std::size_t c = 0; c < moved.cards.size(); ++c) {
        const double was = clearOnMap(odds, before, c);
        const double mm = cv::norm(moved.cards[c].pose.middle - before.cards[c].pose.middle);
        if ((was > kShown || mm > kFar) && clearOnMap(odds, moved, c) < was - kLess) {
            moved.cards[c] = before.cards[c];
        }
    }
    return moved;
}

/// Looks at borders from where the cards are drawn, and moves them there.
class BorderLook {
public:
    BorderLook(const cv::Mat& photo, const cv::Mat& odds, std::optional<double> aspect)
        : m_photo(photo), m_odds(odds), m_aspect(aspect) {}

    /// @param rough  no side more than some mm off
    [[nodiscard]] BorderedPage from(const PageModel& rough) const {
        constexpr double kFirstReach = 6.0; // mm
        const auto borders = look(rough, Views::One);
        const auto model = fitted(borders, rough, kFirstReach, m_aspect);
        return settled(
            keptOnMap(movedOntoPrints(model, printsOf(m_photo, borders, model)), model, m_odds));
    }

    /// @param near  no side more than a mm or two off
    [[nodiscard]] BorderedPage settled(const PageModel& near) const {
        constexpr double kReach = 2.5; // mm
        const auto borders = look(near, Views::Two);
        BorderedPage page;
        page.model = fitted(borders, near, kReach, m_aspect);
        page.ownAspect = (m_aspect ? fitted(borders, page.model, kReach, std::nullopt) : page.model)
                             .size.aspectRatio();
        page.onPrints = printAgreement(page.model, printsOf(m_photo, borders, page.model));
        page.leastSure = 1;
        for (const auto& sides : sidesSure(borders, page.model.inPicture(m_photo.size()))) {
            page.sure += mean(sides) / static_cast<double>(borders.size());
            page.leastSure =
                std::min(page.leastSure, *std::min_element(sides.begin(), sides.end()));
        }
        return page;
    }

private:
    using Views = CardBorders::Views;

    [[nodiscard]] std::vector<CardBorders> look(const PageModel& model, Views views) const {
        return cardBorders(m_photo, m_odds, model.inPicture(m_photo.size()), views);
    }
    [[nodiscard]] PageModel fitted(const std::vector<CardBorders>& borders, const PageModel& model,
                                   double reachMm, std::optional<double> aspect) const {
        FitStiffness stiffness;
        stiffness.reachPx = std::max(2.0, reachMm * model.view.pxPerMm);
        stiffness.aspect = aspectStiffness(aspect ? KnownShape::Sure : KnownShape::Usual);
        return fittedPage(model, edgesOn(borders, model, aspect), m_photo.size(), stiffness);
    }

    const cv::Mat& m_photo;
    const cv::Mat& m_odds;
    std::optional<double> m_aspect;
};

double aspectOff(const BorderedPage& page, double aspect) {
    return std::abs(std::log(page.model.size.aspectRatio() / aspect));
}

} // namespace

BorderedPage pageOnBorders(const cv::Mat& photo, const cv::Mat& odds, const PageModel& rough,
                           std::optional<double> aspect) {
    constexpr double kOff = 0.0125; // ln: sleeves and curl have other proportions than cards
    constexpr double kSure = 0.97;
    constexpr double kSurer = 0.01;
    const BorderLook look(photo, odds, aspect);
    auto page = look.from(rough);
    if (!aspect || aspectOff(page, *aspect) < kOff || page.sure > kSure) {
        return page;
    }
    // From where they are drawn borders further off may not be believed: asked from there they are.
    double most = page.sure + kSurer;
    for (const auto& other : inProportion(page.model, *aspect, photo.size())) {
        auto found = look.settled(other);
        if (found.sure > most && aspectOff(found, *aspect) < kOff) {
            most = found.sure;
            page = std::move(found);
        }
    }
    return page;
}

double bordersBackMm(const cv::Mat& photo, const cv::Mat& odds, const BorderedPage& page) {
    constexpr double kFurtherOut = 1.6; // mm
    auto wider = page.model;
    wider.size += cv::Size2d(2 * kFurtherOut, 2 * kFurtherOut);
    // Without the known proportions, which would draw them back by themselves.
    const auto again = BorderLook(photo, odds, std::nullopt).settled(wider);
    double px = 0;
    for (std::size_t c = 0; c < page.model.cards.size(); ++c) {
        const auto first = page.model.inPicture(c, photo.size());
        const auto second = again.model.inPicture(c, photo.size());
        for (std::size_t k = 0; k < first.size(); ++k) {
            px += cv::norm(first[k] - second[k]) / static_cast<double>(first.size());
        }
    }
    return px / static_cast<double>(page.model.cards.size()) / page.model.view.pxPerMm;
}

} // namespace pocketmars::calibration
