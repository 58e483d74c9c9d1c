import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// The phase or turn at hand, told decision by decision.
Panel {
    id: panel

    required property HandMoveModel move
    // Pictures of all cards, URLs; empty where there are none.
    property var cardPictures: []
    // What is told when all is decided: a phase that leaves no choice is only done.
    readonly property bool automatic: move.complete && !move.canTakeBack

    // Whether its keys are for something else, such as a question.
    property bool keysTaken: false

    signal played

    // The numbers are keys of the cards while one is to be picked.
    readonly property bool picking: move.cards.length > 0

    implicitHeight: header.height + list.contentHeight + 3 * Theme.gap

    // The number before a choice is its key.
    Instantiator {
        model: 9

        Shortcut {
            required property int index

            sequences: [String(index + 1)]
            enabled: panel.visible && !panel.keysTaken && !panel.picking && index < panel.move.choices.length
            onActivated: panel.move.choose(index)
        }
    }
    Shortcut {
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        enabled: panel.visible && panel.move.complete
        onActivated: panel.played()
    }
    Shortcut {
        sequences: ["Backspace"]
        enabled: panel.visible && panel.move.canTakeBack
        onActivated: panel.move.takeBack()
    }
    ColumnLayout {
        id: header

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap
        spacing: Theme.gapSmall

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gapSmall

            Heading {
                Layout.fillWidth: true
                text: {
                    if (panel.move.decider.length > 0 && panel.move.automaton)
                        //: Heading over what a card of the automaton may be; %1 the automaton's colour
                        return qsTr("DA (%1) acts. What is its card?").arg(panel.move.decider);
                    if (panel.move.decider.length > 0)
                        //: Heading over what can be decided; %1 the player's colour
                        return qsTr("What does %1 do?").arg(panel.move.decider);
                    if (panel.move.orders.length > 0)
                        //: Heading over what the player moves for the automaton
                        return qsTr("Do this for Devious Automatics");
                    if (panel.automatic)
                        //: Heading over a phase in which nothing is to be decided
                        return qsTr("Nothing to decide here");
                    //: Heading over a phase or turn that was entered
                    return qsTr("Is that what happened?");
                }
            }
            IconButton {
                outline: Icons.undo
                objectName: "takeBack"
                grave: true
                //: Button: takes the last decision of a move back
                text: qsTr("One decision back")
                enabled: panel.move.canTakeBack
                onClicked: panel.move.takeBack()
            }
        }
        BodyText {
            Layout.fillWidth: true
            visible: text.length > 0
            color: Theme.muted
            text: panel.move.words
        }
        Column {
            Layout.fillWidth: true
            visible: panel.move.orders.length > 0
            spacing: Theme.px(6)

            Repeater {
                model: panel.move.orders

                BodyText {
                    required property int index
                    required property string modelData

                    objectName: "order" + index
                    width: parent.width
                    text: (index + 1) + ". " + modelData
                }
            }
        }
        BodyText {
            objectName: "hint"
            Layout.fillWidth: true
            visible: text.length > 0
            font.weight: Font.DemiBold
            text: panel.move.hint
        }
        ActionButton {
            id: playButton

            objectName: "playMove"
            Layout.fillWidth: true
            visible: panel.move.complete
            kind: ActionButton.Primary
            outline: Icons.check
            //: Button: a phase in which nothing was to be decided is over; or a move that was entered is right
            text: panel.automatic || panel.move.orders.length > 0 ? qsTr("Done") : qsTr("Yes, go on")
            onClicked: panel.played()
        }
    }
    HandingScope {
        heir: playButton.visible ? playButton : null
        anchors.top: header.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap

        ScrollColumn {
            id: list

            anchors.fill: parent
            spacing: Theme.px(6)

            CardPicker {
                width: parent.width
                visible: panel.picking
                keysActive: panel.visible && !panel.keysTaken
                cards: panel.move.cards
                pictures: panel.cardPictures
                room: list.height
                onPicked: card => panel.move.pick(card)
            }
            Repeater {
                model: panel.move.choices

                WideChoice {
                    required property int index
                    required property string modelData

                    objectName: "choice" + index
                    width: parent.width
                    text: panel.picking ? modelData : (index + 1) + ". " + modelData
                    onClicked: panel.move.choose(index)
                }
            }
        }
    }
    Connections {
        target: panel.move

        function onChanged() {
            list.contentY = 0;
        }
    }
}
