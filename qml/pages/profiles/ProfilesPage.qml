import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// The card profiles: a list, the cards of the one in use, and learning a new one.
Item {
    id: page

    objectName: "profilesPage"

    required property ProfilesViewModel profiles
    required property WizardViewModel wizard

    // Whether a profile is learnt step by step, which takes the whole page.
    property bool wizardShown: false
    // Whether the part that learns a profile from a folder is shown instead of the cards.
    property bool learnShown: profiles.learning || profiles.learnTrouble.text.length > 0
    // Whether the spaces and colours of the profile in use are shown to be changed.
    readonly property bool editorShown: wizard.editor.name.length > 0
    readonly property bool noneYet: profiles.listed && profiles.names.length === 0
    readonly property bool wizardOpen: !learnShown && !editorShown && (wizardShown || noneYet)
    // Whether a picture that is learnt again is being put right by hand.
    readonly property bool marksShown: profiles.again.byHand && !wizardOpen && !editorShown

    // Another program may have learnt one.
    Component.onCompleted: profiles.refresh()

    Connections {
        target: page.profiles

        function onLearnt() {
            page.learnShown = false;
        }
    }
    Connections {
        target: page.wizard

        function onSaved() {
            page.wizardShown = false;
        }
    }
    Loader {
        anchors.fill: parent
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge
        anchors.bottomMargin: Theme.gapLarge
        active: page.editorShown
        sourceComponent: editorPart
    }
    Loader {
        anchors.fill: parent
        anchors.leftMargin: Theme.gapLarge
        anchors.topMargin: Theme.gapLarge
        anchors.bottomMargin: Theme.gapLarge
        active: page.marksShown
        sourceComponent: marksPart
    }
    Loader {
        anchors.fill: parent
        anchors.bottomMargin: importBar.visible ? importBar.height + Theme.gap : 0
        active: page.wizardOpen
        sourceComponent: wizardPart
    }
    // A first profile may come from somebody else.
    ColumnLayout {
        id: importBar

        visible: page.wizardOpen && page.noneYet
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge
        anchors.bottomMargin: Theme.gap

        Notice {
            Layout.fillWidth: true
            text: page.profiles.trouble.text
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            BodyText {
                Layout.fillWidth: true
                color: Theme.muted
                horizontalAlignment: Text.AlignRight
                //: Beside the button that imports a card profile
                text: qsTr("Somebody with the same edition has given you a file of their cards?")
            }
            Loader {
                active: importBar.visible
                sourceComponent: actionsPart
            }
        }
    }
    // Beneath all else, so that the parts take what they know themselves.
    DropArea {
        z: -1
        anchors.fill: parent
        keys: ["text/uri-list"]
        enabled: !page.profiles.files.busy
        onDropped: event => {
            if (event.hasUrls && page.profiles.files.isProfileFile(event.urls[0])) {
                page.profiles.files.importFrom(event.urls[0]);
                event.accept();
            }
        }
    }
    ConfirmDialog {
        id: confirm

        objectName: "removeProfile"
        //: %1 the name of a card profile
        question: qsTr("Remove the profile “%1”?").arg(page.profiles.current)
        //: What removing a card profile means
        consequence: qsTr("Photos of these cards can't be read until the profile is learnt again. Games in the history stay as they are.")
        //: Button that confirms it
        confirmText: qsTr("Remove the profile")
        onAccepted: page.profiles.remove(page.profiles.current)
    }
    ColumnLayout {
        visible: !page.wizardOpen && !page.editorShown && !page.marksShown
        anchors.fill: parent
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge
        anchors.bottomMargin: Theme.gapLarge
        spacing: Theme.gap

        PageHeader {
            room: page.width - 2 * Theme.gapLarge
            //: Title of the page with the card profiles
            title: qsTr("Card profiles")
            spacing: Theme.gap

            ActionButton {
                visible: page.profiles.current.length > 0 && !page.learnShown
                kind: ActionButton.Danger
                outline: Icons.remove
                //: Button: removes the card profile in use, after asking
                text: qsTr("Remove …")
                onClicked: confirm.open()
            }
            ActionButton {
                objectName: "editProfile"
                visible: page.profiles.current.length > 0 && !page.learnShown
                enabled: !page.profiles.loading
                outline: Icons.pencil
                //: Button: shows the spaces and colours of the card profile in use, to change them
                text: qsTr("Spaces and colours")
                onClicked: page.wizard.editor.open()
            }
            ActionButton {
                visible: !page.noneYet && !page.learnShown
                outline: Icons.folder
                //: Button: learns another card profile from a folder that holds all it takes
                text: qsTr("From a folder …")
                onClicked: page.learnShown = true
            }
            ActionButton {
                visible: !page.noneYet && !page.learnShown
                outline: Icons.plus
                //: Button: learns another card profile, or goes on with one that is half learnt
                text: page.wizard.begun ? qsTr("Go on learning") : qsTr("Learn a profile")
                onClicked: page.wizardShown = true
            }
        }
        Loader {
            Layout.fillWidth: true
            active: !page.learnShown && !page.noneYet
            visible: active
            sourceComponent: actionsPart
        }
        Notice {
            Layout.fillWidth: true
            text: page.profiles.trouble.text
        }
        Notice {
            objectName: "profileDoubt"
            Layout.fillWidth: true
            mild: true
            text: page.learnShown ? "" : page.profiles.doubt

            ActionButton {
                enabled: !page.profiles.files.busy
                //: Button: somebody has looked at the cards that were in doubt
                text: qsTr("They are right")
                onClicked: page.profiles.files.takeAsRight(page.profiles.current)
            }
        }
        InfoBar {
            Layout.fillWidth: true
            text: page.profiles.files.message
            busy: page.profiles.files.busy || page.profiles.check.busy
            doing: page.profiles.check.busy ?
                //: While a photo is compared with a card profile
                qsTr("Comparing the photo with the cards …") : ""
            onDismissed: page.profiles.files.dismiss()
        }
        Notice {
            objectName: "notLearntAgain"
            Layout.fillWidth: true
            text: page.profiles.again.trouble.text

            ActionButton {
                visible: page.profiles.again.canPutRight
                outline: Icons.marks
                //: Button: the player marks what lies in a picture
                text: qsTr("Put right by hand")
                onClicked: page.profiles.again.putRight()
            }
            ActionButton {
                visible: page.profiles.again.canTrust
                //: Button: learns a photo that looks like another deck's all the same
                text: qsTr("Learn it all the same")
                onClicked: page.profiles.again.learnAnyway()
            }
            IconButton {
                outline: Icons.close
                //: Button: takes away what was said
                text: qsTr("Close")
                onClicked: page.profiles.again.dismiss()
            }
        }
        InfoBar {
            objectName: "learntAgain"
            Layout.fillWidth: true
            text: page.profiles.again.message
            busy: page.profiles.again.busy
            //: While one picture of a card profile is learnt again
            doing: qsTr("Learning the picture …")
            onDismissed: page.profiles.again.dismiss()

            ActionButton {
                visible: page.profiles.again.canPutRight
                outline: Icons.marks
                //: Button: the player marks what lies in a picture
                text: qsTr("Put right by hand")
                onClicked: page.profiles.again.putRight()
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            ListView {
                id: list

                Layout.preferredWidth: Theme.px(260)
                Layout.fillHeight: true
                visible: page.profiles.names.length > 0
                clip: true
                spacing: Theme.gapSmall
                model: page.profiles.names
                activeFocusOnTab: true
                boundsBehavior: Flickable.StopAtBounds
                // Follows the view-model only: the list itself goes back to its first row whenever
                // the names change.
                keyNavigationEnabled: false
                currentIndex: page.profiles.currentRow
                Keys.onUpPressed: page.profiles.currentRow = Math.max(0, page.profiles.currentRow - 1)
                Keys.onDownPressed: page.profiles.currentRow = Math.min(count - 1, page.profiles.currentRow + 1)
                Accessible.role: Accessible.List
                //: Read out for the list of card profiles
                Accessible.name: qsTr("Card profiles")
                ScrollBar.vertical: ScrollBar {}

                delegate: ProfileRow {
                    width: ListView.view.width
                    onClicked: {
                        page.profiles.currentRow = index;
                        page.learnShown = false;
                    }
                }
            }
            Loader {
                Layout.fillWidth: true
                Layout.fillHeight: true
                sourceComponent: page.learnShown ? learnPart : page.profiles.check.picture.length > 0 ? checkPart : facesPart
            }
        }
    }
    Component {
        id: learnPart

        LearnPane {
            profiles: page.profiles
            onClosed: page.learnShown = false
        }
    }
    Component {
        id: marksPart

        MarksPane {
            objectName: "marksAgain"
            marks: page.profiles.again.marks
            source: page.profiles.again.sharpPicture
            title: page.profiles.again.title
            onDone: page.profiles.again.useMarks()
            onLater: page.profiles.again.leaveMarks()
        }
    }
    Component {
        id: actionsPart

        ProfileActions {
            profiles: page.profiles
        }
    }
    Component {
        id: checkPart

        ProfileCheckPane {
            check: page.profiles.check
        }
    }
    Component {
        id: wizardPart

        WizardPane {
            wizard: page.wizard
            closable: !page.noneYet
            onClosed: page.wizardShown = false
        }
    }
    Component {
        id: editorPart

        ProfileEditorPane {
            objectName: "profileEditor"
            wizard: page.wizard
            onClosed: page.wizard.editor.close()
        }
    }
    Component {
        id: facesPart

        FacesPane {
            profiles: page.profiles
        }
    }
}
