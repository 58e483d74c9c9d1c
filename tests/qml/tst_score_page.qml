import QtQuick
import QtTest
import PocketMars
import PocketMars.App
import "items.js" as Items

TestCase {
    id: test

    name: "ScorePage"
    when: windowShown
    width: 1100
    height: 700
    visible: true

    property ScorePage page: null

    Component {
        id: pageComponent

        ScorePage {
            anchors.fill: parent
            scoring: example.scoring
            profiles: example.profiles
            sample: example.sample
        }
    }

    Component {
        id: spyComponent

        SignalSpy {}
    }

    function cleanup() {
        test.width = 1100;
        test.height = 700;
        Theme.scale = 1;
    }
    function openTable() {
        example.make(["mine"], 0);
        page = createTemporaryObject(pageComponent, test);
        verify(page !== null);
        example.scoring.open("file:///photos/table.jpg");
        tryCompare(example.scoring, "state", ScoreViewModel.Ready);
        grabImage(page); // lays everything out
    }
    function find(item, wanted) {
        return Items.find(item, wanted);
    }
    function button(text) {
        const found = find(page, item => item.clicked !== undefined && item.text === text);
        verify(found !== null, "no button says " + text);
        return found;
    }
    function photo() {
        return find(page, item => item instanceof PhotoView);
    }

    Component {
        id: photoComponent

        PhotoView {
            width: 305
            height: 365
            source: ""
            photoSize: Qt.size(400, 300)
            canRectify: true
            findings: example.scoring.findings
        }
    }
    function test_largeLettersKeepTheLegend_data() {
        return [
            {
                tag: "low",
                size: Qt.size(305, 365),
                scale: 1.25
            },
            {
                tag: "tiny",
                size: Qt.size(270, 300),
                scale: 1.25
            },
            {
                tag: "usual",
                size: Qt.size(600, 500),
                scale: 1
            }
        ];
    }
    function test_largeLettersKeepTheLegend(data) {
        openTable();
        verify(example.scoring.findings.doubtful);
        Theme.scale = data.scale;
        const view = createTemporaryObject(photoComponent, test, {
            width: data.size.width,
            height: data.size.height
        });
        grabImage(view);
        const legend = find(view, item => item instanceof Legend);
        verify(legend !== null);
        verify(legend.x >= 0 && legend.x + legend.width <= view.width, "as wide as there is room: " + legend.width);
        const tools = find(view, item => item instanceof IconButton);
        const top = tools.mapToItem(view, 0, 0);
        verify(legend.y + legend.height <= top.y || legend.x + legend.width <= top.x, "beside the tools or above them");
    }
    function test_aFurtherPhotoIsShownBesideTheFirst() {
        openTable();
        const wanted = createTemporaryObject(spyComponent, test, {
            target: page,
            signalName: "anotherPhotoWanted"
        });
        mouseClick(button("Another photo"));
        compare(wanted.count, 1);
        example.scoring.addPhoto("file:///photos/aside.jpg");
        tryCompare(example.scoring, "state", ScoreViewModel.Ready);
        grabImage(page);
        const photos = [];
        const collect = item => {
            if (item.visible && item instanceof PhotoView)
                photos.push(item);
            for (let i = 0; i < item.children.length; ++i)
                collect(item.children[i]);
        };
        collect(page);
        compare(photos.length, 2);
        verify(photos[0].width > 100 && photos[1].width > 100);
        verify(photos[1].mapToItem(page, 0, 0).x >= photos[0].mapToItem(page, photos[0].width, 0).x || photos[1].mapToItem(page, 0, 0).y >= photos[0].mapToItem(page, 0, photos[0].height).y);
        // An item that is opened is shown close up in both.
        example.scoring.openItem("greenhouse.two_star.red");
        tryVerify(() => photos[0].zoom > 1 && photos[1].zoom > 1);
        example.scoring.closeCorrection();
        tryVerify(() => photos[0].zoom === 1 && photos[1].zoom === 1);
    }
    function test_aTapAnswersAQuestion() {
        openTable();
        compare(example.scoring.questions.count, 1);
        const questions = find(page, item => item instanceof QuestionsPanel);
        verify(questions !== null);
        mouseClick(find(questions, item => item instanceof Chip && item.text === "1"));
        compare(example.scoring.questions.count, 0);
        verify(!questions.visible);
    }
    function test_aTapOnThePhotoOpensTheItem() {
        openTable();
        const view = photo();
        const scale = view.fit;
        const left = (view.width - view.photoSize.width * scale) / 2;
        const top = (view.height - view.photoSize.height * scale) / 2;
        mouseClick(view, left + 210 * scale, top + 200 * scale);
        compare(example.scoring.correction.paths, ["red.ship"]);
    }
    function test_aTapOnTheSheetOpensWhatItCounts() {
        openTable();
        const sheet = find(page, item => item instanceof ScoreSheet);
        const cell = find(sheet, item => item.Accessible.name === "Red, On the ship: 1");
        verify(cell !== null);
        mouseClick(cell);
        compare(example.scoring.correction.paths, ["red.ship"]);
        const panel = find(page, item => item instanceof CorrectionPanel);
        grabImage(panel); // lays everything out
        mouseClick(find(panel, item => item instanceof Chip && item.text === "2"));
        compare(example.scoring.sheet.players[0].total, exampleTotal + 1);
        mouseClick(button("Done"));
        verify(!panel.visible);
        grabImage(page); // lays everything out
        mouseClick(button("Undo"));
        compare(example.scoring.sheet.players[0].total, exampleTotal);
    }
    function liesWithin(item, where) {
        const corner = item.mapToItem(page, 0, 0);
        verify(corner.x >= 0 && corner.y >= 0, where + ": begins outside the page " + corner);
        verify(corner.x + item.width <= page.width && corner.y + item.height <= page.height + 0.5, where + ": ends outside the page " + corner + ", " + item.width + " x " + item.height);
    }
    function test_whoWinsIsSeenInAnySize_data() {
        return [
            {
                tag: "wide",
                size: Qt.size(1100, 700)
            },
            {
                tag: "small",
                size: Qt.size(760, 440)
            },
            {
                tag: "low",
                size: Qt.size(1000, 400)
            },
            {
                tag: "upright",
                size: Qt.size(480, 900)
            }
        ];
    }
    function test_whoWinsIsSeenInAnySize(data) {
        test.width = data.size.width;
        test.height = data.size.height;
        openTable();
        const verdict = find(page, item => item instanceof Verdict);
        verify(verdict !== null && verdict.text.length > 0);
        liesWithin(verdict, "who wins");
        verify(find(page, item => item instanceof ScoreSheet).parent.parent.height > 60, "some of the sheet is seen");
        example.scoring.openItem("red.ship");
        grabImage(page); // lays everything out
        const panel = find(page, item => item instanceof CorrectionPanel);
        tryVerify(() => panel.height >= 100);
        liesWithin(panel, "corrections");
        liesWithin(verdict, "who wins, while something is corrected");
    }
    function test_theTotalsAreSeenWhereTheSheetScrolls() {
        test.width = 860;
        test.height = 380;
        openTable();
        const sheet = find(page, item => item instanceof ScoreSheet);
        const view = sheet.parent.parent; // what scrolls
        verify(view.height < sheet.height - 20, "it has to be scrolled");
        const total = find(sheet, item => item.isTotal === true);
        const shownAt = () => total.mapToItem(view, 0, 0).y;
        verify(shownAt() + total.height <= view.height + 1, "at " + shownAt() + " of " + view.height);
        view.contentY = view.contentHeight - view.height;
        fuzzyCompare(shownAt() + total.height, view.height, 2);
    }
    function middleOf(view) {
        const bounds = view.findings.boundsOf(example.scoring.correction.paths);
        const overlay = find(view, item => item.photoRect !== undefined && item.sureColor !== undefined);
        const scale = view.fit * view.zoom;
        return Qt.point(overlay.photoRect.x + (bounds.x + bounds.width / 2) * scale, overlay.photoRect.y + (bounds.y + bounds.height / 2) * scale);
    }
    // From a closed panel and from one that is open: it takes room from the photo, more or less.
    function test_whatIsAskedAboutIsInView() {
        openTable();
        const view = photo();
        const sheet = find(page, item => item instanceof ScoreSheet);
        for (const name of ["Red, ★ colonists: ", "Red, On the ship: ", "Red, ★★ colonists: ", "Red, ★ colonists: "]) {
            const cell = find(sheet, item => item.Accessible.name !== undefined && item.Accessible.name.startsWith(name));
            verify(cell !== null, name);
            mouseClick(cell);
            grabImage(page); // lays everything out
            wait(50);
            verify(view.zoom > 1);
            const at = middleOf(view);
            verify(at.x > 0 && at.x < view.width && at.y > 0 && at.y < view.height, name + at);
        }
    }
    function test_thePhotoIsWalkedByTheKeyboard() {
        openTable();
        const view = photo();
        view.forceActiveFocus(Qt.TabFocusReason);
        compare(view.findings.pathAt(view.currentRow), "greenhouse.one_star.red");
        keyClick(Qt.Key_Right);
        compare(view.findings.pathAt(view.currentRow), "greenhouse.two_star.red");
        keyClick(Qt.Key_Return);
        compare(example.scoring.correction.paths, ["greenhouse.two_star.red"]);
        const panel = find(page, item => item instanceof CorrectionPanel);
        tryVerify(() => find(panel, item => item instanceof Chip && item.activeFocus) !== null);
        keyClick(Qt.Key_Escape);
        compare(example.scoring.correction.count, 0);
    }
    function test_zoomingKeepsThePointUnderTheCursor() {
        openTable();
        const view = photo();
        view.zoomTo(3, view.width * 0.6, view.height * 0.5);
        compare(view.zoom, 3);
        view.zoomTo(100, 0, 0);
        compare(view.zoom, view.maxZoom);
        view.forceActiveFocus();
        keyClick(Qt.Key_0);
        compare(view.zoom, 1);
        keyClick(Qt.Key_Plus);
        verify(view.zoom > 1);
        keyClick(Qt.Key_Minus);
        fuzzyCompare(view.zoom, 1, 0.001);
    }
    function test_savingShowsThatItIsSaved() {
        openTable();
        mouseClick(button("Save to the history"));
        tryCompare(example.scoring, "saveState", ScoreViewModel.Saved);
        tryCompare(example.history, "count", 1);
        verify(find(page, item => item.text === "Saved to the history") !== null);
    }
    function test_theSampleIsOneTapAwayAtTheFirstStart() {
        example.make([], 0);
        page = createTemporaryObject(pageComponent, test);
        tryVerify(() => example.profiles.listed);
        grabImage(page); // lays everything out
        mouseClick(button("Show me the sample table"));
        tryCompare(example.scoring, "state", ScoreViewModel.Ready);
        compare(example.profiles.current, "sample");
    }

    // Of red, in the example.
    readonly property int exampleTotal: 10

    function test_aCardIsMarkedByItsCorners() {
        openTable();
        const pane = createTemporaryObject(markComponent, test);
        tryVerify(() => find(pane, item => item instanceof Image && item.paintedWidth > 0) !== null);
        const marks = example.scoring.marks;
        marks.clear();
        mouseClick(find(pane, item => item instanceof Chip && item.text === "Greenhouse"));
        compare(marks.marked, 1);
        const corner = find(pane, item => item.Accessible.name === "Greenhouse, corner 1");
        verify(corner !== null);
        corner.forceActiveFocus();
        const before = Qt.point(corner.x, corner.y);
        keyClick(Qt.Key_Left);
        fuzzyCompare(corner.x, before.x - 1, 0.01);
        keyClick(Qt.Key_Down, Qt.ShiftModifier);
        fuzzyCompare(corner.y, before.y + 10, 0.01);
        const middle = pane.mapFromItem(corner, corner.width / 2, corner.height / 2);
        mouseDrag(pane, middle.x, middle.y, 40, 30);
        fuzzyCompare(corner.x, before.x - 1 + 40, 0.5);
        const read = find(pane, item => item.clicked !== undefined && item.text === "Read the table so");
        verify(read.enabled);
        mouseClick(read);
        compare(readSpy.count, 1);
        marks.clear();
        verify(!read.enabled);
    }

    Component {
        id: markComponent

        MarkPane {
            anchors.fill: parent
            marks: example.scoring.marks
            photo: Qt.resolvedUrl("../../samples/stills/solo-1-easy.jpg")
            onReadWanted: readSpy.count += 1
        }
    }
    QtObject {
        id: readSpy

        property int count: 0
    }
}
