import QtQuick
import QtTest
import PocketMars
import PocketMars.App

// Help and settings: looking things up, another language while the program runs, and the readings
// of doubtful cards.
TestCase {
    id: test

    name: "Help"
    when: windowShown

    property Main window: null

    Component {
        id: mainComponent

        Main {
            scoring: example.scoring
            history: example.history
            profiles: example.profiles
            wizard: example.wizard
            phone: example.phone
            sample: example.sample
            practice: example.practice
            play: example.play
            help: example.help
            readings: example.readings
            dataFolder: example.dataFolder
            toMars: example.toMars
            settings: example.settings
            voice: example.voice
        }
    }

    function show(page) {
        example.make(["mine"], 1);
        window = createTemporaryObject(mainComponent, test);
        verify(window !== null);
        window.requestActivate();
        window.page = page;
        tryVerify(() => window.active && example.profiles.listed && example.history.isListed);
        grabImage(window.contentItem); // lays everything out
    }
    function texts(item, found) {
        if (!item.visible || item.opacity === 0)
            return found;
        if (item.text !== undefined && item.text.length > 0)
            found.push(item.text);
        for (let i = 0; i < item.children.length; ++i)
            texts(item.children[i], found);
        return found;
    }
    function shown(text) {
        return texts(window.contentItem, []).includes(text);
    }
    function press(text) {
        for (let i = 0; i < 120; ++i) {
            const item = window.activeFocusItem;
            if (item && (item.Accessible.name || item.text) === text) {
                keyClick(Qt.Key_Return);
                return;
            }
            keyClick(Qt.Key_Tab);
        }
        fail("Tab does not reach: " + text);
    }

    function test_helpOpensAtATopicAndIsSearched() {
        show(Main.Score);
        window.openHelp("phase/failure");
        compare(window.page, Main.Help);
        tryVerify(() => shown("System failure phase"));
        const field = findChild(window, "helpSearch");
        field.forceActiveFocus();
        for (const key of ["a", "7"])
            keyClick(key);
        compare(example.help.topic, "card/A7");
        tryVerify(() => shown("Aqualab 7"));
        keyClick(Qt.Key_Escape);
        compare(example.help.query, "");
        compare(example.help.topic, "card/A7");
        findChild(window, "helpTopics").forceActiveFocus();
        keyClick(Qt.Key_Down);
        compare(example.help.topic, "card/H0a");
        window.page = Main.Score;
        keyClick(Qt.Key_F1);
        compare(window.page, Main.Help);
        compare(example.help.topic, "score/lines");
        window.page = Main.Play;
        keyClick(Qt.Key_F1);
        compare(example.help.topic, "setup/solo");
        keyClick(Qt.Key_Escape);
        compare(window.page, Main.Play);
        window.page = Main.Help;
        keyClick(Qt.Key_Escape);
        compare(window.page, Main.Help); // it came here by itself
    }
    function test_whatIsNotFoundShowsNoTopic() {
        show(Main.Help);
        findChild(window, "helpSearch").forceActiveFocus();
        for (let i = 0; i < 3; ++i)
            keyClick(Qt.Key_X);
        compare(example.help.count, 0);
        verify(!findChild(window, "helpTopic").visible);
        keyClick(Qt.Key_Escape);
        verify(findChild(window, "helpTopic").visible);
    }
    function test_aDoubtfulCardIsReadInAnotherWay() {
        show(Main.Help);
        example.help.openAt("card/C4");
        grabImage(window.contentItem);
        press("Does your copy say something else?: The two top cards of a stack");
        tryVerify(() => shown("The two top cards of one stack change places."));
        verify(example.readings.changed);
    }
    function test_whatTheSheetLeavesOpenIsChosen() {
        show(Main.Help);
        example.help.openAt("to-mars/choices");
        grabImage(window.contentItem);
        verify(shown("No, only along a side (default)"));
        press("Panels at corners: Yes");
        window.page = Main.ToMars;
        example.toMars.begin(["Anna"], 0);
        window.page = Main.Help;
        example.help.openAt("card/C4");
        tryVerify(() => !shown("No, only along a side (default)"));
    }
    function test_theLanguageChangesAtOnce_data() {
        return [
            {
                tag: "pl",
                name: "Polski",
                title: "Ustawienia"
            },
            {
                tag: "zh_TW",
                name: "繁體中文",
                title: "設定"
            }
        ];
    }
    function test_theLanguageChangesAtOnce(data) {
        show(Main.Preferences);
        verify(shown("Settings"));
        press(data.name);
        compare(example.settings.language, data.tag);
        tryVerify(() => shown(data.title));
        verify(!shown("Settings"));
        press("English");
        tryVerify(() => shown("Settings"));
    }
    function test_textsGrow() {
        show(Main.Preferences);
        const before = Theme.fontBody;
        press("Very large");
        verify(Theme.fontBody > before);
        press("Normal");
        compare(Theme.fontBody, before);
    }
    function test_soundsAreOffAtFirst() {
        show(Main.Preferences);
        compare(example.settings.sounds, false);
        press("On");
        compare(example.settings.sounds, true);
    }
}
