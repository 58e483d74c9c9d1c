import QtQuick
import QtTest
import PocketMars
import PocketMars.App
import "items.js" as Items

// The page of the history: filter, form, timeline, statistics, the code for BG Stats.
TestCase {
    id: test

    name: "History"
    when: windowShown
    width: 1160
    height: 700
    visible: true

    property HistoryPage page: null

    Component {
        id: historyComponent

        HistoryPage {
            anchors.fill: parent
            history: example.history
        }
    }

    function cleanup() {
        test.width = 1160;
        test.height = 700;
    }
    function make(games) {
        example.make(["mine"], games);
        page = createTemporaryObject(historyComponent, test);
        verify(page !== null);
        tryVerify(() => example.history.isListed);
        tryVerify(() => find(page, item => item instanceof GameRow) !== null || games === 0);
        settle();
    }
    function settle() {
        grabImage(page); // lays everything out
    }
    function find(item, wanted) {
        return Items.find(item, wanted);
    }
    function button(text) {
        const found = find(page, each => each.clicked !== undefined && each.text === text);
        verify(found !== null, "no button says " + text);
        return found;
    }
    function field(title) {
        const found = find(page, each => each instanceof TextBox && each.title === title);
        verify(found !== null, "no field is called " + title);
        return found;
    }
    function type(title, text) {
        const box = field(title);
        box.forceActiveFocus();
        box.selectAll();
        for (const letter of text)
            keyClick(letter);
    }

    function test_thePhotoLiesBesideTheSheet() {
        make(3); // the third has one
        example.history.current = 2;
        tryVerify(() => find(page, item => item.objectName === "gamePhoto") !== null);
        const photo = find(page, item => item.objectName === "gamePhoto");
        const sheet = find(page, item => item.objectName === "gameSheet");
        settle();
        verify(photo.width > 200 && photo.height > 200);
        verify(photo.mapToItem(page, photo.width, 0).x < sheet.mapToItem(page, 0, 0).x);
        page.anchors.fill = undefined;
        page.width = 760;
        page.height = 1100;
        settle();
        verify(photo.mapToItem(page, 0, photo.height).y < sheet.mapToItem(page, 0, 0).y);
    }
    Component {
        id: barComponent

        InfoBar {
            text: "2 games written to games.csv."
        }
    }
    SignalSpy {
        id: dismissed

        signalName: "dismissed"
    }
    function test_whatWasDoneIsSaidForAWhile() {
        const bar = createTemporaryObject(barComponent, test);
        const timer = findChild(bar, "passing");
        verify(!timer.running); // only where it is wanted
        dismissed.target = bar;
        timer.interval = 50;
        bar.passing = true;
        dismissed.wait(1000);
    }
    function test_inALowWindowTheButtonsOfAGameAreScrolledTo() {
        make(3);
        example.history.current = 0;
        tryVerify(() => find(page, item => item.objectName === "gameSheet") !== null);
        page.anchors.fill = undefined;
        page.width = 900;
        page.height = 360;
        settle();
        const verdict = find(page, item => item.objectName === "verdict");
        verify(button("BG Stats").mapToItem(page, 0, 0).y > verdict.mapToItem(page, 0, 0).y);
        const pad = find(page, item => item instanceof ScoreSheet);
        for (let i = 0; i < 10; ++i) {
            mouseWheel(page, 600, 200, 0, -120);
            wait(20); // Qt 6.8 scrolls by none of those that come all at once
        }
        tryVerify(() => button("Remove …").mapToItem(page, 0, Theme.touch).y <= verdict.mapToItem(page, 0, 0).y);
        verify(pad.mapToItem(page, 0, 0).y < 0);
        page.height = 700;
        settle();
        verify(button("BG Stats").mapToItem(page, 0, 0).y > verdict.mapToItem(page, 0, 0).y);
        verify(button("Remove …").mapToItem(page, 0, Theme.touch).y <= page.height);
    }
    function test_searchingNarrowsTheListAndClearingWidensIt() {
        make(3);
        type("Search the games", "zz");
        tryCompare(example.history, "count", 0);
        tryVerify(() => find(page, item => item.text === "No game fits the filter.") !== null);
        verify(page.filterShown);
        settle();
        mouseClick(button("Clear"));
        tryCompare(example.history, "count", 3);
        compare(field("Search the games").text, "");
    }
    function test_aGameIsWrittenDownWithTheKeyboard() {
        make(0);
        mouseClick(button("Enter a game"));
        tryVerify(() => example.history.form.open);
        settle();
        verify(!button("Save").enabled); // without points
        type("Player 1, ★ colonists", "8");
        verify(button("Save").enabled);
        type("Date", "2020-02-2");
        verify(!button("Save").enabled);
        keyClick("9");
        verify(button("Save").enabled);
        type("Name of player 1", "bo");
        const save = button("Save");
        save.forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryCompare(example.history, "count", 1);
        compare(example.history.form.open, false);
        settle();
        compare(example.history.game.sheet.players[0].title, "bo");
        compare(example.history.game.sheet.verdict, "bo wins, 8\u00a0to\u00a00");
    }
    function test_whoWonIsSeenInAnySize_data() {
        return [
            {
                tag: "wide",
                size: Qt.size(1160, 700)
            },
            {
                tag: "small",
                size: Qt.size(1000, 500)
            },
            {
                tag: "low",
                size: Qt.size(800, 400)
            },
            {
                tag: "upright",
                size: Qt.size(480, 900)
            }
        ];
    }
    function test_whoWonIsSeenInAnySize(data) {
        test.width = data.size.width;
        test.height = data.size.height;
        make(2);
        mouseClick(find(page, item => item instanceof GameRow));
        settle();
        const verdict = find(page, item => item instanceof Verdict);
        verify(verdict !== null);
        compare(verdict.text, example.history.game.sheet.verdict);
        const corner = verdict.mapToItem(page, 0, 0);
        verify(corner.y >= 0 && corner.y + verdict.height <= page.height, "from " + corner.y + ", " + verdict.height + " high");
        verify(find(page, item => item instanceof ScoreSheet).parent.parent.height > 60, "some of the sheet is seen");
    }
    function test_onlyTotalsAndATie() {
        make(0);
        mouseClick(button("Enter a game"));
        settle();
        mouseClick(button("3 players"));
        mouseClick(button("Only totals"));
        settle();
        type("Total of player 1", "12");
        type("Total of player 2", "12");
        type("Total of player 3", "9");
        settle();
        verify(!button("Save").enabled);
        mouseClick(button("Blue"));
        verify(button("Save").enabled);
        mouseClick(button("Cancel"));
        compare(example.history.form.open, false);
        compare(example.history.total, 0);
    }
    function test_aFollowedGameIsSteppedThrough() {
        make(2); // the first one was followed
        mouseClick(button("Step by step"));
        const timeline = example.history.game.timeline;
        tryCompare(timeline, "count", 3);
        settle();
        mouseClick(button("Step on"));
        compare(timeline.current, 1);
        const list = find(page, item => item instanceof ListView && item.count === 3);
        list.forceActiveFocus();
        keyClick(Qt.Key_End);
        compare(timeline.current, 2);
        keyClick(Qt.Key_Up);
        compare(timeline.current, 1);
        mouseClick(button("Score sheet"));
        settle();
        button("Remove …");
    }
    function test_stepsAndBoardFitAnyPage_data() {
        return [
            {
                tag: "least",
                width: 760,
                height: 532
            },
            {
                tag: "upright",
                width: 800,
                height: 1212
            },
            {
                tag: "1000 x 700",
                width: 896,
                height: 700
            },
            {
                tag: "1280 x 720",
                width: 1176,
                height: 720
            }
        ];
    }
    function test_stepsAndBoardFitAnyPage(data) {
        make(2);
        mouseClick(button("Step by step"));
        tryCompare(example.history.game.timeline, "count", 3);
        page.anchors.fill = undefined;
        page.width = data.width;
        page.height = data.height;
        settle();
        const list = find(page, item => item instanceof ListView && item.count === 3);
        const board = find(page, item => item instanceof BoardView);
        for (const part of [list, board]) {
            const place = part.mapToItem(page, 0, 0);
            verify(place.x >= 0 && place.x + part.width <= page.width, "it has its whole width");
        }
        const below = list.mapToItem(page, 0, 0);
        verify(below.y + list.height <= page.height);
        verify(list.height >= 100);
    }
    function test_theCodeForBgStatsIsShownAndGoesAway() {
        make(2);
        mouseClick(button("BG Stats"));
        tryVerify(() => example.history.game.playLink.code.length > 0);
        settle();
        mouseClick(button("Copy the link"));
        tryVerify(() => find(page, item => item.clicked !== undefined && item.text === "Copied") !== null);
        example.history.current = 1;
        settle();
        button("Remove …");
        compare(example.history.game.playLink.link, "");
    }
    function test_aGameWithoutAPhotoFillsThePage_data() {
        return [
            {
                tag: "usual",
                width: 1176,
                height: 720
            },
            {
                tag: "wide",
                width: 2400,
                height: 1000
            }
        ];
    }
    function test_aGameWithoutAPhotoFillsThePage(data) {
        make(3);
        page.anchors.fill = undefined;
        page.width = data.width;
        page.height = data.height;
        settle();
        const pane = find(page, item => item instanceof GamePane);
        const sheet = find(pane, item => item instanceof ScoreSheet);
        verify(sheet.width > 0.95 * pane.width, sheet.width + " of " + pane.width);
        compare(button("Remove …").mapToItem(page, 0, 0).y, button("BG Stats").mapToItem(page, 0, 0).y, "one row of buttons");
    }
    function test_theButtonsOfAGameStayOnThePage() {
        make(3);
        page.anchors.fill = undefined;
        for (const size of [[1176, 720], [896, 600], [1900, 720], [896, 720]]) {
            page.width = size[0];
            page.height = size[1];
            for (const row of [0, 1, 0]) { // the first was followed, and has a button more
                example.history.current = row;
                tryVerify(() => example.history.game.wasFollowed === (row === 0));
                settle();
                const remove = button("Remove …");
                tryVerify(() => remove.mapToItem(page, 0, remove.height).y <= page.height, 1000, size + ", game " + row);
            }
        }
    }
    function test_statisticsAreDrawn() {
        make(3);
        mouseClick(button("Statistics"));
        settle();
        for (const title of ["Win rate by level", "Points by source, a game on average", "Score by game, with the mean of five"]) {
            const panel = find(page, item => item instanceof ChartPanel && item.title === title);
            verify(panel !== null, title);
            compare(panel.missing, "", title);
            verify(panel.summary.length > 0, title);
        }
        const panel = title => find(page, item => item instanceof ChartPanel && item.title === title);
        const rates = panel("Win rate by level");
        const sources = panel("Points by source, a game on average");
        compare([rates.y, rates.height], [sources.y, sources.height], "they stand side by side");
        mouseClick(button("Games"));
        settle();
        button("Remove …");
    }
    function test_thousandsOfGamesAreListedAtOnce() {
        make(2000);
        compare(example.history.count, 2000);
        const list = find(page, item => item instanceof ListView && item.count === 2000);
        list.forceActiveFocus();
        for (let i = 0; i < 30; ++i)
            keyClick(Qt.Key_Down);
        compare(example.history.current, 30);
        // Only the rows that are seen exist.
        let rows = 0;
        for (let i = 0; i < list.contentItem.children.length; ++i)
            rows += list.contentItem.children[i] instanceof GameRow ? 1 : 0;
        verify(rows < 60, rows + " rows");
        mouseClick(button("Statistics"));
        settle();
        verify(example.history.statistics.scores[0].points.length <= 150);
    }
    function test_theUsualPlayersAreNamed() {
        make(1);
        const popup = findChild(page, "usualPlayers");
        popup.open();
        tryVerify(() => popup.opened && example.history.usual.players.length > 0);
        compare(example.history.usual.players[0].name, "Anna");
        popup.close();
    }
}
