#include "engine/inference/observation_model.h"

#include "engine/state/unknown_cards.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <optional>
#include <span>

namespace pocketmars::engine {
namespace {

// Of an item without a stated confidence: a person said so, or a file.
constexpr double kStated = 0.999;
// No reader is surer than this, nor less sure than a guess.
constexpr double kSurest = 0.999;
constexpr double kLeastSure = 0.3;
// A card of a stack that was overlooked, or is none.
constexpr double kMiscounted = 0.002;
// The same of a prep module, whose cards lie side by side.
constexpr double kBackMiscounted = 0.0004;
// What it costs that an item must have changed since, nats.
constexpr double kAnotherByNow = 3.0;
// What it costs that the top card of a stack must have been taken or turned over since, nats.
constexpr double kTakenAgain = 6.0;
// How much less likely a count is to be misread by one more.
constexpr double kOneFurther = 0.35;

double sureness(std::optional<double> confidence) {
    return std::clamp(confidence.value_or(kStated), kLeastSure, kSurest);
}

/// The value seen with its confidence, the rest shared among the others.
template <std::size_t N>
std::array<double, N> oneOf(std::size_t value, std::optional<double> confidence) {
    std::array<double, N> out;
    const double right = sureness(confidence);
    out.fill(std::log((1 - right) / static_cast<double>(N - 1)));
    out.at(value) = std::log(right);
    return out;
}

std::array<double, 8> countOf(const Reading<int>& seen) {
    std::array<double, 8> out{};
    if (!seen.isRead()) {
        return out;
    }
    const auto value = std::clamp(seen.value(), 0, 7);
    const double right = sureness(seen.confidence());
    double sum = 0;
    for (int i = 0; i < 8; ++i) {
        sum += i == value ? 0.0 : std::pow(kOneFurther, std::abs(i - value));
    }
    for (int i = 0; i < 8; ++i) {
        out.at(static_cast<std::size_t>(i)) = std::log(
            i == value ? right : (1 - right) * std::pow(kOneFurther, std::abs(i - value)) / sum);
    }
    return out;
}

/// The mean probability of some alternatives.
template <class Values> double logMean(const Values& logs) {
    double sum = 0;
    for (const double each : logs) {
        sum += std::exp(each);
    }
    return std::log(sum / static_cast<double>(logs.size()));
}

/// Of a card whose back was seen. A suit of which no card is left speaks against the state; of the
/// others each is as likely as it has cards left.
/// @param back  by suit
ObservationModel::LogLikelihood suitLikelihood(GameCard card, const double* back,
                                               const SeenCards& known) {
    if (const auto suit = card.suit()) {
        return {back[index(*suit)], 0};
    }
    double possible = 0;
    double likely = 0;
    int left = 0;
    for (const auto suit : kSuits) {
        if (known.left(suit) > 0) {
            const double p = std::exp(back[index(suit)]);
            possible += p;
            likely += p * known.left(suit);
            left += known.left(suit);
        }
    }
    if (left == 0) {
        return {std::log(kMiscounted), 0};
    }
    // What was not read (all logs 0) says nothing.
    const double sure = std::min(std::log(possible), 0.0);
    return {sure, std::log(likely / left) - sure};
}

/// Of a back that was seen before: the chance that it shows the same suit now.
template <class Values>
ObservationModel::LogLikelihood sameAgain(const Values& now, const Values& earlier) {
    double likely = 0;
    double could = 0;
    for (std::size_t i = 0; i < now.size(); ++i) {
        likely += std::exp(now[i] + earlier[i]);
        could += std::exp(earlier[i]);
    }
    return {std::log(likely / could), 0};
}

/// The most of what the cards of a stack sum up to, each beside its strip; from some place on the
/// strips may be one off, which counts as one miscount.
/// @param value  of a card beside a strip, which may be beyond the last; indices
template <class Value> double bestShifted(std::size_t cards, const Value& value) {
    const double miss = std::log(kMiscounted);
    const auto from = [&](std::size_t first, std::size_t strip) {
        double sum = 0;
        for (std::size_t c = first; c < cards; ++c) {
            sum += value(c, strip + c - first);
        }
        return sum;
    };
    double most = from(0, 0);
    if (most > miss) {
        return most;
    }
    double before = 0; // of the cards below what was overlooked, or seen where nothing is
    for (std::size_t c = 0; c < cards; ++c) {
        most = std::max({most, before + miss + from(c + 1, c), before + miss + from(c, c + 1)});
        before += value(c, c);
    }
    return most;
}

} // namespace

ObservationModel::ObservationModel(const Observation& seen, const std::vector<std::string>& colours,
                                   const ObservationModel* before) {
    assert(seen.players.size() == colours.size());
    for (std::size_t seat = 0; seat < colours.size(); ++seat) {
        addPlayer(seen, seat, colours[seat]);
    }
    for (const auto suit : kSuits) {
        const auto& stack = seen.building(suit).stack;
        if (!stack.isRead()) {
            continue;
        }
        auto& strips = m_stacks[index(suit)].emplace();
        for (const auto& strip : stack.value()) {
            strips.push_back(stripLogs(strip));
            m_asRead += best(strips.back());
        }
    }
    if (seen.discardTop.isRead()) {
        const auto& top = seen.discardTop.value();
        m_discardTop =
            oneOf<kCardCount + 1>(top ? static_cast<std::size_t>(top->index()) : kCardCount,
                                  seen.discardTop.confidence());
        m_asRead += best(*m_discardTop);
    }
    if (seen.deckTop.isRead()) {
        const auto& top = seen.deckTop.value();
        m_deckTop =
            oneOf<kSuitCount + 1>(top ? index(*top) : kSuitCount, seen.deckTop.confidence());
        m_asRead += best(*m_deckTop);
    }
    if (before != nullptr) {
        expectUntouched(*before);
    }
}

std::optional<std::size_t> ObservationModel::shownBy(GameCard card) {
    if (card.isFaceDown()) {
        return kDown;
    }
    const auto id = card.id();
    return id ? std::optional(static_cast<std::size_t>(id->rank())) : std::nullopt;
}

ObservationModel::Hidden ObservationModel::hidden() const {
    Hidden out;
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        out.preps.at(seat) = m_players[seat].prep;
    }
    out.discardTop = m_discardTop;
    out.deckTop = m_deckTop;
    return out;
}

