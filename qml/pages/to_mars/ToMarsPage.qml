import QtQuick
import QtQuick.Layouts
import PocketMars.App

// Another game at the same table: a Mars ship, followed step by step and scored.
Item {
    id: page

    required property ToMarsViewModel toMars

    // Too narrow for all that stands beside the title.
    readonly property bool narrow: width < Theme.px(840)

    // Shows what the help says of a topic.
    signal helpWanted(topic: string)

    Shortcut {
        sequences: ["Ctrl+Z"]
        enabled: !page.toMars.editor.open // which has its own
        onActivated: page.toMars.undo()
    }
    Shortcut {
        sequences: ["Ctrl+S"]
        enabled: page.toMars.playing
        onActivated: page.toMars.save()
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge
        anchors.bottomMargin: Theme.gap
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap
            spacing: Theme.gapSmall

            Heading {
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.touch
                verticalAlignment: Text.AlignVCenter
                font.pixelSize: Theme.fontTitle
                elide: Text.ElideRight
                //: Title of the page of the game To Mars where there is little room
                text: page.toMars.playing && page.narrow ? qsTr("Round %1").arg(page.toMars.round) :
                //: Title of the page of the game To Mars; it is a name
                page.toMars.playing ? qsTr("To Mars, round %1").arg(page.toMars.round) : qsTr("To Mars")
            }
            ActionButton {
                visible: page.toMars.playing
                enabled: page.toMars.steps.length > 0
                outline: Icons.undo
                //: Button: takes the last step of the game back
                readonly property string what: qsTr("Undo")
                text: page.narrow ? "" : what
                Accessible.name: what
                onClicked: page.toMars.undo()
            }
            ActionButton {
                visible: page.toMars.playing && !page.toMars.over
                //: Button: the next round of the game begins
                text: qsTr("Next round")
                onClicked: page.toMars.nextRound()
            }
            ActionButton {
                visible: page.toMars.playing && !page.toMars.over
                outline: Icons.trophy
                //: Button: the game is over and is scored
                text: qsTr("End the game")
                onClicked: page.toMars.endGame()
            }
            ActionButton {
                visible: page.toMars.playing
                outline: Icons.close
                //: Button: closes the game that is followed
                text: qsTr("Close …")
                onClicked: page.toMars.isSaved ? page.toMars.close() : closing.open()
            }
        }
        Notice {
            Layout.fillWidth: true
            mild: true
            text: page.toMars.trouble.text
        }
        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            sourceComponent: page.toMars.editor.open ? editor : page.toMars.playing ? game : setup
        }
    }
    Component {
        id: editor

        MarsEditor {
            editor: page.toMars.editor
        }
    }
    Component {
        id: setup

        MarsSetup {
            toMars: page.toMars
            onHelpWanted: page.helpWanted("to-mars/play")
        }
    }
    Component {
        id: game

        MarsGame {
            toMars: page.toMars
            onPhotoWanted: photoDialog.open()
        }
    }
    OpenDialog {
        id: photoDialog

        //: Title of the dialog that chooses a photo
        title: qsTr("Choose a photo of the ship")
        //: Kind of file in a dialog
        nameFilters: [qsTr("Photos (*.jpg *.jpeg *.png *.webp)")]
        onAccepted: page.toMars.usePhoto(selectedFile)
    }
    ConfirmDialog {
        id: closing

        objectName: "closingMars"
        //: Question before the game that is followed is closed
        question: qsTr("Close this game?")
        //: What closing a game means
        consequence: qsTr("Its steps are gone unless it was saved in the history.")
        //: Button: closes the game
        confirmText: qsTr("Close it")
        onAccepted: page.toMars.close()
    }
}
