import QtQuick
import QtTest
import PocketMars
import PocketMars.App
import "items.js" as Items

// The pages of the history and of the profiles.
TestCase {
    id: test

    name: "Lists"
    when: windowShown
    width: 1100
    height: 700
    visible: true

    Component {
        id: historyComponent

        HistoryPage {
            anchors.fill: parent
            history: example.history
        }
    }
    Component {
        id: profilesComponent

        ProfilesPage {
            anchors.fill: parent
            profiles: example.profiles
            wizard: example.wizard
        }
    }

    function make(component, profiles, games) {
        example.make(profiles, games);
        const page = createTemporaryObject(component, test);
        verify(page !== null);
        tryVerify(() => example.profiles.listed && example.history.isListed && !example.profiles.loading);
        grabImage(page); // lays everything out
        return page;
    }
    function find(item, wanted) {
        return Items.find(item, wanted);
    }
    function button(item, text) {
        const found = find(item, each => each.clicked !== undefined && each.text === text);
        verify(found !== null, "no button says " + text);
        return found;
    }

    function test_aGameIsRemovedOnlyAfterItWasConfirmed() {
        const page = make(historyComponent, ["mine"], 2);
        mouseClick(button(page, "Remove …"));
        const dialog = findChild(page, "removeGame");
        tryVerify(() => dialog.opened);
        dialog.reject();
        tryVerify(() => !dialog.visible);
        compare(example.history.count, 2);
        mouseClick(button(page, "Remove …"));
        tryVerify(() => dialog.opened);
        dialog.accept();
        tryCompare(example.history, "count", 1);
    }
    function test_theArrowKeysGoThroughTheGames() {
        const page = make(historyComponent, ["mine"], 3);
        const list = find(page, each => each instanceof ListView);
        list.forceActiveFocus();
        compare(example.history.current, 0);
        keyClick(Qt.Key_Down);
        compare(example.history.current, 1);
        keyClick(Qt.Key_Up);
        compare(example.history.current, 0);
    }
    function test_anEmptyHistoryLeadsToScoring() {
        const page = make(historyComponent, ["mine"], 0);
        const wanted = createTemporaryObject(spyComponent, test, {
            target: page,
            signalName: "scoringWanted"
        });
        mouseClick(button(page, "Score a table"));
        compare(wanted.count, 1);
    }
    function test_anotherProfileIsTakenIntoUse() {
        const page = make(profilesComponent, ["attic", "mine"], 0);
        compare(example.profiles.current, "attic");
        mouseClick(find(page, each => each instanceof ProfileRow && each.text === "mine"));
        compare(example.profiles.current, "mine");
        tryVerify(() => example.profiles.faces.count > 0);
    }
    function test_aProfileIsLearntFromAFolder() {
        const page = make(profilesComponent, ["attic"], 0);
        mouseClick(button(page, "From a folder …"));
        const pane = find(page, each => each instanceof LearnPane);
        example.profiles.folder = "file:///photos/bad";
        grabImage(pane); // lays everything out
        mouseClick(button(pane, "Learn"));
        tryCompare(example.profiles, "learning", false);
        verify(find(pane, each => each instanceof Notice && each.text === example.profiles.learnTrouble.text) !== null);
        example.profiles.folder = "file:///photos/new";
        grabImage(pane); // lays everything out
        mouseClick(button(pane, "Learn"));
        tryCompare(example.profiles, "current", "new");
        tryVerify(() => find(page, each => each instanceof FacesPane) !== null);
    }

    Component {
        id: spyComponent

        SignalSpy {}
    }

    function test_aProfileIsTestedWithAPhoto() {
        const page = make(profilesComponent, ["mine"], 0);
        verify(button(page, "Test with a photo …").enabled);
        example.profiles.checkWith("file:///tmp/cards.jpg");
        tryVerify(() => example.profiles.check.picture.length > 0);
        grabImage(page);
        const advice = findChild(page, "profileAdvice");
        verify(advice.text.startsWith("2 cards: 1 good"), advice.text);
        mouseClick(button(page, "Close the test"));
        compare(example.profiles.check.picture, "");
        tryVerify(() => findChild(page, "profileAdvice") === null);
    }

    function test_theFirstProfileMayComeFromAFile() {
        const page = make(profilesComponent, [], 0);
        const importButton = button(page, "Import …");
        verify(importButton.enabled);
        compare(find(page, each => each.objectName === "testProfile"), null);
        example.profiles.files.importFrom("file:///tmp/bad.pmprofile");
        tryVerify(() => find(page, each => each.text === "bad.pmprofile: this is no card profile") !== null);
        example.profiles.files.importFrom("file:///tmp/Anna.pmprofile");
        tryCompare(example.profiles, "current", "Anna");
        tryVerify(() => find(page, each => each.text === "Anna was added and is in use.") !== null);
    }

    function test_aPageIsLearntAgain() {
        const page = make(profilesComponent, ["mine"], 0);
        mouseClick(button(page, "Learn one picture again …"));
        const dialog = findChild(page, "learnPage");
        tryCompare(dialog, "opened", true);
        dialog.reject();
        tryCompare(dialog, "opened", false);
    }

    function test_aPageThatIsLearntAgainIsPutRightByHand() {
        const page = make(profilesComponent, ["mine"], 0);
        const again = example.profiles.again;
        again.learn("mine", 4, "file:///tmp/new.jpg");
        tryCompare(again, "busy", false);
        const notice = findChild(page, "notLearntAgain");
        compare(notice.text, "Found 6 cards, expected 7");
        grabImage(page); // lays everything out
        compare(find(notice, each => each.visible && each.text === "Learn it all the same"), null);
        mouseClick(button(notice, "Put right by hand"));
        tryCompare(again, "byHand", true);
        tryVerify(() => findChild(page, "marksAgain") !== null);
        const pane = findChild(page, "marksAgain");
        grabImage(pane);
        verify(find(pane, each => each.text === "By hand: Aqualab") !== null);
        compare(findChild(pane, "countText").text, "6 of 7 marked");
        verify(!findChild(pane, "useMarks").enabled);
        again.marks.oneTap = false;
        for (const corner of [Qt.point(20, 200), Qt.point(100, 200), Qt.point(100, 320), Qt.point(20, 320)])
            again.marks.tap(corner);
        tryVerify(() => findChild(pane, "useMarks").enabled);
        mouseClick(findChild(pane, "useMarks"));
        tryCompare(again, "busy", false);
        compare(again.byHand, false);
        compare(findChild(page, "learntAgain").text, "new.jpg was learnt; the other cards are as they were.");
        tryVerify(() => find(page, each => each instanceof FacesPane) !== null);
    }

    function test_aPageOfOtherCardsIsLearntWhereThePlayerSaysSo() {
        const page = make(profilesComponent, ["mine"], 0);
        const again = example.profiles.again;
        again.learn("mine", 1, "file:///tmp/other.jpg");
        tryCompare(again, "busy", false);
        const notice = findChild(page, "notLearntAgain");
        compare(notice.text, "These are other cards");
        grabImage(page); // lays everything out
        mouseClick(button(notice, "Learn it all the same"));
        tryCompare(again, "busy", false);
        compare(notice.text, "");
        compare(findChild(page, "learntAgain").text, "other.jpg was learnt; the other cards are as they were.");
    }
}
