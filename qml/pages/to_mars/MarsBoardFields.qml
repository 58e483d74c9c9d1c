import QtQuick
import PocketMars.App

// The board as a whole: its name, size and structures, its photo, and more places.
Column {
    id: fields

    required property MarsEditorModel editor

    signal photoWanted

    property int section: 0
    property bool lower: false

    spacing: Theme.gapSmall

    BodyText {
        width: parent.width
        topPadding: Theme.gap
        font.weight: Font.DemiBold
        //: Heading above what belongs to a board as a whole
        text: qsTr("The whole board")
    }
    BodyText {
        width: parent.width
        color: Theme.muted
        font.pixelSize: Theme.fontSmall
        text: boardName.title
        Accessible.ignored: true
    }
    TextBox {
        id: boardName

        width: parent.width
        //: Field: the name of a board
        title: qsTr("Name of the board")
        text: fields.editor.name
        onEditingFinished: fields.editor.name = text
    }
    ActionButton {
        outline: Icons.photo
        //: Button: chooses a photo of the board
        text: qsTr("Photo of the board …")
        enabled: !fields.editor.busy
        onClicked: fields.photoWanted()
    }
    Flow {
        width: parent.width
        spacing: Theme.gapSmall

        MarsNumber {
            //: Field: mm
            title: qsTr("Width, mm")
            value: fields.editor.boardSize.width
            onEntered: number => fields.editor.setBoardSize(number, fields.editor.boardSize.height)
        }
        MarsNumber {
            //: Field: mm
            title: qsTr("Height, mm")
            value: fields.editor.boardSize.height
            onEntered: number => fields.editor.setBoardSize(fields.editor.boardSize.width, number)
        }
    }
    Repeater {
        //: A structure of To Mars
        model: [qsTr("Dome"),
            //: A structure of To Mars
            qsTr("Workshop"),
            //: A structure of To Mars
            qsTr("Laboratory")]

        Flow {
            id: structure

            required property int index
            required property string modelData

            width: fields.width
            spacing: Theme.gapSmall

            MarsNumber {
                //: Field: how many spaces a structure takes; %1 the structure
                title: qsTr("%1: size").arg(structure.modelData)
                value: fields.editor.sizes[structure.index] ?? 0
                onEntered: number => fields.editor.setSize(structure.index, number)
            }
            MarsNumber {
                //: Field: how many of a structure a player has; %1 the structure
                title: qsTr("%1: a player has").arg(structure.modelData)
                value: fields.editor.counts[structure.index] ?? 0
                onEntered: number => fields.editor.setCount(structure.index, number)
            }
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.px(6)

        Repeater {
            model: ["A", "B", "C"]

            Chip {
                required property int index
                required property string modelData

                text: modelData
                current: fields.section === index
                onClicked: fields.section = index
            }
        }
        Chip {
            //: The upper area of a section of the ship
            text: qsTr("above")
            current: !fields.lower
            onClicked: fields.lower = false
        }
        Chip {
            //: The lower area of a section of the ship
            text: qsTr("below")
            current: fields.lower
            onClicked: fields.lower = true
        }
        ActionButton {
            outline: Icons.plus
            //: Button: adds a space for modules to a board
            text: qsTr("Space")
            onClicked: fields.editor.add(MarsEditorModel.Space, fields.section, fields.lower)
        }
        ActionButton {
            outline: Icons.plus
            //: Button: adds a solar panel to a board
            text: qsTr("Solar panel")
            onClicked: fields.editor.add(MarsEditorModel.Panel, 0, false)
        }
        ActionButton {
            outline: Icons.plus
            //: Button: adds an astronaut's slot to a board
            text: qsTr("Astronaut slot")
            onClicked: fields.editor.add(MarsEditorModel.Slot, 0, false)
        }
        ActionButton {
            outline: Icons.again
            //: Button: finds out what panels and slots lie beside, from where they lie
            text: qsTr("Neighbours from the drawing")
            onClicked: fields.editor.guessNeighbours()
        }
    }
}
