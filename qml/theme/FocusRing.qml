import QtQuick

// Shows where the keyboard is. Lies around its parent.
Rectangle {
    property bool shown: false
    // Inside of its parent, where what lies around it is cut off: at the edge of a list.
    property bool inside: false

    readonly property real out: inside ? 0 : Theme.px(3)

    anchors.fill: parent
    anchors.margins: -out
    radius: Theme.radius + out
    color: "transparent"
    border.width: Theme.px(2)
    border.color: Theme.focus
    visible: shown
}
