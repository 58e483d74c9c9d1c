import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import PocketMars.App

// What can be done with the profile in use, and profiles of others: test it with a photo, learn a
// page of it again, and to and from files.
Flow {
    id: actions

    required property ProfilesViewModel profiles
    // Whether there is a profile to do something with.
    readonly property bool usable: profiles.current.length > 0 && !profiles.loading
    readonly property bool busy: profiles.files.busy || profiles.check.busy || profiles.again.busy

    spacing: Theme.gap

    OpenDialog {
        id: testDialog

        //: Title of the dialog that chooses a photo of cards
        title: qsTr("Test the profile with a photo")
        //: File types in the dialog that chooses a photo
        nameFilters: [qsTr("Photos (*.jpg *.jpeg *.png *.webp *.bmp)")]
        onAccepted: actions.profiles.checkWith(selectedFile)
    }
    OpenDialog {
        id: pageDialog

        //: Title of the dialog that chooses a photo of a card profile
        title: qsTr("The new photo of these cards")
        //: File types in the dialog that chooses a photo
        nameFilters: [qsTr("Photos (*.jpg *.jpeg *.png *.webp *.bmp)")]
        onAccepted: actions.profiles.again.learn(actions.profiles.current, pageChoice.picture, selectedFile)
    }
    FileSaver {
        id: exportDialog

        //: Title of the dialog that writes a card profile to a file
        title: qsTr("Export the profile")
        fileName: actions.profiles.current
        //: File types in the dialogs for card profiles
        kinds: [qsTr("Card profiles (*.pmprofile)")]
        onChosen: file => actions.profiles.files.exportTo(actions.profiles.current, file)
    }
    OpenDialog {
        id: importDialog

        photos: false
        //: Title of the dialog that reads a card profile from a file
        title: qsTr("Import a profile")
        //: File types in the dialogs for card profiles
        nameFilters: [qsTr("Card profiles (*.pmprofile)")]
        onAccepted: actions.profiles.files.importFrom(selectedFile)
    }
    Dialog {
        id: pageChoice

        objectName: "learnPage"

        // Which one, in the order in which they are taken.
        property int picture: 0

        anchors.centerIn: T.Overlay.overlay
        width: Math.min(Theme.px(480), parent ? parent.width - 2 * Theme.gapLarge : Theme.px(480))
        padding: Theme.gapLarge
        modal: true
        focus: true

        T.Overlay.modal: Rectangle {
            color: Theme.scrim
        }
        background: Panel {}
        contentItem: ColumnLayout {
            spacing: Theme.gap

            Heading {
                Layout.fillWidth: true
                //: Heading over learning one photo of a card profile again
                text: qsTr("Learn one picture again")
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.muted
                //: How to learn one photo of a card profile again
                text: qsTr("Lay these cards out as when the profile was learnt and photograph them. All other cards stay as they are.")
            }
            SelectBox {
                Layout.fillWidth: true
                chosen: pageChoice.picture
                onActivated: pageChoice.picture = currentIndex
                //: Read out for the choice of a picture of a card profile
                Accessible.name: qsTr("Which picture")
                model: [
                    //: A picture of a card profile
                    qsTr("Buildings"),
                    //: A picture of a card profile
                    qsTr("Greenhouse cards"),
                    //: A picture of a card profile
                    qsTr("Energy bank cards"),
                    //: A picture of a card profile
                    qsTr("Comms center cards"),
                    //: A picture of a card profile
                    qsTr("Aqualab cards"),
                    //: A picture of a card profile
                    qsTr("Habitation cards"),
                    //: A picture of a card profile
                    qsTr("Backs"),
                    //: A picture of a card profile
                    qsTr("Spaceships"),
                    //: A picture of a card profile
                    qsTr("Colonists and marker")
                ]
            }
            RowLayout {
                Layout.topMargin: Theme.gapSmall
                spacing: Theme.gap

                Item {
                    Layout.fillWidth: true
                }
                ActionButton {
                    //: Button that leaves everything as it is
                    text: qsTr("Keep")
                    onClicked: pageChoice.reject()
                }
                ActionButton {
                    kind: ActionButton.Primary
                    outline: Icons.photo
                    //: Button: chooses the photo to learn again
                    text: qsTr("Choose the photo …")
                    onClicked: {
                        pageChoice.accept();
                        pageDialog.open();
                    }
                }
            }
        }
    }
    ActionButton {
        objectName: "testProfile"
        visible: actions.usable
        enabled: !actions.busy
        outline: Icons.check
        //: Button: says how well the cards in a photo agree with the profile
        text: qsTr("Test with a photo …")
        onClicked: testDialog.open()
    }
    ActionButton {
        visible: actions.usable
        enabled: !actions.busy
        outline: Icons.again
        //: Button: learns one of the photos of a card profile again
        text: qsTr("Learn one picture again …")
        onClicked: pageChoice.open()
    }
    ActionButton {
        visible: actions.usable
        enabled: !actions.busy
        outline: Icons.save
        //: Button: writes the card profile to a file
        text: qsTr("Export …")
        onClicked: exportDialog.open()
    }
    ActionButton {
        objectName: "importProfile"
        enabled: !actions.busy
        outline: Icons.folder
        //: Button: adds a card profile from a file
        text: qsTr("Import …")
        onClicked: importDialog.open()
    }
}
