import QtQuick
import QtQuick.Controls.Basic

// A line to type into what is searched for.
TextField {
    id: field

    implicitHeight: Theme.touch
    leftPadding: Theme.px(42)
    rightPadding: clear.visible ? clear.width : Theme.gap
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.text
    placeholderTextColor: Theme.muted
    selectionColor: Theme.accentSoft
    selectedTextColor: Theme.text
    font.pixelSize: Theme.fontBody
    selectByMouse: true
    inputMethodHints: Qt.ImhNoPredictiveText
    Accessible.role: Accessible.EditableText
    Accessible.name: placeholderText
    Keys.onEscapePressed: event => {
        event.accepted = text.length > 0;
        text = "";
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.surface
        border.width: field.activeFocus ? Theme.px(2) : 1
        border.color: field.activeFocus ? Theme.focus : Theme.fieldBorder

        Icon {
            x: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(20)
            outline: Icons.search
            color: Theme.muted
        }
    }
    IconButton {
        id: clear

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: field.text.length > 0
        outline: Icons.close
        //: Button: empties the line that is searched for
        text: qsTr("Clear the search")
        onClicked: {
            field.text = "";
            field.forceActiveFocus();
        }
    }
}
