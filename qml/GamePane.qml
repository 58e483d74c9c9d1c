import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// A game of the history in full: its photo and its score sheet.
RowLayout {
    id: pane

    spacing: Theme.gap

    required property HistoryViewModel history

    // Whether the sheet only just has room.
    readonly property bool compact: height < Theme.px(560)

    signal removeWanted

    Rectangle {
        Layout.fillWidth: true
        Layout.fillHeight: true
        radius: Theme.radius
        color: Theme.photo

        PhotoView {
            anchors.fill: parent
            visible: pane.history.photo.length > 0
            source: pane.history.photo
            photoSize: pane.history.photoSize
        }
        BodyText {
            anchors.centerIn: parent
            visible: pane.history.photo.length === 0
            color: Theme.muted
            //: In place of the photo of a saved game
            text: pane.history.hasPhoto ? qsTr("Loading the photo …") : qsTr("This game has no photo.")
        }
    }
    ColumnLayout {
        Layout.fillWidth: false
        Layout.preferredWidth: Theme.px(340)
        spacing: Theme.gap

        ScrollView {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            contentWidth: availableWidth

            ColumnLayout {
                width: scroll.availableWidth
                spacing: Theme.gap

                ScoreSheet {
                    Layout.fillWidth: true
                    sheet: pane.history.sheet
                    compact: pane.compact
                }
                Verdict {
                    Layout.fillWidth: true
                    text: pane.history.sheet.verdict
                    settled: !pane.history.sheet.open
                    remark: {
                        let lines = pane.history.origin;
                        if (pane.history.sheet.open)
                            //: Below who was ahead in a saved game
                            lines = qsTr("It was saved with questions open.") + "\n" + lines;
                        if (pane.history.sheet.remark.length > 0)
                            lines = pane.history.sheet.remark + "\n" + lines;
                        return lines;
                    }
                }
            }
        }
        ActionButton {
            Layout.alignment: Qt.AlignRight
            kind: ActionButton.Danger
            outline: Icons.remove
            //: Button: removes a saved game, after asking
            text: qsTr("Remove …")
            onClicked: pane.removeWanted()
        }
    }
}
