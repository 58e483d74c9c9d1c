#include "app/session/coaching/own_cards.h"

#include "app/session/game/game_beliefs.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

using engine::GameCard;
using engine::Zone;

/// Of which nobody knows a card.
engine::NamedState unknownHand() {
    engine::GameOptions options;
    options.mode = engine::Mode::Versus;
    options.players = 2;
    return {dealt(options), {"red", "blue"}};
}

std::vector<std::string> handAfter(std::string_view cards) {
    auto game = unknownHand();
    const auto told = tellOwnCards(game, Zone::hand(0), cards);
    if (!told) {
        return {told.error().message};
    }
    std::vector<std::string> out;
    for (const auto card : game.state.cards.in(Zone::hand(0))) {
        out.push_back(card.id() ? card.id()->toString() : "?");
    }
    return out;
}

TEST(OwnCards, AreToldAsPlayersWriteThem) {
    const std::vector<std::string> told{"A7", "H0c"};
    EXPECT_EQ(handAfter("A7,H0c"), told);
    EXPECT_EQ(handAfter("a 7; hc"), told);
    EXPECT_EQ(handAfter("A7 HC"), told);
    EXPECT_EQ(handAfter("  a7  , hc  "), told);
    EXPECT_EQ(handAfter(""), (std::vector<std::string>{"?", "?"}));
}

TEST(OwnCards, SayWhichOneIsNone) {
    EXPECT_NE(handAfter("A7 Z9").front().find("'Z9' is no card"), std::string::npos);
    EXPECT_NE(handAfter("A7,,HC").front().find("is no card"), std::string::npos);
}

TEST(OwnCards, StayToldUntilTheyMayLieElsewhere) {
    auto later = unknownHand().state;
    EXPECT_EQ(stillOwnCards(later, 0, {"A7, HC", "G5 C1"}).prep, "G5, C1");
    EXPECT_EQ(stillOwnCards(later, 0, {"A7, HC", "G5 C1"}).hand, "A7, HC");
    EXPECT_EQ(stillOwnCards(later, 0, {"A7, HC", "G5"}).hand, "") << "one may be prepared by now";
    later.cards.replace(Zone::prep(0), 0, GameCard(engine::Suit::Aqualab));
    EXPECT_EQ(stillOwnCards(later, 0, {"A7, HC", "C1"}).hand, "HC") << "A7 may be prepared";
    later.cards.replace(Zone::hand(0), 0, GameCard(*engine::CardId::parse("A7")));
    EXPECT_EQ(stillOwnCards(later, 0, {"A7, HC", "A1 C1"}).hand, "HC") << "A7 is known";
    later.cards.move(Zone::hand(0), 0, Zone::discard());
    EXPECT_EQ(stillOwnCards(later, 0, {"A7, nothing", "A1 C1"}).hand, "");
}

} // namespace
} // namespace pocketmars::session
