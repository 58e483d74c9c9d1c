import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// A table that is looked at without a game: what is read of it, and what it scores.
ColumnLayout {
    id: pane

    required property PlayViewModel play

    spacing: Theme.gap

    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        Layout.minimumHeight: Theme.touch
        spacing: Theme.gap

        Heading {
            Layout.fillWidth: true
            font.pixelSize: Theme.fontTitle
            //: Title of the page that shows a table without following a game
            text: qsTr("Watching only")
        }
        ActionButton {
            grave: true
            outline: Icons.close
            //: Button: from a table that is only watched to the page that sets up a game
            text: qsTr("New game")
            onClicked: pane.play.leave()
        }
    }
    Notice {
        Layout.fillWidth: true
        text: pane.play.live.trouble.line
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.gap

        Rectangle {
            Layout.fillWidth: true
            Layout.fillHeight: true
            radius: Theme.radius
            color: Theme.photo

            PhotoView {
                anchors.fill: parent
                live: pane.play.live.shown
                source: ""
                photoSize: pane.play.live.shown.sourceSize
                findings: pane.play.live.findings
                canRectify: true
                rectified: pane.play.live.rectified
                onRectifiedWanted: wanted => pane.play.live.rectified = wanted
                changedPaths: pane.play.live.changedPaths
            }
        }
        ColumnLayout {
            Layout.fillWidth: false
            Layout.preferredWidth: Theme.px(420)
            Layout.fillHeight: true
            spacing: Theme.gap

            BodyText {
                Layout.fillWidth: true
                color: Theme.muted
                //: Over the score of a table that is only watched
                text: qsTr("What the table scores as it lies. Nothing is kept.")
            }
            ScoreSheet {
                Layout.fillWidth: true
                sheet: pane.play.sheet
                compact: true
            }
            BodyText {
                Layout.fillWidth: true
                visible: text.length > 0
                color: Theme.muted
                text: pane.play.sheet.remark
            }
            Item {
                Layout.fillHeight: true
            }
        }
    }
}
