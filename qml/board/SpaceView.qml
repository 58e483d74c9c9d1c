import QtQuick

// A building's space with the colonists on it, by colour.
BoardSpot {
    id: space

    required property int stars
    // List of BoardPieces, by seat.
    required property var pieces

    signal tapped(byKeyboard: bool)

    readonly property string mark: stars === 1 ? "★" : "★★"

    implicitHeight: Theme.px(52)
    //: Read out for a building's space: how many colonists of which player are there; %1 the space of a colour, %2 the number
    Accessible.name: pieces.map(p => qsTr("%1: %2").arg(p.title).arg(p.count)).join(", ")
    onClicked: tapped(visualFocus)

    contentItem: Item {
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(2)
            text: space.mark
            color: Theme.muted
            font.pixelSize: Theme.px(11)
        }
        Grid {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(18)
            columns: space.pieces.length > 2 ? 2 : 1
            spacing: Theme.px(2)

            Repeater {
                model: 4

                PieceCount {
                    required property int index
                    readonly property var piece: space.pieces[index] ?? null

                    visible: piece !== null && piece.count > 0
                    colour: piece ? piece.colour : "transparent"
                    count: piece ? piece.count : 0
                    size: Theme.px(14)
                }
            }
        }
    }
}
