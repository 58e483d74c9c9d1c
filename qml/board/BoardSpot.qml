import QtQuick
import QtQuick.Controls.Basic

// A place of the board that can be tapped.
AbstractButton {
    id: control

    property string title: ""
    // Whether something else is seen there: what is expected stands in an outline.
    property bool differs: false
    // Whether the move that is advised does something here.
    property bool wanted: false

    implicitWidth: Math.max(Theme.touch, implicitContentWidth)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight)
    Accessible.role: Accessible.Button
    Accessible.name: title

    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.px(8)
        color: control.down ? Theme.pressed : control.hovered ? Theme.hover : "transparent"
        border.width: control.visualFocus || control.differs || control.wanted ? Theme.px(2) : 0
        border.color: control.visualFocus ? Theme.focus : control.differs ? Theme.danger : Theme.accent
    }
}
