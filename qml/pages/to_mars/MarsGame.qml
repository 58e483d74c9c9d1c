import QtQuick
import QtQuick.Layouts
import PocketMars.App

// A game that is followed: the ship to scale, and beside it what can be done and the score.
GridLayout {
    id: game

    // On an upright window they lie below the ship.
    columns: width < Theme.px(840) && height > width ? 1 : 2
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    required property ToMarsViewModel toMars

    signal photoWanted

    readonly property bool marking: toMars.photo.corners.open
    // Beside each other with little room: who plays stands above both, so that the ship has some.
    readonly property bool narrow: columns === 2 && width < Theme.px(840)

    Item {
        id: top

        Layout.columnSpan: game.columns
        Layout.fillWidth: true
        Layout.preferredHeight: above.height
        visible: game.narrow
    }

    // No column of a layout: Qt 6.4 may leave that as low as it was before the page had its height.
    Item {
        id: main

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1 // what stands in it does not push what is beside or below it
        Layout.preferredHeight: 1

        Column {
            id: above

            parent: game.narrow ? top : main
            width: parent.width
            spacing: Theme.gapSmall

            Flow {
                width: parent.width
                spacing: Theme.px(6)

                Repeater {
                    model: game.toMars.players

                    Chip {
                        required property int index
                        required property var modelData

                        dot: modelData.colour
                        current: game.toMars.seat === index
                        //: A player: %1 the name, %2 victory points so far, %3 Mars tickets
                        text: qsTr("%1: %2 VP, tickets: %3").arg(modelData.name).arg(modelData.points).arg(modelData.tickets)
                        onClicked: game.toMars.seat = index
                    }
                }
            }
            Panel {
                width: parent.width
                visible: game.toMars.due.length > 0
                height: dueRow.implicitHeight + Theme.gapSmall
                color: Theme.accentSoft

                RowLayout {
                    id: dueRow

                    anchors.fill: parent
                    anchors.leftMargin: Theme.gap
                    anchors.rightMargin: Theme.gapSmall
                    spacing: Theme.gapSmall

                    BodyText {
                        Layout.fillWidth: true
                        text: game.toMars.due
                    }
                    ActionButton {
                        visible: game.toMars.canSkip
                        //: Button: does not do what is due
                        text: qsTr("Leave it out")
                        onClicked: game.toMars.skip()
                    }
                }
            }
            BodyText {
                width: parent.width
                visible: text.length > 0
                color: Theme.muted
                font.pixelSize: Theme.fontSmall
                text: game.toMars.possessions
            }
        }
        Item {
            id: pictures

            readonly property bool two: game.toMars.photo.picture.length > 0
            readonly property real share: two ? (height - Theme.gapSmall) / 2 : height

            y: game.narrow ? 0 : above.height + Theme.gapSmall
            width: parent.width
            height: Math.max(0, below.y - y - Theme.gapSmall)

            MarsShip {
                width: parent.width
                height: pictures.share
                visible: !game.marking
                toMars: game.toMars
            }
            Image {
                anchors.bottom: parent.bottom
                width: parent.width
                height: pictures.share
                visible: !game.marking && pictures.two
                fillMode: Image.PreserveAspectFit
                source: game.toMars.photo.picture
                Accessible.role: Accessible.Graphic
                //: Read out for the picture below the drawn ship
                Accessible.name: game.toMars.photo.isFlat ? qsTr("The board of your photo, drawn flat to compare") :
                //: Read out for the picture below the drawn ship
                qsTr("Your photo of the ship")
            }
            MarsCorners {
                anchors.fill: parent
                visible: game.marking
                corners: game.toMars.photo.corners
            }
        }
        Column {
            id: below

            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.gapSmall

            MarsCornersPane {
                width: parent.width
                visible: game.marking
                corners: game.toMars.photo.corners
            }
            BodyText {
                width: parent.width
                visible: text.length > 0
                text: game.toMars.lastStep
            }
            BodyText {
                width: parent.width
                visible: game.toMars.madeUp
                color: Theme.muted
                font.pixelSize: Theme.fontSmall
                //: Below the drawn ship
                text: qsTr("This ship is made up; enter your own board to play by it.")
            }
        }
    }
    MarsSide {
        Layout.preferredWidth: game.narrow ? Theme.px(300) : Theme.px(380)
        Layout.minimumWidth: Layout.preferredWidth
        Layout.maximumWidth: game.columns === 1 ? Infinity : Layout.preferredWidth
        Layout.fillWidth: game.columns === 1
        Layout.fillHeight: true
        Layout.preferredHeight: 1
        toMars: game.toMars
        onPhotoWanted: game.photoWanted()
    }
}
