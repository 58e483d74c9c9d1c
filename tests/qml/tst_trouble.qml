import QtQuick
import QtTest
import PocketMars
import PocketMars.App

// The window that opens where the data folder can't be reached.
TestCase {
    id: test

    name: "Trouble"
    when: windowShown

    property TroubleWindow window: null

    Component {
        id: windowComponent

        TroubleWindow {
            trouble: "the data folder /media/disk is not there: bring its disk back"
            settings: example.settings
        }
    }

    function init() {
        example.make([], 0);
        window = createTemporaryObject(windowComponent, test);
        verify(window !== null);
        window.requestActivate();
        tryVerify(() => window.active && window.activeFocusItem !== null);
        grabImage(window.contentItem); // lays everything out
    }
    function texts(item, found) {
        if (item.text !== undefined && item.visible)
            found.push(item.text);
        for (let i = 0; i < item.children.length; ++i)
            texts(item.children[i], found);
        return found;
    }

    function test_saysWhatIsWrong() {
        verify(texts(window.contentItem, []).includes(window.trouble));
    }
    function test_isTriedAgainByKeyboardAlone() {
        keyClick(Qt.Key_Return);
        tryVerify(() => !window.visible);
        verify(window.again);
    }
    function test_isClosedByKeyboardAlone() {
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Return);
        tryVerify(() => !window.visible);
        verify(!window.again);
    }
}
