import QtQuick

// A player's colonists at one place, with its name.
BoardSpot {
    id: place

    required property string name
    // A BoardPieces.
    required property var pieces

    signal tapped(path: string, byKeyboard: bool)

    implicitWidth: Theme.px(58)
    //: Read out for a player's place: %1 the place of a colour, %2 how many colonists
    Accessible.name: pieces ? qsTr("%1: %2").arg(pieces.title).arg(pieces.count) : ""
    onClicked: tapped(pieces.path, visualFocus)

    contentItem: Item {
        Column {
            anchors.centerIn: parent
            spacing: Theme.px(2)

            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                text: place.name
                color: Theme.muted
                font.pixelSize: Theme.px(11)
            }
            PieceCount {
                anchors.horizontalCenter: parent.horizontalCenter
                colour: place.pieces ? place.pieces.colour : "transparent"
                count: place.pieces ? place.pieces.count : 0
            }
        }
    }
}
