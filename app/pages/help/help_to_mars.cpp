#include "app/pages/help/help_parts.h"
#include "engine/to_mars/rules/game_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace pocketmars::app {
namespace {

constexpr auto kMarsSection =
    //: Group of topics of the help: another game; it is a name
    QT_TRANSLATE_NOOP("Help", "To Mars");

constexpr HelpRow kShipFollowed[] = {
    {"to-mars/play",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Following a Mars ship"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "begin step undo save photo board tracker")},
    {nullptr, nullptr,
     //: Help: Following a Mars ship
     QT_TRANSLATE_NOOP("Help",
                       "The page To Mars follows the Mars ship of another game: whose modules lie "
                       "where, what they give, and what the ship is worth. Whose turn it is, what "
                       "things cost and all other cards stay in your hands.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Begin"),
     //: Help: Following a Mars ship
     QT_TRANSLATE_NOOP("Help",
                       "One to four names with their colours, and a board. The board that comes "
                       "along is made up: enter your own once, over a photo or by typing.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "A step"),
     //: Help: Following a Mars ship
     QT_TRANSLATE_NOOP("Help",
                       "Tap who acts, then what is done. Where it needs a place, the places that "
                       "are allowed light up on the ship; any other says why not. What a step "
                       "gives, or has to be paid, is told below the ship.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "What is due"),
     //: Help: Following a Mars ship
     QT_TRANSLATE_NOOP("Help",
                       "What a card brings at once comes before anything else. If it can't be done "
                       "at the table, leave it out.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Undo"),
     //: Help: Following a Mars ship
     QT_TRANSLATE_NOOP("Help", "Each step can be taken back, down to the first, also after the "
                               "end and in a game of the history.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Photo and history"),
     //: Help: Following a Mars ship
     QT_TRANSLATE_NOOP("Help",
                       "Under Score, add a photo of the ship: your own board is found in it, or "
                       "mark its corners, and it is drawn flat below the tracker. Save puts the "
                       "game into the history; saving again takes its place there.")},
};

constexpr HelpRow kShipRules[] = {
    {"to-mars/ship",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Modules, panels, astronauts"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "ticket token dome workshop laboratory place section area slot")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Tickets"),
     //: Help: Modules, panels, astronauts
     QT_TRANSLATE_NOOP("Help", "A corporation token gives one. They never run out: beyond the "
                               "twelve in the box use anything.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Modules"),
     //: Help: Modules, panels, astronauts
     QT_TRANSLATE_NOOP("Help",
                       "For a ticket, a structure of yours leaves the main board for the ship, "
                       "where it is called a module: a dome gives 3 credits, a workshop "
                       "1 titanium, a laboratory 1 rare earth, whichever way it came.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Where they go"),
     //: Help: Modules, panels, astronauts
     QT_TRANSLATE_NOOP("Help", "To the lowest number that fits in the section furthest left; where "
                               "it has no room for the module, to the next section that has.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Solar panels"),
     //: Help: Modules, panels, astronauts
     QT_TRANSLATE_NOOP("Help", "Built by the action of the game, by a player with a module in a "
                               "section beside the panel.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Astronauts"),
     //: Help: Modules, panels, astronauts
     QT_TRANSLATE_NOOP("Help",
                       "An astronaut that you gain may go to a free slot beside a module of "
                       "yours instead of your base. Its points count at once.")},
    {"to-mars/score",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Goals and sections"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "points end score complete tie majority")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Goals"),
     //: Help: Goals and sections
     QT_TRANSLATE_NOOP("Help",
                       "Modules in one, two and all three sections: 4, 8 and 12 points for the "
                       "first, 2, 6 and 10 for the second. With two players the second places are "
                       "closed, with three that of two sections.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Sections"),
     //: Help: Goals and sections
     QT_TRANSLATE_NOOP("Help",
                       "At the end a section counts if all its spaces are covered and all panels "
                       "beside it stand; free slots don't matter. Who has most there, by the size "
                       "of all modules, gets 10 points, the next 6, the third 3. In a tie the one "
                       "who was there first is ahead.")},
};

constexpr HelpRow kSheetReadings[] = {
    {"to-mars/readings",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "How the sheet is read"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "unclear decision area skip solo energy crater")},
    {nullptr, nullptr,
     //: Help: How the sheet is read
     QT_TRANSLATE_NOOP("Help", "Where one reading is plainly meant, or nothing hangs on it, the "
                               "program takes it and does not ask.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Side by side"),
     //: Help: How the sheet is read
     QT_TRANSLATE_NOOP("Help",
                       "A module lies within one area: two spaces above and one below hold no "
                       "laboratory of three. The sheet's own example has it so.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Left out for now"),
     //: Help: How the sheet is read
     QT_TRANSLATE_NOOP("Help", "Spaces that were too few for a module stay open, and smaller ones "
                               "fill them later.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "The panel of Orbital Robotics"),
     //: Help: How the sheet is read
     QT_TRANSLATE_NOOP("Help", "Where it can be built it is: 1 rare earth is only for when it "
                               "can't. So it can't be left out.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Goals alone"),
     //: Help: How the sheet is read
     QT_TRANSLATE_NOOP("Help",
                       "The second places are closed as with two players. Alone nothing hangs on "
                       "it, as nobody claims a goal twice; a rival counts as the second player.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Solar Cells"),
     //: Help: How the sheet is read
     QT_TRANSLATE_NOOP("Help", "They give energy for projects that are funded after them, the one "
                               "that they bring included, not for themselves.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Launch Pad"),
     //: Help: How the sheet is read
     QT_TRANSLATE_NOOP("Help",
                       "First the structure, then the panel that it may bring, then the astronaut, "
                       "who may stand beside the new module, and may be swapped. The crater is the "
                       "main board.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Lunar Shuttle"),
     //: Help: How the sheet is read
     QT_TRANSLATE_NOOP("Help", "Works as often as there are tickets. Points of an astronaut that "
                               "comes back stay.")},
};

HelpTopic dynamicTopic(const char* id, const QString& title) {
    return {
        QString::fromLatin1(id), QCoreApplication::translate("Help", kMarsSection), title, {}, {}};
}

HelpTopic projectsTopic() {
    //: Topic of the help
    auto topic = dynamicTopic("to-mars/projects", QCoreApplication::translate("Help", "Projects"));
    for (std::size_t i = 0; i < to_mars::kProjectCount; ++i) {
        const auto project = static_cast<to_mars::Project>(i);
        topic.blocks << HelpBlock{QString::fromStdString(to_mars::inWords(project)),
                                  QString::fromStdString(to_mars::explained(project))};
    }
    return topic;
}

/// Below its text the page shows the choices themselves.
HelpTopic choicesTopic() {
    auto topic = dynamicTopic(kMarsChoicesTopic,
                              //: Topic of the help
                              QCoreApplication::translate("Help", "What the sheet leaves open"));
    topic.blocks << HelpBlock{
        {},
        //: Help: What the sheet leaves open
        QCoreApplication::translate(
            "Help", "These points the sheet does not settle. Each has an answer that counts by "
                    "itself, and another that you can choose; what you choose is remembered, and "
                    "counts in the games that begin from then on. A game that has begun keeps what "
                    "it began with.")};
    QStringList words;
    for (std::size_t i = 0; i < to_mars::kChoiceCount; ++i) {
        const auto text = to_mars::explained(static_cast<to_mars::Choice>(i));
        words << QString::fromStdString(text.question);
    }
    topic.keywords = words.join(QLatin1Char(' '));
    return topic;
}

} // namespace

QList<HelpTopic> toMarsTopics() {
    return topicsOf(kMarsSection, kShipFollowed) + topicsOf(kMarsSection, kShipRules) +
           QList<HelpTopic>{projectsTopic(), choicesTopic()} +
           topicsOf(kMarsSection, kSheetReadings);
}

} // namespace pocketmars::app
