import QtQuick

// A colonist in its colour, with how many there are.
Row {
    id: piece

    required property color colour
    required property int count
    property int size: Theme.px(16)

    spacing: Theme.px(3)

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: piece.size
        height: piece.size
        radius: width / 2
        color: piece.colour
        border.width: 1
        border.color: Theme.text
    }
    Text {
        anchors.verticalCenter: parent.verticalCenter
        text: piece.count
        color: Theme.text
        font.pixelSize: Theme.fontSmall
        font.weight: Font.DemiBold
    }
}
