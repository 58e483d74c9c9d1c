import QtQuick
import QtQuick.Controls.Basic
import PocketMars.App

// Who plays, and by which edition's tie-break.
Popup {
    id: popup

    required property TableOptions options
    // Whether a file is there that can be read anew.
    property bool canRead: false

    signal readAgain

    width: Theme.px(420)
    padding: Theme.gapLarge
    focus: true
    background: Panel {}

    contentItem: PlayersForm {
        options: popup.options
        canRead: popup.canRead
        onReadAgain: {
            popup.close();
            popup.readAgain();
        }
    }
}
