import QtQuick
import QtQuick.Controls.Basic
import PocketMars.App

// The score sheet as on the score pad: a row a line, a column a player.
Panel {
    id: pad

    required property ScoreSheetModel sheet
    // Whether a cell can be tapped for what it counts.
    property bool interactive: false

    // Whether room is scarce.
    property bool compact: false
    // Height that the sheet may take; 0: no more than it needs.
    property real room: 0
    // How far down it is seen where it scrolls: the totals stay above that. 0: all of it.
    property real seenTo: 0

    signal cellTapped(line: int, player: int, byKeyboard: bool)

    readonly property int players: Math.max(1, sheet.players.length)
    readonly property int columnWidth: Math.min(Math.max(Theme.px(104), Math.floor(width / 2 / players)), Math.floor((width - Theme.px(150)) / players))
    readonly property int headHeight: Theme.px(compact ? 46 : 60)
    readonly property int totalHeight: Theme.px(compact ? 50 : 58)
    readonly property int lineHeight: {
        const needed = compact ? Math.max(48, Theme.px(40)) : Theme.touch;
        return Math.max(needed, Math.min(Theme.px(72), Math.floor((room - headHeight - totalHeight) / Math.max(1, rows.count - 1))));
    }
    readonly property int titleWidth: width - players * columnWidth - 2

    implicitHeight: column.implicitHeight + 2
    implicitWidth: Theme.px(400)
    Accessible.role: Accessible.Table
    //: Read out for the table of points
    Accessible.name: qsTr("Score sheet")

    Column {
        id: column

        x: 1
        y: 1
        width: parent.width - 2

        Item {
            width: parent.width
            height: pad.headHeight

            Row {
                x: pad.titleWidth
                height: parent.height

                Repeater {
                    model: pad.sheet.players

                    Item {
                        id: head

                        required property var modelData

                        width: pad.columnWidth
                        height: parent.height
                        Accessible.role: Accessible.ColumnHeader
                        Accessible.name: modelData.subtitle.length > 0 ? modelData.title + ", " + modelData.subtitle : modelData.title

                        Column {
                            anchors.centerIn: parent
                            spacing: Theme.px(pad.compact ? 1 : 4)

                            Row {
                                anchors.horizontalCenter: parent.horizontalCenter
                                spacing: Theme.px(4)

                                Rectangle {
                                    width: Theme.px(16)
                                    height: width
                                    radius: width / 2
                                    color: head.modelData.colour
                                    border.width: 1
                                    border.color: Theme.muted
                                }
                                Icon {
                                    size: Theme.px(16)
                                    outline: Icons.trophy
                                    color: Theme.accent
                                    visible: head.modelData.winner
                                }
                            }
                            Text {
                                anchors.horizontalCenter: parent.horizontalCenter
                                width: pad.columnWidth - Theme.gap
                                horizontalAlignment: Text.AlignHCenter
                                fontSizeMode: Text.HorizontalFit
                                minimumPixelSize: Theme.px(9)
                                //: Head of the automaton's column; %1 its colour, %2 DA
                                text: head.modelData.subtitle.length > 0 ? qsTr("%1 (%2)").arg(head.modelData.title).arg(head.modelData.subtitle) : head.modelData.title
                                font.pixelSize: Theme.fontBody
                                font.weight: Font.DemiBold
                                color: Theme.text
                            }
                        }
                    }
                }
            }
        }
        Repeater {
            id: rows

            model: pad.sheet

            Rectangle {
                id: line

                required property int index
                required property string title
                required property var points
                required property var unknown
                required property bool isTotal

                // Over the lines that it comes to lie on.
                z: isTotal ? 1 : 0
                transform: Translate {
                    y: line.isTotal && pad.seenTo > 0 ? Math.max(-line.y, Math.min(0, pad.seenTo - column.y - line.y - line.height)) : 0
                }
                width: column.width
                height: isTotal ? pad.totalHeight : pad.lineHeight
                radius: isTotal ? Theme.radius - 1 : 0
                color: isTotal ? Theme.accentSoft : index % 2 === 0 ? Theme.sunken : "transparent"
                Accessible.role: Accessible.Row
                Accessible.name: title

                Text {
                    x: Theme.gap
                    width: pad.titleWidth - Theme.gap
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.WordWrap
                    lineHeight: 0.9
                    text: line.title
                    color: Theme.text
                    font.pixelSize: line.isTotal ? Theme.fontHeading : Theme.fontBody
                    font.weight: line.isTotal ? Font.Bold : Font.Normal
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.px(10)
                    Accessible.ignored: true
                }
                Row {
                    x: pad.titleWidth
                    height: parent.height

                    Repeater {
                        model: line.points

                        AbstractButton {
                            id: cell

                            required property int index
                            required property int modelData
                            readonly property var player: pad.sheet.players[index]
                            readonly property bool isUnknown: line.unknown[index] === true
                            //: Points on the score sheet where something unknown counts as 0; %1 the points
                            readonly property string shown: isUnknown ? qsTr("%1 ?").arg(modelData) : hidden ? "–" : modelData
                            readonly property bool hidden: player !== undefined && !player.linesKnown && !line.isTotal

                            width: pad.columnWidth
                            height: line.height
                            enabled: pad.interactive && !line.isTotal
                            focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
                            Accessible.role: enabled ? Accessible.Button : Accessible.Cell
                            //: A cell of the score sheet, read out: %1 the player, %2 the line, %3 the points
                            Accessible.name: qsTr("%1, %2: %3").arg(player ? player.title : "").arg(line.title).arg(shown)
                            onClicked: pad.cellTapped(line.index, index, visualFocus)

                            Keys.onReturnPressed: clicked()
                            Keys.onEnterPressed: clicked()

                            contentItem: Text {
                                text: cell.shown
                                horizontalAlignment: Text.AlignHCenter
                                verticalAlignment: Text.AlignVCenter
                                font.pixelSize: line.isTotal ? Theme.px(24) : Theme.px(17)
                                font.weight: line.isTotal ? Font.Bold : Font.Medium
                                color: cell.isUnknown ? Theme.danger : cell.modelData === 0 && !line.isTotal ? Theme.muted : Theme.text
                            }
                            background: Rectangle {
                                anchors.fill: parent
                                anchors.margins: Theme.px(3)
                                radius: Theme.px(8)
                                color: cell.down ? Theme.pressed : cell.hovered ? Theme.hover : "transparent"
                                border.width: cell.visualFocus ? Theme.px(2) : 0
                                border.color: Theme.focus
                            }
                        }
                    }
                }
            }
        }
    }
}
