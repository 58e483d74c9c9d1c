import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// What the colours of pieces and ships are called.
Panel {
    id: part

    required property ColourNames colours
    required property string title
    required property string advice

    ScrollView {
        id: scroll

        anchors.fill: parent
        anchors.margins: Theme.gapLarge
        contentWidth: availableWidth

        Column {
            width: scroll.availableWidth
            spacing: Theme.gap

            Heading {
                width: parent.width
                text: part.title
            }
            BodyText {
                width: parent.width
                text: part.advice
            }
            BodyText {
                width: parent.width
                visible: part.colours.pieces.length === 0
                color: Theme.muted
                //: Where there are no pieces yet that could be named
                text: qsTr("The picture of the pieces is needed first.")
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                Repeater {
                    // By number, so that the box in hand stays when its name changes.
                    model: part.colours.pieces.length

                    PieceName {
                        required property int index
                        readonly property var piece: part.colours.pieces[index]

                        image: piece ? piece.image : ""
                        colour: piece ? piece.colour : "transparent"
                        name: piece ? piece.text : ""
                        choice: piece ? piece.choice : -1
                        choices: part.colours.pieceChoices
                        //: Read out for a wooden piece; %1 counts from the left
                        title: qsTr("Piece %1").arg(index + 1)
                        onChosen: choice => part.colours.namePiece(index, choice)
                    }
                }
            }
            Heading {
                width: parent.width
                topPadding: Theme.gapSmall
                visible: part.colours.ships.length > 0
                //: Heading over the spaceship cards
                text: qsTr("Whose ship is whose?")
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                Repeater {
                    model: part.colours.ships.length

                    PieceName {
                        required property int index
                        readonly property var ship: part.colours.ships[index]

                        image: ship ? ship.image : ""
                        colour: ship ? ship.colour : "transparent"
                        name: ship ? ship.text : ""
                        choice: ship ? ship.choice : -1
                        choices: part.colours.shipChoices
                        //: Read out for a spaceship card; %1 counts from the left
                        title: qsTr("Ship %1").arg(index + 1)
                        onChosen: choice => part.colours.nameShip(index, choice)
                    }
                }
            }
        }
    }
}
