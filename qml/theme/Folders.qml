pragma Singleton

import QtQuick

// Where dialogs for files begin. Set by the window.
QtObject {
    // Where the last photo was chosen, else the user's pictures.
    property url photos
    // Whether the desktop has dialogs of its own for files.
    property bool desktop: false
}
