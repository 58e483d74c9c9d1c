#include "app/pages/help/help_parts.h"

#include <QCoreApplication>

namespace pocketmars::app {
namespace {

/// Gives the texts of this file their context for translators.
struct Help {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

} // namespace

QList<HelpTopic> rulesTopics() {
    //: Group of topics of the help
    const auto section = Help::tr("Rules of every turn");
    return {
        {QStringLiteral("rule/four-cards"),
         section,
         //: Topic of the help
         Help::tr("The four-card rule"),
         //: Further words to search the help for; in any order
         Help::tr("hand draw discard refill prep"),
         {
             {{}, //: Help: The four-card rule
              Help::tr("At the end of each turn, first the player whose turn it was, then the "
                       "others clockwise; in the solo game only you:")},
             {//: Heading of a paragraph in the help
              Help::tr("Too many"),
              //: Help: The four-card rule
              Help::tr("With more than four cards in hand and prep module together, discard cards "
                       "of the hand until there are four.")},
             {//: Heading of a paragraph in the help
              Help::tr("Too few"),
              //: Help: The four-card rule
              Help::tr("With fewer than four, draw until there are four.")},
             {//: Heading of a paragraph in the help
              Help::tr("Prep module"),
              //: Help: The four-card rule
              Help::tr("Then put cards of your hand into the prep module until two lie there. "
                       "Cards never come back from there to the hand, unless a card says so.")},
             {//: Heading of a paragraph in the help
              Help::tr("Nothing left to draw"),
              //: Help: The four-card rule
              Help::tr("Go on with fewer cards; the prep module is filled first.")},
         }},
        {QStringLiteral("rule/deck"),
         section,
         //: Topic of the help
         Help::tr("The deck runs out"),
         //: Further words to search the help for; in any order
         Help::tr("shuffle empty"),
         {
             {//: Heading of a paragraph in the help
              Help::tr("2 to 4 players"),
              //: Help: The deck runs out
              Help::tr("At once all covered cards of the stacks go to the discard pile, which is "
                       "shuffled into a new deck. The top card of each stack stays.")},
             {//: Heading of a paragraph in the help
              Help::tr("Solo"),
              //: Help: The deck runs out
              Help::tr("There is no new deck. As soon as DA's prep module can't be filled up to "
                       "two cards, the round at hand is the last.")},
         }},
        {QStringLiteral("rule/costs"),
         section,
         //: Topic of the help
         Help::tr("Must, may and costs"),
         //: Further words to search the help for; in any order
         Help::tr("forced optional pay condition"),
         {
             {//: Heading of a paragraph in the help
              Help::tr("The upper action"),
              //: Help: Must, may and costs
              Help::tr("Everything is carried out as far as possible; only paying, and what a card "
                       "expressly allows, is your choice. You can't launch fewer than possible.")},
             {//: Heading of a paragraph in the help
              Help::tr("Lower action and ability"),
              //: Help: Must, may and costs
              Help::tr("Always your choice, but only where something changes; looking at cards "
                       "counts as a change.")},
             {//: Heading of a paragraph in the help
              Help::tr("Costs"),
              //: Help: Must, may and costs
              Help::tr(
                  "You pay all of it or nothing, and only if something then happens. Where a card "
                  "asks for a condition, nothing of it happens unless the condition holds.")},
         }},
        {QStringLiteral("rule/words"),
         section,
         //: Topic of the help
         Help::tr("Words of the game"),
         //: Further words to search the help for; in any order
         Help::tr("glossary launch settle upgrade downgrade connect Earth ship"),
         {
             {//: Heading of a paragraph in the help
              Help::tr("Launch"),
              //: Help: Words of the game
              Help::tr("from Earth to the own ship.")},
             {//: Heading of a paragraph in the help
              Help::tr("Settle"),
              //: Help: Words of the game
              Help::tr("from the own ship to ★ of a building.")},
             {//: Heading of a paragraph in the help
              Help::tr("Upgrade, downgrade"),
              //: Help: Words of the game
              Help::tr("from ★ to ★★ of the same building, or back. ★★ needs room.")},
             {//: Heading of a paragraph in the help
              Help::tr("Prep module"),
              //: Help: Words of the game
              Help::tr(
                  "a player's two face-down cards. Their owner may look at them at any time.")},
             {//: Heading of a paragraph in the help
              Help::tr("Stack"),
              //: Help: Words of the game
              Help::tr("the project cards under a building. A card that lies face down counts as 0 "
                       "there.")},
         }},
    };
}

QList<HelpTopic> automatonTopics() {
    //: Group of topics of the help
    const auto section = Help::tr("Devious Automatics");
    return {
        {QStringLiteral("da/choices"),
         section,
         //: Topic of the help
         Help::tr("What DA chooses"),
         //: Further words to search the help for; in any order
         Help::tr("tie automaton decision"),
         {
             {{}, //: Help: What DA chooses
              Help::tr("Where Devious Automatics has a choice it takes what makes its lead over "
                       "you largest, counted as if the game ended right then. If several are as "
                       "good: greenhouse before energy bank, comms center and aqualab. Among "
                       "equals you may decide otherwise.")},
         }},
        {QStringLiteral("da/greenhouse"),
         section,
         //: Topic of the help
         Help::tr("DA: two upgrades"),
         {},
         {
             {{}, //: Help: DA: two upgrades
              Help::tr("Twice: a colonist of DA goes from ★ to ★★ in a building with room. If that "
                       "works nowhere, one of yours goes from ★★ back to ★. If neither is "
                       "possible, nothing happens.")},
         }},
        {QStringLiteral("da/energy_bank"),
         section,
         //: Topic of the help
         Help::tr("DA: energy"),
         {},
         {
             {{}, //: Help: DA: energy
              Help::tr("DA gains 2 energy, up to 7. If it stood at 7 already, it sparks: the two "
                       "top cards of the deck are discarded.")},
         }},
        {QStringLiteral("da/comms_center"),
         section,
         //: Topic of the help
         Help::tr("DA: launch"),
         {},
         {
             {{}, //: Help: DA: launch
              Help::tr("One of DA's colonists goes from Earth to its ship, if one is left there.")},
         }},
        {QStringLiteral("da/aqualab"),
         section,
         //: Topic of the help
         Help::tr("DA: spark"),
         //: Further words to search the help for; in any order
         Help::tr("discard"),
         {
             {{}, //: Help: DA: spark
              Help::tr("The two top cards of the deck are discarded. The game gets shorter.")},
         }},
        {QStringLiteral("da/habitation"),
         section,
         //: Topic of the help
         Help::tr("DA: calculations"),
         {},
         {
             {{}, //: Help: DA: calculations
              Help::tr("DA settles a colonist in whichever building gives it the largest lead. "
                       "With none on its ship, it launches one instead.")},
         }},
    };
}

QList<HelpTopic> scoringTopics() {
    //: Group of topics of the help
    const auto section = Help::tr("Scoring");
    return {
        {QStringLiteral("score/lines"),
         section,
         //: Topic of the help
         Help::tr("What counts"),
         //: Further words to search the help for; in any order
         Help::tr("points victory score sheet"),
         {
             {//: Heading of a paragraph in the help
              Help::tr("Each colonist"),
              //: Help: What counts
              Help::tr("1 point on the own ship, 2 on ★, 4 on ★★. Those on Earth count nothing.")},
             {//: Heading of a paragraph in the help
              Help::tr("In all four buildings"),
              //: Help: What counts
              Help::tr("With at least one colonist in each: 2 points, for DA 4.")},
             {//: Heading of a paragraph in the help
              Help::tr("Four in one building"),
              //: Help: What counts
              Help::tr("With at least four in any one building: 3 points, for DA 5. It counts only "
                       "once.")},
             {//: Heading of a paragraph in the help
              Help::tr("Most energy"),
              //: Help: What counts
              Help::tr("1 point for everybody who has the highest level, for DA 2.")},
         }},
        {QStringLiteral("score/tie"),
         section,
         //: Topic of the help
         Help::tr("A tie"),
         //: Further words to search the help for; in any order
         Help::tr("equal draw winner edition Polish"),
         {
             {//: Heading of a paragraph in the help
              Help::tr("Solo"),
              //: Help: A tie
              Help::tr("You win only with more points than DA. An equal score is DA's.")},
             {//: Heading of a paragraph in the help
              Help::tr("English edition"),
              //: Help: A tie
              Help::tr("Whoever has more colonists in buildings wins; if that is equal too, the "
                       "win is shared.")},
             {//: Heading of a paragraph in the help
              Help::tr("Polish edition"),
              //: Help: A tie
              Help::tr("First, more colonists on ★★ win, then more in buildings. If all is equal "
                       "the game is a draw and played again.")},
         }},
        {QStringLiteral("score/end"),
         section,
         //: Topic of the help
         Help::tr("When the game ends"),
         //: Further words to search the help for; in any order
         Help::tr("last round finish"),
         {
             {//: Heading of a paragraph in the help
              Help::tr("2 to 4 players"),
              //: Help: When the game ends
              Help::tr("At the end of a round in which somebody has all seven colonists in "
                       "buildings. It counts what lies on the table at that moment.")},
             {//: Heading of a paragraph in the help
              Help::tr("Solo"),
              //: Help: When the game ends
              Help::tr("After the android phase, if you or DA have all seven colonists in "
                       "buildings, or DA's prep module has fewer than two cards.")},
         }},
    };
}

QList<HelpTopic> programTopics() {
    //: Group of topics of the help
    const auto section = Help::tr("This program");
    return {
        {QStringLiteral("app/camera"),
         section,
         //: Topic of the help
         Help::tr("With a camera"),
         //: Further words to search the help for; in any order
         Help::tr("watch light photo picture"),
         {
             {//: Heading of a paragraph in the help
              Help::tr("The camera"),
              //: Help: With a camera
              Help::tr("Fix it above the middle of the table, with all buildings, ships and Earth "
                       "in view. Light from the side keeps reflections off the cards.")},
             {//: Heading of a paragraph in the help
              Help::tr("While you play"),
              //: Help: With a camera
              Help::tr("Just play. As soon as no hand is over the table, the program looks at it "
                       "and says what happened. Where it is not sure it asks; the next move often "
                       "answers by itself.")},
             {//: Heading of a paragraph in the help
              Help::tr("When it is wrong"),
              //: Help: With a camera
              Help::tr("Tap what is wrong and say what it is. What you said counts more than what "
                       "the camera sees.")},
         }},
        {QStringLiteral("app/without"),
         section,
         //: Topic of the help
         Help::tr("Without a camera"),
         //: Further words to search the help for; in any order
         Help::tr("by hand photo score"),
         {
             {{}, //: Help: Without a camera
              Help::tr("A photo of the table at the end of a game is enough: open or drop it on "
                       "the page Score. What could not be read for sure is asked, and everything "
                       "can be corrected.")},
         }},
        {QStringLiteral("app/keys"),
         section,
         //: Topic of the help
         Help::tr("Keys"),
         //: Further words to search the help for; in any order
         Help::tr("keyboard shortcut"),
         {
             {{}, //: Help: Keys
              Help::tr("Tab and the arrow keys reach everything, Return presses it, Esc closes "
                       "what is open.")},
             {//: Heading of a paragraph in the help
              Help::tr("Shortcuts"),
              //: Help: Keys
              Help::tr(
                  "Ctrl+O opens a photo, Ctrl+S saves, Ctrl+Z takes back, F1 shows this help.")},
         }},
    };
}

} // namespace pocketmars::app
