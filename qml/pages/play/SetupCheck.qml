import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// What the camera sees before a game, and what has to lie on the table.
ColumnLayout {
    id: check

    required property PlayViewModel play
    required property ProfilesViewModel profiles
    // Whether room is scarce.
    property bool low: false

    readonly property bool watching: play.live.state !== LiveTable.Off

    spacing: Theme.gap

    Rectangle {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: Theme.px(check.low ? 110 : 180)
        visible: check.watching
        radius: Theme.radius
        color: Theme.photo

        PhotoView {
            anchors.fill: parent
            visible: check.play.live.hasPicture
            live: check.play.live.shown
            source: ""
            photoSize: check.play.live.shown.sourceSize
            findings: check.play.live.findings
            expectedPaths: check.play.newGame.check.paths
            canRectify: true
            rectified: check.play.live.rectified
            onRectifiedWanted: wanted => check.play.live.rectified = wanted
        }
        ColumnLayout {
            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Theme.gapLarge, Theme.px(360))
            visible: !check.play.live.hasPicture && check.play.live.state === LiveTable.Opening
            spacing: Theme.gap

            BodyText {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                //: In place of the camera's picture
                text: qsTr("Waiting for the camera …")
            }
            ProgressLine {
                Layout.fillWidth: true
                indeterminate: true
                //: Read out for the bar of progress
                Accessible.name: qsTr("Waiting for the camera")
            }
        }
    }
    Notice {
        Layout.fillWidth: true
        text: check.play.live.trouble.line
    }
    RowLayout {
        Layout.fillWidth: true
        // What differs is to be seen on the picture.
        visible: !check.play.newGame.check.open
        Layout.fillHeight: !check.watching
        Layout.preferredHeight: Theme.px(check.low ? 200 : 300)
        spacing: Theme.gap

        Panel {
            Layout.preferredWidth: Theme.px(340)
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: check.watching

            ListView {
                anchors.fill: parent
                anchors.margins: Theme.gap
                clip: true
                spacing: Theme.px(6)
                model: check.play.newGame.lights
                boundsBehavior: Flickable.StopAtBounds
                ScrollBar.vertical: ScrollBar {}
                header: Heading {
                    width: ListView.view.width
                    bottomPadding: Theme.gapSmall
                    //: Heading over what the camera must see, each with a traffic light
                    text: qsTr("What the camera sees")
                }
                delegate: LightRow {
                    required property int index
                    required property var modelData

                    width: ListView.view.width
                    title: modelData.title
                    light: modelData.colour
                    advice: modelData.advice
                    says: modelData.words
                    //: Button: those play whose pieces lie on the table; %1 the players: `Solo: Red, DA Blue`
                    action: index === 0 && check.play.newGame.onTable.contradiction.length > 0 ? qsTr("Take %1").arg(check.play.newGame.onTable.text) : ""
                    //: Button beside what the table shows of the players: those who were chosen are right all the same
                    otherAction: action.length > 0 ? qsTr("Keep mine") : ""
                    onActed: check.play.takeTablePlayers()
                    onOtherwiseActed: check.play.keepSaidPlayers()
                }
            }
        }
        Panel {
            Layout.preferredWidth: Theme.px(340)
            Layout.fillWidth: true
            Layout.fillHeight: true

            ChecklistView {
                anchors.fill: parent
                anchors.margins: Theme.gap
                //: Heading over what has to lie on the table as a game begins
                title: qsTr("Set the table")
                steps: check.play.newGame.steps
            }
        }
    }
    BodyText {
        Layout.fillWidth: true
        visible: check.play.newGame.setup.source.length === 0
        color: Theme.muted
        //: Where no camera is chosen
        text: qsTr("Without a camera you enter each move by hand, and the game runs Devious Automatics for you.")
    }
}
