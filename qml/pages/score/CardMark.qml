import QtQuick

// A card that is marked on a photo: its four corners can be dragged, or moved with the arrow keys.
Item {
    id: mark

    required property string title
    required property bool marked
    // Clockwise from the card's own upper left; fractions of this item.
    required property list<point> corners
    property bool selected: false

    signal cornerMoved(corner: int, place: point)
    signal cardMoved(by: point)
    signal picked

    function at(corner: int): point {
        return Qt.point(corners[corner].x * width, corners[corner].y * height);
    }

    visible: marked

    // The sides; the upper one is thick.
    Repeater {
        model: 4

        Rectangle {
            id: side

            required property int index
            readonly property point from: mark.at(index)
            readonly property point to: mark.at((index + 1) % 4)

            x: from.x
            y: from.y - height / 2
            width: Math.hypot(to.x - from.x, to.y - from.y)
            height: Theme.px(index === 0 ? 6 : 2)
            transformOrigin: Item.Left
            rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
            color: mark.selected ? Theme.accent : Theme.sure
            antialiasing: true
        }
    }
    // The card as a whole, by its middle.
    Rectangle {
        id: middle

        x: (mark.at(0).x + mark.at(2).x) / 2 - width / 2
        y: (mark.at(0).y + mark.at(2).y) / 2 - height / 2
        width: label.implicitWidth + Theme.px(16)
        height: Theme.touch
        radius: Theme.radius
        color: Qt.rgba(0, 0, 0, 0.6)
        border.width: activeFocus ? Theme.px(2) : 0
        border.color: Theme.accent
        activeFocusOnTab: mark.marked
        Accessible.role: Accessible.Button
        Accessible.name: mark.title
        //: Read out for a marked card
        Accessible.description: qsTr("Arrow keys move the card.")
        Keys.onPressed: event => {
            const step = event.modifiers & Qt.ShiftModifier ? 10 : 1;
            const by = {
                [Qt.Key_Left]: [-step, 0],
                [Qt.Key_Right]: [step, 0],
                [Qt.Key_Up]: [0, -step],
                [Qt.Key_Down]: [0, step]
            }[event.key];
            if (by) {
                mark.cardMoved(Qt.point(by[0] / mark.width, by[1] / mark.height));
                event.accepted = true;
            }
        }
        onActiveFocusChanged: if (activeFocus)
            mark.picked()

        Text {
            id: label

            anchors.centerIn: parent
            text: mark.title
            color: "white"
            font.pixelSize: Theme.fontSmall
            Accessible.ignored: true
        }
        DragHandler {
            property point last

            target: null
            onActiveChanged: {
                last = Qt.point(0, 0);
                if (active)
                    mark.picked();
            }
            onTranslationChanged: {
                if (!active)
                    return;
                mark.cardMoved(Qt.point((translation.x - last.x) / mark.width, (translation.y - last.y) / mark.height));
                last = Qt.point(translation.x, translation.y);
            }
        }
        TapHandler {
            onTapped: mark.picked()
        }
    }
    Repeater {
        model: mark.selected ? 4 : 0

        Item {
            id: handle

            required property int index

            x: mark.at(index).x - width / 2
            y: mark.at(index).y - height / 2
            width: Theme.touch
            height: Theme.touch
            activeFocusOnTab: true
            Accessible.role: Accessible.Button
            //: Read out for a corner of a marked card: %1 the card, %2 the corner's number, clockwise from its upper left
            Accessible.name: qsTr("%1, corner %2").arg(mark.title).arg(index + 1)
            Keys.onPressed: event => {
                const step = event.modifiers & Qt.ShiftModifier ? 10 : 1;
                const by = {
                    [Qt.Key_Left]: [-step, 0],
                    [Qt.Key_Right]: [step, 0],
                    [Qt.Key_Up]: [0, -step],
                    [Qt.Key_Down]: [0, step]
                }[event.key];
                if (by) {
                    const here = mark.at(index);
                    mark.cornerMoved(index, Qt.point((here.x + by[0]) / mark.width, (here.y + by[1]) / mark.height));
                    event.accepted = true;
                }
            }

            // A ring, so that the corner below is seen.
            Rectangle {
                anchors.centerIn: parent
                width: Theme.px(22)
                height: width
                radius: width / 2
                color: "transparent"
                border.width: handle.activeFocus ? Theme.px(4) : Theme.px(2)
                border.color: Theme.accent
            }
            DragHandler {
                property point start

                target: null
                onActiveChanged: start = mark.at(handle.index)
                onTranslationChanged: {
                    if (active)
                        mark.cornerMoved(handle.index, Qt.point((start.x + translation.x) / mark.width, (start.y + translation.y) / mark.height));
                }
            }
        }
    }
}
