import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// Where colonists and energy markers stand on the cards: frames over a learnt card.
GridLayout {
    id: part

    required property SpacesModel spaces
    required property string title
    required property string advice
    // The frame whose corners can be moved; -1: none.
    property int row: 0
    property bool levelsApart: false

    // In a narrow window what to do lies below the picture.
    readonly property bool stacked: width > 0 && width < Theme.px(620)

    columns: stacked ? 1 : 2
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    Rectangle {
        Layout.fillWidth: true
        Layout.fillHeight: true
        radius: Theme.radius
        color: Theme.photo
        clip: true

        Image {
            id: picture

            // Room for what is dragged at the card's edge.
            anchors.fill: parent
            anchors.margins: Theme.px(44)
            source: part.spaces.picture
            fillMode: Image.PreserveAspectFit
            smooth: true
            Accessible.role: Accessible.Graphic
            //: Read out for a card on which spaces are marked; %1 the card
            Accessible.name: qsTr("Card: %1").arg(part.spaces.cards[part.spaces.card] ?? "")

            Item {
                id: card

                anchors.centerIn: parent
                width: picture.paintedWidth
                height: picture.paintedHeight

                Repeater {
                    id: all

                    model: part.spaces

                    SpaceFrame {
                        required property int index

                        anchors.fill: card
                        selected: index === part.row
                        levelsApart: part.levelsApart
                        frames: all
                        onMoved: by => part.spaces.move(index, by)
                        onCornerMoved: (corner, place) => part.spaces.moveCorner(index, corner, place)
                        onStretched: by => part.spaces.stretch(index, by)
                        onLevelMoved: (level, place) => part.spaces.moveLevel(index, level, place)
                        onPicked: part.row = index
                    }
                }
            }
        }
        BodyText {
            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Theme.gapLarge, Theme.px(380))
            horizontalAlignment: Text.AlignHCenter
            visible: part.spaces.cards.length === 0
            //: Where there is no card yet on which spaces could be marked
            text: qsTr("The pictures of the buildings and of the spaceships are needed first.")
        }
    }
    Panel {
        Layout.preferredWidth: Theme.px(300)
        Layout.preferredHeight: part.stacked ? part.height * 0.4 : -1
        Layout.fillWidth: part.stacked
        Layout.fillHeight: !part.stacked

        ScrollView {
            id: scroll

            anchors.fill: parent
            anchors.margins: Theme.gap
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
                SelectBox {
                    objectName: "cardWithSpaces"
                    width: parent.width
                    visible: part.spaces.cards.length > 0
                    model: part.spaces.cards
                    chosen: part.spaces.card
                    //: Read out for the choice of a card on which spaces are marked; %1 the card
                    Accessible.name: qsTr("Card: %1").arg(displayText)
                    onActivated: index => part.spaces.card = index
                }
                BodyText {
                    width: parent.width
                    visible: part.spaces.cards.length > 0
                    color: Theme.muted
                    font.pixelSize: Theme.fontSmall
                    text: part.spaces.isShip ?
                                                //: On the spaces of a ship card
                                                qsTr("The numbers lie on the levels of the energy track.") :
                                                //: On the spaces of a building card
                                                qsTr("On your cards ★ and ★★ may lie the other way round. Whatever stands on a building outside of ★★ counts as ★.")
                }
                ActionButton {
                    objectName: "swapStars"
                    visible: part.spaces.cards.length > 0 && !part.spaces.isShip
                    outline: Icons.again
                    //: Button: the frames of two spaces on a building card change places
                    text: qsTr("Swap ★ and ★★")
                    onClicked: part.spaces.swapStars()
                }
                ActionButton {
                    visible: part.spaces.isShip
                    outline: Icons.again
                    //: Button: turns the frame of the energy track by a quarter
                    text: qsTr("Turn the energy track")
                    onClicked: part.spaces.turn(1)
                }
                ActionButton {
                    objectName: "rearrange"
                    visible: part.spaces.isShip
                    outline: Icons.again
                    //: Button: the levels of the energy track lie in one line, in a zigzag, in two rows, in rows counted back, and so on
                    text: qsTr("Levels in another order")
                    onClicked: part.spaces.rearrange(1)
                }
                CheckRow {
                    objectName: "levelsApart"
                    width: parent.width
                    visible: part.spaces.isShip
                    //: The levels of the energy track are dragged each by itself, not all with their frame
                    text: qsTr("Drag levels one by one")
                    done: part.levelsApart
                    onTicked: wanted => part.levelsApart = wanted
                }
                ActionButton {
                    visible: part.spaces.cards.length > 0
                    outline: Icons.undo
                    //: Button: puts the frames where they were at first
                    text: qsTr("As they were at first")
                    enabled: part.spaces.moved
                    onClicked: part.spaces.reset()
                }
            }
        }
    }
}
