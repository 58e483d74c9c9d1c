import QtQuick
import QtQuick.Layouts
import PocketMars.App

// One thing that the camera must see, with its traffic light and what to do about a red one.
RowLayout {
    id: row

    required property string title
    // One of Light.
    required property int light
    required property string advice
    // What one tap does about it; empty for nothing.
    property string action: ""

    signal acted

    // Said in words as well: not everybody tells the colours apart.
    readonly property string words: {
        switch (light) {
        case Light.Green:
            //: A traffic light, in words
            return qsTr("seen");
        case Light.Amber:
            //: A traffic light, in words
            return qsTr("not clear");
        case Light.Red:
            //: A traffic light, in words
            return qsTr("not seen");
        }
        //: A traffic light, in words
        return qsTr("not looked at yet");
    }

    spacing: Theme.gap
    Accessible.role: Accessible.StaticText
    //: A traffic light, read out: %1 the thing, %2 how it is seen, %3 what to do
    Accessible.name: qsTr("%1: %2. %3").arg(title).arg(words).arg(advice)

    Rectangle {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: Theme.px(2)
        implicitWidth: Theme.px(18)
        implicitHeight: implicitWidth
        radius: width / 2
        border.width: 1
        border.color: Theme.muted
        color: {
            switch (row.light) {
            case Light.Green:
                return Theme.sure;
            case Light.Amber:
                return Theme.doubtful;
            case Light.Red:
                return Theme.unclear;
            }
            return Theme.sunken;
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        BodyText {
            Layout.fillWidth: true
            //: A traffic light: %1 the thing, %2 how it is seen
            text: qsTr("%1: %2").arg(row.title).arg(row.words)
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        BodyText {
            Layout.fillWidth: true
            visible: row.advice.length > 0
            text: row.advice
            color: Theme.muted
            font.pixelSize: Theme.fontSmall
            Accessible.ignored: true
        }
        WideChoice {
            objectName: "lightAction"
            Layout.topMargin: Theme.px(4)
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            visible: row.action.length > 0
            font.weight: Font.DemiBold
            text: row.action
            onClicked: row.acted()
        }
    }
}
