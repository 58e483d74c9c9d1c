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
    // By answer, the card that it is; empty where they are none.
    property var cards: []
    // Pictures of all cards, URLs; empty: none.
    property var cardPictures: []
    // Whether a step of the answer can be taken back.
    property bool canGoBack: false
    // Whether a card can be shown to the camera in place of an answer, and whether it is waited for.
    property bool canShow: false
    property bool showing: false
    // Why it is waited still; empty for nothing.
    property string showTrouble: ""
    // What there is room for.
    property real maximumHeight: Infinity
    // Whether each answer says no more than a word or two.
    readonly property bool brief: frame.length > 0 || cards.length > 0
    readonly property bool narrow: width < Theme.px(820)

    signal answered(option: int)
    signal backWanted
    // None of the answers is right.
    signal declined
    signal showWanted(wanted: bool)

    // A key that was meant for what stood here a moment ago answers nothing.
    onAnswersChanged: settling.restart()
    onVisibleChanged: settling.restart()

    Timer {
        id: settling

        interval: 1000
    }

    implicitHeight: Math.min(maximumHeight, (narrow ? head.implicitHeight + Theme.gapSmall + choices.implicitHeight : Math.max(head.implicitHeight, choices.implicitHeight)) + 2 * Theme.gap)
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
    GridLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        columns: bar.narrow ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gapSmall

        RowLayout {
            id: head

            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: bar.narrow
            Layout.maximumWidth: bar.narrow ? Infinity : Theme.px(bar.brief ? 420 : 320)
            spacing: Theme.gap

            Icon {
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: Theme.px(12)
                outline: Icons.question
                color: Theme.accent
            }
            ColumnLayout {
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: Theme.px(12)
                spacing: Theme.px(4)

                Heading {
                    Layout.fillWidth: true
                    text: bar.question
                    Accessible.ignored: true
                }
                BodyText {
                    objectName: "questionFrame"
                    Layout.fillWidth: true
                    visible: bar.frame.length > 0
                    color: Theme.muted
                    font.pixelSize: Theme.fontSmall
                    maximumLineCount: more.checked ? 100 : 2
                    elide: Text.ElideRight
                    text: bar.frame
                }
                BodyText {
                    Layout.fillWidth: true
                    visible: bar.showing
                    font.weight: Font.DemiBold
                    //: Below a question whose answers are cards, while the camera is to be shown one
                    text: bar.showTrouble.length > 0 ? bar.showTrouble : qsTr("Lay it face up on a free place of the table and take your hand away.")
                }
                RowLayout {
                    visible: bar.canGoBack || bar.canShow
                    spacing: Theme.gapSmall

                    ActionButton {
                        objectName: "answerBack"
                        visible: bar.canGoBack
                        outline: Icons.undo
                        //: Button beside a question that is asked in steps: the step before
                        text: qsTr("Back")
                        onClicked: bar.backWanted()
                    }
                    ActionButton {
                        objectName: "showCard"
                        visible: bar.canShow
                        outline: bar.showing ? Icons.close : Icons.photo
                        //: Button beside a question whose answers are cards: the camera finds out which it is; and stops that
                        text: bar.showing ? qsTr("Don't look") : qsTr("Show it to the camera")
                        onClicked: bar.showWanted(!bar.showing)
                    }
                }
            }
            IconButton {
                id: more

                Layout.alignment: Qt.AlignTop
                visible: bar.frame.length > 0
                checkable: true
                outline: Icons.plus
                //: Button beside a question: shows all that the answers have in common
                text: qsTr("More of what happened")
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
                    model: bar.cards.length > 0 ? bar.cards.length : 0

                    CardChoice {
                        required property int index

                        objectName: "answer" + index
                        picture: bar.cardPictures[bar.cards[index]] ?? ""
                        suit: Theme.suits[Math.floor(bar.cards[index] / 7)]
                        key: String(index + 1)
                        pictureHeight: Math.max(Theme.touch, Math.min(Theme.px(110), bar.maximumHeight - Theme.px(bar.narrow ? 170 : 90)))
                        text: bar.answers[index] ?? ""
                        onClicked: bar.answered(index)
                    }
                }
                Repeater {
                    model: bar.cards.length > 0 ? [] : bar.answers

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
                ActionButton {
                    objectName: "declineAnswers"
                    grave: true
                    enabled: !settling.running
                    outline: Icons.close
                    //: Button behind the answers to what happened in the game: the player tells it by hand
                    text: qsTr("None of these")
                    onClicked: bar.declined()
                }
            }
        }
    }
}
