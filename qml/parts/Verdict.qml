import QtQuick
import QtQuick.Layouts

// Who won, or who is ahead so far.
Panel {
    id: verdict

    required property string text
    // Whether nothing may change it any more.
    property bool settled: true
    // Whether room is scarce: without the remark.
    property bool compact: false
    // Below it, smaller; empty for nothing.
    property string remark: ""

    implicitHeight: compact ? Math.max(Theme.px(50), row.implicitHeight + Theme.gapSmall) : Math.max(Theme.px(60), row.implicitHeight + 2 * Theme.gap)
    // A page that is short of room takes it from others.
    Layout.minimumHeight: implicitHeight
    color: Theme.accentSoft
    border.width: 0

    RowLayout {
        id: row

        spacing: Theme.gap
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap

        Icon {
            size: Theme.px(30)
            outline: verdict.settled ? Icons.trophy : Icons.question
            color: Theme.accent
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.px(2)

            Heading {
                Layout.fillWidth: true
                font.pixelSize: verdict.compact ? Theme.fontBody : Theme.fontHeading
                text: verdict.text
            }
            BodyText {
                Layout.fillWidth: true
                visible: verdict.remark.length > 0 && !verdict.compact
                font.pixelSize: Theme.fontSmall
                color: Theme.muted
                text: verdict.remark
            }
        }
    }
}
