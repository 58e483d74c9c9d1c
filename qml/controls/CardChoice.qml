import QtQuick
import QtQuick.Controls.Basic

// A button for a card: its picture where the profile has one, else its suit's colour, and its name.
Button {
    id: control

    // URL; empty: none.
    required property string picture
    // The suit as the formats name it.
    required property string suit
    // Before the name; empty for none.
    property string key: ""
    // Of the picture.
    property real pictureHeight: Theme.px(96)

    implicitWidth: Math.max(Theme.px(92), Math.round(pictureHeight * 63 / 88) + Theme.px(16))
    implicitHeight: Math.max(Theme.touch, pictureHeight + Theme.px(54))
    padding: Theme.px(6)
    font.pixelSize: Theme.fontSmall
    font.weight: Font.DemiBold
    opacity: enabled ? 1 : 0.35
    Accessible.name: text

    // Qt 6.4 takes the space bar only.
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Rectangle {
            anchors.top: parent.top
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.round(control.pictureHeight * 63 / 88)
            height: control.pictureHeight
            radius: Theme.px(4)
            color: Theme.suit(control.suit)
            border.width: 1
            border.color: Theme.border

            Image {
                anchors.fill: parent
                source: control.picture
                sourceSize.height: 2 * control.pictureHeight
                fillMode: Image.PreserveAspectFit
                smooth: true
                mipmap: true
            }
        }
        Text {
            anchors.bottom: parent.bottom
            width: parent.width
            text: control.key.length > 0 ? control.key + ". " + control.text : control.text
            font: control.font
            color: Theme.text
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.down ? Theme.pressed : control.hovered ? Theme.hover : Theme.surface
        border.width: 1
        border.color: Theme.border

        FocusRing {
            shown: control.visualFocus
        }
    }
}
