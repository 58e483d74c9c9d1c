#include "app/session/words/slip_words.h"
#include "engine/rules/setup.h"

#include <gtest/gtest.h>

namespace pocketmars::session {
namespace {

using engine::Slip;
using engine::Spot;

engine::NamedState table() {
    auto state = engine::emptyTable({});
    state.players[0].ship = 2;
    state.players[0].earth = 5;
    state.players[0].energy = 3;
    return {state, {"red", "blue"}};
}

constexpr Slip kLaunched{Slip::Kind::Colonist, 0, Spot::earth().index(), Spot::ship().index()};
constexpr Slip kEnergy{Slip::Kind::Energy, 0, 2, 3};
constexpr Slip kNotLaunched{Slip::Kind::Colonist, 0, Spot::ship().index(), Spot::earth().index()};
constexpr Slip kNotLanded{Slip::Kind::Colonist, 0, Spot::oneStar(0).index(), Spot::ship().index()};

std::vector<MadeSlip> made(const Slip& slip) { return {{table(), slip}}; }

TEST(SlipWords, SayWhatIsSeenAndWhatBelongs) {
    EXPECT_EQ(wrongInWords(made(kLaunched)),
              "I see 2 red on the ship where 1 belongs, 5 red on Earth where 6 belong");
    EXPECT_EQ(wrongInWords(made(kEnergy)), "I see 3 energy for red where 2 belong");
    EXPECT_NE(wrongInWords(made({})).find("the system failure was left out"), std::string::npos);
}

TEST(SlipWords, SayWhatPutsItRight) {
    EXPECT_EQ(mendingInWords(made(kLaunched)), "move one red colonist from the ship to Earth");
    EXPECT_EQ(mendingInWords(made(kEnergy)), "set red's energy to 2");
    EXPECT_EQ(mendingInWords(made({})),
              "put the top 2 cards of the deck face up on the discard pile");
}

TEST(SlipWords, OfTwoSlipsSayWhatBothMakeDiffer) {
    const std::vector<MadeSlip> either{{table(), kLaunched}, {table(), kNotLanded}};
    EXPECT_EQ(wrongInWords(either), "I see 2 red on the ship where 1 belongs");
    EXPECT_EQ(mendingInWords(either), "move one red colonist from the ship to Earth, or move one "
                                      "red colonist from the ship to greenhouse ★");
}

TEST(SlipWords, OfTwoThatAreOppositeSayBoth) {
    EXPECT_EQ(wrongInWords({{table(), kLaunched}, {table(), kNotLaunched}}),
              "I see 2 red on the ship where 1 belongs, 5 red on Earth where 6 belong, or 2 red on "
              "the ship where 3 belong, 5 red on Earth where 4 belong");
}

TEST(SlipWords, AreAnOptionOfAQuestion) {
    EXPECT_EQ(slipInWords(table(), kLaunched),
              "one red colonist is on the ship and belongs on Earth");
    EXPECT_EQ(slipInWords(table(), kEnergy), "red's energy is 3 instead of 2");
    EXPECT_EQ(slipInWords(table(), {}), "the system failure is left out");
    const Slip upgraded{Slip::Kind::Colonist, 1, Spot::oneStar(0).index(),
                        Spot::twoStar(0).index()};
    EXPECT_EQ(slipInWords(table(), upgraded),
              "one blue colonist is on greenhouse ★★ and belongs on greenhouse ★");
}

} // namespace
} // namespace pocketmars::session
