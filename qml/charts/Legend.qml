import QtQuick

// What the marks on the photo mean.
Panel {
    property bool upright: false

    implicitWidth: grid.implicitWidth + 2 * Theme.gapSmall
    implicitHeight: grid.implicitHeight + 2 * Theme.gapSmall

    Grid {
        id: grid

        anchors.centerIn: parent
        columns: parent.upright ? 1 : 3
        columnSpacing: Theme.gap
        rowSpacing: Theme.px(6)

        LegendEntry {
            color: Theme.sure
            //: How sure a reading is
            text: qsTr("sure")
        }
        LegendEntry {
            color: Theme.doubtful
            dash: 6
            //: How sure a reading is
            text: qsTr("doubtful")
        }
        LegendEntry {
            color: Theme.unclear
            dash: 2
            //: How sure a reading is
            text: qsTr("unclear")
        }
    }
}
