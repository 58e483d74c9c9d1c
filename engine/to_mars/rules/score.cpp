#include "engine/to_mars/rules/score.h"

#include "engine/support/phrase.h"
#include "engine/to_mars/rules/game_words.h"
#include "engine/to_mars/rules/placement.h"

#include <algorithm>
#include <numeric>

namespace pocketmars::to_mars {
namespace {

using engine::phrase;

constexpr std::array kSectionPoints{10, 6, 3};

/// Contributions to a section in the order in which their owners came there.
std::vector<Contribution> contributions(const Ship& ship, const State& state, std::size_t section) {
    std::vector<Contribution> all;
    for (const auto& module : state.modules) {
        if (module.at.section != section) {
            continue;
        }
        auto own = std::ranges::find(all, module.seat, &Contribution::seat);
        if (own == all.end()) {
            own = all.insert(all.end(), {.seat = module.seat});
        }
        own->size += ship.sizeOf(module.structure);
    }
    return all;
}

int freeSpaces(const Ship& ship, const State& state, std::size_t section) {
    const auto taken = takenSpaces(ship, state.modules);
    std::size_t free = 0;
    for (std::size_t area = 0; area < kAreaCount; ++area) {
        free += ship.sections.at(section).at(area).size() - taken.at(section).at(area).count();
    }
    return static_cast<int>(free);
}

std::string reasonOf(const Scored& scored) {
    switch (scored.source) {
    case Source::Astronaut:
        if (scored.about.empty()) {
            //: Why points were had
            return phrase("ToMars", "astronauts sent earlier");
        }
        //: Why points were had; %1 the name of a slot for an astronaut
        return phrase("ToMars", "an astronaut sent to slot %1").with(scored.about);
    case Source::RoboticArm:
        for (const auto structure : kStructures) {
            if (scored.about == name(structure)) {
                //: Why points were had; %1 a structure: dome, workshop, laboratory
                return phrase("ToMars", "the size of a module sent (%1)").with(inWords(structure));
            }
        }
        //: Why points were had
        return phrase("ToMars", "modules sent earlier");
    case Source::LunarShuttle:
        //: Why points were had
        return phrase("ToMars", "an astronaut sent with the shuttle");
    case Source::Goal:
        return inWords(static_cast<std::size_t>(scored.about.front() - '1'));
    case Source::Section:
    case Source::Elsewhere:
        break;
    }
    return {};
}

std::string reasonOf(const Contribution& own, std::size_t rank, const std::string& section) {
    const std::array<std::string, 3> places{
        //: Why points were had; %1 a section of the ship, %2 a number
        phrase("ToMars", "%1 complete, largest share (size %2)").with(section, own.size),
        phrase("ToMars", "%1 complete, second (size %2)").with(section, own.size),
        phrase("ToMars", "%1 complete, third (size %2)").with(section, own.size)};
    const auto& place = places.at(rank);
    return own.wonTie
               //: %1 why points were had: a place in a section, with as many modules as another
               ? std::string(phrase("ToMars", "%1, ahead in a tie as the first there").with(place))
               : place;
}

} // namespace

int PlayerScore::total() const {
    return std::accumulate(lines.begin(), lines.end(), 0,
                           [](int sum, const ScoreLine& line) { return sum + line.points; });
}

int PlayerScore::of(Source source) const {
    return std::accumulate(lines.begin(), lines.end(), 0, [source](int sum, const ScoreLine& line) {
        return sum + (line.source == source ? line.points : 0);
    });
}

std::vector<std::size_t> Score::leaders() const {
    std::vector<std::size_t> best;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const int lead = best.empty() ? 0 : players[seat].total() - players[best.front()].total();
        if (lead > 0) {
            best.clear();
        }
        if (lead >= 0) {
            best.push_back(seat);
        }
    }
    return best;
}

SectionScore scoreSection(const Table& table, const State& state, std::size_t section) {
    SectionScore score{freeSpaces(table.ship, state, section), panelsMissing(table, state, section),
                       contributions(table.ship, state, section)};
    // Stable: in a tie the first to come stays ahead.
    std::ranges::stable_sort(score.ranking, std::ranges::greater{}, &Contribution::size);
    for (std::size_t rank = 0; rank < score.ranking.size(); ++rank) {
        auto& own = score.ranking[rank];
        own.points =
            score.isComplete() && rank < kSectionPoints.size() ? kSectionPoints.at(rank) : 0;
        own.wonTie = rank + 1 < score.ranking.size() && score.ranking[rank + 1].size == own.size;
    }
    return score;
}

Score score(const Table& table, const State& state) {
    Score score;
    score.players.resize(state.players.size());
    for (const auto& scored : state.scored) {
        score.players[scored.seat].lines.push_back(
            {scored.source, scored.points, reasonOf(scored)});
    }
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        auto& result = score.sections.at(section);
        result = scoreSection(table, state, section);
        for (std::size_t rank = 0; rank < result.ranking.size(); ++rank) {
            const auto& own = result.ranking[rank];
            if (own.points > 0) {
                score.players[own.seat].lines.push_back(
                    {Source::Section, own.points, reasonOf(own, rank, sectionName(section))});
            }
        }
    }
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        if (const int elsewhere = state.players[seat].elsewhere; elsewhere != 0) {
            //: Why points were had
            const auto reason = phrase("ToMars", "from the rest of the game");
            score.players[seat].lines.push_back({Source::Elsewhere, elsewhere, reason});
        }
        std::ranges::stable_sort(score.players[seat].lines, {}, &ScoreLine::source);
    }
    return score;
}

std::string toWords(const SectionScore& section, std::size_t number, bool isOver) {
    const auto name = sectionName(number);
    if (section.isComplete()) {
        //: %1 a section of the ship: A, B or C
        return phrase("ToMars", "%1 is complete").with(name);
    }
    std::string missing;
    if (section.spacesFree > 0) {
        //: What a section of the ship lacks
        missing = phrase("ToMars", "%n {space is|spaces are} free", "", section.spacesFree);
    }
    if (section.panelsMissing > 0) {
        if (!missing.empty()) {
            //: Between what a section of the ship lacks
            missing += phrase("ToMars", ", ");
        }
        //: What a section of the ship lacks
        missing +=
            phrase("ToMars", "%n solar {panel is|panels are} missing", "", section.panelsMissing);
    }
    return (isOver
                //: At the end of the game; %1 a section of the ship, %2 what it lacks
                ? phrase("ToMars", "%1 scores nothing: %2")
                //: %1 a section of the ship, %2 what it lacks
                : phrase("ToMars", "%1 scores nothing yet: %2"))
        .with(name, missing);
}

std::string toWords(Source source) {
    switch (source) {
    //: Line of the score sheet
    case Source::Astronaut:
        return phrase("ToMars", "Astronauts");
    case Source::RoboticArm:
        return inWords(Project::RoboticArm);
    case Source::LunarShuttle:
        return inWords(Project::LunarShuttle);
    //: Line of the score sheet
    case Source::Goal:
        return phrase("ToMars", "Goals");
    //: Line of the score sheet
    case Source::Section:
        return phrase("ToMars", "Sections");
    //: Line of the score sheet: points that were not had on the ship
    case Source::Elsewhere:
        return phrase("ToMars", "Rest of the game");
    }
    return {};
}

} // namespace pocketmars::to_mars
