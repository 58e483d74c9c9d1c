#include "engine/to_mars/rules/game_words.h"
#include "tests/engine/to_mars/mars_table.h"

namespace pocketmars::to_mars {
namespace {

std::string moveErrorOf(const std::string& text) {
    const MarsTable table;
    const auto move = moveFromText(text, table.table.ship, table.state.players);
    return move ? "" : move.error();
}

TEST(MarsMove, IsWrittenAsItIsRead) {
    const MarsTable table;
    for (const std::string text :
         {"Fabio: token", "Fabio: build dome", "Nestore: assemble workshop B.lower.2",
          "Matthieu: ship laboratory A.upper.1", "Fabio: habitat C.upper.5",
          "Fabio: launch dome A.lower.1", "Fabio: panel 4", "Fabio: astronaut c", "Fabio: swap c",
          "Fabio: fund lunar_shuttle", "Fabio: fund-other", "Fabio: retrieve f", "Fabio: goal 3",
          "Fabio: skip", "round", "end"}) {
        EXPECT_EQ(toText(table.read(text), table.table.ship, table.state.players), text);
    }
}

TEST(MarsMove, SaysWhatIsWrongWithIt) {
    EXPECT_EQ(moveErrorOf("Luigi: token"), "nobody is called \"Luigi\"");
    EXPECT_EQ(moveErrorOf("Fabio: jump"), "\"Fabio: jump\" is no move");
    EXPECT_EQ(moveErrorOf("token"), "say whose move it is, as in \"NAME: token\"");
    EXPECT_EQ(moveErrorOf("Fabio: round"), "\"round\" is nobody's move: leave the name out");
    EXPECT_EQ(moveErrorOf("Fabio: panel 9"),
              "\"Fabio: panel 9\" names nothing that is on this ship");
    for (const auto* text :
         {"", ":", "Fabio:", "Fabio: ship dome", "Fabio: ship dome A.upper.6",
          "Fabio: ship dome D.upper.1", "Fabio: ship dome A.upper.1x", "Fabio: goal 4",
          "Fabio: goal", "Fabio: token token", "Fabio: ship dome A.middle.1"}) {
        EXPECT_NE(moveErrorOf(text), "") << text;
    }
}

TEST(MarsMove, IsSaidInWords) {
    const MarsTable table;
    const auto words = [&table](const char* text) {
        return inWords(table.read(text), table.table.ship, table.state.players);
    };
    EXPECT_EQ(words("Fabio: ship laboratory A.lower.1"),
              "Fabio sends to the ship: laboratory, A below, from 6 on");
    EXPECT_EQ(words("round"), "A new round begins");
}

TEST(MarsMove, TellsWhereAModuleGoesInstead) {
    MarsTable table;
    table.rich();
    const auto move = table.read("Fabio: ship dome C.upper.1");
    const auto refusal = whyNot(table.table, table.state, move);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(toWords(*refusal, table.table, table.state, move),
              "the lowest numbers furthest left are filled first: A above, from 1 on");
}

TEST(MarsMove, ThatIsRefusedLeavesTheGameAsItIs) {
    const MarsTable start;
    Game game(start.table, start.state);
    const auto refused = game.play(start.read("Fabio: ship dome A.upper.1"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), "Fabio has no Mars ticket");
    EXPECT_EQ(game.state(), start.state);
    EXPECT_TRUE(game.moves().empty());
}

TEST(MarsMove, IsNotToBeHadWhenTheGameIsOver) {
    MarsTable table;
    table.play("end");
    EXPECT_TRUE(legalMoves(table.table, table.state).empty());
    EXPECT_EQ(table.refusal("Fabio: token"), Reason::Over);
}

} // namespace
} // namespace pocketmars::to_mars
