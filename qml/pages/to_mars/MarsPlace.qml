import QtQuick
import QtQuick.Controls.Basic

// A place of the ship that can be tapped: a space, a solar panel or an astronaut's slot.
AbstractButton {
    id: place

    required property var modelData
    required property real factor
    required property int shape

    enum Shape {
        Space,
        Panel,
        Berth
    }

    signal tapped

    x: modelData.box.x * factor
    y: modelData.box.y * factor
    width: modelData.box.width * factor
    height: modelData.box.height * factor
    // One stop for the keyboard a place that can be had; the others are reached by the pointer.
    focusPolicy: modelData.lit ? Qt.StrongFocus : Qt.NoFocus
    //: Read out for a place on the ship where what is in hand may go; %1 the place
    Accessible.name: modelData.lit ? qsTr("%1: can go here").arg(modelData.title) : modelData.title
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    onClicked: tapped()

    background: Rectangle {
        radius: place.shape === MarsPlace.Berth ? width / 2 : Theme.px(4)
        color: place.modelData.lit ? Theme.accentSoft : place.modelData.taken ? (place.shape === MarsPlace.Panel ? Theme.aqualab : place.modelData.colour) : Theme.surface
        border.width: place.modelData.lit ? 3 : 1
        border.color: place.modelData.lit ? Theme.accent : Theme.muted

        FocusRing {
            shown: place.visualFocus
        }
    }
    contentItem: Text {
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.fontBody
        fontSizeMode: Text.Fit
        minimumPixelSize: 6
        color: place.modelData.taken ? "#ffffff" : Theme.text
        text: place.modelData.label
    }
}
