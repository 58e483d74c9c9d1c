import QtQuick
import QtTest
import PocketMars
import PocketMars.App

// An evening: a game is set up, told by hand, corrected, undone and gone on with, by clicks and by
// the keyboard alone.
PlayCase {
    name: "Play"

    function test_theCameraIsLookedThroughBeforeTheGame() {
        tryVerify(() => example.play.live.hasPicture);
        compare(example.play.newGame.setup.source, "0");
        lay();
        verify(find(page, item => item instanceof LivePicture && item.visible) !== null);
        verify(find(page, item => item instanceof LightRow) !== null);
        click("No camera");
        compare(example.play.newGame.setup.source, "");
        verify(find(page, item => item instanceof LightRow) === null);
    }
    function test_theSetUpFollowsTheForm() {
        click("Cyborg");
        compare(example.play.newGame.setup.level, GameSetup.Cyborg);
        verify(find(page, item => item instanceof CheckRow && item.text.includes("7")) !== null);
        click("2 to 4 players");
        verify(!example.play.newGame.setup.solo);
        verify(button("Cyborg") === null);
        click("Drafted");
        verify(example.play.newGame.setup.draft);
        click("Green");
        compare(example.play.newGame.setup.missing, "");
        verify(button("3. Green") !== null);
    }
    function test_playersWhoDoNotSitThereHaveALightAndATapMendsIt() {
        page.destroy();
        example.showTable(0);
        openPage();
        lay();
        click("You: Green");
        example.play.newGame.setup.source = "0";
        tryVerify(() => example.play.newGame.onTable.contradiction.length > 0);
        lay();
        const light = find(page, item => item instanceof LightRow);
        verify(light.advice.startsWith("Nothing seen of: Green"), light.advice);
        click("Take Solo: Red, DA Blue");
        tryVerify(() => example.play.newGame.onTable.text.length > 0 && example.play.newGame.onTable.contradiction.length === 0);
        verify(button("You: Red").current);
        verify(button("DA: Blue").current);
    }
    function test_beginOnATableThatIsNoSetUpAsksFirst() {
        watchTable(6);
        click("Begin");
        const bar = find(page, item => item instanceof BeginCheckBar);
        verify(bar !== null);
        compare(example.play.state, PlayViewModel.NoGame);
        tryVerify(() => bar.height <= page.height / 3, 1000, "the picture stays: " + bar.height);
        click("I put it right");
        verify(find(page, item => item instanceof BeginCheckBar) === null);
        click("Begin");
        click("Watch only");
        compare(example.play.state, PlayViewModel.Watching);
        lay();
        verify(find(page, item => item instanceof ScoreSheet) !== null);
        click("New game");
        compare(example.play.state, PlayViewModel.NoGame);
    }
    function test_aGameBeginsFromTheTableAsItLies() {
        watchTable(6);
        click("Begin");
        click("Begin from here");
        tryCompare(example.play.steps, "count", 1);
        compare(example.play.state, PlayViewModel.Playing);
        compare(example.play.warning.text, "");
    }
    function test_aStepOfTheSetUpIsTickedByHand() {
        const row = find(page, item => item instanceof CheckRow);
        verify(!row.checked);
        mouseClick(row);
        verify(row.checked);
        compare(example.play.newGame.steps.open, example.play.newGame.steps.count - 1);
    }
    function test_aPhaseIsToldByClicks() {
        begin();
        while (!example.play.move.complete) {
            lay();
            const card = find(page, item => item.objectName.startsWith("card") && item.enabled);
            mouseClick(card !== null ? card : find(page, item => item instanceof WideChoice));
        }
        click("Yes, go on");
        tryCompare(example.play.steps, "count", 2);
        lay();
        verify(find(page, item => item.objectName === "orders") !== null, "the system failure is to be done");
        click("Done");
        tryCompare(example.play.steps, "count", 3);
    }
    // Where its pieces come from is not left to be guessed.
    function test_whatToMoveForTheAutomatonIsSaid() {
        begin();
        const move = example.play.move;
        mouseClick(find(page, item => item.objectName === "cardG3"));
        while (!move.complete)
            move.choose(Math.max(0, move.choices.findIndex(words => words.includes("prep module"))));
        click("Yes, go on");
        tryCompare(example.play.steps, "count", 2);
        click("Done");
        tryCompare(example.play.steps, "count", 3);
        compare(move.orders.length, 0);
        move.choose(move.choices.findIndex(words => words.includes("comms center")));
        verify(move.complete);
        lay();
        const first = find(page, item => item.objectName === "order0");
        verify(first !== null && first.text.startsWith("1. Move one blue colonist"), first === null ? "no order" : first.text);
        verify(find(page, item => item.text === "Do this for Devious Automatics") !== null);
        click("Done");
        tryCompare(example.play.steps, "count", 4);
    }
    function test_ofManyChoicesTheCardComesFirst() {
        begin();
        const move = example.play.move;
        compare(move.cards.length, 35);
        compare(move.hint, "Which card?");
        const card = find(page, item => item.objectName === "cardA3");
        compare(card.Accessible.name, "Aqualab 3");
        mouseClick(card);
        compare(move.cards.length, 0);
        compare(move.hint, "What is done with Aqualab 3?");
        verify(move.choices.length > 1 && move.choices.length <= 9);
        verify(move.choices.every(words => words.includes("Aqualab 3")));
        lay();
        mouseClick(find(page, item => item.objectName === "takeBack"));
        compare(move.cards.length, 35);
        verify(!move.canTakeBack);
        lay();
        keyClick("a");
        keyClick("4");
        compare(move.hint, "What is done with Aqualab 4?");
        keyClick(Qt.Key_Backspace);
        lay();
        keyClick("c");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Return);
        compare(move.hint, "What is done with Aqualab 1?");
        keyClick(Qt.Key_2);
        verify(move.words.includes("Aqualab 1"));
    }
    function test_aPhaseIsToldByKeys() {
        begin();
        for (let i = 0; i < 30 && !example.play.move.complete; ++i)
            keyClick(Qt.Key_1);
        verify(example.play.move.complete);
        keyClick(Qt.Key_Backspace);
        verify(!example.play.move.complete);
        for (let i = 0; i < 30 && !example.play.move.complete; ++i)
            keyClick(Qt.Key_1);
        verify(example.play.move.complete);
        lay();
        keyClick(Qt.Key_Return, Qt.ControlModifier);
        tryCompare(example.play.steps, "count", 2);
    }
    function test_theCoachSpeaksOnlyWhenAsked() {
        begin();
        verify(!example.play.advice.open);
        click("Advice");
        tryVerify(() => example.play.advice.moves.length === 3);
        lay();
        verify(find(page, item => item.objectName === "advisedMove") !== null);
        click("Close the advice");
        verify(!example.play.advice.open);
        example.settings.advice = Settings.NoAdvice;
        lay();
        compare(button("Advice"), null);
        example.settings.advice = Settings.FullAdvice;
    }
    function test_whatIsTappedOnTheBoardIsCorrected() {
        begin();
        const track = find(page, item => item instanceof EnergyTrack);
        mouseClick(track);
        compare(example.play.correction.paths, ["red.energy"]);
        click("Energy of red: set to 4");
        tryVerify(() => example.play.board.seats[0].energy.count === 4);
        click("Done");
        compare(example.play.correction.count, 0);
    }
    function test_aStepIsUndone() {
        begin();
        for (let i = 0; i < 30 && !example.play.move.complete; ++i)
            example.play.move.choose(0);
        click("Yes, go on");
        tryCompare(example.play.steps, "count", 2);
        click("Undo");
        tryCompare(example.play.steps, "count", 1);
        verify(example.play.wayBack.count > 0);
        click("It lies as it did");
        tryCompare(example.play.wayBack, "count", 0);
    }
    function test_aGameThatWasLeftIsGoneOnWith() {
        begin();
        click("Leave");
        compare(example.play.state, PlayViewModel.NoGame);
        tryVerify(() => example.play.newGame.inProgress.length > 0);
        example.play.resume();
        tryCompare(example.play, "state", PlayViewModel.Playing);
        tryCompare(example.play.steps, "count", 1);
    }
}
