import QtQuick
import QtQuick.Layouts
import PocketMars.App

// Where an evening begins: the game in progress, a new one, a photo, or looking back.
Item {
    id: page

    required property PlayViewModel play
    required property ProfilesViewModel profiles
    required property HistoryViewModel history
    required property SampleViewModel sample
    required property PracticeModel practice

    signal tableWanted
    signal resumeWanted
    signal newGameWanted
    signal scoringWanted
    signal historyWanted
    signal profilesWanted
    signal sampleWanted

    // Before there is any profile the sample shows what the program does.
    readonly property bool first: profiles.listed && profiles.names.length === 0 && sample.available
    readonly property bool playing: play.state === PlayViewModel.Playing || play.state === PlayViewModel.Over

    // Whether the puzzle of the day is shown.
    property bool practising: false

    Component.onCompleted: {
        play.lookForGame();
        practice.lay();
    }

    MarsHorizon {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: parent.height * 0.4
    }
    Loader {
        id: puzzlePane

        property bool byKeyboard: false

        anchors.fill: parent
        anchors.margins: Theme.gap
        active: page.practising
        sourceComponent: PracticePane {
            practice: page.practice
            byKeyboard: puzzlePane.byKeyboard
            onClosed: {
                page.practising = false;
                puzzle.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    }
    // In a low window, or in large letters, not all has room.
    ScrollColumn {
        id: choices

        objectName: "homeChoices"
        anchors.fill: parent
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge - Theme.gap
        visible: !page.practising

        Item {
            width: parent.width
            height: Math.max(choices.height, tiles.implicitHeight + 2 * Theme.gap)

            ColumnLayout {
                id: tiles

                anchors.centerIn: parent
                width: Math.min(parent.width, Theme.px(860))
                spacing: Theme.gap

                Heading {
                    Layout.fillWidth: true
                    font.pixelSize: Theme.fontTitle
                    //: Title of the first page
                    text: qsTr("Welcome, colonist")
                }
                BodyText {
                    Layout.fillWidth: true
                    Layout.bottomMargin: Theme.gapSmall
                    color: Theme.muted
                    //: Below the title of the first page
                    text: qsTr("Play with a camera over the table or by hand, or score a game from one photo.")
                }
                Notice {
                    Layout.fillWidth: true
                    text: page.history.trouble.text
                }
                Notice {
                    Layout.fillWidth: true
                    text: page.profiles.trouble.text
                }
                HomeTile {
                    Layout.fillWidth: true
                    visible: page.playing
                    primary: true
                    outline: Icons.rocket
                    //: On the first page: back to the game that is being played
                    title: qsTr("Back to the table")
                    text: page.play.phase
                    onClicked: page.tableWanted()
                }
                HomeTile {
                    Layout.fillWidth: true
                    visible: page.first
                    primary: true
                    outline: Icons.table
                    //: On the first page, before there is any card profile
                    title: qsTr("Show me the sample table")
                    //: Below “Show me the sample table”
                    text: qsTr("Learns the cards that come with the program, and scores a photo of them")
                    onClicked: page.sampleWanted()
                }
                HomeTile {
                    Layout.fillWidth: true
                    visible: !page.playing && page.play.newGame.inProgress.length > 0
                    primary: true
                    outline: Icons.again
                    //: On the first page: the game that was not finished
                    title: qsTr("Go on with the game")
                    text: page.play.newGame.inProgress
                    onClicked: page.resumeWanted()
                }
                GridLayout {
                    Layout.fillWidth: true
                    columns: 2
                    columnSpacing: Theme.gap
                    rowSpacing: Theme.gap

                    HomeTile {
                        Layout.fillWidth: true
                        primary: !page.playing && !page.first && page.play.newGame.inProgress.length === 0
                        outline: Icons.players
                        //: On the first page
                        title: qsTr("New game")
                        //: Below “New game”
                        text: qsTr("Alone against Devious Automatics, or 2 to 4 players")
                        onClicked: page.newGameWanted()
                    }
                    HomeTile {
                        Layout.fillWidth: true
                        outline: Icons.photo
                        //: On the first page
                        title: qsTr("Score a photo")
                        //: Below “Score a photo”
                        text: qsTr("One picture of the final table gives the score sheet")
                        onClicked: page.scoringWanted()
                    }
                    HomeTile {
                        Layout.fillWidth: true
                        outline: Icons.history
                        //: On the first page: games that were saved
                        title: qsTr("History")
                        //: Below “History”; how many games were saved
                        text: page.history.trouble.text.length > 0 ? "" : qsTr("%n game(s) so far", "", page.history.total)
                        onClicked: page.historyWanted()
                    }
                    HomeTile {
                        Layout.fillWidth: true
                        outline: Icons.cards
                        //: On the first page: card profiles
                        title: qsTr("Profiles")
                        //: Below “Profiles”: what they are, where there is none yet
                        text: page.profiles.sampleInUse && page.profiles.names.length === 1 ? qsTr("Only the sample's so far: learn your own cards") : page.profiles.current.length > 0 ? page.profiles.current : qsTr("What your cards look like, learnt from nine photos")
                        onClicked: page.profilesWanted()
                    }
                }
                HomeTile {
                    id: puzzle

                    objectName: "puzzleTile"
                    Layout.fillWidth: true
                    visible: page.practice.available
                    outline: page.practice.solvedToday ? Icons.check : Icons.puzzle
                    //: On the first page: a moment of a game in which one move wins
                    title: qsTr("Puzzle of the day")
                    //: Below “Puzzle of the day”, once it was solved; how many days in a row one was
                    text: page.practice.solvedToday ? qsTr("Solved, %n day(s) in a row", "", page.practice.streak) : page.practice.task
                    onClicked: {
                        page.practice.lay(); // this page may stand since yesterday
                        puzzlePane.byKeyboard = visualFocus;
                        page.practising = true;
                    }
                }
            }
        }
    }
}
