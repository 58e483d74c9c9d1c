#include "app/pages/help/help_parts.h"

#include <QCoreApplication>

namespace pocketmars::app {
namespace {

constexpr HelpRow kRules[] = {
    {"rule/four-cards",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "The four-card rule"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "hand draw discard refill prep")},
    {nullptr, nullptr,
     //: Help: The four-card rule
     QT_TRANSLATE_NOOP("Help",
                       "At the end of each turn, first the player whose turn it was, then the "
                       "others clockwise; in the solo game only you:")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Too many"),
     //: Help: The four-card rule
     QT_TRANSLATE_NOOP("Help",
                       "With more than four cards in hand and prep module together, discard cards "
                       "of the hand until there are four.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Too few"),
     //: Help: The four-card rule
     QT_TRANSLATE_NOOP("Help", "With fewer than four, draw until there are four.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Prep module"),
     //: Help: The four-card rule
     QT_TRANSLATE_NOOP("Help",
                       "Then put cards of your hand into the prep module until two lie there. "
                       "Cards never come back from there to the hand, unless a card says so.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Nothing left to draw"),
     //: Help: The four-card rule
     QT_TRANSLATE_NOOP("Help", "Go on with fewer cards; the prep module is filled first.")},
    {"rule/deck",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "The deck runs out"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "shuffle empty")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "2 to 4 players"),
     //: Help: The deck runs out
     QT_TRANSLATE_NOOP("Help",
                       "At once all covered cards of the stacks go to the discard pile, which is "
                       "shuffled into a new deck. The top card of each stack stays.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Solo"),
     //: Help: The deck runs out
     QT_TRANSLATE_NOOP("Help",
                       "There is no new deck. As soon as DA's prep module can't be filled up to "
                       "two cards, the round at hand is the last.")},
    {"rule/costs",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Must, may and costs"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "forced optional pay condition")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "The upper action"),
     //: Help: Must, may and costs
     QT_TRANSLATE_NOOP("Help",
                       "Everything is carried out as far as possible; only paying, and what a card "
                       "expressly allows, is your choice. You can't launch fewer than possible.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Lower action and ability"),
     //: Help: Must, may and costs
     QT_TRANSLATE_NOOP("Help",
                       "Always your choice, but only where something changes; looking at cards "
                       "counts as a change.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Costs"),
     //: Help: Must, may and costs
     QT_TRANSLATE_NOOP(
         "Help", "You pay all of it or nothing, and only if something then happens. Where a card "
                 "asks for a condition, nothing of it happens unless the condition holds.")},
    {"rule/words",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Words of the game"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "glossary launch settle upgrade downgrade connect Earth ship")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Launch"),
     //: Help: Words of the game
     QT_TRANSLATE_NOOP("Help", "from Earth to the own ship.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Settle"),
     //: Help: Words of the game
     QT_TRANSLATE_NOOP("Help", "from the own ship to ★ of a building.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Upgrade, downgrade"),
     //: Help: Words of the game
     QT_TRANSLATE_NOOP("Help", "from ★ to ★★ of the same building, or back. ★★ needs room.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Prep module"),
     //: Help: Words of the game
     QT_TRANSLATE_NOOP(
         "Help", "a player's two face-down cards. Their owner may look at them at any time.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Stack"),
     //: Help: Words of the game
     QT_TRANSLATE_NOOP("Help",
                       "the project cards under a building. A card that lies face down counts as 0 "
                       "there.")},
};

constexpr HelpRow kAutomaton[] = {
    {"da/choices",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "What DA chooses"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "tie automaton decision")},
    {nullptr, nullptr,
     //: Help: What DA chooses
     QT_TRANSLATE_NOOP("Help",
                       "Where Devious Automatics has a choice it takes what makes its lead over "
                       "you largest, counted as if the game ended right then. If several are as "
                       "good: greenhouse before energy bank, comms center and aqualab. Among "
                       "equals you may decide otherwise.")},
    {"da/greenhouse",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "DA: two upgrades"), nullptr},
    {nullptr, nullptr,
     //: Help: DA: two upgrades
     QT_TRANSLATE_NOOP("Help",
                       "Twice: a colonist of DA goes from ★ to ★★ in a building with room. If that "
                       "works nowhere, one of yours goes from ★★ back to ★. If neither is "
                       "possible, nothing happens.")},
    {"da/energy_bank",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "DA: energy"), nullptr},
    {nullptr, nullptr,
     //: Help: DA: energy
     QT_TRANSLATE_NOOP("Help",
                       "DA gains 2 energy, up to 7. If it stood at 7 already, it sparks: the two "
                       "top cards of the deck are discarded.")},
    {"da/comms_center",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "DA: launch"), nullptr},
    {nullptr, nullptr,
     //: Help: DA: launch
     QT_TRANSLATE_NOOP("Help",
                       "One of DA's colonists goes from Earth to its ship, if one is left there.")},
    {"da/aqualab",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "DA: spark"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "discard")},
    {nullptr, nullptr,
     //: Help: DA: spark
     QT_TRANSLATE_NOOP("Help",
                       "The two top cards of the deck are discarded. The game gets shorter.")},
    {"da/habitation",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "DA: calculations"), nullptr},
    {nullptr, nullptr,
     //: Help: DA: calculations
     QT_TRANSLATE_NOOP("Help",
                       "DA settles a colonist in whichever building gives it the largest lead. "
                       "With none on its ship, it launches one instead.")},
};

