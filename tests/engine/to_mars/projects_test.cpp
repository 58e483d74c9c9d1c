#include "engine/to_mars/rules/game_words.h"
#include "tests/engine/to_mars/mars_table.h"

// The nine projects of the sheet, sentence by sentence.
namespace pocketmars::to_mars {
namespace {

class ProjectTicket : public testing::TestWithParam<const char*> {};

TEST_P(ProjectTicket, IsGainedImmediately) {
    MarsTable table;
    const auto effects = table.play(std::string("Fabio: fund ") + GetParam());
    EXPECT_EQ(amount(effects, EffectKind::Ticket), 1);
    EXPECT_EQ(table.state.players[0].tickets, 1);
    EXPECT_TRUE(table.state.pending.empty());
}

INSTANTIATE_TEST_SUITE_P(Of, ProjectTicket,
                         testing::Values("robotic_arm", "orbital_robotics", "habitat_module",
                                         "launch_pad"));

TEST(Projects, AreThereOnceEach) {
    MarsTable table;
    table.play("Fabio: fund robotic_arm");
    EXPECT_EQ(table.refusal("Nestore: fund robotic_arm"), Reason::ProjectTaken);
    EXPECT_EQ(table.refusal("Fabio: fund robotic_arm"), Reason::ProjectTaken);
}

// ---- Robotic Arm ----

TEST(RoboticArm, ScoresTheSizeOfEachModuleSent) {
    MarsTable table;
    table.rich().own(0, Project::RoboticArm);
    table.play("Fabio: ship laboratory A.upper.1");
    table.play("Fabio: ship workshop A.upper.4");
    table.play("Nestore: ship laboratory A.lower.1");
    EXPECT_EQ(table.points(0, Source::RoboticArm), 5);
    EXPECT_EQ(table.points(1, Source::RoboticArm), 0);
}

TEST(RoboticArm, ScoresModulesThatProjectsSend) {
    MarsTable table;
    table.rich().own(0, Project::RoboticArm).own(0, Project::HabitatModule);
    table.own(0, Project::OrbitalAssembly);
    table.play("Fabio: habitat A.upper.1");
    table.play("Fabio: assemble workshop A.upper.2");
    EXPECT_EQ(table.points(0, Source::RoboticArm), 3);
}

TEST(RoboticArm, ScoresNothingForWhatIsOnlyBuiltThereWhereThePlayersChoseSo) {
    MarsTable table;
    table.own(0, Project::RoboticArm).own(0, Project::OrbitalAssembly).answer(Choice::Assembly);
    table.play("Fabio: assemble workshop A.upper.1");
    EXPECT_EQ(table.points(0, Source::RoboticArm), 0);
}

// ---- Engineering Support ----

TEST(EngineeringSupport, BuildsAStructureImmediatelyAtItsCost) {
    MarsTable table;
    table.play("Fabio: fund engineering_support");
    EXPECT_EQ(table.refusal("Fabio: token"), Reason::Pending);
    EXPECT_EQ(table.refusal("Nestore: build dome"), Reason::Pending);
    EXPECT_TRUE(has(table.play("Fabio: build dome"), EffectKind::PayCost));
    EXPECT_TRUE(table.state.pending.empty());
    EXPECT_EQ(table.state.players[0].onMainBoard[index(kDome)], 1);
}

TEST(EngineeringSupport, CanBeLeftWithoutBuildingByWhoCannotPay) {
    MarsTable table;
    table.play("Fabio: fund engineering_support");
    table.play("Fabio: skip");
    EXPECT_TRUE(table.state.pending.empty());
    EXPECT_EQ(table.refusal("Fabio: skip"), Reason::NothingDue);
}

TEST(EngineeringSupport, SavesATitaniumForEachSectionWithAModuleOfOnesOwn) {
    MarsTable table;
    table.own(0, Project::EngineeringSupport);
    EXPECT_EQ(amount(table.play("Fabio: build dome"), EffectKind::TitaniumLess), 0);
    table.lay(0, {kDome, kDome});
    EXPECT_EQ(amount(table.play("Fabio: build dome"), EffectKind::TitaniumLess), 1);
    table.state.modules.push_back({0, kDome, {2, AreaName::Upper, 0}});
    table.state.modules.push_back({1, kDome, {1, AreaName::Upper, 0}});
    EXPECT_EQ(amount(table.play("Fabio: build dome"), EffectKind::TitaniumLess), 2);
    EXPECT_EQ(amount(table.play("Nestore: build dome"), EffectKind::TitaniumLess), 0);
}

TEST(EngineeringSupport, SavesTitaniumForTheStructureThatItBringsAsWell) {
    MarsTable table;
    table.lay(0, {kDome});
    table.play("Fabio: fund engineering_support");
    EXPECT_EQ(amount(table.play("Fabio: build dome"), EffectKind::TitaniumLess), 1);
}

// ---- Solar Cells ----

TEST(SolarCells, FundsAProjectImmediately) {
    MarsTable table;
    table.play("Fabio: fund solar_cells");
    EXPECT_EQ(table.refusal("Fabio: build dome"), Reason::Pending);
    table.play("Fabio: fund robotic_arm");
    EXPECT_TRUE(table.state.pending.empty());
    EXPECT_TRUE(table.state.players[0].has(Project::RoboticArm));
}

TEST(SolarCells, FundsAProjectOfAnotherCorporationAsWell) {
    MarsTable table;
    table.play("Fabio: fund solar_cells");
    table.play("Fabio: fund-other");
    EXPECT_TRUE(table.state.pending.empty());
}

TEST(SolarCells, ProducesAnEnergyForEachPanelWhenFunding) {
    MarsTable table;
    table.own(0, Project::SolarCells).build({"1", "3", "4"});
    EXPECT_EQ(amount(table.play("Fabio: fund robotic_arm"), EffectKind::Energy), 3);
    EXPECT_EQ(amount(table.play("Fabio: fund-other"), EffectKind::Energy), 3);
    EXPECT_EQ(amount(table.play("Nestore: fund launch_pad"), EffectKind::Energy), 0);
    EXPECT_EQ(table.state.players[0].gains.energy, 6);
}

TEST(SolarCells, WorksForTheProjectThatItFundsButNotForItself) {
    MarsTable table;
    table.build({"1"});
    EXPECT_EQ(amount(table.play("Fabio: fund solar_cells"), EffectKind::Energy), 0);
    EXPECT_EQ(amount(table.play("Fabio: fund robotic_arm"), EffectKind::Energy), 1);
}

// ---- Orbital Robotics ----

TEST(OrbitalRobotics, BuildsAPanelForFreeWithEachModule) {
    MarsTable table;
    table.rich().own(0, Project::OrbitalRobotics);
    table.play("Fabio: ship dome A.upper.1");
    EXPECT_EQ(table.refusal("Fabio: token"), Reason::Pending);
    EXPECT_EQ(table.refusal("Fabio: skip"), Reason::MustBuild);
    EXPECT_EQ(table.refusal("Fabio: panel 4"), Reason::NoModuleAtPanel);
    EXPECT_FALSE(has(table.play("Fabio: panel 2"), EffectKind::PayCost));
    EXPECT_TRUE(table.state.pending.empty());
}

TEST(OrbitalRobotics, GivesARareEarthWhereNoPanelCanBeBuilt) {
    MarsTable table;
    table.rich().own(0, Project::OrbitalRobotics).build({"1", "2"});
    EXPECT_EQ(amount(table.play("Fabio: ship dome A.upper.1"), EffectKind::RareEarth), 1);
    EXPECT_TRUE(table.state.pending.empty());
    EXPECT_EQ(amount(table.play("Fabio: ship laboratory A.upper.2"), EffectKind::RareEarth), 2);
}

TEST(OrbitalRobotics, BuildsAtTheModulesSectionOnlyWhereThePlayersChoseSo) {
    MarsTable table;
    table.rich().own(0, Project::OrbitalRobotics).answer(Choice::RoboticsPanel);
    table.state.modules.push_back({0, kDome, {2, AreaName::Upper, 0}}); // in C
    table.play("Fabio: ship dome A.upper.1");
    EXPECT_EQ(table.refusal("Fabio: panel 4"), Reason::NotAtModule);
    table.play("Fabio: panel 1");
}

TEST(OrbitalRobotics, BuildsWithModulesThatProjectsSend) {
    MarsTable table;
    table.own(0, Project::OrbitalRobotics).own(0, Project::HabitatModule);
    table.own(0, Project::OrbitalAssembly);
    table.play("Fabio: habitat A.upper.1");
    table.play("Fabio: panel 1");
    table.play("Fabio: assemble dome A.upper.2");
    table.play("Fabio: panel 2");
}

TEST(OrbitalRobotics, BuildsNothingForWhatIsOnlyBuiltThereWhereThePlayersChoseSo) {
    MarsTable table;
    table.own(0, Project::OrbitalRobotics).own(0, Project::OrbitalAssembly);
    table.answer(Choice::Assembly);
    table.play("Fabio: assemble dome A.upper.1");
    EXPECT_TRUE(table.state.pending.empty());
    EXPECT_EQ(table.state.players[0].gains.rareEarth, 0);
}

// ---- Habitat Module ----

TEST(HabitatModule, ShipsADomeOfThePlayerBoardForThreeCredits) {
    MarsTable table;
    table.own(0, Project::HabitatModule);
    const auto effects = table.play("Fabio: habitat A.upper.1");
    EXPECT_EQ(amount(effects, EffectKind::Credits), 3);
    EXPECT_EQ(amount(effects, EffectKind::TicketSpent), 0);
    EXPECT_EQ(table.state.players[0].onPlayerBoard[index(kDome)],
              madeUpShip().structures[index(kDome)].each - 1);
    EXPECT_EQ(table.state.modules.at(0).structure, kDome);
}

TEST(HabitatModule, ActsOnceARound) {
    MarsTable table;
    table.own(0, Project::HabitatModule);
    table.play("Fabio: habitat A.upper.1");
    EXPECT_EQ(table.refusal("Fabio: habitat A.upper.2"), Reason::UsedThisRound);
    EXPECT_EQ(table.refusal("Nestore: habitat A.upper.2"), Reason::NoProject);
    table.play("round");
    table.play("Fabio: habitat A.upper.2");
}

TEST(HabitatModule, NeedsADomeOnThePlayerBoard) {
    MarsTable table;
    table.own(0, Project::HabitatModule).state.players[0].onPlayerBoard[index(kDome)] = 0;
    EXPECT_EQ(table.refusal("Fabio: habitat A.upper.1"), Reason::NotOnPlayerBoard);
}

// ---- Launch Pad ----

TEST(LaunchPad, SendsAStructureAndThenAnAstronautForATicket) {
    MarsTable table;
    table.rich().own(0, Project::LaunchPad);
    const auto effects = table.play("Fabio: launch dome A.upper.1");
    EXPECT_EQ(amount(effects, EffectKind::TicketSpent), 1);
    EXPECT_EQ(amount(effects, EffectKind::Credits), 3);
    EXPECT_EQ(table.refusal("Fabio: token"), Reason::Pending);
    table.play("Fabio: astronaut a"); // beside the module that was just sent
    EXPECT_TRUE(table.state.pending.empty());
    EXPECT_EQ(table.points(0, Source::Astronaut), 2);
}

TEST(LaunchPad, ActsOnceARoundAndNeedsATicket) {
    MarsTable table;
    table.rich().own(0, Project::LaunchPad);
    table.play("Fabio: launch dome A.upper.1");
    table.play("Fabio: skip"); // the gateway may be empty
    EXPECT_EQ(table.refusal("Fabio: launch dome A.upper.2"), Reason::UsedThisRound);
    table.play("round");
    table.state.players[0].tickets = 0;
    EXPECT_EQ(table.refusal("Fabio: launch dome A.upper.2"), Reason::NoTicket);
}

TEST(LaunchPad, SendsNoAstronautWhereNoSlotIsFree) {
    MarsTable table;
    table.rich().own(0, Project::LaunchPad).lay(1, {kDome});
    const auto effects = table.play("Fabio: launch dome A.upper.2"); // no slot beside it
    EXPECT_TRUE(table.state.pending.empty());
    EXPECT_TRUE(has(effects, EffectKind::NoSlot));
    EXPECT_EQ(inWords(effects.back()), "no slot for an astronaut (Launch Pad)");
}

TEST(LaunchPad, BringsTheFreePanelFirst) {
    MarsTable table;
    table.rich().own(0, Project::LaunchPad).own(0, Project::OrbitalRobotics);
    table.play("Fabio: launch dome A.upper.1");
    EXPECT_EQ(table.refusal("Fabio: astronaut a"), Reason::Pending);
    table.play("Fabio: panel 1");
    table.play("Fabio: astronaut a");
}

TEST(LaunchPad, TakesTheStructureFromTheCraterWhichIsTheMainBoard) {
    MarsTable table;
    table.own(0, Project::LaunchPad).state.players[0].tickets = 1;
    EXPECT_EQ(table.refusal("Fabio: launch dome A.upper.1"), Reason::NotOnMainBoard);
    table.play("Fabio: build dome");
    table.play("Fabio: launch dome A.upper.1");
    EXPECT_EQ(table.state.players[0].onMainBoard[index(kDome)], 0);
}

// ---- Astronaut Exchange ----

TEST(AstronautExchange, GivesTwoReputationForASwap) {
    MarsTable table;
    table.own(0, Project::AstronautExchange).lay(0, {kDome}).lay(1, {kDome});
    const auto effects = table.play("Fabio: swap a");
    EXPECT_EQ(amount(effects, EffectKind::Reputation), 2);
    EXPECT_EQ(amount(effects, EffectKind::Points), 2);
}

TEST(AstronautExchange, SwapsTheAstronautOfLaunchPadAsWell) {
    MarsTable table;
    table.rich().own(0, Project::AstronautExchange).own(0, Project::LaunchPad);
    table.play("Fabio: launch dome A.upper.1");
    EXPECT_EQ(amount(table.play("Fabio: swap a"), EffectKind::Reputation), 2);
    EXPECT_TRUE(table.state.pending.empty());
}

TEST(AstronautExchange, NeedNotBeUsedAndIsItsOwnersOnly) {
    MarsTable table;
    table.own(1, Project::AstronautExchange).lay(0, {kDome});
    EXPECT_EQ(table.refusal("Fabio: swap a"), Reason::NoProject);
    EXPECT_EQ(amount(table.play("Fabio: astronaut a"), EffectKind::Reputation), 0);
}

// ---- Orbital Assembly ----

TEST(OrbitalAssembly, BuildsAStructureImmediatelyOnTheShipIfWanted) {
    MarsTable table;
    table.play("Fabio: fund orbital_assembly");
    table.play("Fabio: assemble dome A.upper.1");
    EXPECT_TRUE(table.state.pending.empty());
    EXPECT_EQ(table.state.modules.size(), 1U);
}

TEST(OrbitalAssembly, BuildsStraightOntoTheShipAtTheUsualCost) {
    MarsTable table;
    table.own(0, Project::OrbitalAssembly);
    const auto before = table.state.players[0].onPlayerBoard[index(kLaboratory)];
    EXPECT_TRUE(has(table.play("Fabio: assemble laboratory A.upper.1"), EffectKind::PayCost));
    EXPECT_EQ(table.state.players[0].onPlayerBoard[index(kLaboratory)], before - 1);
    EXPECT_EQ(table.state.players[0].onMainBoard[index(kLaboratory)], 0);
    EXPECT_EQ(table.refusal("Nestore: assemble dome A.upper.4"), Reason::NoProject);
}

TEST(OrbitalAssembly, LetsDomesAbilitiesWorkButNotLaboratories) {
    MarsTable table;
    table.own(0, Project::OrbitalAssembly);
    EXPECT_TRUE(has(table.play("Fabio: assemble dome A.upper.1"), EffectKind::DomesOnly));
    EXPECT_FALSE(has(table.play("Fabio: build dome"), EffectKind::DomesOnly));
}

// ---- Lunar Shuttle ----

TEST(LunarShuttle, ScoresTwoForEachAstronautSent) {
    MarsTable table;
    table.own(0, Project::LunarShuttle).lay(0, {kDome});
    EXPECT_EQ(amount(table.play("Fabio: astronaut a"), EffectKind::Points), 4);
    EXPECT_EQ(table.points(0, Source::LunarShuttle), 2);
    EXPECT_EQ(table.points(0, Source::Astronaut), 2);
}

TEST(LunarShuttle, BringsAnAstronautToTheBaseForATicket) {
    MarsTable table;
    table.own(0, Project::LunarShuttle).lay(0, {kDome}).state.players[0].tickets = 1;
    EXPECT_EQ(table.refusal("Fabio: retrieve a"), Reason::SlotEmpty);
    table.play("Fabio: astronaut a");
    const auto effects = table.play("Fabio: retrieve a");
    EXPECT_EQ(amount(effects, EffectKind::TicketSpent), 1);
    EXPECT_TRUE(has(effects, EffectKind::InBase));
    EXPECT_EQ(table.points(0, Source::Astronaut), 2); // had at once, and kept
    table.play("Fabio: astronaut a");
    EXPECT_EQ(table.points(0, Source::Astronaut), 4);
    EXPECT_EQ(table.refusal("Fabio: retrieve a"), Reason::NoTicket);
}

TEST(LunarShuttle, WorksAsOftenAsThereAreTickets) {
    MarsTable table;
    table.own(0, Project::LunarShuttle).lay(0, {kDome}).state.players[0].tickets = 3;
    for (int i = 0; i < 3; ++i) {
        table.play("Fabio: astronaut a");
        table.play("Fabio: retrieve a");
    }
    EXPECT_EQ(table.state.players[0].tickets, 0);
}

TEST(LunarShuttle, LeavesOthersAstronautsUnlessThePlayersChoseSo) {
    MarsTable table;
    table.rich().own(0, Project::LunarShuttle).lay(1, {kDome});
    table.play("Nestore: astronaut a");
    EXPECT_EQ(table.refusal("Fabio: retrieve a"), Reason::NotOwn);
    EXPECT_EQ(table.refusal("Nestore: retrieve a"), Reason::NoProject);
    table.answer(Choice::Retrieve);
    EXPECT_EQ(table.refusal("Fabio: retrieve a"), std::nullopt);
}

} // namespace
} // namespace pocketmars::to_mars
