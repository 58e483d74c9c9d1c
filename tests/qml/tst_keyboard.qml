import QtQuick
import QtTest
import PocketMars
import PocketMars.App
import "items.js" as Items

// From the first start to a saved game with nothing but a keyboard.
TestCase {
    id: test

    name: "Keyboard"
    when: windowShown

    property Main window: null

    Component {
        id: mainComponent

        Main {
            scoring: example.scoring
            history: example.history
            profiles: example.profiles
            sample: example.sample
            practice: example.practice
            play: example.play
            wizard: example.wizard
            phone: example.phone
            help: example.help
            readings: example.readings
            dataFolder: example.dataFolder
            toMars: example.toMars
            settings: example.settings
            voice: example.voice
        }
    }

    function show(profiles, games) {
        example.make(profiles, games);
        window = createTemporaryObject(mainComponent, test);
        verify(window !== null);
        window.requestActivate();
        tryVerify(() => window.active && example.profiles.listed && example.history.isListed);
        grabImage(window.contentItem); // lays everything out
    }
    function textOf(item) {
        return item ? item.Accessible.name || item.text || "" : "";
    }
    // Presses Tab until something of that name has the focus.
    function tabTo(name) {
        for (let i = 0; i < 80; ++i) {
            if (textOf(window.activeFocusItem) === name)
                return;
            keyClick(Qt.Key_Tab);
        }
        fail("Tab does not reach: " + name);
    }

    function test_aTableIsScoredCorrectedAndSaved() {
        show([], 0);
        tabTo("Show me the sample table");
        keyClick(Qt.Key_Return);
        tryCompare(example.scoring, "state", ScoreViewModel.Ready);
        grabImage(window.contentItem); // lays everything out
        tabTo("Red, On the ship: 1");
        keyClick(Qt.Key_Return);
        compare(example.scoring.correction.paths, ["red.ship"]);
        tryVerify(() => textOf(window.activeFocusItem).startsWith("Ship of red"));
        tabTo("Ship of red: set to 2");
        keyClick(Qt.Key_Space);
        compare(example.scoring.sheet.players[0].total, 11);
        keyClick(Qt.Key_Escape);
        compare(example.scoring.correction.count, 0);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(example.scoring.sheet.players[0].total, 10);
        tabTo("Greenhouse ★★, red: set to 1");
        keyClick(Qt.Key_Enter);
        compare(example.scoring.questions.count, 0);
        tabTo("Save to the history");
        keyClick(Qt.Key_Return);
        tryCompare(example.scoring, "saveState", ScoreViewModel.Saved);
        tabTo("History");
        keyClick(Qt.Key_Return);
        compare(window.page, Main.History);
        tryCompare(example.history, "count", 1);
    }
    // The focus is on something of the page that can be used.
    function verifyFocus(where) {
        tryVerify(() => window.activeFocusItem !== null && window.activeFocusItem.activeFocusOnTab, 1000, where + ": the focus is lost");
        verify(textOf(window.activeFocusItem).length > 0, where + ": the focus is on something without a name: " + window.activeFocusItem);
    }
    function press(name) {
        tabTo(name);
        keyClick(Qt.Key_Return);
        grabImage(window.contentItem); // lays everything out
        verifyFocus("after " + name);
    }
    // Each decision by its number, until one is right.
    function test_thePuzzleOfTheDayIsSolved() {
        show(["mine"], 2);
        tabTo("Puzzle of the day");
        keyClick(Qt.Key_Return);
        grabImage(window.contentItem); // lays everything out
        verifyFocus("on the puzzle");
        verify(!example.practice.solvedToday);
        for (let i = 0; i < 40 && !example.practice.solved; ++i) {
            const next = example.practice.choices.findIndex(choice => !choice.wrong);
            if (next < 9) {
                keyClick(Qt.Key_1 + next);
            } else {
                tabTo((next + 1) + ". " + example.practice.choices[next].words);
                keyClick(Qt.Key_Return);
            }
        }
        verify(example.practice.solved);
        verify(example.practice.solvedToday);
        grabImage(window.contentItem); // lays everything out
        keyClick(Qt.Key_Escape);
        grabImage(window.contentItem); // lays everything out
        tryCompare(window, "page", Main.Home);
        verifyFocus("back home");
        compare(textOf(window.activeFocusItem), "Puzzle of the day");
    }
    // A game that another test left unfinished is given up.
    function pressBegin() {
        press("Begin");
        if (findChild(window, "giveUpGame")?.opened)
            press("Begin anew");
    }
    function test_anEveningIsSpentWithoutAMouse() {
        show(["mine"], 2);
        press("New game");
        compare(window.page, Main.Play);
        press("No camera");
        pressBegin();
        tryCompare(example.play, "state", PlayViewModel.Playing);
        tryVerify(() => example.play.steps.rowCount() === 1);
        keyClick(Qt.Key_G);
        keyClick(Qt.Key_5);
        tryVerify(() => example.play.move.canTakeBack);
        tryVerify(() => window.activeFocusItem instanceof WideChoice, 1000, "the keyboard goes on with what is done with the card");
        keyClick(Qt.Key_Backspace);
        tryVerify(() => !example.play.move.canTakeBack);
        keyClick(Qt.Key_A, Qt.ShiftModifier);
        tryVerify(() => example.play.advice.open);
        const hand = findChild(window.contentItem, "adviceHand");
        tryVerify(() => hand.visible);
        hand.forceActiveFocus(Qt.MouseFocusReason);
        keyClick(Qt.Key_E);
        keyClick(Qt.Key_1);
        keyClick(Qt.Key_Escape);
        verify(!example.play.advice.open);
        keyClick(Qt.Key_A, Qt.ShiftModifier);
        tryVerify(() => example.play.advice.open, 1000, "keys go to the page again, and not into a hidden line");
        compare(hand.text, "e1");
        keyClick(Qt.Key_Escape);
        verify(!example.play.advice.open);
        press("Leave");
        compare(example.play.state, PlayViewModel.NoGame);
        keyClick(Qt.Key_4, Qt.ControlModifier);
        compare(window.page, Main.History);
        press("BG Stats");
        tryVerify(() => example.history.game.playLink.link.length > 0);
        press("Score sheet");
        press("BG Stats");
        keyClick(Qt.Key_Escape);
        verifyFocus("back from BG Stats");
        press("Edit …");
        verify(example.history.form.open);
        keyClick(Qt.Key_Escape);
        verify(!example.history.form.open);
        verifyFocus("back from the form");
        keyClick(Qt.Key_5, Qt.ControlModifier);
        press("Spaces and colours");
        compare(example.wizard.editor.name, "mine");
        keyClick(Qt.Key_Escape);
        compare(example.wizard.editor.name, "");
        verifyFocus("back from the spaces");
        press("Learn a profile");
        keyClick(Qt.Key_Escape);
        verifyFocus("back from the wizard");
        keyClick(Qt.Key_7, Qt.ControlModifier);
        compare(window.page, Main.Help);
        verifyFocus("help");
        keyClick(Qt.Key_8, Qt.ControlModifier);
        compare(window.page, Main.Preferences);
        press("Dark");
        verify(Theme.dark);
        press("Home");
        compare(window.page, Main.Home);
    }
    function isWithin(item, above) {
        while (item && item !== above)
            item = item.parent;
        return item === above;
    }
    // The rail would have to be left by Tab each time.
    function test_aKeyThatOpensAPageTakesTheKeyboardThere() {
        show(["mine"], 2);
        const rail = Items.find(window.contentItem, each => each instanceof NavigationRail);
        const settings = Items.find(rail, each => each.text === "Settings");
        const go = key => {
            settings.forceActiveFocus(Qt.MouseFocusReason);
            keyClick(key, Qt.ControlModifier);
            tryVerify(() => window.activeFocusItem !== null && window.activeFocusItem.activeFocusOnTab && !isWithin(window.activeFocusItem, rail), 2000, "page " + window.page);
            verify(window.activeFocusItem.grave !== true, textOf(window.activeFocusItem) + " on page " + window.page);
        };
        for (let key = Qt.Key_1; key <= Qt.Key_8; ++key)
            go(key);
        begin();
        go(Qt.Key_2);
    }
    function begin() {
        window.page = Main.Play;
        press("No camera");
        pressBegin();
        tryCompare(example.play.steps, "count", 1);
    }
    function test_aShipIsFollowedWithoutAMouse() {
        failOnWarning(/activeFocusOnTab/); // of a place that is lit no more, and has the focus
        show([], 0);
        keyClick(Qt.Key_6, Qt.ControlModifier);
        compare(window.page, Main.ToMars);
        tabTo("Player 1");
        keyClick(Qt.Key_A, Qt.ShiftModifier);
        press("Begin");
        verify(example.toMars.playing);
        press("Corporation token");
        press("Dome (6)");
        press("Dome (1)");
        press("A 1: can go here");
        compare(example.toMars.modules.length, 1);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(example.toMars.modules.length, 0);
        keyClick(Qt.Key_F1);
        compare(window.page, Main.Help);
        compare(example.help.topic, "to-mars/play");
    }
    function test_aBoardIsEnteredWithoutAMouse() {
        show([], 0);
        window.page = Main.ToMars;
        example.toMars.editShip(0);
        press("Astronaut slot a");
        press("Tap what it lies beside");
        press("A above 2");
        compare(example.toMars.editor.places[34].beside, "A above 1, A below 6, A above 2");
        press("A above 2"); // once more takes it away
        compare(example.toMars.editor.places[34].beside, "A above 1, A below 6");
        press("Tap what it lies beside");
        press("Solar panel 1");
        tabTo("Beside");
        compare(window.activeFocusItem.text, "A (B)");
    }
    function test_anItemOnTheTableIsCorrected() {
        show(["mine"], 0);
        begin();
        press("Energy of red: 1");
        compare(example.play.correction.paths, ["red.energy"]);
        tryVerify(() => textOf(window.activeFocusItem).startsWith("Energy of red"));
        tabTo("Energy of red: set to 4");
        keyClick(Qt.Key_Space);
        tryVerify(() => example.play.board.seats[0].energy.count === 4);
        keyClick(Qt.Key_Escape);
        compare(example.play.correction.count, 0);
        grabImage(window.contentItem); // lays everything out
        verifyFocus("back from the correction");
        press("Energy of red: 4");
        keyClick(Qt.Key_Escape);
        verifyFocus("back once more");
    }
    function tabToDecision() {
        const panel = findChild(window, "handMove");
        verify(panel !== null);
        for (let i = 0; i < 80; ++i) {
            const item = window.activeFocusItem;
            for (let up = item; up; up = up.parent) {
                if (up === panel && !textOf(item).includes("back"))
                    return;
            }
            keyClick(Qt.Key_Tab);
        }
        fail("Tab reaches no decision");
    }
    // What a hasty Return must never do is to take something back.
    function test_theKeyboardGoesOnWithWhatConfirmsAMove() {
        show(["mine"], 0);
        begin();
        const confirm = findChild(window, "playMove");
        for (let step = 2; step < 6; ++step) {
            for (let i = 0; i < 30 && !confirm.visible; ++i) {
                tabToDecision();
                keyClick(Qt.Key_Return);
                grabImage(window.contentItem); // lays everything out
            }
            tryVerify(() => confirm.activeFocus, 1000, "the focus is on: " + textOf(window.activeFocusItem));
            const confirmed = example.play.move.words;
            keyClick(Qt.Key_Return);
            tryCompare(example.play.steps, "count", step);
            tryVerify(() => example.play.move.words !== confirmed && confirm.visible === example.play.move.complete);
            grabImage(window.contentItem); // lays everything out
        }
    }
    function test_goingBackSeveralStepsAsksFirst() {
        show(["mine"], 0);
        begin();
        for (let step = 2; step < 4; ++step) {
            for (let i = 0; i < 30 && !example.play.move.complete; ++i)
                keyClick(Qt.Key_1);
            keyClick(Qt.Key_Return, Qt.ControlModifier);
            tryCompare(example.play.steps, "count", step);
        }
        tabTo("Back to: The game is set up");
        keyClick(Qt.Key_Return);
        const dialog = findChild(window, "goBack");
        tryVerify(() => dialog.opened);
        keyClick(Qt.Key_Return);
        tryVerify(() => !dialog.visible);
        compare(example.play.steps.count, 3);
        tabTo("Back to: The game is set up");
        keyClick(Qt.Key_Return);
        tryVerify(() => dialog.opened);
        tabTo("Go back");
        keyClick(Qt.Key_Return);
        tryCompare(example.play.steps, "count", 1);
    }
    function test_aStepIsUndoneAndToldAnew() {
        show(["mine"], 0);
        begin();
        for (let i = 0; i < 30 && !example.play.move.complete; ++i)
            keyClick(Qt.Key_1);
        press("Yes, go on");
        tryCompare(example.play.steps, "count", 2);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryCompare(example.play.steps, "count", 1);
        verify(example.play.wayBack.count > 0);
        press("It lies as it did");
        tryCompare(example.play.wayBack, "count", 0);
        for (let i = 0; i < 30 && !example.play.move.complete; ++i)
            keyClick(Qt.Key_1);
        keyClick(Qt.Key_Return, Qt.ControlModifier);
        tryCompare(example.play.steps, "count", 2);
        press("Undo");
        tryCompare(example.play.steps, "count", 1);
    }
    function test_aQuestionIsAnsweredAndTheScoreIsRead_data() {
        return [
            {
                tag: "by its number",
                answer: () => {
                    wait(1100); // a key that comes at once was meant for something else
                    keyClick(Qt.Key_1);
                }
            },
            {
                tag: "by Tab and Return",
                answer: () => {
                    tabTo("1. " + example.play.question.answers[0]);
                    keyClick(Qt.Key_Return);
                }
            }
        ];
    }
    function test_aQuestionIsAnsweredAndTheScoreIsRead(data) {
        example.make(["mine"], 0);
        tryVerify(() => example.profiles.listed && !example.profiles.loading);
        example.showGame();
        window = createTemporaryObject(mainComponent, test);
        window.requestActivate();
        tryVerify(() => window.active);
        window.page = Main.Play;
        grabImage(window.contentItem); // lays everything out
        press("Desk camera");
        pressBegin();
        tryVerify(() => example.play.question.text.length > 0, 20000);
        grabImage(window.contentItem); // lays everything out
        data.answer();
        tryCompare(example.play, "state", PlayViewModel.Over, 20000);
        tryVerify(() => example.play.saved);
        grabImage(window.contentItem); // lays everything out
        verifyFocus("after the answer");
        const verdict = findChild(window, "verdict");
        verify(verdict !== null && verdict.text.includes("22"));
        press("New game");
        compare(example.play.state, PlayViewModel.NoGame);
    }
    function test_theOptionsAreSetAndClosed() {
        show(["mine"], 0);
        window.page = Main.Score;
        tabTo("Players: automatic");
        keyClick(Qt.Key_Return);
        const options = findChild(window, "options");
        tryVerify(() => options.opened);
        tabTo("Solo");
        keyClick(Qt.Key_Return);
        compare(example.scoring.options.game, TableOptions.Solo);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !options.visible);
    }
}
