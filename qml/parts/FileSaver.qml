import Qt.labs.folderlistmodel
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import QtQuick.Layouts
import QtQuick.Templates as T

// Says where a file is to be written: by the desktop's own dialog where there is a desktop. Outside
// one Qt's stand-in takes no name of a new file, so there is a dialog of our own, which proposes one.
Item {
    id: saver

    required property string title
    // The name that is proposed, without its ending.
    required property string fileName
    // Kinds of file, as the desktop's dialogs want them: `For a spreadsheet (*.csv)`.
    required property var kinds
    // Where it begins.
    property url folder: Folders.files

    // In our own dialog:
    property url here
    property int kind: 0
    // Why the name that was typed will not do; empty where it is not to be said.
    //: Under the name of a file that is to be written, where a whole path was typed
    readonly property string fault: nameBox.text.includes("/") ? qsTr("The name only, without “/”: “Another folder” leads elsewhere.") : ""
    readonly property url file: here + "/" + encodeURIComponent(named(nameBox.text.trim()))
    // The list is read late: that it was read is what `count` tells.
    readonly property bool replaces: list.status === FolderListModel.Ready && list.count >= 0 && list.indexOf(file) >= 0

    signal chosen(file: url)

    onChosen: file => Folders.filesUsed(String(file).replace(/\/[^\/]*$/, ""))

    function open() {
        if (Folders.desktop) {
            desktopDialog.open();
            return;
        }
        here = folder;
        nameBox.text = named(fileName);
        endOnce();
        ownDialog.open();
        nameBox.forceActiveFocus();
        nameBox.select(0, stem(nameBox.text).length);
    }
    function suffix(which: int): string {
        return kinds[which].replace(/^.*\*\.(\w+).*$/, "$1");
    }
    // The kind that a name's ending tells of; -1: none.
    function kindOf(name: string): int {
        return kinds.findIndex((_, i) => name.toLowerCase().endsWith("." + suffix(i)));
    }
    // A name before the ending of its kind.
    function stem(name: string): string {
        const which = kindOf(name);
        return which < 0 ? name : name.slice(0, -suffix(which).length - 1);
    }
    // A name with the ending of a kind that there is, else with that of the chosen one.
    function named(name: string): string {
        return kindOf(name) >= 0 || name.length === 0 ? name : name + "." + suffix(kind);
    }
    function choose(which: int) {
        kind = which;
        if (kindOf(nameBox.text) >= 0)
            nameBox.text = stem(nameBox.text) + "." + suffix(which);
    }
    // Whoever types a name with its ending in place of what is selected, types it before the ending
    // that stands there: one is enough. The kind follows the ending.
    function endOnce() {
        const shorter = stem(nameBox.text);
        if (kindOf(shorter) >= 0)
            nameBox.text = shorter;
        const which = kindOf(nameBox.text);
        if (which >= 0)
            kind = which;
    }

    visible: false

    FileDialog {
        id: desktopDialog

        title: saver.title
        currentFolder: saver.folder
        fileMode: FileDialog.SaveFile
        nameFilters: saver.kinds
        defaultSuffix: saver.suffix(Math.max(0, selectedNameFilter.index))
        onAccepted: saver.chosen(selectedFile)
    }
    FolderListModel {
        id: list

        folder: ownDialog.visible ? saver.here : ""
        showDirs: false
        nameFilters: ["*"]
    }
    FolderChooser {
        id: folders

        title: saver.title
        folder: saver.here
        onChosen: folder => saver.here = folder
        onClosed: {
            ownDialog.open();
            nameBox.forceActiveFocus();
        }
    }
    Dialog {
        id: ownDialog

        objectName: "saveFile"
        parent: T.Overlay.overlay
        anchors.centerIn: T.Overlay.overlay
        width: Math.min(Theme.px(560), parent ? parent.width - 2 * Theme.gapLarge : Theme.px(560))
        padding: Theme.gapLarge
        modal: true
        focus: true

        T.Overlay.modal: Rectangle {
            color: Theme.scrim
        }
        background: Panel {}

        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.gap

            Heading {
                Layout.fillWidth: true
                text: saver.title
            }
            Flow {
                Layout.fillWidth: true
                visible: saver.kinds.length > 1
                spacing: Theme.gapSmall

                Repeater {
                    model: saver.kinds

                    Chip {
                        required property string modelData
                        required property int index

                        text: modelData
                        current: saver.kind === index
                        onClicked: saver.choose(index)
                    }
                }
            }
            TextBox {
                id: nameBox

                objectName: "fileName"
                Layout.fillWidth: true
                //: What is typed into a box: the name of a file that is to be written
                title: qsTr("Name of the file")
                wrong: text.trim().length === 0 || saver.fault.length > 0
                onTextEdited: saver.endOnce()
                onAccepted: save.clicked()
            }
            BodyText {
                objectName: "nameFault"
                Layout.fillWidth: true
                visible: text.length > 0
                color: Theme.danger
                Accessible.role: Accessible.AlertMessage
                text: saver.fault
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gapSmall

                BodyText {
                    Layout.fillWidth: true
                    elide: Text.ElideLeft
                    wrapMode: Text.NoWrap
                    color: Theme.muted
                    text: decodeURIComponent(String(saver.here).replace(/^file:\/\//, ""))
                }
                ActionButton {
                    objectName: "otherFolder"
                    outline: Icons.folder
                    //: Button: the file is to be written into another folder
                    text: qsTr("Another folder")
                    onClicked: {
                        // Under another dialog Qt 6.4 keeps the wheel from the upper one.
                        ownDialog.close();
                        folders.open();
                    }
                }
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                BodyText {
                    Layout.fillWidth: true
                    color: Theme.danger
                    //: Beside the button that writes a file, where one of that name is there already
                    text: saver.replaces ? qsTr("There is a file of that name.") : ""
                }
                ActionButton {
                    //: Button: writes no file
                    text: qsTr("Cancel")
                    onClicked: ownDialog.reject()
                }
                ActionButton {
                    id: save

                    objectName: "saveHere"
                    kind: saver.replaces ? ActionButton.Danger : ActionButton.Primary
                    outline: Icons.save
                    enabled: !nameBox.wrong
                    //: Button: writes the file, in place of the one that is there
                    text: saver.replaces ? qsTr("Replace it") : qsTr("Save")
                    onClicked: {
                        if (enabled)
                            ownDialog.accept();
                    }
                }
            }
        }
        onAccepted: saver.chosen(saver.file)
    }
}
