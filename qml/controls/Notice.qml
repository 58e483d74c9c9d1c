import QtQuick
import QtQuick.Layouts

// One line for the player: what went wrong and what to do.
Rectangle {
    id: notice

    property string text: ""
    // Nothing is wrong, but it should be looked at.
    property bool mild: false
    // Buttons on the right, if any.
    default property alias actions: actionRow.data

    implicitHeight: Math.max(Theme.touch, row.implicitHeight) + 2 * Theme.px(6)
    radius: Theme.radius
    color: mild ? Theme.lookSoft : Theme.dangerSoft
    visible: text.length > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    RowLayout {
        id: row

        spacing: Theme.gap
        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.px(6)

        Icon {
            outline: notice.mild ? Icons.question : Icons.warning
            color: notice.mild ? Theme.look : Theme.danger
        }
        BodyText {
            Layout.fillWidth: true
            text: notice.text
            Accessible.ignored: true
        }
        Row {
            id: actionRow

            spacing: Theme.gapSmall
        }
    }
}
