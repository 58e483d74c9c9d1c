import QtQuick
import PocketMars.App

// A photo with a handle on each corner of the board in it.
Item {
    id: view

    required property MarsCornersModel corners

    readonly property size shownSize: corners.photoSize
    readonly property real factor: shownSize.width > 0 ? Math.min(width / shownSize.width, height / shownSize.height) : 1

    Rectangle {
        anchors.centerIn: parent
        width: view.shownSize.width * view.factor
        height: view.shownSize.height * view.factor
        color: Theme.photo

        Image {
            anchors.fill: parent
            source: view.corners.picture
            visible: view.corners.picture.length > 0
        }
        Repeater {
            model: view.corners.points

            Rectangle {
                id: corner

                required property int index
                required property point modelData

                x: modelData.x * view.factor - width / 2
                y: modelData.y * view.factor - height / 2
                width: Theme.px(36)
                height: width
                radius: width / 2
                color: Qt.alpha(Theme.accent, 0.5)
                border.width: 2
                border.color: Theme.accent
                activeFocusOnTab: true
                Accessible.role: Accessible.Button
                Accessible.focusable: true
                //: Read out for the handle on a corner of a board; %1 its number, from 1
                Accessible.name: qsTr("Corner %1").arg(index + 1)

                Keys.onPressed: event => {
                    const step = (event.modifiers & Qt.ShiftModifier ? 10 : 1) / view.factor;
                    const dx = event.key === Qt.Key_Left ? -step : event.key === Qt.Key_Right ? step : 0;
                    const dy = event.key === Qt.Key_Up ? -step : event.key === Qt.Key_Down ? step : 0;
                    if (dx !== 0 || dy !== 0) {
                        event.accepted = true;
                        view.corners.move(corner.index, corner.modelData.x + dx, corner.modelData.y + dy);
                    }
                }

                FocusRing {
                    shown: corner.activeFocus
                }
                // Its middle is what is meant.
                Rectangle {
                    anchors.centerIn: parent
                    width: 4
                    height: 4
                    color: Theme.accentText
                }
                Text {
                    anchors.right: parent.right
                    anchors.bottom: parent.top
                    font.pixelSize: Theme.fontHeading
                    font.weight: Font.Bold
                    color: Theme.accent
                    text: corner.index + 1
                    Accessible.ignored: true
                }
                DragHandler {
                    margin: Theme.px(6)
                    onActiveChanged: if (!active)
                        view.corners.move(corner.index, (corner.x + corner.width / 2) / view.factor, (corner.y + corner.height / 2) / view.factor)
                }
            }
        }
    }
}
