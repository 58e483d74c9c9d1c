import QtQuick
import PocketMars.App

// What to do while the corners of a board are being marked.
Column {
    id: pane

    required property MarsCornersModel corners

    spacing: Theme.gapSmall

    BodyText {
        width: parent.width
        //: What to do with the handles on a photo
        text: qsTr("Drag the four handles onto the corners of the board: number 1 to its own upper left, then clockwise. The arrow keys move the one that has the keyboard.")
    }
    Flow {
        width: parent.width
        spacing: Theme.gapSmall

        ActionButton {
            kind: ActionButton.Primary
            outline: Icons.check
            //: Button: the corners of the board are marked
            text: qsTr("The corners are right")
            onClicked: pane.corners.accept()
        }
        ActionButton {
            outline: Icons.close
            //: Button: the corners of the board are not marked after all
            text: qsTr("Cancel")
            onClicked: pane.corners.close()
        }
    }
}
