import QtQuick

// A card, small: its suit's colour and its value.
Rectangle {
    id: chip

    // A BoardCard.
    required property var card

    implicitWidth: Theme.px(24)
    implicitHeight: Theme.px(32)
    radius: Theme.px(4)
    color: card && card.suit.length > 0 ? Theme.suit(card.suit) : Theme.sunken
    border.width: 1
    border.color: Theme.border

    Text {
        anchors.centerIn: parent
        text: chip.card ? chip.card.text : ""
        color: chip.card && chip.card.suit.length > 0 ? Theme.suitText : Theme.muted
        font.pixelSize: Theme.fontSmall
        font.weight: Font.Bold
    }
}
