#include "tests/engine/to_mars/mars_table.h"

// Each sentence of the corporation's sheet but those on projects (projects_test.cpp), in its order.
namespace pocketmars::to_mars {
namespace {

// ---- set-up ----

TEST(SheetSetup, FourPanelsStandNextToTheBoardAtFirst) {
    const MarsTable table;
    EXPECT_EQ(table.table.ship.panels.size(), 4U);
    EXPECT_TRUE(table.state.panels.none());
}

TEST(SheetSetup, TicketsLieNextToTheBoardAndNobodyHasOne) {
    const MarsTable table;
    for (const auto& player : table.state.players) {
        EXPECT_EQ(player.tickets, 0);
    }
}

// ---- corporation token ----

TEST(SheetToken, GivesOneTicket) {
    MarsTable table;
    const auto effects = table.play("Fabio: token");
    EXPECT_EQ(amount(effects, EffectKind::Ticket), 1);
    EXPECT_EQ(table.state.players[0].tickets, 1);
    EXPECT_EQ(table.state.players[1].tickets, 0);
}

TEST(SheetToken, ThereAreFive) {
    MarsTable table;
    for (int i = 0; i < 5; ++i) {
        table.play("Nestore: token");
    }
    EXPECT_EQ(table.refusal("Fabio: token"), Reason::NoTokens);
}

TEST(SheetToken, TheyComeAnewEachRoundWhereThePlayersChoseSo) {
    MarsTable table;
    table.answer(Choice::Tokens);
    for (int i = 0; i < 5; ++i) {
        table.play("Nestore: token");
    }
    EXPECT_EQ(table.refusal("Fabio: token"), Reason::NoTokens);
    table.play("round");
    table.play("Fabio: token");
}

TEST(SheetToken, TicketsAreNotLimitedToTheTwelveInTheBox) {
    MarsTable table;
    table.state.players[0].tickets = 12;
    table.play("Nestore: token");
    table.play("Fabio: token");
    EXPECT_EQ(table.state.players[0].tickets, 13);
}

// ---- corporation action ----

TEST(SheetAction, SpendsATicket) {
    MarsTable table;
    table.rich();
    const auto effects = table.play("Fabio: ship dome A.upper.1");
    EXPECT_EQ(amount(effects, EffectKind::TicketSpent), 1);
    EXPECT_EQ(table.state.players[0].tickets, 29);
}

TEST(SheetAction, NeedsATicket) {
    MarsTable table;
    table.rich().state.players[0].tickets = 0;
    EXPECT_EQ(table.refusal("Fabio: ship dome A.upper.1"), Reason::NoTicket);
}

TEST(SheetAction, MovesAStructureOfTheMainBoard) {
    MarsTable table;
    table.rich();
    table.play("Fabio: ship workshop A.upper.1");
    EXPECT_EQ(table.state.players[0].onMainBoard[index(kWorkshop)], 29);
    ASSERT_EQ(table.state.modules.size(), 1U);
    EXPECT_EQ(table.state.modules[0], (Module{0, kWorkshop, {0, AreaName::Upper, 0}}));
}

TEST(SheetAction, DoesNotMoveAStructureThatIsNotBuilt) {
    MarsTable table;
    table.state.players[0].tickets = 1;
    EXPECT_EQ(table.refusal("Fabio: ship workshop A.upper.1"), Reason::NotOnMainBoard);
    table.play("Fabio: build workshop");
    table.play("Fabio: ship workshop A.upper.1");
}

TEST(SheetAction, GivesThreeCreditsForADome) {
    MarsTable table;
    EXPECT_EQ(amount(table.rich().play("Fabio: ship dome A.upper.1"), EffectKind::Credits), 3);
    EXPECT_EQ(table.state.players[0].gains, (Gains{.credits = 3}));
}

TEST(SheetAction, GivesOneTitaniumForAWorkshop) {
    MarsTable table;
    EXPECT_EQ(amount(table.rich().play("Fabio: ship workshop A.upper.1"), EffectKind::Titanium), 1);
    EXPECT_EQ(table.state.players[0].gains, (Gains{.titanium = 1}));
}

TEST(SheetAction, GivesOneRareEarthForALaboratory) {
    MarsTable table;
    EXPECT_EQ(amount(table.rich().play("Fabio: ship laboratory A.upper.1"), EffectKind::RareEarth),
              1);
    EXPECT_EQ(table.state.players[0].gains, (Gains{.rareEarth = 1}));
}

TEST(SheetAction, FillsTheLowestNumberOfTheLeftmostSection) {
    MarsTable table;
    table.rich();
    EXPECT_EQ(table.refusal("Fabio: ship dome A.upper.2"), Reason::OtherPlace);
    EXPECT_EQ(table.refusal("Fabio: ship dome A.lower.1"), Reason::OtherPlace);
    EXPECT_EQ(table.refusal("Fabio: ship dome B.upper.1"), Reason::OtherPlace);
    table.play("Fabio: ship dome A.upper.1");
    table.play("Nestore: ship dome A.upper.2");
}

TEST(SheetAction, TakesTheNextSpaceThatFitsWhereTheLowestDoesNot) {
    MarsTable table;
    table.rich().lay(0, {kLaboratory, kLaboratory}); // A: 2 left above, 2 below
    EXPECT_EQ(table.refusal("Nestore: ship laboratory A.upper.4"), Reason::OtherPlace);
    table.play("Nestore: ship laboratory B.upper.1");
    table.play("Nestore: ship workshop A.upper.4"); // what is left out is filled later
}

TEST(SheetAction, OffersBothAreasWhereTheyShowTheSameNumber) {
    MarsTable table;
    for (auto& space : table.table.ship.sections[0][1]) {
        space.number -= 5;
    }
    table.rich();
    EXPECT_EQ(placesFor(table.table.ship, {}, kDome).size(), 2U);
    table.play("Fabio: ship dome A.lower.1");
    EXPECT_EQ(table.refusal("Fabio: ship dome A.lower.2"), Reason::OtherPlace);
}

TEST(SheetAction, IsOverForAStructureThatFitsNowhere) {
    MarsTable table;
    table.rich();
    for (int section = 0; section < 6; ++section) {
        table.lay(0, {kLaboratory});
    }
    EXPECT_EQ(table.refusal("Nestore: ship laboratory A.upper.1"), Reason::NoRoom);
    EXPECT_EQ(table.refusal("Nestore: ship workshop A.upper.4"), std::nullopt);
}

TEST(SheetImportant, AModuleThatComesByAProjectBringsTheSame) {
    MarsTable table;
    table.rich().own(0, Project::HabitatModule).own(0, Project::OrbitalAssembly);
    EXPECT_EQ(amount(table.play("Fabio: habitat A.upper.1"), EffectKind::Credits), 3);
    EXPECT_EQ(amount(table.play("Fabio: assemble workshop A.upper.2"), EffectKind::Titanium), 1);
    EXPECT_EQ(amount(table.play("Fabio: assemble laboratory A.lower.1"), EffectKind::RareEarth), 1);
}

TEST(SheetExample, FabiosLaboratoryGoesBelowWhereTwoSpacesAreLeftAbove) {
    MarsTable table;
    table.rich().lay(1, {kLaboratory}); // two of five are left above
    const auto effects = table.play("Fabio: ship laboratory A.lower.1");
    EXPECT_EQ(amount(effects, EffectKind::TicketSpent), 1);
    EXPECT_EQ(amount(effects, EffectKind::RareEarth), 1);
}

// ---- solar panels ----

TEST(SheetPanels, AreBuiltByTheGamesAction) {
    MarsTable table;
    table.lay(0, {kDome});
    EXPECT_TRUE(has(table.play("Fabio: panel 1"), EffectKind::PayCost));
    EXPECT_TRUE(table.state.panels[0]);
    EXPECT_EQ(table.refusal("Fabio: panel 1"), Reason::PanelStands);
}

TEST(SheetPanels, NeedAModuleInASectionBeside) {
    MarsTable table;
    table.lay(0, {kDome}); // in A
    EXPECT_EQ(table.refusal("Nestore: panel 1"), Reason::NoModuleAtPanel);
    EXPECT_EQ(table.refusal("Fabio: panel 2"), std::nullopt); // beside A and B
    EXPECT_EQ(table.refusal("Fabio: panel 3"), Reason::NoModuleAtPanel);
    EXPECT_EQ(table.refusal("Fabio: panel 4"), Reason::NoModuleAtPanel);
}

TEST(SheetPanels, AtACornerCountWhereThePlayersChoseSo) {
    MarsTable table;
    table.state.modules.push_back({1, kDome, {1, AreaName::Upper, 0}}); // in B
    EXPECT_EQ(table.refusal("Nestore: panel 1"), Reason::NoModuleAtPanel);
    table.answer(Choice::CornerPanels);
    EXPECT_EQ(table.refusal("Nestore: panel 1"), std::nullopt);
}

// ---- astronauts ----

TEST(SheetAstronauts, ScoreTheirSlotsPointsAtOnce) {
    MarsTable table;
    table.lay(0, {kDome});
    EXPECT_EQ(amount(table.play("Fabio: astronaut a"), EffectKind::Points), 2);
    EXPECT_EQ(table.points(0, Source::Astronaut), 2);
    EXPECT_EQ(table.refusal("Fabio: astronaut a"), Reason::SlotTaken);
}

TEST(SheetAstronauts, NeedAModuleBesideTheSlot) {
    MarsTable table;
    table.lay(0, {kDome}).lay(1, {kDome}); // A.upper.1 and .2; slot a lies beside the first
    EXPECT_EQ(table.refusal("Nestore: astronaut a"), Reason::NoModuleAtSlot);
    EXPECT_EQ(table.refusal("Fabio: astronaut c"), Reason::NoModuleAtSlot);
}

TEST(SheetAstronauts, NeedAModuleInTheSectionOnlyWhereThePlayersChoseSo) {
    MarsTable table;
    table.lay(0, {kDome}).lay(1, {kDome}).answer(Choice::AstronautSlots);
    EXPECT_EQ(table.refusal("Nestore: astronaut a"), std::nullopt);
    EXPECT_EQ(table.refusal("Nestore: astronaut c"), Reason::NoModuleAtSlot);
}

TEST(SheetAstronauts, StandBesideAnySpaceOfALargeModule) {
    MarsTable table;
    table.state.modules.push_back({0, kLaboratory, {2, AreaName::Upper, 2}}); // 3 to 5
    EXPECT_EQ(table.refusal("Fabio: astronaut e"), std::nullopt);
    EXPECT_EQ(table.refusal("Fabio: astronaut f"), std::nullopt);
}

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

TEST(SheetEnd, SecondAndThirdScoreOnlyIfThereAreAny) {
    MarsTable table;
    table.lay(1, {kLaboratory, kLaboratory, kWorkshop, kWorkshop}).build({"1", "2"});
    EXPECT_EQ(table.sectionPoints(0), (std::vector{0, 10, 0}));
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

TEST(SheetExample, InAllFabioHasTenNestoreSixMatthieuThree) {
    const auto table = workedExample();
    const auto result = score(table.table, table.state);
    EXPECT_EQ(result.players[0].total(), 10);
    EXPECT_EQ(result.players[1].total(), 6);
    EXPECT_EQ(result.players[2].total(), 3);
    EXPECT_EQ(result.leaders(), std::vector<std::size_t>{0});
    ASSERT_EQ(result.players[0].lines.size(), 1U);
    EXPECT_EQ(result.players[0].lines[0].reason, "A complete, most modules (size 5)");
    EXPECT_EQ(toWords(result.sections[1], 1), "B scores nothing yet: 1 solar panel is missing");
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

INSTANTIATE_TEST_SUITE_P(
    OfTheSheet, SheetGoal,
    testing::Values(GoalCase{"1", 4, 0, 2}, GoalCase{"1", 4, 2, 3}, GoalCase{"1", 4, 2, 4},
                    GoalCase{"2", 8, 0, 2}, GoalCase{"2", 8, 0, 3}, GoalCase{"2", 8, 6, 4},
                    GoalCase{"3", 12, 0, 2}, GoalCase{"3", 12, 10, 3}, GoalCase{"3", 12, 10, 4}),
    [](const auto& one) {
        return std::string("Goal") + one.param.goal + "With" + std::to_string(one.param.players);
    });

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

TEST(SheetGoals, AloneTheSecondSlotsAreClosedAsWithTwo) {
    for (std::size_t goal = 0; goal < kGoalCount; ++goal) {
        EXPECT_EQ(openSlots(goal, 1), openSlots(goal, 2));
    }
}

} // namespace
} // namespace pocketmars::to_mars
