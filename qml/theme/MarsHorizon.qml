import QtQuick

// A quiet landscape at the foot of a page that has nothing else to show. Painted, as the corners of
// a Rectangle this large would show their edges.
Canvas {
    id: horizon

    readonly property color moon: Theme.accentSoft
    readonly property color far: Qt.alpha(Theme.accent, 0.1)
    readonly property color near: Qt.alpha(Theme.accent, 0.14)

    Accessible.ignored: true

    onMoonChanged: requestPaint()
    onNearChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        context.reset();
        const disc = (colour, left, top, diameter) => {
            context.fillStyle = colour;
            context.beginPath();
            context.arc(left + diameter / 2, top + diameter / 2, diameter / 2, 0, 2 * Math.PI);
            context.fill();
        };
        // Beside what stands in the middle; behind it, it would peep through the gaps.
        if (0.3 * width > Theme.px(430))
            disc(moon, width * 0.8, height * 0.18, Theme.px(54));
        disc(far, width * 0.28, height * 0.42, width * 1.5);
        disc(near, -width * 0.7, height * 0.55, width * 1.6);
    }
}
