#include "engine/to_mars/rules/game_words.h"

#include "engine/support/phrase.h"

namespace pocketmars::to_mars {
namespace {

using engine::phrase;

/// What a move does, without whose it is.
std::string deed(const Move& move, const Ship& ship) {
    const auto structure = inWords(move.structure);
    const auto place = inWords(move.at, ship);
    switch (move.kind) {
    //: What a player does: behind the name
    case MoveKind::Token:
        return phrase("ToMars", "takes a corporation token");
    //: What a player does: behind the name; %1 dome, workshop, laboratory
    case MoveKind::Build:
        return phrase("ToMars", "builds: %1").with(structure);
    case MoveKind::BuildOnto:
        //: What a player does: behind the name; %1 dome, workshop, laboratory, %2 a place on the
        //: ship
        return phrase("ToMars", "builds on the ship: %1, %2").with(structure, place);
    case MoveKind::Ship:
        //: What a player does: behind the name; %1 dome, workshop, laboratory, %2 a place on the
        //: ship
        return phrase("ToMars", "sends to the ship: %1, %2").with(structure, place);
    case MoveKind::Habitat:
        //: What a player does: behind the name; %1 a place on the ship
        return phrase("ToMars", "sends a dome from the player board: %1").with(place);
    case MoveKind::Launch:
        //: What a player does: behind the name; %1 dome, workshop, laboratory, %2 a place on the
        //: ship
        return phrase("ToMars", "launches: %1, %2").with(structure, place);
    case MoveKind::BuildPanel:
        //: What a player does: behind the name; %1 the name of a solar panel
        return phrase("ToMars", "builds solar panel %1").with(ship.panels[move.item].id);
    case MoveKind::Astronaut:
        return (move.swap
                    //: What a player does: behind the name; %1 the name of a slot
                    ? phrase("ToMars", "sends a swapped astronaut to slot %1")
                    //: What a player does: behind the name; %1 the name of a slot
                    : phrase("ToMars", "sends an astronaut to slot %1"))
            .with(ship.astronautSlots[move.item].id);
    case MoveKind::Fund:
        //: What a player does: behind the name; %1 the name of a project
        return phrase("ToMars", "funds %1").with(inWords(static_cast<Project>(move.item)));
    //: What a player does: behind the name
    case MoveKind::FundOther:
        return phrase("ToMars", "funds a project of another corporation");
    case MoveKind::Retrieve:
        //: What a player does: behind the name; %1 the name of a slot
        return phrase("ToMars", "brings the astronaut of slot %1 to the base")
            .with(ship.astronautSlots[move.item].id);
    case MoveKind::Goal:
        //: What a player does: behind the name; %1 what a goal asks for
        return phrase("ToMars", "claims a goal: %1").with(inWords(move.item));
    //: What a player does: behind the name
    case MoveKind::Skip:
        return phrase("ToMars", "leaves it out");
    //: What happens in a game
    case MoveKind::NextRound:
        return phrase("ToMars", "A new round begins");
    //: What happens in a game
    case MoveKind::End:
        return phrase("ToMars", "The game is over");
    }
    return {};
}

std::string amountOf(const Effect& effect) {
    switch (effect.kind) {
    //: What a step of the game gives
    case EffectKind::Ticket:
        return phrase("ToMars", "%n Mars {ticket|tickets}", "", effect.amount);
    case EffectKind::TicketSpent:
        //: What a step of the game costs
        return phrase("ToMars", "%n Mars {ticket|tickets} spent", "", effect.amount);
    //: What a step of the game gives
    case EffectKind::Credits:
        return phrase("ToMars", "%n {credit|credits}", "", effect.amount);
    //: What a step of the game gives
    case EffectKind::Titanium:
        return phrase("ToMars", "%n titanium", "", effect.amount);
    //: What a step of the game gives
    case EffectKind::RareEarth:
        return phrase("ToMars", "%n rare earth", "", effect.amount);
    case EffectKind::Energy:
        //: What a step of the game gives
        return phrase("ToMars", "%n energy may be produced", "", effect.amount);
    //: What a step of the game gives
    case EffectKind::Reputation:
        return phrase("ToMars", "%n reputation", "", effect.amount);
    //: What a step of the game gives: victory points
    case EffectKind::Points:
        return phrase("ToMars", "%n VP", "", effect.amount);
    case EffectKind::TitaniumLess:
        //: What a step of the game gives
        return phrase("ToMars", "up to %n titanium less to pay", "", effect.amount);
    //: What a step of the game asks for
    case EffectKind::PayCost:
        return phrase("ToMars", "the usual cost to pay");
    case EffectKind::DomesOnly:
        //: What a step of the game allows
        return phrase("ToMars", "abilities of domes may be used, those of laboratories may not");
    //: What a step of the game does
    case EffectKind::InBase:
        return phrase("ToMars", "the astronaut goes to the base");
    //: What a step of the game does not bring: no slot is free beside a module of the player
    case EffectKind::NoSlot:
        return phrase("ToMars", "no slot for an astronaut");
    }
    return {};
}

} // namespace

std::string inWords(Structure structure) {
    switch (structure) {
    //: A structure of To Mars
    case Structure::Dome:
        return phrase("ToMars", "dome");
    //: A structure of To Mars
    case Structure::Workshop:
        return phrase("ToMars", "workshop");
    //: A structure of To Mars
    case Structure::Laboratory:
        return phrase("ToMars", "laboratory");
    }
    return {};
}

std::string inWords(std::size_t goal) {
    switch (goal) {
    //: A goal of To Mars
    case 0:
        return phrase("ToMars", "a module in one section");
    //: A goal of To Mars
    case 1:
        return phrase("ToMars", "modules in two sections");
    //: A goal of To Mars
    default:
        return phrase("ToMars", "modules in all three sections");
    }
}

std::string inWords(const SpaceId& place, const Ship& ship) {
    const int number = ship.area(place.section, place.area)[place.place].number;
    return (place.area == AreaName::Upper
                //: A place on the ship; %1 a section, %2 a number
                ? phrase("ToMars", "%1 above, from %2 on")
                //: A place on the ship; %1 a section, %2 a number
                : phrase("ToMars", "%1 below, from %2 on"))
        .with(sectionName(place.section), number);
}

std::string inWords(const Move& move, const Ship& ship, const std::vector<Player>& players) {
    if (move.kind == MoveKind::NextRound || move.kind == MoveKind::End) {
        return deed(move, ship);
    }
    //: %1 a player's name, %2 what that player does
    return phrase("ToMars", "%1 %2").with(players[move.seat].name, deed(move, ship));
}

std::string inWords(const Effect& effect) {
    const auto amount = amountOf(effect);
    return effect.by
               //: %1 what a step gives, %2 the name of the project by which it does
               ? std::string(phrase("ToMars", "%1 (%2)").with(amount, inWords(*effect.by)))
               : amount;
}

std::string inWords(const std::vector<Effect>& effects) {
    std::string text;
    for (const auto& effect : effects) {
        //: Between what a step gives
        text += (text.empty() ? "" : std::string(phrase("ToMars", ", "))) + inWords(effect);
    }
    return text;
}

std::string inWords(const Pending& due, const State& state) {
    const auto& who = state.players[due.seat].name;
    switch (due.duty) {
    //: What must be done next; %1 a player's name
    case Duty::FreePanel:
        return phrase("ToMars", "%1 builds a solar panel for free").with(who);
    case Duty::FreeBuild:
        //: What must be done next; %1 a player's name
        return phrase("ToMars", "%1 builds a structure and pays its cost").with(who);
    case Duty::FreeFund:
        //: What must be done next; %1 a player's name
        return phrase("ToMars", "%1 funds a project and pays its cost").with(who);
    case Duty::GatewayAstronaut:
        //: What must be done next; %1 a player's name
        return phrase("ToMars", "%1 sends an astronaut of the Lunar Gateway to the ship").with(who);
    }
    return {};
}

} // namespace pocketmars::to_mars
