import QtQuick
import PocketMars.App

// The place that is chosen: where it lies, what is printed on it, and what it lies beside.
Column {
    id: fields

    required property MarsEditorModel editor
    required property int selected

    signal removed

    readonly property var place: selected >= 0 && selected < editor.places.length ? editor.places[selected] : null
    readonly property rect box: place ? place.box : Qt.rect(0, 0, 0, 0)

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
         : qsTr("Beside spaces, as in A.upper.1 A.upper.2")
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
