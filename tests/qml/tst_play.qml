import QtQuick
import QtTest
import PocketMars
import PocketMars.App
import "items.js" as Items

// An evening: a game is set up, told by hand, corrected, undone and gone on with, by clicks and by
// the keyboard alone; each page in several sizes.
TestCase {
    id: test

    name: "Play"
    when: windowShown
    width: 1176
    height: 720
    visible: true

    property PlayPage page: null

    Component {
        id: pageComponent

        PlayPage {
            width: 1176
            height: 720
            play: example.play
            profiles: example.profiles
            settings: example.settings
            voice: example.voice
        }
    }

    function init() {
        example.make(["mine"], 0);
        tryVerify(() => example.profiles.listed && !example.profiles.loading);
        page = createTemporaryObject(pageComponent, test);
        verify(page !== null);
        lay();
    }
    function lay() {
        grabImage(page); // lays everything out
    }
    function find(item, wanted) {
        return Items.find(item, wanted);
    }
    function button(text) {
        return find(page, item => item.clicked !== undefined && (item.text === text || item.Accessible.name === text));
    }
    function click(text) {
        lay();
        const found = button(text);
        verify(found !== null, "there is a button: " + text);
        mouseClick(found);
    }
    function begin() {
        example.play.newGame.setup.source = "";
        click("Begin");
        tryCompare(example.play, "state", PlayViewModel.Playing);
        tryCompare(example.play.steps, "count", 1);
        lay();
    }

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
    // A camera that shows a table of the recorded game, at which red and blue sit.
    function watchTable(number: int) {
        page.destroy();
        example.showTable(number);
        page = createTemporaryObject(pageComponent, test);
        example.play.newGame.setup.source = "0";
        tryCompare(example.play.live, "state", LiveTable.Watching);
        lay();
    }
    function test_playersWhoDoNotSitThereHaveALightAndATapMendsIt() {
        page.destroy();
        example.showTable(0);
        page = createTemporaryObject(pageComponent, test);
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
    function liesWithin(item, where) {
        const end = item.mapToItem(page, item.width, item.height);
        verify(end.x <= page.width + 0.5 && end.y <= page.height + 0.5, where + " ends outside the page: " + end);
    }
    function test_aSmallWindowHasRoomForThePicture() {
        watchTable(0);
        page.width = 760;
        page.height = 520;
        lay();
        const before = find(page, item => item instanceof PhotoView);
        verify(before.height >= 100, "the picture before the game: " + before.height);
        liesWithin(find(page, item => item instanceof ChecklistView), "what has to lie on the table");
        click("Begin");
        tryCompare(example.play, "state", PlayViewModel.Playing);
        lay();
        const inGame = find(page, item => item instanceof PhotoView);
        verify(inGame.height >= 150, "the picture in the game: " + inGame.height);
        const steps = find(page, item => item instanceof StepsList);
        liesWithin(steps, "what happened");
        verify(steps.height >= 60);
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
    function test_theAdviceLeavesTheBoardInView_data() {
        return [
            {
                tag: "1000 x 700",
                width: 896,
                height: 700
            },
            {
                tag: "1280 x 720",
                width: 1176,
                height: 720
            },
            {
                tag: "upright",
                width: 800,
                height: 1212
            }
        ];
    }
    function test_theAdviceLeavesTheBoardInView(data) {
        begin();
        page.width = data.width;
        page.height = data.height;
        lay();
        click("Advice");
        tryVerify(() => example.play.advice.moves.length === 3);
        lay();
        const panel = find(page, item => item instanceof AdvicePanel);
        const board = find(page, item => item instanceof BoardView);
        const side = find(page, item => item instanceof TableSide);
        const bottom = side.mapToItem(page, 0, side.height).y;
        tryVerify(() => {
            lay();
            return board.mapToItem(page, 0, board.height).y <= bottom + 1;
        }, 2000, "the whole board is in view");
        verify(bottom <= panel.mapToItem(page, 0, 0).y, "the advice lies below it");
        verify(panel.mapToItem(page, 0, panel.height).y <= page.height);
        const first = find(panel, item => item.objectName === "advisedMove");
        verify(first.mapToItem(panel, 0, first.height).y <= panel.height, "the best move is in view");
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
    function test_nothingIsCutOffOrTooSmall_data() {
        return [
            {
                tag: "small",
                width: 896,
                height: 600
            },
            {
                tag: "usual",
                width: 1176,
                height: 720
            },
            {
                tag: "upright",
                width: 800,
                height: 1212
            },
            {
                tag: "4K",
                width: 3632,
                height: 2160
            }
        ];
    }
    function shownItems(item) {
        return Items.shownItems(item);
    }
    function test_theWarningIsOneLineAndTheRestBehindMore() {
        watchTable(0);
        click("Begin");
        tryCompare(example.play.steps, "count", 1);
        const bar = createTemporaryObject(warningComponent, test);
        verify(bar !== null);
        compare(bar.shown, 1);
        const more = find(bar, item => item.objectName === "moreDifferences");
        compare(more.text, "11 more");
        mouseClick(more);
        compare(bar.shown, 12);
        verify(bar.height <= 200);
        bar.other = true;
        mouseClick(more);
        compare(bar.shown, 0);
    }
    function test_aQuestionOfCardsShowsThemAndLeavesThePageItsRoom() {
        const bar = createTemporaryObject(questionComponent, test);
        verify(bar !== null);
        lay();
        const card = find(bar, item => item instanceof CardChoice);
        compare(card.text, "Greenhouse 5");
        verify(bar.height <= bar.maximumHeight);
        verify(card.mapToItem(bar, 0, card.height).y <= bar.height, "the whole card is in view");
        mouseClick(card);
        compare(answerSpy.count, 1);
        compare(answerSpy.signalArguments[0][0], 0);
        mouseClick(find(bar, item => item.objectName === "showCard"));
        compare(showSpy.count, 1);
        mouseClick(find(bar, item => item.objectName === "answerBack"));
        compare(backSpy.count, 1);
        bar.cards = [];
        bar.answers = ["launches 1", "passes"];
        compare(find(bar, item => item instanceof CardChoice), null);
        compare(find(bar, item => item.objectName === "answer1").text, "2. passes");
    }
    SignalSpy {
        id: answerSpy

        signalName: "answered"
    }
    SignalSpy {
        id: showSpy

        signalName: "showWanted"
    }
    SignalSpy {
        id: backSpy

        signalName: "backWanted"
    }
    Component {
        id: questionComponent

        QuestionBar {
            width: 1136
            height: implicitHeight
            question: "Which card?"
            answers: ["Greenhouse 5", "Habitation C"]
            frame: "red plays … from the hand"
            cards: [4, 30]
            cardPictures: example.profiles.faces.cardPictures
            canGoBack: true
            canShow: true
            maximumHeight: 200
            Component.onCompleted: {
                answerSpy.target = this;
                showSpy.target = this;
                backSpy.target = this;
                answerSpy.clear();
                showSpy.clear();
                backSpy.clear();
            }
        }
    }
    function test_ordersAreReadFromAcrossTheTable() {
        begin();
        for (let i = 0; i < 30 && !example.play.move.complete; ++i)
            example.play.move.choose(0);
        example.play.playMove();
        tryCompare(example.play.steps, "count", 2);
        click("Large, to be read across the table");
        lay();
        const order = find(page, item => item.objectName === "largeOrder");
        verify(order.font.pixelSize >= 40);
        mouseClick(order);
        compare(example.play.orders.open, 0);
        click("Back to the board");
        verify(find(page, item => item.objectName === "largeOrder") === null);
    }
    function test_largeLettersLeaveAWayToTheMove() {
        begin();
        click("Large, to be read across the table");
        lay();
        verify(find(page, item => item.objectName === "handMove") === null);
        click("Enter the move");
        lay();
        verify(find(page, item => item.objectName === "handMove") !== null);
        click("Large, to be read across the table");
        lay();
        keyClick(Qt.Key_Escape);
        lay();
        verify(find(page, item => item.objectName === "handMove") !== null);
    }
    Component {
        id: warningComponent

        WarningBar {
            width: 900
            height: implicitHeight
            text: "I see much"
            remedy: "put it right"
            differences: Array.from({ "length": 12 }, (_, i) => ({ "title": "Place " + i, "expected": "1", "seen": "2" }))
            maximumHeight: 200
        }
    }
    function check(where) {
        lay();
        for (const item of shownItems(page)) {
            if (item.clicked !== undefined && item.pressed !== undefined && item.enabled) {
                const name = item.Accessible.name || item.text;
                verify(name.length > 0, where + ": a button without a name: " + item);
                tryVerify(() => item.width >= 48 && item.height >= 48, 1000, where + ": too small to tap: " + name + " " + item.width + " x " + item.height);
            }
            if (item.truncated !== undefined && item.text.length > 0)
                tryVerify(() => !item.truncated && item.contentWidth <= item.width + 1, 1000, where + ": cut off: " + item.text + " " + item.contentWidth + " > " + item.width);
        }
    }
    function test_nothingIsCutOffOrTooSmall(data) {
        page.width = data.width;
        page.height = data.height;
        check("set-up");
        begin();
        check("first choice");
        example.play.openItems(["red.energy"]);
        check("correcting");
        example.play.closeCorrection();
        for (let i = 0; i < 30 && !example.play.move.complete; ++i)
            example.play.move.choose(0);
        check("told");
        example.play.playMove();
        tryCompare(example.play.steps, "count", 2);
        check("orders");
    }
}
