import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// The table during a game: the camera's picture and the drawn board, what happened, what is to be
// done, and one question at a time below them.
ColumnLayout {
    id: pane

    required property PlayViewModel play
    required property Settings settings
    required property Voice voice
    // Pictures of all cards, URLs; empty where there are none.
    required property var cardPictures
    // Pictures of the backs by suit, likewise.
    required property var backPictures

    // The finished game is to be shown in the history, in one of HistoryPage's views.
    signal historyWanted(view: int)

    readonly property bool over: play.state === PlayViewModel.Over
    readonly property bool watching: play.live.state !== LiveTable.Off
    // Moves are entered where no camera tells them, or where the player prefers to.
    property bool wantsHand: false
    readonly property bool byHand: wantsHand || play.toBeTold
    readonly property bool telling: !over && play.move.active && play.wayBack.count === 0 && (byHand || !watching)
    // Whether what is to be done stands in letters that are read from across the table.
    property bool large: false
    readonly property bool isLarge: large && !over
    readonly property bool narrow: width < Theme.px(840)
    // Whether not all has room below each other: what is to be answered goes first.
    readonly property bool low: narrow && height < Theme.px(700)
    readonly property bool coached: settings.advice !== Settings.NoAdvice
    readonly property bool advised: play.advice.open && coached && !corrections.visible
    // Whether the corrections were opened by the keyboard, and so are to have the focus.
    property bool byKeyboard: false

    function correct(paths: var, keyboard: bool) {
        byKeyboard = keyboard;
        play.openItems(paths);
        if (keyboard)
            focusing.start();
    }

    spacing: Theme.gap

    FileSaver {
        id: reportDialog

        //: Title of the dialog that saves what the camera saw; nothing is sent anywhere
        title: qsTr("Save the last pictures, how they were read, and your cards")
        fileName: "pocket-mars-report"
        //: File type in the dialog that saves what the camera saw
        kinds: [qsTr("Archive (*.zip)")]
        onChosen: file => pane.play.report.save(file)
    }
    ConfirmDialog {
        id: goBack

        property int number: 0
        property int later: 0
        property string words: ""

        objectName: "goBack"
        //: Asked before several steps of a game are taken back; %1 what happened last then
        question: qsTr("Go back to: %1?").arg(words)
        //: What going back means; %n steps
        consequence: qsTr("%n {step after it is|steps after it are} taken back, and the table is to be laid as it was then.", "", later)
        //: Button that confirms it
        confirmText: qsTr("Go back")
        onAccepted: pane.play.undoTo(number)
    }
    // What else it closes lies above (Main.qml).
    Shortcut {
        sequences: ["Esc"]
        enabled: pane.isLarge && !pane.advised && pane.play.correction.count === 0
        onActivated: pane.large = false
    }
    // The corrections have taken their place only when the layout is done.
    Timer {
        id: focusing

        interval: 0
        onTriggered: corrections.takeFocus()
    }
    GridLayout {
        id: head

        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        Layout.minimumHeight: Theme.touch
        columns: pane.narrow ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gapSmall

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Heading {
                objectName: "phase"
                Layout.fillWidth: true
                // Beside the buttons in two lines at most.
                font.pixelSize: pane.width < Theme.px(960) && !pane.narrow ? Theme.fontHeading : Theme.fontTitle
                text: pane.play.phase
            }
            ProgressLine {
                Layout.preferredWidth: Theme.px(90)
                visible: patience.over
                indeterminate: true
                //: Read out for the bar of progress
                Accessible.name: qsTr("Working out what happened")

                // Shown only where it takes longer.
                Timer {
                    id: patience

                    property bool over: false

                    interval: 500
                    running: pane.play.busy && !over
                    onTriggered: over = true
                }
                Connections {
                    target: pane.play

                    function onBusyChanged() {
                        if (!pane.play.busy)
                            patience.over = false;
                    }
                }
            }
        }
        RowLayout {
            spacing: Theme.gap

            ActionButton {
                visible: pane.watching && !pane.over
                //: Button: enters the move at hand, though a camera watches; and back
                text: pane.byHand ? qsTr("By camera") : qsTr("By hand")
                outline: Icons.players
                onClicked: {
                    const wanted = !pane.byHand;
                    pane.wantsHand = wanted;
                    if (!wanted && pane.play.toBeTold)
                        pane.play.followAgain();
                }
            }
            IconButton {
                objectName: "report"
                visible: pane.watching
                enabled: pane.play.report.possible && !pane.play.report.busy
                outline: Icons.save
                //: Button: saves what the camera saw last as a file, by which others can find out why it was read wrong
                text: qsTr("Read wrong? Save the last pictures for a report")
                onClicked: reportDialog.open()
            }
            IconButton {
                objectName: "large"
                visible: !pane.over
                checkable: true
                checked: pane.large
                ink: pane.large ? Theme.accent : Theme.text
                outline: Icons.fit
                //: Button: what is to be done in letters that are read from across the table; and back
                text: pane.large ? qsTr("Back to the board") : qsTr("Large, to be read across the table")
                onClicked: pane.large = !pane.large
            }
            IconButton {
                objectName: "readAloud"
                checkable: true
                checked: pane.settings.spoken
                ink: pane.settings.spoken ? Theme.accent : Theme.text
                outline: Icons.voice
                //: Button: questions, slips and what is to be done are read aloud by the computer; and no more
                text: pane.settings.spoken ? qsTr("Read aloud no more") : qsTr("Read aloud what is new")
                onClicked: pane.settings.spoken = !pane.settings.spoken
            }
            ActionButton {
                id: adviceButton

                // While a card is to be picked, A is the suit of aqualab.
                readonly property string key: pane.telling && pane.play.move.cards.length > 0 ? "Shift+A" : "A"

                objectName: "advice"
                visible: pane.coached && !pane.over
                enabled: pane.play.advice.possible && !pane.play.busy
                //: Button: asks the coach what a strong player would do
                text: qsTr("Advice")
                outline: Icons.question
                ToolTip.text: key
                ToolTip.visible: hovered
                ToolTip.delay: 600
                onClicked: pane.play.advice.ask()

                Shortcut {
                    sequence: adviceButton.key
                    enabled: adviceButton.visible && adviceButton.enabled
                    onActivated: pane.play.advice.ask()
                }
            }
            ActionButton {
                //: Button: takes the last decision or step of the game back
                text: qsTr("Undo")
                grave: true
                outline: Icons.undo
                enabled: pane.play.canUndo || pane.play.move.canTakeBack
                ToolTip.text: "Ctrl+Z"
                ToolTip.visible: hovered
                ToolTip.delay: 600
                onClicked: pane.play.undo()
            }
            ActionButton {
                //: Button: from the game in progress to the page that sets up a game; the game can be gone on with
                text: pane.over ? qsTr("New game") : qsTr("Leave")
                grave: true
                outline: pane.over ? Icons.players : Icons.close
                onClicked: pane.play.leave()
            }
        }
    }
    Notice {
        Layout.fillWidth: true
        text: pane.play.trouble.text
    }
    Notice {
        Layout.fillWidth: true
        text: pane.play.report.trouble.text
    }
    Notice {
        objectName: "silent"
        Layout.fillWidth: true
        mild: true
        text: pane.settings.spoken ? pane.voice.trouble.line : ""
    }
    InfoBar {
        Layout.fillWidth: true
        text: pane.play.report.message
        busy: pane.play.report.busy
        onDismissed: pane.play.report.dismiss()
    }
    Notice {
        Layout.fillWidth: true
        text: pane.play.live.trouble.line
    }
    Notice {
        objectName: "otherPlayers"
        Layout.fillWidth: true
        mild: true
        text: pane.play.othersPlay ? pane.play.newGame.onTable.contradiction : ""

        ActionButton {
            objectName: "takeTablePlayers"
            kind: ActionButton.Primary
            //: Button: those play whose pieces lie on the table; %1 the players: `Solo: Red, DA Blue`
            text: qsTr("Take %1").arg(pane.play.newGame.onTable.text)
            onClicked: pane.play.takeTablePlayers()
        }
        ActionButton {
            //: Button beside what the table shows of the players: those who were chosen are right all the same
            text: qsTr("Keep mine")
            onClicked: pane.play.keepSaidPlayers()
        }
    }
    LargeOrders {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: pane.isLarge
        play: pane.play
        telling: pane.telling
        onBoardWanted: pane.large = false
        cardPictures: pane.cardPictures
        backPictures: pane.backPictures
    }
    GridLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: !pane.isLarge
        columns: pane.narrow ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        GridLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(460)
            Layout.minimumWidth: Theme.px(260)
            Layout.fillHeight: true
            // Where both would be low, the picture and the steps lie beside each other.
            columns: pane.low && !pane.telling ? 2 : 1
            Layout.maximumHeight: columns === 2 ? Math.max(Theme.px(150), pane.height * 0.38) : Infinity
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            Rectangle {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: Theme.px(300)
                Layout.preferredHeight: Theme.px(pane.advised ? 260 : 340)
                Layout.minimumHeight: pane.low ? Theme.px(150) : 0
                visible: pane.watching && !pane.telling
                radius: Theme.radius
                color: Theme.photo

                PhotoView {
                    id: photo

                    // What is wrong is shown close up, and the whole table again once it is not.
                    readonly property var wrong: pane.play.warning.other ? [] : pane.play.warning.paths

                    onWrongChanged: {
                        if (wrong.length > 0)
                            frame(wrong);
                        else
                            showWhole();
                    }
                    anchors.fill: parent
                    live: pane.play.live.shown
                    source: ""
                    photoSize: pane.play.live.shown.sourceSize
                    findings: pane.play.live.findings
                    canRectify: true
                    rectified: pane.play.live.rectified
                    onRectifiedWanted: wanted => pane.play.live.rectified = wanted
                    changedPaths: pane.play.live.changedPaths
                    expectedPaths: wrong
                    correction: pane.play.correction
                    arrows: advicePanel.visible ? advicePanel.arrows : []
                    onItemTapped: (path, byKeyboard) => pane.correct([path], byKeyboard)
                }
            }
            HandMovePanel {
                objectName: "handMove"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: Theme.px(pane.advised ? 260 : 440)
                Layout.minimumHeight: pane.low ? pane.height * (pane.advised ? 0.3 : 0.4) : 0
                visible: pane.telling
                move: pane.play.move
                cardPictures: pane.cardPictures
                keysTaken: pane.play.question.text.length > 0
                onPlayed: pane.play.playMove()
            }
            Panel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: Theme.px(300)
                Layout.preferredHeight: Theme.px(170)
                Layout.minimumHeight: Theme.px(96)
                Layout.maximumHeight: pane.telling ? Theme.px(150) : Infinity
                // The picture needs its room beside the advice more.
                visible: !pane.advised && !(pane.low && pane.telling)

                StepsList {
                    anchors.fill: parent
                    anchors.margins: Theme.gap
                    steps: pane.play.steps
                    onBackWanted: (number, later, words) => {
                        goBack.number = number;
                        goBack.later = later;
                        goBack.words = words;
                        if (later > 1)
                            goBack.open();
                        else
                            pane.play.undoTo(number);
                    }
                }
            }
        }
        TableSide {
            id: side

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: Theme.px(640)
            Layout.minimumWidth: Theme.px(560)
            visible: !(pane.low && pane.advised && pane.telling)
            play: pane.play
            wanted: advicePanel.wanted
            onHistoryWanted: view => pane.historyWanted(view)
            onTapped: (paths, byKeyboard) => pane.correct(paths, byKeyboard)
        }
    }
    WarningBar {
        Layout.fillWidth: true
        text: pane.play.warning.text
        remedy: pane.play.warning.remedy
        differences: pane.play.warning.differences
        other: pane.play.warning.other
        maximumHeight: pane.height / 3

        ActionButton {
            text: {
                if (pane.play.warning.setUp)
                    //: Button: the game begins with the table as it lies; nobody knows its hidden cards
                    return qsTr("Begin from here");
                //: Button beside a warning: the table is right, though it breaks a rule
                return qsTr("It is right so");
            }
            onClicked: pane.play.overrule()
        }
    }
    AdvicePanel {
        id: advicePanel

        // What the table leaves, so that moves and table are seen together; above each other in a
        // narrow window are the picture and the board.
        readonly property real room: pane.height - head.height - (pane.isLarge ? 0 : side.boardHeight) - 3 * Theme.gap - (pane.narrow ? Theme.px(180) : 0)

        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(implicitHeight, Math.max(room, Theme.px(200), pane.height * 0.28))
        visible: pane.advised
        advice: pane.play.advice
        watched: pane.watching
        simple: pane.settings.advice === Settings.OneMove
    }
    CorrectionPanel {
        id: corrections

        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(implicitHeight, pane.height * 0.4)
        visible: items.count > 0
        items: pane.play.correction
        onChosen: (path, value) => pane.play.correct(path, value)
        onClosed: pane.play.closeCorrection()
    }
    QuestionBar {
        Layout.fillWidth: true
        question: corrections.visible ? "" : pane.play.question.text
        answers: pane.play.question.answers
        frame: pane.play.question.frame
        cards: pane.play.question.cards
        cardPictures: pane.cardPictures
        canGoBack: pane.play.question.canGoBack
        canShow: pane.play.canShowCard
        showing: pane.play.shownCard.looking
        showTrouble: pane.play.shownCard.trouble
        maximumHeight: pane.height / 3
        onBackWanted: pane.play.question.goBack()
        onShowWanted: wanted => pane.play.showCard(wanted)
        onAnswered: option => pane.play.answer(option)
        onDeclined: pane.play.declineAnswers()
    }
}
