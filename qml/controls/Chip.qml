import QtQuick
import QtQuick.Controls.Basic

// A small button for one of several choices.
Button {
    id: control

    // Whether this is what counts now.
    property bool current: false
    // A dot before the text; transparent for none.
    property color dot: "transparent"

    implicitHeight: Theme.touch
    implicitWidth: Math.max(Theme.touch, implicitContentWidth + leftPadding + rightPadding)
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)
    topPadding: 0
    bottomPadding: 0
    font.pixelSize: Theme.fontBody
    font.weight: current ? Font.Bold : Font.Medium
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: current

    // Qt 6.4 takes the space bar only.
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: IconLabel {
        text: control.text
        font: control.font
        ink: control.current ? Theme.accentText : Theme.text
        dot: control.dot
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.current ? Theme.accent : control.down ? Theme.pressed : control.hovered ? Theme.hover : Theme.surface
        border.width: control.current ? 0 : 1
        border.color: Theme.border

        FocusRing {
            shown: control.visualFocus
        }
    }
}
