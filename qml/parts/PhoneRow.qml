import QtQuick
import QtQuick.Layouts

// A paired phone in their list.
RowLayout {
    id: row

    // PhoneEntry
    required property var modelData

    signal thrownOut

    spacing: Theme.gap

    Icon {
        outline: row.modelData.camera ? Icons.camera : Icons.phone
        color: row.modelData.here ? Theme.accent : Theme.muted
    }
    BodyText {
        Layout.fillWidth: true
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        //: A paired phone that is used as a camera; %1 its name
        text: row.modelData.camera ? qsTr("%1, used as a camera").arg(row.modelData.name) :
        //: A paired phone whose page is open; %1 its name
        row.modelData.here ? qsTr("%1, connected").arg(row.modelData.name) : row.modelData.name
    }
    ActionButton {
        outline: Icons.remove
        //: Button: the phone is not let in any more
        text: qsTr("Throw out")
        Accessible.name: text + ": " + row.modelData.name
        onClicked: row.thrownOut()
    }
}
