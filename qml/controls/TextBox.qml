import QtQuick
import QtQuick.Controls.Basic

// A line to type into.
TextField {
    id: control

    // What belongs here, read out.
    required property string title
    // Whether what stands there will not do.
    property bool wrong: false

    // What is hidden must not go on taking keys.
    onVisibleChanged: if (!visible)
        focus = false

    implicitHeight: Theme.touch
    implicitWidth: Theme.px(130)
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(8)
    verticalAlignment: TextInput.AlignVCenter
    font.pixelSize: Theme.fontBody
    color: Theme.text
    placeholderTextColor: Theme.muted
    selectionColor: Theme.accentSoft
    selectedTextColor: Theme.text
    selectByMouse: true
    Accessible.name: title

    background: Rectangle {
        radius: Theme.radius
        color: control.enabled ? Theme.surface : Theme.sunken
        border.width: control.activeFocus || control.wrong ? Theme.px(2) : 1
        border.color: control.wrong ? Theme.danger : control.activeFocus ? Theme.focus : Theme.fieldBorder
    }
}