void ObservationModel::addPlayer(const Observation& seen, std::size_t seat,
                                 const std::string& colour) {
    const auto& from = seen.players[seat];
    auto& player = m_players.emplace_back();
    player.energy = countOf(from.energy);
    player.earth = countOf(from.earth);
    player.ship = countOf(from.ship);
    for (std::size_t b = 0; b < kScoringSuits.size(); ++b) {
        const auto& building = seen.building(kScoringSuits[b]);
        player.oneStar[b] = countOf(colonists(building.oneStar, colour));
        player.twoStar[b] = countOf(colonists(building.twoStar, colour));
        m_asRead += best(player.oneStar[b]) + best(player.twoStar[b]);
    }
    m_asRead += best(player.energy) + best(player.earth) + best(player.ship);
    if (from.prep.isRead()) {
        player.prep.emplace();
        for (const auto& back : from.prep.value()) {
            player.prep->push_back(back.isRead()
                                       ? oneOf<kSuitCount>(index(back.value()), back.confidence())
                                       : Suits{});
            m_asRead += best(player.prep->back());
        }
    }
}

ObservationModel::Strip ObservationModel::stripLogs(const Reading<StackCard>& strip) {
    Strip logs{};
    if (!strip.isRead()) {
        return logs;
    }
    const auto& card = strip.value();
    if (std::holds_alternative<FaceDown>(card)) {
        return oneOf<kDown + 1>(kDown, strip.confidence());
    }
    if (const auto* id = std::get_if<CardId>(&card)) {
        return oneOf<kDown + 1>(static_cast<std::size_t>(id->rank()), strip.confidence());
    }
    if (const int value = std::get<int>(card); value > 0) {
        return oneOf<kDown + 1>(static_cast<std::size_t>(value - 1), strip.confidence());
    }
    // A covered habitation card: face up, whichever it is.
    logs[kDown] = std::log(1 - sureness(strip.confidence()));
    return logs;
}

double ObservationModel::logColonists(std::size_t seat, Spot spot, std::size_t value) const {
    const auto& player = m_players[seat];
    if (spot == Spot::earth()) {
        return player.earth[value];
    }
    if (spot == Spot::ship()) {
        return player.ship[value];
    }
    const auto b = (spot.index() - 2) % kScoringSuits.size();
    return spot == Spot::oneStar(b) ? player.oneStar[b][value] : player.twoStar[b][value];
}

