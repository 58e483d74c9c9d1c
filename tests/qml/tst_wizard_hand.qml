import QtQuick
import QtTest
import PocketMars
import PocketMars.App
import "items.js" as Items

// What lies in a picture is confirmed, or set right by hand: by mouse, by touch, by the keyboard.
TestCase {
    id: test

    name: "WizardHand"
    when: windowShown
    width: 1176
    height: 720
    visible: true

    property MarkView view: null

    Component {
        id: pageComponent

        ProfilesPage {
            anchors.fill: parent
            profiles: example.profiles
            wizard: example.wizard
        }
    }

    function find(item, wanted) {
        return Items.find(item, wanted);
    }
    function textOf(item) {
        return item.Accessible.name || item.text || "";
    }
    function button(page, text) {
        let found = null;
        tryVerify(() => {
            found = find(page, each => each.clicked !== undefined && each.text === text);
            return found !== null;
        }, 5000, "no button says " + text);
        grabImage(page); // lays everything out
        return found;
    }
    // The wizard with a picture of five buildings.
    function show(picture) {
        example.make(["attic"], 0);
        const page = createTemporaryObject(pageComponent, test);
        tryVerify(() => example.profiles.listed && !example.profiles.loading);
        grabImage(page); // lays everything out
        mouseClick(button(page, "Learn a profile"));
        tryVerify(() => example.wizard.opened);
        example.wizard.choose([picture]);
        tryVerify(() => example.wizard.canPutRight);
        grabImage(page);
        return page;
    }
    function begin(page) {
        mouseClick(button(page, "Put right by hand"));
        tryVerify(() => example.wizard.byHand);
        view = find(page, each => each instanceof MarkView);
        verify(view !== null);
        grabImage(page); // lays everything out
    }
    // By hand, with nothing marked.
    function beginAnew() {
        const page = show(example.pictureFile("one.jpg", false));
        begin(page);
        mouseClick(button(page, "Take all away"));
        compare(example.wizard.marks.count, 0);
        return page;
    }
    function corners(row) {
        const marks = example.wizard.marks;
        return marks.data(marks.index(row, 0), Qt.UserRole);
    }
    function here(x, y) {
        return view.fromPicture(Qt.point(x, y));
    }
    function click(x, y) {
        const at = here(x, y);
        mouseClick(view, at.x, at.y);
    }
    function touchAt(x, y) {
        const at = here(x, y);
        touchEvent(view).press(0, view, at.x, at.y).commit();
        touchEvent(view).release(0, view, at.x, at.y).commit();
    }
    // Another way than mouseDrag(): the magnifier is looked at on the way.
    function drag(x, y, toX, toY, onTheWay) {
        const from = here(x, y);
        const to = here(toX, toY);
        mousePress(view, from.x, from.y);
        for (let i = 1; i <= 5; ++i)
            mouseMove(view, from.x + (to.x - from.x) * i / 5, from.y + (to.y - from.y) * i / 5);
        if (onTheWay)
            onTheWay();
        mouseRelease(view, to.x, to.y);
    }
    // Frames are moved onto the edges that show, a px or so beside where somebody pointed.
    function compareCorner(row, corner, x, y) {
        fuzzyCompare(corners(row)[corner].x, x, 2);
        fuzzyCompare(corners(row)[corner].y, y, 2);
    }

    function test_aDoubtIsLookedAt() {
        const page = show(example.doubtfulFile());
        compare(example.wizard.state, WizardStepsModel.Doubtful);
        compare(example.wizard.done, 0, "not before somebody looked");
        verify(find(page, each => each instanceof Notice && each.mild && each.text === "The cards may be larger than this: look at their edges") !== null);
        verify(find(page, each => textOf(each) === "Buildings: needs a look") !== null, "in the list of steps");
        verify(button(page, "Put right by hand").enabled);
        mouseClick(button(page, "Looks right"));
        compare(example.wizard.state, WizardStepsModel.Done);
        compare(example.wizard.done, 1);
        verify(find(page, each => textOf(each) === "Found all 5 cards.") !== null);
        verify(find(page, each => textOf(each) === "Looks right") === null);
    }
    function test_fiveCardsAreMarkedByTheMouse() {
        const page = beginAnew();
        const marks = example.wizard.marks;
        verify(find(page, each => textOf(each) === "0 of 5 marked") !== null);
        verify(!button(page, "Done").enabled);
        for (const [x, y] of [[70, 100], [10, 10], [70, 10], [10, 100]])
            click(x, y);
        compare(marks.count, 1);
        compareCorner(0, 0, 10, 10);
        compareCorner(0, 2, 70, 100);
        for (const x of [110, 180, 250, 320])
            click(x, 55);
        compare(marks.count, 5);
        compareCorner(4, 1, 350, 10);
        verify(find(page, each => textOf(each) === "5 of 5 marked") !== null);
        mouseClick(button(page, "Done"));
        verify(!example.wizard.byHand);
        tryCompare(example.wizard, "state", WizardStepsModel.Done);
        compare(example.wizard.found.count, 5);
        verify(button(page, "Put right by hand").enabled, "by choice, on good ones as well");
        mouseClick(button(page, "Take another"));
        const dialog = findChild(page, "otherPictures");
        tryVerify(() => dialog.opened, 5000, "it asks for what was put right");
        compare(dialog.confirmText, "Take another");
        dialog.reject();
        compare(example.wizard.found.count, 5);
        mouseClick(button(page, "Take another"));
        tryVerify(() => dialog.opened);
        dialog.accept();
        tryCompare(example.wizard, "state", WizardStepsModel.Open);
    }
    function test_aCornerIsDraggedUnderAMagnifier() {
        const page = show(example.pictureFile("one.jpg", true));
        begin(page);
        compare(example.wizard.marks.count, 1);
        verify(find(page, each => each instanceof MarkMagnifier) === null, "it is in the way else");
        drag(62, 12, 80, 30, () => {
            const shown = find(page, each => each instanceof MarkMagnifier);
            verify(shown !== null, "it is shown while the corner is dragged");
            fuzzyCompare(shown.place.x, 78, 1);
            fuzzyCompare(shown.place.y, 28, 1);
            verify(shown.factor > view.factor);
        });
        compareCorner(0, 1, 78, 28); // by as much as the pointer, not onto it
        compareCorner(0, 0, 10, 10);
        mouseClick(button(page, "Undo"));
        compareCorner(0, 1, 60, 10);
        mouseClick(button(page, "Redo"));
        compareCorner(0, 1, 78, 28);
        mouseClick(button(page, "As it was found"));
        compareCorner(0, 1, 60, 10);
    }
    function test_aFrameIsMovedOncePickedAndTakenAway() {
        const page = show(example.pictureFile("one.jpg", true));
        begin(page);
        drag(35, 50, 60, 70);
        compareCorner(0, 0, 10, 10);
        click(35, 50);
        compare(view.row, 0);
        drag(35, 50, 60, 70);
        compareCorner(0, 0, 35, 30);
        mouseClick(button(page, "Take away"));
        compare(example.wizard.marks.count, 0);
        verify(!button(page, "Take away").enabled);
    }
    function test_byTouch() {
        const page = beginAnew();
        for (const [x, y] of [[10, 10], [70, 10], [70, 100], [10, 100]])
            touchAt(x, y);
        compare(example.wizard.marks.count, 1);
        touchAt(110, 55);
        compare(example.wizard.marks.count, 2);
        const from = here(80, 100);
        const to = here(90, 115);
        touchEvent(view).press(0, view, from.x, from.y).commit();
        for (let i = 1; i <= 4; ++i) {
            touchEvent(view).move(0, view, from.x + (to.x - from.x) * i / 4, from.y + (to.y - from.y) * i / 4).commit();
            wait(20); // they come with the frames
        }
        touchEvent(view).release(0, view, to.x, to.y).commit();
        compareCorner(1, 3, 90, 115);
        compareCorner(0, 2, 70, 100); // near by as well
    }
    // Presses Tab until something of that name has the focus.
    function tabTo(name) {
        for (let i = 0; i < 80; ++i) {
            const item = Window.window.activeFocusItem;
            if (item && textOf(item) === name)
                return item;
            keyClick(Qt.Key_Tab);
        }
        fail("Tab does not reach: " + name);
    }
    function test_byTheKeyboardAlone() {
        const page = show(example.pictureFile("one.jpg", false));
        tabTo("Put right by hand");
        keyClick(Qt.Key_Return);
        tryVerify(() => example.wizard.byHand);
        view = find(page, each => each instanceof MarkView);
        verify(view.activeFocus, "the keyboard is at the picture");
        grabImage(page); // lays everything out
        tabTo("Take all away");
        keyClick(Qt.Key_Return);
        tabTo("Picture, 0 of 5 marked");
        const marks = example.wizard.marks;
        const go = (x, y) => {
            for (let i = 0; i < 400 && Math.abs(view.cursor.x - x) >= 1; ++i)
                keyClick(view.cursor.x < x ? Qt.Key_Right : Qt.Key_Left);
            for (let i = 0; i < 400 && Math.abs(view.cursor.y - y) >= 1; ++i)
                keyClick(view.cursor.y < y ? Qt.Key_Down : Qt.Key_Up);
        };
        for (const [x, y] of [[10, 10], [70, 10], [70, 100], [10, 100]]) {
            go(x, y);
            keyClick(Qt.Key_Return);
        }
        compare(marks.count, 1);
        for (const x of [110, 180, 250, 320]) {
            go(x, 56);
            keyClick(Qt.Key_Space);
        }
        compare(marks.count, 5);
        tabTo("Card 2, corner 3");
        const before = corners(1)[2];
        const glass = find(page, each => each instanceof MarkMagnifier);
        verify(glass !== null, "the corner is seen close up");
        fuzzyCompare(glass.place.x, before.x, 0.01);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Down, Qt.ShiftModifier);
        compareCorner(1, 2, before.x + 1, before.y + 10);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compareCorner(1, 2, before.x, before.y);
        keyClick(Qt.Key_Delete);
        compare(marks.count, 4);
        verify(view.activeFocus, "the keyboard is not lost");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(marks.count, 5);
        tabTo("Done");
        keyClick(Qt.Key_Return);
        tryCompare(example.wizard, "state", WizardStepsModel.Done);
        tabTo("Put right by hand");
        keyClick(Qt.Key_Return);
        tryVerify(() => example.wizard.byHand);
        keyClick(Qt.Key_Return, Qt.ControlModifier);
        verify(!example.wizard.byHand, "Done, wherever the keyboard is");
    }
    function test_escapeLeavesWithoutLosingAnything() {
        const page = beginAnew();
        click(10, 10);
        keyClick(Qt.Key_Escape);
        compare(example.wizard.marks.taps.length, 0);
        click(10, 10);
        click(70, 10);
        mouseClick(button(page, "Later"));
        verify(!example.wizard.byHand);
        compare(example.wizard.state, WizardStepsModel.Wrong, "as it was");
        begin(page);
        compare(example.wizard.marks.taps.length, 2);
    }
    function test_theWheelZoomsWhereThePointerIs() {
        const page = beginAnew();
        const at = here(300, 200);
        mouseWheel(view, at.x, at.y, 0, 360);
        verify(view.zoom > 1.5);
        fuzzyCompare(here(300, 200).x, at.x, 2);
        fuzzyCompare(here(300, 200).y, at.y, 2);
        const before = view.middle.x;
        drag(300, 200, 280, 190);
        verify(view.middle.x > before, "a drag beside everything moves the picture");
        compare(example.wizard.marks.taps.length, 0);
    }
}
