#include "app/session/words/inferred_cards.h"
#include "engine/rules/setup.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

using engine::GameCard;
using engine::Zone;

engine::NamedState holding(const std::vector<const char*>& hand,
                           const std::vector<const char*>& prep) {
    engine::NamedState game{engine::emptyTable({}), {"red", "blue"}};
    for (const auto* card : hand) {
        game.state.cards.append(Zone::hand(0), *GameCard::parse(card));
    }
    for (const auto* card : prep) {
        game.state.cards.append(Zone::prep(1), *GameCard::parse(card));
    }
    return game;
}

TEST(InferredCards, NamesWhatWasNotKnownBefore) {
    EXPECT_EQ(inferredCards(holding({"?", "G1"}, {"?C"}), holding({"G1", "A7"}, {"C3"})),
              (std::vector<std::string>{"red holds A7", "C3 lies in blue's prep module"}));
    EXPECT_EQ(inferredCards(holding({"?", "?"}, {}), holding({"?", "?A"}, {})),
              (std::vector<std::string>{"red holds a card of aqualab"}));
}

TEST(InferredCards, SaysNothingOfWhatIsNoNews) {
    EXPECT_TRUE(inferredCards(holding({"?A", "G1"}, {}), holding({"G1", "?A"}, {})).empty());
    EXPECT_TRUE(inferredCards(holding({"G1"}, {"?"}), holding({}, {"?E"})).empty());
}

} // namespace
} // namespace pocketmars::session