double ObservationModel::stackLikelihood(const State& state, Suit suit) const {
    const auto& strips = m_stacks[index(suit)];
    if (!strips) {
        return 0;
    }
    const auto cards = state.cards.in(Zone::stack(suit));
    const double anew = alignment(cards, *strips);
    const auto& miscounted = m_miscounted[index(suit)];
    if (!miscounted) {
        return anew;
    }
    const auto& then = miscounted->cards;
    if (then.size() > cards.size() || !std::equal(then.begin(), then.end(), cards.begin())) {
        return anew;
    }
    const double again =
        miscounted->logLikelihood +
        alignment(cards.subspan(then.size()), std::span(*strips).subspan(miscounted->read));
    return std::max(anew, again);
}

double ObservationModel::alignment(std::span<const GameCard> cards,
                                   std::span<const Strip> strips) const {
    const auto match = [](GameCard card, const Strip& strip) {
        if (card.isFaceDown()) {
            return strip[kDown];
        }
        if (const auto id = card.id()) {
            return strip[static_cast<std::size_t>(id->rank())];
        }
        return logMean(std::array<double, kDown>{strip[0], strip[1], strip[2], strip[3], strip[4],
                                                 strip[5], strip[6]});
    };
    // The likeliest alignment of what lies there and what was seen.
    const double miss = std::log(kMiscounted);
    std::array<double, kCardCount + 1> row{};
    for (std::size_t s = 0; s <= strips.size(); ++s) {
        double diagonal = row[0];
        row[0] = static_cast<double>(s) * miss;
        for (std::size_t c = 1; c <= cards.size(); ++c) {
            const double above = row[c];
            if (s == 0) {
                row[c] = row[c - 1] + miss;
            } else {
                row[c] = std::max({diagonal + match(cards[c - 1], strips[s - 1]), above + miss,
                                   row[c - 1] + miss});
            }
            diagonal = above;
        }
    }
    return row[cards.size()];
}

ObservationModel::LogLikelihood
ObservationModel::prepLikelihood(const State& state, const SeenCards& known, std::size_t seat,
                                 std::vector<std::size_t>* assignment, bool isSame) const {
    const bool wasSeen = isSame && m_then && m_then->preps.at(seat);
    const auto& seen = wasSeen ? m_again->preps.at(seat) : m_players[seat].prep;
    if (!seen) {
        return {};
    }
    const auto* const earlier = wasSeen ? &*m_then->preps.at(seat) : nullptr;
    const auto cards = state.cards.in(Zone::prep(seat));
    const std::size_t most = std::max(cards.size(), seen->size());
    const std::size_t common = std::min(cards.size(), seen->size());
    const double missing = std::log(kBackMiscounted) * static_cast<double>(most - common);
    constexpr std::size_t kMost = 4; // prep modules hold two; orders of more are too many to try
    if (most > kMost) {
        return {missing, 0};
    }
    std::array<std::size_t, kMost> order{};
    std::iota(order.begin(), order.end(), std::size_t{0});
    LogLikelihood likeliest{-1e9, 0};
    do {
        LogLikelihood sum{missing, 0};
        for (std::size_t c = 0; c < cards.size(); ++c) {
            if (order[c] < seen->size()) {
                const auto& back = (*seen)[order[c]];
                // Cards of which nothing is known are alike: the one lies where the other did.
                const bool isTold = earlier != nullptr && !cards[c].suit() && c < earlier->size();
                const auto part = isTold ? sameAgain(back, (*earlier)[c])
                                         : suitLikelihood(cards[c], back.data(), known);
                sum.known += part.known;
                sum.unknown += part.unknown;
            }
        }
        if (sum.total() > likeliest.total()) {
            likeliest = sum;
            if (assignment != nullptr) {
                assignment->assign(order.begin(),
                                   order.begin() + static_cast<std::ptrdiff_t>(cards.size()));
            }
        }
    } while (
        std::next_permutation(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(most)));
    return likeliest;
}

ObservationModel::LogLikelihood
ObservationModel::discardLikelihood(const State& state, const SeenCards& known, bool isSame) const {
    if (!m_discardTop) {
        return {};
    }
    const auto discard = state.cards.in(Zone::discard());
    const auto* const earlier =
        isSame && m_then && m_then->discardTop ? &*m_then->discardTop : nullptr;
    const auto& top = earlier != nullptr ? *m_again->discardTop : *m_discardTop;
    if (discard.empty()) {
        return {top[kCardCount], 0};
    }
    if (const auto id = discard.back().id()) {
        return {top[static_cast<std::size_t>(id->index())], 0};
    }
    double likely = 0;
    double could = 0;
    for (std::size_t i = 0; i < kCardCount; ++i) {
        if (known.canBe(discard.back(), CardId(static_cast<int>(i)))) {
            const double prior = earlier != nullptr ? std::exp((*earlier)[i]) : 1;
            likely += prior * std::exp(top[i]);
            could += prior;
        }
    }
    if (earlier != nullptr && could > 0) {
        return {std::log(likely / could), 0};
    }
    if (could == 0) {
        return {std::log(kMiscounted), 0};
    }
    // A card that can't lie here, since it lies elsewhere, speaks against the state.
    return {std::log(likely), -std::log(could)};
}

