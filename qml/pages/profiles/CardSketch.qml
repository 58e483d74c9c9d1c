import QtQuick

// Which card or piece goes where on the table.
Grid {
    id: sketch

    required property var cells

    readonly property int cellWidth: Math.floor((width - (columns - 1) * spacing) / Math.max(1, columns))

    // Long names stand upright where the cells are narrow.
    readonly property bool narrow: columns > 4

    spacing: Theme.px(4)
    Accessible.role: Accessible.StaticText
    //: Read out for a sketch of the table: %1 what lies there, from left to right
    Accessible.name: qsTr("In this order: %1").arg(cells.join(", "))

    Repeater {
        model: sketch.cells

        Rectangle {
            id: cell

            required property int index
            required property string modelData

            width: sketch.cellWidth
            height: Theme.px(sketch.narrow ? 92 : 56)
            radius: Theme.px(6)
            color: Theme.sunken
            border.width: 1
            border.color: Theme.border

            Text {
                anchors.centerIn: parent
                width: (sketch.narrow ? parent.height : parent.width) - Theme.px(6)
                height: (sketch.narrow ? parent.width : parent.height) - Theme.px(6)
                rotation: sketch.narrow ? -90 : 0
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: cell.modelData
                color: Theme.text
                font.pixelSize: Theme.px(12)
                minimumPixelSize: Theme.px(9)
                fontSizeMode: Text.Fit
                wrapMode: Text.WordWrap
                Accessible.ignored: true
            }
        }
    }
}
