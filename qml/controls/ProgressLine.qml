import QtQuick
import QtQuick.Controls.Basic

// How far something has come; runs along while that is not known.
ProgressBar {
    id: control

    // Of the run along the bar, 0 to 1.
    property real phase

    implicitHeight: Theme.px(8)
    implicitWidth: Theme.px(240)

    NumberAnimation on phase {
        running: control.indeterminate && control.visible
        loops: Animation.Infinite
        from: 0
        to: 1
        duration: 1300
        easing.type: Easing.InOutSine
    }

    background: Rectangle {
        radius: height / 2
        color: Theme.border
    }
    contentItem: Item {
        clip: true

        Rectangle {
            x: control.indeterminate ? (control.phase * 1.3 - 0.3) * parent.width : 0
            width: control.indeterminate ? parent.width * 0.3 : parent.width * control.visualPosition
            height: parent.height
            radius: height / 2
            color: Theme.accent
        }
    }
}
