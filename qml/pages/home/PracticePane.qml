import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// The puzzle of the day: the board, the cards at hand, and what can be decided. A wrong decision is told
// and not carried out.
ColumnLayout {
    id: pane

    required property PracticeModel practice

    // Whether who came here uses the keyboard, so that the focus is to be seen.
    property bool byKeyboard: false
    // What was found so far.
    readonly property string found: practice.found

    signal closed

    // To the first of what can be decided, and once it is solved to the way out.
    function takeFocus() {
        const reason = byKeyboard ? Qt.TabFocusReason : Qt.OtherFocusReason;
        if (practice.solved)
            done.forceActiveFocus(reason);
        else if (options.count > 0)
            options.itemAt(0).forceActiveFocus(reason);
        else
            back.forceActiveFocus(reason);
    }

    spacing: Theme.gap
    Component.onCompleted: refocus.restart()
    onFoundChanged: refocus.restart() // what was chosen is there no more

    // Once what can be decided now is drawn.
    Timer {
        id: refocus

        interval: 0
        onTriggered: pane.takeFocus()
    }
    Shortcut {
        sequences: ["Esc"]
        onActivated: pane.closed()
    }
    // The number before a choice is its key.
    Instantiator {
        model: 9

        Shortcut {
            required property int index

            sequences: [String(index + 1)]
            enabled: index < pane.practice.choices.length
            onActivated: {
                pane.byKeyboard = true;
                pane.practice.choose(index);
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        ActionButton {
            id: back

            objectName: "leavePuzzle"
            outline: Icons.left
            //: Button: from the puzzle back to the first page
            text: qsTr("Home")
            ToolTip.text: "Esc"
            ToolTip.visible: hovered
            ToolTip.delay: 600
            onClicked: pane.closed()
        }
        Heading {
            Layout.fillWidth: true
            //: Title: a moment of a game in which one move wins
            text: qsTr("Puzzle of the day")
        }
        BodyText {
            visible: pane.practice.streak > 0
            color: Theme.muted
            //: Days in a row on which a puzzle was solved
            text: qsTr("%n day(s) in a row", "", pane.practice.streak)
        }
    }
    GridLayout {
        id: parts

        Layout.fillWidth: true
        Layout.fillHeight: true
        // On an upright window what can be decided lies below the board.
        columns: pane.width < Theme.px(840) && pane.height > pane.width ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: parts.columns > 1
            Layout.preferredWidth: Theme.px(640)
            spacing: Theme.gap

            BoardView {
                id: board

                Layout.fillWidth: true
                Layout.fillHeight: false
                board: pane.practice.board
                room: parts.columns > 1 ? pane.height - Theme.px(160) : 0
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gapSmall

                BodyText {
                    color: Theme.muted
                    //: Before the cards that the player of a puzzle holds
                    text: qsTr("Your hand:")
                }
                Row {
                    spacing: Theme.gapSmall

                    Repeater {
                        model: pane.practice.hand

                        CardChip {
                            required property var modelData

                            card: modelData
                            Accessible.role: Accessible.StaticText
                            Accessible.name: modelData.title
                            ToolTip.text: modelData.title
                            ToolTip.visible: hover.hovered

                            HoverHandler {
                                id: hover
                            }
                        }
                    }
                }
                Item {
                    Layout.fillWidth: true
                }
            }
            Item {
                Layout.fillHeight: true
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: Theme.px(400)

            ColumnLayout {
                anchors.fill: parent
                anchors.margins: Theme.gap
                spacing: Theme.gapSmall

                BodyText {
                    objectName: "puzzleTask"
                    Layout.fillWidth: true
                    font.weight: Font.DemiBold
                    text: pane.practice.task
                }
                BodyText {
                    objectName: "puzzleFound"
                    Layout.fillWidth: true
                    visible: text.length > 0
                    //: What was found of a puzzle's answer so far; %1 decisions
                    text: pane.found.length > 0 ? qsTr("Right: %1").arg(pane.found) : ""
                }
                RowLayout {
                    Layout.fillWidth: true
                    visible: pane.practice.verdict.length > 0
                    spacing: Theme.gapSmall

                    Icon {
                        visible: pane.practice.solved
                        size: Theme.px(24)
                        outline: Icons.check
                        color: Theme.accent
                    }
                    BodyText {
                        objectName: "puzzleVerdict"
                        Layout.fillWidth: true
                        font.weight: pane.practice.solved ? Font.DemiBold : Font.Normal
                        color: pane.practice.solved ? Theme.text : Theme.danger
                        Accessible.role: Accessible.AlertMessage
                        text: pane.practice.verdict
                    }
                }
                ScrollColumn {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: !pane.practice.solved
                    spacing: Theme.px(6)

                    Repeater {
                        id: options

                        model: pane.practice.choices.length

                        WideChoice {
                            required property int index
                            readonly property var told: pane.practice.choices[index] ?? {
                                words: "",
                                verdict: "",
                                wrong: false
                            }

                            objectName: "puzzleChoice" + index
                            width: parent.width
                            opacity: told.wrong ? 0.6 : 1
                            //: A choice of a puzzle: %1 its number, %2 what is done
                            text: told.wrong ? qsTr("%1. %2: %3").arg(index + 1).arg(told.words).arg(told.verdict) : qsTr("%1. %2").arg(index + 1).arg(told.words)
                            onClicked: {
                                pane.byKeyboard = visualFocus;
                                pane.practice.choose(index);
                            }
                        }
                    }
                }
                RowLayout {
                    Layout.fillWidth: true
                    visible: pane.practice.solved
                    spacing: Theme.gap

                    ActionButton {
                        id: done

                        objectName: "puzzleDone"
                        kind: ActionButton.Primary
                        outline: Icons.check
                        //: Button: leaves a puzzle that was solved
                        text: qsTr("Done")
                        onClicked: pane.closed()
                    }
                    ActionButton {
                        outline: Icons.again
                        //: Button: the same puzzle from its beginning
                        text: qsTr("Once more")
                        onClicked: pane.practice.again()
                    }
                }
                Item {
                    Layout.fillHeight: true
                    visible: pane.practice.solved
                }
            }
        }
    }
}
