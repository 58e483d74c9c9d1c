import QtQuick
import QtTest
import PocketMars
import PocketMars.App

// Phones are let in from the window, and shut out again.
TestCase {
    id: test

    name: "Phone"
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
            toMars: example.toMars
            help: example.help
            readings: example.readings
            dataFolder: example.dataFolder
            settings: example.settings
            voice: example.voice
        }
    }

    function init() {
        example.make(["mine"], 0);
        window = createTemporaryObject(mainComponent, test);
        verify(window !== null);
    }
    function find(name) {
        const found = findChild(window, name);
        verify(found !== null, name);
        return found;
    }
    function openDialog() {
        const button = find("phoneButton");
        waitForRendering(window.contentItem);
        button.clicked();
        const dialog = find("phoneDialog");
        tryVerify(() => dialog.opened);
        return dialog;
    }

    function test_nothingListensUntilItIsSwitchedOn() {
        const dialog = openDialog();
        verify(!example.phone.running);
        compare(example.phone.invitation, "");
        example.startPhone();
        verify(example.phone.running);
        verify(example.phone.invitation.startsWith("http://127.0.0.1:"));
        verify(dialog.height <= window.height, "it fits the smallest window: " + dialog.height);
        find("switchPhone").clicked();
        verify(!example.phone.running);
        find("closePhone").clicked();
        tryVerify(() => !dialog.visible);
    }
    function test_aPhotoOfAPhoneIsShown() {
        window.page = Main.Help;
        example.phone.photoArrived();
        compare(window.page, Main.Score);
    }
}
