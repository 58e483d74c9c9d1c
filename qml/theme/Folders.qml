pragma Singleton

import QtQuick

// Where dialogs for files begin. Set by the window, which is told where they ended.
QtObject {
    // Where the last photo was chosen, else the user's pictures.
    property url photos
    // Where another file was last read or written, else the user's documents.
    property url files
    // Whether the desktop has dialogs of its own for files.
    property bool desktop: false
    // Whether Qt's stand-in for such a dialog is open, which does not dim what is below.
    property bool opening: false

    signal photosUsed(folder: url)
    signal filesUsed(folder: url)
}
