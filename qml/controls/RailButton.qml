import QtQuick
import QtQuick.Controls.Basic

// A page's button in the navigation rail.
Button {
    id: control

    required property string outline
    // Whether its page is shown.
    property bool current: false

    // Around what shows that it is chosen. Where the rail has little room, that keeps around icon and text.
    readonly property bool low: height < Theme.px(60)
    readonly property int edge: low ? Theme.px(1) : Theme.px(5)

    implicitWidth: Math.min(Theme.px(96), Math.floor(Window.width / 9))
    implicitHeight: Theme.px(64)
    padding: 0
    font.pixelSize: Theme.fontSmall
    font.weight: current ? Font.DemiBold : Font.Normal
    Accessible.name: text
    Accessible.selected: current

    // Qt 6.4 takes the space bar only.
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    FontMetrics {
        id: metrics

        font: control.font
    }

    contentItem: Item {
        Column {
            anchors.centerIn: parent
            spacing: control.low ? Theme.px(2) : Theme.px(5)

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                size: Math.max(Theme.px(16), Math.min(Theme.px(26), control.height - 2 * control.edge - 2 * Theme.px(3) - parent.spacing - metrics.height))
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
            anchors.topMargin: control.edge
            anchors.bottomMargin: control.edge
            radius: Theme.radius
            color: control.current ? Theme.railCurrent : control.hovered || control.down ? Qt.alpha(Theme.railText, 0.12) : "transparent"
            border.width: control.visualFocus ? Theme.px(2) : 0
            border.color: Theme.railText
        }
    }
}
