import QtQuick
import PocketMars.App

// The place that is chosen: where it lies, what is printed on it, and what it lies beside.
Column {
    id: fields

    objectName: "marsPlaceFields"

    required property MarsEditorModel editor
    required property int selected

    signal removed

    readonly property var place: selected >= 0 && selected < editor.places.length ? editor.places[selected] : null
    readonly property rect box: place ? place.box : Qt.rect(0, 0, 0, 0)
    // Whether spaces are tapped that the place lies beside.
    readonly property bool linking: tapping && beside.visible
    property bool tapping: false

    onSelectedChanged: tapping = false

    spacing: Theme.gapSmall

    BodyText {
        width: parent.width
        font.weight: Font.DemiBold
        //: In place of the name of a chosen place of a board
        text: fields.place ? fields.place.title : qsTr("Tap a place to change it; drag it, or type where it lies.")
    }
    Flow {
        width: parent.width
        visible: fields.place !== null
        spacing: Theme.gapSmall

        MarsNumber {
            //: Field: mm
            title: qsTr("Left, mm")
            value: fields.box.x
            onEntered: number => fields.editor.setBox(fields.selected, number, fields.box.y, fields.box.width, fields.box.height)
        }
        MarsNumber {
            //: Field: mm
            title: qsTr("Top, mm")
            value: fields.box.y
            onEntered: number => fields.editor.setBox(fields.selected, fields.box.x, number, fields.box.width, fields.box.height)
        }
        MarsNumber {
            title: qsTr("Width, mm")
            value: fields.box.width
            onEntered: number => fields.editor.setBox(fields.selected, fields.box.x, fields.box.y, number, fields.box.height)
        }
        MarsNumber {
            title: qsTr("Height, mm")
            value: fields.box.height
            onEntered: number => fields.editor.setBox(fields.selected, fields.box.x, fields.box.y, fields.box.width, number)
        }
        MarsNumber {
            visible: fields.place !== null && fields.place.kind !== MarsEditorModel.Panel
            //: Field: victory points
            title: fields.place !== null && fields.place.kind === MarsEditorModel.Slot ? qsTr("VP")
            //: Field: the number that is printed on a space
             : qsTr("Number")
            value: fields.place ? fields.place.number : 0
            onEntered: number => fields.editor.setNumber(fields.selected, number)
        }
    }
    BodyText {
        width: parent.width
        visible: beside.visible
        color: Theme.muted
        font.pixelSize: Theme.fontSmall
        //: Above the field for what a panel lies beside
        text: fields.place !== null && fields.place.kind === MarsEditorModel.Panel ? qsTr("Beside sections, at corners in brackets, as in A B (C)")
        //: Above the field for what a slot lies beside
         : qsTr("Beside spaces, as in A above 1, A above 2")
    }
    TextBox {
        id: beside

        width: parent.width
        visible: fields.place !== null && fields.place.kind !== MarsEditorModel.Space
        //: Field: what a place of a board lies beside
        title: qsTr("Beside")
        text: fields.place ? fields.place.beside : ""
        onEditingFinished: {
            if (fields.place && text !== fields.place.beside)
                fields.editor.setBeside(fields.selected, text);
        }
    }
    Chip {
        visible: beside.visible
        current: fields.tapping
        //: Button: the spaces that a panel or slot lies beside are tapped on the board, one after another
        text: qsTr("Tap what it lies beside")
        onClicked: fields.tapping = !fields.tapping
    }
    BodyText {
        width: parent.width
        visible: fields.linking
        color: Theme.muted
        font.pixelSize: Theme.fontSmall
        //: How a panel's sections are tapped on the board
        text: fields.place !== null && fields.place.kind === MarsEditorModel.Panel ? qsTr("Tap a space: its section lies along the panel, again: at a corner, again: apart.")
        //: How a slot's spaces are tapped on the board
         : qsTr("Tap the spaces that the slot touches; tap again to take one away.")
    }
    ActionButton {
        visible: fields.place !== null
        outline: Icons.remove
        //: Button: removes a place from a board
        text: qsTr("Remove the place")
        onClicked: {
            fields.editor.remove(fields.selected);
            fields.removed();
        }
    }
}
