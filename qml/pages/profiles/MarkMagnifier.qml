import QtQuick

// A part of the picture enlarged, with a crosshair on the place that is being moved: a finger hides
// what lies below it.
Rectangle {
    id: glass

    required property string source
    required property size pictureSize
    // px of the picture
    required property point place
    // Neighbours of a corner: the sides that run to them are drawn; none for other places.
    property list<point> ends
    // Radius of a ring around the place, px of the picture; 0 for none.
    property real ring: 0
    // Px of the screen for one of the picture.
    property real factor: 3

    implicitWidth: Theme.px(184)
    implicitHeight: implicitWidth
    color: Theme.photo
    border.width: Theme.px(3)
    border.color: "white"
    Accessible.ignored: true

    Item {
        id: pane

        anchors.fill: parent
        anchors.margins: glass.border.width
        clip: true

        Image {
            x: pane.width / 2 - glass.place.x * glass.factor
            y: pane.height / 2 - glass.place.y * glass.factor
            width: glass.pictureSize.width * glass.factor
            height: glass.pictureSize.height * glass.factor
            source: glass.source
            cache: false
            smooth: true
        }
        Repeater {
            model: glass.ends

            Rectangle {
                required property point modelData

                x: pane.width / 2
                y: pane.height / 2 - height / 2
                width: pane.width
                height: Theme.px(2)
                transformOrigin: Item.Left
                rotation: Math.atan2(modelData.y - glass.place.y, modelData.x - glass.place.x) * 180 / Math.PI
                color: Theme.sure
                antialiasing: true
            }
        }
        Rectangle {
            anchors.centerIn: parent
            visible: glass.ring > 0
            width: 2 * glass.ring * glass.factor
            height: width
            radius: width / 2
            color: "transparent"
            border.width: Theme.px(2)
            border.color: Theme.sure
        }
        // The crosshair leaves its middle free; dark beside light, so that it shows anywhere.
        Repeater {
            model: 4

            Item {
                id: arm

                required property int index
                readonly property int gap: Theme.px(6)
                readonly property int reach: Theme.px(30)

                x: pane.width / 2
                y: pane.height / 2
                rotation: 90 * index
                transformOrigin: Item.TopLeft

                Rectangle {
                    x: arm.gap
                    y: -Theme.px(1.5)
                    width: arm.reach
                    height: Theme.px(3)
                    color: Qt.rgba(0, 0, 0, 0.6)
                }
                Rectangle {
                    x: arm.gap
                    y: -0.5
                    width: arm.reach
                    height: 1
                    color: "white"
                }
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -1
        color: "transparent"
        border.width: 1
        border.color: Qt.rgba(0, 0, 0, 0.6)
    }
}
