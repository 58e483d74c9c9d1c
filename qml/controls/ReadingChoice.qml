import QtQuick

// How one doubtful card is read.
Column {
    id: choice

    required property string title
    required property string question
    required property var options
    required property int chosen

    signal picked(option: int)

    spacing: Theme.px(4)
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    BodyText {
        width: parent.width
        text: choice.title
        font.weight: Font.DemiBold
    }
    BodyText {
        width: parent.width
        color: Theme.muted
        text: choice.question
    }
    Flow {
        width: parent.width
        spacing: Theme.px(6)

        Repeater {
            model: choice.options

            Chip {
                required property int index
                required property string modelData

                text: modelData
                current: choice.chosen === index
                //: Read out for a button that says how a card is read; %1 the card, %2 the reading
                Accessible.name: qsTr("%1: %2").arg(choice.title).arg(modelData)
                onClicked: choice.picked(index)
            }
        }
    }
}
