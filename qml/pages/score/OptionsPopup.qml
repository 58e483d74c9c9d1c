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

    // A form has the width that it is given, and asks for none.
    contentItem: Item {
        implicitHeight: childrenRect.height

        PlayersForm {
            width: parent.width
            focus: true
            options: popup.options
            canRead: popup.canRead
            onReadAgain: {
                popup.close();
                popup.readAgain();
            }
        }
    }
}
