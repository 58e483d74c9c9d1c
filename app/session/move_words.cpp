#include "app/session/move_words.h"

#include "app/session/words.h"
#include "engine/game.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

namespace pocketmars::session {
namespace {

using engine::Action;
using engine::ActionKind;
using engine::GameCard;
using engine::NamedState;
using engine::PlayerState;
using engine::State;
using engine::Suit;
using engine::Zone;

std::string text(GameCard card) {
    if (card.id()) {
        return card.toString();
    }
    return card.suit() ? "a card of " + std::string(engine::name(*card.suit())) : "a card";
}

std::string text(Suit suit) { return std::string(engine::name(suit)); }

std::string cards(std::size_t count) {
    return std::to_string(count) + (count == 1 ? " card" : " cards");
}

/// The phrases of one turn, each with who does it.
class Words {
public:
    explicit Words(const NamedState& game) : m_game(&game) {}

    void add(std::size_t seat, const std::string& phrase) {
        // Who acts is said once for all that they do in a row.
        m_phrases.push_back(m_last == seat ? phrase : m_game->colours[seat] + " " + phrase);
        m_last = seat;
    }
    void addWithoutActor(std::string phrase) { m_phrases.push_back(std::move(phrase)); }

    [[nodiscard]] std::string colour(std::size_t seat) const { return m_game->colours[seat]; }
    [[nodiscard]] std::string joinedPhrases() const { return joined(m_phrases); }

private:
    const NamedState* m_game;
    std::vector<std::string> m_phrases;
    std::optional<std::size_t> m_last;
};

/// What an action does with cards; empty where its colonists and energy say all.
std::string cardPhrase(const Words& words, const State& before, const Action& action) {
    const auto card = text(action.card);
    const auto top = [&before](Suit suit) {
        return text(before.cards.in(Zone::stack(suit)).back().faceUp());
    };
    switch (action.kind) {
    case ActionKind::PlayHand:
        return "plays " + card + " from the hand";
    case ActionKind::PlayPrep:
        return "plays " + card + " from the prep module";
    case ActionKind::PlayOther:
        return "plays " + card + " from " + words.colour(action.seat) + "'s prep module";
    case ActionKind::ConvertHand:
        return "discards " + card + " of the hand for energy";
    case ActionKind::ConvertPrep:
        return "discards " + card + " of the prep module for energy";
    case ActionKind::Pass:
        return "passes";
    case ActionKind::SwapTops:
        return "swaps the two top cards of " + text(action.suit);
    case ActionKind::TakeDiscard:
        return "takes " + card + " from the discard pile";
    case ActionKind::TakeTop:
        return "takes " + top(action.suit) + " from the stack of " + text(action.suit);
    case ActionKind::TurnTop:
        return "turns " + top(action.suit) + " face down";
    case ActionKind::SwapPrep:
        return "gives " + card + " for " + text(action.card2) + " of " + words.colour(action.seat) +
               "'s prep module";
    case ActionKind::SwapHand:
        return "swaps " + card + " of the hand with " + text(action.card2) + " of the prep module";
    case ActionKind::BuryHand:
        return "puts " + card + " of the hand under the deck";
    case ActionKind::BuryPrep:
        return "puts " + card + " of the prep module under the deck";
    case ActionKind::Look:
        return "looks at " + words.colour(action.seat) + "'s prep module";
    case ActionKind::Discard:
        return "discards " + card;
    case ActionKind::Keep:
        return "keeps " + card + " and puts " + text(action.card2) + " face down on its stack";
    case ActionKind::DrawFromDa:
        return "draws " + card + " from " + words.colour(1) + "'s prep module";
    case ActionKind::Prepare:
        return "puts " + card + " into the prep module";
    case ActionKind::DraftKeep:
        return "keeps " + card;
    case ActionKind::Ability:
        return "uses the ability of " + text(before.progress.suit);
    case ActionKind::Bottom:
        return "runs the bottom action";
    default:
        return {};
    }
}

/// How one player's colonists and energy went from one state to the next.
void addChanges(Words& words, std::size_t seat, const PlayerState& from, const PlayerState& to) {
    int leftEarth = from.earth - to.earth;
    int joinedShip = to.ship - from.ship;
    std::vector<std::string> phrases;
    const auto say = [&phrases](const char* what, Suit building, int times) {
        for (int i = 0; i < times; ++i) {
            phrases.push_back(what + text(building));
        }
    };
    for (const auto building : engine::kScoringSuits) {
        const auto b = engine::index(building);
        int onOne = to.oneStar[b] - from.oneStar[b];
        int onTwo = to.twoStar[b] - from.twoStar[b];
        const int up = std::max(onTwo, 0);
        const int down = onTwo < 0 && onOne > 0 ? std::min(-onTwo, onOne) : 0;
        onOne += up - down;
        onTwo += down - up;
        say("moves up in ", building, up);
        say("moves down in ", building, down);
        const int came = std::max(onOne, 0);
        // From Earth straight to the building, or by the ship.
        const bool landed = came > 0 && joinedShip == 0 && leftEarth == came;
        say(landed ? "lands in " : "settles in ", building, came);
        (landed ? leftEarth : joinedShip) -= landed ? came : -came;
        const int left = std::max(-onOne, 0) + std::max(-onTwo, 0);
        say("goes back to the ship from ", building, left);
        joinedShip -= left;
    }
    if (leftEarth > 0) {
        phrases.insert(phrases.begin(), "launches " + std::to_string(leftEarth));
    }
    if (const int energy = to.energy - from.energy; energy != 0) {
        phrases.push_back((energy > 0 ? "gains " : "pays ") + std::to_string(std::abs(energy)) +
                          " energy");
    }
    for (const auto& phrase : phrases) {
        words.add(seat, phrase);
    }
}

/// What left the deck on its own.
void addDeck(Words& words, std::optional<std::size_t> seat, const Action& action,
             const State& before, const State& after) {
    const auto buried = action.kind == ActionKind::BuryHand || action.kind == ActionKind::BuryPrep;
    const auto from = before.cards.count(Zone::deck()) + (buried ? 1U : 0U);
    const auto to = after.cards.count(Zone::deck());
    if (action.kind == ActionKind::Shuffle) {
        words.addWithoutActor("a new deck of " + cards(to) + " is shuffled");
        return;
    }
    if (to >= from) {
        return;
    }
    const auto burnt = after.cards.count(Zone::discard()) - before.cards.count(Zone::discard());
    if (before.phase == engine::Phase::Failure) {
        words.addWithoutActor("system failure: " + cards(burnt) + " discarded");
    } else if (before.phase == engine::Phase::Android) {
        if (burnt > 0) {
            words.add(1, "sparks: " + cards(burnt) + " discarded");
        }
        if (from - to > burnt) {
            words.addWithoutActor("DA's prep module is refilled");
        }
    } else if (seat) {
        words.add(*seat, "draws " + cards(from - to));
    }
}

/// A last card of DA's prep module is drawn without a choice (ruling 9).
void addLastDraw(Words& words, const Action& action, const State& before, const State& after) {
    if (before.phase != engine::Phase::Architect || before.mode != engine::Mode::Solo) {
        return;
    }
    const bool isChosen = action.kind == ActionKind::DrawFromDa ||
                          action.kind == ActionKind::PlayOther || action.kind == ActionKind::Launch;
    const auto prep = Zone::prep(1);
    if (before.cards.count(prep) > after.cards.count(prep) + (isChosen ? 1U : 0U)) {
        words.add(0, "draws the last card of " + words.colour(1) + "'s prep module");
    }
}

} // namespace

std::string movesInWords(const NamedState& before, std::span<const Action> actions) {
    Words words(before);
    auto state = before.state;
    for (const auto& action : actions) {
        const auto seat = engine::playerToDecide(state);
        auto after = state;
        engine::apply(after, action);
        if (seat) {
            if (const auto phrase = cardPhrase(words, state, action); !phrase.empty()) {
                words.add(*seat, phrase);
            }
            if (action.kind == ActionKind::Launch && state.mode == engine::Mode::Solo) {
                words.add(*seat, "discards " + text(action.card) + " of " + words.colour(1) +
                                     "'s prep module");
            }
        }
        for (std::size_t player = 0; player < state.playerCount; ++player) {
            addChanges(words, player, state.players[player], after.players[player]);
        }
        addLastDraw(words, action, state, after);
        addDeck(words, seat, action, state, after);
        state = after;
    }
    const auto all = words.joinedPhrases();
    return all.empty() ? "nothing happens" : all;
}

} // namespace pocketmars::session
