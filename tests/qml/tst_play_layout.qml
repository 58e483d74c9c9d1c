import QtQuick
import QtTest
import PocketMars
import PocketMars.App
import "items.js" as Items

// The page on which a game is played in several sizes: what has to be in view is, nothing is cut off
// or too small, and all is read from across the table.
PlayCase {
    id: test

    name: "PlayLayout"

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
        const none = find(bar, item => item.objectName === "declineAnswers");
        tryCompare(none, "enabled", true); // a click that was meant for what stood here declines nothing
        mouseClick(none);
        compare(declineSpy.count, 1);
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
    SignalSpy {
        id: declineSpy

        signalName: "declined"
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
                declineSpy.target = this;
                answerSpy.clear();
                showSpy.clear();
                backSpy.clear();
                declineSpy.clear();
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
    function shownItems(item) {
        return Items.shownItems(item);
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
