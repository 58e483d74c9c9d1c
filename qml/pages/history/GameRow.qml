import QtQuick
import QtQuick.Controls.Basic

// One game in the list of the history.
ItemDelegate {
    id: row

    required property int index
    required property string date
    required property string time
    required property string verdict
    // Of a solo game; may be empty.
    required property string level
    // List of SheetPlayer.
    required property var players

    readonly property bool current: ListView.isCurrentItem

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.gap
    Accessible.name: date + ", " + verdict
    Accessible.role: Accessible.ListItem
    Accessible.selected: current

    contentItem: Column {
        spacing: Theme.px(4)

        Text {
            width: parent.width
            text: row.verdict
            color: Theme.text
            font.pixelSize: Theme.fontBody
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
        }
        Flow {
            width: parent.width
            spacing: Theme.gap

            Repeater {
                model: row.players

                PlayerTotal {
                    required property var modelData

                    title: modelData.title
                    colour: modelData.colour
                    total: modelData.total
                    winner: modelData.winner
                }
            }
        }
        Text {
            width: parent.width
            //: When a game was saved; %1 the date, %2 the time
            text: qsTr("%1, %2").arg(row.date).arg(row.time) + (row.level.length > 0 ? " · " + row.level : "")
            color: Theme.muted
            font.pixelSize: Theme.fontSmall
            wrapMode: Text.Wrap
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: row.current ? Theme.accentSoft : row.hovered ? Theme.hover : Theme.surface
        border.width: row.current && row.ListView.view.activeFocus ? Theme.px(2) : 1
        border.color: row.current ? (row.ListView.view.activeFocus ? Theme.focus : Theme.accent) : Theme.border
    }
}
