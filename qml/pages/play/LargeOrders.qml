import QtQuick
import QtQuick.Layouts
import PocketMars.App

// What is to be done, in letters that are read from across the table, with the card of Devious
// Automatics.
Panel {
    id: pane

    required property PlayViewModel play
    // Pictures of all cards, and of the backs by suit; URLs, empty where there are none.
    required property var cardPictures
    required property var backPictures

    // Whether a move is to be entered by hand, for which there is no room here.
    property bool telling: false

    // To where it is entered.
    signal boardWanted

    readonly property ChecklistModel steps: play.wayBack.count > 0 ? play.wayBack : play.orders
    readonly property string picture: {
        if (play.daCard >= 0)
            return cardPictures[play.daCard] ?? "";
        return play.daSuit >= 0 ? backPictures[play.daSuit] ?? "" : "";
    }

    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.gapLarge
        spacing: Theme.gapLarge

        Rectangle {
            readonly property real most: Math.min(parent.height, pane.width * 0.3 * 88 / 63)

            Layout.alignment: Qt.AlignTop
            visible: pane.play.daSuit >= 0
            implicitHeight: most
            implicitWidth: Math.round(most * 63 / 88)
            radius: Theme.radius
            color: pane.play.daSuit >= 0 ? Theme.suit(Theme.suits[pane.play.daSuit]) : "transparent"

            Image {
                objectName: "daCard"
                anchors.fill: parent
                source: pane.picture
                sourceSize.height: parent.height
                fillMode: Image.PreserveAspectFit
                mipmap: true
                Accessible.role: Accessible.Graphic
                //: Read out for the picture of the automaton's card
                Accessible.name: qsTr("The card of Devious Automatics")
            }
        }
        ScrollColumn {
            id: orders

            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gapSmall

            Repeater {
                model: pane.steps

                CheckRow {
                    required property int index
                    required done
                    required property bool seen
                    required text

                    objectName: "largeOrder"
                    width: parent.width
                    font.pixelSize: Theme.px(40)
                    leftPadding: Theme.px(52)
                    bySight: seen
                    onTicked: wanted => pane.steps.tick(index, wanted)
                }
            }
            BodyText {
                width: parent.width
                visible: pane.steps.count === 0
                font.pixelSize: Theme.px(40)
                text: {
                    if (pane.play.move.active && !pane.play.move.automaton && pane.play.move.decider.length > 0)
                        //: In large letters: nothing is to be done for the automaton; %1 whose turn it is
                        return qsTr("%1 plays").arg(pane.play.move.decider);
                    //: In large letters: nothing is to be done for the automaton
                    return qsTr("Nothing to do for DA");
                }
            }
            ActionButton {
                objectName: "largeToMove"
                visible: pane.telling
                kind: ActionButton.Primary
                outline: Icons.pencil
                //: Button among what is to be done in large letters: back to the board, where moves are entered
                text: qsTr("Enter the move")
                onClicked: pane.boardWanted()
            }
        }
    }
}
