#include "engine/state/state.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <string_view>
#include <utility>

namespace pocketmars::engine {
namespace {

constexpr std::array<std::string_view, 3> kLevels{"android", "super_droid", "cyborg"};
constexpr std::array<std::string_view, 5> kPhases{"architect", "failure", "android", "turn",
                                                  "over"};

Reading<StackCard> stripOf(GameCard card) {
    if (card.isFaceDown()) {
        return Reading<StackCard>(FaceDown{});
    }
    const auto id = card.id();
    return id ? Reading<StackCard>(id->value()) : Reading<StackCard>::unread();
}

/// A covered habitation card shows its 0 only; the top one shows which it is.
Reading<StackCard> habitationCardOf(GameCard card, bool onTop) {
    if (card.isFaceDown()) {
        return Reading<StackCard>(FaceDown{});
    }
    const auto id = card.id();
    return Reading<StackCard>(onTop && id ? StackCard(*id) : StackCard(0));
}

Reading<std::vector<Reading<StackCard>>> stackOf(const State& state, Suit suit) {
    const auto cards = state.cards.in(Zone::stack(suit));
    std::vector<Reading<StackCard>> strips;
    strips.reserve(cards.size());
    for (const auto& card : cards) {
        strips.push_back(suit == Suit::Habitation ? habitationCardOf(card, &card == &cards.back())
                                                  : stripOf(card));
    }
    return Reading<std::vector<Reading<StackCard>>>(std::move(strips));
}

/// @param space  PlayerState::oneStar or twoStar
Reading<ColonistCounts> spaceOf(const NamedState& game,
                                std::array<std::uint8_t, 4> PlayerState::*space,
                                std::size_t building) {
    ColonistCounts counts;
    for (std::size_t seat = 0; seat < game.state.playerCount; ++seat) {
        const int count = (game.state.players.at(seat).*space).at(building);
        if (count > 0) {
            counts.emplace(game.colours[seat], Reading<int>(count));
        }
    }
    return Reading<ColonistCounts>(std::move(counts));
}

Reading<Suit> backOf(GameCard card) {
    const auto suit = card.suit();
    return suit ? Reading<Suit>(*suit) : Reading<Suit>::unread();
}

ObservedPlayer playerOf(const NamedState& game, std::size_t seat) {
    const auto& player = game.state.players.at(seat);
    ObservedPlayer seen;
    seen.role = roleOf(game.state, seat);
    seen.colour = game.colours[seat];
    seen.energy = Reading<int>(player.energy);
    seen.earth = Reading<int>(player.earth);
    seen.ship = Reading<int>(player.ship);
    std::vector<Reading<Suit>> backs;
    for (const auto card : game.state.cards.in(Zone::prep(seat))) {
        backs.push_back(backOf(card));
    }
    seen.prep = Reading<std::vector<Reading<Suit>>>(std::move(backs));
    return seen;
}

Reading<std::optional<CardId>> discardTopOf(const State& state) {
    const auto discard = state.cards.in(Zone::discard());
    if (discard.empty()) {
        return Reading<std::optional<CardId>>(std::nullopt);
    }
    const auto id = discard.back().id();
    return id ? Reading<std::optional<CardId>>(id) : Reading<std::optional<CardId>>::unread();
}

Reading<std::optional<Suit>> deckTopOf(const State& state) {
    const auto deck = state.cards.in(Zone::deck());
    if (deck.empty()) {
        return Reading<std::optional<Suit>>(std::nullopt);
    }
    const auto suit = deck.front().suit();
    return suit ? Reading<std::optional<Suit>>(suit) : Reading<std::optional<Suit>>::unread();
}

} // namespace

std::string_view name(Level level) { return kLevels.at(static_cast<std::size_t>(level)); }

std::optional<Level> levelFromName(std::string_view text) {
    const auto found = std::find(kLevels.begin(), kLevels.end(), text);
    return found == kLevels.end()
               ? std::nullopt
               : std::optional(static_cast<Level>(std::distance(kLevels.begin(), found)));
}

std::string_view name(Phase phase) { return kPhases.at(static_cast<std::size_t>(phase)); }

bool operator==(const State& a, const State& b) {
    if (a.mode != b.mode || a.edition != b.edition || a.level != b.level || a.phase != b.phase ||
        a.toMove != b.toMove || a.playerCount != b.playerCount || a.readings != b.readings ||
        a.round != b.round || a.players != b.players || a.progress != b.progress) {
        return false;
    }
    auto cardsOfA = a.cards;
    auto cardsOfB = b.cards;
    cardsOfA.sortUnordered();
    cardsOfB.sortUnordered();
    return cardsOfA == cardsOfB;
}

Role roleOf(const State& state, std::size_t seat) {
    return state.mode == Mode::Solo && seat == 1 ? Role::Da : Role::Human;
}

int colonistsOnTwoStar(const State& state, std::size_t building) {
    int count = 0;
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        count += state.players[seat].twoStar[building];
    }
    return count;
}

int colonistsInBuildings(const PlayerState& player) {
    return std::accumulate(player.oneStar.begin(), player.oneStar.end(), 0) +
           std::accumulate(player.twoStar.begin(), player.twoStar.end(), 0);
}

Observation observe(const NamedState& game) {
    assert(game.colours.size() == game.state.playerCount);
    Observation seen;
    seen.mode = game.state.mode;
    for (std::size_t seat = 0; seat < game.state.playerCount; ++seat) {
        seen.players.push_back(playerOf(game, seat));
    }
    for (const auto suit : kSuits) {
        seen.building(suit).stack = stackOf(game.state, suit);
    }
    for (std::size_t i = 0; i < kScoringSuits.size(); ++i) {
        auto& building = seen.building(kScoringSuits.at(i));
        building.oneStar = spaceOf(game, &PlayerState::oneStar, i);
        building.twoStar = spaceOf(game, &PlayerState::twoStar, i);
    }
    seen.discardTop = discardTopOf(game.state);
    seen.deckTop = deckTopOf(game.state);
    return seen;
}

} // namespace pocketmars::engine
