import QtQuick
import QtTest
import PocketMars
import PocketMars.App
import "items.js" as Items

// Cards are learnt step by step on the page of profiles.
TestCase {
    id: test

    name: "Wizard"
    when: windowShown
    width: 1176
    height: 720
    visible: true

    readonly property int pictures: 9

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
    // The wizard, as it comes up when the player asks for it.
    function show(profiles) {
        example.make(profiles, 0);
        const page = createTemporaryObject(pageComponent, test);
        verify(page !== null);
        tryVerify(() => example.profiles.listed && !example.profiles.loading);
        grabImage(page); // lays everything out
        if (profiles.length > 0)
            mouseClick(button(page, "Learn a profile"));
        tryVerify(() => example.wizard.opened);
        grabImage(page);
        return page;
    }
    function takeAll() {
        example.wizard.choose(example.ninePictures());
        tryCompare(example.wizard, "done", pictures);
    }
    function goTo(page, step) {
        example.wizard.step = step;
        grabImage(page); // lays everything out
    }
    function area(row) {
        const spaces = example.wizard.spaces;
        return spaces.data(spaces.index(row, 0), Qt.UserRole + 1);
    }

    function test_aFirstStartBeginsWithIt() {
        const page = show([]);
        verify(find(page, each => each instanceof WizardPane) !== null);
        verify(find(page, each => textOf(each) === "Back to the cards") === null, "there are none");
    }
    function test_aPictureIsTakenAndShownWithWhatWasFound() {
        const page = show(["attic"]);
        const take = button(page, "Take the picture");
        tryVerify(() => take.enabled);
        mouseClick(take);
        tryVerify(() => find(page, each => textOf(each) === "Found all 5 cards.") !== null);
        const view = find(page, each => each instanceof PhotoView);
        compare(view.live, null);
        compare(view.findings.count, 1);
        mouseClick(button(page, "Next"));
        compare(example.wizard.step, 1);
        verify(button(page, "Take the picture").enabled);
        mouseClick(button(page, "Back"));
        mouseClick(button(page, "Take another"));
        tryVerify(() => find(page, each => textOf(each) === "Take the picture") !== null);
        compare(example.wizard.done, 1);
        mouseClick(button(page, "Keep the old one"));
        tryVerify(() => find(page, each => textOf(each) === "Found all 5 cards.") !== null);
        verify(find(page, each => textOf(each) === "Keep the old one") === null);
    }
    function test_aPictureThatCannotBeUsedSaysWhy() {
        const page = show(["attic"]);
        example.wizard.choose([example.pictureFile("one.jpg", false)]);
        tryVerify(() => find(page, each => each instanceof Notice && each.text === "Found 4 cards, expected 5: lay them apart") !== null);
        verify(find(page, each => textOf(each) === "Buildings: not usable") !== null, "in the list of steps");
    }
    function test_theArrowKeysGoThroughTheSteps() {
        const page = show(["attic"]);
        find(page, each => each instanceof WizardSteps).forceActiveFocus();
        keyClick(Qt.Key_Up);
        compare(example.wizard.step, 0);
        keyClick(Qt.Key_Down);
        compare(example.wizard.step, 1);
        compare(example.wizard.title, "Greenhouse");
    }
    function test_theBoxOfTheEarthCardFollowsWhatIsSaidElsewhere() {
        const page = show(["mine"]);
        goTo(page, 7);
        const box = button(page, "There is an Earth card");
        const before = box.checked;
        mouseClick(box);
        compare(example.wizard.earthCard, !before);
        compare(box.checked, !before);
        example.wizard.earthCard = before; // as a phone does
        compare(box.checked, before);
    }
    function test_aSpaceIsMovedAndResizedWithTheKeys() {
        const page = show(["attic"]);
        takeAll();
        goTo(page, WizardStepsModel.Spaces);
        const frame = find(page, each => each.activeFocusOnTab && textOf(each) === "★★");
        verify(frame !== null);
        frame.forceActiveFocus();
        const before = area(1);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Up);
        fuzzyCompare(area(1).x, before.x - 0.005, 1e-6);
        fuzzyCompare(area(1).y, before.y - 0.005, 1e-6);
        fuzzyCompare(area(1).width, before.width, 1e-6);
        keyClick(Qt.Key_Left, Qt.ShiftModifier);
        fuzzyCompare(area(1).x, before.x - 0.005, 1e-6);
        fuzzyCompare(area(1).width, before.width - 0.005, 1e-6);
        mouseClick(button(page, "As they were at first"));
        fuzzyCompare(area(1).x, before.x, 1e-6);
    }
    function test_aSpaceIsDraggedAndItsCornersToo() {
        const page = show(["attic"]);
        takeAll();
        goTo(page, WizardStepsModel.Spaces);
        const frame = find(page, each => each.activeFocusOnTab && textOf(each) === "★");
        const card = frame.parent;
        const before = area(0);
        const middle = card.mapFromItem(frame, frame.width / 2, frame.height / 2);
        mouseDrag(card, middle.x, middle.y, card.width * 0.1, -card.height * 0.1, Qt.LeftButton, Qt.NoModifier, 20);
        const moved = area(0);
        fuzzyCompare(moved.x, before.x + 0.1, 0.02);
        fuzzyCompare(moved.y, before.y - 0.1, 0.02);
        fuzzyCompare(moved.width, before.width, 1e-6);
        // The handle reaches outwards from the corner.
        const corner = card.mapFromItem(frame, frame.width + 10, frame.height + 10);
        mouseDrag(card, corner.x, corner.y, -card.width * 0.1, 0, Qt.LeftButton, Qt.NoModifier, 20);
        fuzzyCompare(area(0).x, moved.x, 1e-6);
        fuzzyCompare(area(0).width, moved.width - 0.1, 0.02);
    }
    function test_whereFramesOverlapTheSmallerOneIsTaken() {
        const page = show(["attic"]);
        takeAll();
        goTo(page, WizardStepsModel.Spaces);
        const frame = find(page, each => each.activeFocusOnTab && textOf(each) === "★★");
        const card = frame.parent;
        // ★ lies around ★★, and is the one that is picked.
        const inner = area(1);
        example.wizard.spaces.moveCorner(0, 0, Qt.point(Math.max(0, inner.x - 0.1), Math.max(0, inner.y - 0.1)));
        example.wizard.spaces.moveCorner(0, 2, Qt.point(Math.min(1, inner.x + inner.width + 0.1), Math.min(1, inner.y + inner.height + 0.1)));
        const outer = area(0);
        verify(outer.width > inner.width && outer.height > inner.height, outer + " around " + inner);
        find(page, each => each.activeFocusOnTab && textOf(each) === "★").forceActiveFocus();
        mouseDrag(card, (inner.x + inner.width / 2) * card.width, (inner.y + inner.height / 2) * card.height, 0, card.height * 0.05, Qt.LeftButton, Qt.NoModifier, 20);
        compare(area(0), outer);
        fuzzyCompare(area(1).y, inner.y + 0.05, 0.02);
        // Beside it the other one is.
        const now = area(1);
        mouseDrag(card, (now.x + now.width / 2) * card.width, (outer.y + 0.02) * card.height, -card.width * 0.1, 0, Qt.LeftButton, Qt.NoModifier, 20);
        compare(area(1), now);
        fuzzyCompare(area(0).x, outer.x - 0.1, 0.03);
    }
    function lookAt(page: Item, card: string) {
        const box = find(page, each => each.objectName === "cardWithSpaces");
        box.forceActiveFocus();
        for (let times = 0; times < box.count && box.displayText !== card; ++times)
            keyClick(Qt.Key_Down);
        compare(box.displayText, card);
        compare(example.wizard.spaces.isShip, true);
    }
    // Where a level of the energy track lies, fractions of the card.
    function level(number: int): point {
        const spaces = example.wizard.spaces;
        const frame = area(1);
        const place = spaces.data(spaces.index(1, 0), Qt.UserRole + 2)[number];
        return Qt.point(frame.x + place.x * frame.width, frame.y + place.y * frame.height);
    }
    function test_aLevelIsDraggedByItself() {
        const page = show(["attic"]);
        takeAll();
        goTo(page, WizardStepsModel.Spaces);
        lookAt(page, "Ship: Red");
        const frame = find(page, each => each.activeFocusOnTab && textOf(each) === "Energy");
        const card = frame.parent;
        const third = level(3);
        const fourth = level(4);
        mouseDrag(card, third.x * card.width, third.y * card.height, -card.width * 0.1, 0, Qt.LeftButton, Qt.NoModifier, 20);
        fuzzyCompare(level(3).x, third.x - 0.1, 0.02);
        fuzzyCompare(level(4).x, fourth.x - 0.1, 0.02); // the frame with all of them
        mouseClick(button(page, "As they were at first"));
        mouseClick(find(page, each => each.objectName === "levelsApart"));
        mouseDrag(card, third.x * card.width, third.y * card.height, -card.width * 0.3, card.height * 0.2, Qt.LeftButton, Qt.NoModifier, 20);
        fuzzyCompare(level(3).x, third.x - 0.3, 0.02);
        fuzzyCompare(level(3).y, third.y + 0.2, 0.02);
        fuzzyCompare(level(4).x, fourth.x, 1e-6);
        fuzzyCompare(level(4).y, fourth.y, 1e-6);
    }
    function test_aLevelIsMovedWithTheKeys() {
        const page = show(["attic"]);
        takeAll();
        goTo(page, WizardStepsModel.Spaces);
        lookAt(page, "Ship: Red");
        const frame = find(page, each => each.activeFocusOnTab && textOf(each) === "Energy");
        frame.forceActiveFocus();
        const fifth = level(5);
        const sixth = level(6);
        keyClick(Qt.Key_5);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Down);
        fuzzyCompare(level(5).x, fifth.x - 0.005, 1e-6);
        fuzzyCompare(level(5).y, fifth.y + 0.005, 1e-6);
        fuzzyCompare(level(6).x, sixth.x, 1e-6);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Left);
        fuzzyCompare(level(5).x, fifth.x - 0.01, 1e-6);
        fuzzyCompare(level(6).x, sixth.x - 0.005, 1e-6);
    }
    function test_aDragFromBesideDoesNotThrowACornerAbout() {
        const page = show(["attic"]);
        takeAll();
        goTo(page, WizardStepsModel.Spaces);
        const frame = find(page, each => each.activeFocusOnTab && textOf(each) === "★");
        const before = area(0);
        const beside = frame.parent.mapFromItem(frame, frame.width + 8, frame.height + 60);
        mouseDrag(frame.parent, beside.x, beside.y, 0, -50, Qt.LeftButton, Qt.NoModifier, 20);
        fuzzyCompare(area(0).height, before.height, 0.1);
        fuzzyCompare(area(0).width, before.width, 0.1);
    }
    function test_coloursSwapTheirNames() {
        const page = show(["attic"]);
        takeAll();
        goTo(page, WizardStepsModel.Colours);
        const box = find(page, each => each instanceof SelectBox && textOf(each) === "Piece 1: Red");
        verify(box !== null);
        box.forceActiveFocus();
        keyClick(Qt.Key_Down);
        tryVerify(() => textOf(box) === "Piece 1: Blue");
        verify(find(page, each => textOf(each) === "Piece 2: Red") !== null);
    }
    function test_theNewProfileIsInUse() {
        const page = show(["attic"]);
        takeAll();
        goTo(page, WizardStepsModel.Name);
        const field = find(page, each => each.objectName === "profileName");
        compare(field.text, "My cards");
        tryCompare(field, "activeFocus", true);
        compare(field.selectedText, "My cards"); // what is typed takes its place
        for (const letter of "box")
            keyClick(letter);
        mouseClick(button(page, "Save the profile"));
        tryCompare(example.profiles, "current", "box");
        tryVerify(() => find(page, each => each instanceof FacesPane) !== null);
        verify(find(page, each => each instanceof WizardPane) === null);
    }
    function test_aHalfLearntProfileIsGoneOnWith() {
        const page = show(["attic"]);
        example.wizard.choose([example.pictureFile("one.jpg", true)]);
        tryCompare(example.wizard, "done", 1);
        mouseClick(button(page, "Back to the cards"));
        mouseClick(button(page, "Go on learning"));
        compare(example.wizard.done, 1);
    }
    function test_startingOverIsAskedFor() {
        const page = show(["attic"]);
        takeAll();
        mouseClick(button(page, "Start over …"));
        const dialog = findChild(page, "startOver");
        tryVerify(() => dialog.opened);
        compare(example.wizard.done, pictures);
        dialog.accept();
        tryCompare(example.wizard, "done", 0);
    }
    // As dropped or chosen in a dialog.
    function take(page, names) {
        page.takeFiles(names.map(name => Qt.url("file:///nowhere/" + name)));
    }
    function test_otherPicturesAreAskedForWhereSomeAreThere() {
        const page = show(["attic"]);
        const pane = find(page, each => each instanceof WizardPane);
        const dialog = findChild(page, "otherPictures");
        takeAll();
        take(pane, ["buildings.jpg", "ships.jpg"]);
        tryVerify(() => dialog.opened);
        compare(dialog.confirmText, "Replace them");
        dialog.reject();
        compare(example.wizard.done, pictures);
        example.wizard.step = 0;
        mouseClick(button(page, "Take another"));
        verify(example.wizard.retaking);
        verify(!dialog.opened, "nothing was put right on it");
        take(pane, ["ships.jpg", "colonists.jpg"]);
        tryVerify(() => dialog.opened);
        dialog.accept();
        tryVerify(() => example.wizard.done < pictures - 1, 5000, "they are taken, and can't be read");
    }
}
