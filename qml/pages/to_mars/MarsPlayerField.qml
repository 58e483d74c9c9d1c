import QtQuick
import PocketMars.App

// A player of the next game: a name, and a colour that nobody else has.
Row {
    id: field

    required property int index
    required property ToMarsViewModel toMars
    readonly property alias name: nameBox.text

    spacing: Theme.px(4)

    TextBox {
        id: nameBox

        width: Theme.px(200)
        //: In an empty field for a player's name; %1 a number
        title: qsTr("Player %1").arg(field.index + 1)
        placeholderText: title
        maximumLength: 40
        text: field.toMars.lastNames[field.index] ?? ""
    }
    SelectBox {
        width: Theme.px(130)
        model: field.toMars.colourNames
        chosen: field.toMars.colours[field.index] ?? 0
        //: Read out for the choice of a player's colour; %1 the seat from 1, %2 the colour
        Accessible.name: qsTr("Colour of player %1: %2").arg(field.index + 1).arg(displayText)
        onActivated: choice => field.toMars.setColour(field.index, choice)
    }
}
