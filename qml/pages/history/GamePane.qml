import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// A game of the history in full: its photo and its score sheet. Both are placed by hand: Qt 6.4's layouts
// do not always notice that the photo came or went.
Item {
    id: pane

    // Where there is no width for both, the photo stands above the score sheet.
    readonly property bool stacked: width < Theme.px(560)
    // Low and narrow, the photo would leave the score sheet no room, and have none itself.
    readonly property bool photoShown: history.game.hasPhoto && !(stacked && compact)
    readonly property real photoWidth: !photoShown ? 0 : stacked ? width : width - Theme.px(340) - Theme.gap
    readonly property real photoHeight: !photoShown ? 0 : stacked ? Math.floor((height - Theme.gap) / 3) : height

    required property HistoryViewModel history

    // Whether the sheet only just has room.
    readonly property bool compact: height < Theme.px(640)
    readonly property int buttons: history.game.wasFollowed || history.game.isToMars ? 4 : 3
    readonly property int columns: column.width > Theme.px(680) ? buttons : 2
    readonly property int rows: Math.ceil(buttons / columns)
    readonly property int buttonsHeight: rows * Theme.touch + (rows - 1) * Theme.gapSmall
    // Whether the buttons would leave the sheet next to nothing: they are scrolled to then.
    readonly property bool cramped: column.height - verdict.implicitHeight - buttonsHeight - 2 * Theme.gap < Theme.px(180)

    signal removeWanted
    signal timelineWanted
    signal playLinkWanted
    signal marsWanted

    Rectangle {
        objectName: "gamePhoto"
        width: pane.photoWidth
        height: pane.photoHeight
        visible: pane.photoShown
        radius: Theme.radius
        color: Theme.photo

        PhotoView {
            anchors.fill: parent
            visible: pane.history.game.photo.length > 0
            source: pane.history.game.photo
            photoSize: pane.history.game.photoSize
        }
        BodyText {
            anchors.centerIn: parent
            visible: pane.history.game.photo.length === 0
            color: Theme.muted
            //: In place of the photo of a saved game
            text: qsTr("Loading the photo …")
        }
    }
    ColumnLayout {
        id: column

        objectName: "gameSheet"
        anchors.fill: parent
        anchors.leftMargin: pane.photoShown && !pane.stacked ? pane.photoWidth + Theme.gap : 0
        anchors.topMargin: pane.photoShown && pane.stacked ? pane.photoHeight + Theme.gap : 0
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
                    visible: !pane.history.game.isToMars // which has reasons instead of lines
                    sheet: pane.history.game.sheet
                    compact: pane.compact
                    room: scroll.availableHeight
                    seenTo: (scroll.contentItem as Flickable).contentY + scroll.availableHeight
                }
                BodyText {
                    Layout.fillWidth: true
                    visible: verdict.compact && text.length > 0
                    font.pixelSize: Theme.fontSmall
                    color: Theme.muted
                    text: verdict.remark
                }
                Column {
                    Layout.fillWidth: true
                    visible: reasons.count > 0
                    spacing: Theme.gap

                    Repeater {
                        id: reasons

                        model: pane.history.game.reasons

                        BodyText {
                            required property string modelData

                            width: parent.width
                            text: modelData
                        }
                    }
                }
                Loader {
                    Layout.fillWidth: true
                    Layout.preferredHeight: pane.buttonsHeight
                    active: pane.cramped
                    visible: active
                    sourceComponent: buttonsPart
                }
            }
        }
        // Seen whatever of the sheet has to be scrolled to.
        Verdict {
            id: verdict

            objectName: "verdict"
            Layout.fillWidth: true
            text: pane.history.game.sheet.verdict
            settled: !pane.history.game.sheet.open
            compact: pane.compact
            remark: {
                let lines = [pane.history.game.details, pane.history.game.origin].filter(text => text.length > 0).join("\n");
                if (pane.history.game.sheet.open)
                    //: Below who was ahead in a saved game
                    lines = qsTr("It was saved with questions open.") + "\n" + lines;
                if (pane.history.game.sheet.remark.length > 0)
                    lines = pane.history.game.sheet.remark + "\n" + lines;
                return lines;
            }
        }
        Loader {
            Layout.fillWidth: true
            // Said, since Qt 6.4 may miss that there are more rows now.
            Layout.preferredHeight: pane.buttonsHeight
            Layout.minimumHeight: pane.buttonsHeight
            active: !pane.cramped
            visible: active
            sourceComponent: buttonsPart
        }
    }
    Component {
        id: buttonsPart

        Flow {
            id: flow

            readonly property int buttonWidth: Math.floor((width - (pane.columns - 1) * spacing) / pane.columns)

            spacing: Theme.gapSmall

            ActionButton {
                width: flow.buttonWidth
                outline: Icons.history
                visible: pane.history.game.wasFollowed
                //: Button: shows a saved game step by step
                text: qsTr("Step by step")
                onClicked: pane.timelineWanted()
            }
            ActionButton {
                width: flow.buttonWidth
                outline: Icons.ship
                visible: pane.history.game.isToMars
                //: Button: opens a saved game of To Mars to look at its steps, and to go on
                text: qsTr("Open …")
                onClicked: pane.marsWanted()
            }
            ActionButton {
                width: flow.buttonWidth
                outline: Icons.phone
                //: Button: shows the code by which a saved game is logged in the app BG Stats
                text: qsTr("BG Stats")
                onClicked: pane.playLinkWanted()
            }
            ActionButton {
                width: flow.buttonWidth
                outline: Icons.pencil
                //: Button: opens the form that changes a saved game
                text: qsTr("Edit …")
                onClicked: pane.history.edit()
            }
            ActionButton {
                // The third of two columns has a row of its own.
                width: pane.buttons % pane.columns === 1 ? flow.width : flow.buttonWidth
                kind: ActionButton.Danger
                outline: Icons.remove
                //: Button: removes a saved game, after asking
                text: qsTr("Remove …")
                onClicked: pane.removeWanted()
            }
        }
    }
}
