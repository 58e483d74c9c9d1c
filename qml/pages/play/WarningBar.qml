import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

// What breaks a rule on the table, in one line: what should lie there beside what is seen. The rest
// is behind "more".
Rectangle {
    id: bar

    required property string text
    required property string remedy
    // List of ItemDifference.
    required property var differences
    // Whether the text says it better than what differs: that is much, or one of it is wrong.
    property bool other: false
    // What there is room for.
    property real maximumHeight: Infinity
    property bool open: false

    // Buttons on the right, if any.
    default property alias actions: actionRow.data

    readonly property int shown: open ? differences.length : other ? 0 : Math.min(1, differences.length)

    function lineOf(difference: var): string {
        //: A warning: %1 a place on the table, %2 what should lie there, %3 what the camera sees
        return qsTr("%1: expected %2, seen %3").arg(difference.title).arg(difference.expected).arg(difference.seen);
    }

    onTextChanged: open = false
    implicitHeight: Math.min(maximumHeight, Math.max(lines.implicitHeight, actionRow.implicitHeight) + 2 * Theme.gap)
    radius: Theme.radius
    color: Theme.dangerSoft
    visible: text.length > 0
    Accessible.role: Accessible.AlertMessage
    //: A warning, read out: %1 what is wrong, %2 what to do
    Accessible.name: qsTr("%1: %2").arg(text).arg(remedy)

    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        Icon {
            Layout.alignment: Qt.AlignTop
            outline: Icons.warning
            color: Theme.danger
        }
        ScrollView {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            contentWidth: availableWidth

            Column {
                id: lines

                width: scroll.availableWidth
                spacing: Theme.px(2)

                BodyText {
                    width: parent.width
                    visible: bar.other || bar.differences.length === 0
                    font.weight: Font.DemiBold
                    text: bar.text
                    Accessible.ignored: true
                }
                Repeater {
                    model: bar.shown

                    BodyText {
                        required property int index

                        width: parent.width
                        text: bar.lineOf(bar.differences[index])
                    }
                }
                BodyText {
                    width: parent.width
                    color: Theme.muted
                    // Told elsewhere as the end of a sentence, here a line of its own.
                    text: bar.remedy.charAt(0).toUpperCase() + bar.remedy.slice(1)
                    Accessible.ignored: true
                }
            }
        }
        Row {
            id: actionRow

            Layout.alignment: Qt.AlignVCenter
            spacing: Theme.gapSmall

            ActionButton {
                objectName: "moreDifferences"
                visible: bar.open || bar.shown < bar.differences.length
                //: Button beside a warning: shows all that differs, or one line again; %n how many more there are
                text: bar.open ? qsTr("Less") : qsTr("%n more", "", bar.differences.length - bar.shown)
                onClicked: bar.open = !bar.open
            }
        }
    }
}
