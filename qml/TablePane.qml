import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// The table during a game: the camera's picture and the drawn board, what happened, what is to be
// done, and one question at a time below them.
ColumnLayout {
    id: pane

    required property PlayViewModel play

    readonly property bool over: play.state === PlayViewModel.Over
    readonly property bool watching: play.live.state !== LiveTable.Off

    spacing: Theme.gap

    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        Layout.minimumHeight: Theme.touch
        spacing: Theme.gap

        Heading {
            objectName: "phase"
            font.pixelSize: Theme.fontTitle
            wrapMode: Text.NoWrap
            text: pane.play.phase
        }
        BodyText {
            objectName: "happened"
            Layout.fillWidth: true
            color: Theme.muted
            maximumLineCount: 2
            text: pane.play.happened
        }
        ActionButton {
            //: Button: from the game in progress to the page that sets up a game; the game can be gone on with
            text: pane.over ? qsTr("New game") : qsTr("Leave")
            outline: pane.over ? Icons.rocket : Icons.close
            kind: pane.over ? ActionButton.Primary : ActionButton.Plain
            onClicked: pane.play.leave()
        }
    }
    Notice {
        Layout.fillWidth: true
        text: pane.play.error
    }
    Notice {
        Layout.fillWidth: true
        text: pane.play.live.remedy.length > 0 ? pane.play.live.trouble + ": " + pane.play.live.remedy : pane.play.live.trouble
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.gap

        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(460)
            Layout.minimumWidth: Theme.px(260)
            Layout.fillHeight: true
            spacing: Theme.gap

            Rectangle {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: Theme.px(340)
                visible: pane.watching
                radius: Theme.radius
                color: Theme.photo

                PhotoView {
                    anchors.fill: parent
                    live: pane.play.live.feed
                    source: ""
                    photoSize: pane.play.live.feed.sourceSize
                    findings: pane.play.live.findings
                    changedPaths: pane.play.live.changedPaths
                }
            }
            Panel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: Theme.px(170)
                Layout.minimumHeight: Theme.px(96)

                StepsList {
                    anchors.fill: parent
                    anchors.margins: Theme.gap
                    steps: pane.play.steps
                }
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: Theme.px(640)
            Layout.minimumWidth: Theme.px(560)
            Layout.fillHeight: true
            spacing: Theme.gap

            BoardView {
                Layout.fillWidth: true
                board: pane.play.board
            }
            Panel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: !pane.over && pane.play.orders.count > 0

                ChecklistView {
                    objectName: "orders"
                    anchors.fill: parent
                    anchors.margins: Theme.gap
                    //: Heading over what the player does for Devious Automatics
                    title: qsTr("Do this for Devious Automatics")
                    steps: pane.play.orders
                }
            }
            ScrollView {
                id: scroll

                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: pane.over
                contentWidth: availableWidth

                ColumnLayout {
                    width: scroll.availableWidth
                    spacing: Theme.gap

                    Verdict {
                        objectName: "verdict"
                        Layout.fillWidth: true
                        text: pane.play.sheet.verdict
                        //: Below who won, once the game is in the history
                        remark: pane.play.saved ? qsTr("Saved to the history") : ""
                    }
                    ScoreSheet {
                        Layout.fillWidth: true
                        sheet: pane.play.sheet
                        compact: true
                    }
                }
            }
            Item {
                Layout.fillHeight: true
                visible: !pane.over && pane.play.orders.count === 0
            }
        }
    }
    WarningBar {
        Layout.fillWidth: true
        text: pane.play.warning
        remedy: pane.play.remedy
        differences: pane.play.differences
    }
    QuestionBar {
        Layout.fillWidth: true
        question: pane.play.question
        answers: pane.play.answers
        onAnswered: option => pane.play.answer(option)
    }
}
