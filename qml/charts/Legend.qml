import QtQuick

// What the marks on the photo mean.
Panel {
    id: legend

    property bool upright: false
    // Width that there is for it; it is broken where it takes more.
    property real room: Infinity
    // Of all in one row.
    readonly property real wide: sure.implicitWidth + doubtful.implicitWidth + unclear.implicitWidth + 2 * Theme.gap + 2 * Theme.gapSmall

    implicitWidth: grid.implicitWidth + 2 * Theme.gapSmall
    implicitHeight: grid.implicitHeight + 2 * Theme.gapSmall

    Grid {
        id: grid

        anchors.centerIn: parent
        columns: {
            if (legend.upright)
                return 1;
            const two = Math.max(sure.implicitWidth, unclear.implicitWidth) + doubtful.implicitWidth + Theme.gap + 2 * Theme.gapSmall;
            return legend.wide <= legend.room ? 3 : two <= legend.room ? 2 : 1;
        }
        columnSpacing: Theme.gap
        rowSpacing: Theme.px(6)

        LegendEntry {
            id: sure

            color: Theme.sure
            //: How sure a reading is
            text: qsTr("sure")
        }
        LegendEntry {
            id: doubtful

            color: Theme.doubtful
            dash: 6
            //: How sure a reading is
            text: qsTr("doubtful")
        }
        LegendEntry {
            id: unclear

            color: Theme.unclear
            dash: 2
            //: How sure a reading is
            text: qsTr("unclear")
        }
    }
}
