import QtQuick
import QtQuick.Dialogs

// Opens files; it begins where the last of their kind was.
FileDialog {
    // Whether they are pictures.
    property bool photos: true

    currentFolder: photos ? Folders.photos : Folders.files
    onVisibleChanged: Folders.opening = visible && !Folders.desktop
    Component.onDestruction: {
        if (visible)
            Folders.opening = false;
    }
    onAccepted: photos ? Folders.photosUsed(currentFolder) : Folders.filesUsed(currentFolder)
}
