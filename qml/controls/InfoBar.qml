import QtQuick
import QtQuick.Layouts

// One line for the player: what was done; or that it is being done.
Panel {
    id: bar

    property string text: ""
    property bool busy: false
    // What is being done, beside the progress of it.
    property string doing: ""
    // Whether it goes by itself after a while.
    property bool passing: false
    // Buttons before the one that closes it, if any.
    default property alias actions: actionRow.data

    signal dismissed

    implicitHeight: Math.max(Theme.touch, words.implicitHeight) + 2 * Theme.px(6)
    color: Theme.doneSoft
    border.width: 0
    visible: text.length > 0 || busy
    Accessible.role: Accessible.AlertMessage
    Accessible.name: busy ? doing : text

    Timer {
        objectName: "passing"
        interval: 10000
        // Not while somebody points at it.
        running: bar.passing && bar.text.length > 0 && !bar.busy && !hover.hovered
        onTriggered: bar.dismissed()
    }
    HoverHandler {
        id: hover
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.px(6)
        spacing: Theme.gap

        Icon {
            visible: !bar.busy
            outline: Icons.check
            color: Theme.done
        }
        BodyText {
            id: words

            Layout.fillWidth: true
            visible: !bar.busy
            text: bar.text
        }
        BodyText {
            visible: bar.busy && bar.doing.length > 0
            text: bar.doing
        }
        ProgressLine {
            Layout.fillWidth: true
            visible: bar.busy
            indeterminate: true
        }
        Row {
            id: actionRow

            visible: !bar.busy
            spacing: Theme.gapSmall
        }
        IconButton {
            outline: Icons.close
            visible: !bar.busy
            //: Button: takes away what was said
            text: qsTr("Close")
            onClicked: bar.dismissed()
        }
    }
}
