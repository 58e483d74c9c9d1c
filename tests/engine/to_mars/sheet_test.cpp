#include "tests/engine/to_mars/mars_table.h"

#include "engine/to_mars/rules/begin.h"

#include <set>
#include <string_view>

// Each sentence of the corporation's sheet, in its order, up to the end of the game
// (sheet_end_test); projects have a file of their own. What is left open, and how it is read, ends
// each part.
namespace pocketmars::to_mars {
namespace {

// ---- what it is about ----

TEST(SheetStory, StructuresPanelsAndAstronautsAreWhatPlayersContribute) {
    MarsTable table({"Fabio"});
    table.rich();
    table.play("Fabio: ship laboratory A.upper.1");
    table.play("Fabio: panel 1");
    table.play("Fabio: astronaut a");
    EXPECT_EQ(table.state.modules.size(), 1U);
    EXPECT_EQ(table.state.panels.count(), 1U);
    EXPECT_EQ(table.state.astronauts[0], std::optional<std::size_t>(0));
}

TEST(SheetComponents, AreNineProjectsFiveTokensAndFourPanels) {
    const MarsTable table;
    std::set<std::string_view> projects;
    for (std::size_t i = 0; i < kProjectCount; ++i) {
        projects.insert(name(static_cast<Project>(i)));
    }
    EXPECT_EQ(projects.size(), 9U);
    EXPECT_EQ(kTokenCount, 5);
    EXPECT_EQ(table.table.ship.panels.size(), 4U);
}

TEST(SheetComponents, TheSoloCardIsNotExplainedSoPlayersChooseWhoElseIsThere) {
    const auto alone = beginGame(madeUpShip(), {}, playersNamed({"Fabio"}));
    ASSERT_TRUE(alone) << alone.error();
    EXPECT_EQ(alone->state().players.size(), 1U);
    Choices choices;
    ASSERT_TRUE(choose(choices, "solo", "rival"));
    const auto rival = beginGame(madeUpShip(), choices, playersNamed({"Fabio"}));
    ASSERT_TRUE(rival) << rival.error();
    EXPECT_EQ(rival->state().players.size(), 2U);
    // With others the answer does not matter.
    const auto two = beginGame(madeUpShip(), choices, playersNamed({"Fabio", "Nestore"}));
    EXPECT_EQ(two->state().players.size(), 2U);
}

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

TEST(SheetImportant, ProjectsBringModulesWithoutTheCorporationsAction) {
    MarsTable table; // nobody has a ticket
    table.own(0, Project::HabitatModule).own(0, Project::OrbitalAssembly);
    EXPECT_EQ(table.refusal("Fabio: ship dome A.upper.1"), Reason::NoTicket);
    table.play("Fabio: habitat A.upper.1");
    table.play("Fabio: assemble laboratory A.upper.2");
    EXPECT_EQ(table.state.modules.size(), 2U);
}

/// The sheet's example: of the five upper spaces of A two are left.
MarsTable fabiosLaboratory() {
    MarsTable table;
    return table.rich().lay(1, {kLaboratory});
}

TEST(SheetExample, FabioSpendsATicketToSendHisLaboratoryFromTheMainBoard) {
    auto table = fabiosLaboratory();
    EXPECT_EQ(amount(table.play("Fabio: ship laboratory A.lower.1"), EffectKind::TicketSpent), 1);
    EXPECT_EQ(table.state.players[0].onMainBoard[index(kLaboratory)], 29);
}

TEST(SheetExample, FabiosLaboratoryMustGoBelowWhereTwoSpacesAreLeftAbove) {
    const auto table = fabiosLaboratory();
    EXPECT_EQ(placesFor(table.table.ship, table.state.modules, kLaboratory),
              (std::vector<SpaceId>{{0, AreaName::Lower, 0}}));
    EXPECT_EQ(table.refusal("Fabio: ship laboratory A.upper.4"), Reason::OtherPlace);
    EXPECT_EQ(table.refusal("Fabio: ship laboratory B.upper.1"), Reason::OtherPlace);
}

TEST(SheetExample, ThenFabioGainsARareEarthForIt) {
    auto table = fabiosLaboratory();
    EXPECT_EQ(amount(table.play("Fabio: ship laboratory A.lower.1"), EffectKind::RareEarth), 1);
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

TEST(SheetPanels, NeedNotBeBuilt) {
    MarsTable table;
    table.lay(0, {kDome});
    EXPECT_EQ(table.refusal("round"), std::nullopt);
    EXPECT_EQ(table.refusal("end"), std::nullopt);
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

TEST(SheetAstronauts, MayGoToTheBaseInsteadOfTheShip) {
    MarsTable table;
    table.lay(0, {kDome});
    EXPECT_TRUE(table.state.pending.empty()); // nothing is due
    EXPECT_EQ(table.refusal("Fabio: astronaut a"), std::nullopt);
    EXPECT_EQ(table.refusal("round"), std::nullopt);
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

} // namespace
} // namespace pocketmars::to_mars
