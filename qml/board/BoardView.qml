import QtQuick
import QtQuick.Layouts
import PocketMars.App

// The state of a game as a drawn board: the five buildings, then a line for each player.
ColumnLayout {
    id: view

    required property BoardModel board
    // Height of the place that the board lies in: the buildings grow where there is plenty.
    property real room: 0
    // Where the buildings do not grow.
    readonly property real leastHeight: Theme.px(leastBuilding + 64 * board.seats.length + 56)
    readonly property int leastBuilding: 202
    readonly property real buildingHeight: Math.max(Theme.px(leastBuilding), Math.min(1.7 * Theme.px(leastBuilding), room - Theme.px(board.seats.length * 64 + 70)))
    // Paths of what is not as the camera sees it.
    property var differing: []
    // Paths of where the advised move does something.
    property var wanted: []

    // Items of the table, by their paths.
    signal tapped(paths: var, byKeyboard: bool)

    spacing: Theme.gapSmall
    Accessible.role: Accessible.Grouping
    //: Read out for the drawn board
    Accessible.name: qsTr("Board")

    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: false
        // Of all five, since Qt 6.4 may miss that the height of one has changed.
        Layout.preferredHeight: view.buildingHeight
        spacing: Theme.gapSmall

        // The places are always there: only what lies on them changes, so that nothing is made anew
        // during a game.
        Repeater {
            model: 5

            BuildingView {
                required property int index

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: view.buildingHeight
                Layout.preferredWidth: 100
                building: view.board.buildings[index] ?? null
                differing: view.differing
                wanted: view.wanted
                onTapped: (paths, byKeyboard) => view.tapped(paths, byKeyboard)
            }
        }
    }
    Repeater {
        model: 4

        SeatView {
            required property int index

            Layout.fillWidth: true
            visible: index < view.board.seats.length
            seat: view.board.seats[index] ?? null
            differing: view.differing
            wanted: view.wanted
            onTapped: (paths, byKeyboard) => view.tapped(paths, byKeyboard)
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        BoardSpot {
            title: view.board.discardTop.title
            differs: view.differing.includes("discard_top")
            //: Read out for the discard pile; %1 its top card, %2 how many cards
            Accessible.name: qsTr("Discard pile: %1, %2 cards").arg(title).arg(view.board.discard)
            onClicked: view.tapped([view.board.discardTop.path], visualFocus)

            contentItem: Row {
                spacing: Theme.gapSmall
                leftPadding: Theme.gapSmall
                rightPadding: Theme.gapSmall

                CardChip {
                    anchors.verticalCenter: parent.verticalCenter
                    card: view.board.discardTop
                    visible: view.board.discard > 0
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.text
                    font.pixelSize: Theme.fontSmall
                    //: On the board: the discard pile; how many cards
                    text: qsTr("Discard pile: %n", "", view.board.discard)
                }
            }
        }
        BodyText {
            Layout.fillWidth: true
            color: Theme.muted
            font.pixelSize: Theme.fontSmall
            //: On the board: the deck; how many cards
            text: qsTr("Deck: %n", "", view.board.deck)
        }
    }
}
