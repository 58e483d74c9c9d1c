#include "app/pages/help/help_parts.h"

#include <QCoreApplication>

namespace pocketmars::app {
namespace {

constexpr HelpRow kSettingUp[] = {
    {"setup/solo",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Set-up for one"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "start begin solo alone")},
    {nullptr, nullptr,
     //: Help: Set-up for one
     QT_TRANSLATE_NOOP("Help",
                       "Lay the five buildings in a row, with room for a stack of cards below "
                       "each. One spaceship is yours, another one belongs to Devious Automatics "
                       "(DA). Both energy markers start at 1.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Colonists"),
     //: Help: Set-up for one
     QT_TRANSLATE_NOOP("Help",
                       "One of your seven stands on your ship, six wait on Earth. DA has more of a "
                       "start, as the level says: 5 on its ship and 2 on Earth as an android, 6 "
                       "and 1 as a super droid, all 7 on its ship as a cyborg.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Cards"),
     //: Help: Set-up for one
     QT_TRANSLATE_NOOP("Help",
                       "Shuffle all 35 project cards and deal yourself four: two of your choice "
                       "lie face down as your prep module, two are your hand. DA gets two, face "
                       "down, that nobody has seen. The other 29 are the deck; leave a place for "
                       "the discard pile.")},
    {"setup/versus",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Set-up for 2 to 4"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "start begin versus players")},
    {nullptr, nullptr,
     //: Help: Set-up for 2 to 4
     QT_TRANSLATE_NOOP(
         "Help", "Lay the five buildings in a row, with room for a stack of cards below each. "
                 "Everybody takes a spaceship and the seven colonists of its colour: one stands "
                 "on the ship, six wait on Earth. All energy markers start at 1.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Cards"),
     //: Help: Set-up for 2 to 4
     QT_TRANSLATE_NOOP(
         "Help", "Shuffle the 35 project cards and deal four to each. Everybody chooses two of "
                 "them to lie face down as the prep module; the other two are the hand. The rest "
                 "is the deck; leave a place for the discard pile. Draw lots for who begins.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Room on ★★"),
     //: Help: Set-up for 2 to 4
     QT_TRANSLATE_NOOP("Help", "With two players, as in the solo game, ★★ of a building holds one "
                               "colonist; with three or four it holds two. ★ holds any number.")},
    {"setup/draft",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Draft"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "choose deal variant")},
    {nullptr, nullptr,
     //: Help: Draft
     QT_TRANSLATE_NOOP("Help",
                       "For players who know the cards: deal five to each. Keep one, hand the "
                       "others on to the left, keep one of those that come, and so on until "
                       "everybody has kept four. What is left over is shuffled back into the deck. "
                       "Then choose two of your four for the prep module.")},
};

constexpr HelpRow kRound[] = {
    {"round/solo",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "The round of the solo game"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "order phases")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "1. Architect"),
     //: Help: The round of the solo game
     QT_TRANSLATE_NOOP("Help",
                       "You take one of the five actions, then bring your cards back to four.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "2. System failure"),
     //: Help: The round of the solo game
     QT_TRANSLATE_NOOP("Help", "The two top cards of the deck are discarded.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "3. Android activation"),
     //: Help: The round of the solo game
     QT_TRANSLATE_NOOP("Help",
                       "Devious Automatics acts if exactly one card lies in its prep module; then "
                       "its prep module is filled up.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "The end"),
     //: Help: The round of the solo game
     QT_TRANSLATE_NOOP("Help",
                       "After the third phase the game is over if you have all seven colonists in "
                       "buildings, or DA has, or DA's prep module could not be filled up to two "
                       "cards.")},
    {"round/versus",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "The round for 2 to 4"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "order turn players")},
    {nullptr, nullptr,
     //: Help: The round for 2 to 4
     QT_TRANSLATE_NOOP("Help",
                       "Everybody has one turn, clockwise from the starting player: one of the "
                       "five actions, then the four-card rule for all, beginning with whoever had "
                       "the turn.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "The end"),
     //: Help: The round for 2 to 4
     QT_TRANSLATE_NOOP("Help",
                       "When a round is over and somebody has all seven colonists in buildings at "
                       "that moment, the game ends.")},
    {"phase/architect",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Architect phase"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "turn action solo")},
    {nullptr, nullptr,
     //: Help: Architect phase
     QT_TRANSLATE_NOOP("Help",
                       "Your own turn in the solo game. Take exactly one of the five actions. "
                       "Whatever you draw, on a card's account or to get back to four cards, comes "
                       "from DA's prep module as long as a card lies there; which one, you choose "
                       "by the back. Only then does the deck serve you.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Good to know"),
     //: Help: Architect phase
     QT_TRANSLATE_NOOP("Help",
                       "DA acts only with exactly one card in its prep module. With two it rests, "
                       "with none it just refills: what you draw decides about that.")},
    {"phase/failure",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "System failure phase"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "discard deck spark")},
    {nullptr, nullptr,
     //: Help: System failure phase
     QT_TRANSLATE_NOOP("Help",
                       "Put the two top cards of the deck face up on the discard pile, or the last "
                       "one if there is only one. It is not a draw, so DA's prep module is not "
                       "touched. In the solo game the deck is never shuffled anew: these cards "
                       "bring the end nearer.")},
    {"phase/android",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Android activation phase"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "DA activation refill")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Two cards in DA's prep module"),
     //: Help: Android activation phase
     QT_TRANSLATE_NOOP("Help", "Nothing happens.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "One card"),
     //: Help: Android activation phase
     QT_TRANSLATE_NOOP("Help",
                       "First DA settles a colonist in the building of that card's suit; if none "
                       "is on its ship it launches one instead. For habitation this step is left "
                       "out. Then DA uses its own ability for that suit. The card stays face down "
                       "and is not discarded.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "No card"),
     //: Help: Android activation phase
     QT_TRANSLATE_NOOP("Help", "DA only refills.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Refilling"),
     //: Help: Android activation phase
     QT_TRANSLATE_NOOP("Help",
                       "Fill DA's prep module up to two cards from the top of the deck, unseen.")},
};

constexpr HelpRow kActions[] = {
    {"action/hand",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Play a card of your hand"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "top")},
    {nullptr, nullptr,
     //: Help: Play a card of your hand
     QT_TRANSLATE_NOOP("Help",
                       "Do what the upper action of the card says, one step after the other and "
                       "each as far as possible; then discard the card. You may play it even if "
                       "nothing of it works.")},
    {"action/prep",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Play a card of your prep module"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "bottom stack connect")},
    {nullptr, nullptr,
     //: Help: Play a card of your prep module
     QT_TRANSLATE_NOOP("Help",
                       "Turn the card up and lay it on the stack of its suit, so that the value of "
                       "the card below stays visible. Then come three steps. Each is up to you, "
                       "but the order is fixed:")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "1. Settle"),
     //: Help: Play a card of your prep module
     QT_TRANSLATE_NOOP("Help",
                       "If its value is higher than that of the card it covers, settle a colonist "
                       "in that building. The first card of a stack has to beat the building's 3. "
                       "Habitation has no room for colonists.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "2. Bottom action"),
     //: Help: Play a card of your prep module
     QT_TRANSLATE_NOOP("Help", "Use the lower action of the card.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "3. Ability"),
     //: Help: Play a card of your prep module
     QT_TRANSLATE_NOOP("Help", "Use the ability of the building.")},
    {"action/other",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Play a card of another's prep module"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "steal")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "2 to 4 players"),
     //: Help: Play a card of another's prep module
     QT_TRANSLATE_NOOP("Help",
                       "Turn the card up and lay it on the stack of its suit. Its owner may use "
                       "the lower action as if it were their own play; you may use the building's "
                       "ability. Nobody settles for the value.")},
    {nullptr,
     //: Heading of a paragraph in the help
     QT_TRANSLATE_NOOP("Help", "Solo"),
     //: Help: Play a card of another's prep module
     QT_TRANSLATE_NOOP("Help",
                       "From DA's prep module: you may settle if the value is higher, and you may "
                       "use the building's ability. The lower action is lost.")},
    {"action/launch",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Launch"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "Earth ship")},
    {nullptr, nullptr,
     //: Help: Launch
     QT_TRANSLATE_NOOP("Help",
                       "Move one of your colonists from Earth to your ship. In the solo game you "
                       "also discard a card of DA's prep module; if no card lies there, or nobody "
                       "of yours is on Earth any more, you can't take this action.")},
    {"action/energy",
     //: Topic of the help
     QT_TRANSLATE_NOOP("Help", "Turn a card into energy"),
     //: Further words to search the help for; in any order
     QT_TRANSLATE_NOOP("Help", "discard gain")},
    {nullptr, nullptr,
     //: Help: Turn a card into energy
     QT_TRANSLATE_NOOP(
         "Help", "Discard a card of your hand or prep module and gain 1 energy, in the solo game "
                 "2. Energy never exceeds 7; you may still discard a card at 7, for nothing.")},
};

} // namespace

QList<HelpTopic> settingUpTopics() {
    //: Group of topics of the help
    return topicsOf(QT_TRANSLATE_NOOP("Help", "Setting up"), kSettingUp);
}

QList<HelpTopic> roundTopics() {
    //: Group of topics of the help
    return topicsOf(QT_TRANSLATE_NOOP("Help", "A round"), kRound);
}

QList<HelpTopic> actionsTopics() {
    //: Group of topics of the help
    return topicsOf(QT_TRANSLATE_NOOP("Help", "The five actions"), kActions);
}

} // namespace pocketmars::app
