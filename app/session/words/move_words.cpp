#include "app/session/words/move_words.h"

#include "app/session/words/words.h"
#include "engine/rules/game.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace pocketmars::session {
namespace {

using engine::Action;
using engine::ActionKind;
using engine::GameCard;
using engine::marked;
using engine::NamedState;
using engine::phrase;
using engine::PlayerState;
using engine::State;
using engine::Suit;
using engine::Zone;

std::string text(Suit suit) { return buildingWord(suit); }

std::string text(GameCard card) { return cardWord(card); }

/// The phrases of one turn, each with who does it.
class Words {
public:
    /// @param after  of a card that nobody knows any more after it, the name is a guess; nothing
    ///               where all names are certain
    Words(const NamedState& game, const State* after) : m_game(&game), m_after(after) {}

    void add(std::size_t seat, const std::string& deed) {
        // Who acts is said once for all that they do in a row.
        m_phrases.push_back(m_last == seat
                                ? deed
                                //: %1 a player's colour, %2 what that player does: `red passes`
                                : phrase("Moves", "%1 %2").with(colour(seat), deed));
        m_last = seat;
    }
    void addWithoutActor(std::string event) { m_phrases.push_back(std::move(event)); }

    [[nodiscard]] std::string colour(std::size_t seat) const {
        return colourWord(m_game->colours[seat]);
    }
    /// A card that is played, or discarded.
    [[nodiscard]] std::string spent(GameCard card) const {
        const auto known = m_after == nullptr ? std::span<const GameCard>() : m_after->cards.all();
        const bool isGuess = m_after != nullptr && card.id() &&
                             std::none_of(known.begin(), known.end(),
                                          [card](GameCard each) { return each.id() == card.id(); });
        //: In what a player did; %1 the card that it most likely was: `red plays perhaps A7 from
        //: the hand`
        return isGuess ? phrase("Moves", "perhaps %1").with(text(card)) : text(card);
    }
    [[nodiscard]] const std::vector<std::string>& phrases() const { return m_phrases; }

private:
    const NamedState* m_game;
    const State* m_after;
    std::vector<std::string> m_phrases;
    std::optional<std::size_t> m_last;
};

struct CardDeed {
    ActionKind kind;
    const char* text;
};

/// What is done with nothing but the action's card.
constexpr CardDeed kCardDeeds[] = {
    {ActionKind::PlayHand,
     //: What a player does in a game; %1 a card
     marked("Moves", "plays %1 from the hand")},
    {ActionKind::PlayPrep,
     //: What a player does in a game; %1 a card
     marked("Moves", "plays %1 from the prep module")},
    {ActionKind::ConvertHand,
     //: What a player does in a game; %1 a card
     marked("Moves", "discards %1 of the hand for energy")},
    {ActionKind::ConvertPrep,
     //: What a player does in a game; %1 a card
     marked("Moves", "discards %1 of the prep module for energy")},
    {ActionKind::TakeDiscard,
     //: What a player does in a game; %1 a card
     marked("Moves", "takes %1 from the discard pile")},
    {ActionKind::BuryHand,
     //: What a player does in a game; %1 a card
     marked("Moves", "puts %1 of the hand under the deck")},
    {ActionKind::BuryPrep,
     //: What a player does in a game; %1 a card
     marked("Moves", "puts %1 of the prep module under the deck")},
    {ActionKind::Discard,
     //: What a player does in a game; %1 a card
     marked("Moves", "discards %1")},
    {ActionKind::Prepare,
     //: What a player does in a game; %1 a card
     marked("Moves", "puts %1 into the prep module")},
    {ActionKind::DraftKeep,
     //: What a player does in a game; %1 a card
     marked("Moves", "keeps %1")},
};

/// Whether an action's card lies in the discard pile or in a stack after it.
bool isSpent(ActionKind kind) {
    constexpr ActionKind kKinds[] = {
        ActionKind::PlayHand,    ActionKind::PlayPrep,    ActionKind::PlayOther,
        ActionKind::ConvertHand, ActionKind::ConvertPrep, ActionKind::Launch,
        ActionKind::Discard,
    };
    return std::find(std::begin(kKinds), std::end(kKinds), kind) != std::end(kKinds);
}

/// What an action does with cards; empty where its colonists and energy say all.
std::string cardPhrase(const Words& words, const State& before, const Action& action) {
    const auto card = isSpent(action.kind) ? words.spent(action.card) : text(action.card);
    const auto* const deed = std::find_if(std::begin(kCardDeeds), std::end(kCardDeeds),
                                          [&](const auto& d) { return d.kind == action.kind; });
    if (deed != std::end(kCardDeeds)) {
        return phrase("Moves", deed->text).with(card);
    }
    const auto top = [&before](Suit suit) {
        return text(before.cards.in(Zone::stack(suit)).back().faceUp());
    };
    switch (action.kind) {
    case ActionKind::PlayOther:
        //: What a player does in a game; %1 a card, %2 a player's colour
        return phrase("Moves", "plays %1 from %2's prep module")
            .with(card, words.colour(action.seat));
    case ActionKind::Pass:
        //: What a player does in a game; can't do anything
        return phrase("Moves", "passes");
    case ActionKind::SwapTops:
        //: What a player does in a game; %1 a building
        return phrase("Moves", "swaps the two top cards of %1").with(text(action.suit));
    case ActionKind::TakeTop:
        //: What a player does in a game; %1 a card, %2 a building
        return phrase("Moves", "takes %1 from the stack of %2")
            .with(top(action.suit), text(action.suit));
    case ActionKind::TurnTop:
        //: What a player does in a game; %1 a card
        return phrase("Moves", "turns %1 face down").with(top(action.suit));
    case ActionKind::SwapPrep:
        //: What a player does in a game; %1, %2 cards, %3 a player's colour
        return phrase("Moves", "gives %1 for %2 of %3's prep module")
            .with(card, text(action.card2), words.colour(action.seat));
    case ActionKind::SwapHand:
        //: What a player does in a game; %1, %2 cards
        return phrase("Moves", "swaps %1 of the hand with %2 of the prep module")
            .with(card, text(action.card2));
    case ActionKind::Look:
        //: What a player does in a game; %1 a player's colour
        return phrase("Moves", "looks at %1's prep module").with(words.colour(action.seat));
    case ActionKind::Keep:
        //: What a player does in a game; %1, %2 cards
        return phrase("Moves", "keeps %1 and puts %2 face down on its stack")
            .with(card, text(action.card2));
    case ActionKind::DrawFromDa:
        //: What a player does in a game; %1 a card, %2 the colour of Devious Automatics
        return phrase("Moves", "draws %1 from %2's prep module").with(card, words.colour(1));
    case ActionKind::Ability:
        //: What a player does in a game; %1 a building
        return phrase("Moves", "uses the ability of %1").with(text(before.progress.suit));
    case ActionKind::Bottom:
        //: What a player does in a game; of the card just played
        return phrase("Moves", "runs the bottom action");
    default:
        return {};
    }
}

/// How one player's colonists and energy went from one state to the next.
void addChanges(Words& words, std::size_t seat, const PlayerState& from, const PlayerState& to) {
    int leftEarth = from.earth - to.earth;
    int joinedShip = to.ship - from.ship;
    std::vector<std::string> phrases;
    const auto say = [&phrases](const std::string& what, int times) {
        phrases.insert(phrases.end(), static_cast<std::size_t>(std::max(times, 0)), what);
    };
    for (const auto building : engine::kScoringSuits) {
        const auto b = engine::index(building);
        const auto name = text(building);
        int onOne = to.oneStar[b] - from.oneStar[b];
        int onTwo = to.twoStar[b] - from.twoStar[b];
        const int up = std::max(onTwo, 0);
        const int down = onTwo < 0 && onOne > 0 ? std::min(-onTwo, onOne) : 0;
        onOne += up - down;
        onTwo += down - up;
        //: A colonist goes from ★ to ★★; %1 a building
        say(phrase("Moves", "moves up in %1").with(name), up);
        //: A colonist goes from ★★ to ★; %1 a building
        say(phrase("Moves", "moves down in %1").with(name), down);
        const int came = std::max(onOne, 0);
        // From Earth straight to the building, or by the ship.
        const bool landed = came > 0 && joinedShip == 0 && leftEarth == came;
        say(landed
                //: A colonist goes from Earth straight to a building; %1 the building
                ? phrase("Moves", "lands in %1").with(name)
                //: A colonist goes from the ship to a building; %1 the building
                : phrase("Moves", "settles in %1").with(name),
            came);
        (landed ? leftEarth : joinedShip) -= landed ? came : -came;
        const int left = std::max(-onOne, 0) + std::max(-onTwo, 0);
        //: A colonist goes from a building to the ship; %1 the building
        say(phrase("Moves", "goes back to the ship from %1").with(name), left);
        joinedShip -= left;
    }
    if (leftEarth > 0) {
        phrases.insert(phrases.begin(),
                       //: Colonists go from Earth to the ship
                       phrase("Moves", "launches %n", "", leftEarth));
    }
    if (const int energy = to.energy - from.energy; energy != 0) {
        phrases.push_back(energy > 0
                              //: A player's energy rises
                              ? phrase("Moves", "gains %n energy", "", energy)
                              //: A player's energy falls
                              : phrase("Moves", "pays %n energy", "", -energy));
    }
    for (const auto& deed : phrases) {
        words.add(seat, deed);
    }
}

/// What left the deck on its own.
void addDeck(Words& words, std::optional<std::size_t> seat, const Action& action,
             const State& before, const State& after) {
    const auto buried = action.kind == ActionKind::BuryHand || action.kind == ActionKind::BuryPrep;
    const auto from = before.cards.count(Zone::deck()) + (buried ? 1U : 0U);
    const auto to = after.cards.count(Zone::deck());
    if (action.kind == ActionKind::Shuffle) {
        words.addWithoutActor(
            //: The discard pile becomes the deck
            phrase("Moves", "a new deck of %n {card|cards} is shuffled", "", asCount(to)));
        return;
    }
    if (to >= from) {
        return;
    }
    const auto burnt = after.cards.count(Zone::discard()) - before.cards.count(Zone::discard());
    if (before.phase == engine::Phase::Failure) {
        //: The phase in which the top cards of the deck are discarded
        words.addWithoutActor(
            phrase("Moves", "system failure: %n {card|cards} discarded", "", asCount(burnt)));
    } else if (before.phase == engine::Phase::Android) {
        if (burnt > 0) {
            //: Devious Automatics discards cards of the deck
            words.add(1, phrase("Moves", "sparks: %n {card|cards} discarded", "", asCount(burnt)));
        }
        if (from - to > burnt) {
            //: DA: Devious Automatics
            words.addWithoutActor(phrase("Moves", "DA's prep module is refilled"));
        }
    } else if (seat) {
        //: What a player does in a game
        words.add(*seat, phrase("Moves", "draws %n {card|cards}", "", asCount(from - to)));
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
        //: What a player does in a game; %1 the colour of Devious Automatics
        words.add(0,
                  phrase("Moves", "draws the last card of %1's prep module").with(words.colour(1)));
    }
}

/// @param told  what is known after it; nothing where all cards are certain
std::vector<std::string> deeds(const NamedState& before, std::span<const Action> actions,
                               const State* told) {
    Words words(before, told);
    auto state = before.state;
    for (const auto& action : actions) {
        const auto seat = engine::playerToDecide(state);
        auto after = state;
        engine::apply(after, action);
        if (seat) {
            if (const auto deed = cardPhrase(words, state, action); !deed.empty()) {
                words.add(*seat, deed);
            }
            if (action.kind == ActionKind::Launch && state.mode == engine::Mode::Solo) {
                //: %1 a card, %2 the colour of Devious Automatics
                words.add(*seat, phrase("Moves", "discards %1 of %2's prep module")
                                     .with(words.spent(action.card), words.colour(1)));
            }
        }
        for (std::size_t player = 0; player < state.playerCount; ++player) {
            addChanges(words, player, state.players[player], after.players[player]);
        }
        addLastDraw(words, action, state, after);
        addDeck(words, seat, action, state, after);
        state = after;
    }
    //: In place of what a player did in a turn
    return words.phrases().empty() ? std::vector<std::string>{phrase("Moves", "nothing happens")}
                                   : words.phrases();
}

} // namespace

std::vector<std::string> deedsInWords(const NamedState& before, std::span<const Action> actions) {
    return deeds(before, actions, nullptr);
}

std::string movesInWords(const NamedState& before, std::span<const Action> actions) {
    return joined(deeds(before, actions, nullptr));
}

std::string movesInWords(const NamedState& before, std::span<const Action> actions,
                         const State& after) {
    const bool isShuffled = std::any_of(actions.begin(), actions.end(), [](const Action& each) {
        return each.kind == ActionKind::Shuffle;
    });
    // What went into a new deck has no name there, however well it was known.
    return joined(deeds(before, actions, isShuffled ? nullptr : &after));
}

} // namespace pocketmars::session