constexpr HelpRow kScoring[] = {
    {"score/lines",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "What counts"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "points victory score sheet")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Each colonist"),
     //: Help: What counts
     QT_TRANSLATE_NOOP("Help",
                       "1 point on the own ship, 2 on ★, 4 on ★★. Those on Earth count nothing.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "In all four buildings"),
     //: Help: What counts
     QT_TRANSLATE_NOOP("Help", "With at least one colonist in each: 2 points, for DA 4.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Four in one building"),
     //: Help: What counts
     QT_TRANSLATE_NOOP("Help",
                       "With at least four in any one building: 3 points, for DA 5. It counts only "
                       "once.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Most energy"),
     //: Help: What counts
     QT_TRANSLATE_NOOP("Help", "1 point for everybody who has the highest level, for DA 2.")},
    {"score/tie",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "A tie"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "equal draw winner edition Polish")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Solo"),
     //: Help: A tie
     QT_TRANSLATE_NOOP("Help", "You win only with more points than DA. An equal score is DA's.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "English edition"),
     //: Help: A tie
     QT_TRANSLATE_NOOP("Help",
                       "Whoever has more colonists in buildings wins; if that is equal too, the "
                       "win is shared.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Polish edition"),
     //: Help: A tie
     QT_TRANSLATE_NOOP("Help",
                       "First, more colonists on ★★ win, then more in buildings. If all is equal "
                       "the game is a draw and played again.")},
    {"score/end",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "When the game ends"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "last round finish")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "2 to 4 players"),
     //: Help: When the game ends
     QT_TRANSLATE_NOOP("Help", "At the end of a round in which somebody has all seven colonists in "
                               "buildings. It counts what lies on the table at that moment.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Solo"),
     //: Help: When the game ends
     QT_TRANSLATE_NOOP("Help", "After the android phase, if you or DA have all seven colonists in "
                               "buildings, or DA's prep module has fewer than two cards.")},
};

constexpr HelpRow kProgram[] = {
    {"app/camera",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "With a camera"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "watch light photo picture")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "The camera"),
     //: Help: With a camera
     QT_TRANSLATE_NOOP("Help",
                       "Fix it above the middle of the table, with all buildings, ships and Earth "
                       "in view. Light from the side keeps reflections off the cards.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "While you play"),
     //: Help: With a camera
     QT_TRANSLATE_NOOP("Help",
                       "Just play. As soon as no hand is over the table, the program looks at it "
                       "and says what happened. Where it is not sure it asks; the next move often "
                       "answers by itself.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "When it is wrong"),
     //: Help: With a camera
     QT_TRANSLATE_NOOP("Help",
                       "Tap what is wrong and say what it is. What you said counts more than what "
                       "the camera sees.")},
    {"app/without",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Without a camera"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "by hand photo score")},
    {nullptr, nullptr,
     //: Help: Without a camera
     QT_TRANSLATE_NOOP("Help",
                       "A photo of the table at the end of a game is enough: open or drop it on "
                       "the page Score. What could not be read for sure is asked, and everything "
                       "can be corrected.")},
    {"app/keys",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Keys"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "keyboard shortcut")},
    {nullptr, nullptr,
     //: Help: Keys
     QT_TRANSLATE_NOOP("Help",
                       "Tab and the arrow keys reach everything, Return presses it, Esc closes "
                       "what is open.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Shortcuts"),
     //: Help: Keys
     QT_TRANSLATE_NOOP(
         "Help", "Ctrl+O opens a photo, Ctrl+S saves, Ctrl+Z takes back, F1 shows this help.")},
};

} // namespace

QList<HelpTopic> rulesTopics() {
    //: Group of topics of the help
    return topicsOf(QT_TRANSLATE_NOOP("Help", "Rules of every turn"), kRules);
}

QList<HelpTopic> automatonTopics() {
    //: Group of topics of the help
    return topicsOf(QT_TRANSLATE_NOOP("Help", "Devious Automatics"), kAutomaton);
}

QList<HelpTopic> scoringTopics() {
    //: Group of topics of the help
    return topicsOf(QT_TRANSLATE_NOOP("Help", "Scoring"), kScoring);
}

QList<HelpTopic> programTopics() {
    //: Group of topics of the help
    return topicsOf(QT_TRANSLATE_NOOP("Help", "This program"), kProgram);
}

} // namespace pocketmars::app
