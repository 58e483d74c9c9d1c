import QtQuick
import QtTest
import PocketMars
import PocketMars.App
import "items.js" as Items

// What tests of the page on which a game is played stand on: a page of its own for each of them.
TestCase {
    id: test

    when: windowShown
    width: 1176
    height: 720
    visible: true

    property PlayPage page: null

    Component {
        id: pageComponent

        PlayPage {
            width: 1176
            height: 720
            play: example.play
            profiles: example.profiles
            settings: example.settings
            voice: example.voice
        }
    }

    function init() {
        example.make(["mine"], 0);
        tryVerify(() => example.profiles.listed && !example.profiles.loading);
        openPage();
        lay();
    }
    function openPage() {
        page = createTemporaryObject(pageComponent, test);
        verify(page !== null);
    }
    function lay() {
        grabImage(page); // lays everything out
    }
    function find(item, wanted) {
        return Items.find(item, wanted);
    }
    function button(text) {
        return find(page, item => item.clicked !== undefined && (item.text === text || item.Accessible.name === text));
    }
    function click(text) {
        lay();
        const found = button(text);
        verify(found !== null, "there is a button: " + text);
        mouseClick(found);
    }
    function begin() {
        example.play.newGame.setup.source = "";
        click("Begin");
        tryCompare(example.play, "state", PlayViewModel.Playing);
        tryCompare(example.play.steps, "count", 1);
        lay();
    }
    // A camera that shows a table of the recorded game, at which red and blue sit.
    function watchTable(number: int) {
        page.destroy();
        example.showTable(number);
        openPage();
        example.play.newGame.setup.source = "0";
        tryCompare(example.play.live, "state", LiveTable.Watching);
        lay();
    }
}
