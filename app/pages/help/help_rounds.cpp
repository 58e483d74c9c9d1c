#include "app/pages/help/help_parts.h"

#include <QCoreApplication>

namespace pocketmars::app {
namespace {

/// Gives the texts of this file their context for translators.
struct Help {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

} // namespace

QList<HelpTopic> settingUpTopics() {
    //: Group of topics of the help
    const auto section = Help::tr("Setting up");
    return {
        {QStringLiteral("setup/solo"),
         section,
         //: Topic of the help
         Help::tr("Set-up for one"),
         //: Further words to search the help for; in any order
         Help::tr("start begin solo alone"),
         {
             {{}, //: Help: Set-up for one
              Help::tr("Lay the five buildings in a row, with room for a stack of cards below "
                       "each. One spaceship is yours, another one belongs to Devious Automatics "
                       "(DA). Both energy markers start at 1.")},
             {//: Heading of a paragraph in the help
              Help::tr("Colonists"),
              //: Help: Set-up for one
              Help::tr("One of your seven stands on your ship, six wait on Earth. DA has more of a "
                       "start, as the level says: 5 on its ship and 2 on Earth as an android, 6 "
                       "and 1 as a super droid, all 7 on its ship as a cyborg.")},
             {//: Heading of a paragraph in the help
              Help::tr("Cards"),
              //: Help: Set-up for one
              Help::tr("Shuffle all 35 project cards and deal yourself four: two of your choice "
                       "lie face down as your prep module, two are your hand. DA gets two, face "
                       "down, that nobody has seen. The other 29 are the deck; leave a place for "
                       "the discard pile.")},
         }},
        {QStringLiteral("setup/versus"),
         section,
         //: Topic of the help
         Help::tr("Set-up for 2 to 4"),
         //: Further words to search the help for; in any order
         Help::tr("start begin versus players"),
         {
             {{}, //: Help: Set-up for 2 to 4
              Help::tr(
                  "Lay the five buildings in a row, with room for a stack of cards below each. "
                  "Everybody takes a spaceship and the seven colonists of its colour: one stands "
                  "on the ship, six wait on Earth. All energy markers start at 1.")},
             {//: Heading of a paragraph in the help
              Help::tr("Cards"),
              //: Help: Set-up for 2 to 4
              Help::tr(
                  "Shuffle the 35 project cards and deal four to each. Everybody chooses two of "
                  "them to lie face down as the prep module; the other two are the hand. The rest "
                  "is the deck; leave a place for the discard pile. Draw lots for who begins.")},
             {//: Heading of a paragraph in the help
              Help::tr("Room on ★★"),
              //: Help: Set-up for 2 to 4
              Help::tr("With two players, as in the solo game, ★★ of a building holds one "
                       "colonist; with three or four it holds two. ★ holds any number.")},
         }},
        {QStringLiteral("setup/draft"),
         section,
         //: Topic of the help
         Help::tr("Draft"),
         //: Further words to search the help for; in any order
         Help::tr("choose deal variant"),
         {
             {{}, //: Help: Draft
              Help::tr("For players who know the cards: deal five to each. Keep one, hand the "
                       "others on to the left, keep one of those that come, and so on until "
                       "everybody has kept four. What is left over is shuffled back into the deck. "
                       "Then choose two of your four for the prep module.")},
         }},
    };
}

QList<HelpTopic> roundTopics() {
    //: Group of topics of the help
    const auto section = Help::tr("A round");
    return {
        {QStringLiteral("round/solo"),
         section,
         //: Topic of the help
         Help::tr("The round of the solo game"),
         //: Further words to search the help for; in any order
         Help::tr("order phases"),
         {
             {//: Heading of a paragraph in the help
              Help::tr("1. Architect"),
              //: Help: The round of the solo game
              Help::tr("You take one of the five actions, then bring your cards back to four.")},
             {//: Heading of a paragraph in the help
              Help::tr("2. System failure"),
              //: Help: The round of the solo game
              Help::tr("The two top cards of the deck are discarded.")},
             {//: Heading of a paragraph in the help
              Help::tr("3. Android activation"),
              //: Help: The round of the solo game
              Help::tr("Devious Automatics acts if exactly one card lies in its prep module; then "
                       "its prep module is filled up.")},
             {//: Heading of a paragraph in the help
              Help::tr("The end"),
              //: Help: The round of the solo game
              Help::tr("After the third phase the game is over if you have all seven colonists in "
                       "buildings, or DA has, or DA's prep module could not be filled up to two "
                       "cards.")},
         }},
        {QStringLiteral("round/versus"),
         section,
         //: Topic of the help
         Help::tr("The round for 2 to 4"),
         //: Further words to search the help for; in any order
         Help::tr("order turn players"),
         {
             {{}, //: Help: The round for 2 to 4
              Help::tr("Everybody has one turn, clockwise from the starting player: one of the "
                       "five actions, then the four-card rule for all, beginning with whoever had "
                       "the turn.")},
             {//: Heading of a paragraph in the help
              Help::tr("The end"),
              //: Help: The round for 2 to 4
              Help::tr("When a round is over and somebody has all seven colonists in buildings at "
                       "that moment, the game ends.")},
         }},
        {QStringLiteral("phase/architect"),
         section,
         //: Topic of the help
         Help::tr("Architect phase"),
         //: Further words to search the help for; in any order
         Help::tr("turn action solo"),
         {
             {{}, //: Help: Architect phase
              Help::tr("Your own turn in the solo game. Take exactly one of the five actions. "
                       "Whatever you draw, on a card's account or to get back to four cards, comes "
                       "from DA's prep module as long as a card lies there; which one, you choose "
                       "by the back. Only then does the deck serve you.")},
             {//: Heading of a paragraph in the help
              Help::tr("Good to know"),
              //: Help: Architect phase
              Help::tr("DA acts only with exactly one card in its prep module. With two it rests, "
                       "with none it just refills: what you draw decides about that.")},
         }},
        {QStringLiteral("phase/failure"),
         section,
         //: Topic of the help
         Help::tr("System failure phase"),
         //: Further words to search the help for; in any order
         Help::tr("discard deck spark"),
         {
             {{}, //: Help: System failure phase
              Help::tr("Put the two top cards of the deck face up on the discard pile, or the last "
                       "one if there is only one. It is not a draw, so DA's prep module is not "
                       "touched. In the solo game the deck is never shuffled anew: these cards "
                       "bring the end nearer.")},
         }},
        {QStringLiteral("phase/android"),
         section,
         //: Topic of the help
         Help::tr("Android activation phase"),
         //: Further words to search the help for; in any order
         Help::tr("DA activation refill"),
         {
             {//: Heading of a paragraph in the help
              Help::tr("Two cards in DA's prep module"),
              //: Help: Android activation phase
              Help::tr("Nothing happens.")},
             {//: Heading of a paragraph in the help
              Help::tr("One card"),
              //: Help: Android activation phase
              Help::tr("First DA settles a colonist in the building of that card's suit; if none "
                       "is on its ship it launches one instead. For habitation this step is left "
                       "out. Then DA uses its own ability for that suit. The card stays face down "
                       "and is not discarded.")},
             {//: Heading of a paragraph in the help
              Help::tr("No card"),
              //: Help: Android activation phase
              Help::tr("DA only refills.")},
             {//: Heading of a paragraph in the help
              Help::tr("Refilling"),
              //: Help: Android activation phase
              Help::tr("Fill DA's prep module up to two cards from the top of the deck, unseen.")},
         }},
    };
}

QList<HelpTopic> actionsTopics() {
    //: Group of topics of the help
    const auto section = Help::tr("The five actions");
    return {
        {QStringLiteral("action/hand"),
         section,
         //: Topic of the help
         Help::tr("Play a card of your hand"),
         //: Further words to search the help for; in any order
         Help::tr("top"),
         {
             {{}, //: Help: Play a card of your hand
              Help::tr("Do what the upper action of the card says, one step after the other and "
                       "each as far as possible; then discard the card. You may play it even if "
                       "nothing of it works.")},
         }},
        {QStringLiteral("action/prep"),
         section,
         //: Topic of the help
         Help::tr("Play a card of your prep module"),
         //: Further words to search the help for; in any order
         Help::tr("bottom stack connect"),
         {
             {{}, //: Help: Play a card of your prep module
              Help::tr("Turn the card up and lay it on the stack of its suit, so that the value of "
                       "the card below stays visible. Then come three steps. Each is up to you, "
                       "but the order is fixed:")},
             {//: Heading of a paragraph in the help
              Help::tr("1. Settle"),
              //: Help: Play a card of your prep module
              Help::tr("If its value is higher than that of the card it covers, settle a colonist "
                       "in that building. The first card of a stack has to beat the building's 3. "
                       "Habitation has no room for colonists.")},
             {//: Heading of a paragraph in the help
              Help::tr("2. Bottom action"),
              //: Help: Play a card of your prep module
              Help::tr("Use the lower action of the card.")},
             {//: Heading of a paragraph in the help
              Help::tr("3. Ability"),
              //: Help: Play a card of your prep module
              Help::tr("Use the ability of the building.")},
         }},
        {QStringLiteral("action/other"),
         section,
         //: Topic of the help
         Help::tr("Play a card of another's prep module"),
         //: Further words to search the help for; in any order
         Help::tr("steal"),
         {
             {//: Heading of a paragraph in the help
              Help::tr("2 to 4 players"),
              //: Help: Play a card of another's prep module
              Help::tr("Turn the card up and lay it on the stack of its suit. Its owner may use "
                       "the lower action as if it were their own play; you may use the building's "
                       "ability. Nobody settles for the value.")},
             {//: Heading of a paragraph in the help
              Help::tr("Solo"),
              //: Help: Play a card of another's prep module
              Help::tr("From DA's prep module: you may settle if the value is higher, and you may "
                       "use the building's ability. The lower action is lost.")},
         }},
        {QStringLiteral("action/launch"),
         section,
         //: Topic of the help
         Help::tr("Launch"),
         //: Further words to search the help for; in any order
         Help::tr("Earth ship"),
         {
             {{}, //: Help: Launch
              Help::tr("Move one of your colonists from Earth to your ship. In the solo game you "
                       "also discard a card of DA's prep module; if no card lies there, or nobody "
                       "of yours is on Earth any more, you can't take this action.")},
         }},
        {QStringLiteral("action/energy"),
         section,
         //: Topic of the help
         Help::tr("Turn a card into energy"),
         //: Further words to search the help for; in any order
         Help::tr("discard gain"),
         {
             {{}, //: Help: Turn a card into energy
              Help::tr(
                  "Discard a card of your hand or prep module and gain 1 energy, in the solo game "
                  "2. Energy never exceeds 7; you may still discard a card at 7, for nothing.")},
         }},
    };
}

} // namespace pocketmars::app
