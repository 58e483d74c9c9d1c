import QtQuick
import PocketMars.App

// The ship drawn to scale. What is in hand lights up the places where it may go.
Item {
    id: ship

    required property ToMarsViewModel toMars

    readonly property real factor: toMars.boardSize.width > 0 ? Math.min(width / toMars.boardSize.width, height / toMars.boardSize.height) : 1

    implicitHeight: Theme.px(220)

    Rectangle {
        id: board

        anchors.centerIn: parent
        width: ship.toMars.boardSize.width * ship.factor
        height: ship.toMars.boardSize.height * ship.factor
        radius: Theme.radius
        color: Theme.photo

        Repeater {
            model: ship.toMars.panels

            MarsPlace {
                required property int index

                factor: ship.factor
                shape: MarsPlace.Panel
                onTapped: ship.toMars.tapPanel(index)
            }
        }
        Repeater {
            model: ship.toMars.spaces

            MarsPlace {
                required property int index

                factor: ship.factor
                shape: MarsPlace.Space
                onTapped: ship.toMars.tapSpace(index)
            }
        }
        Repeater {
            model: ship.toMars.berths

            MarsPlace {
                required property int index

                factor: ship.factor
                shape: MarsPlace.Berth
                onTapped: ship.toMars.tapSlot(index)
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
                    wrapMode: Text.Wrap
                    color: module.color.hslLightness > 0.55 ? "#1b0d07" : "#ffffff"
                    text: module.modelData.label
                    Accessible.ignored: true
                }
            }
        }
    }
}
