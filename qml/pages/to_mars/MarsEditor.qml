import QtQuick
import QtQuick.Layouts
import PocketMars.App

// A board of one's own is entered: its corners marked in a photo, then its places laid over it.
GridLayout {
    id: pane

    objectName: "marsEditor"

    // On an upright window its fields lie below it.
    columns: width < Theme.px(840) && height > width ? 1 : 2
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    required property MarsEditorModel editor

    readonly property bool marking: editor.corners.open
    property int selected: -1

    MarsCorners {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: 1
        visible: pane.marking
        corners: pane.editor.corners
    }
    MarsEditorBoard {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: 1
        visible: !pane.marking
        editor: pane.editor
        selected: pane.selected
        linking: placeFields.linking
        onPicked: place => pane.selected = place
    }
    ScrollColumn {
        Layout.preferredWidth: Theme.px(380)
        Layout.fillWidth: pane.columns === 1
        Layout.fillHeight: true
        Layout.preferredHeight: 1
        spacing: Theme.gapSmall

        Notice {
            width: parent.width
            mild: true
            text: pane.editor.trouble.text
        }
        MarsCornersPane {
            width: parent.width
            visible: pane.marking
            corners: pane.editor.corners
        }
        Column {
            width: parent.width
            visible: !pane.marking
            spacing: Theme.gapSmall

            // First, so that what is tapped shows its fields without scrolling.
            MarsPlaceFields {
                id: placeFields

                width: parent.width
                editor: pane.editor
                selected: pane.selected
                onRemoved: pane.selected = -1
            }
            MarsBoardFields {
                width: parent.width
                editor: pane.editor
                onPhotoWanted: photoDialog.open()
            }
            Flow {
                width: parent.width
                spacing: Theme.gapSmall

                ActionButton {
                    outline: Icons.undo
                    enabled: pane.editor.canUndo
                    //: Button: takes back the last change of a board
                    text: qsTr("Undo")
                    onClicked: pane.editor.undo()
                }
                ActionButton {
                    kind: ActionButton.Primary
                    outline: Icons.save
                    //: Button: keeps a board that was entered
                    text: qsTr("Save the board")
                    onClicked: pane.editor.save()
                }
                ActionButton {
                    outline: Icons.close
                    //: Button: leaves the editor; the board stays as it was
                    text: qsTr("Discard")
                    onClicked: pane.editor.canUndo ? discarding.open() : pane.editor.close()
                }
                ActionButton {
                    visible: pane.editor.isKept
                    kind: ActionButton.Danger
                    outline: Icons.remove
                    //: Button: removes a board that was entered, after asking
                    text: qsTr("Remove the board …")
                    onClicked: removing.open()
                }
            }
        }
    }
    Shortcut {
        sequences: ["Ctrl+Z"]
        enabled: !pane.marking
        onActivated: pane.editor.undo()
    }
    ConfirmDialog {
        id: discarding

        objectName: "discardingBoard"
        //: Asked before the changes of a board are given up
        question: qsTr("Give up the changes?")
        //: What giving up the changes of a board means
        consequence: qsTr("The board stays as it was before the editor was opened.")
        //: Button that confirms it
        confirmText: qsTr("Discard")
        onAccepted: pane.editor.close()
    }
    ConfirmDialog {
        id: removing

        objectName: "removingBoard"
        //: Asked before a board that was entered is removed
        question: qsTr("Remove this board?")
        //: What removing a board means
        consequence: qsTr("It can't be played on any more. Games that were begun on it keep it.")
        //: Button that confirms it
        confirmText: qsTr("Remove the board")
        onAccepted: pane.editor.removeShip()
    }
    OpenDialog {
        id: photoDialog

        //: Title of the dialog that chooses a photo
        title: qsTr("Choose a photo of your board")
        //: Kind of file in a dialog
        nameFilters: [qsTr("Photos (*.jpg *.jpeg *.png *.webp)")]
        onAccepted: pane.editor.usePhoto(selectedFile)
    }
}
