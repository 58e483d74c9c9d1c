import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// The curve of the odds over a game, its turning points, and what cost most. Looked at only when it is
// asked for.
Panel {
    id: panel

    required property GameReviewModel review
    // The row of the timeline that is looked at.
    required property int current

    readonly property var curves: Array.from(review.curves)
    readonly property int lastStep: curves.reduce((last, curve) => Math.max(last, curve.points[curve.points.length - 1].step), 0)

    signal stepWanted(step: int)

    // Who decides alone needs no colour of their own.
    function colourOf(index: int): color {
        const own = curves[index].colour;
        if (curves.length === 1)
            return Theme.accent;
        return own === undefined ? Theme.chart[index % Theme.chart.length] : Theme.legible(own);
    }
    // Side by side what cost most takes the least height.
    readonly property bool wide: width > Theme.px(480)

    implicitHeight: content.implicitHeight + 2 * Theme.gap

    ColumnLayout {
        id: content

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap
        spacing: Theme.gapSmall

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Heading {
                Layout.fillWidth: true
                //: Title of a curve
                text: qsTr("Odds to win, turn by turn")
            }
            ProgressLine {
                Layout.preferredWidth: Theme.px(120)
                visible: panel.review.thinking
                value: panel.review.progress
                //: Read out for the bar of progress
                Accessible.name: qsTr("Looking at the game")
            }
            ActionButton {
                objectName: "look"
                visible: !panel.review.thinking && panel.curves.length === 0
                //: Button: the coach looks at a finished game again
                text: qsTr("Where was it won?")
                onClicked: panel.review.look()
            }
        }
        Item {
            id: chart

            Layout.fillWidth: true
            implicitHeight: Theme.px(110)
            visible: panel.curves.length > 0
            Accessible.role: Accessible.Chart
            Accessible.name: panel.curves.map(curve => curve.title + ": " + curve.points.map(point => point.words).join(", ")).join("; ")

            function xOf(step: int): real {
                return Theme.px(56) + (width - Theme.px(64)) * step / Math.max(1, panel.lastStep);
            }
            function yOf(odds: real): real {
                return Theme.px(8) + (height - Theme.px(16)) * (1 - odds);
            }

            Repeater {
                model: [0, 0.5, 1]

                Item {
                    id: level

                    required property real modelData

                    y: chart.yOf(modelData)
                    width: chart.width

                    Text {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(40)
                        horizontalAlignment: Text.AlignRight
                        //: Beside a curve of odds; %1 a number
                        text: qsTr("%1\u00a0%").arg(100 * level.modelData)
                        color: Theme.muted
                        font.pixelSize: Theme.px(11)
                    }
                    Rectangle {
                        x: Theme.px(48)
                        width: parent.width - x
                        height: 1
                        color: Theme.border
                    }
                }
            }
            // Where the board below is.
            Rectangle {
                x: Math.round(chart.xOf(Math.min(panel.current, panel.lastStep)) - width / 2)
                width: Theme.px(2)
                height: parent.height
                color: Theme.muted
                opacity: 0.6
            }
            Canvas {
                id: line

                anchors.fill: parent
                onPaint: {
                    const context = getContext("2d");
                    context.reset();
                    context.lineWidth = Theme.px(2);
                    panel.curves.forEach((curve, i) => {
                        context.strokeStyle = panel.colourOf(i);
                        context.beginPath();
                        curve.points.forEach(point => context.lineTo(chart.xOf(point.step), chart.yOf(point.odds)));
                        context.stroke();
                    });
                }

                Connections {
                    target: panel

                    function onCurvesChanged() {
                        line.requestPaint();
                    }
                }
                Connections {
                    target: Theme

                    function onDarkChanged() {
                        line.requestPaint();
                    }
                }
            }
            Repeater {
                model: panel.curves

                Item {
                    id: dots

                    required property int index
                    required property var modelData

                    anchors.fill: parent

                    Repeater {
                        model: dots.modelData.points

                        Rectangle {
                            id: dot

                            required property var modelData

                            width: modelData.turning ? Theme.px(14) : Theme.px(8)
                            height: width
                            radius: width / 2
                            x: chart.xOf(modelData.step) - width / 2
                            y: chart.yOf(modelData.odds) - width / 2
                            color: modelData.turning ? Theme.danger : panel.colourOf(dots.index)
                            border.width: modelData.step === panel.current ? Theme.px(2) : 0
                            border.color: Theme.text

                            HoverHandler {
                                id: hover
                            }
                            TapHandler {
                                margin: Theme.px(8)
                                onTapped: panel.stepWanted(dot.modelData.step)
                            }
                            ToolTip.text: panel.curves.length > 1 ? dots.modelData.title + ": " + dot.modelData.words : dot.modelData.words
                            ToolTip.visible: hover.hovered
                        }
                    }
                }
            }
        }
        // Names the lines where there are several.
        Flow {
            Layout.fillWidth: true
            visible: panel.curves.length > 1
            spacing: Theme.gap

            Repeater {
                model: panel.curves

                LegendEntry {
                    required property var modelData
                    required property int index

                    color: panel.colourOf(index)
                    text: modelData.title
                }
            }
        }
        Grid {
            id: mistakes

            readonly property real cellWidth: Math.floor((width - (columns - 1) * columnSpacing) / columns)

            Layout.fillWidth: true
            // Said, since Qt 6.4 may miss that texts take more lines now.
            Layout.preferredHeight: implicitHeight
            visible: panel.review.mistakes.length > 0
            columns: panel.wide ? 3 : 1
            columnSpacing: Theme.gapSmall
            rowSpacing: Theme.px(4)

            Repeater {
                model: panel.review.mistakes

                ItemDelegate {
                    id: mistake

                    required property var modelData

                    width: mistakes.cellWidth
                    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
                    padding: Theme.gapSmall
                    Accessible.name: modelData.words + ", " + modelData.better
                    onClicked: panel.stepWanted(modelData.step)

                    contentItem: Column {
                        BodyText {
                            width: parent.width
                            text: mistake.modelData.words
                        }
                        BodyText {
                            width: parent.width
                            color: Theme.muted
                            text: mistake.modelData.better
                        }
                    }
                    background: Rectangle {
                        radius: Theme.radius
                        color: mistake.hovered ? Theme.hover : "transparent"
                        border.width: mistake.activeFocus ? Theme.px(2) : 1
                        border.color: mistake.activeFocus ? Theme.focus : Theme.border
                    }
                }
            }
        }
    }
}
