#include "tests/engine/to_mars/mars_table.h"

#include <array>
#include <string>
#include <vector>

// Each sentence of the corporation's sheet on the end of the game and on goals, in its order.
namespace pocketmars::to_mars {
namespace {

// ---- end of the game ----

/// A with ten spaces: 4 of Fabio, 3 of Nestore, 3 of Matthieu, who came before Nestore.
MarsTable fullA() {
    MarsTable table;
    return table
        .lay(0, {kLaboratory}) // A above 1 to 3
        .lay(2, {kWorkshop})   // 4 and 5
        .lay(1, {kLaboratory}) // below 6 to 8
        .lay(0, {kDome})       // 9
        .lay(2, {kDome});      // 10
}

TEST(SheetEnd, ACompleteSectionGivesTenSixAndThree) {
    auto table = fullA().build({"1", "2"});
    table.state.modules[2].seat = 1;
    table.state.modules[4].seat = 0; // Fabio 5, Nestore 3, Matthieu 2
    EXPECT_EQ(table.sectionPoints(0), (std::vector{10, 6, 3}));
}

TEST(SheetEnd, ASectionIsCompleteWithAllModulesAndPanels) {
    auto table = fullA().build({"1"});
    EXPECT_EQ(table.sectionPoints(0), (std::vector{0, 0, 0}));
    table.build({"2"});
    EXPECT_EQ(table.sectionPoints(0), (std::vector{10, 3, 6}));
    table.state.modules.pop_back();
    EXPECT_EQ(table.sectionPoints(0), (std::vector{0, 0, 0}));
}

TEST(SheetEnd, FreeAstronautSlotsDoNotMatter) {
    auto table = fullA().build({"1", "2"});
    ASSERT_FALSE(table.state.astronauts[0]);
    EXPECT_TRUE(isComplete(table.table, table.state, 0));
}

TEST(SheetEnd, PanelsAtCornersBelongToTheSectionWhereThePlayersChoseSo) {
    MarsTable table;
    table.lay(0, {kLaboratory, kLaboratory, kWorkshop, kWorkshop});
    table.lay(0, {kLaboratory, kLaboratory, kWorkshop, kWorkshop}).build({"2", "3"});
    EXPECT_TRUE(isComplete(table.table, table.state, 1));
    table.answer(Choice::CornerPanels);
    EXPECT_FALSE(isComplete(table.table, table.state, 1)); // 1 and 4 touch B at corners
}

TEST(SheetEnd, TheSecondScoresSixIfThereIsOne) {
    MarsTable table;
    table.lay(1, {kLaboratory, kLaboratory, kWorkshop, kWorkshop}).build({"1", "2"});
    EXPECT_EQ(table.sectionPoints(0), (std::vector{0, 10, 0}));
    table.state.modules[3].seat = 2;
    EXPECT_EQ(table.sectionPoints(0), (std::vector{0, 10, 6}));
}

TEST(SheetEnd, TheThirdScoresThreeIfThereIsOne) {
    MarsTable table;
    table.lay(1, {kLaboratory}).lay(0, {kLaboratory}).lay(1, {kWorkshop, kWorkshop});
    table.build({"1", "2"});
    EXPECT_EQ(table.sectionPoints(0), (std::vector{6, 10, 0}));
    table.state.modules[3].seat = 2;
    EXPECT_EQ(table.sectionPoints(0), (std::vector{6, 10, 3}));
}

TEST(SheetEnd, AGameMayEndWithNoSectionComplete) {
    MarsTable table;
    table.lay(0, {kDome});
    table.play("end");
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        EXPECT_EQ(table.sectionPoints(section), (std::vector{0, 0, 0}));
    }
}

TEST(SheetEnd, AFourthScoresNothing) {
    MarsTable table({"P", "Q", "R", "S"});
    table.lay(0, {kLaboratory}).lay(1, {kWorkshop}).lay(2, {kLaboratory}).lay(3, {kDome});
    table.lay(0, {kDome}).build({"1", "2"});
    EXPECT_EQ(table.sectionPoints(0), (std::vector{10, 3, 6, 0}));
}

TEST(SheetEnd, TheLargestTotalSizeCountsNotTheNumberOfModules) {
    MarsTable table({"P", "Q"});
    table.lay(0, {kDome, kDome, kDome, kWorkshop}).lay(1, {kLaboratory, kWorkshop});
    table.state.modules[2].seat = 1; // four of P: 4; of Q: 6
    table.build({"1", "2"});
    EXPECT_EQ(table.sectionPoints(0), (std::vector{6, 10}));
}

TEST(SheetEnd, InATieTheFirstToPlaceAModuleThereIsAhead) {
    auto table = fullA().build({"1", "2"}); // Nestore 3, Matthieu 3, who was there first
    EXPECT_EQ(table.sectionPoints(0), (std::vector{10, 3, 6}));
    const auto ranking = scoreSection(table.table, table.state, 0).ranking;
    EXPECT_TRUE(ranking[1].wonTie);
    EXPECT_FALSE(ranking[0].wonTie);
}

/// The sheet's example: A complete, B without a panel, C not filled.
MarsTable workedExample() {
    MarsTable table;
    table.lay(0, {kLaboratory}).lay(1, {kWorkshop}).lay(1, {kDome}).lay(0, {kWorkshop});
    table.lay(2, {kWorkshop});                                               // A: 5, 3, 2
    table.lay(2, {kLaboratory, kLaboratory, kWorkshop}).lay(0, {kWorkshop}); // B
    table.lay(1, {kLaboratory});                                             // C
    return table.build({"1", "2", "4"});
}

TEST(SheetExample, SectionAGivesTenSixAndThree) {
    EXPECT_EQ(workedExample().sectionPoints(0), (std::vector{10, 6, 3}));
}

TEST(SheetExample, SectionBGivesNothingForAMissingPanel) {
    const auto table = workedExample();
    EXPECT_TRUE(isFull(table.table.ship, table.state.modules, 1));
    EXPECT_EQ(panelsMissing(table.table, table.state, 1), 1);
    EXPECT_EQ(table.sectionPoints(1), (std::vector{0, 0, 0}));
}

TEST(SheetExample, SectionCGivesNothing) {
    EXPECT_EQ(workedExample().sectionPoints(2), (std::vector{0, 0, 0}));
}

TEST(SheetExample, InSectionAFabioHasTheBiggestModulesNestoreIsSecondMatthieuLast) {
    const auto table = workedExample();
    const auto ranking = scoreSection(table.table, table.state, 0).ranking;
    ASSERT_EQ(ranking.size(), 3U);
    for (std::size_t rank = 0; rank < 3; ++rank) {
        EXPECT_EQ(ranking[rank].seat, rank);
    }
    EXPECT_GT(ranking[0].size, ranking[1].size);
    EXPECT_GT(ranking[1].size, ranking[2].size);
}

TEST(SheetExample, InAllFabioHasTenNestoreSixMatthieuThree) {
    const auto table = workedExample();
    const auto result = score(table.table, table.state);
    EXPECT_EQ(result.players[0].total(), 10);
    EXPECT_EQ(result.players[1].total(), 6);
    EXPECT_EQ(result.players[2].total(), 3);
    EXPECT_EQ(result.leaders(), std::vector<std::size_t>{0});
    ASSERT_EQ(result.players[0].lines.size(), 1U);
    EXPECT_EQ(result.players[0].lines[0].reason, "A complete, largest share (size 5)");
    EXPECT_EQ(toWords(result.sections[1], 1, true), "B scores nothing: 1 solar panel is missing");
    EXPECT_EQ(toWords(result.sections[1], 1, false),
              "B scores nothing yet: 1 solar panel is missing");
}

// ---- goals ----

struct GoalCase {
    const char* goal;
    int first;
    int second; ///< 0: the slot is closed
    std::size_t players;
};

class SheetGoal : public testing::TestWithParam<GoalCase> {};

TEST_P(SheetGoal, IsWorthLessToTheSecondIfItsSlotIsOpen) {
    const auto& [goal, first, second, players] = GetParam();
    MarsTable table;
    table.state.players.resize(players);
    for (std::size_t seat = 0; seat < players; ++seat) {
        table.state.players[seat].name = std::string(1, static_cast<char>('P' + seat));
        for (std::size_t section = 0; section < kSectionCount; ++section) {
            table.state.modules.push_back({seat, kDome, {section, AreaName::Upper, seat}});
        }
    }
    const std::string claim = std::string(": goal ") + goal;
    EXPECT_EQ(amount(table.play("P" + claim), EffectKind::Points), first);
    EXPECT_EQ(table.refusal("P" + claim), Reason::GoalHad);
    if (second == 0) {
        EXPECT_EQ(table.refusal("Q" + claim), Reason::GoalTaken);
        return;
    }
    EXPECT_EQ(amount(table.play("Q" + claim), EffectKind::Points), second);
    EXPECT_EQ(table.refusal("R" + claim), Reason::GoalTaken);
    EXPECT_EQ(table.points(0, Source::Goal), first);
    EXPECT_EQ(table.points(1, Source::Goal), second);
}

std::string nameOf(const GoalCase& one) {
    constexpr std::array kSections{"OneSection", "TwoSections", "ThreeSections"};
    return kSections.at(static_cast<std::size_t>(one.goal[0] - '1')) + std::string("With") +
           std::to_string(one.players) + "Players";
}

INSTANTIATE_TEST_SUITE_P(OfTheSheet, SheetGoal,
                         testing::Values(GoalCase{"1", 4, 0, 2}, GoalCase{"1", 4, 2, 3},
                                         GoalCase{"1", 4, 2, 4}, GoalCase{"2", 8, 0, 2},
                                         GoalCase{"2", 8, 0, 3}, GoalCase{"2", 8, 6, 4},
                                         GoalCase{"3", 12, 0, 2}, GoalCase{"3", 12, 10, 3},
                                         GoalCase{"3", 12, 10, 4}),
                         [](const auto& one) { return nameOf(one.param); });

TEST(SheetGoals, AskForModulesInOneTwoAndThreeSections) {
    MarsTable table;
    EXPECT_EQ(table.refusal("Fabio: goal 1"), Reason::GoalUnmet);
    table.lay(0, {kDome, kDome}); // two in A
    EXPECT_EQ(table.refusal("Fabio: goal 1"), std::nullopt);
    EXPECT_EQ(table.refusal("Fabio: goal 2"), Reason::GoalUnmet);
    table.state.modules.push_back({0, kDome, {2, AreaName::Upper, 0}});
    EXPECT_EQ(table.refusal("Fabio: goal 2"), std::nullopt);
    EXPECT_EQ(table.refusal("Fabio: goal 3"), Reason::GoalUnmet);
    table.state.modules.push_back({0, kDome, {1, AreaName::Upper, 0}});
    EXPECT_EQ(table.refusal("Fabio: goal 3"), std::nullopt);
}

TEST(SheetGoals, NobodyClaimsBothSlotsSoAloneASecondOneWouldNotMatter) {
    MarsTable table({"P", "Q", "R", "S"});
    table.lay(0, {kDome});
    table.play("P: goal 1");
    EXPECT_EQ(table.refusal("P: goal 1"), Reason::GoalHad);
}

TEST(SheetGoals, AloneTheSecondSlotsAreClosedAsWithTwo) {
    for (std::size_t goal = 0; goal < kGoalCount; ++goal) {
        EXPECT_EQ(openSlots(goal, 1), openSlots(goal, 2));
    }
}

} // namespace
} // namespace pocketmars::to_mars
