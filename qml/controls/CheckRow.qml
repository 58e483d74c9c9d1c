import QtQuick
import QtQuick.Controls.Basic

// One thing to do, with a box to tick. What the camera sees done can't be unticked.
CheckDelegate {
    id: control

    // What the list says, which goes whatever was tapped.
    required property bool done
    property bool bySight: false

    signal ticked(wanted: bool)

    implicitHeight: Math.max(Theme.touch, implicitContentHeight + Theme.px(12))
    leftPadding: Theme.px(40)
    rightPadding: Theme.px(8)
    topPadding: 0
    bottomPadding: 0
    font.pixelSize: Theme.fontBody
    checkable: true
    checked: done
    enabled: !bySight
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checked: checked

    onToggled: {
        ticked(checked);
        checked = Qt.binding(() => done);
    }
    Keys.onReturnPressed: {
        toggle();
        toggled();
    }

    indicator: Rectangle {
        x: Theme.px(6)
        y: (control.height - height) / 2
        width: Theme.px(24)
        height: width
        radius: Theme.px(6)
        color: control.checked ? Theme.accent : Theme.sunken
        border.width: control.checked ? 0 : 1
        border.color: Theme.muted

        Icon {
            anchors.centerIn: parent
            size: Theme.px(18)
            outline: Icons.check
            color: Theme.accentText
            visible: control.checked
        }
    }
    contentItem: Text {
        text: control.text
        font: control.font
        color: control.checked ? Theme.muted : Theme.text
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
    }
    background: Rectangle {
        radius: Theme.px(8)
        color: control.down ? Theme.pressed : control.hovered ? Theme.hover : "transparent"
        border.width: control.visualFocus ? Theme.px(2) : 0
        border.color: Theme.focus
    }
}
