import QtQuick

// A player's energy, 0 to 7.
BoardSpot {
    id: track

    required property int level

    implicitWidth: Theme.px(8 * 17 + 8)
    //: Read out for a player's energy; %1 `Energy of red`, %2 the level
    Accessible.name: qsTr("%1: %2").arg(title).arg(level)

    contentItem: Item {
        Row {
            anchors.centerIn: parent
            spacing: Theme.px(2)

            Repeater {
                model: 8

                Rectangle {
                    required property int index

                    width: Theme.px(15)
                    height: Theme.px(22)
                    radius: Theme.px(3)
                    color: index === track.level ? Theme.accent : index < track.level ? Theme.accentSoft : Theme.sunken
                    border.width: 1
                    border.color: Theme.border

                    Text {
                        anchors.centerIn: parent
                        text: parent.index
                        color: parent.index === track.level ? Theme.accentText : Theme.muted
                        font.pixelSize: Theme.px(11)
                    }
                }
            }
        }
    }
}
