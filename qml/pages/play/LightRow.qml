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
    // What the colour means here; empty: whether the thing is seen.
    property string says: ""
    // What one tap does about it, and what another one does; empty for nothing.
    property string action: ""
    property string otherAction: ""

    signal acted
    signal otherwiseActed

    // Said in words as well: not everybody tells the colours apart.
    readonly property string words: {
        if (says.length > 0)
            return says;
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
        Flow {
            Layout.topMargin: Theme.px(4)
            Layout.fillWidth: true
            visible: row.action.length > 0
            spacing: Theme.gapSmall

            WideChoice {
                objectName: "lightAction"
                maximumWidth: parent.width
                font.weight: Font.DemiBold
                text: row.action
                onClicked: row.acted()
            }
            WideChoice {
                objectName: "otherLightAction"
                maximumWidth: parent.width
                visible: row.otherAction.length > 0
                text: row.otherAction
                onClicked: row.otherwiseActed()
            }
        }
    }
}
