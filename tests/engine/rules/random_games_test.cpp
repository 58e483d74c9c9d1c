// What holds in every game, whatever is chosen.

#include "engine/format/notation.h"
#include "engine/format/state_json.h"
#include "engine/rules/score.h"
#include "engine/rules/successors.h"
#include "engine/state/state_check.h"
#include "engine/state/state_hash.h"
#include "tests/engine/random_games.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace pocketmars::engine {
namespace {

constexpr int kRounds = 20; ///< long enough for nearly all games

NamedState named(const State& state) {
    std::vector<std::string> colours{"red", "blue", "green", "yellow"};
    colours.resize(state.playerCount);
    return {state, colours};
}

int colonistsOf(const PlayerState& player) {
    return player.earth + player.ship + colonistsInBuildings(player);
}

bool holdsAllCardsOnce(const State& state) {
    std::bitset<kCardCount> seen;
    for (const auto card : state.cards.all()) {
        seen.set(static_cast<std::size_t>(card.id().value().index()));
    }
    return seen.all() && state.cards.total() == kCardCount;
}

RC_GTEST_PROP(RandomGames, KeepCardsColonistsAndEnergyWithinTheRules, ()) {
    playRandomly(arbitrary::gameOptions(), arbitrary::seed(), kRounds,
                 [](const Decision& decision) {
                     const auto& state = decision.before;
                     RC_ASSERT(holdsAllCardsOnce(state));
                     for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
                         RC_ASSERT(colonistsOf(state.players.at(seat)) == kColonistsPerColour);
                         RC_ASSERT(state.players.at(seat).energy <= kMaxEnergy);
                     }
                     for (std::size_t building = 0; building < kScoringSuits.size(); ++building) {
                         RC_ASSERT(colonistsOnTwoStar(state, building) <=
                                   twoStarCapacity(state.playerCount));
                     }
                 });
}

RC_GTEST_PROP(RandomGames, OfferEachActionOnceAndSomebodyDecides, ()) {
    playRandomly(
        arbitrary::gameOptions(), arbitrary::seed(), kRounds, [](const Decision& decision) {
            std::set<std::string> words;
            for (const auto& action : decision.offered) {
                RC_ASSERT(words.insert(notation(action)).second);
                RC_ASSERT(isLegal(decision.before, action));
                RC_ASSERT(assumes(decision.before, action) == std::nullopt); // all cards are known
            }
            const auto seat = playerToDecide(decision.before);
            RC_ASSERT(seat.has_value() != isChance(decision.before));
            RC_ASSERT((!seat || *seat < decision.before.playerCount));
        });
}

RC_GTEST_PROP(RandomGames, FollowTheFourCardRule, ()) {
    const auto options = arbitrary::gameOptions();
    const std::size_t humans = options.mode == Mode::Solo ? 1 : options.players;
    playRandomly(options, arbitrary::seed(), kRounds, [humans](const Decision& decision) {
        const auto& state = decision.before;
        if (!isSettled(state) || isChance(state)) {
            return;
        }
        const bool canDraw = state.cards.count(Zone::deck()) > 0;
        for (std::size_t seat = 0; seat < humans; ++seat) {
            const auto inHand = state.cards.count(Zone::hand(seat));
            const auto inPrep = state.cards.count(Zone::prep(seat));
            RC_ASSERT(inPrep <= 2U);
            RC_ASSERT(inHand <= 2U);
            RC_ASSERT((inPrep == 2U || inHand == 0U));
            // A shuffle may leave nobody's cards to draw, so only a full deck promises four.
            RC_ASSERT((inHand + inPrep == 4U || !canDraw || state.mode == Mode::Solo));
        }
    });
}

RC_GTEST_PROP(RandomGames, AreConsistentBetweenPhasesAndSurviveJson, ()) {
    for (const auto& phase : randomPhases(arbitrary::gameOptions(), arbitrary::seed(), kRounds)) {
        RC_ASSERT(firstInconsistency(phase.after) == std::nullopt);
        const auto read = stateFromJson(stateToJson(named(phase.after)));
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == named(phase.after));
        RC_ASSERT(hashOf(read->state) == hashOf(phase.after));
        const auto canonical = stateFromJson(canonicalLine(named(phase.after)));
        RC_ASSERT(canonical.has_value());
        RC_ASSERT(*canonical == named(phase.after));
    }
}

RC_GTEST_PROP(RandomGames, ReplayFromTheirNotation, ()) {
    for (const auto& phase : randomPhases(arbitrary::gameOptions(), arbitrary::seed(), kRounds)) {
        const auto line = notation(phase.before, phase.actions);
        const auto actions = actionsFromNotation(phase.before, line);
        RC_ASSERT(actions.has_value());
        RC_ASSERT(*actions == phase.actions);
        auto state = phase.before;
        for (const auto& action : *actions) {
            apply(state, action);
        }
        RC_ASSERT(state == phase.after);
    }
}

