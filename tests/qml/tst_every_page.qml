import QtQuick
import QtTest
import PocketMars
import PocketMars.App
import "items.js" as Items

// What holds for every page: whatever can be tapped is large enough, has a name and is reached by
// the Tab key, and no text is cut off.
TestCase {
    id: test

    name: "EveryPage"
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
            help: example.help
            readings: example.readings
            dataFolder: example.dataFolder
            toMars: example.toMars
            settings: example.settings
            voice: example.voice
        }
    }

    function show(profiles, games) {
        example.make(profiles, games);
        window = createTemporaryObject(mainComponent, test);
        verify(window !== null);
        tryVerify(() => example.profiles.listed && example.history.isListed && !example.profiles.loading);
    }
    function openTable() {
        window.page = Main.Score;
        example.scoring.open("file:///photos/table.jpg");
        tryCompare(example.scoring, "state", ScoreViewModel.Ready);
    }
    function shownItems(item) {
        return Items.shownItems(item);
    }
    function isButton(item) {
        return item.clicked !== undefined && item.pressed !== undefined && item.enabled;
    }
    function check(where) {
        grabImage(window.contentItem); // lays everything out
        let buttons = 0;
        for (const item of shownItems(window.contentItem)) {
            if (isButton(item)) {
                const name = item.Accessible.name || item.text;
                ++buttons;
                verify(name.length > 0, where + ": a button without a name: " + item);
                tryVerify(() => item.width >= 48 && item.height >= 48, 1000, where + ": too small to tap: " + name + " " + item.width + " x " + item.height);
                const list = item.ListView.view; // its rows are reached by the arrow keys
                verify(list && list.activeFocusOnTab || item.focusPolicy & Qt.TabFocus, where + ": not reached by the Tab key: " + name);
            }
            if (item.truncated !== undefined && item.text.length > 0)
                tryVerify(() => !item.truncated && item.contentWidth <= item.width + 1, 1000, where + ": cut off: " + item.text + " " + item.contentWidth + " > " + item.width);
        }
        verify(buttons > 3, where + ": the pages have buttons");
    }
    function checkPages(where) {
        for (const page of [Main.Home, Main.Play, Main.Score, Main.History, Main.Profiles, Main.ToMars, Main.Help, Main.Preferences]) {
            window.page = page;
            check(where + ", page " + page);
        }
        window.page = Main.Score;
    }

    function test_firstStart() {
        show([], 0);
        checkPages("first start");
    }
    function test_withProfilesAndGames() {
        show(["attic", "mine"], 3);
        checkPages("in use");
    }
    function test_scoredTable() {
        show(["mine"], 0);
        openTable();
        check("scored");
        example.scoring.openCell(ScoreSheetModel.EnergyLine, 0);
        check("correcting energy");
        example.scoring.openItem("discard_top");
        check("correcting a card");
    }
    function test_correctionsAreNotDroppedUnasked() {
        show(["mine"], 0);
        openTable();
        window.openTables(["file:///photos/next.jpg"]);
        tryCompare(example.scoring, "fileName", "next.jpg");
        tryCompare(example.scoring, "state", ScoreViewModel.Ready);
        example.scoring.correct("red.energy", "5");
        verify(example.scoring.correctionsUnsaved);
        const asked = findChild(window, "droppingCorrections");
        window.openTables(["file:///photos/table.jpg"]);
        tryVerify(() => asked.opened);
        check("asked");
        asked.reject();
        tryVerify(() => !asked.visible);
        compare(example.scoring.fileName, "next.jpg");
        verify(example.scoring.canUndo);
        window.openTables(["file:///photos/table.jpg"]);
        tryVerify(() => asked.opened);
        asked.accept();
        tryCompare(example.scoring, "fileName", "table.jpg");
    }
    function test_homeSaysWhatIsDamaged() {
        show(["damaged"], 0);
        check("damaged");
        verify(example.profiles.trouble.text.length > 0);
        verify(shownItems(window.contentItem).some(item => item.text === example.profiles.trouble.text));
    }
    function test_failedTable() {
        show(["mine"], 0);
        example.scoring.open("file:///photos/broken.jpg");
        tryCompare(example.scoring, "state", ScoreViewModel.Failed);
        check("failed");
    }
    function test_largeWindow() {
        show(["mine"], 2);
        window.width = 3840;
        window.height = 2160;
        openTable();
        checkPages("4K");
        compare(Theme.touch, 96);
    }
    function test_smallWindow() {
        show(["mine"], 2);
        window.width = 1000;
        window.height = 600;
        openTable();
        checkPages("small");
    }
    function test_uprightWindow_data() {
        return test_theStepsOfLearningCards_data();
    }
    function test_uprightWindow(data) {
        show(["attic", "mine"], 3);
        example.settings.language = data.tag;
        window.width = 800;
        window.height = 1280;
        tryVerify(() => window.barBelow);
        checkPages(data.tag + ", upright");
        openTable();
        checkPages(data.tag + ", upright, scored");
        window.page = Main.History;
        const page = findPage(window.contentItem);
        page.filterShown = true;
        check(data.tag + ", upright, the filter");
        page.statisticsShown = true;
        check(data.tag + ", upright, statistics");
        window.width = 760;
        window.height = 600;
        tryVerify(() => window.contentItem.height === 600);
        checkPages(data.tag + ", smallest");
    }
    function test_theWindowIsAsLargeAsItWas() {
        example.make(["mine"], 0);
        example.settings.windowSize = Qt.size(820, 1100);
        window = createTemporaryObject(mainComponent, test);
        compare(window.width, 820);
        compare(window.height, 1100);
        window.width = 900;
        window.close();
        compare(example.settings.windowSize, Qt.size(900, 1100));
    }
    function test_eachLanguage_data() {
        return [
            {
                tag: "pl"
            },
            {
                tag: "zh_TW"
            }
        ];
    }
    function test_eachLanguage(data) {
        show(["attic", "mine"], 3);
        example.settings.language = data.tag;
        openTable();
        checkPages(data.tag);
        example.scoring.openCell(ScoreSheetModel.EnergyLine, 0);
        check(data.tag + ", correcting energy");
        show([], 0);
        example.settings.language = data.tag;
        checkPages(data.tag + ", first start");
        window.width = 1000;
        window.height = 600;
        checkPages(data.tag + ", small");
    }
    function test_veryLargeTexts() {
        show(["mine"], 2);
        example.settings.textSize = 1.25;
        openTable();
        checkPages("very large");
        compare(Theme.touch, 60);
    }
    function test_veryLargeTextsInALowWindow() {
        show(["mine"], 2);
        example.settings.textSize = 1.25;
        window.width = 1000;
        window.height = 600;
        tryCompare(window.contentItem, "height", 600);
        for (const page of [Main.Home, Main.History]) {
            window.page = page;
            check("very large and low, page " + page);
        }
        for (const item of shownItems(window.contentItem).filter(each => each instanceof RailButton)) {
            const end = item.mapToItem(window.contentItem, 0, item.height);
            verify(end.y <= window.height, item.text + " ends outside the window");
            verify(item.contentItem.children[0].height <= item.height - 2 * item.edge, item.text + " is higher than what shows that it is chosen");
        }
        window.page = Main.Home;
        grabImage(window.contentItem);
        const choices = findChild(window, "homeChoices");
        verify(shownItems(choices).every(item => item.mapToItem(choices, 0, 0).y >= 0));
        choices.turn(10);
        const tile = findChild(window, "puzzleTile");
        verify(tile.mapToItem(window.contentItem, 0, tile.height).y <= window.height);
    }
    function test_whatChangedOnAHiddenPageIsThereWhenItIsShown() {
        show([], 0);
        window.page = Main.Profiles;
        check("no profile yet");
        window.page = Main.History;
        check("no game yet");
        window.page = Main.Score;
        example.sample.start();
        tryCompare(example.scoring, "state", ScoreViewModel.Ready);
        example.scoring.save();
        tryCompare(example.history, "count", 1);
        checkPages("after the first game");
    }
    function test_openQuestionsAreInViewWhenTheirPageIsShownAgain() {
        show(["mine"], 0);
        openTable();
        verify(example.scoring.questions.count > 0);
        window.page = Main.Help;
        check("help");
        window.page = Main.Score;
        check("back at the questions");
        tryVerify(() => {
            const questions = shownItems(window.contentItem).find(item => item.objectName === "questions");
            return questions !== undefined && questions.height > 100 && questions.mapToItem(window.contentItem, 0, questions.height).y <= window.height;
        });
    }
    function test_whatTheHistoryShowsOfAGame() {
        show(["mine"], 3);
        window.page = Main.History;
        example.history.form.begin();
        check("a game by hand");
        example.history.form.solo = false;
        example.history.form.players = 4;
        example.history.form.detailed = false;
        check("a game of four by hand");
        example.history.form.close();
        const page = findPage(window.contentItem);
        page.filterShown = true;
        check("the filter");
        page.statisticsShown = true;
        check("statistics");
        page.statisticsShown = false;
        page.show(HistoryPage.Timeline);
        tryCompare(example.history.game.timeline, "count", 3);
        check("the timeline");
        page.show(HistoryPage.PlayLink);
        tryVerify(() => example.history.game.playLink.link.length > 0);
        check("the code for BG Stats");
    }
    function test_aShipThatIsFollowed_data() {
        return test_theStepsOfLearningCards_data();
    }
    function test_aShipThatIsFollowed(data) {
        show(["mine"], 0);
        example.settings.language = data.tag;
        window.page = Main.ToMars;
        check(data.tag + ", who plays");
        example.toMars.begin(["Anna", "Basia", "Celina", "Dorota"], 0);
        check(data.tag + ", a ship");
        window.width = 1000;
        window.height = 600;
        check(data.tag + ", a ship, small");
        example.toMars.endGame();
        check(data.tag + ", scored, small");
        example.toMars.undo();
        example.toMars.close();
        example.toMars.editShip(0);
        check(data.tag + ", a board, small");
        example.toMars.editor.save();
        compare(example.toMars.shipNames.length, 2);
        window.page = Main.Help;
        example.help.openAt("to-mars/choices");
        check(data.tag + ", what the sheet leaves open, small");
    }
    function findPage(item) {
        if (item instanceof HistoryPage)
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = findPage(item.children[i]);
            if (found)
                return found;
        }
        return null;
    }
    function test_theStepsOfLearningCards_data() {
        return [
            {
                tag: "en"
            },
            {
                tag: "pl"
            },
            {
                tag: "zh_TW"
            }
        ];
    }
    function test_theStepsOfLearningCards(data) {
        show([], 0);
        example.settings.language = data.tag;
        window.page = Main.Profiles;
        tryVerify(() => example.wizard.opened);
        checkSteps(data.tag);
        example.wizard.choose(example.ninePictures());
        tryCompare(example.wizard, "done", 9);
        checkSteps(data.tag + ", with pictures");
        window.width = 1000;
        window.height = 600;
        checkSteps(data.tag + ", small");
    }
    function checkSteps(where) {
        for (let step = 0; step < example.wizard.stepCount; ++step) {
            example.wizard.step = step;
            check(where + ", step " + step);
        }
        example.wizard.step = WizardStepsModel.Spaces;
        example.wizard.spaces.card = 4;
        check(where + ", spaces of a ship");
    }
    function test_picturesPutRightByHand_data() {
        return test_theStepsOfLearningCards_data();
    }
    function checkByHand(where) {
        example.wizard.putRight();
        tryVerify(() => example.wizard.byHand);
        check(where);
        if (!example.wizard.marks.pieces)
            example.wizard.marks.moveCorner(0, 0, Qt.point(390, 290)); // it crosses itself
        check(where + ", wrong");
        example.wizard.marks.removeAll();
        check(where + ", nothing marked");
        example.wizard.marks.reset();
        example.wizard.leaveMarks();
    }
    function test_picturesPutRightByHand(data) {
        show([], 0);
        example.settings.language = data.tag;
        window.page = Main.Profiles;
        tryVerify(() => example.wizard.opened);
        example.wizard.choose([example.pictureFile("one.jpg", false)]);
        tryCompare(example.wizard, "state", WizardStepsModel.Wrong);
        check(data.tag + ", not usable");
        checkByHand(data.tag + ", cards by hand");
        example.wizard.choose([example.doubtfulFile()]);
        tryCompare(example.wizard, "state", WizardStepsModel.Doubtful);
        check(data.tag + ", doubtful");
        window.width = 1000;
        window.height = 600;
        check(data.tag + ", doubtful, small");
        checkByHand(data.tag + ", cards by hand, small");
        example.wizard.step = 8;
        example.wizard.choose([example.pictureFile("pieces.jpg", true)]);
        tryCompare(example.wizard, "state", WizardStepsModel.Done);
        checkByHand(data.tag + ", pieces by hand, small");
        window.width = 1280;
        window.height = 720;
        example.settings.textSize = 1.25;
        checkByHand(data.tag + ", pieces by hand, very large");
    }
    function test_theSpacesOfAStoredProfile_data() {
        return test_theStepsOfLearningCards_data();
    }
    function test_theSpacesOfAStoredProfile(data) {
        show(["mine"], 0);
        example.settings.language = data.tag;
        window.page = Main.Profiles;
        example.wizard.editor.open();
        check(data.tag + ", spaces");
        window.width = 1000;
        window.height = 600;
        check(data.tag + ", spaces, small");
        findChild(window, "profileEditor").part = WizardStepsModel.Colours;
        check(data.tag + ", colours, small");
    }
    function test_shortcutsGoToThePages() {
        show(["mine"], 1);
        window.requestActivate();
        tryVerify(() => window.active);
        const pages = [Main.Home, Main.Play, Main.Score, Main.History, Main.Profiles, Main.ToMars, Main.Help, Main.Preferences];
        for (let i = 0; i < pages.length; ++i) {
            keyClick(Qt.Key_1 + i, Qt.ControlModifier);
            compare(window.page, pages[i]);
        }
    }
    function test_whoIsToldToLearnTheirCardsIsAtTheWizard() {
        show(["sample"], 0);
        const isAtTheWizard = () => Items.find(window.contentItem, each => each instanceof ProfilesPage).wizardOpen;
        window.page = Main.Profiles;
        verify(!isAtTheWizard());
        window.learnCards();
        tryVerify(isAtTheWizard);
        window.page = Main.Home;
        window.page = Main.Profiles;
        verify(!isAtTheWizard(), "it was asked for once");
    }
    function test_theThemeFollowsTheSetting() {
        show(["mine"], 0);
        example.settings.theme = Settings.Dark;
        verify(Theme.dark);
        example.settings.theme = Settings.Light;
        verify(!Theme.dark);
    }
}
