#include "app/session/game/way_back.h"

#include "tests/app/session/played_game.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

using engine::kDa;
using engine::solo;
using engine::TableBuilder;

const std::vector<std::string> kColours{"red", "blue"};

WayBack wayBack(const TableBuilder& from, const TableBuilder& to) {
    return {{from.build(), kColours}, {to.build(), kColours}};
}

std::vector<std::string> texts(const WayBack& way) {
    std::vector<std::string> out;
    for (const auto& step : way.steps()) {
        out.push_back(step.text);
    }
    return out;
}

TEST(WayBack, TellsWhichPiecesGoWhere) {
    const auto way =
        wayBack(solo().ship(1).oneStar('G', 1).energy(2, kDa), solo().ship(2).energy(3, kDa));
    EXPECT_EQ(texts(way),
              (std::vector<std::string>{"Move one red colonist from greenhouse ★ to red's ship",
                                        "Set blue's energy to 3"}));
}

TEST(WayBack, TellsWhichCardsGoWhere) {
    const auto way = wayBack(solo().stack('G', "G5").discard("E1 C2").hand("A1").deck("?"),
                             solo().hand("G5").discard("E1").deck("C2 ? ?"));
    auto steps = texts(way);
    EXPECT_EQ(steps,
              (std::vector<std::string>{"Put G5 from the stack of greenhouse back into red's hand",
                                        "Put C2 from the discard pile back on the deck",
                                        "Put A1 from red's hand back on the deck"}));
}

TEST(WayBack, SeesACardGoThatLayOnOneThatNobodyKnew) {
    const auto from = solo().discard("? C2").deck("?");
    auto way = wayBack(from, solo().discard("?").deck("C2 ?"));
    ASSERT_EQ(way.steps().size(), 1U);
    way.see(engine::observe({from.build(), kColours}));
    EXPECT_FALSE(way.isBack());
    way.see(engine::observe({solo().discard("E4").deck("? ?").build(), kColours}));
    EXPECT_TRUE(way.isBack());
}

TEST(WayBack, TicksOffWhatIsSeenDone) {
    const auto from = solo().ship(1).oneStar('G', 1);
    const auto to = solo().ship(2).energy(1);
    auto way = wayBack(from, to);
    ASSERT_EQ(way.steps().size(), 2U);
    way.see(engine::observe({solo().ship(2).build(), kColours}));
    EXPECT_TRUE(way.steps()[0].isDone);
    EXPECT_FALSE(way.steps()[1].isDone);
    EXPECT_FALSE(way.isBack());
    way.see(engine::observe({to.build(), kColours}));
    EXPECT_TRUE(way.isBack());
}

TEST(WayBack, IsTickedOffByHandWhereNothingShowsIt) {
    auto way = wayBack(solo().hand("A1").deck("?"), solo().hand("").deck("A1 ?"));
    ASSERT_EQ(way.steps().size(), 1U);
    EXPECT_TRUE(way.steps()[0].items.empty());
    EXPECT_FALSE(way.isBack());
    way.tick(0);
    EXPECT_TRUE(way.isBack());
    way.tick(0, false);
    EXPECT_FALSE(way.isBack());
}

TEST(WayBack, LeadsFromAnyTableToAnyEarlierOne) {
    const auto truth = playedGame({}, kColours, 0);
    for (std::size_t from = 1; from < truth.size(); from += 3) {
        for (std::size_t to = 0; to < from; to += 2) {
            SCOPED_TRACE(std::to_string(from) + " to " + std::to_string(to));
            WayBack way(truth[from], truth[to]);
            EXPECT_FALSE(way.steps().empty());
            way.see(engine::observe(truth[to]));
            for (std::size_t i = 0; i < way.steps().size(); ++i) {
                if (way.steps()[i].items.empty()) {
                    way.tick(i);
                }
                EXPECT_TRUE(way.steps()[i].isDone) << way.steps()[i].text;
            }
            EXPECT_TRUE(way.isBack());
        }
    }
}

} // namespace
} // namespace pocketmars::session