/// The same cards, those without an order turned round.
State turnedRound(State state) {
    for (std::size_t i = 0; i < kMaxPlayers; ++i) {
        for (const auto zone : {Zone::hand(i), Zone::prep(i)}) {
            for (std::size_t left = state.cards.count(zone); left > 1; --left) {
                state.cards.move(zone, left - 2, zone);
            }
        }
    }
    return state;
}

RC_GTEST_PROP(RandomGames, GoOnAlikeFromEqualStates, ()) {
    playRandomly(arbitrary::gameOptions(), arbitrary::seed(), kRounds,
                 [](const Decision& decision) {
                     auto turned = turnedRound(decision.before);
                     auto plain = decision.before;
                     RC_ASSERT(turned == plain);
                     RC_ASSERT(hashOf(turned) == hashOf(plain));
                     apply(turned, decision.taken);
                     apply(plain, decision.taken);
                     RC_ASSERT(turned == plain);
                     RC_ASSERT(hashOf(turned) == hashOf(plain));
                 });
}

// -- the phases that a game took are among the successors -----------------------------------------

bool contains(const std::vector<State>& states, const State& wanted) {
    return std::find(states.begin(), states.end(), wanted) != states.end();
}

void expectAmongSuccessors(const GameOptions& options, std::uint32_t seed) {
    auto phases = randomPhases(options, seed, kRounds);
    phases.erase(phases.begin()); // the set-up
    for (const auto& phase : phases) {
        const bool shuffled =
            std::any_of(phase.actions.begin(), phase.actions.end(),
                        [](const Action& action) { return action.kind == ActionKind::Shuffle; });
        const auto states = successors(phase.before, DaChoices::All);
        if (shuffled || isChance(phase.after)) {
            EXPECT_FALSE(states);
        } else if (states) {
            EXPECT_TRUE(contains(*states, phase.after))
                << notation(phase.before, phase.actions) << " from "
                << stateToJson(named(phase.before));
        } else {
            EXPECT_EQ(states.error().reason, SuccessorsError::Reason::NewDeck);
        }
    }
}

TEST(RandomGames, ReachSuccessorsInSolo) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
        GameOptions options;
        options.level = static_cast<Level>(seed % 3);
        expectAmongSuccessors(options, seed);
    }
}

TEST(RandomGames, ReachSuccessorsInVersus) {
    for (std::uint8_t players = 2; players <= kMaxPlayers; ++players) {
        GameOptions options;
        options.mode = Mode::Versus;
        options.players = players;
        expectAmongSuccessors(options, players);
    }
}

// -- unknown cards --------------------------------------------------------------------------------

/// Forgets some faces, and of some the suit too, where players see backs only.
State hidden(State state, Random& random) {
    std::vector<Zone> zones{Zone::deck()};
    for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
        zones.push_back(Zone::hand(seat));
        zones.push_back(Zone::prep(seat));
    }
    for (const auto zone : zones) {
        for (std::size_t i = 0; i < state.cards.count(zone); ++i) {
            const auto card = state.cards.in(zone)[i];
            switch (random.below(3)) {
            case 0:
                state.cards.replace(zone, i, GameCard());
                break;
            case 1:
                state.cards.replace(zone, i, GameCard(card.suit().value()));
                break;
            default:
                break;
            }
        }
    }
    return state;
}

bool agrees(GameCard belief, GameCard truth) {
    return belief.isFaceDown() == truth.isFaceDown() &&
           (!belief.id() || belief.id() == truth.id()) &&
           (!belief.suit() || belief.suit() == truth.suit());
}

/// Whether the cards of a zone without an order can be what is believed of them: best known first.
bool agreeInAnyOrder(std::vector<GameCard> beliefs, std::vector<GameCard> truths) {
    std::sort(beliefs.begin(), beliefs.end(), std::greater<>());
    return beliefs.size() == truths.size() &&
           std::all_of(beliefs.begin(), beliefs.end(), [&truths](GameCard belief) {
               const auto fits =
                   std::find_if(truths.begin(), truths.end(),
                                [belief](GameCard truth) { return agrees(belief, truth); });
               if (fits == truths.end()) {
                   return false;
               }
               truths.erase(fits);
               return true;
           });
}

std::vector<GameCard> cardsLyingIn(const State& state, Zone zone) {
    const auto cards = state.cards.in(zone);
    return {cards.begin(), cards.end()};
}

