import QtQuick

// A place of the ship: a space, a solar panel or an astronaut's slot. Where what is in hand may go it
// is lit, and the keyboard stops there.
Rectangle {
    id: place

    property var modelData
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
    radius: shape === MarsPlace.Berth ? width / 2 : Theme.px(4)
    color: modelData.lit ? Theme.accentSoft : modelData.taken ? (shape === MarsPlace.Panel ? Theme.aqualab : modelData.colour) : Theme.surface
    border.width: modelData.lit ? 3 : 1
    border.color: modelData.lit ? Theme.accent : Theme.muted
    // Where the keyboard is it stays, also when something was just laid there.
    activeFocusOnTab: modelData.lit || activeFocus
    Accessible.role: modelData.lit ? Accessible.Button : Accessible.Graphic
    Accessible.focusable: modelData.lit
    //: Read out for a place on the ship where what is in hand may go; %1 the place
    Accessible.name: modelData.lit ? qsTr("%1: can go here").arg(modelData.title) : modelData.title
    Accessible.onPressAction: tapped()
    Keys.onReturnPressed: tapped()
    Keys.onEnterPressed: tapped()
    Keys.onSpacePressed: tapped()

    FocusRing {
        shown: place.activeFocus
    }
    Text {
        anchors.fill: parent
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.fontBody
        fontSizeMode: Text.Fit
        minimumPixelSize: 6
        color: place.modelData.taken && !place.modelData.lit ? "#ffffff" : Theme.text
        text: place.modelData.label
        Accessible.ignored: true
    }
}
