import QtQuick
import PocketMars.App

// The ship drawn to scale. What is in hand lights up the places where it may go.
Item {
    id: ship

    required property ToMarsViewModel toMars

    readonly property real factor: toMars.boardSize.width > 0 ? Math.min(width / toMars.boardSize.width, Math.max(0, height - headRoom) / toMars.boardSize.height) : 1
    // For the letters of the sections, above the board.
    readonly property int headRoom: Theme.px(26)

    // As lists of their own: a place that changes stays the same item, and keeps the keyboard.
    readonly property var panels: toMars.panels
    readonly property var spaces: toMars.spaces
    readonly property var berths: toMars.berths
    readonly property var nowhere: ({
            box: Qt.rect(0, 0, 0, 0),
            label: "",
            title: "",
            colour: "transparent",
            taken: false,
            lit: false
        })

    implicitHeight: Theme.px(220)

    Rectangle {
        id: board

        anchors.centerIn: parent
        anchors.verticalCenterOffset: ship.headRoom / 2
        width: ship.toMars.boardSize.width * ship.factor
        height: ship.toMars.boardSize.height * ship.factor
        radius: Theme.radius
        color: Theme.photo

        Repeater {
            model: ship.toMars.sectionSpots

            Text {
                required property var modelData

                x: (modelData.box.x + modelData.box.width / 2) * ship.factor - width / 2
                anchors.bottom: parent.top
                bottomPadding: Theme.px(2)
                font.pixelSize: Theme.fontBody
                font.weight: Font.Bold
                color: modelData.taken ? Theme.accent : Theme.muted
                text: modelData.label
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.title
            }
        }
        // Places are as small as they are to scale, so the nearest one is meant.
        TapHandler {
            onTapped: point => ship.toMars.tapAt(point.position.x / ship.factor, point.position.y / ship.factor, Theme.touch / ship.factor)
        }
        Repeater {
            model: ship.panels.length

            MarsPlace {
                required property int index

                modelData: ship.panels[index] ?? ship.nowhere
                factor: ship.factor
                shape: MarsPlace.Panel
                onTapped: ship.toMars.tapPlace(index)
            }
        }
        Repeater {
            model: ship.spaces.length

            MarsPlace {
                required property int index

                modelData: ship.spaces[index] ?? ship.nowhere
                factor: ship.factor
                shape: MarsPlace.Space
                onTapped: ship.toMars.tapPlace(index)
            }
        }
        Repeater {
            model: ship.berths.length

            MarsPlace {
                required property int index

                modelData: ship.berths[index] ?? ship.nowhere
                factor: ship.factor
                shape: MarsPlace.Berth
                onTapped: ship.toMars.tapPlace(index)
            }
        }
        Repeater {
            model: ship.toMars.modules

            Rectangle {
                id: module

                required property var modelData

                x: modelData.box.x * ship.factor + 1
                y: modelData.box.y * ship.factor + 1
                width: modelData.box.width * ship.factor - 2
                height: modelData.box.height * ship.factor - 2
                radius: Theme.px(5)
                color: modelData.colour
                border.width: 2
                border.color: Qt.darker(modelData.colour, 1.4)
                Accessible.role: Accessible.Graphic
                Accessible.name: modelData.title

                Text {
                    anchors.fill: parent
                    anchors.margins: 2
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    font.pixelSize: Theme.fontBody
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 6
                    wrapMode: Text.WordWrap
                    color: module.color.hslLightness > 0.55 ? "#1b0d07" : "#ffffff"
                    text: module.modelData.label
                    Accessible.ignored: true
                }
            }
        }
    }
}
