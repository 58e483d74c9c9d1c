import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// Beside the picture: the drawn board, what is to be done, and at the end the score. Scrolls where
// room is scarce, as while a question is open.
ScrollView {
    id: side

    required property PlayViewModel play

    // Paths of where the advised move does something.
    property var wanted: []

    readonly property bool over: play.state === PlayViewModel.Over
    readonly property bool layingBack: play.wayBack.count > 0
    // Of the drawn board where it is not larger than it must be.
    readonly property real boardHeight: board.leastHeight

    signal tapped(paths: var, byKeyboard: bool)
    // The finished game is to be shown in the history, in one of HistoryPage's views.
    signal historyWanted(view: int)

    contentWidth: availableWidth

    // Nothing goes on before the table is laid back: what that takes comes into view.
    function reveal() {
        const flick = contentItem as Flickable;
        flick.contentY = layingBack ? Math.max(0, flick.contentHeight - flick.height) : 0;
    }
    onLayingBackChanged: reveal()
    // The layout makes room for it later.
    onContentHeightChanged: {
        if (layingBack)
            reveal();
    }

    ColumnLayout {
        width: side.availableWidth
        height: Math.max(implicitHeight, side.availableHeight)
        spacing: Theme.gap

        FileSaver {
            id: shareDialog

            //: Title of the dialog that saves a score sheet with its photo
            title: qsTr("Save the score sheet")
            fileName: "pocket-mars-score"
            //: File types in the dialog that saves a score sheet
            kinds: [qsTr("Picture (*.png)"), qsTr("PDF (*.pdf)")]
            onChosen: file => side.play.share.save(file)
        }
        // Made only when it is wanted, as the sheet follows each step.
        Loader {
            Layout.fillWidth: true
            active: side.over
            visible: active
            sourceComponent: ColumnLayout {
                spacing: Theme.gap

                Verdict {
                    objectName: "verdict"
                    Layout.fillWidth: true
                    text: side.play.sheet.verdict
                    //: Below who won, once the game is in the history
                    remark: side.play.saved ? qsTr("Saved to the history") : ""
                }
                ScoreSheet {
                    Layout.fillWidth: true
                    sheet: side.play.sheet
                    compact: true
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.gapSmall

                    ActionButton {
                        objectName: "again"
                        kind: ActionButton.Primary
                        outline: Icons.again
                        //: Button at the end of a game: another one of the same players
                        text: qsTr("Again")
                        onClicked: side.play.again()
                    }
                    ActionButton {
                        objectName: "toHistory"
                        visible: side.play.saved
                        outline: Icons.history
                        //: Button at the end of a game: shows it among the games that were saved
                        text: qsTr("History")
                        onClicked: side.historyWanted(HistoryPage.Sheet)
                    }
                    ActionButton {
                        objectName: "toPlayLink"
                        visible: side.play.saved
                        outline: Icons.phone
                        //: Button: shows the code by which a saved game is logged in the app BG Stats
                        text: qsTr("BG Stats")
                        onClicked: side.historyWanted(HistoryPage.PlayLink)
                    }
                    ActionButton {
                        objectName: "share"
                        outline: Icons.save
                        //: Button at the end of a game: its sheet and photo as one picture
                        text: qsTr("Share …")
                        onClicked: shareDialog.open()
                    }
                }
                Notice {
                    Layout.fillWidth: true
                    text: side.play.share.trouble.text
                }
                InfoBar {
                    Layout.fillWidth: true
                    text: side.play.share.message
                    onDismissed: side.play.share.dismiss()
                }
            }
        }
        BoardView {
            id: board

            Layout.fillWidth: true
            Layout.fillHeight: false
            board: side.play.board
            differing: side.play.warning.paths
            wanted: side.wanted
            // But for what is to be done, whether there is anything now or not, and at the end the score.
            room: side.over ? 0 : side.availableHeight - Theme.px(260)
            onTapped: (paths, byKeyboard) => side.tapped(paths, byKeyboard)
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Math.min(Theme.px(190), back.contentHeight + Theme.px(90))
            visible: side.layingBack

            ColumnLayout {
                anchors.fill: parent
                anchors.margins: Theme.gap
                spacing: Theme.gapSmall

                ChecklistView {
                    id: back

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    //: Heading over the steps that lead the table back after an undo
                    title: qsTr("Lay the table back")
                    steps: side.play.wayBack
                }
                ActionButton {
                    objectName: "endWayBack"
                    Layout.fillWidth: true
                    kind: ActionButton.Primary
                    outline: Icons.check
                    //: Button: the table lies as it did before the step that was taken back
                    text: qsTr("It lies as it did")
                    onClicked: side.play.endWayBack()
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Math.min(Theme.px(190), orders.contentHeight + 2 * Theme.gap)
            visible: !side.over && side.play.orders.count > 0 && !side.layingBack

            ChecklistView {
                id: orders

                objectName: "orders"
                anchors.fill: parent
                anchors.margins: Theme.gap
                //: Heading over what the player does for Devious Automatics
                title: qsTr("Do this for Devious Automatics")
                steps: side.play.orders
            }
        }
        Item {
            Layout.fillHeight: true
        }
    }
}
