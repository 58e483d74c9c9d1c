import QtQuick
import QtQuick.Layouts

// What breaks a rule on the table: what should lie there beside what is seen, and what to do.
Rectangle {
    id: bar

    required property string text
    required property string remedy
    // List of ItemDifference.
    required property var differences

    // Buttons on the right, if any.
    default property alias actions: actionRow.data

    implicitHeight: row.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.dangerSoft
    visible: text.length > 0
    Accessible.role: Accessible.AlertMessage
    //: A warning, read out: %1 what is wrong, %2 what to do
    Accessible.name: qsTr("%1: %2").arg(text).arg(remedy)

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap
        spacing: Theme.gap

        Icon {
            Layout.alignment: Qt.AlignTop
            outline: Icons.warning
            color: Theme.danger
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.px(2)

            BodyText {
                Layout.fillWidth: true
                visible: bar.differences.length === 0
                font.weight: Font.DemiBold
                text: bar.text
                Accessible.ignored: true
            }
            Repeater {
                model: bar.differences

                BodyText {
                    required property var modelData

                    Layout.fillWidth: true
                    //: A warning: %1 a place on the table, %2 what should lie there, %3 what the camera sees
                    text: qsTr("%1: expected %2, seen %3").arg(modelData.title).arg(modelData.expected).arg(modelData.seen)
                }
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.muted
                text: bar.remedy
                Accessible.ignored: true
            }
        }
        Row {
            id: actionRow

            spacing: Theme.gapSmall
        }
    }
}
