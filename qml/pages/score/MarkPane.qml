import QtQuick
import QtQuick.Layouts
import PocketMars.App

// Cards that were not found, marked on the photo by their corners.
RowLayout {
    id: pane

    required property MarksModel marks
    // The photo, as it is shown.
    required property url photo
    // The card whose corners can be moved; -1: none.
    property int row: -1

    signal readWanted
    signal cancelled

    spacing: Theme.gap

    Shortcut {
        sequences: ["Esc"]
        onActivated: pane.cancelled()
    }
    Rectangle {
        Layout.fillWidth: true
        Layout.fillHeight: true
        radius: Theme.radius
        color: Theme.photo
        clip: true

        Image {
            id: picture

            anchors.fill: parent
            anchors.margins: Theme.px(8)
            source: pane.photo
            sourceSize.width: 2400
            asynchronous: true
            autoTransform: true
            fillMode: Image.PreserveAspectFit
            Accessible.role: Accessible.Graphic
            //: Read out for the photo on which cards are marked
            Accessible.name: qsTr("Photo of the table")

            Item {
                id: area

                anchors.centerIn: parent
                width: picture.paintedWidth
                height: picture.paintedHeight

                Repeater {
                    model: pane.marks

                    CardMark {
                        required property int index

                        anchors.fill: area
                        selected: index === pane.row
                        onCornerMoved: (corner, place) => pane.marks.moveCorner(index, corner, place)
                        onCardMoved: by => pane.marks.moveCard(index, by)
                        onPicked: pane.row = index
                    }
                }
            }
        }
    }
    ColumnLayout {
        Layout.preferredWidth: Theme.px(320)
        Layout.fillWidth: false
        Layout.fillHeight: true
        spacing: Theme.gapSmall

        Heading {
            Layout.fillWidth: true
            //: Title of the page on which cards are marked by hand
            text: qsTr("Show me the cards")
        }
        BodyText {
            Layout.fillWidth: true
            //: How cards are marked by hand
            text: qsTr("Choose a card and drag its corners onto the photo; the thick side is its upper edge. One building is a start, more are better.")
        }
        Flickable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: chips.height
            clip: true

            Flow {
                id: chips

                width: parent.width
                spacing: Theme.gapSmall

                Repeater {
                    model: pane.marks

                    Chip {
                        required property int index
                        required property string title
                        required property bool marked

                        text: title
                        current: index === pane.row
                        dot: marked ? Theme.sure : "transparent"
                        onClicked: {
                            pane.marks.add(index, picture.paintedWidth / Math.max(1, picture.paintedHeight));
                            pane.row = index;
                        }
                    }
                }
            }
        }
        Notice {
            Layout.fillWidth: true
            text: pane.marks.problem
        }
        RowLayout {
            spacing: Theme.gapSmall

            ActionButton {
                outline: Icons.again
                //: Button: the marked card is turned by a quarter
                text: qsTr("Turn")
                enabled: pane.row >= 0
                onClicked: pane.marks.turn(pane.row)
            }
            ActionButton {
                outline: Icons.remove
                //: Button: the card is not marked any more
                text: qsTr("Take away")
                enabled: pane.row >= 0
                onClicked: {
                    pane.marks.remove(pane.row);
                    pane.row = -1;
                }
            }
        }
        ActionButton {
            Layout.fillWidth: true
            kind: ActionButton.Primary
            outline: Icons.check
            //: Button: the photo is read with the cards where they were marked
            text: qsTr("Read the table so")
            enabled: pane.marks.marked > 0 && pane.marks.problem.length === 0
            onClicked: pane.readWanted()
        }
        ActionButton {
            Layout.fillWidth: true
            outline: Icons.close
            //: Button: leaves the page on which cards are marked
            text: qsTr("Back")
            onClicked: pane.cancelled()
        }
    }
}
