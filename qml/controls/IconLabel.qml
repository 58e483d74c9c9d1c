import QtQuick

// What stands on a button: an icon or a dot, if it has one, and a text, centred.
Item {
    id: label

    required property string text
    required property font font
    required property color ink
    // One of Icons; empty for none.
    property string outline: ""
    // Transparent for none.
    property color dot: "transparent"

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.gapSmall

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            outline: label.outline
            color: label.ink
            visible: outline.length > 0
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(14)
            height: width
            radius: width / 2
            color: label.dot
            border.width: 1
            border.color: label.ink
            visible: label.dot.a > 0
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: label.text
            font: label.font
            color: label.ink
        }
    }
}