ObservationModel::LogLikelihood
ObservationModel::deckLikelihood(const State& state, const SeenCards& known, bool isSame) const {
    if (!m_deckTop) {
        return {};
    }
    const auto& top = isSame && m_again ? *m_again->deckTop : *m_deckTop;
    const auto deck = state.cards.in(Zone::deck());
    if (deck.empty()) {
        return {top[kSuitCount], 0};
    }
    return suitLikelihood(deck.front(), top.data(), known);
}

ObservationModel::LogLikelihood ObservationModel::logLikelihood(const State& state,
                                                                const Untouched& untouched) const {
    const SeenCards known(state);
    LogLikelihood sum;
    const auto add = [&sum](const LogLikelihood& part) {
        sum.known += part.known;
        sum.unknown += part.unknown;
    };
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        const auto& seen = m_players[seat];
        const auto& player = state.players[seat];
        sum.known += seen.energy[player.energy] + seen.earth[player.earth] + seen.ship[player.ship];
        for (std::size_t b = 0; b < kScoringSuits.size(); ++b) {
            sum.known += seen.oneStar[b][player.oneStar[b]] + seen.twoStar[b][player.twoStar[b]];
        }
        const auto cards = state.cards.count(Zone::prep(seat));
        const bool isSame = cards > 0 && untouched.prep.at(seat) == cards;
        add(prepLikelihood(state, known, seat, nullptr, isSame));
    }
    for (const auto suit : kSuits) {
        sum.known += stackLikelihood(state, suit);
    }
    add(discardLikelihood(state, known, untouched.discard));
    add(deckLikelihood(state, known, untouched.deck));
    return sum;
}

double ObservationModel::logLikelihoodOnTheWay(const State& state) const {
    const auto changing = [](const auto& logs, std::size_t value) {
        return std::max(logs[value] - best(logs), -kAnotherByNow);
    };
    double sum = 0;
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        const auto& seen = m_players[seat];
        const auto& player = state.players[seat];
        sum += changing(seen.energy, player.energy) + changing(seen.earth, player.earth) +
               changing(seen.ship, player.ship);
        for (std::size_t b = 0; b < kScoringSuits.size(); ++b) {
            sum += changing(seen.oneStar[b], player.oneStar[b]) +
                   changing(seen.twoStar[b], player.twoStar[b]);
        }
    }
    for (const auto suit : kSuits) {
        const auto cards = state.cards.in(Zone::stack(suit));
        const auto& strips = m_stacks[index(suit)];
        if (!strips) {
            continue;
        }
        sum += bestShifted(cards.size(), [&](std::size_t card, std::size_t at) {
            const auto value = shownBy(cards[card]);
            if (at >= strips->size() || !value) {
                return at >= strips->size() ? -kAnotherByNow : 0.0;
            }
            const auto& strip = (*strips)[at]; // the top card may be taken, or turned over
            return card + 1 < cards.size() ? strip[*value] - best(strip) : changing(strip, *value);
        });
        const auto more = strips->size() - std::min(cards.size(), strips->size());
        sum -= kAnotherByNow * static_cast<double>(more);
    }
    return sum;
}

double ObservationModel::logLikelihoodToCome(const State& state) const {
    double sum = 0;
    for (const auto suit : kSuits) {
        const auto cards = state.cards.in(Zone::stack(suit));
        const auto& strips = m_stacks[index(suit)];
        if (!strips) {
            continue;
        }
        sum += bestShifted(cards.size(), [&](std::size_t card, std::size_t at) {
            const auto value = shownBy(cards[card]);
            const double differs = at >= strips->size() ? std::log(kMiscounted)
                                   : value ? (*strips)[at][*value] - best((*strips)[at])
                                           : 0.0;
            const bool isTop = card + 1 == cards.size();
            return std::max(differs, isTop ? -kTakenAgain : std::log(kMiscounted));
        });
    }
    return sum;
}

} // namespace pocketmars::engine
