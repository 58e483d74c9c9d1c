import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import PocketMars.App

// A board of one's own is entered: its corners marked in a photo, then its places laid over it.
RowLayout {
    id: pane

    required property MarsEditorModel editor

    readonly property bool marking: editor.corners.length > 0
    property int selected: -1

    spacing: Theme.gap

    MarsEditorBoard {
        Layout.fillWidth: true
        Layout.fillHeight: true
        editor: pane.editor
        selected: pane.selected
        onPicked: place => pane.selected = place
    }
    ScrollColumn {
        Layout.preferredWidth: Theme.px(380)
        Layout.fillHeight: true
        spacing: Theme.gapSmall

        Notice {
            width: parent.width
            mild: true
            text: pane.editor.trouble.text
        }
        Column {
            width: parent.width
            visible: pane.marking
            spacing: Theme.gapSmall

            BodyText {
                width: parent.width
                //: What to do with the handles on a photo
                text: qsTr("Drag the four handles onto the corners of the board: number 1 to its own upper left, then clockwise.")
            }
            ActionButton {
                kind: ActionButton.Primary
                outline: Icons.check
                //: Button: the corners of the board are marked
                text: qsTr("The corners are right")
                onClicked: pane.editor.flatten()
            }
        }
        Column {
            width: parent.width
            visible: !pane.marking
            spacing: Theme.gapSmall

            MarsBoardFields {
                width: parent.width
                editor: pane.editor
                onPhotoWanted: photoDialog.open()
            }
            MarsPlaceFields {
                width: parent.width
                editor: pane.editor
                selected: pane.selected
                onRemoved: pane.selected = -1
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
                    onClicked: pane.editor.close()
                }
            }
        }
    }
    FileDialog {
        id: photoDialog

        currentFolder: Folders.photos
        //: Title of the dialog that chooses a photo
        title: qsTr("Choose a photo of your board")
        //: Kind of file in a dialog
        nameFilters: [qsTr("Photos (*.jpg *.jpeg *.png *.webp)")]
        onAccepted: pane.editor.usePhoto(selectedFile)
    }
}
