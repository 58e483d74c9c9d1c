import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// Before a game: who plays and how, and whether the camera sees what it must.
ColumnLayout {
    id: pane

    required property PlayViewModel play
    required property ProfilesViewModel profiles

    signal profilesWanted

    readonly property bool starting: play.state === PlayViewModel.Starting

    // Asks where that gives up a game.
    function begin() {
        if (play.newGame.inProgress.length > 0)
            confirm.open();
        else
            play.begin();
    }

    spacing: Theme.gap

    Shortcut {
        sequences: ["Ctrl+L"]
        onActivated: form.typeAddress()
    }
    Shortcut {
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        enabled: beginButton.enabled
        onActivated: pane.begin()
    }
    ConfirmDialog {
        id: confirm

        objectName: "giveUpGame"
        //: Asked before a game that is not finished is given up
        question: qsTr("Give up the game that is not finished?")
        //: What giving up a game means; %1 the game: `Red against blue, round 3`
        consequence: qsTr("%1: it can't be gone on with once a new one has begun.").arg(pane.play.newGame.inProgress)
        //: Button that confirms it
        confirmText: qsTr("Begin anew")
        onAccepted: pane.play.begin()
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        Layout.minimumHeight: Theme.touch
        spacing: Theme.gap

        Heading {
            Layout.fillWidth: true
            font.pixelSize: Theme.fontTitle
            //: Title of the page that sets up a game
            text: qsTr("New game")
        }
        ProgressLine {
            visible: pane.starting
            indeterminate: true
            //: Read out for the bar of progress
            Accessible.name: qsTr("Beginning the game")
        }
        ActionButton {
            objectName: "goOnWithGame"
            visible: pane.play.newGame.inProgress.length > 0
            enabled: !pane.starting
            outline: Icons.again
            ToolTip.text: pane.play.newGame.inProgress
            ToolTip.visible: hovered
            ToolTip.delay: 600
            //: Button: goes on with the game that was not finished
            text: qsTr("Go on")
            onClicked: pane.play.resume()
        }
        ActionButton {
            id: beginButton

            grave: true

            objectName: "beginGame"
            ToolTip.text: "Ctrl+Return"
            ToolTip.visible: hovered
            ToolTip.delay: 600
            kind: ActionButton.Primary
            outline: Icons.rocket
            //: Button: begins the game
            text: qsTr("Begin")
            enabled: pane.play.newGame.setup.missing.length === 0 && !pane.starting
            onClicked: pane.begin()
        }
    }
    Notice {
        Layout.fillWidth: true
        text: pane.play.trouble.text
    }
    GridLayout {
        id: parts

        Layout.fillWidth: true
        Layout.fillHeight: true
        columns: pane.width < Theme.px(840) && pane.height > pane.width ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        SetupForm {
            id: form

            Layout.preferredWidth: Math.min(Theme.px(420), pane.width * 0.45)
            Layout.fillWidth: parts.columns === 1
            Layout.preferredHeight: parts.columns === 1 ? Math.min(contentHeight, pane.height * 0.6) : -1
            Layout.fillHeight: parts.columns === 2
            setup: pane.play.newGame.setup
            profiles: pane.profiles
            onTable: pane.play.newGame.onTable
            onProfilesWanted: pane.profilesWanted()
        }
        SetupCheck {
            Layout.fillWidth: true
            Layout.fillHeight: true
            low: parts.columns === 2 && pane.height < Theme.px(580)
            play: pane.play
            profiles: pane.profiles
        }
    }
    BeginCheckBar {
        Layout.fillWidth: true
        play: pane.play
    }
}
