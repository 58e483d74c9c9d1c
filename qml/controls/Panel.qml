import QtQuick

// A raised surface that holds one thing.
Rectangle {
    color: Theme.surface
    radius: Theme.radius
    border.width: 1
    border.color: Theme.border
}
