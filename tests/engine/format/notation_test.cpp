#include "engine/format/notation.h"

#include "engine/rules/score.h"
#include "engine/rules/setup.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pocketmars::engine {
namespace {

// As docs/notation.md lists them.
constexpr std::array kDecisions{"hand:G5",
                                "prep:H0c",
                                "from:2.G5",
                                "launch",
                                "launch:?H",
                                "charge:?",
                                "charge:A7",
                                "charge-prep:?G",
                                "pass",
                                "settle",
                                "bottom",
                                "ability",
                                "pay",
                                "-",
                                "settle-in:A",
                                "up:G.1",
                                "down:E.4",
                                "swap:G.1.2",
                                "swap-tops:H",
                                "take:G5",
                                "take-top:C",
                                "turn:H",
                                "recall:G",
                                "recall-2:A",
                                "trade:?.2.C3",
                                "trade:G5.4.?H",
                                "trade-hand:G5.C3",
                                "bury:G5",
                                "bury-prep:?E",
                                "look:2",
                                "keep:E5.G2",
                                "keep:?.?A",
                                "draw:?G",
                                "discard:?C",
                                "ready:H0g",
                                "draft:G1",
                                "failure",
                                "da",
                                "da:?G",
                                "da:C1",
                                "shuffle:0",
                                "shuffle:4294967294",
                                "shuffle:?"};

TEST(Notation, ReadsAndWritesEveryKindOfDecision) {
    std::set<ActionKind> kinds;
    for (const std::string_view text : kDecisions) {
        const auto action = actionFromNotation(text);
        ASSERT_TRUE(action) << action.error().message;
        EXPECT_EQ(notation(*action), text);
        kinds.insert(action->kind);
    }
    EXPECT_EQ(kinds.size(), static_cast<std::size_t>(ActionKind::Shuffle) + 1);
}

TEST(Notation, ReadsWhatADecisionSays) {
    const auto swap = actionFromNotation("swap:E.1.3").value();
    EXPECT_EQ(swap.kind, ActionKind::SwapColonists);
    EXPECT_EQ(swap.suit, Suit::EnergyBank);
    EXPECT_EQ(swap.seat, 0);
    EXPECT_EQ(swap.seat2, 2);
    const auto trade = actionFromNotation("trade:A1.2.?H").value();
    EXPECT_EQ(trade.card, GameCard(CardId::parse("A1").value()));
    EXPECT_EQ(trade.seat, 1);
    EXPECT_EQ(trade.card2, GameCard(Suit::Habitation));
    EXPECT_EQ(actionFromNotation("shuffle:?").value().seed, Action::kUnknownOrder);
}

std::string refusal(std::string_view text) {
    const auto action = actionFromNotation(text);
    return action ? "" : action.error().message;
}

TEST(Notation, NamesTheWordThatItDoesNotKnow) {
    for (const std::string text : {"", "jump", "jump:G5", ":G5", "HAND:G5", "hand;G5"}) {
        EXPECT_EQ(refusal(text), "'" + text + "' is no decision; docs/notation.md lists them");
    }
}

TEST(Notation, NamesTheWordThatIsWrittenOtherwise) {
    const std::vector<std::pair<std::string, std::string>> refused{
        {"hand", "hand"},
        {"hand:", "hand"},
        {"hand:G8", "hand"},
        {"hand:~G5", "hand"},
        {"hand:G5.", "hand"},
        {"hand:G5.G4", "hand"},
        {"hand:?X", "hand"},
        {"from:G5", "from"},
        {"from:0.G5", "from"},
        {"from:5.G5", "from"},
        {"from:-1.G5", "from"},
        {"from:2x.G5", "from"},
        {"settle:A", "settle"},
        {"-:A", "-"},
        {"settle-in", "settle-in"},
        {"settle-in:X", "settle-in"},
        {"settle-in:GE", "settle-in"},
        {"up:G", "up"},
        {"up:G.1.2", "up"},
        {"swap:G.1", "swap"},
        {"shuffle", "shuffle"},
        {"shuffle:-1", "shuffle"},
        {"shuffle:4294967295", "shuffle"},
        {"shuffle:99999999999", "shuffle"},
        {"launch:", "launch"},
        {"trade:A1.2", "trade"}};
    for (const auto& [text, word] : refused) {
        const auto message = refusal(text);
        EXPECT_TRUE(message.starts_with("'" + text + "' is not how")) << message;
        EXPECT_TRUE(message.ends_with("how '" + word + "' is written")) << message;
    }
}

TEST(Notation, ShortensWhatItQuotes) {
    const auto message = refusal(std::string(5000, 'x'));
    EXPECT_LT(message.size(), 120U);
}

// -- lines ----------------------------------------------------------------------------------------

TableBuilder notedTable() {
    return solo()
        .hand("C7 A6")
        .prep("E4 G2")
        .prep("E5 H0c", kDa)
        .ship(1)
        .energy(2)
        .round(4)
        .deck("A1 A2");
}

void expectLine(const State& before, const std::string& line) {
    const auto actions = actionsFromNotation(before, line);
    ASSERT_TRUE(actions) << actions.error().message;
    EXPECT_EQ(notation(before, *actions), line);
}

TEST(NotationLine, NamesRoundAndSeat) {
    expectLine(notedTable().build(), "4.1> prep:E4 settle bottom - draw:H0c ready:C7");
    expectLine(versus(3).hand("C7", 2).toMove(2).round(12).deck("A1").build(), "12.3> hand:C7");
}

TEST(NotationLine, NamesThePhasesOfDa) {
    expectLine(notedTable().phase(Phase::Failure).build(), "4.f> failure");
    expectLine(solo().prep("G1", kDa).ship(1, kDa).phase(Phase::Android).round(2).build(),
               "2.d> da:G1 up:G.2");
}

TEST(NotationLine, NamesTheSetup) {
    GameOptions options;
    const auto dealt = newGame(options, 7);
    const auto hand = dealt.cards.in(Zone::hand(0));
    std::string line = "0>";
    for (const std::size_t place : {1U, 3U}) {
        line += " ready:";
        line += hand[place].toString();
    }
    expectLine(dealt, line);
}

TEST(NotationLine, MayBeginATurnOrStopWithinIt) {
    expectLine(notedTable().build(), "4.1>");
    expectLine(notedTable().build(), "4.1> prep:E4 settle");
    EXPECT_TRUE(actionsFromNotation(notedTable().build(), "  4.1>   prep:E4   -  "));
}

TEST(NotationLine, RefusesAnotherRoundOrPhase) {
    const auto message = [](const char* line) {
        const auto actions = actionsFromNotation(notedTable().build(), line);
        return actions ? "" : actions.error().message;
    };
    EXPECT_EQ(message("5.1> hand:C7"), "'5.1>' is not next: expected '4.1>'");
    EXPECT_EQ(message("4.2> hand:C7"), "'4.2>' is not next: expected '4.1>'");
    EXPECT_EQ(message("4.f> failure"), "'4.f>' is not next: expected '4.1>'");
    EXPECT_EQ(message("hand:C7"), "'hand:C7' is not next: expected '4.1>'");
    EXPECT_EQ(message(""), "'' is not next: expected '4.1>'");
}

TEST(NotationLine, NamesTheFirstDecisionThatIsNotPossible) {
    const auto message = [](const char* line) {
        const auto actions = actionsFromNotation(notedTable().build(), line);
        return actions ? "" : actions.error().message;
    };
    EXPECT_EQ(message("4.1> hand:C6"), "'hand:C6' is not possible here");
    EXPECT_EQ(message("4.1> prep:E4 settle settle"), "'settle' is not possible here");
    EXPECT_EQ(message("4.1> prep:E4 jump settle"),
              "'jump' is no decision; docs/notation.md lists them");
    EXPECT_EQ(message("4.1> hand:C9"), "'hand:C9' is not how 'hand' is written");
}

TEST(NotationLine, NamesCardsThatTheStateDoesNotKnow) {
    const auto before = solo().hand("?").prep("?G ?E", kDa).round(2).build();
    expectLine(before, "2.1> hand:C7 draw:?E");
}

// -- a game that a person can follow
// -----------------------------------------------------------------

struct Moment {
    const char* line;
    int humanPoints; ///< as if the game ended after the line
    int daPoints;
};

TEST(NotationLine, ReplaysTheEndOfAGame) {
    // The human has 6 colonists in buildings, one on the ship, and C4; DA three on the ship.
    auto state = solo()
                     .hand("C4 A6")
                     .prep("G2 E2")
                     .prep("E5 C1", kDa)
                     .oneStar('G', 3)
                     .twoStar('G', 1)
                     .oneStar('E', 1)
                     .oneStar('A', 1)
                     .ship(1)
                     .energy(3)
                     .ship(3, kDa)
                     .oneStar('C', 2, kDa)
                     .twoStar('E', 1, kDa)
                     .energy(2, kDa)
                     .round(6)
                     .deck("H0a H0b H0c H0d H0e")
                     .build();
    // Human: ship 1, five on ★ 10, one on ★★ 4, four in greenhouse 3, energy 1. DA: 3 + 4 + 4.
    const auto expectPoints = [&state](const Moment& moment) {
        const auto sheet = score({state, {"red", "blue"}});
        EXPECT_EQ(sheet.players[0].total(), moment.humanPoints) << moment.line;
        EXPECT_EQ(sheet.players[1].total(), moment.daPoints) << moment.line;
    };
    expectPoints({"", 19, 11});
    const std::vector<Moment> moments{
        // C4 settles in comms center: ship -1, ★ +2, all four +2. A card is drawn from DA.
        {"6.1> hand:C4 draw:C1", 22, 11},
        {"6.f> failure", 22, 11}, // H0a, H0b
        // DA has E5: it settles in energy bank (ship -1, ★ +2), energy 4 beats 3 (-1, +2).
        {"6.d> da:E5", 21, 14},
    };
    for (const auto& moment : moments) {
        const auto actions = actionsFromNotation(state, moment.line);
        ASSERT_TRUE(actions) << actions.error().message;
        for (const auto& action : *actions) {
            apply(state, action);
        }
        expectPoints(moment);
    }
    EXPECT_EQ(state.phase, Phase::Over);
    EXPECT_EQ(score({state, {"red", "blue"}}).winners, std::vector<std::string>{"red"});
    EXPECT_EQ(state.cards.in(Zone::prep(kDa)).back().toString(), "H0c");
}

} // namespace
} // namespace pocketmars::engine
