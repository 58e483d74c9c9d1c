import QtQuick
import QtQuick.Controls.Basic
import PocketMars.App

// The window where no other can be: why the player's data can't be reached, and what to do.
ApplicationWindow {
    id: window

    required property string trouble
    required property Settings settings

    // Whether the player wants it tried once more; it is closed then.
    property bool again: false

    width: Theme.px(760)
    height: Theme.px(420)
    visible: true
    //: Title of the window: the program's name
    title: qsTr("Pocket Mars Table")
    color: Theme.window
    font.pixelSize: Theme.fontBody

    Binding {
        target: Theme
        property: "dark"
        value: window.settings.dark
    }
    Binding {
        target: Theme
        property: "scale"
        value: window.settings.textSize
    }
    Shortcut {
        sequences: ["Esc"]
        onActivated: window.close()
    }
    EmptyState {
        anchors.fill: parent
        outline: Icons.warning
        //: Title of the only window where the data folder can't be reached
        title: qsTr("Your games and profiles can't be reached")
        text: window.trouble

        ActionButton {
            kind: ActionButton.Primary
            outline: Icons.again
            //: Button: looks once more for the data folder
            text: qsTr("Try again")
            focus: true
            onClicked: {
                window.again = true;
                window.close();
            }
        }
        ActionButton {
            outline: Icons.close
            //: Button: closes the program
            text: qsTr("Close")
            onClicked: window.close()
        }
    }
}
