import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

// The one open question with its answers, below everything else so that it covers nothing.
Panel {
    id: bar

    required property string question
    // List of texts.
    required property var answers
    // What all answers have in common; may be empty.
    property string frame: ""
    // What there is room for.
    property real maximumHeight: Infinity
    // Whether each answer says no more than a word or two.
    readonly property bool brief: frame.length > 0

    signal answered(option: int)

    // A key that was meant for what stood here a moment ago answers nothing.
    onAnswersChanged: settling.restart()
    onVisibleChanged: settling.restart()

    Timer {
        id: settling

        interval: 1000
    }

    implicitHeight: Math.min(maximumHeight, Math.max(head.implicitHeight, choices.implicitHeight) + 2 * Theme.gap)
    visible: question.length > 0
    color: Theme.accentSoft
    border.width: 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: question

    // The number before an answer is its key.
    Instantiator {
        model: 9

        Shortcut {
            required property int index

            sequences: [String(index + 1)]
            enabled: bar.visible && !settling.running && index < bar.answers.length
            onActivated: bar.answered(index)
        }
    }
    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        Icon {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.px(12)
            outline: Icons.question
            color: Theme.accent
        }
        ColumnLayout {
            id: head

            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.px(12)
            Layout.maximumWidth: Theme.px(bar.brief ? 420 : 260)
            spacing: Theme.px(4)

            Heading {
                Layout.fillWidth: true
                text: bar.question
                Accessible.ignored: true
            }
            BodyText {
                objectName: "questionFrame"
                Layout.fillWidth: true
                visible: bar.brief
                color: Theme.muted
                font.pixelSize: Theme.fontSmall
                maximumLineCount: more.checked ? 100 : 2
                elide: Text.ElideRight
                text: bar.frame
            }
        }
        ScrollView {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            contentWidth: availableWidth

            Flow {
                id: choices

                width: scroll.availableWidth
                spacing: Theme.gapSmall

                Repeater {
                    model: bar.answers

                    WideChoice {
                        required property int index
                        required property string modelData

                        objectName: "answer" + index
                        maximumWidth: parent.width
                        font.pixelSize: bar.brief ? Theme.fontTitle : Theme.fontBody
                        text: (index + 1) + ". " + modelData
                        onClicked: bar.answered(index)
                    }
                }
            }
        }
        IconButton {
            id: more

            Layout.alignment: Qt.AlignTop
            visible: bar.brief
            checkable: true
            outline: Icons.plus
            //: Button beside a question: shows all that the answers have in common
            text: qsTr("More of what happened")
        }
    }
}
