#include "engine/state/state_agreement.h"

#include <algorithm>
#include <span>
#include <utility>

namespace pocketmars::engine {
namespace {

bool mayBe(GameCard believed, GameCard really) {
    return believed.isFaceDown() == really.isFaceDown() &&
           (believed.id() ? believed == really
                          : !believed.suit() || believed.suit() == really.suit());
}

bool sameSequence(std::span<const GameCard> believed, std::span<const GameCard> really) {
    return std::equal(believed.begin(), believed.end(), really.begin(), really.end(), mayBe);
}

/// Where nobody sees how many cards there are: those of which nothing is known count nothing.
bool sameAsFarAsKnown(std::span<const GameCard> believed, std::span<const GameCard> really) {
    const auto common = std::min(believed.size(), really.size());
    const auto rest = believed.subspan(common);
    return sameSequence(believed.first(common), really.first(common)) &&
           std::all_of(rest.begin(), rest.end(), [](GameCard card) { return card == GameCard(); });
}

/// What says most goes first: a card that is known takes itself, and leaves the others to `?`.
/// @param isCounted  whether everybody sees how many there are
bool sameMultiset(std::span<const GameCard> believed, std::span<const GameCard> really,
                  bool isCounted) {
    std::vector<GameCard> from(believed.begin(), believed.end());
    std::vector<GameCard> left(really.begin(), really.end());
    const auto doubt = [](GameCard card) { return card.id() ? 0 : card.suit() ? 1 : 2; };
    std::sort(from.begin(), from.end(), [&](auto a, auto b) { return doubt(a) < doubt(b); });
    for (const auto card : from) {
        const auto fits = std::find_if(left.begin(), left.end(),
                                       [card](GameCard other) { return mayBe(card, other); });
        if (fits != left.end()) {
            left.erase(fits);
        } else if (isCounted || card != GameCard()) {
            return false;
        }
    }
    return left.empty() || !isCounted;
}

} // namespace

std::vector<std::string> disagreements(const State& believed, const State& truth) {
    std::vector<std::string> out;
    const auto check = [&out](bool same, std::string path) {
        if (!same) {
            out.push_back(std::move(path));
        }
    };
    check(believed.mode == truth.mode, "mode");
    check(believed.edition == truth.edition, "edition");
    check(believed.mode != Mode::Solo || believed.level == truth.level, "level");
    check(believed.round == truth.round, "round");
    check(believed.phase == truth.phase, "phase");
    check(believed.toMove == truth.toMove, "to_move");
    check(believed.playerCount == truth.playerCount, "players");
    const auto multiset = [&](Zone zone) {
        check(sameMultiset(believed.cards.in(zone), truth.cards.in(zone), true), pathOf(zone));
    };
    const auto sequence = [&](Zone zone) {
        check(sameSequence(believed.cards.in(zone), truth.cards.in(zone)), pathOf(zone));
    };
    for (std::size_t seat = 0; seat < truth.playerCount; ++seat) {
        const auto& a = believed.players[seat];
        const auto& b = truth.players[seat];
        const auto path = "players." + std::to_string(seat) + ".";
        check(a.energy == b.energy, path + "energy");
        check(a.earth == b.earth, path + "earth");
        check(a.ship == b.ship, path + "ship");
        for (const auto suit : kScoringSuits) {
            const auto building = "buildings." + std::string(name(suit));
            check(a.oneStar[index(suit)] == b.oneStar[index(suit)], building + ".one_star");
            check(a.twoStar[index(suit)] == b.twoStar[index(suit)], building + ".two_star");
        }
        multiset(Zone::hand(seat));
        multiset(Zone::prep(seat));
    }
    for (const auto suit : kSuits) {
        sequence(Zone::stack(suit));
    }
    // Nobody sees of a card that nobody knows whether it lies in the deck or in the discard pile.
    const auto deck = Zone::deck();
    const auto pile = Zone::discard();
    check(sameAsFarAsKnown(believed.cards.in(deck), truth.cards.in(deck)) &&
              (believed.cards.count(deck) == 0) == (truth.cards.count(deck) == 0),
          pathOf(deck));
    check(sameMultiset(believed.cards.in(pile), truth.cards.in(pile), false) &&
              (believed.cards.count(pile) == 0) == (truth.cards.count(pile) == 0),
          pathOf(pile));
    return out;
}

} // namespace pocketmars::engine
