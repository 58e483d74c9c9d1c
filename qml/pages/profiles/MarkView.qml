import QtQuick
import PocketMars.App

// A picture on which cards or pieces are marked by hand: corners, frames and circles are dragged, a
// tap beside them marks another, two fingers or the wheel zoom. By the keyboard, Tab goes from mark
// to mark, and a cursor over the picture taps.
Item {
    id: view

    required property PageMarksModel marks
    required property string source

    // The mark that was picked, and its corner; -1: none.
    property int row: -1
    property int corner: -1
    // 1: the whole picture fits.
    property real zoom: 1
    // px of the picture: what lies in the middle of this item, and where the keyboard's cursor is.
    property point middle
    property point cursor

    readonly property size pictureSize: marks.pictureSize
    readonly property real maxZoom: 8
    // The frame of a picture that fits is still beside its corners.
    readonly property real fit: pictureSize.width > 0 ? Math.min((width - 2 * Theme.px(12)) / pictureSize.width, (height - 2 * Theme.px(12)) / pictureSize.height) : 1
    readonly property real factor: fit * zoom
    // A finger is some 10 mm wide.
    readonly property real reach: Theme.touch / 2 / factor
    // What a drag does: "corner", "move", "resize", "tap" or "pan".
    property string drag: ""
    property int draggedTap: -1
    // px of the picture: from the pointer to what is dragged, and where it was last; px of the
    // screen: how far away it has been.
    property point dragOffset
    property point dragLast
    property real dragAway: 0
    // Whether what came down was dragged.
    property bool dragged: false
    // Whether keys were used last: then the cursor shows, and a magnifier beside what has the keyboard.
    property bool byKeyboard: false
    readonly property bool keyOnCorner: row >= 0 && row < frames.count && frameAt(row).focusedCorner >= 0
    readonly property bool magnified: drag === "" ? byKeyboard && (activeFocus || keyOnCorner) : drag !== "pan" && (drag !== "move" || marks.pieces)

    function zoomTo(wanted: real, x: real, y: real) {
        const next = Math.max(1, Math.min(maxZoom, wanted));
        const held = toPicture(x, y);
        zoom = next;
        lookAt(held.x - (x - width / 2) / factor, held.y - (y - height / 2) / factor);
    }
    function lookAt(x: real, y: real) {
        const clamp = (value, half, all) => 2 * half >= all ? all / 2 : Math.max(half, Math.min(all - half, value));
        const margin = Theme.px(12) / factor;
        middle = Qt.point(clamp(x, width / 2 / factor - margin, pictureSize.width), clamp(y, height / 2 / factor - margin, pictureSize.height));
    }
    // Moves as little as it takes to see a place.
    function reveal(place: point) {
        const room = Theme.touch;
        const x = (place.x - middle.x) * factor;
        const y = (place.y - middle.y) * factor;
        const dx = Math.max(0, Math.abs(x) - (width / 2 - room)) * Math.sign(x);
        const dy = Math.max(0, Math.abs(y) - (height / 2 - room)) * Math.sign(y);
        if (dx !== 0 || dy !== 0)
            lookAt(middle.x + dx / factor, middle.y + dy / factor);
    }
    function toPicture(x: real, y: real): point {
        return Qt.point(middle.x + (x - width / 2) / factor, middle.y + (y - height / 2) / factor);
    }
    function fromPicture(place: point): point {
        return Qt.point(width / 2 + (place.x - middle.x) * factor, height / 2 + (place.y - middle.y) * factor);
    }
    function frameAt(index: int): MarkFrame {
        return frames.itemAt(index) as MarkFrame;
    }
    function pick(wantedRow: int, wantedCorner: int) {
        row = wantedRow;
        corner = wantedCorner;
        const frame = frameAt(wantedRow);
        if (frame)
            frame.take(wantedCorner);
        byKeyboard = false;
    }
    function unpick() {
        row = -1;
        corner = -1;
    }
    // A tap on what is marked picks it; beside it, it marks.
    function tapAt(place: point, byKey: bool) {
        const before = marks.count;
        if (marks.taps.length === 0) {
            const hit = marks.rowAt(place, marks.pieces ? reach * 0.7 : 0);
            const near = marks.wanting && hit < 0 ? -1 : marks.cornerAt(place, reach, row);
            if (near >= 0 || hit >= 0) {
                if (near >= 0)
                    pick(Math.floor(near / 4), near % 4);
                else
                    pick(hit, -1);
                return;
            }
        }
        marks.tap(place);
        if (marks.count <= before)
            unpick();
        else if (byKey)
            row = marks.count - 1;
        else
            pick(marks.count - 1, -1);
        if (byKey || marks.count <= before)
            forceActiveFocus(byKey ? Qt.TabFocusReason : Qt.MouseFocusReason);
    }
    function removeAt(index: int) {
        unpick();
        forceActiveFocus(Qt.TabFocusReason);
        marks.remove(index);
    }
    function moveCursor(dx: real, dy: real) {
        const step = Math.max(1, Math.round(Math.max(pictureSize.width, pictureSize.height) / 200));
        cursor = Qt.point(Math.max(0, Math.min(pictureSize.width - 1, cursor.x + dx * step)), Math.max(0, Math.min(pictureSize.height - 1, cursor.y + dy * step)));
        reveal(cursor);
    }
    // @return what a drag that begins here does
    function grabAt(place: point): string {
        for (let i = 0; i < marks.taps.length; ++i) {
            if (Math.hypot(marks.taps[i].x - place.x, marks.taps[i].y - place.y) <= reach) {
                draggedTap = i;
                return "tap";
            }
        }
        const near = marks.cornerAt(place, reach, row);
        if (near >= 0) {
            pick(Math.floor(near / 4), near % 4);
            return "corner";
        }
        const chosen = frameAt(row);
        if (marks.pieces && chosen) {
            const knob = chosen.knob();
            if (Math.hypot(knob.x / factor - place.x, knob.y / factor - place.y) <= reach * 0.7)
                return "resize";
        }
        const hit = marks.rowAt(place, marks.pieces ? reach * 0.7 : 0);
        if (hit < 0 || !marks.pieces && hit !== row)
            return "pan";
        pick(hit, -1);
        return "move";
    }

    function here(scene: point): point {
        const at = view.mapFromItem(null, scene.x, scene.y);
        return toPicture(at.x, at.y);
    }

    // A drag of whatever lies where it begins.
    function beginDrag() {
        marks.letGo();
        dragged = true;
        drag = grabAt(press.place);
        const grabbed = drag === "corner" ? frameAt(row).handles[corner] : drag === "tap" ? marks.taps[draggedTap] : press.place;
        dragOffset = Qt.point(grabbed.x - press.place.x, grabbed.y - press.place.y);
        dragLast = press.place;
        dragAway = 0;
    }
    function followDrag(scene: point) {
        const now = here(scene);
        dragAway = Math.max(dragAway, Math.hypot(scene.x - press.scene.x, scene.y - press.scene.y));
        switch (drag) {
        case "corner":
            marks.moveCorner(row, corner, Qt.point(now.x + dragOffset.x, now.y + dragOffset.y));
            break;
        case "tap":
            marks.moveTap(draggedTap, Qt.point(now.x + dragOffset.x, now.y + dragOffset.y));
            break;
        case "move":
            marks.move(row, Qt.point(now.x - dragLast.x, now.y - dragLast.y));
            break;
        case "resize":
            const circle = frameAt(row);
            const far = place => Math.hypot(place.x - circle.middle.x, place.y - circle.middle.y);
            marks.resize(row, circle.radius + far(now) - far(dragLast));
            break;
        case "pan":
            lookAt(middle.x - (now.x - dragLast.x), middle.y - (now.y - dragLast.y));
            return; // the same place of the picture is below the pointer
        }
        dragLast = now;
    }
    function endDrag() {
        marks.letGo();
        const wasTap = drag === "pan" && dragAway < Theme.px(6); // not held quite still
        drag = "";
        if (wasTap)
            tapAt(press.place, false);
    }

    activeFocusOnTab: true
    clip: true
    Accessible.role: Accessible.Graphic
    //: Read out for a picture on which cards or pieces are marked; %1 how many are
    Accessible.name: qsTr("Picture, %1").arg(marks.countText)
    //: Read out for a picture on which cards or pieces are marked
    Accessible.description: qsTr("Arrow keys move the cursor, with Shift by more; Return taps, plus and minus zoom, Tab goes from mark to mark.")

    Component.onCompleted: {
        middle = Qt.point(pictureSize.width / 2, pictureSize.height / 2);
        cursor = middle;
    }
    onWidthChanged: lookAt(middle.x, middle.y)
    onHeightChanged: lookAt(middle.x, middle.y)
    Keys.onPressed: event => {
        byKeyboard = true;
        const far = event.modifiers & Qt.ShiftModifier ? 10 : 1;
        switch (event.key) {
        case Qt.Key_Left:
            moveCursor(-far, 0);
            break;
        case Qt.Key_Right:
            moveCursor(far, 0);
            break;
        case Qt.Key_Up:
            moveCursor(0, -far);
            break;
        case Qt.Key_Down:
            moveCursor(0, far);
            break;
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space:
            tapAt(cursor, true);
            break;
        case Qt.Key_Delete:
        case Qt.Key_Backspace:
            if (row < 0)
                return;
            removeAt(row);
            break;
        case Qt.Key_Plus:
        case Qt.Key_Equal:
            zoomTo(zoom * 1.4, width / 2, height / 2);
            reveal(cursor);
            break;
        case Qt.Key_Minus:
            zoomTo(zoom / 1.4, width / 2, height / 2);
            break;
        case Qt.Key_0:
            zoomTo(1, width / 2, height / 2);
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    Item {
        id: photo

        readonly property point origin: view.fromPicture(Qt.point(0, 0))

        x: origin.x
        y: origin.y
        width: view.pictureSize.width * view.factor
        height: view.pictureSize.height * view.factor

        Image {
            anchors.fill: parent
            source: view.source
            cache: false
            smooth: true
            mipmap: true
            Accessible.ignored: true
        }
        Repeater {
            id: frames

            model: view.marks

            MarkFrame {
                pieces: view.marks.pieces
                factor: view.factor
                selected: index === view.row
                onPicked: corner => {
                    view.marks.letGo();
                    view.byKeyboard = true; // pick() knows better
                    view.row = index;
                    view.corner = corner;
                    view.reveal(corner >= 0 ? handles[corner] : middle);
                }
                onMovedBy: by => view.marks.move(index, by)
                onCornerMovedBy: (corner, by) => view.marks.moveCorner(index, corner, Qt.point(handles[corner].x + by.x, handles[corner].y + by.y))
                onResizedBy: by => view.marks.resize(index, radius + by)
                onRemoved: view.removeAt(index)
            }
        }
        // Corners of a card that has fewer than four yet.
        Repeater {
            model: view.marks.taps

            Rectangle {
                id: dot

                required property int index
                required property point modelData

                x: modelData.x * view.factor - width / 2
                y: modelData.y * view.factor - height / 2
                width: Theme.px(22)
                height: width
                radius: width / 2
                color: Qt.rgba(0, 0, 0, 0.5)
                border.width: Theme.px(2)
                border.color: "white"

                Text {
                    anchors.centerIn: parent
                    text: dot.index + 1
                    color: "white"
                    font.pixelSize: Theme.px(12)
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
            }
        }
    }
    // Where the keyboard would tap.
    Item {
        visible: view.activeFocus && view.byKeyboard
        x: view.fromPicture(view.cursor).x
        y: view.fromPicture(view.cursor).y

        Repeater {
            model: 4

            Rectangle {
                required property int index

                x: index === 0 ? Theme.px(5) : index === 1 ? -Theme.px(23) : -width / 2
                y: index === 2 ? Theme.px(5) : index === 3 ? -Theme.px(23) : -height / 2
                width: index < 2 ? Theme.px(18) : Theme.px(4)
                height: index < 2 ? Theme.px(4) : Theme.px(18)
                color: "white"
                border.width: 1
                border.color: Qt.rgba(0, 0, 0, 0.7)
            }
        }
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => view.zoomTo(view.zoom * Math.pow(1.25, event.angleDelta.y / 120), event.x, event.y)
    }
    PinchHandler {
        id: pinch

        property real startZoom: 1
        property point last

        target: null
        onActiveChanged: {
            startZoom = view.zoom;
            last = centroid.position;
            view.dragged = true; // no finger taps when it goes up
        }
        onActiveScaleChanged: view.zoomTo(startZoom * activeScale, centroid.position.x, centroid.position.y)
        onCentroidChanged: {
            if (!active)
                return;
            view.lookAt(view.middle.x - (centroid.position.x - last.x) / view.factor, view.middle.y - (centroid.position.y - last.y) / view.factor);
            last = centroid.position;
        }
    }
    // Where a finger came down: in Qt 6.4 the others may still say where it did the time before.
    PointHandler {
        id: press

        property point scene
        // px of the picture
        property point place

        onActiveChanged: {
            if (active) {
                scene = point.scenePosition;
                place = view.here(scene);
                view.dragged = false;
                view.byKeyboard = false;
            }
        }
    }
    TapHandler {
        // After a short drag Qt says so as well.
        onTapped: if (!view.dragged)
            view.tapAt(press.place, false)
    }
    // A mouse is moved by a px or two; a finger can't be held as still.
    DragHandler {
        target: null
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        dragThreshold: 2
        onActiveChanged: active ? view.beginDrag() : view.endDrag()
        onCentroidChanged: if (active)
            view.followDrag(centroid.scenePosition)
    }
    DragHandler {
        target: null
        acceptedDevices: PointerDevice.TouchScreen | PointerDevice.Stylus
        dragThreshold: 6
        onActiveChanged: active ? view.beginDrag() : view.endDrag()
        onCentroidChanged: if (active)
            view.followDrag(centroid.scenePosition)
    }
    MarkMagnifier {
        readonly property MarkFrame frame: view.row >= 0 && view.row < frames.count ? view.frameAt(view.row) : null
        readonly property bool atTap: view.drag === "tap" && view.draggedTap < view.marks.taps.length
        readonly property bool atCursor: view.drag === "" && view.activeFocus
        readonly property bool atCorner: !atTap && !atCursor && frame !== null && view.corner >= 0 && frame.handles.length === 4
        readonly property point shownAt: view.fromPicture(place)

        visible: view.magnified && (atTap || atCursor || frame !== null)
        source: view.source
        pictureSize: view.pictureSize
        place: atTap ? view.marks.taps[view.draggedTap] : atCursor ? view.cursor : atCorner ? frame.handles[view.corner] : frame !== null ? frame.middle : Qt.point(0, 0)
        ends: atCorner ? [frame.handles[(view.corner + 1) % 4], frame.handles[(view.corner + 3) % 4]] : []
        ring: !atTap && !atCursor && frame !== null && view.marks.pieces ? frame.radius : 0
        factor: Math.max(2, 2.5 * view.factor)
        // Away from the finger.
        x: shownAt.x < view.width / 2 ? view.width - width - Theme.px(10) : Theme.px(10)
        y: Theme.px(10)
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.width: view.activeFocus ? Theme.px(2) : 0
        border.color: Theme.sure
    }
}
