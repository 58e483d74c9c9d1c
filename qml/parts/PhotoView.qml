import QtQuick
import PocketMars.App

// A photo that can be zoomed and moved, with what was found drawn over it. Tapping a mark, or
// walking to it with the arrow keys and pressing Return, asks for its correction.
Item {
    id: view

    required property string source
    // A camera's picture in place of a photo's.
    property FrameFeed live: null
    // What is not as it was: drawn filled, without dimming the rest.
    property var changedPaths: []
    // What should lie there otherwise: the places are outlined, what is seen there is filled.
    property var expectedPaths: []
    // px of the photo as it was read
    required property size photoSize
    // Nothing is drawn without.
    property FindingsModel findings: null
    // Its items are drawn filled.
    property CorrectionModel correction: null
    property bool marksShown: true
    // What is advised, as MoveArrows takes it.
    property var arrows: []
    // Every mark keeps its label, however small it is.
    property bool everyLabel: false
    // Whether the picture can be seen from straight above, and whether it is.
    property bool canRectify: false
    property bool rectified: false
    // 1: the whole photo fits.
    property real zoom: 1
    // The mark that the keyboard is on; -1: none.
    property int currentRow: -1

    readonly property real fit: photoSize.width > 0 ? Math.min(flick.width / photoSize.width, flick.height / photoSize.height) : 1
    // The tools and the legend lie where the photo leaves room, so that they cover nothing of it.
    readonly property bool toolsAside: width * photoSize.height > height * photoSize.width
    // Where the legend has no room beside the tools it lies above them.
    readonly property bool legendAbove: !toolsAside && width <= legend.wide + tools.width + Theme.gapSmall
    readonly property real maxZoom: 8
    // What is shown close up, until somebody zooms or moves the photo.
    property list<string> framed: []

    signal itemTapped(path: string, byKeyboard: bool)
    signal rectifiedWanted(wanted: bool)

    // Keeps the point at (x, y) of this item where it is.
    function zoomTo(wanted: real, x: real, y: real) {
        const next = Math.max(1, Math.min(maxZoom, wanted));
        const u = (flick.contentX + x - photo.x) / photo.width;
        const v = (flick.contentY + y - photo.y) / photo.height;
        framed = [];
        zoom = next;
        moveTo(photo.x + u * photo.width - x, photo.y + v * photo.height - y);
    }
    function moveTo(x: real, y: real) {
        flick.contentX = Math.max(0, Math.min(flick.contentWidth - flick.width, x));
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, y));
    }
    // Brings a part of the photo to the middle where the photo is larger than the view.
    function centre(bounds: rect) {
        const scale = fit * zoom;
        moveTo(photo.x + (bounds.x + bounds.width / 2) * scale - flick.width / 2, photo.y + (bounds.y + bounds.height / 2) * scale - flick.height / 2);
    }
    // Shows items close up, with enough around them to see where they are.
    function frame(paths: list<string>) {
        framed = paths;
        const bounds = findings ? findings.boundsOf(paths) : Qt.rect(0, 0, 0, 0);
        if (bounds.width <= 0) {
            zoom = 1;
            return;
        }
        const room = 0.6;
        zoom = Math.max(1, Math.min(3, room * flick.width / (bounds.width * fit), room * flick.height / (bounds.height * fit)));
        centre(bounds);
    }
    function showWhole() {
        framed = [];
        zoom = 1;
    }
    function walk(dx: int, dy: int) {
        currentRow = findings.neighbour(currentRow, dx, dy);
        framed = [];
        if (zoom > 1)
            centre(findings.boundsAt(currentRow));
    }

    activeFocusOnTab: findings !== null && findings.count > 0
    clip: true
    Accessible.role: Accessible.Graphic
    //: Read out for the photo
    Accessible.name: qsTr("Photo of the table")
    //: Read out for the photo with the marks on it
    Accessible.description: qsTr("Arrow keys go from mark to mark, Return corrects one, plus and minus zoom.")

    onSourceChanged: {
        showWhole();
        currentRow = -1;
    }
    onActiveFocusChanged: {
        if (!activeFocus)
            currentRow = -1;
        else if (currentRow < 0 && findings)
            walk(0, 0);
    }
    Keys.onLeftPressed: walk(-1, 0)
    Keys.onRightPressed: walk(1, 0)
    Keys.onUpPressed: walk(0, -1)
    Keys.onDownPressed: walk(0, 1)
    Keys.onReturnPressed: itemTapped(findings.pathAt(currentRow), true)
    Keys.onEnterPressed: itemTapped(findings.pathAt(currentRow), true)
    Keys.onSpacePressed: itemTapped(findings.pathAt(currentRow), true)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            zoomTo(zoom * 1.4, flick.width / 2, flick.height / 2);
        else if (event.key === Qt.Key_Minus)
            zoomTo(zoom / 1.4, flick.width / 2, flick.height / 2);
        else if (event.key === Qt.Key_0)
            showWhole();
        else
            return;
        event.accepted = true;
    }

    Flickable {
        id: flick

        width: view.width - (view.toolsAside ? Math.max(tools.width, legend.visible ? legend.width : 0) + Theme.gapSmall : 0)
        height: view.height - (view.toolsAside ? 0 : tools.height + Theme.gapSmall + (view.legendAbove && legend.visible ? legend.height : 0))
        contentWidth: Math.max(width, photo.width)
        contentHeight: Math.max(height, photo.height)
        boundsBehavior: Flickable.StopAtBounds
        interactive: view.zoom > 1
        onMovementStarted: view.framed = []
        onWidthChanged: reframing.restart()
        onHeightChanged: reframing.restart()

        Item {
            width: flick.contentWidth
            height: flick.contentHeight

            Image {
                id: photo

                x: Math.max(0, (flick.width - width) / 2)
                y: Math.max(0, (flick.height - height) / 2)
                width: view.photoSize.width * view.fit * view.zoom
                height: view.photoSize.height * view.fit * view.zoom
                source: view.source
                cache: false
                smooth: true
                mipmap: true
                Accessible.ignored: true

                LivePicture {
                    anchors.fill: parent
                    visible: view.live !== null
                    feed: view.live
                }
            }
            WheelHandler {
                acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
                onWheel: event => view.zoomTo(view.zoom * Math.pow(1.25, event.angleDelta.y / 120), event.x - flick.contentX, event.y - flick.contentY)
            }
            TapHandler {
                enabled: view.findings !== null && view.marksShown
                onTapped: point => {
                    const scale = view.fit * view.zoom;
                    // A finger is some 5 mm wide.
                    const row = view.findings.itemAt((point.position.x - photo.x) / scale, (point.position.y - photo.y) / scale, Theme.px(10) / scale);
                    if (row >= 0)
                        view.itemTapped(view.findings.pathAt(row), false);
                }
            }
        }
    }
    // The corrections that come and go beside the photo take room from it, which the layout gives later.
    Timer {
        id: reframing

        interval: 0
        onTriggered: {
            if (view.framed.length > 0)
                view.frame(view.framed);
        }
    }
    PinchHandler {
        id: pinch

        property real startZoom: 1

        target: null
        onActiveChanged: startZoom = view.zoom
        onActiveScaleChanged: view.zoomTo(startZoom * activeScale, centroid.position.x, centroid.position.y)
    }
    FindingsOverlay {
        anchors.fill: flick
        visible: view.marksShown
        model: view.findings
        photoSize: view.photoSize
        photoRect: Qt.rect(photo.x - flick.contentX, photo.y - flick.contentY, photo.width, photo.height)
        selectedPaths: view.correction ? view.correction.paths : []
        changedPaths: view.changedPaths
        expectedPaths: view.expectedPaths
        expectedColor: Theme.expected
        currentRow: view.currentRow
        sureColor: Theme.sure
        doubtfulColor: Theme.doubtful
        unclearColor: Theme.unclear
        everyLabel: view.everyLabel
        labelSize: Theme.px(12)
    }
    MoveArrows {
        anchors.fill: flick
        visible: view.arrows.length > 0
        arrows: view.arrows
        findings: view.findings
        photoRect: Qt.rect(photo.x - flick.contentX, photo.y - flick.contentY, photo.width, photo.height)
        photoScale: view.fit * view.zoom
    }
    // What a screen reader finds in place of the drawing.
    Repeater {
        model: view.findings

        Item {
            required property string path
            required property string title
            required property string label
            required property rect bounds

            x: photo.x - flick.contentX + bounds.x * view.fit * view.zoom
            y: photo.y - flick.contentY + bounds.y * view.fit * view.zoom
            width: bounds.width * view.fit * view.zoom
            height: bounds.height * view.fit * view.zoom
            Accessible.ignored: path.length === 0
            Accessible.role: Accessible.Button
            //: Something found on the photo, read out: %1 the item, %2 how it was read
            Accessible.name: qsTr("%1: %2").arg(title).arg(label)
            Accessible.onPressAction: view.itemTapped(path, true)
        }
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.width: view.activeFocus ? Theme.px(2) : 0
        border.color: Theme.sure
    }
    Legend {
        id: legend

        x: view.toolsAside ? view.width - width - Theme.px(4) : Theme.px(4)
        y: view.toolsAside ? Theme.px(4) : view.height - height - (view.legendAbove ? tools.height : Theme.px(4))
        upright: view.toolsAside
        room: view.legendAbove ? view.width - Theme.gapSmall : Infinity
        visible: view.marksShown && view.findings !== null && view.findings.doubtful && (!view.toolsAside && !view.legendAbove || view.height > (view.legendAbove ? 3 : 1) * height + tools.height)
    }
    // What is below the tools shows through them only where the photo is zoomed.
    Panel {
        anchors.fill: tools
        anchors.margins: Theme.px(2)
        opacity: 0.92
    }
    Grid {
        id: tools

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        columns: !view.toolsAside ? 5 : view.height < 5 * Theme.touch + 2 * padding ? 2 : 1
        padding: Theme.px(4)

        IconButton {
            outline: Icons.marks
            //: Button: the outlines of what was read, drawn on the photo
            text: view.marksShown ? qsTr("Hide the marks") : qsTr("Show the marks")
            visible: view.findings !== null
            ink: view.marksShown ? Theme.accent : Theme.text
            onClicked: view.marksShown = !view.marksShown
        }
        IconButton {
            outline: Icons.table
            //: Button beside the photo: the table as seen from straight above, or as the camera saw it
            text: view.rectified ? qsTr("Show the photo as it was taken") : qsTr("Show the table from above")
            visible: view.canRectify
            ink: view.rectified ? Theme.accent : Theme.text
            onClicked: view.rectifiedWanted(!view.rectified)
        }
        IconButton {
            outline: Icons.minus
            //: Button beside the photo
            text: qsTr("Zoom out")
            enabled: view.zoom > 1
            onClicked: view.zoomTo(view.zoom / 1.4, flick.width / 2, flick.height / 2)
        }
        IconButton {
            outline: Icons.plus
            //: Button beside the photo
            text: qsTr("Zoom in")
            enabled: view.zoom < view.maxZoom
            onClicked: view.zoomTo(view.zoom * 1.4, flick.width / 2, flick.height / 2)
        }
        IconButton {
            outline: Icons.fit
            //: Button beside the photo
            text: qsTr("Show the whole photo")
            enabled: view.zoom > 1
            onClicked: view.showWhole()
        }
    }
}
