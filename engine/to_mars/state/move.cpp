#include "engine/to_mars/state/move.h"

#include "engine/support/json_error.h"
#include "engine/support/phrase.h"

#include <algorithm>

namespace pocketmars::to_mars {
namespace {

using engine::phrase;

/// What follows the verb in a move's text.
enum class Rest : unsigned char { Nothing, Structure, StructureAt, At, Panel, Slot, Project, Goal };

struct Verb {
    MoveKind kind;
    std::string_view word;
    Rest rest;
};

/// A longer word stands before the shorter one that it begins with.
constexpr std::array kVerbs{
    Verb{MoveKind::Token, "token", Rest::Nothing},
    Verb{MoveKind::BuildOnto, "assemble", Rest::StructureAt},
    Verb{MoveKind::Build, "build", Rest::Structure},
    Verb{MoveKind::Ship, "ship", Rest::StructureAt},
    Verb{MoveKind::Habitat, "habitat", Rest::At},
    Verb{MoveKind::Launch, "launch", Rest::StructureAt},
    Verb{MoveKind::BuildPanel, "panel", Rest::Panel},
    Verb{MoveKind::Astronaut, "astronaut", Rest::Slot},
    Verb{MoveKind::Astronaut, "swap", Rest::Slot},
    Verb{MoveKind::FundOther, "fund-other", Rest::Nothing},
    Verb{MoveKind::Fund, "fund", Rest::Project},
    Verb{MoveKind::Retrieve, "retrieve", Rest::Slot},
    Verb{MoveKind::Goal, "goal", Rest::Goal},
    Verb{MoveKind::Skip, "skip", Rest::Nothing},
    Verb{MoveKind::NextRound, "round", Rest::Nothing},
    Verb{MoveKind::End, "end", Rest::Nothing},
};
constexpr std::string_view kSwap = "swap";

bool isNobodys(MoveKind kind) { return kind == MoveKind::NextRound || kind == MoveKind::End; }

const Verb& verbOf(const Move& move) {
    return *std::ranges::find_if(kVerbs, [&move](const Verb& verb) {
        return verb.kind == move.kind &&
               (verb.kind != MoveKind::Astronaut || (verb.word == kSwap) == move.swap);
    });
}

std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        if (end > 0) {
            words.push_back(text.substr(0, end));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

std::optional<Structure> structureFromText(std::string_view text) {
    for (const auto structure : kStructures) {
        if (name(structure) == text) {
            return structure;
        }
    }
    return std::nullopt;
}

template <class Items> std::optional<std::size_t> placeOf(const Items& items, std::string_view id) {
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].id == id) {
            return i;
        }
    }
    return std::nullopt;
}

template <class Value> bool take(const std::optional<Value>& value, Value& into) {
    if (value) {
        into = *value;
    }
    return value.has_value();
}

bool takeSpace(std::string_view word, const Ship& ship, Move& move) {
    return take(spaceFromText(word), move.at) && ship.has(move.at);
}

/// @param words  behind the verb, as many as its rest asks for
bool readRest(Rest rest, const std::vector<std::string_view>& words, const Ship& ship, Move& move) {
    switch (rest) {
    case Rest::Nothing:
        return true;
    case Rest::Structure:
        return take(structureFromText(words[0]), move.structure);
    case Rest::StructureAt:
        return take(structureFromText(words[0]), move.structure) && takeSpace(words[1], ship, move);
    case Rest::At:
        return takeSpace(words[0], ship, move);
    case Rest::Panel:
        return take(placeOf(ship.panels, words[0]), move.item);
    case Rest::Slot:
        return take(placeOf(ship.astronautSlots, words[0]), move.item);
    case Rest::Project: {
        const auto project = projectFromText(words[0]);
        move.item = project ? static_cast<std::size_t>(*project) : 0;
        return project.has_value();
    }
    case Rest::Goal:
        move.item = static_cast<std::size_t>(words[0].front() - '1');
        return words[0].size() == 1 && move.item < kGoalCount;
    }
    return false;
}

std::size_t wordsIn(Rest rest) {
    return rest == Rest::Nothing ? 0 : rest == Rest::StructureAt ? 2 : 1;
}

std::string restOf(const Move& move, Rest rest, const Ship& ship) {
    switch (rest) {
    case Rest::Nothing:
        break;
    case Rest::Structure:
        return " " + std::string(name(move.structure));
    case Rest::StructureAt:
        return " " + std::string(name(move.structure)) + " " + toText(move.at);
    case Rest::At:
        return " " + toText(move.at);
    case Rest::Panel:
        return " " + ship.panels[move.item].id;
    case Rest::Slot:
        return " " + ship.astronautSlots[move.item].id;
    case Rest::Project:
        return " " + std::string(name(static_cast<Project>(move.item)));
    case Rest::Goal:
        return " " + std::to_string(move.item + 1);
    }
    return {};
}

} // namespace

std::string toText(const Move& move, const Ship& ship, const std::vector<Player>& players) {
    const auto& verb = verbOf(move);
    const auto who = isNobodys(move.kind) ? std::string() : players[move.seat].name + ": ";
    return who + std::string(verb.word) + restOf(move, verb.rest, ship);
}

tl::expected<Move, std::string> moveFromText(std::string_view text, const Ship& ship,
                                             const std::vector<Player>& players) {
    Move move;
    const auto colon = text.find(':');
    const bool named = colon != std::string_view::npos;
    if (named) {
        const auto who = text.substr(0, colon);
        const auto player = std::ranges::find(players, who, &Player::name);
        if (player == players.end()) {
            //: %1 the name of a player that nobody has
            return tl::unexpected<std::string>(
                phrase("ToMars", "nobody is called \"%1\"").with(engine::shownName(who)));
        }
        move.seat = static_cast<std::size_t>(player - players.begin());
    }
    const auto words = wordsOf(named ? text.substr(colon + 1) : text);
    const auto* verb =
        words.empty() ? kVerbs.end() : std::ranges::find(kVerbs, words.front(), &Verb::word);
    if (verb == kVerbs.end()) {
        //: %1 what was typed for a move
        return tl::unexpected<std::string>(
            phrase("ToMars", "\"%1\" is no move").with(engine::shownName(text)));
    }
    if (named == isNobodys(verb->kind)) {
        return tl::unexpected<std::string>(
            //: %1 a move as it is typed
            named ? phrase("ToMars", "\"%1\" is nobody's move: leave the name out").with(verb->word)
                  //: %1 a move as it is typed
                  : phrase("ToMars", "say whose move it is, as in \"NAME: %1\"").with(verb->word));
    }
    const std::vector rest(words.begin() + 1, words.end());
    move.kind = verb->kind;
    move.swap = verb->word == kSwap;
    if (rest.size() != wordsIn(verb->rest) || !readRest(verb->rest, rest, ship, move)) {
        //: %1 what was typed for a move
        return tl::unexpected<std::string>(
            phrase("ToMars", "\"%1\" names nothing that is on this ship")
                .with(engine::shownName(text)));
    }
    return move;
}

} // namespace pocketmars::to_mars
