import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// A photo on which only the players are not clear: they are asked for on the photo itself.
RowLayout {
    id: pane

    required property ScoreViewModel scoring

    spacing: Theme.gap

    Rectangle {
        Layout.fillWidth: true
        Layout.fillHeight: true
        radius: Theme.radius
        color: Theme.photo
        clip: true

        Image {
            anchors.fill: parent
            source: pane.scoring.preview
            sourceSize.width: 1600
            asynchronous: true
            autoTransform: true
            fillMode: Image.PreserveAspectFit
            Accessible.role: Accessible.Graphic
            //: Read out for the photo
            Accessible.name: qsTr("Photo of the table")
        }
    }
    Panel {
        Layout.preferredWidth: Theme.px(400)
        Layout.fillHeight: true

        ScrollView {
            id: scroll

            anchors.fill: parent
            anchors.margins: Theme.gapLarge
            contentWidth: availableWidth

            PlayersForm {
                width: scroll.availableWidth
                options: pane.scoring.options
                canRead: true
                onReadAgain: pane.scoring.readAgain()
            }
        }
    }
}
