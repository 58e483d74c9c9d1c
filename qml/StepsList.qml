import QtQuick
import QtQuick.Controls.Basic
import PocketMars.App

// What happened in a game, the newest first.
ListView {
    id: list

    required property StepsModel steps

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

    delegate: Column {
        id: entry

        required property int index
        required property string title
        required property string words
        required property string inferred

        width: ListView.view.width - Theme.gap

        BodyText {
            width: parent.width
            text: entry.title
            color: Theme.muted
            font.pixelSize: Theme.fontSmall
        }
        BodyText {
            width: parent.width
            text: entry.words
            font.weight: entry.index === 0 ? Font.DemiBold : Font.Normal
        }
        BodyText {
            width: parent.width
            visible: entry.inferred.length > 0
            text: entry.inferred
            color: Theme.muted
            font.pixelSize: Theme.fontSmall
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
