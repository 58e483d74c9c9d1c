#include "engine/inference/observation_model.h"

#include "engine/state/unknown_cards.h"

#include <algorithm>
#include <cmath>

/// Of the observation model: hidden cards get the names that they were seen to have.
namespace pocketmars::engine {
namespace {

// What was glimpsed is doubted where something else is seen with so much confidence.
constexpr double kGlimpse = 0.9;

template <class Values> std::size_t likeliest(const Values& logs) {
    return static_cast<std::size_t>(std::max_element(logs.begin(), logs.end()) - logs.begin());
}

/// Whether something else than a value is seen with confidence.
template <class Values> bool showsAnother(const Values& logs, std::size_t value) {
    const auto seen = likeliest(logs);
    return seen != value && std::exp(logs[seen]) > kGlimpse;
}

/// Of a value that was seen on two tables.
double twice(double once, double again) { return 1 - (1 - once) * (1 - again); }

} // namespace

double ObservationModel::surenessOfBack(std::size_t seat, std::size_t back,
                                        const ObservationModel* before, std::size_t stayed,
                                        std::size_t known) const {
    const auto& now = *m_players[seat].prep;
    const auto suit = likeliest(now[back]);
    const double once = std::exp(best(now[back]));
    // Which of several cards stayed nobody knows.
    if (before == nullptr || !before->m_players[seat].prep ||
        before->m_players[seat].prep->size() != stayed) {
        return once;
    }
    // Backs lie in any order: so many as both tables show of a suit, those that are known already
    // counted, were seen twice.
    const auto& earlier = *before->m_players[seat].prep;
    const auto isOfSuit = [suit](const Suits& logs) { return likeliest(logs) == suit; };
    const auto seenNow = std::count_if(now.begin(), now.end(), isOfSuit);
    const auto seenThen = std::count_if(earlier.begin(), earlier.end(), isOfSuit);
    if (static_cast<std::ptrdiff_t>(known) >= std::min(seenNow, seenThen)) {
        return 0;
    }
    double then = 1;
    for (const auto& logs : earlier) {
        then = isOfSuit(logs) ? std::min(then, std::exp(best(logs))) : then;
    }
    return twice(once, then);
}

void ObservationModel::name(State& state) const { nameSeen(state, nullptr, {}, 0); }

void ObservationModel::nameCertain(State& state, const ObservationModel* before,
                                   const Untouched& untouched, double sure) const {
    nameSeen(state, before, untouched, sure);
}

void ObservationModel::nameGlimpsed(State& state, const State& known, double sure) const {
    // Cards of a zone may lie in another order where less is known of them.
    const auto isKnown = [&](Zone zone, GameCard card) {
        const auto isIt = [card](GameCard other) {
            return card.id() && other.id() ? card == other : card.suit() == other.suit();
        };
        const auto count = [&](const State& in) {
            const auto cards = in.cards.in(zone);
            return std::count_if(cards.begin(), cards.end(), isIt);
        };
        return count(known) >= count(state);
    };
    const auto takeBack = [&](Zone zone, std::size_t place) {
        if (!isKnown(zone, state.cards.in(zone)[place])) {
            state.cards.replace(zone, place, GameCard());
        }
    };
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        std::vector<std::size_t> assignment;
        (void)prepLikelihood(state, SeenCards(state), seat, &assignment, nullptr);
        for (std::size_t c = 0; c < assignment.size(); ++c) {
            const auto suit = state.cards.in(Zone::prep(seat))[c].suit();
            if (suit && assignment[c] < m_players[seat].prep->size()) {
                const auto& logs = (*m_players[seat].prep)[assignment[c]];
                if (showsAnother(logs, index(*suit))) {
                    takeBack(Zone::prep(seat), c);
                }
            }
        }
    }
    if (const auto deck = state.cards.in(Zone::deck()); m_deckTop && !deck.empty()) {
        const auto suit = deck.front().suit();
        if (suit && showsAnother(*m_deckTop, index(*suit))) {
            takeBack(Zone::deck(), 0);
        }
    }
    const auto pile = state.cards.in(Zone::discard());
    if (m_discardTop && !pile.empty()) {
        const auto id = pile.back().id();
        const bool isKnownTop = known.cards.in(Zone::discard()).back() == pile.back();
        if (id && !isKnownTop &&
            showsAnother(*m_discardTop, static_cast<std::size_t>(id->index()))) {
            state.cards.replace(Zone::discard(), pile.size() - 1, GameCard());
        }
    }
    nameSeen(state, nullptr, {}, sure);
}

void ObservationModel::nameSeen(State& state, const ObservationModel* before,
                                const Untouched& untouched, double sure) const {
    const auto nameSuit = [&state](Zone zone, std::size_t place, Suit suit) {
        const auto card = state.cards.in(zone)[place];
        if (!card.suit() && SeenCards(state).canBe(card, suit)) {
            state.cards.replace(zone, place, GameCard(suit));
        }
    };
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        std::vector<std::size_t> assignment;
        (void)prepLikelihood(state, SeenCards(state), seat, &assignment, nullptr);
        for (std::size_t c = 0; c < assignment.size(); ++c) {
            if (assignment[c] >= m_players[seat].prep->size()) {
                continue;
            }
            const auto& logs = (*m_players[seat].prep)[assignment[c]];
            const bool wasRead = best(logs) < 0;
            const auto stayed = untouched.prep.at(seat);
            const auto suit = kSuits[likeliest(logs)];
            const auto cards = state.cards.in(Zone::prep(seat));
            const auto known = static_cast<std::size_t>(std::count_if(
                cards.begin(), cards.end(), [suit](GameCard card) { return card.suit() == suit; }));
            if (wasRead && surenessOfBack(seat, assignment[c], c < stayed ? before : nullptr,
                                          stayed, known) >= sure) {
                nameSuit(Zone::prep(seat), c, suit);
            }
        }
    }
    const auto surenessOf = [](const auto& now, const auto& then, bool isSame) {
        const double once = std::exp(best(now));
        if (!isSame || !then) {
            return once;
        }
        return likeliest(*then) == likeliest(now) ? twice(once, std::exp(best(*then))) : 0.0;
    };
    static const std::optional<std::array<double, kSuitCount + 1>> kNoDeck;
    static const std::optional<Cards> kNoDiscard;
    if (m_deckTop && state.cards.count(Zone::deck()) > 0 &&
        surenessOf(*m_deckTop, before != nullptr ? before->m_deckTop : kNoDeck, untouched.deck) >=
            sure) {
        if (const auto suit = likeliest(*m_deckTop); suit < kSuitCount) {
            nameSuit(Zone::deck(), 0, kSuits[suit]);
        }
    }
    const auto count = state.cards.count(Zone::discard());
    if (m_discardTop && count > 0 &&
        surenessOf(*m_discardTop, before != nullptr ? before->m_discardTop : kNoDiscard,
                   untouched.discard) >= sure) {
        const auto id = likeliest(*m_discardTop);
        const auto top = state.cards.in(Zone::discard())[count - 1];
        if (!top.id() && id < kCardCount &&
            SeenCards(state).canBe(top, CardId(static_cast<int>(id)))) {
            state.cards.replace(Zone::discard(), count - 1, GameCard(CardId(static_cast<int>(id))));
        }
    }
}

} // namespace pocketmars::engine
