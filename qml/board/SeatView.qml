import QtQuick
import QtQuick.Layouts

// What lies before one player: ship, Earth, energy, prep module, and the points so far.
Panel {
    id: line

    // A BoardSeat; null where nobody sits.
    required property var seat
    // Paths of what is not as the camera sees it.
    property var differing: []
    // Paths of where the advised move does something.
    property var wanted: []

    signal tapped(paths: var, byKeyboard: bool)

    implicitHeight: Theme.px(56)
    border.color: seat && seat.toMove ? Theme.accent : Theme.border
    border.width: seat && seat.toMove ? Theme.px(2) : 1

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        spacing: Theme.gapSmall

        Rectangle {
            implicitWidth: Theme.px(16)
            implicitHeight: implicitWidth
            radius: width / 2
            color: line.seat ? line.seat.colour : "transparent"
            border.width: 1
            border.color: Theme.text
        }
        BodyText {
            Layout.fillWidth: true
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(9)
            font.weight: Font.DemiBold
            //: A player on the board: %1 their colour; DA is the automaton
            text: !line.seat ? "" : line.seat.automaton ? qsTr("%1 (DA)").arg(line.seat.title) : line.seat.title
        }
        PlaceView {
            //: On the board: a player's spaceship
            name: qsTr("Ship")
            pieces: line.seat ? line.seat.ship : null
            differs: pieces !== null && line.differing.includes(pieces.path)
            wanted: pieces !== null && line.wanted.includes(pieces.path)
            onTapped: (path, byKeyboard) => line.tapped([path], byKeyboard)
        }
        PlaceView {
            //: On the board: where colonists wait
            name: qsTr("Earth")
            pieces: line.seat ? line.seat.earth : null
            differs: pieces !== null && line.differing.includes(pieces.path)
            wanted: pieces !== null && line.wanted.includes(pieces.path)
            onTapped: (path, byKeyboard) => line.tapped([path], byKeyboard)
        }
        EnergyTrack {
            level: line.seat ? line.seat.energy.count : 0
            title: line.seat ? line.seat.energy.title : ""
            differs: line.seat !== null && line.differing.includes(line.seat.energy.path)
            wanted: line.seat !== null && line.wanted.includes(line.seat.energy.path)
            onClicked: line.tapped([line.seat.energy.path], visualFocus)
        }
        BoardSpot {
            enabled: line.seat !== null && line.seat.prep.length > 0
            differs: line.seat !== null && line.differing.some(path => path.endsWith(".prep") && line.seat.ship.path.startsWith(path.slice(0, -4)))
            wanted: line.seat !== null && line.seat.prep.some(card => line.wanted.includes(card.path))
            implicitWidth: Theme.px(64)
            //: Read out for a player's prep module; %1 the player, %2 the cards
            Accessible.name: line.seat ? qsTr("Prep module of %1: %2").arg(line.seat.title).arg(line.seat.prep.map(c => c.title).join(", ")) : ""
            onClicked: line.tapped(line.seat.prep.map(c => c.path), visualFocus)

            contentItem: Item {
                Row {
                    anchors.centerIn: parent
                    spacing: Theme.px(4)

                    Repeater {
                        model: 2

                        CardChip {
                            required property int index

                            card: line.seat ? line.seat.prep[index] ?? null : null
                            visible: card !== null
                        }
                    }
                }
            }
        }
        Text {
            Layout.preferredWidth: Theme.px(36)
            horizontalAlignment: Text.AlignRight
            text: line.seat ? line.seat.total : ""
            color: Theme.text
            font.pixelSize: Theme.px(20)
            font.weight: Font.Bold
            Accessible.role: Accessible.StaticText
            //: Read out: a player's points so far
            Accessible.name: qsTr("%1 points").arg(text)
        }
    }
}
