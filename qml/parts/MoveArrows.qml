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
    readonly property real unit: Theme.px(1) * Math.max(0.6, Math.min(1, photoRect.width / 600))

    function middleOf(path: string): var {
        const bounds = path.length > 0 && findings ? findings.boundsOf([path]) : Qt.rect(0, 0, 0, 0);
        if (bounds.width <= 0)
            return null;
        return Qt.point(photoRect.x + (bounds.x + bounds.width / 2) * photoScale, photoRect.y + (bounds.y + bounds.height / 2) * photoScale);
    }
    function drawNumber(context: var, number: int, at: point) {
        const radius = 10 * unit;
        context.beginPath();
        context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
        context.fill();
        context.fillStyle = Theme.accentText;
        context.font = "bold " + Math.round(13 * unit) + "px sans-serif";
        context.textAlign = "center";
        context.textBaseline = "middle";
        context.fillText(String(number), at.x, at.y);
    }
    function draw(context: var, arrow: var) {
        const to = middleOf(arrow.to);
        if (to === null)
            return;
        const from = middleOf(arrow.from);
        const head = 14 * unit;
        context.globalAlpha = arrow.strong ? 1 : 0.45;
        context.strokeStyle = Theme.accent;
        context.fillStyle = Theme.accent;
        context.lineWidth = (arrow.strong ? 5 : 3) * unit;
        context.beginPath();
        if (from === null) {
            context.arc(to.x, to.y, 20 * unit, 0, 2 * Math.PI);
            context.stroke();
            drawNumber(context, arrow.number, Qt.point(to.x + head, to.y - head));
            return;
        }
        const angle = Math.atan2(to.y - from.y, to.x - from.x);
        const end = Qt.point(to.x - head * Math.cos(angle), to.y - head * Math.sin(angle));
        context.moveTo(from.x, from.y);
        context.lineTo(end.x, end.y);
        context.stroke();
        context.beginPath();
        context.moveTo(to.x, to.y);
        for (const side of [-0.5, 0.5])
            context.lineTo(to.x - 1.5 * head * Math.cos(angle + side), to.y - 1.5 * head * Math.sin(angle + side));
        context.closePath();
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
