import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import QtQuick.Layouts
import PocketMars.App

// Learns a card profile step by step: nine pictures, the spaces, the colours, the name.
Item {
    id: pane

    required property WizardViewModel wizard
    // Whether there is something else to go back to.
    property bool closable: true

    // Whether the buttons need the width below the steps as well.
    readonly property bool narrow: width < Theme.px(840)
    // Whether one of the buttons can only be an icon beside the others.
    readonly property bool tight: width < Theme.px(700)
    // Whether one more of them has room with its words.
    readonly property bool roomy: width >= Theme.px(1040)
    readonly property bool last: wizard.step === wizard.stepCount - 1

    signal closed

    // What would be lost by them is asked for first.
    function takeFiles(files: list<url>) {
        const lost = wizard.lossBy(files);
        if (lost === WizardViewModel.Nothing)
            wizard.choose(files);
        else
            loss.ask(lost, () => wizard.choose(files));
    }

    Component.onCompleted: {
        wizard.open();
        wizard.setShown(true);
    }
    Component.onDestruction: wizard.setShown(false)

    OpenDialog {
        id: fileDialog

        fileMode: FileDialog.OpenFiles
        //: Title of the dialog that opens a file
        title: qsTr("Choose the picture: %1").arg(pane.wizard.title)
        //: File types in a dialog that opens pictures
        nameFilters: [qsTr("Pictures (*.jpg *.jpeg *.png *.webp *.bmp)"), qsTr("All files (*)")]
        onAccepted: pane.takeFiles(selectedFiles)
    }
    FolderChooser {
        id: folderDialog

        //: Title of the dialog that chooses a folder
        title: qsTr("Choose the folder with the nine pictures")
        onChosen: folder => {
            Folders.photosUsed(folder);
            pane.takeFiles([folder]);
        }
    }
    ConfirmDialog {
        id: loss

        property int lost: WizardViewModel.Nothing
        readonly property bool alone: lost === WizardViewModel.HandWork
        // What is done once it was confirmed.
        property var then: () => {}

        function ask(what: int, action: var) {
            lost = what;
            then = action;
            open();
        }

        objectName: "otherPictures"
        //: Asked before pictures for learning cards are replaced
        question: alone ? qsTr("Another picture?") : qsTr("Other pictures?")
        //: What another picture means, where the player marked cards on the one that is there
        consequence: alone ? qsTr("What you put right on this picture is thrown away with it.")
        //: What all pictures from a folder mean, where there are some already
        : qsTr("They take the places of the pictures that are there, with all that was put right on those.")
        //: Button that confirms it
        confirmText: alone ? qsTr("Take another") : qsTr("Replace them")
        onAccepted: then.call()
    }
    ConfirmDialog {
        id: confirm

        objectName: "startOver"
        //: Asked before all pictures for learning cards are thrown away
        question: qsTr("Start over?")
        //: What starting over means
        consequence: qsTr("The pictures taken so far, the spaces and the names are thrown away.")
        //: Button that confirms it
        confirmText: qsTr("Start over")
        onAccepted: pane.wizard.startOver()
    }
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        enabled: !pane.wizard.saving
        onDropped: event => {
            if (event.hasUrls) {
                pane.takeFiles(event.urls);
                event.accept();
            }
        }
    }
    Shortcut {
        sequences: ["Esc"]
        enabled: pane.closable && !confirm.visible && !pane.wizard.byHand
        onActivated: pane.closed()
    }
    Loader {
        anchors.fill: parent
        anchors.margins: Theme.gapLarge
        anchors.topMargin: Theme.gap
        active: pane.wizard.byHand
        sourceComponent: marksPart
    }
    ColumnLayout {
        visible: !pane.wizard.byHand
        anchors.fill: parent
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge
        anchors.bottomMargin: Theme.gapLarge
        spacing: Theme.gap

        PageHeader {
            room: pane.width - 2 * Theme.gapLarge
            //: Title of the page that learns cards step by step
            title: qsTr("Learn your own cards")
            spacing: Theme.gap

            ActionButton {
                visible: pane.wizard.begun
                kind: ActionButton.Danger
                outline: Icons.again
                //: Button: throws the pictures for learning cards away, after asking
                text: qsTr("Start over …")
                enabled: !pane.wizard.saving
                onClicked: confirm.open()
            }
            ActionButton {
                outline: Icons.folder
                //: Button: chooses a folder that holds all nine pictures
                text: qsTr("All nine from a folder …")
                enabled: !pane.wizard.saving
                onClicked: folderDialog.open()
            }
            IconButton {
                outline: Icons.close
                //: Button: from learning a card profile to the cards of the one in use
                text: qsTr("Back to the cards")
                visible: pane.closable
                onClicked: pane.closed()
            }
        }
        Notice {
            Layout.fillWidth: true
            mild: pane.wizard.trouble.mild
            text: pane.wizard.trouble.text

            ActionButton {
                objectName: "cure"
                visible: text.length > 0
                kind: ActionButton.Primary
                outline: Icons.again
                text: pane.wizard.cure
                onClicked: pane.wizard.takeCure()
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            WizardSteps {
                Layout.preferredWidth: Theme.px(190)
                Layout.fillHeight: true
                wizard: pane.wizard
            }
            Loader {
                Layout.fillWidth: true
                Layout.fillHeight: true
                sourceComponent: {
                    if (pane.wizard.atPicture)
                        return picturePart;
                    switch (pane.wizard.step) {
                    case WizardStepsModel.Spaces:
                        return spacesPart;
                    case WizardStepsModel.Colours:
                        return coloursPart;
                    }
                    return namePart;
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: pane.narrow ? 0 : Theme.px(190) + Theme.gap
            spacing: pane.tight ? Theme.px(4) : Theme.gap

            IconButton {
                visible: pane.tight
                outline: Icons.left
                text: back.text
                enabled: back.enabled
                onClicked: back.clicked()
            }
            ActionButton {
                id: back

                visible: !pane.tight
                outline: Icons.left
                //: Button: one step back
                text: qsTr("Back")
                enabled: pane.wizard.step > 0 && !pane.wizard.saving
                onClicked: --pane.wizard.step
            }
            Item {
                Layout.fillWidth: true
            }
            ActionButton {
                visible: pane.wizard.atPicture && pane.wizard.state !== WizardStepsModel.Open
                outline: Icons.again
                //: Button: the camera is to take another picture in place of the one that is there
                text: qsTr("Take another")
                onClicked: {
                    if (pane.wizard.hasHandWork)
                        loss.ask(WizardViewModel.HandWork, () => pane.wizard.retake());
                    else
                        pane.wizard.retake();
                }
            }
            IconButton {
                visible: pane.wizard.retaking && !pane.roomy
                outline: Icons.undo
                text: keep.text
                onClicked: keep.clicked()
            }
            ActionButton {
                id: keep

                objectName: "keepPicture"
                visible: pane.wizard.retaking && pane.roomy
                outline: Icons.undo
                //: Button: no other picture is taken, the one that was there is shown again
                text: qsTr("Keep the old one")
                onClicked: pane.wizard.keepPicture()
            }
            ActionButton {
                visible: pane.wizard.atPicture
                outline: Icons.folder
                //: Button: opens the dialog that chooses a file
                text: qsTr("Choose a file …")
                onClicked: fileDialog.open()
            }
            ActionButton {
                objectName: "takePicture"
                visible: pane.wizard.atPicture && pane.wizard.state === WizardStepsModel.Open
                enabled: pane.wizard.camera.live.hasPicture && !pane.wizard.camera.taking
                kind: ActionButton.Primary
                outline: Icons.photo
                //: Button: takes a picture with the camera; and while it waits for a moment in which nothing moves
                text: pane.wizard.camera.taking ? qsTr("Hold still …") : qsTr("Take the picture")
                onClicked: pane.wizard.camera.take()
            }
            Item {
                Layout.fillWidth: true
            }
            ActionButton {
                // While another picture is wanted there is no room for it, and one or the other comes first.
                visible: !pane.last && !pane.wizard.retaking
                kind: !pane.wizard.atPicture || pane.wizard.state === WizardStepsModel.Done ? ActionButton.Primary : ActionButton.Plain
                outline: Icons.right
                //: Button: one step on
                text: qsTr("Next")
                onClicked: pane.wizard.goOn()
            }
            ActionButton {
                visible: pane.last
                kind: ActionButton.Primary
                outline: Icons.save
                //: Button: makes the card profile and stores it; and while that takes its time
                text: pane.wizard.saving ? qsTr("Saving …") : qsTr("Save the profile")
                enabled: pane.wizard.missing.length === 0 && !pane.wizard.saving
                onClicked: pane.wizard.save()
            }
        }
    }
    Component {
        id: marksPart

        MarksPane {
            marks: pane.wizard.marks
            source: pane.wizard.sharpPicture
            title: pane.wizard.title
            onDone: pane.wizard.useMarks()
            onLater: pane.wizard.leaveMarks()
        }
    }
    Component {
        id: picturePart

        WizardPicture {
            wizard: pane.wizard
        }
    }
    Component {
        id: spacesPart

        WizardSpaces {
            spaces: pane.wizard.spaces
            title: pane.wizard.title
            advice: pane.wizard.advice
        }
    }
    Component {
        id: coloursPart

        WizardColours {
            colours: pane.wizard.colours
            title: pane.wizard.title
            advice: pane.wizard.advice
        }
    }
    Component {
        id: namePart

        WizardName {
            wizard: pane.wizard
        }
    }
}
