import QtQuick

// Shows where the keyboard is. Lies around its parent.
Rectangle {
    property bool shown: false

    anchors.fill: parent
    anchors.margins: -Theme.px(3)
    radius: Theme.radius + Theme.px(3)
    color: "transparent"
    border.width: Theme.px(2)
    border.color: Theme.focus
    visible: shown
}
