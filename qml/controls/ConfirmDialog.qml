import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T

// Asks before something is removed: the only thing that stops the player.
Dialog {
    id: dialog

    required property string question
    required property string consequence
    required property string confirmText
    //: Button that leaves everything as it is
    property string keepText: qsTr("Keep")

    anchors.centerIn: T.Overlay.overlay
    width: Math.min(Theme.px(480), parent ? parent.width - 2 * Theme.gapLarge : Theme.px(480))
    padding: Theme.gapLarge
    modal: true
    focus: true

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }
    background: Panel {}
    contentItem: ColumnLayout {
        spacing: Theme.gap

        Heading {
            Layout.fillWidth: true
            text: dialog.question
        }
        BodyText {
            Layout.fillWidth: true
            color: Theme.muted
            text: dialog.consequence
        }
        RowLayout {
            Layout.topMargin: Theme.gapSmall
            spacing: Theme.gap

            Item {
                Layout.fillWidth: true
            }
            ActionButton {
                // What destroys is never what a hasty Return does.
                focus: true
                text: dialog.keepText
                onClicked: dialog.reject()
            }
            ActionButton {
                kind: ActionButton.Danger
                outline: Icons.remove
                text: dialog.confirmText
                onClicked: dialog.accept()
            }
        }
    }
}
