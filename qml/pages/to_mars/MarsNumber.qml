import QtQuick

// A number to type, with what it is above it.
Column {
    id: field

    required property string title
    required property real value

    signal entered(number: real)

    // The same for each, so that fields stand below one another.
    width: Theme.px(174)
    spacing: Theme.px(2)

    BodyText {
        width: parent.width
        color: Theme.muted
        font.pixelSize: Theme.fontSmall
        text: field.title
        Accessible.ignored: true
    }
    TextBox {
        id: box

        width: parent.width
        title: field.title
        text: Math.round(field.value * 10) / 10
        inputMethodHints: Qt.ImhFormattedNumbersOnly
        validator: DoubleValidator {
            bottom: 0
            top: 2000
            decimals: 1
            locale: "C"
        }
        onEditingFinished: {
            if (Number(text) !== Math.round(field.value * 10) / 10)
                field.entered(Number(text));
        }
    }
}
