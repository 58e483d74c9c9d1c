import QtQuick

// A card or piece that is marked on a picture. It is drawn here and takes the keyboard; the pointer
// is the picture's business, as frames lie close together.
Item {
    id: frame

    required property int index
    // px of the picture
    required property list<point> handles
    required property point middle
    required property real radius
    required property bool wrong
    required property bool pieces
    // Px of this item for one of the picture.
    required property real factor
    property bool selected: false
    // The corner that the keyboard is on; -1: none.
    property int focusedCorner: -1

    readonly property color ink: wrong ? Theme.unclear : selected ? "white" : Theme.sure
    //: Read out for a mark on a picture; %1 counts them
    readonly property string title: pieces ? qsTr("Piece %1").arg(index + 1) : qsTr("Card %1").arg(index + 1)

    // What has the keyboard: the mark as a whole, or a corner of it.
    signal picked(corner: int)
    // px of the picture
    signal movedBy(by: point)
    signal cornerMovedBy(corner: int, by: point)
    signal resizedBy(by: real)
    signal removed

    // Where a circle is resized: beside it, so that a small one can still be moved.
    function knob(): point {
        const away = (radius * factor + Theme.px(16)) * Math.SQRT1_2;
        return Qt.point(middle.x * factor + away, middle.y * factor + away);
    }
    function take(corner: int) {
        const item = corner >= 0 ? corners.itemAt(corner) : whole;
        item.forceActiveFocus(Qt.MouseFocusReason);
    }
    // Whether a key was one of a mark's.
    function press(event: var, corner: int): bool {
        const step = event.modifiers & Qt.ShiftModifier ? 10 : 1;
        const by = {
            [Qt.Key_Left]: Qt.point(-step, 0),
            [Qt.Key_Right]: Qt.point(step, 0),
            [Qt.Key_Up]: Qt.point(0, -step),
            [Qt.Key_Down]: Qt.point(0, step)
        }[event.key];
        if (by && corner >= 0)
            frame.cornerMovedBy(corner, by);
        else if (by)
            frame.movedBy(by);
        else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace)
            frame.removed();
        else if (frame.pieces && (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal))
            frame.resizedBy(step);
        else if (frame.pieces && event.key === Qt.Key_Minus)
            frame.resizedBy(-step);
        else
            return false;
        return true;
    }

    z: selected ? 1 : 0

    // The sides, dark beside light, so that they show on any card.
    Repeater {
        model: frame.handles.length

        Item {
            id: side

            required property int index
            readonly property point from: frame.handles[index] ?? Qt.point(0, 0)
            readonly property point to: frame.handles[(index + 1) % 4] ?? Qt.point(0, 0)

            x: from.x * frame.factor
            y: from.y * frame.factor
            width: Math.hypot(to.x - from.x, to.y - from.y) * frame.factor
            transformOrigin: Item.TopLeft
            rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI

            Rectangle {
                y: -height / 2
                width: parent.width
                height: Theme.px(4)
                color: Qt.rgba(0, 0, 0, 0.55)
                antialiasing: true
            }
            Rectangle {
                y: -height / 2
                width: parent.width
                height: Theme.px(2)
                color: frame.ink
                antialiasing: true
            }
        }
    }
    Rectangle {
        visible: frame.pieces
        x: (frame.middle.x - frame.radius) * frame.factor - Theme.px(1)
        y: (frame.middle.y - frame.radius) * frame.factor - Theme.px(1)
        width: 2 * frame.radius * frame.factor + Theme.px(2)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.px(4)
        border.color: Qt.rgba(0, 0, 0, 0.55)

        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(1)
            radius: width / 2
            color: "transparent"
            border.width: Theme.px(2)
            border.color: frame.ink
        }
    }
    Rectangle {
        visible: frame.pieces && frame.selected
        x: frame.knob().x - width / 2
        y: frame.knob().y - height / 2
        width: Theme.px(16)
        height: width
        radius: width / 2
        color: Theme.accent
        border.width: Theme.px(2)
        border.color: "white"
    }
    // The mark as a whole: its number.
    Rectangle {
        id: whole

        // Beside a piece, which it would hide.
        x: frame.middle.x * frame.factor - (frame.pieces ? frame.radius * frame.factor + width : width / 2)
        y: frame.middle.y * frame.factor - (frame.pieces ? frame.radius * frame.factor + height / 2 : height / 2)
        width: Math.max(height, label.implicitWidth + Theme.px(12))
        height: Theme.px(26)
        radius: height / 2
        color: Qt.rgba(0, 0, 0, 0.7)
        border.width: activeFocus ? Theme.px(3) : Theme.px(1)
        border.color: activeFocus ? Theme.accent : frame.ink
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: frame.wrong ? qsTr("%1, not right").arg(frame.title) : frame.title
        Accessible.description: frame.pieces ?
        //: Read out for a circle around a wooden piece
        qsTr("Arrow keys move the circle, with Shift by ten; plus and minus resize it, Delete takes it away.") :
        //: Read out for a card's frame
        qsTr("Arrow keys move the frame, with Shift by ten; Delete takes it away.")
        onActiveFocusChanged: if (activeFocus)
            frame.picked(-1)
        Accessible.onPressAction: forceActiveFocus(Qt.TabFocusReason)
        Keys.onPressed: event => event.accepted = frame.press(event, -1)

        Text {
            id: label

            anchors.centerIn: parent
            text: frame.index + 1
            color: "white"
            font.pixelSize: Theme.fontSmall
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
    Repeater {
        id: corners

        model: frame.handles.length

        Item {
            id: handle

            required property int index
            readonly property point place: frame.handles[index] ?? Qt.point(0, 0)

            x: place.x * frame.factor - width / 2
            y: place.y * frame.factor - height / 2
            width: Theme.touch
            height: Theme.touch
            activeFocusOnTab: true
            Accessible.role: Accessible.Button
            //: Read out for a corner of a marked card: %1 the card, %2 the corner's number
            Accessible.name: qsTr("%1, corner %2").arg(frame.title).arg(index + 1)
            //: Read out for a corner of a marked card
            Accessible.description: qsTr("Arrow keys move the corner, with Shift by ten; Delete takes the frame away.")
            onActiveFocusChanged: {
                if (activeFocus) {
                    frame.focusedCorner = index;
                    frame.picked(index);
                } else if (frame.focusedCorner === index) {
                    frame.focusedCorner = -1;
                }
            }
            Accessible.onPressAction: forceActiveFocus(Qt.TabFocusReason)
            Keys.onPressed: event => event.accepted = frame.press(event, index)

            // A ring, so that the corner below is seen.
            Rectangle {
                anchors.centerIn: parent
                width: Theme.px(handle.activeFocus ? 26 : frame.selected ? 20 : 12)
                height: width
                radius: width / 2
                color: "transparent"
                border.width: Theme.px(handle.activeFocus ? 4 : 3)
                border.color: frame.wrong ? Theme.unclear : frame.selected ? Theme.accent : Theme.sure

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: -1
                    radius: width / 2
                    color: "transparent"
                    border.width: 1
                    border.color: frame.selected ? "white" : Qt.rgba(0, 0, 0, 0.55)
                }
            }
        }
    }
}
