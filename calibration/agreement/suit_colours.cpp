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

/// A card's place in the colour space, px by px.
using Pixel = cv::Vec3f;

/// The colour that tells a suit, a and b of Lab, one a suit.
using SuitColours = std::array<cv::Vec2d, engine::kSuitCount>;

/// Which suit each is taken for.
using Order = std::array<std::size_t, engine::kSuitCount>;

/// One or more cards of each suit.
using CardsOfSuits = std::array<std::vector<cv::Mat>, engine::kSuitCount>;

struct Spread {
    std::array<cv::Vec2d, engine::kSuitCount> mean; ///< a and b
    double within = 0;                              ///< variance among the cards of a suit
    double between = 0;                             ///< variance of the suits' means
};

Spread spreadAt(const CardsOfSuits& suits, int row, int col) {
    Spread out;
    cv::Vec2d all(0, 0);
    for (std::size_t s = 0; s < engine::kSuitCount; ++s) {
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
        out.within += (squares / count - mean.dot(mean)) / engine::kSuitCount;
        all += out.mean[s] / static_cast<double>(engine::kSuitCount);
    }
    for (const auto& mean : out.mean) {
        out.between += (mean - all).dot(mean - all) / engine::kSuitCount;
    }
    return out;
}

cv::Rect wholeOf(const CardsOfSuits& suits) { return {cv::Point(0, 0), suits[0][0].size()}; }

