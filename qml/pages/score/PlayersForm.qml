import QtQuick
import PocketMars.App

// Who plays, and by which edition's tie-break.
Column {
    id: form

    required property TableOptions options
    // Whether a file is there that can be read anew.
    property bool canRead: false

    signal readAgain

    spacing: Theme.gap

    Heading {
        width: form.width
        //: Heading over the players of the table on the photo
        text: qsTr("Who plays?")
    }
    Flow {
        width: form.width
        spacing: Theme.gapSmall

        Chip {
            focus: true
            //: Who plays is found out from the photo
            text: qsTr("Automatic")
            current: form.options.game === TableOptions.Automatic
            onClicked: form.options.game = TableOptions.Automatic
        }
        Chip {
            //: Kind of game: one player against Devious Automatics
            text: qsTr("Solo")
            current: form.options.game === TableOptions.Solo
            onClicked: form.options.game = TableOptions.Solo
        }
        Chip {
            //: Kind of game: people against each other
            text: qsTr("2 to 4 players")
            current: form.options.game === TableOptions.Versus
            onClicked: form.options.game = TableOptions.Versus
        }
    }
    BodyText {
        width: form.width
        color: Theme.muted
        text: {
            switch (form.options.game) {
            case TableOptions.Solo:
                //: DA is the automaton of the solo game
                return qsTr("Tap your colour first, then that of DA.");
            case TableOptions.Versus:
                //: How to choose the players
                return qsTr("Tap the colours in seating order, the starting player first.");
            }
            //: Who plays where that is found out from the photo
            return qsTr("The players are those whose ships and colonists are seen on the photo.");
        }
    }
    Flow {
        width: form.width
        spacing: Theme.gapSmall
        visible: form.options.game !== TableOptions.Automatic

        Repeater {
            model: form.options.colours

            Chip {
                required property var modelData

                dot: modelData.colour
                //: A player's colour with its seat; %1 counts from 1, %2 the colour
                text: modelData.seat > 0 ? qsTr("%1. %2").arg(modelData.seat).arg(modelData.text) : modelData.text
                current: modelData.seat > 0
                Accessible.role: Accessible.CheckBox
                onClicked: form.options.toggle(modelData.value)
            }
        }
    }
    Heading {
        width: form.width
        topPadding: Theme.gapSmall
        //: Which edition's rules break a tie
        text: qsTr("Edition")
    }
    Flow {
        width: form.width
        spacing: Theme.gapSmall

        Chip {
            //: Edition of the game
            text: qsTr("English")
            current: !form.options.polish
            onClicked: form.options.polish = false
        }
        Chip {
            //: Edition of the game
            text: qsTr("Polish")
            current: form.options.polish
            onClicked: form.options.polish = true
        }
    }
    BodyText {
        width: form.width
        color: Theme.muted
        font.pixelSize: Theme.fontSmall
        //: What the edition changes
        text: qsTr("The editions differ in how a tie is broken.")
    }
    ActionButton {
        anchors.right: parent.right
        kind: ActionButton.Primary
        outline: Icons.again
        //: Button: after the players or the edition were changed
        text: qsTr("Read the photo again")
        visible: form.canRead
        enabled: form.options.missing.length === 0
        onClicked: form.readAgain()
    }
}
