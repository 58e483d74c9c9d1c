import QtQuick
import QtQuick.Controls.Basic

// A button whose text may take several lines.
Button {
    id: control

    // What there is room for.
    property real maximumWidth: Infinity

    width: Math.min(maximumWidth, implicitWidth)
    height: implicitHeight
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + Theme.px(14))
    implicitWidth: Math.max(Theme.touch, Math.ceil(metrics.advanceWidth) + leftPadding + rightPadding + 2)
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)
    topPadding: 0
    bottomPadding: 0
    font.pixelSize: Theme.fontBody
    Accessible.name: text

    // Qt 6.4 takes the space bar only.
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    TextMetrics {
        id: metrics

        font: control.font
        text: control.text
    }
    contentItem: Text {
        text: control.text
        font: control.font
        color: Theme.text
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.down ? Theme.pressed : control.hovered ? Theme.hover : Theme.surface
        border.width: 1
        border.color: Theme.border

        FocusRing {
            shown: control.visualFocus
            inside: true
        }
    }
}
