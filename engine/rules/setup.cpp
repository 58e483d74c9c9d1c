#include "engine/rules/setup.h"

#include "engine/effects/deck.h"
#include "engine/effects/piece_moves.h"
#include "engine/state/unknown_cards.h"

#include <array>
#include <cassert>

namespace pocketmars::engine {
namespace {

constexpr std::size_t kHand = 4;
constexpr std::size_t kDraftHand = 5;
constexpr std::array<std::uint8_t, 3> kDaOnShip{5, 6, 7}; // by Level

std::uint8_t humans(const State& state) {
    return state.mode == Mode::Solo ? std::uint8_t{1} : state.playerCount;
}

void deal(State& state, Zone to, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        state.cards.move(Zone::deck(), 0, to);
    }
}

void moveAll(State& state, Zone from, Zone to) {
    while (state.cards.count(from) > 0) {
        state.cards.move(from, 0, to);
    }
}

/// Each player's cards go to the left, which is clockwise: the next seat.
void passOn(State& state) {
    const auto last = state.playerCount - std::size_t{1};
    moveAll(state, Zone::hand(last), Zone::drawn());
    for (std::size_t seat = last; seat > 0; --seat) {
        moveAll(state, Zone::hand(seat - 1), Zone::hand(seat));
    }
    moveAll(state, Zone::drawn(), Zone::hand(0));
}

/// What was kept lies in the prep modules during the draft.
void endDraft(State& state) {
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        moveAll(state, Zone::hand(seat), Zone::deck());
        moveAll(state, Zone::prep(seat), Zone::hand(seat));
    }
    state.progress = {};
    state.progress.stage = Stage::Reshuffle;
}

void keepInDraft(State& state, GameCard card) {
    auto& actor = state.progress.actor;
    moveNamed(state, Zone::hand(actor), card, Zone::prep(actor));
    if (++actor < state.playerCount) {
        return;
    }
    actor = 0;
    if (state.cards.count(Zone::prep(0)) == kHand) {
        endDraft(state);
    } else {
        passOn(state);
    }
}

void prepare(State& state, GameCard card) {
    auto& actor = state.progress.actor;
    moveNamed(state, Zone::hand(actor), card, Zone::prep(actor));
    if (state.cards.count(Zone::prep(actor)) == kPrepCards && ++actor == humans(state)) {
        state.progress = {};
    }
}

} // namespace

State emptyTable(const GameOptions& options) {
    assert(options.mode == Mode::Versus || (options.players == 2 && !options.draft));
    assert(options.players >= 2 && options.players <= kMaxPlayers);
    State state;
    state.mode = options.mode;
    state.edition = options.edition;
    state.level = options.mode == Mode::Solo ? options.level : Level::Android;
    state.phase = options.mode == Mode::Solo ? Phase::Architect : Phase::Turn;
    state.playerCount = options.players;
    state.readings = options.readings;
    for (std::size_t seat = 0; seat < options.players; ++seat) {
        auto& player = state.players[seat];
        player.energy = 1;
        player.ship = options.mode == Mode::Solo && seat == 1
                          ? kDaOnShip[static_cast<std::size_t>(options.level)]
                          : std::uint8_t{1};
        player.earth = static_cast<std::uint8_t>(kColonistsPerColour - player.ship);
    }
    return state;
}

State newGame(const GameOptions& options, std::uint32_t seed) {
    auto state = emptyTable(options);
    for (int i = 0; i < kCardCount; ++i) {
        state.cards.append(Zone::deck(), GameCard(CardId(i)));
    }
    shuffleDeck(state, seed);
    for (std::size_t seat = 0; seat < humans(state); ++seat) {
        deal(state, Zone::hand(seat), options.draft ? kDraftHand : kHand);
    }
    if (options.mode == Mode::Solo) {
        deal(state, Zone::prep(1), kPrepCards);
    }
    state.progress.stage = options.draft ? Stage::Draft : Stage::Prepare;
    return state;
}

void addSetupChoices(const State& state, ActionList& actions) {
    const auto kind =
        state.progress.stage == Stage::Draft ? ActionKind::DraftKeep : ActionKind::Prepare;
    if (state.progress.stage == Stage::Reshuffle) {
        actions.add({.kind = ActionKind::Shuffle});
        return;
    }
    forEachDistinct(state, Zone::hand(state.progress.actor),
                    [kind, &actions](GameCard card) { actions.add({.kind = kind, .card = card}); });
}

void chooseInSetup(State& state, const Action& action) {
    switch (action.kind) {
    case ActionKind::DraftKeep:
        keepInDraft(state, action.card);
        break;
    case ActionKind::Prepare:
        prepare(state, action.card);
        break;
    default:
        assert(action.kind == ActionKind::Shuffle);
        shuffleDeck(state, action.seed);
        state.progress.stage = Stage::Prepare;
    }
}

} // namespace pocketmars::engine
