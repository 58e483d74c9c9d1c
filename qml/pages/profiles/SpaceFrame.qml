import QtQuick

// A space that is marked on a card: it is dragged as a whole or by its corners, or moved with the
// arrow keys; the levels of an energy track also one by one. Fills the card's picture.
Item {
    id: frame

    required property string title
    // Fractions of this item.
    required property rect area
    // Of an energy track: where in the area its levels are, fractions of it.
    required property list<point> levels
    property bool selected: false
    // Whether a level is dragged by itself; else the frame goes with it.
    property bool levelsApart: false
    // The level that the arrow keys move; -1: the frame.
    property int level: -1
    // All frames of the card, itself included.
    property Repeater frames: null

    readonly property real step: 0.005

    signal moved(by: point)
    signal cornerMoved(corner: int, place: point)
    signal stretched(by: point)
    signal levelMoved(level: int, place: point)
    signal picked

    // Where a level is, fractions of the card.
    function placeOf(number: int): point {
        const place = frame.levels[number];
        return Qt.point(frame.area.x + place.x * frame.area.width, frame.area.y + place.y * frame.area.height);
    }
    function moveLevel(number: int, by: point): void {
        const place = placeOf(number);
        frame.levelMoved(number, Qt.point(place.x + by.x, place.y + by.y));
    }
    // The level at hand; -1: none.
    function levelNear(at: point): int {
        let nearest = -1;
        let least = Theme.touch / 2;
        for (let number = 0; number < frame.levels.length; ++number) {
            const place = placeOf(number);
            const away = Math.hypot((place.x - at.x) * frame.width, (place.y - at.y) * frame.height);
            if (away < least) {
                nearest = number;
                least = away;
            }
        }
        return nearest;
    }
    function holds(place: point): bool {
        return place.x >= area.x && place.x <= area.x + area.width && place.y >= area.y && place.y <= area.y + area.height;
    }
    // Whether a press at a place, fractions of the card, is meant for another frame that lies there
    // as well: the smaller one, which can't be pressed elsewhere.
    function isOthers(place: point): bool {
        for (let i = 0; i < (frames?.count ?? 0); ++i) {
            const other = frames.itemAt(i) as SpaceFrame;
            if (other !== null && other.holds(place) && other.area.width * other.area.height < area.width * area.height)
                return true;
        }
        return false;
    }
    // Where a drag began; where Qt 6.4 does not know, as it was beside everything, where it is now.
    function startOf(centroid: var): point {
        const pressed = centroid.scenePressPosition;
        return pointAt(pressed.x !== 0 || pressed.y !== 0 ? pressed : centroid.scenePosition);
    }
    // Fractions of the card.
    function pointAt(scene: point): point {
        const here = frame.mapFromItem(null, scene.x, scene.y);
        return Qt.point(here.x / frame.width, here.y / frame.height);
    }

    z: selected ? 1 : 0

    Rectangle {
        id: body

        x: frame.area.x * frame.width
        y: frame.area.y * frame.height
        width: frame.area.width * frame.width
        height: frame.area.height * frame.height
        color: Qt.rgba(0, 0, 0, frame.selected ? 0.12 : 0.04)
        border.width: Theme.px(2)
        border.color: frame.selected ? "#ffffff" : Theme.sure
        activeFocusOnTab: true
        containmentMask: QtObject {
            function contains(point: point): bool {
                if (point.x < 0 || point.y < 0 || point.x > body.width || point.y > body.height)
                    return false;
                const place = Qt.point((body.x + point.x) / frame.width, (body.y + point.y) / frame.height);
                const isLevel = frame.selected && frame.levelsApart && frame.levelNear(place) >= 0;
                return isLevel || !frame.isOthers(place);
            }
        }
        Accessible.role: Accessible.Button
        Accessible.name: frame.title
        Accessible.description: frame.levels.length === 0 ?
                                                            //: Read out for a space that is marked on a card
                                                            qsTr("Arrow keys move the frame, with Shift they resize it.") :
                                                            //: Read out for an energy track that is marked on a card
                                                            qsTr("Arrow keys move the frame, with Shift they resize it; a number picks a level, which they move then, Escape the frame again.")
        onActiveFocusChanged: {
            if (activeFocus)
                frame.picked();
            else
                frame.level = -1;
        }
        // Before Escape leads anywhere else.
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && frame.level >= 0
        Keys.onPressed: event => {
            const number = event.key - Qt.Key_0;
            if (number >= 0 && number < frame.levels.length && event.modifiers === Qt.NoModifier) {
                frame.level = number;
                event.accepted = true;
                return;
            }
            if (event.key === Qt.Key_Escape && frame.level >= 0) {
                frame.level = -1;
                event.accepted = true;
                return;
            }
            const by = {
                [Qt.Key_Left]: Qt.point(-frame.step, 0),
                [Qt.Key_Right]: Qt.point(frame.step, 0),
                [Qt.Key_Up]: Qt.point(0, -frame.step),
                [Qt.Key_Down]: Qt.point(0, frame.step)
            }[event.key];
            if (!by)
                return;
            if (event.modifiers & Qt.ShiftModifier) {
                frame.stretched(by);
            } else if (frame.level >= 0) {
                frame.moveLevel(frame.level, by);
            } else {
                frame.moved(by);
            }
            event.accepted = true;
        }

        // Dark beside light, so that it shows on any card.
        Rectangle {
            anchors.fill: parent
            anchors.margins: body.border.width
            color: "transparent"
            border.width: Theme.px(frame.selected ? 2 : 1)
            border.color: frame.selected ? Theme.accent : Qt.rgba(0, 0, 0, 0.7)
        }
        Rectangle {
            id: tag

            anchors.horizontalCenter: parent.horizontalCenter
            y: frame.levels.length > 0 ? -height - Theme.px(2) : Theme.px(8)
            width: label.implicitWidth + Theme.px(12)
            height: label.implicitHeight + Theme.px(6)
            radius: Theme.px(6)
            color: Qt.rgba(0, 0, 0, 0.75)

            Text {
                id: label

                anchors.centerIn: parent
                text: frame.title
                color: "white"
                font.pixelSize: Theme.fontSmall
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
        }
        Repeater {
            // How many, that a level which is dragged stays the same one.
            model: frame.levels.length

            Rectangle {
                id: disc

                required property int index
                readonly property point place: frame.levels[index] ?? Qt.point(0, 0)
                readonly property bool picked: index === frame.level || (drag.active && index === drag.level)

                x: place.x * body.width - width / 2
                y: place.y * body.height - height / 2
                width: Theme.px(20)
                height: width
                radius: width / 2
                color: disc.picked ? Theme.accent : Qt.rgba(0, 0, 0, 0.7)
                border.width: disc.picked || frame.levelsApart ? 2 : 1
                border.color: "white"

                Text {
                    anchors.centerIn: parent
                    text: disc.index
                    color: "white"
                    font.pixelSize: Theme.px(12)
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
            }
        }
        DragHandler {
            id: drag

            // The level that is dragged; -1: the frame.
            property int level: -1
            property point last

            target: null
            dragThreshold: 2
            onActiveChanged: {
                if (active) {
                    frame.picked();
                    last = frame.startOf(centroid);
                    level = frame.levelsApart ? frame.levelNear(last) : -1;
                }
            }
            onCentroidChanged: {
                if (!active)
                    return;
                const here = frame.pointAt(centroid.scenePosition);
                const by = Qt.point(here.x - last.x, here.y - last.y);
                if (level >= 0)
                    frame.moveLevel(level, by);
                else
                    frame.moved(by);
                last = here;
            }
        }
        TapHandler {
            onTapped: body.forceActiveFocus(Qt.MouseFocusReason)
        }
    }
    Repeater {
        model: frame.selected ? 4 : 0

        // Reaches outwards, so that a narrow frame can still be dragged by its middle.
        Item {
            id: handle

            required property int index
            readonly property bool atRight: index === 1 || index === 2
            readonly property bool atBottom: index >= 2
            readonly property int inside: Theme.px(10)

            x: atRight ? body.x + body.width - inside : body.x + inside - width
            y: atBottom ? body.y + body.height - inside : body.y + inside - height
            width: Theme.touch
            height: Theme.touch
            Accessible.ignored: true

            Rectangle {
                x: (handle.atRight ? handle.inside : handle.width - handle.inside) - width / 2
                y: (handle.atBottom ? handle.inside : handle.height - handle.inside) - height / 2
                width: Theme.px(20)
                height: width
                radius: width / 2
                color: Theme.accent
                border.width: Theme.px(2)
                border.color: "white"
            }
            DragHandler {
                // From the pointer to the corner.
                property point offset

                target: null
                dragThreshold: 2
                // From the frame below, which may be asked first.
                grabPermissions: PointerHandler.CanTakeOverFromAnything
                onActiveChanged: {
                    if (active) {
                        const here = frame.startOf(centroid);
                        offset = Qt.point(frame.area.x + (handle.atRight ? frame.area.width : 0) - here.x, frame.area.y + (handle.atBottom ? frame.area.height : 0) - here.y);
                    }
                }
                onCentroidChanged: {
                    if (!active)
                        return;
                    const here = frame.pointAt(centroid.scenePosition);
                    frame.cornerMoved(handle.index, Qt.point(here.x + offset.x, here.y + offset.y));
                }
            }
        }
    }
}
