import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// The games that were saved: a list, and one of them in full.
Item {
    id: page

    required property HistoryViewModel history

    // The player wants to score a table.
    signal scoringWanted

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
    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge
        anchors.bottomMargin: Theme.gapLarge
        spacing: Theme.gap

        Heading {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap
            Layout.preferredHeight: Theme.touch
            verticalAlignment: Text.AlignVCenter
            font.pixelSize: Theme.fontTitle
            //: Title of the page with the saved games
            text: qsTr("History")
        }
        Notice {
            Layout.fillWidth: true
            text: page.history.error
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.history.isListed && page.history.count === 0

            EmptyState {
                anchors.fill: parent
                outline: Icons.history
                //: Title of the empty history
                title: qsTr("No games yet")
                //: In the empty history
                text: qsTr("Score a table and save it: the game, its score sheet and its photo will stand here.")

                ActionButton {
                    kind: ActionButton.Primary
                    outline: Icons.table
                    //: Button in the empty history: goes to the page that scores a photo
                    text: qsTr("Score a table")
                    onClicked: page.scoringWanted()
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.history.count > 0
            spacing: Theme.gap

            ListView {
                id: list

                Layout.preferredWidth: Theme.px(330)
                Layout.fillHeight: true
                clip: true
                spacing: Theme.gapSmall
                model: page.history
                activeFocusOnTab: true
                boundsBehavior: Flickable.StopAtBounds
                // Follows the view-model only: the list itself goes back to its first row whenever
                // the games are read anew.
                keyNavigationEnabled: false
                currentIndex: page.history.current
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
            GamePane {
                Layout.fillWidth: true
                Layout.fillHeight: true
                history: page.history
                visible: page.history.current >= 0
                onRemoveWanted: confirm.open()
            }
            BodyText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                visible: page.history.current < 0
                color: Theme.muted
                //: While no saved game is chosen
                text: qsTr("Choose a game to see its score sheet and its photo.")
            }
        }
    }
}
