#include "engine/simulation/observation_noise.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace pocketmars::engine {
namespace {

// Shares of the items up to which the confidences below go.
constexpr std::array kShares{0.0, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 0.75, 1.0};

/// How the reader reads one kind of item.
struct Kind {
    std::array<double, kShares.size()> confidences; ///< quantiles at kShares
    /// Mistakes per mistake that the confidences admit; half a mistake where none was made.
    double mistakes;
};

// Counted card by card on 52 photos of 2 to 4 players, from easy to hard: 239 backs. A
// colonist is as hard to count on a ship, on Earth or in a building.
constexpr Kind kColonists{{0.328, 0.499, 0.499, 0.97, 0.996, 0.998, 0.998, 0.998, 0.998}, 0.25};
constexpr Kind kEnergy{{0.649, 0.66, 0.758, 0.912, 0.976, 0.998, 0.999, 0.999, 0.999}, 0.6};
constexpr Kind kStrip{{0.355, 0.641, 0.669, 0.86, 0.927, 0.969, 0.992, 0.998, 0.999}, 0.2};
constexpr Kind kBack{{0.995, 0.995, 0.995, 0.995, 0.995, 0.995, 0.995, 0.995, 0.995}, 0.4};
constexpr Kind kDiscard{{0.621, 0.621, 0.621, 0.968, 0.995, 0.995, 0.995, 0.995, 0.995}, 0.8};
// An empty pile is simply not there.
constexpr double kNoDiscard = 0.8;
// Of 260 stacks none was read with a card too few or too many: half a mistake.
constexpr double kMiscounted = 0.002;
// Of the counts that were wrong, those by more than one.
constexpr double kFarOff = 0.15;

class Camera {
public:
    Camera(Random& random, double rate) : m_random(&random), m_rate(rate) {}

    void count(Reading<int>& item, const Kind& kind) {
        if (item.isRead()) {
            item = Reading<int>(item.value(), confidence(kind));
            if (isWrong(item, kind)) {
                item.value() = other(item.value());
            }
        }
    }

    void space(Reading<ColonistCounts>& item, const std::vector<std::string>& colours) {
        ColonistCounts counts;
        for (const auto& colour : colours) {
            Reading<int> one(colonists(item, colour).value());
            count(one, kColonists);
            counts.emplace(colour, one);
        }
        item = Reading<ColonistCounts>(std::move(counts));
    }

    void back(Reading<Suit>& item) {
        item.setConfidence(confidence(kBack));
        if (isWrong(item, kBack)) {
            item.value() =
                kSuits.at((index(item.value()) + 1 + m_random->below(kSuitCount - 1)) % kSuitCount);
        }
    }

    /// @param isHidden  a habitation card under another: only that it is there can be told
    void strip(Reading<StackCard>& item, Suit suit, bool isHidden) {
        if (!item.isRead()) {
            return;
        }
        item.setConfidence(confidence(kStrip));
        const bool isCovered = item.value() == StackCard(0);
        if (!isCovered && isWrong(item, kStrip)) {
            const auto wrong = static_cast<int>(m_random->below(kCardsPerSuit));
            item.value() = isHidden                   ? StackCard(0)
                           : suit == Suit::Habitation ? StackCard(CardId(suit, wrong))
                                                      : StackCard(wrong + 1);
        }
    }

    void stack(Reading<std::vector<Reading<StackCard>>>& item, Suit suit) {
        auto& strips = item.value();
        for (std::size_t i = 0; i < strips.size(); ++i) {
            auto& card = strips[i];
            const bool isTop = i + 1 == strips.size();
            const bool isHabitation = suit == Suit::Habitation;
            if (isHabitation && !isTop && card.isRead() &&
                std::holds_alternative<CardId>(card.value())) {
                card = Reading<StackCard>(0);
            }
            strip(card, suit, isHabitation && !isTop);
        }
        if (!strips.empty() && chance(kMiscounted * m_rate)) {
            strips.erase(strips.begin() +
                         static_cast<std::ptrdiff_t>(m_random->below(strips.size())));
        }
    }

    void discard(Reading<std::optional<CardId>>& item) {
        if (!item.isRead()) {
            return;
        }
        item.setConfidence(item.value() ? confidence(kDiscard) : kNoDiscard);
        if (item.value() && isWrong(item, kDiscard)) {
            item.value() = CardId(static_cast<int>(m_random->below(kCardCount)));
        }
    }

    void deck(Reading<std::optional<Suit>>& item) {
        if (item.isRead()) {
            item.setConfidence(confidence(kBack));
            if (item.value() && isWrong(item, kBack)) {
                item.value() = kSuits.at(m_random->below(kSuitCount));
            }
        }
    }

private:
    [[nodiscard]] double uniform() {
        constexpr std::size_t kSteps = 1U << 24U;
        return static_cast<double>(m_random->below(kSteps)) / static_cast<double>(kSteps);
    }
    [[nodiscard]] bool chance(double p) { return uniform() < p; }

    [[nodiscard]] double confidence(const Kind& kind) {
        const double share = uniform();
        std::size_t above = 1;
        while (above + 1 < kShares.size() && kShares.at(above) <= share) {
            ++above;
        }
        const double from = kShares.at(above - 1);
        const double way = (share - from) / (kShares.at(above) - from);
        return kind.confidences.at(above - 1) +
               way * (kind.confidences.at(above) - kind.confidences.at(above - 1));
    }

    template <class T> [[nodiscard]] bool isWrong(const Reading<T>& item, const Kind& kind) {
        return chance((1 - *item.confidence()) * kind.mistakes * m_rate);
    }

    /// Another count: mostly the next one.
    [[nodiscard]] int other(int count) {
        constexpr int kMost = 7;
        const int by = chance(kFarOff) ? 2 : 1;
        const bool up = chance(0.5);
        const int wrong = up ? count + by : count - by;
        return wrong < 0 || wrong > kMost ? (up ? count - by : count + by) : wrong;
    }

    Random* m_random;
    double m_rate;
};

} // namespace

Observation observeNoisily(const NamedState& game, Random& random, double rate) {
    Camera camera(random, rate);
    auto seen = observe(game);
    for (auto& player : seen.players) {
        camera.count(player.energy, kEnergy);
        camera.count(player.earth, kColonists);
        camera.count(player.ship, kColonists);
        for (auto& back : player.prep.value()) {
            camera.back(back);
        }
    }
    for (const auto suit : kSuits) {
        auto& building = seen.building(suit);
        camera.stack(building.stack, suit);
        if (suit != Suit::Habitation) {
            camera.space(building.oneStar, game.colours);
            camera.space(building.twoStar, game.colours);
        }
    }
    camera.discard(seen.discardTop);
    camera.deck(seen.deckTop);
    return seen;
}

} // namespace pocketmars::engine
