import QtQuick
import QtQuick.Layouts

// Buttons in a row, and in further ones where that has no room.
Flow {
    id: flow

    // Of all of them in one row.
    readonly property real wanted: Array.from(children).reduce((sum, each) => each.visible ? sum + each.implicitWidth + spacing : sum, -spacing)
    readonly property int rows: {
        let count = 1;
        let x = 0;
        for (const each of Array.from(children)) {
            if (!each.visible)
                continue;
            if (width > 0 && x > 0 && x + each.implicitWidth > width) {
                ++count;
                x = 0;
            }
            x += each.implicitWidth + spacing;
        }
        return count;
    }

    Layout.fillWidth: true
    Layout.preferredWidth: wanted
    Layout.maximumWidth: Math.ceil(wanted)
    // Said, since Qt 6.4 may miss that there are more rows now.
    Layout.preferredHeight: rows * Theme.touch + (rows - 1) * spacing
    Layout.minimumHeight: Layout.preferredHeight
    spacing: Theme.gapSmall
}
