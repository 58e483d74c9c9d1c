#include "app/session/game/kept_game.h"
#include "app/session/words/step_words.h"
#include "db/database.h"
#include "db/followed_games.h"
#include "engine/state/public_view.h"
#include "tests/app/session/environment.h"
#include "tests/app/session/followed_game.h"
#include "tests/temp_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <variant>
#include <vector>

namespace pocketmars::session {
namespace {

using engine::GameCard;
using engine::NamedState;
using engine::Reading;
using engine::StackCard;
using engine::Suit;
using engine::Zone;

engine::GameOptions versus() {
    engine::GameOptions options;
    options.mode = engine::Mode::Versus;
    return options;
}

/// A building on which cards are played in two turns running: the first is read as the second, and
/// told so.
struct TwoOnOneStack {
    std::vector<NamedState> truth;
    std::size_t table = 0; ///< at which the first lies uppermost
    Suit suit = Suit::Greenhouse;
    engine::CardId second = engine::CardId(0);

    [[nodiscard]] engine::Observation seen(std::size_t at) const {
        auto table = seenWell(truth.at(at), 0.9985);
        if (at == this->table) {
            table.building(suit).stack.value().back() =
                Reading<StackCard>(StackCard(second.value()), 0.9985);
        }
        return table;
    }

    /// Shows the tables up to the misread one.
    void follow(GameSession& session, std::vector<GameEvent>& events) const {
        for (std::size_t t = 0; t <= table; ++t) {
            append(events, session.see(seen(t), std::to_string(t)));
        }
    }

    [[nodiscard]] bool isToldWrongly() const {
        GameSession session(versus(), kRedAndBlue);
        std::vector<GameEvent> events;
        follow(session, events);
        return only<StateAccepted>(events).back().table == std::to_string(table) &&
               !agrees(session.game().state, truth[table].state);
    }
};

std::vector<TwoOnOneStack> findTwoOnOneStack() {
    constexpr std::size_t kMostTables = 16;
    std::vector<TwoOnOneStack> found;
    for (std::uint64_t game = 0; game < 36; ++game) {
        std::vector<NamedState> truth;
        (void)engine::simulate(
            versus(), engine::Policy::Strong, engine::seedOf(7, game),
            [&](const engine::State&, std::span<const engine::Action>, const engine::State& after) {
                truth.push_back({after, kRedAndBlue});
            });
        const auto count = [&truth](std::size_t t, Suit suit) {
            return truth[t].state.cards.count(Zone::stack(suit));
        };
        for (std::size_t t = 1; t < kMostTables && t + 4 < truth.size(); ++t) {
            for (const auto suit : engine::kScoringSuits) {
                const bool isPlayed = count(t, suit) == count(t - 1, suit) + 1 &&
                                      count(t + 1, suit) == count(t, suit) + 1;
                if (!isPlayed) {
                    continue;
                }
                const auto card = truth[t + 1].state.cards.in(Zone::stack(suit)).back();
                if (card.id() && !card.isFaceDown()) {
                    const TwoOnOneStack one{truth, t, suit, *card.id()};
                    if (one.isToldWrongly()) {
                        found.push_back(one);
                    }
                }
            }
        }
    }
    return found;
}

const std::vector<TwoOnOneStack>& twoOnOneStack() {
    static const auto found = findTwoOnOneStack(); // takes a while
    return found;
}

TEST(SecondThoughts, TakeBackWhatOneMisreadTableTold) {
    ASSERT_GT(twoOnOneStack().size(), 2U);
    std::size_t takenBack = 0;
    for (const auto& each : twoOnOneStack()) {
        GameSession session(versus(), kRedAndBlue);
        std::vector<GameEvent> events;
        each.follow(session, events);
        for (auto t = each.table + 1; t < each.table + 5; ++t) {
            append(events, session.see(each.seen(t), std::to_string(t)));
        }
        const auto steps = only<StateAccepted>(events);
        const auto back = std::find_if(steps.begin(), steps.end(), [](const StateAccepted& step) {
            return step.takesBack > 0;
        });
        if (back == steps.end()) {
            continue;
        }
        ++takenBack;
        EXPECT_TRUE(back->moves.empty());
        EXPECT_LT(back->margin, 1) << "no player said so";
        EXPECT_EQ(back->did, takenBackInWords());
        const auto& shared = *(back - 1 - static_cast<std::ptrdiff_t>(back->takesBack));
        EXPECT_TRUE(differOnlyHidden(back->game.state, shared.game.state));
        for (auto step = back + 1; step != steps.end(); ++step) {
            const auto at = static_cast<std::size_t>(std::stoi(step->table));
            EXPECT_TRUE(agrees(step->game.state, each.truth[at].state));
        }
    }
    EXPECT_GT(takenBack, twoOnOneStack().size() / 2);
}

TEST(SecondThoughts, LeaveWhatAPlayerSaidAlone) {
    for (const auto& each : twoOnOneStack()) {
        GameSession session(versus(), kRedAndBlue);
        std::vector<GameEvent> events;
        each.follow(session, events);
        (void)session.correct("players.0.energy",
                              std::to_string(session.game().state.players[0].energy));
        events.clear();
        for (auto t = each.table + 1; t < each.table + 5; ++t) {
            append(events, session.see(each.seen(t), std::to_string(t)));
        }
        for (const auto& step : only<StateAccepted>(events)) {
            EXPECT_EQ(step.takesBack, 0U);
        }
    }
}

TEST(SecondThoughts, LeaveNoStepInTheHistoryThatWasTakenBack) {
    int takenBack = 0;
    for (const auto& each : twoOnOneStack()) {
        const test::TempFolder folder;
        const Variable home{"XDG_DATA_HOME", folder.path().c_str()};
        KeptGameOptions options;
        options.game = versus();
        options.colours = kRedAndBlue;
        auto game = KeptGame::start(options);
        ASSERT_TRUE(game);
        std::size_t steps = 0;
        std::size_t back = 0;
        for (std::size_t t = 0; t < each.table + 4 && back == 0; ++t) {
            steps = game->steps().size();
            const auto update =
                game->apply({game->revision(), SeeTable{each.seen(t), std::to_string(t)}});
            ASSERT_TRUE(update);
            for (const auto& step : only<StateAccepted>(*update)) {
                back = std::max(back, step.takesBack);
            }
        }
        if (back == 0) {
            continue;
        }
        ++takenBack;
        ASSERT_FALSE(game->trouble());
        ASSERT_GT(game->steps().size(), steps - back);
        const auto& note = game->steps()[steps - back];
        EXPECT_EQ(note.takesBack, back);
        EXPECT_TRUE(differOnlyHidden(note.game.state, game->steps()[steps - back - 1].game.state));
        const auto told = game->steps().size();
        const auto again = KeptGame::start(options); // as a killed program leaves it
        ASSERT_TRUE(again);
        ASSERT_EQ(again->resumed().size(), told);
        for (std::size_t i = 0; i < told; ++i) {
            EXPECT_EQ(again->resumed()[i].did, game->steps()[i].did);
        }
        EXPECT_TRUE(
            differOnlyHidden(again->resumed().back().game.state, game->steps().back().game.state));
        if (takenBack == 3) {
            return;
        }
    }
    EXPECT_GT(takenBack, 0);
}

} // namespace
} // namespace pocketmars::session
