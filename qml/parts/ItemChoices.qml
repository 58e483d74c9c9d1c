import QtQuick
import QtQuick.Layouts
import PocketMars.App

// One item with the values that it can be given by a tap, the likeliest first.
RowLayout {
    id: item

    spacing: Theme.gap

    required property string title
    // List of Choice.
    required property var choices
    // Why it is asked about; empty to leave it out.
    property string reason: ""
    // As it counts now, in words; empty to leave it out.
    property string value: ""
    property int certainty: Certainty.Sure

    signal chosen(value: string)
    // Where is it on the photo?
    signal located
    // None of the choices fits.
    signal otherWanted

    // Whether there are values beyond these choices.
    property bool open: false
    // Whether it was found on the photo.
    property bool locatable: false

    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Item {
        Layout.preferredWidth: Theme.px(210)
        Layout.alignment: Qt.AlignTop
        implicitHeight: Math.max(Theme.touch, words.implicitHeight)

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width

            BodyText {
                width: parent.width
                text: item.title
                font.weight: Font.DemiBold
            }
            BodyText {
                width: parent.width
                visible: item.reason.length > 0
                color: Theme.muted
                font.pixelSize: Theme.fontSmall
                text: item.reason
            }
            BodyText {
                width: parent.width
                visible: item.value.length > 0
                color: item.certainty === Certainty.Sure ? Theme.muted : Theme.danger
                font.pixelSize: Theme.fontSmall
                text: {
                    if (item.certainty === Certainty.Sure)
                        //: Below an item's name; %1 its value
                        return qsTr("counts as %1").arg(item.value);
                    //: Below an item's name, read with doubts; %1 its value
                    return qsTr("perhaps %1").arg(item.value);
                }
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.px(6)

        Repeater {
            model: item.choices

            Chip {
                required property var modelData

                text: modelData.text
                current: modelData.current
                //: Read out for a button that sets an item; %1 the item, %2 the value
                Accessible.name: qsTr("%1: set to %2").arg(item.title).arg(modelData.text)
                onClicked: item.chosen(modelData.value)
            }
        }
        Chip {
            visible: item.open
            //: Button beside the likely values of an item: choose another one
            text: qsTr("Other …")
            Accessible.role: Accessible.Button
            onClicked: item.otherWanted()
        }
    }
    IconButton {
        Layout.alignment: Qt.AlignTop
        outline: Icons.locate
        //: Shows an item close up on the photo
        text: qsTr("Show it on the photo")
        visible: item.locatable
        onClicked: item.located()
    }
}