/// All that is public as it is; cards as far as they are known.
void assertAgrees(const State& belief, const State& truth) {
    RC_ASSERT(belief.players == truth.players);
    RC_ASSERT(belief.phase == truth.phase);
    RC_ASSERT(belief.toMove == truth.toMove);
    RC_ASSERT(belief.round == truth.round);
    RC_ASSERT(firstInconsistency(belief) == std::nullopt);
    std::vector<Zone> unordered{Zone::discard(), Zone::played(), Zone::drawn()};
    for (std::size_t seat = 0; seat < truth.playerCount; ++seat) {
        unordered.push_back(Zone::hand(seat));
        unordered.push_back(Zone::prep(seat));
    }
    for (const auto zone : unordered) {
        RC_ASSERT(agreeInAnyOrder(cardsLyingIn(belief, zone), cardsLyingIn(truth, zone)));
    }
    std::vector<Zone> ordered{Zone::deck()};
    for (const auto suit : kSuits) {
        ordered.push_back(Zone::stack(suit));
    }
    for (const auto zone : ordered) {
        const auto beliefs = cardsLyingIn(belief, zone);
        const auto truths = cardsLyingIn(truth, zone);
        RC_ASSERT(beliefs.size() == truths.size());
        RC_ASSERT(std::equal(beliefs.begin(), beliefs.end(), truths.begin(), agrees));
    }
}

RC_GTEST_PROP(RandomGames, CanBeFollowedWithoutKnowingTheCards, ()) {
    Random random(arbitrary::seed());
    State belief;
    bool isFollowing = false;
    playRandomly(arbitrary::gameOptions(), arbitrary::seed(), kRounds,
                 [&](const Decision& decision) {
                     const auto& truth = decision.before;
                     if (!isFollowing) {
                         if (!isSettled(truth)) {
                             return; // set-up
                         }
                         belief = hidden(truth, random);
                         isFollowing = true;
                     }
                     // A condition on cards that aren't known is offered where it doesn't hold.
                     while (belief.progress.stage != truth.progress.stage && !isSettled(belief)) {
                         RC_ASSERT(isLegal(belief, {.kind = ActionKind::Skip}));
                         apply(belief, {.kind = ActionKind::Skip});
                     }
                     assertAgrees(belief, truth);
                     RC_ASSERT(belief.progress == truth.progress);
                     RC_ASSERT(playerToDecide(belief) == playerToDecide(truth));
                     auto action = decision.taken;
                     switch (action.kind) {
                     case ActionKind::Shuffle:
                         action.seed = Action::kUnknownOrder;
                         break;
                     case ActionKind::PlayHand:
                     case ActionKind::PlayPrep:
                     case ActionKind::PlayOther:
                         RC_ASSERT(isLegal(belief, action));
                         break;
                     default:
                         break;
                     }
                     apply(belief, action);
                 });
}

// -- games that play themselves -------------------------------------------------------------------

RC_GTEST_PROP(RandomGames, EndOrAreLeftAfterAHundredRounds, ()) {
    const auto options = arbitrary::gameOptions();
    const auto last = simulate(options, Policy::Random, arbitrary::seed());
    RC_ASSERT((last.phase == Phase::Over || last.round == kMaxSimulatedRounds + 1));
    RC_ASSERT(last.round <= kMaxSimulatedRounds + 1);
    RC_ASSERT(isSettled(last));
    RC_ASSERT(holdsAllCardsOnce(last));
}

TEST(Simulation, LeavesAGameUnfinishedAfterAHundredRounds) {
    GameOptions options;
    options.mode = Mode::Versus;
    constexpr std::uint64_t kLongGame = 3822; // one of some two thousand
    const auto last = simulate(options, Policy::Random, kLongGame);
    EXPECT_EQ(last.phase, Phase::Turn);
    EXPECT_EQ(last.round, kMaxSimulatedRounds + 1);
}

TEST(Simulation, IsTheSameForTheSameSeedOnly) {
    std::set<std::string> ends;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        for (const auto policy : {Policy::Random, Policy::Greedy}) {
            const auto last = simulate({}, policy, seed);
            EXPECT_EQ(simulate({}, policy, seed), last);
            ends.insert(canonicalLine(named(last)));
        }
    }
    EXPECT_EQ(ends.size(), 20U);
}

TEST(Simulation, ShowsEveryPhaseOfTheGame) {
    for (const bool draft : {false, true}) {
        GameOptions options;
        options.mode = Mode::Versus;
        options.players = 3;
        options.draft = draft;
        State reached;
        bool isFirst = true;
        const auto last =
            simulate(options, Policy::Random, 3,
                     [&](const State& before, std::span<const Action> actions, const State& after) {
                         EXPECT_TRUE(isFirst || before == reached);
                         auto state = before;
                         for (const auto& action : actions) {
                             EXPECT_TRUE(isLegal(state, action));
                             apply(state, action);
                         }
                         EXPECT_EQ(state, after);
                         EXPECT_TRUE(isSettled(after));
                         reached = after;
                         isFirst = false;
                     });
        EXPECT_EQ(reached, last);
    }
}

TEST(Simulation, GreedyPlayersScoreMoreThanRandomOnes) {
    const auto points = [](Policy policy) {
        int sum = 0;
        for (std::uint64_t game = 0; game < 40; ++game) {
            sum += score(named(simulate({}, policy, seedOf(1, game)))).players[0].total();
        }
        return sum;
    };
    EXPECT_GT(points(Policy::Greedy), points(Policy::Random));
}

} // namespace
} // namespace pocketmars::engine
