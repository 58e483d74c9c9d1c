import QtQuick

// One thing that can be set: what it is, what it means, and its choices below.
Panel {
    id: group

    required property string title
    // What it means; empty to leave it out.
    property string explanation: ""
    default property alias choices: slot.data

    implicitHeight: column.implicitHeight + 2 * Theme.gapLarge
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Column {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.gapLarge
        spacing: Theme.gapSmall

        Heading {
            width: parent.width
            text: group.title
        }
        BodyText {
            width: parent.width
            visible: text.length > 0
            color: Theme.muted
            text: group.explanation
        }
        Column {
            id: slot

            width: parent.width
            spacing: Theme.gap
        }
    }
}
