import QtQuick

// An icon in one colour, sharp at any size.
Canvas {
    id: icon

    // One of Icons.
    required property string outline
    property color color: Theme.text
    property int size: Theme.px(22)
    property real thickness: 1.8

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    onOutlineChanged: requestPaint()
    onColorChanged: requestPaint()
    onWidthChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        context.reset();
        context.scale(width / 24, height / 24);
        context.lineWidth = icon.thickness;
        context.lineCap = "round";
        context.lineJoin = "round";
        context.strokeStyle = icon.color;
        context.path = icon.outline;
        context.stroke();
    }
}
