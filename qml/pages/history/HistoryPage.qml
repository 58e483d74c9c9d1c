import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// The games that were saved: a list with a filter, one of them in full, and what all of them say.
Item {
    id: page

    objectName: "historyPage"

    required property HistoryViewModel history
    // Whether the coach may be asked.
    property bool coached: true

    enum View {
        Sheet,
        Timeline,
        PlayLink
    }
    // What is shown of the game that is looked at, and what is at first.
    property int firstView: HistoryPage.Sheet
    property int view: HistoryPage.Sheet
    property bool statisticsShown: false
    property bool filterShown: history.filter.active

    // The player wants to score a table.
    signal scoringWanted
    // To play on from a moment of a game, a state as JSON.
    signal playOnWanted(state: string)
    // To go on with the game of To Mars that is looked at.
    signal marsWanted

    function show(wanted: int) {
        view = wanted;
        if (wanted === HistoryPage.Timeline)
            history.game.showTimeline();
        else if (wanted === HistoryPage.PlayLink)
            history.game.showPlayLink();
    }

    // Another page or program may have added games.
    Component.onCompleted: {
        history.refresh();
        if (history.current >= 0)
            show(firstView);
    }
    Component.onDestruction: {
        if (history)
            history.files.dismiss(); // what was done has been read
    }

    Connections {
        target: page.history
        function onCurrentChanged() {
            page.view = HistoryPage.Sheet;
        }
    }
    Shortcut {
        sequences: ["Esc"]
        enabled: page.history.form.open || page.statisticsShown || page.view !== HistoryPage.Sheet
        onActivated: {
            if (page.history.form.open)
                page.history.form.close();
            else if (page.statisticsShown)
                page.statisticsShown = false;
            else
                page.show(HistoryPage.Sheet);
        }
    }
    ConfirmDialog {
        id: confirm

        objectName: "removeGame"
        //: Asked before a saved game is removed
        question: qsTr("Remove this game?")
        //: What removing a saved game means
        consequence: qsTr("Its photo and its score leave the history for good.")
        //: Button that confirms it
        confirmText: qsTr("Remove the game")
        onAccepted: page.history.remove(page.history.current)
    }
    FileSaver {
        id: exportDialog

        //: Title of the dialog that writes the games to a file
        title: qsTr("Export the games that are listed")
        fileName: "pocket-mars-games"
        //: File types in the dialog that writes the games
        kinds: [qsTr("For a spreadsheet (*.csv)"), qsTr("For this program (*.json)")]
        onChosen: file => page.history.files.exportTo(file)
    }
    OpenDialog {
        id: importDialog

        photos: false
        //: Title of the dialog that reads games from a file
        title: qsTr("Import games")
        //: File types in the dialog that reads games
        nameFilters: [qsTr("Exported games (*.json)")]
        onAccepted: page.history.files.importFrom(selectedFile)
    }
    UsualPlayersPopup {
        id: usualPlayers

        objectName: "usualPlayers"
        history: page.history
        x: page.width - width - Theme.gapLarge
        y: Theme.touch + 2 * Theme.gap
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge
        anchors.bottomMargin: Theme.gapLarge
        spacing: Theme.gap

        PageHeader {
            room: page.width - 2 * Theme.gapLarge
            //: Title of the page with the saved games
            title: qsTr("History")

            Chip {
                visible: page.history.total > 0
                //: Shows the list of the saved games
                text: qsTr("Games")
                current: !page.statisticsShown
                onClicked: page.statisticsShown = false
            }
            Chip {
                visible: page.history.total > 0
                //: Shows what all saved games say together
                text: qsTr("Statistics")
                current: page.statisticsShown
                onClicked: page.statisticsShown = true
            }
            TextBox {
                implicitWidth: Theme.px(page.width < Theme.px(1000) ? 120 : 190)
                visible: page.history.total > 0
                //: Read out for the field by which games are searched for
                title: qsTr("Search the games")
                //: In the empty field by which games are searched for
                placeholderText: qsTr("Search …")
                text: page.history.filter.text
                onTextEdited: page.history.filter.text = text
            }
            ActionButton {
                outline: Icons.filter
                visible: page.history.total > 0
                //: Button: shows by what the list of games can be narrowed
                text: qsTr("Filter")
                kind: page.history.filter.active ? ActionButton.Primary : ActionButton.Plain
                onClicked: page.filterShown = !page.filterShown
            }
            ActionButton {
                outline: Icons.plus
                //: Button: opens the form for a game that was played without the program
                text: qsTr("Enter a game")
                onClicked: {
                    page.statisticsShown = false;
                    page.history.form.begin();
                }
            }
            IconButton {
                id: moreButton

                quiet: more.opened
                outline: Icons.more
                //: Button: more to do with the history
                text: qsTr("Export, import, players")
                onClicked: more.popup(moreButton, moreButton.width - more.width, moreButton.height)

                Menu {
                    id: more

                    padding: Theme.px(4)
                    width: Theme.px(250)
                    background: Panel {}

                    MenuEntry {
                        //: In a menu: writes the games that are listed to a file
                        text: qsTr("Export …")
                        enabled: page.history.count > 0
                        onTriggered: exportDialog.open()
                    }
                    MenuEntry {
                        //: In a menu: reads games from a file
                        text: qsTr("Import …")
                        onTriggered: importDialog.open()
                    }
                    MenuEntry {
                        //: In a menu: who usually plays which colour
                        text: qsTr("Names of the players …")
                        onTriggered: usualPlayers.open()
                    }
                }
            }
        }
        FilterBar {
            Layout.fillWidth: true
            visible: page.filterShown && page.history.total > 0
            filter: page.history.filter
        }
        Notice {
            Layout.fillWidth: true
            text: page.history.trouble.text
        }
        InfoBar {
            Layout.fillWidth: true
            text: page.history.files.message
            busy: page.history.files.busy
            passing: true
            onDismissed: page.history.files.dismiss()
        }
        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            sourceComponent: {
                if (page.history.form.open)
                    return formPart;
                if (page.history.total === 0)
                    return page.history.isListed && page.history.trouble.text.length === 0 ? emptyPart : null;
                if (page.statisticsShown)
                    return statisticsPart;
                if (page.view === HistoryPage.Timeline)
                    return timelinePart;
                return gamesPart;
            }
        }
    }
    Component {
        id: formPart

        GameForm {
            form: page.history.form
        }
    }
    Component {
        id: statisticsPart

        StatisticsPane {
            statistics: page.history.statistics
        }
    }
    Component {
        id: timelinePart

        TimelinePane {
            timeline: page.history.game.timeline
            coached: page.coached
            gameTitle: page.history.game.title
            onClosed: page.show(HistoryPage.Sheet)
            onPlayOnWanted: state => page.playOnWanted(state)
        }
    }
    Component {
        id: emptyPart

        Panel {
            EmptyState {
                anchors.fill: parent
                outline: Icons.history
                //: Title of the empty history
                title: qsTr("No games yet")
                //: In the empty history
                text: qsTr("Score a table and save it: the game, its score sheet and its photo will stand here. Games that you played before can be entered by hand.")

                ActionButton {
                    kind: ActionButton.Primary
                    outline: Icons.table
                    //: Button in the empty history: goes to the page that scores a photo
                    text: qsTr("Score a table")
                    onClicked: page.scoringWanted()
                }
            }
        }
    }
    Component {
        id: gamesPart

        GridLayout {
            id: games

            // Where there is no width for both, the list stands above the game.
            readonly property bool stacked: width > 0 && width < Theme.px(640)

            columns: stacked ? 1 : 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            ColumnLayout {
                Layout.fillWidth: games.stacked
                Layout.fillHeight: !games.stacked
                Layout.preferredWidth: Theme.px(330)
                Layout.preferredHeight: games.stacked ? Math.min(Theme.px(200), games.height * 0.4) : -1
                spacing: Theme.gapSmall

                ListView {
                    id: list

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    clip: true
                    spacing: Theme.gapSmall
                    model: page.history
                    activeFocusOnTab: true
                    boundsBehavior: Flickable.StopAtBounds
                    // Follows the view-model only: the list itself goes back to its first row
                    // whenever the games are read anew.
                    keyNavigationEnabled: false
                    currentIndex: page.history.current
                    highlightMoveDuration: 0
                    Keys.onUpPressed: page.history.current = Math.max(0, page.history.current - 1)
                    Keys.onDownPressed: page.history.current = Math.min(count - 1, page.history.current + 1)
                    Accessible.role: Accessible.List
                    //: Read out for the list of saved games
                    Accessible.name: qsTr("Games")
                    ScrollBar.vertical: ScrollBar {}

                    delegate: GameRow {
                        width: ListView.view.width
                        onClicked: page.history.current = index
                    }
                }
                BodyText {
                    Layout.fillWidth: true
                    visible: page.history.filter.active
                    color: Theme.muted
                    font.pixelSize: Theme.fontSmall
                    //: Below the list of games; %1 how many fit the filter, %2 how many there are
                    text: qsTr("%1 of %2 games").arg(page.history.count).arg(page.history.total)
                }
            }
            GamePane {
                Layout.fillWidth: true
                Layout.fillHeight: true
                history: page.history
                visible: page.history.current >= 0 && page.view === HistoryPage.Sheet
                onRemoveWanted: confirm.open()
                onMarsWanted: page.marsWanted()
                onTimelineWanted: page.show(HistoryPage.Timeline)
                onPlayLinkWanted: page.show(HistoryPage.PlayLink)
            }
            PlayLinkPane {
                Layout.fillWidth: true
                Layout.fillHeight: true
                playLink: page.history.game.playLink
                visible: page.history.current >= 0 && page.view === HistoryPage.PlayLink
                onClosed: page.show(HistoryPage.Sheet)
            }
            BodyText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                visible: page.history.current < 0
                color: Theme.muted
                //: While no saved game is chosen
                text: page.history.count > 0 ? qsTr("Choose a game to see its score sheet and its photo.") :
                //: Where a filter leaves no saved game
                qsTr("No game fits the filter.")
            }
        }
    }
}
