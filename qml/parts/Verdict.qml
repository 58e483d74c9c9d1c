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

    implicitHeight: compact ? Math.max(Theme.px(50), lines.height + Theme.gapSmall) : Math.max(Theme.px(60), lines.height + 2 * Theme.gap)
    // A page that is short of room takes it from others.
    Layout.minimumHeight: implicitHeight
    color: Theme.accentSoft
    border.width: 0

    Icon {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.px(30)
        outline: verdict.settled ? Icons.trophy : Icons.question
        color: Theme.accent
    }
    // No layout: Qt 6.4's may keep the height that a line had before it was broken.
    Column {
        id: lines

        anchors.left: sign.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)

        Heading {
            width: parent.width
            font.pixelSize: verdict.compact ? Theme.fontBody : Theme.fontHeading
            text: verdict.text
        }
        BodyText {
            width: parent.width
            visible: verdict.remark.length > 0 && !verdict.compact
            font.pixelSize: Theme.fontSmall
            color: Theme.muted
            text: verdict.remark
        }
    }
}
