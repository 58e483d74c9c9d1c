#include "app/session/coaching/table_moves.h"

#include "engine/format/notation.h"
#include "engine/rules/setup.h"

#include <gtest/gtest.h>

#include <string>

namespace pocketmars::session {
namespace {

/// `red.prep.0>greenhouse.stack red.ship>…`
std::string drawn(const engine::NamedState& game, const char* line) {
    const auto actions = engine::actionsFromNotation(game.state, line);
    EXPECT_TRUE(actions) << actions.error().message;
    std::string text;
    for (const auto& move : actions ? tableMovesOf(game, *actions) : std::vector<TableMove>()) {
        text += (text.empty() ? "" : " ") + move.from + ">" + move.to;
    }
    return text;
}

engine::NamedState table() {
    auto state = engine::emptyTable({});
    state.players[0].ship = 2;
    state.players[0].earth = 5;
    for (const auto* id : {"G6", "A7", "E6"}) {
        state.cards.append(engine::Zone::hand(0), engine::GameCard(*engine::CardId::parse(id)));
    }
    for (const auto* id : {"H0a", "C1"}) {
        state.cards.append(engine::Zone::prep(0), engine::GameCard(*engine::CardId::parse(id)));
    }
    return {state, {"red", "blue"}};
}

TEST(TableMoves, ACardOfTheHandIsDiscardedForWhatItDoes) {
    EXPECT_EQ(drawn(table(), "1.1> hand:G6 settle-in:A"),
              ">discard_top red.ship>aqualab.one_star.red");
}

TEST(TableMoves, ACardOfThePrepModuleIsConnected) {
    EXPECT_EQ(drawn(table(), "1.1> prep:C1 bottom"),
              "red.prep.1>comms_center.stack red.earth>red.ship");
}

TEST(TableMoves, AStackTakesTheCardOnItsTop) {
    auto game = table();
    game.state.cards.append(engine::Zone::stack(engine::Suit::CommsCenter),
                            engine::GameCard(*engine::CardId::parse("C7")));
    EXPECT_EQ(drawn(game, "1.1> prep:C1"), "red.prep.1>comms_center.stack.0");
}

TEST(TableMoves, DaLosesACardForALaunch) {
    auto game = table();
    for (const auto suit : {engine::Suit::Aqualab, engine::Suit::Greenhouse}) {
        game.state.cards.append(engine::Zone::prep(1), engine::GameCard(suit));
    }
    EXPECT_EQ(drawn(game, "1.1> launch:?G"), "blue.prep.1>discard_top red.earth>red.ship");
}

TEST(TableMoves, ACardForEnergyIsDiscarded) {
    EXPECT_EQ(drawn(table(), "1.1> charge-prep:C1"), "red.prep.1>discard_top >red.energy");
}

TEST(TableMoves, NothingForNothing) { EXPECT_TRUE(tableMovesOf(table(), {}).empty()); }

} // namespace
} // namespace pocketmars::session
