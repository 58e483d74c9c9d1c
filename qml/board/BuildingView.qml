import QtQuick

// A building: its colonists on one and two stars, and below it the stack of its cards.
Panel {
    id: card

    // A BoardBuilding; null before there is a game.
    required property var building
    // Paths of what is not as the camera sees it.
    property var differing: []
    // Paths of where the advised move does something.
    property var wanted: []

    signal tapped(paths: var, byKeyboard: bool)

    readonly property var stack: building ? building.stack : []
    readonly property string title: building ? building.title : ""

    readonly property int headHeight: Theme.px(26)
    readonly property int spacesHeight: Theme.px(52)

    // For seven cards, so that nothing moves during a game.
    implicitHeight: headHeight + spacesHeight + Theme.px(7 * 16 + 12)
    implicitWidth: Theme.px(112)

    Column {
        width: parent.width

        Rectangle {
            width: parent.width
            height: card.headHeight
            radius: Theme.radius
            color: card.building ? Theme.suit(card.building.suit) : Theme.sunken

            // The lower corners are square.
            Rectangle {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                height: Theme.radius
                color: parent.color
            }
            Text {
                anchors.fill: parent
                leftPadding: Theme.px(4)
                rightPadding: Theme.px(4)
                text: card.title
                color: Theme.suitText
                font.pixelSize: Theme.fontSmall
                font.weight: Font.DemiBold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(9)
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
            }
        }
        Row {
            id: spaces

            visible: card.building !== null && card.building.oneStar.length > 0

            Repeater {
                model: 2

                SpaceView {
                    required property int index

                    width: card.width / 2
                    height: card.spacesHeight
                    stars: index + 1
                    differs: pieces.some(p => card.differing.includes(p.path))
                    wanted: pieces.some(p => card.wanted.includes(p.path))
                    pieces: !card.building ? [] : index === 0 ? card.building.oneStar : card.building.twoStar
                    onTapped: byKeyboard => card.tapped(pieces.map(p => p.path), byKeyboard)
                }
            }
        }
        BoardSpot {
            id: spot

            width: parent.width
            height: card.height - card.headHeight - (spaces.visible ? card.spacesHeight : 0) - Theme.px(4)
            enabled: card.stack.length > 0
            differs: card.building !== null && card.differing.some(path => path.startsWith(card.building.suit + ".stack"))
            wanted: card.building !== null && card.wanted.some(path => path.startsWith(card.building.suit + ".stack"))
            //: Read out for a building's stack; %1 the building, %2 its cards from the oldest on
            Accessible.name: qsTr("Stack of %1: %2").arg(card.title).arg(card.stack.map(c => c.title).join(", "))
            onClicked: card.tapped(card.stack.map(c => c.path), visualFocus)

            contentItem: Item {
                Column {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(4)
                    spacing: Theme.px(1)

                    Repeater {
                        model: 7

                        Rectangle {
                            required property int index
                            readonly property var strip: card.stack[index] ?? null

                            visible: strip !== null
                            width: card.width - Theme.px(24)
                            height: Math.max(Theme.px(15), Math.floor((card.height - card.headHeight - card.spacesHeight - Theme.px(12)) / 7) - Theme.px(1))
                            radius: Theme.px(3)
                            color: strip && strip.faceDown ? Theme.sunken : card.building ? Theme.suit(card.building.suit) : Theme.sunken
                            border.width: 1
                            border.color: Theme.border

                            Text {
                                anchors.centerIn: parent
                                text: parent.strip ? parent.strip.text : ""
                                color: Theme.suitText
                                font.pixelSize: Math.max(Theme.px(11), Math.min(Theme.px(16), 0.6 * parent.height))
                                font.weight: Font.Bold
                            }
                        }
                    }
                }
            }
        }
    }
}
