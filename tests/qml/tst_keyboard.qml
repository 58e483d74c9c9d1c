import QtQuick
import QtTest
import PocketMars
import PocketMars.App

// From the first start to a saved game with nothing but a keyboard.
TestCase {
    id: test

    name: "Keyboard"
    when: windowShown

    property Main window: null

    Component {
        id: mainComponent

        Main {
            scoring: example.scoring
            history: example.history
            profiles: example.profiles
            sample: example.sample
            play: example.play
            wizard: example.wizard
            help: example.help
            readings: example.readings
            dataFolder: example.dataFolder
            settings: example.settings
        }
    }

    function show(profiles, games) {
        example.make(profiles, games);
        window = createTemporaryObject(mainComponent, test);
        verify(window !== null);
        window.requestActivate();
        tryVerify(() => window.active && example.profiles.listed && example.history.isListed);
        grabImage(window.contentItem); // lays everything out
    }
    function textOf(item) {
        return item ? item.Accessible.name || item.text || "" : "";
    }
    // Presses Tab until something of that name has the focus.
    function tabTo(name) {
        for (let i = 0; i < 80; ++i) {
            if (textOf(window.activeFocusItem) === name)
                return;
            keyClick(Qt.Key_Tab);
        }
        fail("Tab does not reach: " + name);
    }

    function test_aTableIsScoredCorrectedAndSaved() {
        show([], 0);
        tabTo("Show me the sample table");
        keyClick(Qt.Key_Return);
        tryCompare(example.scoring, "state", ScoreViewModel.Ready);
        grabImage(window.contentItem); // lays everything out
        tabTo("Red, On the ship: 1");
        keyClick(Qt.Key_Return);
        compare(example.scoring.correction.paths, ["red.ship"]);
        tryVerify(() => textOf(window.activeFocusItem).startsWith("Ship of red"));
        tabTo("Ship of red: set to 2");
        keyClick(Qt.Key_Space);
        compare(example.scoring.sheet.players[0].total, 11);
        keyClick(Qt.Key_Escape);
        compare(example.scoring.correction.count, 0);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(example.scoring.sheet.players[0].total, 10);
        tabTo("Greenhouse ★★, red: set to 1");
        keyClick(Qt.Key_Enter);
        compare(example.scoring.questions.count, 0);
        tabTo("Save to the history");
        keyClick(Qt.Key_Return);
        tryCompare(example.scoring, "saveState", ScoreViewModel.Saved);
        tabTo("History");
        keyClick(Qt.Key_Return);
        compare(window.page, Main.History);
        tryCompare(example.history, "count", 1);
    }
    function test_theOptionsAreSetAndClosed() {
        show(["mine"], 0);
        window.page = Main.Score;
        tabTo("Players: automatic");
        keyClick(Qt.Key_Return);
        const options = findChild(window, "options");
        tryVerify(() => options.opened);
        tabTo("Solo");
        keyClick(Qt.Key_Return);
        compare(example.scoring.options.game, TableOptions.Solo);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !options.visible);
    }
}
