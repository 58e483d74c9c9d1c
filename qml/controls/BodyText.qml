import QtQuick

// Running text.
Text {
    color: Theme.text
    font.pixelSize: Theme.fontBody
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
