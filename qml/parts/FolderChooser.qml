import Qt.labs.folderlistmodel
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import QtQuick.Layouts
import QtQuick.Templates as T

// Chooses a folder: by the desktop's own dialog where there is a desktop. Outside one Qt's stand-in
// takes a folder only from within the one above it, so there is a list of our own, which takes the
// one that is open.
Item {
    id: chooser

    required property string title
    // Where it begins.
    property url folder: Folders.photos

    // The folder that our own list shows and the one it lies in: the model tells of neither where it
    // was asked for the list anew before that was there.
    property url here
    property url above

    signal chosen(folder: url)
    // Our own dialog is there no more, whether a folder was chosen or not.
    signal closed

    function open() {
        if (Folders.desktop) {
            desktopDialog.open();
        } else {
            enter(folder);
            ownDialog.open();
        }
    }
    function enter(wanted: url) {
        list.folder = wanted;
        here = wanted;
        above = list.parentFolder;
    }

    visible: false

    FolderDialog {
        id: desktopDialog

        title: chooser.title
        currentFolder: chooser.folder
        onAccepted: chooser.chosen(selectedFolder)
    }
    FolderListModel {
        id: list

        showDirsFirst: true
        showOnlyReadable: true
        nameFilters: ["*.jpg", "*.jpeg", "*.png", "*.webp", "*.bmp"]
        caseSensitive: false
        sortCaseSensitive: false
    }
    Component {
        id: rowPart

        ItemDelegate {
            id: row

            required property int index
            required property string fileName
            required property url fileUrl
            required property bool fileIsDir

            width: ListView.view.width
            height: Theme.touch
            enabled: fileIsDir
            text: fileName
            Accessible.name: fileName
            onClicked: chooser.enter(fileUrl)

            contentItem: RowLayout {
                spacing: Theme.gapSmall

                Icon {
                    size: Theme.px(20)
                    outline: row.fileIsDir ? Icons.folder : Icons.photo
                    color: row.fileIsDir ? Theme.accent : Theme.muted
                }
                Text {
                    Layout.fillWidth: true
                    text: row.fileName
                    color: row.fileIsDir ? Theme.text : Theme.muted
                    font.pixelSize: Theme.fontBody
                    elide: Text.ElideMiddle
                }
            }
            background: Rectangle {
                radius: Theme.px(8)
                color: row.hovered || row.ListView.isCurrentItem && row.ListView.view.activeFocus ? Theme.hover : "transparent"
            }
        }
    }
    Dialog {
        id: ownDialog

        parent: T.Overlay.overlay
        anchors.centerIn: T.Overlay.overlay
        width: Math.min(Theme.px(640), parent ? parent.width - 2 * Theme.gapLarge : Theme.px(640))
        height: Math.min(Theme.px(560), parent ? parent.height - 2 * Theme.gapLarge : Theme.px(560))
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
                text: chooser.title
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gapSmall

                // With its words on it: a tip would lie over the title, or over the list.
                ActionButton {
                    objectName: "folderUp"
                    outline: Icons.folderUp
                    enabled: String(chooser.above).length > 0
                    //: Button: to the folder that this one lies in
                    text: qsTr("One folder up")
                    onClicked: chooser.enter(chooser.above)
                }
                BodyText {
                    objectName: "folderShown"
                    Layout.fillWidth: true
                    elide: Text.ElideLeft
                    wrapMode: Text.NoWrap
                    text: decodeURIComponent(String(chooser.here).replace(/^file:\/\//, ""))
                }
            }
            ListView {
                readonly property bool listed: ownDialog.opened
                readonly property url of: chooser.here

                onListedChanged: {
                    if (listed)
                        forceActiveFocus(Qt.PopupFocusReason);
                }
                onOfChanged: currentIndex = -1
                objectName: "folders"
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                model: list
                activeFocusOnTab: true
                boundsBehavior: Flickable.StopAtBounds
                currentIndex: -1
                highlightMoveDuration: 0
                onCountChanged: {
                    if (count > 0 && currentIndex < 0)
                        currentIndex = 0;
                }
                Keys.onReturnPressed: {
                    if (currentIndex >= 0 && list.isFolder(currentIndex))
                        chooser.enter(list.get(currentIndex, "fileUrl"));
                }
                Keys.onPressed: event => {
                    const page = Math.max(1, Math.floor(height / Theme.touch) - 1);
                    const wanted = {
                        [Qt.Key_Home]: 0,
                        [Qt.Key_End]: count - 1,
                        [Qt.Key_PageUp]: Math.max(0, currentIndex - page),
                        [Qt.Key_PageDown]: Math.min(count - 1, currentIndex + page)
                    }[event.key];
                    if (wanted === undefined)
                        return;
                    currentIndex = wanted;
                    event.accepted = true;
                }
                Accessible.role: Accessible.List
                Accessible.name: chooser.title
                ScrollBar.vertical: ScrollBar {}

                delegate: rowPart
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                Item {
                    Layout.fillWidth: true
                }
                ActionButton {
                    //: Button: chooses no folder
                    text: qsTr("Cancel")
                    onClicked: ownDialog.reject()
                }
                ActionButton {
                    objectName: "takeFolder"
                    kind: ActionButton.Primary
                    outline: Icons.check
                    //: Button: chooses the folder of which the contents are listed
                    text: qsTr("Take this folder")
                    onClicked: ownDialog.accept()
                }
            }
        }
        onAccepted: chooser.chosen(chooser.here)
        onClosed: chooser.closed()
    }
}
