#include "app/session/words/table_differences.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

using engine::CardId;
using engine::Observation;
using engine::Reading;
using engine::Suit;
using Texts = std::vector<std::string>;

engine::NamedState table() {
    return {engine::solo()
                .prep("A7 ?G")
                .prep("?C", engine::kDa)
                .deck("?E")
                .discard("C7 A1")
                .stack('G', "G1 ~G5")
                .stack('H', "H0a")
                .ship(2)
                .energy(3)
                .energy(6, engine::kDa)
                .oneStar('G', 1)
                .twoStar('A', 2, engine::kDa)
                .build(),
            {"red", "blue"}};
}

/// What differs from the table once something on it was changed.
Texts changed(const std::function<void(Observation&)>& change) {
    auto seen = engine::observe(table());
    change(seen);
    return differences(table(), seen);
}

CardId card(const std::string& text) { return *engine::GameCard::parse(text)->id(); }

TEST(TableDifferences, AreNoneOfATableAsItShouldBe) {
    EXPECT_EQ(changed([](Observation&) {}), Texts{});
}

TEST(TableDifferences, NameCountsOfAPlayer) {
    EXPECT_EQ(changed([](Observation& seen) { seen.players[0].ship = Reading<int>(1); }),
              Texts{"1 red on the ship where 2 belong"});
    EXPECT_EQ(changed([](Observation& seen) { seen.players[1].earth = Reading<int>(4); }),
              Texts{"4 blue on Earth where 5 belong"});
    EXPECT_EQ(changed([](Observation& seen) { seen.players[1].energy = Reading<int>(7); }),
              Texts{"7 energy for blue where 6 belong"});
}

TEST(TableDifferences, NameColonistsInBuildings) {
    EXPECT_EQ(changed([](Observation& seen) {
                  seen.building(Suit::Greenhouse).oneStar.value()["red"] = Reading<int>(2);
              }),
              Texts{"2 red on greenhouse ★ where 1 belongs"});
    EXPECT_EQ(changed([](Observation& seen) {
                  seen.building(Suit::Aqualab).twoStar.value()["red"] = Reading<int>(1);
              }),
              Texts{"1 red on aqualab ★★ where 0 belong"});
    EXPECT_EQ(changed([](Observation& seen) {
                  seen.building(Suit::Aqualab).twoStar.value().erase("blue");
              }),
              Texts{"0 blue on aqualab ★★ where 2 belong"});
}

TEST(TableDifferences, NameCardsOfStacks) {
    EXPECT_EQ(changed([](Observation& seen) {
                  seen.building(Suit::Greenhouse).stack.value().pop_back();
              }),
              Texts{"1 cards on the stack of greenhouse where 2 belong"});
    EXPECT_EQ(changed([](Observation& seen) {
                  seen.building(Suit::Greenhouse).stack.value()[0] =
                      Reading<engine::StackCard>(engine::FaceDown{});
              }),
              Texts{"a face-down card on the stack of greenhouse where a 1 belongs"});
    EXPECT_EQ(changed([](Observation& seen) {
                  seen.building(Suit::Habitation).stack.value()[0] =
                      Reading<engine::StackCard>(card("H0b"));
              }),
              Texts{"H0b on the stack of habitation where H0a belongs"});
}

TEST(TableDifferences, NameBacksInPrepModules) {
    EXPECT_EQ(changed([](Observation& seen) {
                  seen.players[0].prep.value()[0] = Reading<Suit>(Suit::EnergyBank);
              }),
              Texts{"greenhouse and energy_bank in red's prep module where greenhouse and aqualab "
                    "belong"});
    EXPECT_EQ(changed([](Observation& seen) { seen.players[1].prep.value().clear(); }),
              Texts{"nothing in blue's prep module where comms_center belongs"});
    EXPECT_EQ(changed([](Observation& seen) {
                  auto& prep = seen.players[0].prep.value();
                  std::swap(prep.front(), prep.back());
              }),
              Texts{})
        << "they lie in any order";
}

TEST(TableDifferences, NameTheTopOfTheDiscardPile) {
    const auto top = [](std::optional<CardId> id) {
        return changed([&](Observation& seen) { seen.discardTop.value() = id; });
    };
    EXPECT_EQ(top(card("C7")), Texts{"C7 on the discard pile where A1 belongs"});
    EXPECT_EQ(top(std::nullopt), Texts{"nothing on the discard pile where A1 belongs"});
}

TEST(TableDifferences, AreNoneWhereNothingCouldBeTold) {
    EXPECT_EQ(differences(table(),
                          [] {
                              Observation nothing;
                              nothing.players.resize(2);
                              return nothing;
                          }()),
              Texts{});
    EXPECT_EQ(changed([](Observation& seen) {
                  auto& red = seen.players[0];
                  red.energy = Reading<int>::unread();
                  red.earth = {};
                  red.ship = Reading<int>::unread();
                  red.prep.value()[0] = Reading<Suit>::unread();
                  auto& greenhouse = seen.building(Suit::Greenhouse);
                  greenhouse.stack.value()[1] = Reading<engine::StackCard>::unread();
                  greenhouse.oneStar = Reading<engine::ColonistCounts>::unread();
                  seen.building(Suit::Habitation).stack = {};
                  seen.discardTop = Reading<std::optional<CardId>>::unread();
                  seen.deckTop = {};
              }),
              Texts{});
}

TEST(TableDifferences, ComeAllAtOnce) {
    EXPECT_EQ(changed([](Observation& seen) {
                  seen.players[0].ship = Reading<int>(1);
                  seen.players[0].earth = Reading<int>(5);
              }),
              (Texts{"1 red on the ship where 2 belong", "5 red on Earth where 4 belong"}));
}

} // namespace
} // namespace pocketmars::session
