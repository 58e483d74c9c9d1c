import QtQuick
import QtQuick.Layouts

// A piece or card as it was learnt, with its colour, and what it is called.
Column {
    id: piece

    required property string image
    required property color colour
    required property string name
    required property var choices
    required property int choice
    // What it is, read out.
    required property string title

    signal chosen(choice: int)

    spacing: Theme.gapSmall
    width: Theme.px(160)

    Rectangle {
        width: parent.width
        height: Theme.px(110)
        radius: Theme.radius
        color: Theme.sunken
        border.width: 1
        border.color: Theme.border
        Accessible.role: Accessible.Graphic
        Accessible.name: piece.title

        Image {
            anchors.fill: parent
            anchors.margins: Theme.px(8)
            anchors.rightMargin: Theme.px(44)
            source: piece.image
            sourceSize.height: Theme.px(94)
            fillMode: Image.PreserveAspectFit
            smooth: true
            Accessible.ignored: true
        }
        Rectangle {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.margins: Theme.px(8)
            width: Theme.px(30)
            radius: Theme.px(6)
            color: piece.colour
            border.width: 1
            border.color: Theme.muted
        }
    }
    SelectBox {
        width: parent.width
        model: piece.choices
        chosen: piece.choice
        //: Read out for the list of names: %1 a piece or ship, %2 its name
        Accessible.name: qsTr("%1: %2").arg(piece.title).arg(piece.name)
        onActivated: index => piece.chosen(index)
    }
}
