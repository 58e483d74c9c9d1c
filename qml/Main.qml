import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import QtQuick.Layouts
import PocketMars.App

// The window: a rail of pages and the page that is shown.
ApplicationWindow {
    id: window

    required property ScoreViewModel scoring
    required property HistoryViewModel history
    required property ProfilesViewModel profiles
    required property SampleViewModel sample
    required property PracticeModel practice
    required property PlayViewModel play
    required property WizardViewModel wizard
    required property PhoneViewModel phone
    required property HelpViewModel help
    required property ToMarsViewModel toMars
    required property ReadingsModel readings
    required property DataFolderViewModel dataFolder
    required property Settings settings
    required property Voice voice

    property int page: Main.Home
    readonly property int pageCount: Main.ToMars + 1
    // The game that is not finished, in words; empty without one.
    readonly property string unfinished: play.state === PlayViewModel.Playing ? play.phase : play.state === PlayViewModel.NoGame ? play.newGame.inProgress : ""
    // What the history shows first of its game, a HistoryPage.View.
    property int historyView: HistoryPage.Sheet
    // Whether the page Profiles begins with learning one.
    property bool learnFirst: false

    // The page from which the help was opened by a key, to which Esc leads back; -1: none.
    property int beforeHelp: -1

    enum Page {
        Home,
        Play,
        Score,
        History,
        Profiles,
        Help,
        Preferences,
        ToMars
    }

    // Shows what the help says of a topic: `card/G5`, `phase/failure` (app/pages/help/help_view_model.h).
    function openHelp(topic: string) {
        window.help.openAt(topic);
        window.showHelp();
    }
    function showHelp() {
        const from = window.page;
        window.page = Main.Help;
        if (from !== Main.Help)
            window.beforeHelp = from;
    }
    // By a key: what has the focus is on that page then.
    function openPage(page: int) {
        window.page = page;
        focusKeeper.enter();
    }
    function learnCards() {
        learnFirst = true;
        page = Main.Profiles;
    }
    function openSettings() {
        window.page = Main.Preferences;
    }
    // Goes on with the game of To Mars that is looked at in the history.
    function openMars() {
        window.history.openMars();
        window.page = Main.ToMars;
    }
    // Begins a game at a moment of another one, a state as JSON.
    function playOn(state: string) {
        window.play.playOn(state);
        window.page = Main.Play;
    }
    function openTables(files) {
        if (!scoring.correctionsUnsaved) {
            scoring.openAll(files);
            return;
        }
        dropping.files = files;
        dropping.open();
    }
    function choosePhoto() {
        fileDialog.isFurther = false;
        fileDialog.open();
    }
    function chooseAnotherPhoto() {
        fileDialog.isFurther = true;
        fileDialog.open();
    }

    onPageChanged: {
        if (page !== Main.Help)
            beforeHelp = -1;
    }

    FocusKeeper {
        id: focusKeeper

        window: window
        page: pageLoader
    }

    // On a narrow or upright window the rail is a bar at its bottom.
    readonly property bool barBelow: window.width < 1000 || window.height > 1.1 * window.width

    // As it was when it was closed.
    width: Math.max(minimumWidth, settings.windowSize.width)
    height: Math.max(minimumHeight, settings.windowSize.height)
    minimumWidth: 760
    minimumHeight: 600
    Component.onCompleted: Folders.desktop = settings.hasDesktop
    onClosing: close => {
        settings.windowSize = Qt.size(width, height);
        // All else is kept as it stands.
        close.accepted = !scoring.correctionsUnsaved || leaving.sure;
        if (!close.accepted)
            leaving.open();
    }
    visible: true
    //: Title of the window: the program's name
    title: qsTr("Pocket Mars Table")
    color: Theme.window
    // What has no colours of its own, like the file dialog, follows as well.
    palette.window: Theme.window
    palette.windowText: Theme.text
    palette.base: Theme.surface
    palette.alternateBase: Theme.sunken
    palette.text: Theme.text
    palette.button: Theme.surface
    palette.buttonText: Theme.text
    palette.mid: Theme.border
    palette.light: Theme.hover
    palette.dark: Theme.muted
    palette.highlight: Theme.accentSoft
    palette.highlightedText: Theme.text
    palette.placeholderText: Theme.muted
    palette.toolTipBase: Theme.surface
    palette.toolTipText: Theme.text
    font.pixelSize: Theme.fontBody

    Binding {
        target: Folders
        property: "photos"
        value: window.settings.photoFolder
    }
    Binding {
        target: Folders
        property: "files"
        value: window.settings.fileFolder
    }
    Connections {
        target: Folders

        function onPhotosUsed(folder: url) {
            window.settings.photoFolder = folder;
        }
        function onFilesUsed(folder: url) {
            window.settings.fileFolder = folder;
        }
    }
    Binding {
        target: Theme
        property: "dark"
        value: window.settings.dark
    }
    Binding {
        target: Theme
        property: "scale"
        value: window.settings.textSize * Math.max(1, Math.min(2, Math.min(window.width / 1280, window.height / 720)))
    }
    Shortcut {
        sequences: ["Ctrl+O"]
        onActivated: {
            window.page = Main.Score;
            window.choosePhoto();
        }
    }
    Shortcut {
        sequences: ["Ctrl+S"]
        enabled: window.page === Main.Score
        onActivated: window.scoring.save()
    }
    Shortcut {
        sequences: ["Ctrl+Z"]
        enabled: window.page === Main.Score
        onActivated: window.scoring.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Z"]
        enabled: window.page === Main.Play
        onActivated: window.play.undo()
    }
    Shortcut {
        sequences: ["Esc"]
        enabled: window.page === Main.Play && window.play.correction.count > 0
        onActivated: window.play.closeCorrection()
    }
    Shortcut {
        sequences: ["Esc"]
        enabled: window.page === Main.Play && window.play.correction.count === 0 && window.play.advice.open
        onActivated: window.play.advice.close()
    }
    Shortcut {
        sequences: ["Esc"]
        enabled: window.page === Main.Score && window.scoring.correction.count > 0
        onActivated: window.scoring.closeCorrection()
    }
    Shortcut {
        sequences: ["Ctrl+1"]
        onActivated: window.openPage(Main.Home)
    }
    Shortcut {
        sequences: ["Ctrl+2"]
        onActivated: window.openPage(Main.Play)
    }
    Shortcut {
        sequences: ["Ctrl+3"]
        onActivated: window.openPage(Main.Score)
    }
    Shortcut {
        sequences: ["Ctrl+4"]
        onActivated: window.openPage(Main.History)
    }
    Shortcut {
        sequences: ["Ctrl+5"]
        onActivated: window.openPage(Main.Profiles)
    }
    Shortcut {
        sequences: ["Ctrl+6"]
        onActivated: window.openPage(Main.ToMars)
    }
    Shortcut {
        sequences: ["Ctrl+7"]
        onActivated: window.openPage(Main.Help)
    }
    Shortcut {
        sequences: ["Ctrl+8", StandardKey.Preferences]
        onActivated: window.openPage(Main.Preferences)
    }
    Shortcut {
        // What is at hand on the page.
        sequences: [StandardKey.HelpContents]
        onActivated: {
            if (window.page === Main.Play)
                window.openHelp(window.play.helpTopic);
            else if (window.page === Main.Score)
                window.openHelp("score/lines");
            else if (window.page === Main.ToMars)
                window.openHelp("to-mars/play");
            else
                window.showHelp();
        }
    }
    Shortcut {
        sequences: ["Esc"]
        // In the line that is searched for it first empties that.
        enabled: window.page === Main.Help && window.beforeHelp >= 0 && (window.help.query.length === 0 || (window.activeFocusItem as SearchField) === null)
        onActivated: window.page = window.beforeHelp
    }
    GridLayout {
        anchors.fill: parent
        rowSpacing: 0
        columnSpacing: 0

        NavigationRail {
            Layout.row: window.barBelow ? 1 : 0
            Layout.column: 0
            Layout.fillHeight: !window.barBelow
            Layout.fillWidth: window.barBelow
            flat: window.barBelow
            page: window.page
            phoneShown: window.phone.running && phoneDialog.visible
            onChosen: page => window.page = page
            onPhoneWanted: phoneDialog.open()
        }
        // Only the page that is shown exists: Qt 6.4 does not lay out anew what came or went on a
        // hidden one. What must outlast a page is kept by its view-model.
        Loader {
            id: pageLoader

            Layout.row: 0
            Layout.column: window.barBelow ? 0 : 1
            Layout.fillWidth: true
            Layout.fillHeight: true
            sourceComponent: {
                switch (window.page) {
                case Main.Home:
                    return homePage;
                case Main.Play:
                    return playPage;
                case Main.History:
                    return historyPage;
                case Main.Profiles:
                    return profilesPage;
                case Main.Help:
                    return helpPage;
                case Main.Preferences:
                    return settingsPage;
                case Main.ToMars:
                    return toMarsPage;
                }
                return scorePage;
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: Folders.opening
        color: Theme.scrim
    }
    ConfirmDialog {
        id: givingUp

        objectName: "givingUpMars"
        //: Asked before another game of To Mars takes the place of the one that is followed
        question: qsTr("Give up the game that you follow?")
        //: What opening another game of To Mars means
        consequence: qsTr("It was not saved in the history as it is now: its steps would be gone.")
        //: Button that confirms it
        confirmText: qsTr("Give it up")
        onAccepted: window.openMars()
    }
    ConfirmDialog {
        id: leaving

        property bool sure: false

        objectName: "leaving"
        //: Asked before the program ends while a score that was corrected is not saved
        question: qsTr("Leave without saving the score?")
        //: What leaving the program means for a score that was corrected
        consequence: qsTr("You corrected it, and it is not in the history as it is now.")
        //: Button that does not end the program
        keepText: qsTr("Stay")
        //: Button that confirms it
        confirmText: qsTr("Leave")
        onAccepted: {
            sure = true;
            window.close();
        }
    }
    ConfirmDialog {
        id: dropping

        // What takes the place of the score that was corrected.
        property var files: []

        objectName: "droppingCorrections"
        //: Asked before another photo is opened while a score that was corrected is not saved
        question: qsTr("Open another photo without saving the score?")
        consequence: leaving.consequence
        keepText: leaving.keepText
        //: Button that confirms it
        confirmText: qsTr("Open")
        onAccepted: window.scoring.openAll(files)
    }
    ConfirmDialog {
        id: givingUpGame

        // A state as JSON, from which a new game begins.
        property string from: ""

        objectName: "givingUpGame"
        //: Asked before a game that is not finished is given up
        question: qsTr("Give up the game that is not finished?")
        //: What giving up a game means; %1 the game: `Red against blue, round 3`
        consequence: qsTr("%1: it can't be gone on with once a new one has begun.").arg(window.unfinished)
        //: Button that confirms it
        confirmText: qsTr("Begin anew")
        onAccepted: window.playOn(from)
    }
    Component {
        id: homePage

        HomePage {
            objectName: "homePage"
            play: window.play
            profiles: window.profiles
            history: window.history
            sample: window.sample
            practice: window.practice
            onTableWanted: window.page = Main.Play
            onResumeWanted: {
                window.play.resume();
                window.page = Main.Play;
            }
            onNewGameWanted: window.page = Main.Play
            onSampleWanted: {
                window.page = Main.Score;
                window.sample.start();
            }
            onScoringWanted: window.page = Main.Score
            onHistoryWanted: window.page = Main.History
            onProfilesWanted: window.page = Main.Profiles
        }
    }
    Component {
        id: playPage

        PlayPage {
            play: window.play
            profiles: window.profiles
            settings: window.settings
            voice: window.voice
            onProfilesWanted: window.learnCards()
            onHistoryWanted: view => {
                window.history.filter.clear();
                window.historyView = view;
                window.page = Main.History;
            }
        }
    }
    Component {
        id: toMarsPage

        ToMarsPage {
            toMars: window.toMars
            onHelpWanted: topic => window.openHelp(topic)
        }
    }
    Component {
        id: scorePage

        ScorePage {
            objectName: "scorePage"
            scoring: window.scoring
            profiles: window.profiles
            sample: window.sample
            onPhotoWanted: window.choosePhoto()
            onTablesDropped: files => window.openTables(files)
            onAnotherPhotoWanted: window.chooseAnotherPhoto()
            onProfilesWanted: window.learnCards()
        }
    }
    Component {
        id: historyPage

        HistoryPage {
            history: window.history
            firstView: window.historyView
            Component.onDestruction: window.historyView = HistoryPage.Sheet
            coached: window.settings.advice !== Settings.NoAdvice
            onScoringWanted: window.page = Main.Score
            onPlayOnWanted: state => {
                givingUpGame.from = state;
                if (window.unfinished.length > 0)
                    givingUpGame.open();
                else
                    window.playOn(state);
            }
            onMarsWanted: window.toMars.playing && !window.toMars.isSaved ? givingUp.open() : window.openMars()
        }
    }
    Component {
        id: profilesPage

        ProfilesPage {
            profiles: window.profiles
            wizard: window.wizard
            wizardShown: window.learnFirst
            Component.onDestruction: window.learnFirst = false
        }
    }
    Component {
        id: helpPage

        HelpPage {
            help: window.help
            readings: window.readings
            cardPictures: window.profiles.faces.cardPictures
            marsChoices: window.toMars.choices
        }
    }
    Component {
        id: settingsPage

        SettingsPage {
            settings: window.settings
            voice: window.voice
            dataFolder: window.dataFolder
            readings: window.readings
        }
    }
    PhoneDialog {
        id: phoneDialog

        objectName: "phoneDialog"
        phone: window.phone
    }
    Connections {
        target: window.phone

        // A game that is played is not left for it.
        function onPhotoArrived() {
            if (window.page !== Main.Play || window.play.state === PlayViewModel.NoGame)
                window.page = Main.Score;
        }
    }
    OpenDialog {
        id: fileDialog

        // Whether it is one more of the table that is shown.
        property bool isFurther: false

        fileMode: isFurther ? FileDialog.OpenFile : FileDialog.OpenFiles
        //: Titles of the dialog that opens a file
        title: isFurther ? qsTr("Open one more photo of this table") : qsTr("Open a photo of a table")
        //: File types in the dialog that opens a photo; JSON files hold a table as text
        nameFilters: [qsTr("Photos (*.jpg *.jpeg *.png *.webp *.bmp)"), qsTr("Tables as text (*.json)"), qsTr("All files (*)")]
        onAccepted: {
            if (isFurther)
                window.scoring.addPhoto(selectedFile);
            else
                window.openTables(selectedFiles);
        }
    }
}
