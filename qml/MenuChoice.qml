import QtQuick
import QtQuick.Controls.Basic

// One of several choices in a menu, with a tick if it is the one that counts.
MenuItem {
    id: choice

    implicitHeight: Theme.touch
    implicitWidth: Theme.px(230)
    checkable: true
    font.pixelSize: Theme.fontBody

    indicator: Icon {
        x: Theme.gap
        y: (choice.height - height) / 2
        size: Theme.px(18)
        outline: Icons.check
        color: Theme.accent
        visible: choice.checked
    }
    contentItem: Text {
        leftPadding: Theme.px(34)
        text: choice.text
        font: choice.font
        color: Theme.text
        verticalAlignment: Text.AlignVCenter
    }
    background: Rectangle {
        radius: Theme.px(8)
        color: choice.highlighted ? Theme.hover : "transparent"
    }
}
