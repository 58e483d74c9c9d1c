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

} // namespace

void ObservationModel::name(State& state) const { nameSeen(state, 0); }

void ObservationModel::nameGlimpsed(State& state, const State& known, double sure) const {
    // First: what is seen against a glimpse is as likely a misread, and names nothing yet.
    nameSeen(state, sure);
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
        (void)prepLikelihood(state, SeenCards(state), seat, &assignment, false);
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
}

void ObservationModel::nameSeen(State& state, double sure) const {
    const auto nameSuit = [&state](Zone zone, std::size_t place, Suit suit) {
        const auto card = state.cards.in(zone)[place];
        if (!card.suit() && SeenCards(state).canBe(card, suit)) {
            state.cards.replace(zone, place, GameCard(suit));
        }
    };
    const auto isSure = [sure](const auto& logs) { return std::exp(best(logs)) >= sure; };
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        std::vector<std::size_t> assignment;
        (void)prepLikelihood(state, SeenCards(state), seat, &assignment, false);
        for (std::size_t c = 0; c < assignment.size(); ++c) {
            if (assignment[c] >= m_players[seat].prep->size()) {
                continue;
            }
            const auto& logs = (*m_players[seat].prep)[assignment[c]];
            const bool wasRead = best(logs) < 0;
            if (wasRead && isSure(logs)) {
                nameSuit(Zone::prep(seat), c, kSuits[likeliest(logs)]);
            }
        }
    }
    if (m_deckTop && state.cards.count(Zone::deck()) > 0 && isSure(*m_deckTop)) {
        if (const auto suit = likeliest(*m_deckTop); suit < kSuitCount) {
            nameSuit(Zone::deck(), 0, kSuits[suit]);
        }
    }
    const auto count = state.cards.count(Zone::discard());
    if (m_discardTop && count > 0 && isSure(*m_discardTop)) {
        const auto id = likeliest(*m_discardTop);
        const auto top = state.cards.in(Zone::discard())[count - 1];
        if (!top.id() && id < kCardCount &&
            SeenCards(state).canBe(top, CardId(static_cast<int>(id)))) {
            state.cards.replace(Zone::discard(), count - 1, GameCard(CardId(static_cast<int>(id))));
        }
    }
}

} // namespace pocketmars::engine
