import QtQuick

// A piece of a line as on the photo, and what it means.
Row {
    id: entry

    required property string text
    required property color color
    // Length of a dash, px; 0: unbroken.
    property int dash: 0

    spacing: Theme.px(6)

    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(3)

        Repeater {
            model: entry.dash > 0 ? Math.floor(24 / (entry.dash + 3)) : 1

            Rectangle {
                width: Theme.px(entry.dash > 0 ? entry.dash : 22)
                height: Theme.px(4)
                radius: height / 2
                color: entry.color
            }
        }
    }
    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Theme.fontSmall
        text: entry.text
    }
}
