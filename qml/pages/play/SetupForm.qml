import QtQuick
import QtQuick.Controls.Basic
import PocketMars.App

// What the player says of a game before it begins.
Panel {
    id: form

    required property GameSetup setup
    required property TablePlayersModel onTable
    required property ProfilesViewModel profiles

    // Alone, each seat has its row; among several the order of the taps is that of the seats.
    readonly property bool seatRows: setup.solo && setup.missing.length === 0

    // That nothing needs to be scrolled for.
    readonly property real contentHeight: scroll.contentHeight + 2 * Theme.gap

    signal profilesWanted

    // From anywhere on the page.
    function typeAddress() {
        address.forceActiveFocus(Qt.ShortcutFocusReason);
        address.selectAll();
    }

    FolderChooser {
        id: folderDialog

        //: Title of the dialog that chooses a folder
        title: qsTr("Choose a folder of photos of a game")
        onChosen: folder => form.setup.setSourceUrl(folder)
    }
    ScrollView {
        id: scroll

        anchors.fill: parent
        anchors.margins: Theme.gap
        contentWidth: availableWidth
        // What lies below the edge must not go unseen.
        ScrollBar.vertical.policy: contentHeight > height ? ScrollBar.AlwaysOn : ScrollBar.AsNeeded

        Column {
            width: scroll.availableWidth - Theme.gap // beside the bar
            spacing: Theme.gapSmall

            Heading {
                width: parent.width
                //: Heading over the players of a new game
                text: qsTr("Who plays?")
            }
            Flow {
                width: parent.width
                spacing: Theme.gapSmall

                Chip {
                    //: Kind of game: one player against Devious Automatics
                    text: qsTr("Solo")
                    current: form.setup.solo
                    onClicked: form.setup.solo = true
                }
                Chip {
                    //: Kind of game: people against each other
                    text: qsTr("2 to 4 players")
                    current: !form.setup.solo
                    onClicked: form.setup.solo = false
                }
            }
            BodyText {
                width: parent.width
                visible: text.length > 0
                color: Theme.muted
                font.pixelSize: Theme.fontSmall
                text: {
                    if (form.setup.missing.length > 0)
                        return form.setup.missing;
                    if (form.setup.solo)
                        return "";
                    //: How to choose the colours
                    return qsTr("The colours in seating order, the starting player first.");
                }
            }
            Repeater {
                model: form.seatRows ? 2 : 0

                Column {
                    id: seat

                    required property int index

                    //: Above the colours of the person in the solo game, and of its automaton
                    readonly property string title: index === 0 ? qsTr("You") : qsTr("DA")

                    width: parent.width
                    spacing: Theme.px(4)

                    BodyText {
                        width: parent.width
                        color: Theme.muted
                        font.pixelSize: Theme.fontSmall
                        text: seat.title
                    }
                    Flow {
                        width: parent.width
                        spacing: Theme.gapSmall

                        Repeater {
                            model: form.setup.players.colours

                            Chip {
                                required property var modelData

                                dot: modelData.colour
                                text: modelData.text
                                current: modelData.seat === seat.index + 1
                                //: A colour that somebody may have, read out; %1 who: `You`, %2 the colour
                                Accessible.name: qsTr("%1: %2").arg(seat.title).arg(modelData.text)
                                onClicked: form.setup.players.sit(seat.index, modelData.value)
                            }
                        }
                    }
                }
            }
            Flow {
                width: parent.width
                visible: !form.seatRows
                spacing: Theme.gapSmall

                Repeater {
                    model: form.setup.players.colours

                    Chip {
                        required property var modelData

                        dot: modelData.colour
                        //: A player's colour with its seat; %1 counts from 1, %2 the colour
                        text: modelData.seat > 0 ? qsTr("%1. %2").arg(modelData.seat).arg(modelData.text) : modelData.text
                        current: modelData.seat > 0
                        Accessible.role: Accessible.CheckBox
                        onClicked: form.setup.players.toggle(modelData.value)
                    }
                }
            }
            BodyText {
                objectName: "onTable"
                width: parent.width
                visible: form.onTable.agrees
                color: Theme.muted
                font.pixelSize: Theme.fontSmall
                //: Below the players: that they were told from the table; %1 who lies there: `Solo: Red, DA Blue`
                text: qsTr("So the table shows it: %1").arg(form.onTable.text)
            }
            Heading {
                width: parent.width
                topPadding: Theme.gapSmall
                //: Heading over the choice of a camera
                text: qsTr("Camera")
            }
            Flow {
                width: parent.width
                spacing: Theme.gapSmall

                Repeater {
                    model: form.setup.sources

                    Chip {
                        required property var modelData

                        text: modelData.text
                        current: modelData.current
                        onClicked: form.setup.source = modelData.value
                    }
                }
                Chip {
                    //: Button: watch a folder of photos in place of a camera
                    text: qsTr("Photos …")
                    Accessible.role: Accessible.Button
                    onClicked: folderDialog.open()
                }
            }
            TextField {
                id: address

                objectName: "sourceAddress"
                width: parent.width
                implicitHeight: Theme.touch
                leftPadding: Theme.px(14)
                font.pixelSize: Theme.fontBody
                color: Theme.text
                text: form.setup.source.includes("/") ? form.setup.source : ""
                //: In the empty field for a camera's address
                placeholderText: qsTr("or an address: http://…, rtsp://…")
                placeholderTextColor: Theme.muted
                //: Read out for the field for a camera's address
                Accessible.name: qsTr("Address of a camera, a film or a folder of photos")
                onEditingFinished: {
                    if (text.length > 0)
                        form.setup.source = text;
                }

                background: Rectangle {
                    radius: Theme.radius
                    color: Theme.sunken
                    border.width: address.activeFocus ? Theme.px(2) : 1
                    border.color: address.activeFocus ? Theme.focus : Theme.fieldBorder
                }
            }
            Heading {
                width: parent.width
                topPadding: Theme.gapSmall
                visible: form.setup.source.length > 0
                //: Heading over the choice of a card profile
                text: qsTr("Card profile")
            }
            SelectBox {
                visible: form.setup.source.length > 0 && form.profiles.names.length > 0
                model: form.profiles.names
                chosen: form.profiles.currentRow
                //: Read out for the list of card profiles
                Accessible.name: qsTr("Card profile: %1").arg(currentText)
                onActivated: index => form.profiles.currentRow = index
            }
            BodyText {
                width: parent.width
                visible: form.setup.source.length > 0 && form.profiles.sampleInUse
                color: Theme.look
                //: Below the choice of a card profile, where it is that of the photos that come with the program
                text: qsTr("These are the sample's cards. A camera over your own table needs yours.")
            }
            ActionButton {
                visible: form.setup.source.length > 0 && form.profiles.listed && (form.profiles.names.length === 0 || form.profiles.sampleInUse)
                outline: Icons.cards
                //: Button: goes to the page that learns a card profile
                text: qsTr("Learn my cards")
                onClicked: form.profilesWanted()
            }
            Heading {
                width: parent.width
                topPadding: Theme.gapSmall
                visible: form.setup.solo
                //: Heading over the levels of Devious Automatics
                text: qsTr("Devious Automatics")
            }
            Flow {
                width: parent.width
                spacing: Theme.gapSmall
                visible: form.setup.solo

                Chip {
                    //: Level of Devious Automatics, the weakest
                    text: qsTr("Android")
                    current: form.setup.level === GameSetup.Android
                    onClicked: form.setup.level = GameSetup.Android
                }
                Chip {
                    //: Level of Devious Automatics
                    text: qsTr("Super droid")
                    current: form.setup.level === GameSetup.SuperDroid
                    onClicked: form.setup.level = GameSetup.SuperDroid
                }
                Chip {
                    //: Level of Devious Automatics, the strongest
                    text: qsTr("Cyborg")
                    current: form.setup.level === GameSetup.Cyborg
                    onClicked: form.setup.level = GameSetup.Cyborg
                }
            }
            Heading {
                width: parent.width
                topPadding: Theme.gapSmall
                visible: !form.setup.solo
                //: Heading over how the cards are dealt
                text: qsTr("Cards")
            }
            Flow {
                width: parent.width
                spacing: Theme.gapSmall
                visible: !form.setup.solo

                Chip {
                    //: How the cards are dealt: four to each player
                    text: qsTr("Dealt")
                    current: !form.setup.draft
                    onClicked: form.setup.draft = false
                }
                Chip {
                    //: How the cards are dealt: each keeps one and passes the rest on
                    text: qsTr("Drafted")
                    current: form.setup.draft
                    onClicked: form.setup.draft = true
                }
            }
            Heading {
                width: parent.width
                topPadding: Theme.gapSmall
                //: Which edition's rules count
                text: qsTr("Edition")
            }
            Flow {
                width: parent.width
                spacing: Theme.gapSmall

                Chip {
                    //: Edition of the game
                    text: qsTr("English")
                    current: !form.setup.players.polish
                    onClicked: form.setup.players.polish = false
                }
                Chip {
                    //: Edition of the game
                    text: qsTr("Polish")
                    current: form.setup.players.polish
                    onClicked: form.setup.players.polish = true
                }
            }
        }
    }
}
