import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// The items that were tapped, each with what it can be; not in the way of the photo or the sheet.
Panel {
    id: panel

    required property CorrectionModel items

    signal chosen(path: string, value: string)
    signal closed

    // For who came by the keyboard.
    function takeFocus() {
        const first = list.nextItemInFocusChain();
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: header.height + list.contentHeight + 4 * Theme.gapSmall

    Keys.onEscapePressed: closed()

    RowLayout {
        id: header

        spacing: Theme.gap
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        anchors.topMargin: Theme.gapSmall

        Heading {
            Layout.fillWidth: true
            //: Heading over the items that were tapped
            text: qsTr("Correct what was read")
        }
        ActionButton {
            outline: Icons.check
            //: Closes the corrections
            text: qsTr("Done")
            ToolTip.text: "Esc"
            ToolTip.visible: hovered
            ToolTip.delay: 600
            onClicked: panel.closed()
        }
    }
    ListView {
        id: list

        anchors.top: header.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        anchors.bottomMargin: Theme.gapSmall
        clip: true
        spacing: Theme.gapSmall
        model: panel.items
        // The whole list is laid out, for its height.
        cacheBuffer: 10000
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        delegate: ItemChoices {
            required property string path
            required value
            required certainty

            width: ListView.view.width
            onChosen: value => panel.chosen(path, value)
        }
    }
}
