import QtQuick
import QtQuick.Controls.Basic

// Something to do, in a menu.
MenuItem {
    id: entry

    implicitHeight: Theme.touch
    implicitWidth: Theme.px(230)
    font.pixelSize: Theme.fontBody

    contentItem: Text {
        leftPadding: Theme.gapSmall
        text: entry.text
        font: entry.font
        color: entry.enabled ? Theme.text : Theme.muted
        verticalAlignment: Text.AlignVCenter
    }
    background: Rectangle {
        radius: Theme.px(8)
        color: entry.highlighted ? Theme.hover : "transparent"
    }
}
