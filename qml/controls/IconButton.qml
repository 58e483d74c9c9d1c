import QtQuick
import QtQuick.Controls.Basic

// A button that shows an icon only; its text is read out and shown as a tip.
Button {
    id: control

    required property string outline
    property color ink: Theme.text
    property color fill: "transparent"
    // While something of its own is open beside it, its tip would lie over that.
    property bool quiet: false
    // What it does takes something away: it never has the focus by itself.
    property bool grave: false

    implicitWidth: Theme.touch
    implicitHeight: Theme.touch
    opacity: enabled ? 1 : 0.45
    Accessible.name: text

    ToolTip.text: text
    ToolTip.visible: (hovered || visualFocus) && !quiet
    ToolTip.delay: 600

    // Qt 6.4 takes the space bar only.
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            outline: control.outline
            color: control.ink
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.down ? Theme.pressed : control.hovered ? Theme.hover : control.fill

        FocusRing {
            shown: control.visualFocus
        }
    }
}
