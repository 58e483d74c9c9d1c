import QtQuick

// A quiet landscape at the foot of a page that has nothing else to show.
Item {
    clip: true
    Accessible.ignored: true

    Rectangle {
        x: parent.width * 0.8
        y: parent.height * 0.18
        width: Theme.px(54)
        height: width
        radius: width / 2
        color: Theme.accentSoft
    }
    Rectangle {
        x: parent.width * 0.28
        y: parent.height * 0.42
        width: parent.width * 1.5
        height: width
        radius: width / 2
        color: Qt.alpha(Theme.accent, 0.1)
    }
    Rectangle {
        x: -parent.width * 0.7
        y: parent.height * 0.55
        width: parent.width * 1.6
        height: width
        radius: width / 2
        color: Qt.alpha(Theme.accent, 0.14)
    }
}
