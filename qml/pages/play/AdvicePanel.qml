import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// What the coach says of the turn at hand: odds as a bar, and moves with a reason each. For children
// one good move without odds.
Panel {
    id: panel

    required property AdviceModel advice
    // Whether a camera looks at the table.
    property bool watched: true
    required property bool simple

    readonly property int shown: Math.min(advice.moves.length, simple ? 1 : 3)

    // The move that is shown on the board and, first of all, on the picture: the best, or the one that was
    // chosen, wherever it stands by now.
    property string chosen: ""
    readonly property int current: {
        const place = Array.from(advice.moves).findIndex(move => move.words === chosen);
        return place < 0 || place >= shown ? 0 : place;
    }
    // What the moves do on the table: `from`, `to`, `number`, `strong`.
    readonly property var arrows: {
        const all = [];
        for (let i = 0; i < shown; ++i)
            Array.from(advice.moves[i].arrows).forEach(arrow => all.push({
                    from: arrow.from,
                    to: arrow.to,
                    number: i + 1,
                    strong: i === current
                }));
        return all;
    }
    readonly property var wanted: visible ? arrows.filter(arrow => arrow.strong).reduce((paths, arrow) => paths.concat(arrow.from, arrow.to), []) : []

    // Side by side the moves take the least height.
    readonly property bool wide: width > Theme.px(820)

    visible: advice.open
    onVisibleChanged: chosen = ""
    implicitHeight: header.height + list.contentHeight + 2 * Theme.gap
    Accessible.role: Accessible.AlertMessage
    //: Read out: the coach's panel
    Accessible.name: qsTr("Advice")

    RowLayout {
        id: header

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap
        spacing: Theme.gap

        Heading {
            objectName: "adviceHeadline"
            Layout.fillWidth: true
            //: Heading over one good move
            text: panel.simple && panel.shown > 0 ? qsTr("A good move") : panel.advice.headline.length > 0 ? panel.advice.headline : panel.advice.thinking ? qsTr("Thinking…") : qsTr("Advice")
        }
        // The odds.
        Rectangle {
            Layout.fillWidth: true
            Layout.minimumWidth: Theme.px(90)
            Layout.maximumWidth: Theme.px(360)
            implicitWidth: Theme.px(360)
            implicitHeight: Theme.px(8)
            visible: !panel.simple && panel.shown > 0
            radius: height / 2
            color: Theme.sunken

            Rectangle {
                width: Math.max(parent.height, parent.width * panel.advice.odds)
                height: parent.height
                radius: parent.radius
                color: Theme.accent

                Behavior on width {
                    NumberAnimation {
                        duration: 200
                    }
                }
            }
        }
        ProgressLine {
            Layout.preferredWidth: Theme.px(90)
            visible: panel.advice.thinking
            indeterminate: true
            //: Read out for the bar of progress
            Accessible.name: qsTr("Thinking about the move")
        }
        IconButton {
            objectName: "closeAdvice"
            outline: Icons.close
            //: Button: takes the advice away
            text: qsTr("Close the advice")
            onClicked: panel.advice.close()
        }
    }
    // Scrolls, so that the table is not covered.
    ScrollColumn {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap
        anchors.topMargin: 0
        spacing: Theme.gapSmall

        Notice {
            width: parent.width
            mild: true // what to do first
            text: panel.advice.trouble
        }
        Grid {
            id: moves

            readonly property real cellWidth: (width - (columns - 1) * columnSpacing) / columns

            width: parent.width
            visible: panel.shown > 0
            columns: panel.wide ? Math.max(1, panel.shown) : 1
            columnSpacing: Theme.gapSmall
            rowSpacing: Theme.px(4)

            Repeater {
                model: panel.shown

                ItemDelegate {
                    id: move

                    required property int index
                    readonly property var told: panel.advice.moves[index] ?? {
                        words: "",
                        odds: "",
                        reason: ""
                    }
                    //: A move that is advised: %1 its place, %2 what to do, %3 the odds to win with it
                    readonly property string words: panel.simple ? told.words : qsTr("%1. %2: %3").arg(index + 1).arg(told.words).arg(told.odds)

                    width: moves.cellWidth
                    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
                    padding: Theme.px(4)
                    Accessible.name: words + ", " + told.reason
                    //: Read out for a move that is advised: what happens when it is chosen
                    Accessible.description: qsTr("Shows it on the board")
                    onClicked: panel.chosen = told.words

                    contentItem: Column {
                        BodyText {
                            objectName: "advisedMove"
                            width: parent.width
                            font.weight: move.index === panel.current ? Font.DemiBold : Font.Normal
                            text: move.words
                        }
                        BodyText {
                            width: parent.width
                            color: Theme.muted
                            text: move.told.reason
                        }
                    }
                    background: Rectangle {
                        radius: Theme.radius
                        color: move.hovered ? Theme.hover : "transparent"
                        border.width: move.visualFocus ? Theme.px(2) : move.index === panel.current && panel.shown > 1 ? 1 : 0
                        border.color: move.visualFocus ? Theme.focus : Theme.accent
                    }
                }
            }
        }
        GridLayout {
            width: parent.width
            visible: panel.advice.unknownCards > 0 || panel.advice.hand.length > 0 || panel.advice.prep.length > 0
            columns: panel.wide ? 2 : 1
            columnSpacing: Theme.gap
            rowSpacing: Theme.gapSmall

            BodyText {
                Layout.fillWidth: true
                color: Theme.muted
                visible: panel.advice.unknownCards > 0
                text: panel.watched ? qsTr("The camera does not see your cards. Say which they are, as in A7, HC, for advice on just these.") :
                //: In a game without a camera
                qsTr("Nobody has said yet which your cards are. Say so, as in A7, HC, for advice on just these.")
            }
            RowLayout {
                Layout.fillWidth: !panel.wide
                Layout.preferredWidth: panel.wide ? Theme.px(520) : -1
                spacing: Theme.gapSmall

                TextBox {
                    objectName: "adviceHand"
                    Layout.fillWidth: true
                    Layout.maximumWidth: Theme.px(190)
                    //: A line to type into: the cards of one's hand
                    title: qsTr("Your hand")
                    placeholderText: title
                    text: panel.advice.hand
                    onTextEdited: panel.advice.hand = text
                    onAccepted: panel.advice.ask()
                }
                TextBox {
                    objectName: "advicePrep"
                    Layout.fillWidth: true
                    Layout.maximumWidth: Theme.px(190)
                    //: A line to type into: the cards of one's prep module
                    title: qsTr("Your prep module")
                    placeholderText: title
                    text: panel.advice.prep
                    onTextEdited: panel.advice.prep = text
                    onAccepted: panel.advice.ask()
                }
                ActionButton {
                    //: Button: asks the coach once more
                    text: qsTr("Ask again")
                    onClicked: panel.advice.ask()
                }
            }
        }
    }
}
