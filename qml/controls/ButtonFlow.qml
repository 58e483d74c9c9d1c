import QtQuick
import QtQuick.Layouts

// Buttons in a row, and in further ones where that has no room.
Flow {
    id: flow

    // Width that there is for them. Where what lies around it hangs on their height, a page gives
    // its own, as a width that a layout is about to give may be another one in between.
    property real room: width
    // Of all of them in one row.
    readonly property real wanted: Array.from(children).reduce((sum, each) => each.visible ? sum + each.implicitWidth + spacing : sum, -spacing)
    readonly property int rows: {
        let count = 1;
        let x = 0;
        for (const each of Array.from(children)) {
            if (!each.visible)
                continue;
            if (room > 0 && x > 0 && x + each.implicitWidth > Math.ceil(room)) {
                ++count;
                x = 0;
            }
            x += each.implicitWidth + spacing;
        }
        return count;
    }
    readonly property real wantedHeight: rows * Theme.touch + (rows - 1) * spacing

    Layout.fillWidth: true
    Layout.preferredWidth: wanted
    Layout.maximumWidth: Math.ceil(wanted)
    // Said, since Qt 6.4 may miss that there are more rows now.
    Layout.preferredHeight: wantedHeight
    Layout.minimumHeight: Layout.preferredHeight
    spacing: Theme.gapSmall
}
