import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// What happened in a game, the newest first.
ListView {
    id: list

    required property StepsModel steps

    // A step that the game is to go back to, past so many later ones.
    signal backWanted(number: int, later: int, words: string)

    clip: true
    spacing: Theme.gapSmall
    model: steps
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    //: Read out for the list of what happened
    Accessible.name: qsTr("What happened")
    ScrollBar.vertical: ScrollBar {}
    onCountChanged: positionViewAtBeginning()

    delegate: RowLayout {
        id: entry

        required property int index
        required property string title
        required property string words
        required property string inferred
        required property int number
        required property bool provisional

        width: ListView.view.width - Theme.gap
        spacing: Theme.gapSmall

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            BodyText {
                Layout.fillWidth: true
                text: entry.title
                color: Theme.muted
                font.pixelSize: Theme.fontSmall
            }
            BodyText {
                Layout.fillWidth: true
                text: entry.words
                font.weight: entry.index === 0 ? Font.DemiBold : Font.Normal
            }
            BodyText {
                Layout.fillWidth: true
                visible: entry.provisional
                //: Below what happened in a game, where the last table left some doubt
                text: qsTr("As it seems: no clear table has shown it.")
                color: Theme.look
                font.pixelSize: Theme.fontSmall
            }
            BodyText {
                Layout.fillWidth: true
                visible: entry.inferred.length > 0
                text: entry.inferred
                color: Theme.muted
                font.pixelSize: Theme.fontSmall
            }
        }
        IconButton {
            outline: Icons.undo
            //: Button beside a step of the game: all later steps are taken back; %1 the step
            text: qsTr("Back to: %1").arg(entry.words)
            grave: true
            visible: entry.index > 0
            onClicked: list.backWanted(entry.number, entry.index, entry.words)
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(6)
        radius: Theme.radius
        color: "transparent"
        border.width: list.activeFocus ? Theme.px(2) : 0
        border.color: Theme.focus
    }
}