/// Means over the card, weighed by how well each place tells suits.
/// @param part     px of the cards that are looked at
/// @param leftOut  px of it that are not
SuitColours weighed(const CardsOfSuits& suits, const cv::Rect& part, const cv::Rect& leftOut = {}) {
    SuitColours colours{};
    double weights = 0;
    for (const auto& suit : suits) {
        for (const auto& card : suit) {
            if (card.size() != suits[0][0].size()) { // nothing tells them
                return colours;
            }
        }
    }
    const bool single = suits[0].size() == 1;
    for (int row = part.y; row < part.br().y; ++row) {
        for (int col = part.x; col < part.br().x; ++col) {
            if (leftOut.contains({col, row})) {
                continue;
            }
            const auto at = spreadAt(suits, row, col);
            const double chance = at.within * 4 / static_cast<double>(suits[0].size()) + 16;
            if (!single && at.between <= chance) {
                continue;
            }
            const double weight = single ? at.between / (at.between + 2 * kNoiseSquared)
                                         : at.between / (at.between + at.within + kNoiseSquared);
            weights += weight;
            for (std::size_t s = 0; s < engine::kSuitCount; ++s) {
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
        mean += colour / static_cast<double>(engine::kSuitCount);
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

/// How well colours agree if some suits are named otherwise: a correlation over all suits.
/// @param order  which suit each is taken for
double agreement(const SuitColours& a, const SuitColours& b, const Order& order) {
    double sum = 0;
    for (std::size_t s = 0; s < engine::kSuitCount; ++s) {
        sum += a[s].dot(b[order[s]]);
    }
    return sum / (norm(a) * norm(b));
}

Order namedOrder() {
    Order order{};
    std::iota(order.begin(), order.end(), std::size_t{0});
    return order;
}

Order orderOf(const SuitPair& swapped) {
    auto order = namedOrder();
    std::swap(order[swapped.first], order[swapped.second]);
    return order;
}

/// Of one row that is seen from behind.
Order reversedOrder() {
    auto order = namedOrder();
    std::reverse(order.begin(), order.end());
    return order;
}

/// The colours of suits on their own pages and on a page with one card a suit, each about its mean.
struct Compared {
    SuitColours pages;
    SuitColours cards;

    Compared(const SuitColours& ofPages, const SuitColours& ofCards)
        : pages(aboutTheirMean(ofPages)), cards(aboutTheirMean(ofCards)) {}

    Compared(const CardsOfSuits& suits, const CardsOfSuits& single)
        : Compared(weighed(suits, wholeOf(suits)), weighed(single, wholeOf(single))) {}

    /// Suits whose colours hardly differ can't be told by them.
    [[nodiscard]] bool tellsSuits() const {
        return std::min(norm(pages), norm(cards)) >= tuning::agreement.colourSpread();
    }

    /// How much better they agree in another order than as they are named.
    [[nodiscard]] double ahead(const Order& order) const {
        return agreement(pages, cards, order) - agreement(pages, cards, namedOrder());
    }

    /// Which suit each has to be taken for so that they agree best, if they then agree well.
    [[nodiscard]] std::optional<Order> bestOrder() const {
        auto order = namedOrder();
        auto best = order;
        double most = -1;
        do {
            const double here = agreement(pages, cards, order);
            if (here > most) {
                most = here;
                best = order;
            }
        } while (std::next_permutation(order.begin(), order.end()));
        return most < tuning::agreement.suitColours() ? std::nullopt : std::optional(best);
    }
};

/// The two that have to be swapped for an order, and no others.
std::optional<SuitPair> swappedFor(const Order& order) {
    std::vector<std::size_t> moved;
    for (std::size_t s = 0; s < engine::kSuitCount; ++s) {
        if (order[s] != s) {
            moved.push_back(s);
        }
    }
    return moved.size() == 2 ? std::optional(SuitPair(moved[0], moved[1])) : std::nullopt;
}

CardsOfSuits cardsOf(const SuitPages& pages) {
    CardsOfSuits suits;
    for (std::size_t s = 0; s < engine::kSuitCount; ++s) {
        suits[s] = pages[s].cards;
    }
    return suits;
}

CardsOfSuits cardsOf(const PagePictures& page) {
    CardsOfSuits suits;
    for (std::size_t s = 0; s < engine::kSuitCount; ++s) {
        suits[s] = {page.cards[s]};
    }
    return suits;
}

/// Every other card of each suit.
CardsOfSuits halfOf(const CardsOfSuits& suits, std::size_t which) {
    CardsOfSuits half;
    for (std::size_t s = 0; s < engine::kSuitCount; ++s) {
        for (std::size_t c = which; c < suits[s].size(); c += 2) {
            half[s].push_back(suits[s][c]);
        }
    }
    return half;
}

/// Bands across and along a card, each of which may be a picture.
std::vector<cv::Rect> bandsOf(cv::Size card) {
    constexpr int kBands = 3;
    std::vector<cv::Rect> bands;
    for (int i = 0; i < kBands; ++i) {
        const auto from = [&](int length) { return length * i / kBands; };
        const auto to = [&](int length) { return length * (i + 1) / kBands; };
        bands.emplace_back(0, from(card.height), card.width, to(card.height) - from(card.height));
        bands.emplace_back(from(card.width), 0, to(card.width) - from(card.width), card.height);
    }
    return bands;
}

/// What tells suits may be small, a title or a figure of their colour, on grounds that have another
/// suit's. Where cards have parts that agree as they are named, the rest says nothing.
bool partsAgreeAsNamed(const CardsOfSuits& suits, const SuitColours& ofCards) {
    constexpr int kPart = 4; // px: finer is a matter of cutting
    const auto whole = wholeOf(suits);
    int asNamed = 0;
    int others = 0;
    for (int row = 0; row + kPart <= whole.height; row += kPart) {
        for (int col = 0; col + kPart <= whole.width; col += kPart) {
            const Compared part(weighed(suits, {col, row, kPart, kPart}), ofCards);
            const auto order = part.tellsSuits() ? part.bestOrder() : std::nullopt;
            if (order) {
                ++(*order == namedOrder() ? asNamed : others);
            }
        }
    }
    return asNamed > tuning::agreement.partsAsNamed() * (asNamed + others);
}

/// The jackknife: a sign that rests on a part of the cards is gone without it.
bool holdsWithoutAnyPart(const CardsOfSuits& suits, const CardsOfSuits& single,
                         const Order& order) {
    const auto holds = [&](const Compared& part) {
        return !part.tellsSuits() || part.ahead(order) > tuning::agreement.partNearer();
    };
    const auto ofSuits = weighed(suits, wholeOf(suits));
    const auto whole = wholeOf(single);
    const auto bands = bandsOf(whole.size());
    return holds({halfOf(suits, 0), single}) && holds({halfOf(suits, 1), single}) &&
           std::all_of(bands.begin(), bands.end(), [&](const cv::Rect& band) {
               return holds({ofSuits, weighed(single, whole, band)});
           });
}

/// Whether the colours clearly agree better in that order than as they are named.
bool isClearlyInOrder(const SuitPages& suits, const PagePictures& cards, const Compared& all,
                      const Order& order) {
    const auto own = cardsOf(suits);
    return all.ahead(order) >= tuning::agreement.coloursNearer() &&
           holdsWithoutAnyPart(own, cardsOf(cards), order) && !partsAgreeAsNamed(own, all.cards);
}

} // namespace

std::optional<SuitPair> swappedByColour(const SuitPages& suits, const PagePictures& cards) {
    const Compared all(cardsOf(suits), cardsOf(cards));
    const auto best = all.tellsSuits() ? all.bestOrder() : std::nullopt;
    const auto swapped = best ? swappedFor(*best) : std::nullopt;
    return swapped && isClearlyInOrder(suits, cards, all, *best) ? swapped : std::nullopt;
}

bool isReversedByColour(const SuitPages& suits, const PagePictures& cards) {
    const Compared all(cardsOf(suits), cardsOf(cards));
    const auto reversed = reversedOrder();
    return all.tellsSuits() && all.bestOrder() == reversed &&
           isClearlyInOrder(suits, cards, all, reversed);
}

bool speakAgainst(const SuitPages& suits, const PagePictures& cards, SuitPair swapped) {
    const Compared all(cardsOf(suits), cardsOf(cards));
    return all.tellsSuits() && all.ahead(orderOf(swapped)) < -tuning::agreement.coloursAgainst();
}

} // namespace pocketmars::calibration
