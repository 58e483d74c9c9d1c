import QtQuick

// A button that copies something, and says for a moment that it did.
ActionButton {
    // What it says otherwise.
    required property string label

    outline: copied.running ? Icons.check : Icons.copy
    //: Button, after something was copied
    text: copied.running ? qsTr("Copied") : label
    onClicked: copied.restart()

    Timer {
        id: copied

        interval: 2000
    }
}
