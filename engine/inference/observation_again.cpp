#include "engine/inference/observation_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

/// Of the observation model: what was misread is misread again
/// (docs/decisions/0035-a-misread-stays.md).
namespace pocketmars::engine {
namespace {

// That what was misread once is misread the same way at the next look, against that it is read
// right again if it was read right.
constexpr double kMisreadAgain = 0.9;

/// What was read so before with that value there is about as likely to be read so again.
/// @return whether that is another value
template <class Values> bool expectAgain(Values& now, const Values& before, std::size_t value) {
    const auto read = std::max_element(now.begin(), now.end()) - now.begin();
    const auto readBefore = std::max_element(before.begin(), before.end()) - before.begin();
    const auto at = static_cast<std::ptrdiff_t>(value);
    if (read != readBefore || read == at) {
        return false;
    }
    const auto likeliest = now.at(static_cast<std::size_t>(read));
    now.at(value) = std::max(now.at(value), likeliest + std::log(kMisreadAgain));
    return true;
}

/// What was read so before, and has not been touched since, is read so again whatever it is.
template <class Values> Values asReadAgain(const Values& now, const Values& before) {
    auto out = now;
    for (std::size_t value = 0; value < out.size(); ++value) {
        (void)expectAgain(out, before, value);
    }
    return out;
}

} // namespace

void ObservationModel::expectUntouched(const ObservationModel& before) {
    m_then = before.hidden();
    m_again = hidden();
    const auto expectSame = [](auto& again, const auto& then) {
        if (again && then) {
            again = asReadAgain(*again, *then);
        }
    };
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
        auto& again = m_again->preps.at(seat);
        const auto& then = m_then->preps.at(seat);
        // Of a module from which a card was taken nobody knows which of them stayed.
        const bool isWhole = again && then && again->size() == then->size();
        for (std::size_t i = 0; isWhole && i < again->size(); ++i) {
            (*again)[i] = asReadAgain((*again)[i], (*then)[i]);
        }
    }
    expectSame(m_again->discardTop, m_then->discardTop);
    expectSame(m_again->deckTop, m_then->deckTop);
}

std::optional<ObservationModel> ObservationModel::givenThat(const ObservationModel& before,
                                                            const State& then) const {
    auto out = *this;
    bool isAnother = false;
    const auto expect = [&isAnother](auto& now, const auto& earlier, std::size_t value) {
        isAnother = expectAgain(now, earlier, value) || isAnother;
    };
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        auto& now = out.m_players[seat];
        const auto& earlier = before.m_players[seat];
        const auto& player = then.players[seat];
        expect(now.energy, earlier.energy, player.energy);
        expect(now.earth, earlier.earth, player.earth);
        expect(now.ship, earlier.ship, player.ship);
        for (std::size_t b = 0; b < kScoringSuits.size(); ++b) {
            expect(now.oneStar[b], earlier.oneStar[b], player.oneStar[b]);
            expect(now.twoStar[b], earlier.twoStar[b], player.twoStar[b]);
        }
    }
    for (const auto suit : kSuits) {
        auto& now = out.m_stacks[index(suit)];
        const auto& earlier = before.m_stacks[index(suit)];
        const auto cards = then.cards.in(Zone::stack(suit));
        if (!now || !earlier) {
            continue;
        }
        if (earlier->size() != cards.size()) {
            out.expectMiscount(before, cards, suit);
            isAnother = isAnother || out.m_miscounted[index(suit)];
            continue;
        }
        for (std::size_t i = 0; i < std::min(now->size(), earlier->size()); ++i) {
            if (const auto value = shownBy(cards[i])) {
                expect((*now)[i], (*earlier)[i], *value);
            }
        }
    }
    return isAnother ? std::optional(std::move(out)) : std::nullopt;
}

void ObservationModel::expectMiscount(const ObservationModel& before,
                                      std::span<const GameCard> cards, Suit suit) {
    const auto& now = *m_stacks[index(suit)];
    const auto& earlier = *before.m_stacks[index(suit)];
    // Cards that came since lie upon it.
    const auto readAs = [](const Strip& strip) {
        return std::max_element(strip.begin(), strip.end()) - strip.begin();
    };
    const auto isAsThen = [&](const Strip& a, const Strip& b) { return readAs(a) == readAs(b); };
    if (earlier.size() > now.size() ||
        !std::equal(earlier.begin(), earlier.end(), now.begin(), isAsThen)) {
        return;
    }
    double asRead = 0;
    for (std::size_t i = 0; i < earlier.size(); ++i) {
        asRead += best(now[i]);
    }
    m_miscounted[index(suit)] =
        Miscounted{{cards.begin(), cards.end()}, earlier.size(), asRead + std::log(kMisreadAgain)};
}

} // namespace pocketmars::engine
