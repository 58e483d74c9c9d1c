import QtQuick
import QtQuick.Controls.Basic
import PocketMars.App

// Who plays, and by which edition's tie-break.
Popup {
    id: popup

    required property TableOptions options
    // Whether a file is there that can be read anew.
    property bool canRead: false

    signal readAgain

    width: Theme.px(420)
    padding: Theme.gapLarge
    focus: true
    background: Panel {}

    contentItem: Column {
        spacing: Theme.gap

        Heading {
            width: popup.availableWidth
            //: Heading over the players of the table on the photo
            text: qsTr("Who plays?")
        }
        Flow {
            width: popup.availableWidth
            spacing: Theme.gapSmall

            Chip {
                focus: true
                //: Who plays is found out from the photo
                text: qsTr("Automatic")
                current: popup.options.game === TableOptions.Automatic
                onClicked: popup.options.game = TableOptions.Automatic
            }
            Chip {
                //: Kind of game: one player against Devious Automatics
                text: qsTr("Solo")
                current: popup.options.game === TableOptions.Solo
                onClicked: popup.options.game = TableOptions.Solo
            }
            Chip {
                //: Kind of game: people against each other
                text: qsTr("2 to 4 players")
                current: popup.options.game === TableOptions.Versus
                onClicked: popup.options.game = TableOptions.Versus
            }
        }
        BodyText {
            width: popup.availableWidth
            color: Theme.muted
            text: {
                switch (popup.options.game) {
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
            width: popup.availableWidth
            spacing: Theme.gapSmall
            visible: popup.options.game !== TableOptions.Automatic

            Repeater {
                model: popup.options.colours

                Chip {
                    required property var modelData

                    dot: modelData.colour
                    //: A player's colour with its seat; %1 counts from 1, %2 the colour
                    text: modelData.seat > 0 ? qsTr("%1. %2").arg(modelData.seat).arg(modelData.text) : modelData.text
                    current: modelData.seat > 0
                    Accessible.role: Accessible.CheckBox
                    onClicked: popup.options.toggle(modelData.value)
                }
            }
        }
        Heading {
            width: popup.availableWidth
            topPadding: Theme.gapSmall
            //: Which edition's rules break a tie
            text: qsTr("Edition")
        }
        Flow {
            width: popup.availableWidth
            spacing: Theme.gapSmall

            Chip {
                //: Edition of the game
                text: qsTr("English")
                current: !popup.options.polish
                onClicked: popup.options.polish = false
            }
            Chip {
                //: Edition of the game
                text: qsTr("Polish")
                current: popup.options.polish
                onClicked: popup.options.polish = true
            }
        }
        BodyText {
            width: popup.availableWidth
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
            visible: popup.canRead
            enabled: popup.options.missing.length === 0
            onClicked: {
                popup.close();
                popup.readAgain();
            }
        }
    }
}
