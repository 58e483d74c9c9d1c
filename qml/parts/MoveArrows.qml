import QtQuick
import PocketMars.App

// Advised moves drawn over a photo: arrows from where something is taken to where it goes, with the
// move's number at the head; a ring where something changes in its place.
Canvas {
    id: view

    // List of `from` and `to` (paths of items; `from` may be empty), `number`, `strong`.
    required property var arrows
    required property FindingsModel findings
    // Where the photo is, px of this item, and how much larger than it was read.
    required property rect photoRect
    required property real photoScale

    // Smaller on a small picture, so that the table is still to be seen.
    readonly property real unit: Theme.px(1) * Math.max(0.75, Math.min(1, photoRect.width / 600))
    // On any photo, by day and by night: dark with a light rim.
    readonly property color ink: "#a8431f"
    readonly property color rim: "#ffffff"

    function middleOf(path: string): var {
        const bounds = path.length > 0 && findings ? findings.boundsOf([path]) : Qt.rect(0, 0, 0, 0);
        if (bounds.width <= 0)
            return null;
        return Qt.point(photoRect.x + (bounds.x + bounds.width / 2) * photoScale, photoRect.y + (bounds.y + bounds.height / 2) * photoScale);
    }
    function drawNumber(context: var, number: int, at: point) {
        context.beginPath();
        context.arc(at.x, at.y, 10 * unit, 0, 2 * Math.PI);
        context.fillStyle = ink;
        context.fill();
        context.lineWidth = 1.5 * unit;
        context.strokeStyle = rim;
        context.stroke();
        context.fillStyle = rim;
        context.font = "bold " + Math.round(13 * unit) + "px sans-serif";
        context.textAlign = "center";
        context.textBaseline = "middle";
        context.fillText(String(number), at.x, at.y);
    }
    // The path that was begun, over a rim.
    function strokeWithRim(context: var, thickness: real) {
        context.lineWidth = thickness + 3 * unit;
        context.strokeStyle = rim;
        context.stroke();
        context.lineWidth = thickness;
        context.strokeStyle = ink;
        context.stroke();
    }
    function draw(context: var, arrow: var) {
        const to = middleOf(arrow.to);
        if (to === null)
            return;
        const from = middleOf(arrow.from);
        const head = 14 * unit;
        const thickness = (arrow.strong ? 5 : 3) * unit;
        context.globalAlpha = arrow.strong ? 1 : 0.45;
        context.beginPath();
        if (from === null) {
            context.arc(to.x, to.y, 20 * unit, 0, 2 * Math.PI);
            strokeWithRim(context, thickness);
            drawNumber(context, arrow.number, Qt.point(to.x + head, to.y - head));
            return;
        }
        const angle = Math.atan2(to.y - from.y, to.x - from.x);
        context.moveTo(from.x, from.y);
        context.lineTo(to.x - head * Math.cos(angle), to.y - head * Math.sin(angle));
        strokeWithRim(context, thickness);
        context.beginPath();
        context.moveTo(to.x, to.y);
        for (const side of [-0.5, 0.5])
            context.lineTo(to.x - 1.5 * head * Math.cos(angle + side), to.y - 1.5 * head * Math.sin(angle + side));
        context.closePath();
        context.lineWidth = 3 * unit;
        context.strokeStyle = rim;
        context.stroke();
        context.fillStyle = ink;
        context.fill();
        drawNumber(context, arrow.number, Qt.point((from.x + to.x) / 2, (from.y + to.y) / 2));
    }

    Accessible.ignored: true // the moves are told in words
    onArrowsChanged: requestPaint()
    onPhotoRectChanged: requestPaint()
    onPhotoScaleChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        context.reset();
        // The one that is meant lies on top.
        view.arrows.filter(arrow => !arrow.strong).forEach(arrow => draw(context, arrow));
        view.arrows.filter(arrow => arrow.strong).forEach(arrow => draw(context, arrow));
    }

    Connections {
        target: view.findings

        function onModelReset() {
            view.requestPaint();
        }
        function onDataChanged() {
            view.requestPaint();
        }
    }
}
