import QtQuick
import QtQuick.Layouts

// The one open question with its answers, below everything else so that it covers nothing.
Panel {
    id: bar

    required property string question
    // List of texts.
    required property var answers

    signal answered(option: int)

    // A key that was meant for what stood here a moment ago answers nothing.
    onAnswersChanged: settling.restart()
    onVisibleChanged: settling.restart()

    Timer {
        id: settling

        interval: 1000
    }

    implicitHeight: column.implicitHeight + 2 * Theme.gap
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
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap
        spacing: Theme.gap

        Icon {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.px(12)
            outline: Icons.question
            color: Theme.accent
        }
        Heading {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.px(12)
            Layout.maximumWidth: Theme.px(260)
            text: bar.question
            Accessible.ignored: true
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gapSmall

            Repeater {
                model: bar.answers

                WideChoice {
                    required property int index
                    required property string modelData

                    objectName: "answer" + index
                    maximumWidth: parent.width
                    text: (index + 1) + ". " + modelData
                    onClicked: bar.answered(index)
                }
            }
        }
    }
}
