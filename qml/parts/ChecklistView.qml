import QtQuick
import QtQuick.Controls.Basic
import PocketMars.App

// Things to do at the table, ticked off by the camera or by a tap.
ListView {
    id: list

    required property string title
    required property ChecklistModel steps

    clip: true
    spacing: Theme.px(2)
    model: steps
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}
    header: Heading {
        width: ListView.view.width
        bottomPadding: Theme.px(4)
        text: list.title
    }
    delegate: CheckRow {
        required property int index
        required done
        required property bool seen
        required text

        width: ListView.view.width
        bySight: seen
        onActiveFocusChanged: {
            if (activeFocus)
                list.positionViewAtIndex(index, ListView.Contain);
        }
        onTicked: wanted => list.steps.tick(index, wanted)
    }
}
