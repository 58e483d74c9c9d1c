import QtQuick

// A player's points in short: a dot of their colour, their name, the total.
Row {
    id: player

    required property string title
    required property color colour
    required property int total
    property bool winner: false

    spacing: Theme.px(5)

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(12)
        height: width
        radius: width / 2
        color: player.colour
        border.width: 1
        border.color: Theme.muted
    }
    Text {
        text: player.title + " " + player.total
        color: Theme.text
        font.pixelSize: Theme.fontSmall
        font.weight: player.winner ? Font.Bold : Font.Normal
    }
}
