#include "engine/support/phrase.h"
#include "engine/to_mars/rules/game_words.h"

namespace pocketmars::to_mars {
namespace {

using engine::phrase;

} // namespace

std::string inWords(Project project) {
    switch (project) {
    //: A project of To Mars
    case Project::RoboticArm:
        return phrase("ToMars", "Robotic Arm");
    //: A project of To Mars
    case Project::EngineeringSupport:
        return phrase("ToMars", "Engineering Support");
    //: A project of To Mars
    case Project::SolarCells:
        return phrase("ToMars", "Solar Cells");
    //: A project of To Mars
    case Project::OrbitalRobotics:
        return phrase("ToMars", "Orbital Robotics");
    //: A project of To Mars
    case Project::HabitatModule:
        return phrase("ToMars", "Habitat Module");
    //: A project of To Mars
    case Project::LaunchPad:
        return phrase("ToMars", "Launch Pad");
    //: A project of To Mars
    case Project::AstronautExchange:
        return phrase("ToMars", "Astronaut Exchange");
    //: A project of To Mars
    case Project::OrbitalAssembly:
        return phrase("ToMars", "Orbital Assembly");
    //: A project of To Mars
    case Project::LunarShuttle:
        return phrase("ToMars", "Lunar Shuttle");
    }
    return {};
}

std::string explained(Project project) {
    switch (project) {
    case Project::RoboticArm:
        //: What a project does
        return phrase("ToMars", "A ticket now. Each module that you send scores its size.");
    case Project::EngineeringSupport:
        //: What a project does
        return phrase("ToMars", "Build now. From then on each section with a module of yours makes "
                                "building 1 titanium cheaper, if you like.");
    case Project::SolarCells:
        //: What a project does
        return phrase("ToMars", "Fund another project now. Funding then gives 1 energy for every "
                                "panel that stands on the ship.");
    case Project::OrbitalRobotics:
        //: What a project does
        return phrase("ToMars",
                      "A ticket now. Each module that you send brings a panel at no cost, "
                      "or 1 rare earth where none can be built.");
    case Project::HabitatModule:
        //: What a project does
        return phrase("ToMars", "A ticket now. Once a round: a dome goes from your player board to "
                                "the ship, with its 3 credits.");
    case Project::LaunchPad:
        //: What a project does
        return phrase("ToMars",
                      "A ticket now. Once a round, for a ticket: a structure of yours and "
                      "an astronaut of the Lunar Gateway go to the ship.");
    case Project::AstronautExchange:
        //: What a project does
        return phrase("ToMars", "An astronaut on the way to the ship may change places with one of "
                                "the Lunar Gateway: 2 reputation.");
    case Project::OrbitalAssembly:
        //: What a project does
        return phrase("ToMars",
                      "Build now. What you build may go straight to the ship; then domes' "
                      "abilities work, laboratories' do not.");
    case Project::LunarShuttle:
        //: What a project does
        return phrase("ToMars", "2 VP for each astronaut that you send. For a ticket, one comes "
                                "back from the ship into your base.");
    }
    return {};
}

ChoiceText explained(Choice choice) {
    switch (choice) {
    case Choice::CornerPanels:
        //: A question that the rules leave open, and its two answers
        return {phrase("ToMars", "Is a panel that meets a section at a corner beside it?"),
                {phrase("ToMars", "No, only along a side"), phrase("ToMars", "Yes")}};
    case Choice::AstronautSlots:
        //: A question that the rules leave open, and its two answers
        return {phrase("ToMars", "When is a module beside an astronaut's slot?"),
                {phrase("ToMars", "When it touches the slot"),
                 phrase("ToMars", "When it lies in the slot's section")}};
    case Choice::RoboticsPanel:
        //: A question that the rules leave open, and its two answers; a project's name
        return {phrase("ToMars", "Where does Orbital Robotics build its panel?"),
                {phrase("ToMars", "Wherever the player may build one on the ship"),
                 phrase("ToMars", "Beside the section of the module only")}};
    case Choice::Assembly:
        //: A question that the rules leave open, and its two answers; a project's name
        return {phrase("ToMars", "Does a structure of Orbital Assembly count as sent?"),
                {phrase("ToMars", "Yes, projects that reward sending work"),
                 phrase("ToMars", "No, it is only built there")}};
    case Choice::Retrieve:
        //: A question that the rules leave open, and its two answers; a project's name
        return {phrase("ToMars", "Whose astronaut may Lunar Shuttle bring back?"),
                {phrase("ToMars", "One that the player sent"), phrase("ToMars", "Any")}};
    case Choice::Tokens:
        //: A question that the rules leave open, and its two answers
        return {phrase("ToMars", "How often can the five corporation tokens be taken?"),
                {phrase("ToMars", "Each once a game"), phrase("ToMars", "All anew each round")}};
    case Choice::Solo:
        //: A question that the rules leave open, and its two answers
        return {phrase("ToMars", "Who else is there in solo? The solo card is not explained."),
                {phrase("ToMars", "Nobody: all sections are yours"),
                 phrase("ToMars", "A rival, whose moves you enter as your card says")}};
    }
    return {};
}

} // namespace pocketmars::to_mars
