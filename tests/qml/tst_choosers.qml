import QtQuick
import QtQuick.Templates as T
import QtTest
import PocketMars
import PocketMars.App
import "items.js" as Items

// Folders and files that are chosen where no desktop lends its own dialogs.
TestCase {
    id: test

    name: "Choosers"
    when: windowShown
    width: 900
    height: 700
    visible: true

    SignalSpy {
        id: saved

        signalName: "chosen"
    }
    Component {
        id: saverComponent

        FileSaver {
            title: "A file"
            fileName: "tst_choosers"
            kinds: ["A page (*.qml)", "A picture (*.png)"]
            folder: Qt.resolvedUrl(".")
        }
    }
    SignalSpy {
        id: chosen

        signalName: "chosen"
    }
    Component {
        id: folderComponent

        FolderChooser {
            title: "A folder"
            folder: Qt.resolvedUrl(".")
        }
    }

    Component {
        id: boxComponent

        SelectBox {
            property int row: 2

            chosen: row
            model: ["one", "two", "three"]
        }
    }

    function find(item, name) {
        return Items.find(item, each => each.objectName === name);
    }
    function test_aBoxKeepsItsRowWhenTheTextsChange() {
        const box = createTemporaryObject(boxComponent, test);
        compare(box.currentIndex, 2);
        box.model = ["eins", "zwei", "drei"];
        compare(box.currentIndex, 2);
        compare(box.displayText, "drei");
        box.row = 1;
        compare(box.displayText, "zwei");
        box.forceActiveFocus();
        keyClick(Qt.Key_Up);
        compare(box.displayText, "eins");
        box.row = 2;
        compare(box.displayText, "drei");
    }
    function test_theFolderThatIsOpenIsTaken() {
        const chooser = createTemporaryObject(folderComponent, test);
        chooser.open();
        const overlay = test.Window.window.T.Overlay.overlay;
        tryVerify(() => find(overlay, "takeFolder") !== null);
        chosen.clear();
        chosen.target = chooser;
        mouseClick(find(overlay, "takeFolder"));
        compare(chosen.count, 1);
        compare(chosen.signalArguments[0][0], chooser.folder);
    }
    // Where the model's own folder is the one wanted, it tells of no change.
    function test_theFolderAboveCanBeReachedFromTheStart() {
        const chooser = createTemporaryObject(folderComponent, test);
        chooser.open();
        const overlay = test.Window.window.T.Overlay.overlay;
        tryVerify(() => find(overlay, "folderUp") !== null);
        const path = find(overlay, "folderShown");
        const first = String(chooser.folder).replace(/^file:\/\//, "").replace(/\/$/, "");
        compare(path.text.replace(/\/$/, ""), decodeURIComponent(first));
        const up = find(overlay, "folderUp");
        verify(up.enabled);
        mouseClick(up);
        compare(path.text, decodeURIComponent(first.slice(0, first.lastIndexOf("/"))));
        mouseClick(find(overlay, "takeFolder"));
    }
    // A dialog above another one: the wheel and the keys are its own.
    function test_anotherFolderForAFileIsScrolledTo() {
        const saver = createTemporaryObject(saverComponent, test);
        saver.folder = Qt.resolvedUrl("../..");
        saver.open();
        const overlay = test.Window.window.T.Overlay.overlay;
        tryVerify(() => find(overlay, "otherFolder") !== null);
        find(overlay, "fileName").text = "mine";
        mouseClick(find(overlay, "otherFolder"));
        tryVerify(() => find(overlay, "folders") !== null);
        const list = find(overlay, "folders");
        tryVerify(() => list.contentHeight > list.height);
        tryCompare(list, "currentIndex", 0);
        mouseWheel(list, list.width / 2, list.height / 2, 0, -240);
        tryVerify(() => list.contentY > 0);
        keyClick(Qt.Key_End);
        compare(list.currentIndex, list.count - 1);
        keyClick(Qt.Key_Home);
        compare(list.currentIndex, 0);
        keyClick(Qt.Key_Down);
        compare(list.currentIndex, 1);
        mouseClick(find(overlay, "folderUp"));
        mouseClick(find(overlay, "takeFolder"));
        tryVerify(() => find(overlay, "saveHere") !== null);
        compare(find(overlay, "fileName").text, "mine");
        compare(String(saver.here) + "/", String(Qt.resolvedUrl("../../..")));
        keyClick(Qt.Key_Escape);
    }
    function test_aPathIsNoName() {
        const saver = createTemporaryObject(saverComponent, test);
        saver.open();
        const overlay = test.Window.window.T.Overlay.overlay;
        tryVerify(() => find(overlay, "fileName") !== null);
        verify(find(overlay, "nameFault") === null);
        find(overlay, "fileName").text = "/tmp/mine";
        verify(find(overlay, "nameFault") !== null);
        verify(!find(overlay, "saveHere").enabled);
        keyClick(Qt.Key_Escape);
    }
    // What is selected when the dialog opens is the name before its ending.
    function test_aNameTypedWithItsEndingHasItOnce() {
        const saver = createTemporaryObject(saverComponent, test);
        saver.open();
        const overlay = test.Window.window.T.Overlay.overlay;
        tryVerify(() => find(overlay, "fileName") !== null);
        const box = find(overlay, "fileName");
        tryVerify(() => box.activeFocus);
        compare(box.selectedText, "tst_choosers");
        for (const letter of "mine.qml")
            keyClick(letter);
        compare(box.text, "mine.qml");
        compare(box.cursorPosition, box.text.length);
        // Another kind's ending chooses that kind.
        box.select(0, 4);
        for (const letter of "his.png")
            keyClick(letter);
        compare(box.text, "his.png");
        compare(saver.kind, 1);
        saver.choose(0);
        compare(box.text, "his.qml");
        keyClick(Qt.Key_Escape);
    }
    function test_aProposalThatEndsAsItsKindKeepsItsEnding() {
        const saver = createTemporaryObject(saverComponent, test, {
            fileName: "mine.PNG"
        });
        saver.open();
        const overlay = test.Window.window.T.Overlay.overlay;
        tryVerify(() => find(overlay, "fileName") !== null);
        const box = find(overlay, "fileName");
        compare(box.text, "mine.PNG");
        compare(box.selectedText, "mine");
        compare(saver.kind, 1);
        keyClick(Qt.Key_Escape);
    }
    // Outside a desktop Qt's stand-in takes no name of a new file.
    function test_aFileIsNamedAndReplacedOnlyKnowingly() {
        const saver = createTemporaryObject(saverComponent, test);
        saved.clear();
        saved.target = saver;
        saver.open();
        const overlay = test.Window.window.T.Overlay.overlay;
        tryVerify(() => find(overlay, "saveHere") !== null);
        const box = find(overlay, "fileName");
        const save = find(overlay, "saveHere");
        compare(box.text, "tst_choosers.qml");
        tryCompare(saver, "replaces", true);
        compare(save.text, "Replace it");
        box.text = "another one";
        tryCompare(saver, "replaces", false);
        compare(save.text, "Save");
        mouseClick(save);
        compare(saved.count, 1);
        verify(decodeURIComponent(saved.signalArguments[0][0]).endsWith("/another one.qml"));
    }
}
