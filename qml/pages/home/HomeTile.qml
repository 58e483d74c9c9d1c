import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

// A large button of the first page: an icon, what it does, and a line about it.
Button {
    id: control

    required property string outline
    required property string title
    property bool primary: false

    readonly property color ink: primary ? Theme.accentText : Theme.text

    implicitHeight: Math.max(Theme.px(96), implicitContentHeight + 2 * Theme.gap)
    // Cells of a grid share the room evenly.
    implicitWidth: Theme.px(300)
    leftPadding: Theme.gapLarge
    rightPadding: Theme.gapLarge
    Accessible.name: title
    Accessible.description: text

    // Qt 6.4 takes the space bar only.
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: RowLayout {
        spacing: Theme.gapLarge

        Icon {
            size: Theme.px(36)
            thickness: 1.5
            outline: control.outline
            color: control.primary ? Theme.accentText : Theme.accent
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.px(2)

            Heading {
                Layout.fillWidth: true
                text: control.title
                color: control.ink
                Accessible.ignored: true
            }
            BodyText {
                Layout.fillWidth: true
                text: control.text
                color: control.primary ? Theme.accentText : Theme.muted
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: {
            if (control.primary)
                return control.down ? Qt.darker(Theme.accent, 1.25) : control.hovered ? Qt.darker(Theme.accent, 1.1) : Theme.accent;
            return control.down ? Theme.pressed : control.hovered ? Theme.hover : Theme.surface;
        }
        border.width: control.primary ? 0 : 1
        border.color: Theme.border

        FocusRing {
            shown: control.visualFocus
        }
    }
}
