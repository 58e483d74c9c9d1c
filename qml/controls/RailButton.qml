import QtQuick
import QtQuick.Controls.Basic

// A page's button in the navigation rail.
Button {
    id: control

    required property string outline
    // Whether its page is shown.
    property bool current: false

    implicitWidth: Math.min(Theme.px(96), Math.floor(Window.width / 9))
    // In the smallest window all nine have room.
    implicitHeight: Math.max(Theme.touch, Math.min(Theme.px(64), Math.floor((Window.height - Theme.px(60)) / 9)))
    font.pixelSize: Theme.fontSmall
    font.weight: current ? Font.DemiBold : Font.Normal
    Accessible.name: text
    Accessible.selected: current

    // Qt 6.4 takes the space bar only.
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Column {
            anchors.centerIn: parent
            spacing: Theme.px(5)

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                size: Theme.px(26)
                outline: control.outline
                color: control.current ? Theme.railText : Theme.railMuted
            }
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                width: control.width - Theme.px(12)
                text: control.text
                font: control.font
                color: control.current ? Theme.railText : Theme.railMuted
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(9)
            }
        }
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(5)
            radius: Theme.radius
            color: control.current ? Theme.railCurrent : control.hovered || control.down ? Qt.alpha(Theme.railText, 0.12) : "transparent"
            border.width: control.visualFocus ? Theme.px(2) : 0
            border.color: Theme.railText
        }
    }
}
