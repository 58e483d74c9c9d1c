#include "engine/box/game_card.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <vector>

namespace pocketmars::engine {
namespace {

std::vector<GameCard> allCards() {
    std::vector<GameCard> cards{GameCard()};
    for (const auto suit : kSuits) {
        cards.emplace_back(suit);
    }
    for (int i = 0; i < kCardCount; ++i) {
        cards.emplace_back(CardId(i));
    }
    const auto faceUp = cards;
    std::ranges::transform(faceUp, std::back_inserter(cards), &GameCard::faceDown);
    return cards;
}

TEST(GameCard, ReadsBackWhatItPrints) {
    for (const auto card : allCards()) {
        EXPECT_EQ(GameCard::parse(card.toString()), card) << card.toString();
    }
}

TEST(GameCard, PrintsTheWordsOfTheFormat) {
    EXPECT_EQ(GameCard().toString(), "?");
    EXPECT_EQ(GameCard().faceDown().toString(), "~?");
    EXPECT_EQ(GameCard(Suit::Aqualab).toString(), "?A");
    EXPECT_EQ(GameCard(Suit::Habitation).faceDown().toString(), "~?H");
    EXPECT_EQ(GameCard(CardId::parse("G5").value()).faceDown().toString(), "~G5");
}

TEST(GameCard, OrdersAsItsTextsInAscii) {
    auto cards = allCards();
    std::ranges::sort(cards);
    std::vector<std::string> texts;
    std::ranges::transform(cards, std::back_inserter(texts), &GameCard::toString);
    EXPECT_TRUE(std::ranges::is_sorted(texts));
}

TEST(GameCard, KnowsWhatItIs) {
    const auto g5 = CardId::parse("G5").value();
    EXPECT_EQ(GameCard(g5).id(), g5);
    EXPECT_EQ(GameCard(g5).suit(), Suit::Greenhouse);
    EXPECT_EQ(GameCard(Suit::Aqualab).id(), std::nullopt);
    EXPECT_EQ(GameCard(Suit::Aqualab).suit(), Suit::Aqualab);
    EXPECT_EQ(GameCard().suit(), std::nullopt);
    EXPECT_EQ(GameCard(g5).faceDown().id(), g5);
    EXPECT_TRUE(GameCard(g5).faceDown().isFaceDown());
    EXPECT_EQ(GameCard(g5).faceDown().faceUp(), GameCard(g5));
}

TEST(GameCard, RefusesOtherTexts) {
    for (const auto* text : {"", "~", "~~G5", "G", "G8", "?X", "??", "?GG", "~?X", "G5~", "null"}) {
        EXPECT_FALSE(GameCard::parse(text).has_value()) << text;
    }
}

} // namespace
} // namespace pocketmars::engine
