#include "app/pages/phone/phone_texts.h"

#include <QCoreApplication>
#include <QLocale>

namespace pocketmars::app {
namespace {

struct PhoneText {
    const char* key;
    const char* source;
};

/// Marked for lupdate, and for `PhonePages` alone: all have this context.
constexpr PhoneText kTexts[] = {
    //: On a phone: tabs
    {"photo", QT_TRANSLATE_NOOP("PhonePages", "Photo")},
    {"game", QT_TRANSLATE_NOOP("PhonePages", "Game")},
    {"cards", QT_TRANSLATE_NOOP("PhonePages", "Cards")},
    {"more", QT_TRANSLATE_NOOP("PhonePages", "More")},
    //: On a phone: it hears from the computer
    {"linked", QT_TRANSLATE_NOOP("PhonePages", "Connected")},
    //: On a phone: it hears nothing from the computer, and tries again by itself
    {"cutOff", QT_TRANSLATE_NOOP("PhonePages", "Not connected")},
    {"thrownOut",
     QT_TRANSLATE_NOOP("PhonePages", "This phone is not paired any more. Scan the code that Pocket "
                                     "Mars Table shows.")},
    {"failed", QT_TRANSLATE_NOOP("PhonePages", "That did not work. Try it once more.")},
    {"tooLarge",
     QT_TRANSLATE_NOOP("PhonePages",
                       "The photo is larger than 25 MB. Take it at a lower resolution.")},
    {"close", QT_TRANSLATE_NOOP("PhonePages", "Close")},
    //: On a phone, above the button that takes a photo
    {"howTo",
     QT_TRANSLATE_NOOP("PhonePages",
                       "Take the photo from above, with all cards, ships and Earth in view "
                       "and no hand over them.")},
    {"noProfile",
     QT_TRANSLATE_NOOP("PhonePages", "The program does not know your cards yet. Show it your "
                                     "cards first, on the page Cards.")},
    {"takePhoto", QT_TRANSLATE_NOOP("PhonePages", "Take a photo")},
    //: On a phone: of those that it has
    {"choosePhoto", QT_TRANSLATE_NOOP("PhonePages", "Choose a photo")},
    //: On a phone: of the same table, from another side
    {"anotherPhoto", QT_TRANSLATE_NOOP("PhonePages", "Another photo of this table")},
    //: On a phone: of another table
    {"newPhoto", QT_TRANSLATE_NOOP("PhonePages", "Photo of a new table")},
    {"sending", QT_TRANSLATE_NOOP("PhonePages", "The photo is on its way …")},
    {"reading", QT_TRANSLATE_NOOP("PhonePages", "The table is being read …")},
    {"readAgain", QT_TRANSLATE_NOOP("PhonePages", "Read again")},
    {"stale", QT_TRANSLATE_NOOP("PhonePages", "The options have changed since.")},
    //: On a phone: what the reader is not sure of
    {"questions", QT_TRANSLATE_NOOP("PhonePages", "Questions")},
    {"undo", QT_TRANSLATE_NOOP("PhonePages", "Undo")},
    {"save", QT_TRANSLATE_NOOP("PhonePages", "Save to the history")},
    {"saving", QT_TRANSLATE_NOOP("PhonePages", "Saving …")},
    {"saved", QT_TRANSLATE_NOOP("PhonePages", "Saved to the history")},
    //: Read out for a photo with marks; %1 which
    {"photoNumber", QT_TRANSLATE_NOOP("PhonePages", "Photo %1")},
    {"larger", QT_TRANSLATE_NOOP("PhonePages", "Larger")},
    {"smaller", QT_TRANSLATE_NOOP("PhonePages", "Smaller")},
    {"options", QT_TRANSLATE_NOOP("PhonePages", "Options")},
    {"whoPlays", QT_TRANSLATE_NOOP("PhonePages", "Who plays")},
    {"automatic", QT_TRANSLATE_NOOP("PhonePages", "As seen")},
    {"solo", QT_TRANSLATE_NOOP("PhonePages", "Solo")},
    {"versus", QT_TRANSLATE_NOOP("PhonePages", "Versus")},
    {"seats", QT_TRANSLATE_NOOP("PhonePages", "Colours in seating order")},
    {"edition", QT_TRANSLATE_NOOP("PhonePages", "Edition")},
    {"english", QT_TRANSLATE_NOOP("PhonePages", "English")},
    {"polish", QT_TRANSLATE_NOOP("PhonePages", "Polish")},
    {"profile", QT_TRANSLATE_NOOP("PhonePages", "Card profile")},
    {"thisPhone", QT_TRANSLATE_NOOP("PhonePages", "This phone")},
    {"phoneName", QT_TRANSLATE_NOOP("PhonePages", "Name")},
    {"rename", QT_TRANSLATE_NOOP("PhonePages", "Rename")},
    //: %1 the phone's name
    {"renamed", QT_TRANSLATE_NOOP("PhonePages", "This phone is called %1 now.")},
    {"forget", QT_TRANSLATE_NOOP("PhonePages", "Unpair this phone")},
    {"look", QT_TRANSLATE_NOOP("PhonePages", "Look")},
    {"theme", QT_TRANSLATE_NOOP("PhonePages", "Light or dark")},
    {"system", QT_TRANSLATE_NOOP("PhonePages", "As the phone")},
    {"light", QT_TRANSLATE_NOOP("PhonePages", "Light")},
    {"dark", QT_TRANSLATE_NOOP("PhonePages", "Dark")},
    {"text", QT_TRANSLATE_NOOP("PhonePages", "Text size")},
    //: Text sizes
    {"usual", QT_TRANSLATE_NOOP("PhonePages", "Usual")},
    {"large", QT_TRANSLATE_NOOP("PhonePages", "Large")},
    {"largest", QT_TRANSLATE_NOOP("PhonePages", "Largest")},
    //: On a phone, as the second screen of a game
    {"noGame", QT_TRANSLATE_NOOP("PhonePages", "No game is being played. Begin one in the window, "
                                               "on the page Play.")},
    {"starting", QT_TRANSLATE_NOOP("PhonePages", "The game is being taken up …")},
    {"resume", QT_TRANSLATE_NOOP("PhonePages", "Go on with this game")},
    {"happened", QT_TRANSLATE_NOOP("PhonePages", "What happened")},
    {"orders", QT_TRANSLATE_NOOP("PhonePages", "Do this for Devious Automatics")},
    {"layBack", QT_TRANSLATE_NOOP("PhonePages", "Lay the table back")},
    //: On a phone: the table lies as it did before the step that was taken back
    {"lies", QT_TRANSLATE_NOOP("PhonePages", "It lies as it did")},
    //: On a phone: takes the last step of the game back
    {"undoStep", QT_TRANSLATE_NOOP("PhonePages", "Take the last step back")},
    //: %1 a place on the table, %2 what should lie there, %3 what the camera sees
    {"difference", QT_TRANSLATE_NOOP("PhonePages", "%1: expected %2, seen %3")},
    //: On a phone, beside a warning: the table is right, though it breaks a rule
    {"letStand", QT_TRANSLATE_NOOP("PhonePages", "The table is right")},
    //: Button behind the answers to what happened in the game: the player tells it by hand
    {"noneOfThese", QT_TRANSLATE_NOOP("PhonePages", "None of these")},
    //: No answer to a question was right
    {"toBeTold",
     QT_TRANSLATE_NOOP("PhonePages", "Tell what happened; until then the camera waits.")},
    //: Button: the player does not tell it after all
    {"byCamera", QT_TRANSLATE_NOOP("PhonePages", "By camera")},
    //: On a phone: opens what can be told of a move that no camera sees
    {"byHand", QT_TRANSLATE_NOOP("PhonePages", "Tell by hand what happens")},
    //: %1 a player's colour
    {"whatDoes", QT_TRANSLATE_NOOP("PhonePages", "What does %1 do?")},
    {"nothingToDecide", QT_TRANSLATE_NOOP("PhonePages", "Nothing to decide here")},
    {"isThatRight", QT_TRANSLATE_NOOP("PhonePages", "Is that what happened?")},
    {"done", QT_TRANSLATE_NOOP("PhonePages", "Done")},
    {"goOn", QT_TRANSLATE_NOOP("PhonePages", "Yes, go on")},
    //: On a phone, button: asks the coach about the turn at hand
    {"advice", QT_TRANSLATE_NOOP("PhonePages", "Advice")},
    {"adviceThinking", QT_TRANSLATE_NOOP("PhonePages", "Thinking…")},
    //: On a phone, heading over the one move that children are advised
    {"adviceSimple", QT_TRANSLATE_NOOP("PhonePages", "A good move")},
    //: Read out on a phone for the bar of odds
    {"adviceOdds", QT_TRANSLATE_NOOP("PhonePages", "Odds to win")},
    //: On a phone, with advice: which can be put right in the window
    {"adviceUnknown", QT_TRANSLATE_NOOP("PhonePages", "Some of your cards are not known to the "
                                                      "program. Say in the window which they are, "
                                                      "for advice on just these.")},
    {"adviceClose", QT_TRANSLATE_NOOP("PhonePages", "Close the advice")},
    //: On a phone, opens those questions about a photo that do not stand there yet; %1 how many
    {"questionsRest", QT_TRANSLATE_NOOP("PhonePages", "Further questions: %1")},
    //: On a phone, a switch: what is new of the game is spoken
    {"readAloud", QT_TRANSLATE_NOOP("PhonePages", "Read aloud")},
    //: Read aloud in place of the symbol ★
    {"oneStar", QT_TRANSLATE_NOOP("PhonePages", "one star")},
    //: Read aloud in place of the symbol ★★
    {"twoStars", QT_TRANSLATE_NOOP("PhonePages", "two stars")},
    //: Read out for the list of steps in which a card profile is learnt
    {"steps", QT_TRANSLATE_NOOP("PhonePages", "Steps")},
    {"cardsReading", QT_TRANSLATE_NOOP("PhonePages", "The cards are being read …")},
    //: On a phone: what was found in a picture of cards is right
    {"looksRight", QT_TRANSLATE_NOOP("PhonePages", "It is right as it is")},
    {"next", QT_TRANSLATE_NOOP("PhonePages", "Next")},
    {"takeAgain", QT_TRANSLATE_NOOP("PhonePages", "Take it again")},
    //: On a phone: corners of cards are dragged to where they are
    {"putRight", QT_TRANSLATE_NOOP("PhonePages", "Drag the corners")},
    //: On a phone: a photo is turned by a quarter
    {"turnPhoto", QT_TRANSLATE_NOOP("PhonePages", "Turn")},
    {"useMarks", QT_TRANSLATE_NOOP("PhonePages", "Read it with these")},
    {"leaveMarks", QT_TRANSLATE_NOOP("PhonePages", "Not now")},
    {"earthCard", QT_TRANSLATE_NOOP("PhonePages", "Card for Earth")},
    {"earthThere", QT_TRANSLATE_NOOP("PhonePages", "There is a card for Earth")},
    {"earthMissing", QT_TRANSLATE_NOOP("PhonePages", "There is none")},
    {"pieces", QT_TRANSLATE_NOOP("PhonePages", "Wooden pieces")},
    {"ships", QT_TRANSLATE_NOOP("PhonePages", "Spaceships")},
    {"profileName", QT_TRANSLATE_NOOP("PhonePages", "Name of the profile")},
    {"saveProfile", QT_TRANSLATE_NOOP("PhonePages", "Save the profile")},
    //: Before the choice of a card on which spaces are marked
    {"spacesCard", QT_TRANSLATE_NOOP("PhonePages", "Card")},
    //: Where there is no card yet on which spaces could be marked
    {"spacesNoCards", QT_TRANSLATE_NOOP("PhonePages", "The pictures of the buildings and of the "
                                                      "spaceships are needed first.")},
    //: On the spaces of a ship card
    {"spacesLevels", QT_TRANSLATE_NOOP("PhonePages", "The numbers lie on the levels of the energy "
                                                     "track.")},
    //: The levels of the energy track are dragged each by itself, not all with their frame
    {"spacesApart", QT_TRANSLATE_NOOP("PhonePages", "Drag levels one by one")},
    //: On the spaces of a building card
    {"spacesStar", QT_TRANSLATE_NOOP("PhonePages", "On your cards ★ and ★★ may lie the other way "
                                                   "round. Whatever stands on a building outside "
                                                   "of ★★ counts as ★.")},
    //: Button: the frames of two spaces on a building card change places
    {"spacesSwap", QT_TRANSLATE_NOOP("PhonePages", "Swap ★ and ★★")},
    //: Button: turns the frame of the energy track by a quarter
    {"spacesTurn", QT_TRANSLATE_NOOP("PhonePages", "Turn the energy track")},
    //: Button: levels of the energy track in a line, a zigzag, two rows, counted back, and so on
    {"spacesRearrange", QT_TRANSLATE_NOOP("PhonePages", "Levels in another order")},
    //: Button: puts the frames where they were at first
    {"spacesReset", QT_TRANSLATE_NOOP("PhonePages", "As they were at first")},
    {"takeBack", QT_TRANSLATE_NOOP("PhonePages", "One decision back")},
    //: On a phone, heading: it is the camera of the table
    {"camera", QT_TRANSLATE_NOOP("PhonePages", "Camera")},
    {"asCamera", QT_TRANSLATE_NOOP("PhonePages", "Use this phone as the camera")},
    {"cameraWhy",
     QT_TRANSLATE_NOOP("PhonePages", "The phone stands above the table and shows it to the program "
                                     "for as long as the camera's page is open.")},
    {"cameraWarning",
     QT_TRANSLATE_NOOP("PhonePages",
                       "Browsers give the camera to encrypted pages only, and the program made the "
                       "certificate of its encrypted page itself. So your browser will warn that "
                       "the connection is not private or the certificate unknown. That is to be "
                       "expected here, once on each phone: choose Advanced or Details there, and "
                       "then go on to the page.")},
    {"cameraCompare",
     QT_TRANSLATE_NOOP("PhonePages",
                       "To be sure that nobody stands between, compare the certificate's SHA-256 "
                       "fingerprint that the browser shows with the one that Pocket Mars Table "
                       "shows on the computer. It should be this one:")},
    {"openCamera", QT_TRANSLATE_NOOP("PhonePages", "Open the camera's page")},
    {"cameraMissing",
     QT_TRANSLATE_NOOP("PhonePages", "The camera's page could not be opened on the computer. The "
                                     "log of Pocket Mars Table says why.")},
    {"startCamera", QT_TRANSLATE_NOOP("PhonePages", "Start the camera")},
    {"stopCamera", QT_TRANSLATE_NOOP("PhonePages", "Stop the camera")},
    {"cameraRefused",
     QT_TRANSLATE_NOOP("PhonePages", "The browser keeps the camera from this page. Allow it in the "
                                     "browser's settings of the page, and start again.")},
    {"cameraBusy",
     QT_TRANSLATE_NOOP("PhonePages", "The camera can't be used now. Close other apps that use it, "
                                     "and start again.")},
    //: On a phone that is the camera; %1 a number, %2 and %3 pixels
    {"cameraRate", QT_TRANSLATE_NOOP("PhonePages", "Watched: %1 pictures a second, %2 × %3")},
    //: On a phone that is the camera; %1 the phone's name
    {"nobodyWatches",
     QT_TRANSLATE_NOOP("PhonePages", "Ready, but nobody watches yet. Choose the camera %1 in the "
                                     "window, on the page Play.")},
    //: On a phone, a switch: its lamp beside the camera
    {"torch", QT_TRANSLATE_NOOP("PhonePages", "Lamp")},
    {"resolution", QT_TRANSLATE_NOOP("PhonePages", "Resolution")},
    {"phoneDark",
     QT_TRANSLATE_NOOP("PhonePages", "It is too dark. Switch on a light, or the phone's lamp.")},
    {"phoneMoved", QT_TRANSLATE_NOOP("PhonePages", "The phone was bumped. Let it stand still.")},
    {"standHint",
     QT_TRANSLATE_NOOP("PhonePages", "Put the phone on a stand or a pile of books, so that it sees "
                                     "all cards, and plug it in. The screen stays on while the "
                                     "camera is used.")},
    {"noWakeLock",
     QT_TRANSLATE_NOOP("PhonePages", "This browser lets the screen go off. Have the phone's "
                                     "settings wait longer with that.")},
};

} // namespace

QJsonObject phoneTexts() {
    QJsonObject out{{"language", QLocale().bcp47Name()}};
    for (const auto& [key, source] : kTexts) {
        out.insert(QLatin1String(key), QCoreApplication::translate("PhonePages", source));
    }
    return out;
}

} // namespace pocketmars::app
