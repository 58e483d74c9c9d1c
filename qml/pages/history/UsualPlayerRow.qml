import QtQuick

// A colour, and the name of who usually plays it.
Row {
    id: row

    // A UsualPlayer.
    required property var modelData

    signal named(colour: string, name: string)

    spacing: Theme.gap

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(16)
        height: width
        radius: width / 2
        color: row.modelData.colour
        border.width: 1
        border.color: Theme.muted
    }
    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(116)
        text: row.modelData.title
    }
    TextBox {
        width: Theme.px(204)
        //: Read out for the field with the name of a colour's usual player; %1 the colour
        title: qsTr("Name of %1's usual player").arg(row.modelData.title)
        //: In the empty field for a player's name
        placeholderText: qsTr("Name")
        text: row.modelData.name
        maximumLength: 60
        onEditingFinished: row.named(row.modelData.value, text)
    }
}
