import QtQuick
import QtQuick.Controls.Basic
import PocketMars.App

// The 35 cards, a row for each suit where there is room, to pick one from: one stop of the tabulator,
// then the arrow keys; or the suit's letter and the number.
Column {
    id: picker

    // List of PickCard, suit by suit.
    required property var cards
    // Pictures of all cards, URLs; empty where there are none.
    property var pictures: []
    // Height that all suits together have room in.
    property real room: 0
    // The card at which the keyboard is.
    property int current: -1
    // Whether letters and numbers are keys.
    property bool keysActive: true

    readonly property int perSuit: 7
    readonly property bool pictured: pictures.some(url => url.length > 0)
    // As large as there is room for, all in view.
    readonly property real cellWidth: !pictured ? Theme.touch : Math.max(Theme.touch, Math.min((width - 6 * spacing) / perSuit, Math.floor((room / 5 - spacing) * 63 / 88)))
    readonly property real cellHeight: pictured ? Math.round(cellWidth * 88 / 63) : Theme.touch

    signal picked(card: int)

    // The next possible card in a direction; the one at hand where there is none.
    function beside(card: int, step: int): int {
        for (let i = card + step; i >= 0 && i < cards.length; i += step) {
            if (cards[i].possible)
                return i;
        }
        return card;
    }
    function go(card: int) {
        if (card < 0 || card >= cards.length || !cards[card].possible)
            return;
        current = card;
        for (let i = 0; i < suits.count; ++i)
            suits.itemAt(i).focusOn(card);
    }

    spacing: Theme.px(6)
    onCardsChanged: current = beside(-1, 1)
    Component.onCompleted: current = beside(-1, 1)

    Instantiator {
        model: picker.cards.length / picker.perSuit

        Shortcut {
            required property int index

            readonly property var first: picker.cards[index * picker.perSuit]

            sequences: first ? [first.text.charAt(0)] : []
            enabled: picker.visible && picker.keysActive
            onActivated: picker.go(picker.beside(index * picker.perSuit - 1, 1))
        }
    }
    Instantiator {
        model: picker.perSuit

        Shortcut {
            required property int index

            readonly property int card: Math.floor(picker.current / picker.perSuit) * picker.perSuit + index

            sequences: [String(index + 1)]
            enabled: picker.visible && picker.keysActive && card >= 0 && card < picker.cards.length && picker.cards[card].possible
            onActivated: picker.picked(card)
        }
    }
    Repeater {
        id: suits

        model: picker.cards.length / picker.perSuit

        Flow {
            id: row

            required property int index

            function focusOn(card: int) {
                const place = card - index * picker.perSuit;
                if (place >= 0 && place < picker.perSuit)
                    cells.itemAt(place).forceActiveFocus(Qt.TabFocusReason);
            }

            width: picker.width
            spacing: Theme.px(6)

            Repeater {
                id: cells

                model: picker.perSuit

                Button {
                    id: cell

                    required property int index

                    readonly property int card: row.index * picker.perSuit + index
                    readonly property var shown: picker.cards[card]

                    objectName: "card" + (shown ? shown.text : "")
                    width: picker.cellWidth
                    height: picker.cellHeight
                    padding: 0
                    enabled: shown !== undefined && shown.possible
                    activeFocusOnTab: card === picker.current || activeFocus
                    text: shown ? shown.text : ""
                    font.pixelSize: Theme.fontBody
                    font.weight: Font.Bold
                    Accessible.name: shown ? shown.title : ""
                    onClicked: picker.picked(card)
                    onActiveFocusChanged: {
                        if (activeFocus)
                            picker.current = card;
                    }
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                    Keys.onLeftPressed: picker.go(picker.beside(card, -1))
                    Keys.onRightPressed: picker.go(picker.beside(card, 1))
                    Keys.onUpPressed: picker.go(picker.beside(card - picker.perSuit + 1, -1))
                    Keys.onDownPressed: picker.go(picker.beside(card + picker.perSuit - 1, 1))

                    contentItem: Item {
                        Image {
                            anchors.fill: parent
                            anchors.margins: Theme.px(3)
                            source: picker.pictures[cell.card] ?? ""
                            sourceSize.height: 2 * height
                            opacity: cell.enabled ? 1 : 0.3
                            mipmap: true
                        }
                        // The code stays in sight, as it is what the keys are.
                        Label {
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: picker.pictured ? parent.height - height - Theme.px(4) : (parent.height - height) / 2
                            leftPadding: Theme.px(5)
                            rightPadding: Theme.px(5)
                            text: cell.text
                            font: cell.font
                            color: cell.enabled ? Theme.suitText : Theme.muted

                            background: Rectangle {
                                visible: picker.pictured
                                radius: Theme.px(4)
                                color: cell.enabled && cell.shown ? Theme.suit(cell.shown.suit) : Theme.sunken
                            }
                        }
                    }
                    background: Rectangle {
                        radius: picker.pictured ? Theme.px(6) : Theme.radius
                        color: cell.enabled ? Theme.suit(cell.shown.suit) : Theme.sunken
                        opacity: cell.down ? 0.8 : 1
                        border.width: 1
                        border.color: cell.hovered ? Theme.text : Theme.border

                        FocusRing {
                            shown: cell.visualFocus
                            inside: true
                        }
                    }
                }
            }
        }
    }
}
