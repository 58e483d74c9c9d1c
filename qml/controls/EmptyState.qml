import QtQuick
import QtQuick.Layouts

// What a page says while it has nothing to show: what belongs here and how to get it.
Item {
    id: empty

    required property string outline
    required property string title
    required property string text
    // Buttons below the text.
    default property alias actions: actionRow.data
    // Below the buttons.
    property alias footer: footerSlot.data

    implicitHeight: column.implicitHeight
    implicitWidth: Theme.px(520)

    ColumnLayout {
        id: column

        spacing: Theme.gap
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.gapLarge, Theme.px(560))

        Rectangle {
            Layout.alignment: Qt.AlignHCenter
            implicitWidth: Theme.px(96)
            implicitHeight: Theme.px(96)
            radius: width / 2
            color: Theme.accentSoft

            Icon {
                anchors.centerIn: parent
                size: Theme.px(44)
                thickness: 1.4
                outline: empty.outline
                color: Theme.accent
            }
        }
        Heading {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.fontTitle
            text: empty.title
        }
        BodyText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            color: Theme.muted
            lineHeight: 1.25
            text: empty.text
        }
        Row {
            id: actionRow

            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Theme.gapSmall
            spacing: Theme.gap
        }
        // Keeps its place while empty, so that nothing jumps.
        Column {
            id: footerSlot

            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Theme.gapSmall
            Layout.minimumHeight: Theme.px(36)
            spacing: Theme.px(6)
        }
    }
}
