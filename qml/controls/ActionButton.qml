import QtQuick
import QtQuick.Controls.Basic

// A button with a text and, if it has one, an icon before it.
Button {
    id: control

    enum Kind {
        Primary, // what the page is for; one of a page
        Plain,
        Danger
    }
    property int kind: ActionButton.Plain
    // One of Icons; empty for none.
    property string outline: ""
    // What it does takes something away: it never has the focus by itself.
    property bool grave: kind === ActionButton.Danger

    // With Ctrl it is the page's key.
    function press(event: var) {
        event.accepted = (event.modifiers & Qt.ControlModifier) === 0;
        if (event.accepted)
            clicked();
    }

    readonly property color ink: !enabled ? Theme.muted : kind === ActionButton.Primary ? Theme.accentText : kind === ActionButton.Danger ? Theme.danger : Theme.text

    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: Math.max(Theme.touch, implicitContentWidth + leftPadding + rightPadding)
    leftPadding: Theme.px(18)
    rightPadding: Theme.px(18)
    topPadding: Theme.px(6)
    bottomPadding: Theme.px(6)
    font.pixelSize: Theme.fontBody
    font.weight: Font.DemiBold

    // Qt 6.4 takes the space bar only.
    Keys.onReturnPressed: event => press(event)
    Keys.onEnterPressed: event => press(event)

    contentItem: IconLabel {
        text: control.text
        font: control.font
        ink: control.ink
        outline: control.outline
    }
    background: Rectangle {
        radius: Theme.radius
        color: {
            if (!control.enabled)
                return Theme.sunken;
            if (control.kind === ActionButton.Primary)
                return control.down ? Qt.darker(Theme.accent, 1.25) : control.hovered ? Qt.darker(Theme.accent, 1.1) : Theme.accent;
            return control.down ? Theme.pressed : control.hovered ? Theme.hover : Theme.surface;
        }
        border.width: control.kind === ActionButton.Primary && control.enabled ? 0 : 1
        border.color: control.kind === ActionButton.Danger && control.enabled ? Theme.danger : Theme.border

        FocusRing {
            shown: control.visualFocus
        }
    }
}
