import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// Learns a profile from a folder of photos.
Panel {
    id: pane

    required property ProfilesViewModel profiles
    readonly property bool chosen: profiles.folderName.length > 0

    signal closed

    FolderChooser {
        id: folderDialog

        //: Title of the dialog that chooses a folder
        title: qsTr("Choose the folder with the photos of your cards")
        onChosen: folder => pane.profiles.folder = folder
    }
    Shortcut {
        sequences: ["Esc"]
        enabled: !pane.profiles.learning
        onActivated: pane.closed()
    }
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        enabled: !pane.profiles.learning
        onDropped: event => {
            if (event.hasUrls) {
                pane.profiles.folder = event.urls[0];
                event.accept();
            }
        }
    }
    ScrollView {
        id: scroll

        anchors.fill: parent
        anchors.margins: Theme.gapLarge
        contentWidth: availableWidth

        ColumnLayout {
            x: (scroll.availableWidth - width) / 2
            width: Math.min(scroll.availableWidth, Theme.px(820))
            spacing: Theme.gap

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                Heading {
                    Layout.fillWidth: true
                    Layout.preferredHeight: Theme.touch
                    verticalAlignment: Text.AlignVCenter
                    //: Heading over how to learn a card profile
                    text: qsTr("Learn your own cards")
                }
                IconButton {
                    outline: Icons.close
                    //: Button: from learning a card profile to the cards of the one in use
                    text: qsTr("Back to the cards")
                    onClicked: pane.closed()
                }
            }
            BodyText {
                Layout.fillWidth: true
                lineHeight: 1.25
                //: Above a list of file names
                text: qsTr("Take nine photos once, each of cards laid out flat on the table that you play on, left to right, then the next row. Put them into one folder under these names:")
            }
            Grid {
                id: pages

                readonly property int nameWidth: Theme.px(240)

                Layout.fillWidth: true
                columns: 2
                columnSpacing: Theme.gapLarge
                rowSpacing: Theme.px(6)

                Repeater {
                    model: [
                        "buildings.jpg",
                        //: What lies on a photo for learning
                        qsTr("greenhouse, energy bank, comms center, aqualab, habitation"),
                        "greenhouse.jpg, energy_bank.jpg, comms_center.jpg, aqualab.jpg",
                        //: What lies on a photo for learning
                        qsTr("that suit's cards 1 2 3 4, then 5 6 7"),
                        "habitation.jpg",
                        //: What lies on a photo for learning
                        qsTr("the seven habitation cards, four and three"),
                        "backs.jpg",
                        //: What lies on a photo for learning
                        qsTr("one face-down card a suit, in the order of the buildings"),
                        "ships.jpg",
                        //: What lies on a photo for learning
                        qsTr("the spaceship cards, then Earth if you have it"),
                        "colonists.jpg",
                        //: What lies on a photo for learning
                        qsTr("one colonist a colour and one energy marker, apart from each other"),
                        "layout.json",
                        //: A file beside the photos for learning
                        qsTr("the colours in their order, and where the spaces are on the cards: copy samples/profile/layout.json and change what differs")
                    ]

                    BodyText {
                        required property int index
                        required property string modelData

                        width: index % 2 === 0 ? pages.nameWidth : pages.width - pages.nameWidth - pages.columnSpacing
                        text: modelData
                        font.pixelSize: Theme.fontSmall
                        font.weight: index % 2 === 0 ? Font.DemiBold : Font.Normal
                        color: index % 2 === 0 ? Theme.text : Theme.muted
                    }
                }
            }
            RowLayout {
                Layout.fillWidth: true
                Layout.topMargin: Theme.gapSmall
                spacing: Theme.gap

                ActionButton {
                    kind: !pane.chosen ? ActionButton.Primary : ActionButton.Plain
                    outline: Icons.folder
                    //: Button: opens the dialog that chooses a folder
                    text: qsTr("Choose a folder")
                    enabled: !pane.profiles.learning
                    onClicked: folderDialog.open()
                }
                BodyText {
                    Layout.fillWidth: true
                    color: Theme.muted
                    wrapMode: Text.WrapAnywhere
                    //: Beside the button “Choose a folder”
                    text: !pane.chosen ? qsTr("or drop it here") : pane.profiles.folderName
                }
            }
            RowLayout {
                Layout.fillWidth: true
                visible: pane.chosen
                spacing: Theme.gap

                TextField {
                    id: nameField

                    Layout.fillWidth: true
                    implicitHeight: Theme.touch
                    leftPadding: Theme.px(14)
                    font.pixelSize: Theme.fontBody
                    color: Theme.text
                    //: In the empty field for a card profile's name
                    placeholderText: qsTr("Name of the profile; left empty, that of the folder")
                    placeholderTextColor: Theme.muted
                    enabled: !pane.profiles.learning
                    // It becomes the name of a folder: up to 100 bytes, no slashes, no dot before.
                    maximumLength: 33
                    validator: RegularExpressionValidator {
                        regularExpression: /[^\x00-\x1f\/\\.][^\x00-\x1f\/\\]*/
                    }
                    //: Read out for the field for a card profile's name
                    Accessible.name: qsTr("Name of the profile")
                    onAccepted: pane.profiles.learn(text)

                    background: Rectangle {
                        radius: Theme.radius
                        color: Theme.sunken
                        border.width: nameField.activeFocus ? Theme.px(2) : 1
                        border.color: nameField.activeFocus ? Theme.focus : Theme.border
                    }
                }
                ActionButton {
                    kind: ActionButton.Primary
                    outline: Icons.cards
                    //: Button: learns a card profile from the folder
                    text: qsTr("Learn")
                    visible: !pane.profiles.learning
                    onClicked: pane.profiles.learn(nameField.text)
                }
                ActionButton {
                    outline: Icons.close
                    //: Button: stops learning a card profile
                    text: qsTr("Stop")
                    visible: pane.profiles.learning
                    onClicked: pane.profiles.cancelLearning()
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: Theme.gapSmall
                visible: pane.profiles.learning

                ProgressLine {
                    Layout.fillWidth: true
                    indeterminate: pane.profiles.learnTotal === 0
                    to: Math.max(1, pane.profiles.learnTotal)
                    value: pane.profiles.learnDone
                    //: Read out for the bar of progress
                    Accessible.name: qsTr("Learning the cards")
                }
                BodyText {
                    Layout.fillWidth: true
                    color: Theme.muted
                    //: Progress of learning; %1 photos done, %2 photos in all, %3 the photo in hand
                    text: pane.profiles.learnTotal === 0 ? "" : qsTr("%1 of %2 photos: %3").arg(pane.profiles.learnDone).arg(pane.profiles.learnTotal).arg(pane.profiles.learnPhoto)
                }
            }
            Notice {
                Layout.fillWidth: true
                text: pane.profiles.learnTrouble.text
            }
        }
    }
}
