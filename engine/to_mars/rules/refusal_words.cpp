#include "engine/support/phrase.h"
#include "engine/to_mars/rules/game_words.h"
#include "engine/to_mars/rules/rules.h"

namespace pocketmars::to_mars {
namespace {

using engine::phrase;

/// Who has what the player wanted: a panel, a slot, a project.
std::string ownerOf(const State& state, const Move& move) {
    for (const auto& player : state.players) {
        if (player.projects[move.item]) {
            return player.name;
        }
    }
    return {};
}

std::string ofShip(const Refusal& refusal, const Table& table, const State& state,
                   const Move& move) {
    const auto& ship = table.ship;
    switch (refusal.reason) {
    case Reason::NoRoom:
        //: Why a move is not legal; %1 dome, workshop, laboratory
        return phrase("ToMars", "there is no room left for this structure: %1")
            .with(inWords(move.structure));
    case Reason::OtherPlace:
        //: Why a move is not legal; %1 a place on the ship
        return phrase("ToMars", "the lowest numbers furthest left are filled first: %1")
            .with(inWords(refusal.place, ship));
    case Reason::PanelStands:
        //: Why a move is not legal; %1 the name of a solar panel
        return phrase("ToMars", "solar panel %1 stands already").with(ship.panels[move.item].id);
    case Reason::NoModuleAtPanel:
        //: Why a move is not legal; %1 a player's name, %2 the name of a solar panel
        return phrase("ToMars", "%1 has no module in a section beside panel %2")
            .with(state.players[move.seat].name, ship.panels[move.item].id);
    case Reason::NotAtModule:
        //: Why a move is not legal; %1 a section of the ship
        return phrase("ToMars", "the free panel must stand beside section %1")
            .with(sectionName(refusal.section));
    case Reason::SlotTaken:
        //: Why a move is not legal; %1 the name of a slot
        return phrase("ToMars", "slot %1 is taken").with(ship.astronautSlots[move.item].id);
    case Reason::NoModuleAtSlot:
        //: Why a move is not legal; %1 a player's name, %2 the name of a slot
        return phrase("ToMars", "%1 has no module beside slot %2")
            .with(state.players[move.seat].name, ship.astronautSlots[move.item].id);
    case Reason::SlotEmpty:
        //: Why a move is not legal; %1 the name of a slot
        return phrase("ToMars", "nobody stands in slot %1").with(ship.astronautSlots[move.item].id);
    case Reason::NotOwn:
        //: Why a move is not legal; %1 the name of a slot
        return phrase("ToMars", "the astronaut in slot %1 is another player's")
            .with(ship.astronautSlots[move.item].id);
    default:
        return {};
    }
}

std::string ofPlayer(const Refusal& refusal, const State& state, const Move& move) {
    const auto& who = state.players[move.seat].name;
    switch (refusal.reason) {
    //: Why a move is not legal; %1 a player's name
    case Reason::NoTicket:
        return phrase("ToMars", "%1 has no Mars ticket").with(who);
    case Reason::NotOnMainBoard:
        //: Why a move is not legal; %1 a player's name, %2 dome, workshop, laboratory
        return phrase("ToMars", "%1 has none on the main board: %2")
            .with(who, inWords(move.structure));
    case Reason::NotOnPlayerBoard:
        //: Why a move is not legal; %1 a player's name, %2 dome, workshop, laboratory
        return phrase("ToMars", "%1 has none left on the player board: %2")
            .with(who, inWords(move.structure));
    case Reason::NoProject:
        //: Why a move is not legal; %1 a player's name, %2 the name of a project
        return phrase("ToMars", "%1 does not have %2").with(who, inWords(refusal.project));
    case Reason::UsedThisRound:
        //: Why a move is not legal; %1 the name of a project
        return phrase("ToMars", "%1 was used this round").with(inWords(refusal.project));
    case Reason::ProjectTaken:
        //: Why a move is not legal; %1 a player's name, %2 the name of a project
        return phrase("ToMars", "%1 has %2 already")
            .with(ownerOf(state, move), inWords(static_cast<Project>(move.item)));
    //: Why a move is not legal; %1 a player's name
    case Reason::GoalHad:
        return phrase("ToMars", "%1 has claimed this goal").with(who);
    case Reason::GoalUnmet:
        //: Why a move is not legal; %1 a player's name, %2 what a goal asks for
        return phrase("ToMars", "%1 does not have what it takes: %2").with(who, inWords(move.item));
    default:
        return {};
    }
}

std::string ofGame(const Refusal& refusal, const State& state, const Move& move) {
    switch (refusal.reason) {
    //: Why a move is not legal
    case Reason::Over:
        return phrase("ToMars", "the game is over; undo to go on");
    //: Why a move is not legal; %1 what must be done next, in a sentence
    case Reason::Pending:
        return phrase("ToMars", "first: %1").with(inWords(state.pending.back(), state));
    //: Why a move is not legal
    case Reason::NothingDue:
        return phrase("ToMars", "there is nothing to leave out");
    //: Why a move is not legal
    case Reason::MustBuild:
        return phrase("ToMars", "a panel can be built, so it is");
    case Reason::NoTokens:
        //: Why a move is not legal
        return phrase("ToMars", "all five corporation tokens are taken");
    case Reason::GoalTaken:
        return openSlots(move.item, state.players.size()) == 1
                   //: Why a move is not legal
                   ? phrase("ToMars", "the goal is claimed, and its second slot is closed with "
                                      "so few players")
                   //: Why a move is not legal
                   : phrase("ToMars", "both slots of the goal are claimed");
    default:
        return {};
    }
}

} // namespace

std::string toWords(const Refusal& refusal, const Table& table, const State& state,
                    const Move& move) {
    auto words = ofGame(refusal, state, move);
    if (words.empty()) {
        words = ofPlayer(refusal, state, move);
    }
    return words.empty() ? ofShip(refusal, table, state, move) : words;
}

} // namespace pocketmars::to_mars
