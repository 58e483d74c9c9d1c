import QtQuick
import QtQuick.Controls.Basic

// Chooses one of a list of texts.
ComboBox {
    id: control

    // The row that is shown; a list whose texts change would begin at the first one.
    property int chosen: -1

    currentIndex: chosen
    onModelChanged: currentIndex = Qt.binding(() => control.chosen)
    implicitHeight: Theme.touch
    implicitWidth: Math.max(Theme.px(130), Math.min(Theme.px(220), Math.ceil(words.advanceWidth) + leftPadding + rightPadding))
    font.pixelSize: Theme.fontBody
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(40)

    TextMetrics {
        id: words

        font: control.font
        text: control.displayText
    }
    contentItem: Text {
        text: control.displayText
        font: control.font
        color: control.enabled ? Theme.text : Theme.muted
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
    indicator: Icon {
        x: control.width - width - Theme.gap
        y: (control.height - height) / 2
        size: Theme.px(18)
        outline: Icons.down
        color: Theme.muted
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.down ? Theme.pressed : control.hovered ? Theme.hover : control.enabled ? Theme.surface : Theme.sunken
        border.width: 1
        border.color: Theme.fieldBorder

        FocusRing {
            shown: control.visualFocus
        }
    }
    delegate: ItemDelegate {
        id: entry

        required property int index
        required property string modelData

        width: ListView.view.width
        height: Theme.touch
        text: modelData
        highlighted: control.highlightedIndex === index

        contentItem: Text {
            text: entry.text
            font.pixelSize: Theme.fontBody
            font.weight: control.currentIndex === entry.index ? Font.Bold : Font.Normal
            color: Theme.text
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle {
            radius: Theme.px(8)
            color: entry.highlighted ? Theme.hover : "transparent"
        }
    }
    popup: Popup {
        y: control.height + Theme.px(4)
        width: control.width
        padding: Theme.px(4)
        implicitHeight: Math.min(contentItem.implicitHeight + 2 * padding, Theme.px(320))

        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: control.popup.visible ? control.delegateModel : null
            currentIndex: control.highlightedIndex
        }
        background: Panel {}
    }
}
