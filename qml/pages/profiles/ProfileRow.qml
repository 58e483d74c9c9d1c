import QtQuick
import QtQuick.Controls.Basic

// One profile in the list; the current one is in use.
ItemDelegate {
    id: row

    required property int index
    required property string modelData

    readonly property bool current: ListView.isCurrentItem

    implicitHeight: Theme.px(64)
    text: modelData
    Accessible.role: Accessible.ListItem
    Accessible.name: modelData
    Accessible.selected: current

    contentItem: Item {
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            spacing: Theme.px(3)

            Text {
                width: parent.width
                text: row.text
                color: Theme.text
                font.pixelSize: Theme.fontBody
                font.weight: Font.DemiBold
                elide: Text.ElideMiddle
            }
            Text {
                width: parent.width
                visible: row.current
                //: The profile with which photos are read
                text: qsTr("in use")
                color: Theme.accent
                font.pixelSize: Theme.fontSmall
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: row.current ? Theme.accentSoft : row.hovered ? Theme.hover : Theme.surface
        border.width: row.current && row.ListView.view.activeFocus ? Theme.px(2) : 1
        border.color: row.current ? (row.ListView.view.activeFocus ? Theme.focus : Theme.accent) : Theme.border
    }
}
