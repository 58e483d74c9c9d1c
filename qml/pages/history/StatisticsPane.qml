import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// What the games that are shown say together.
ScrollView {
    id: pane

    required property StatisticsModel statistics

    readonly property int chartHeight: Math.max(Theme.px(230), (height - tiles.height - 2 * Theme.gap) / 2)

    contentWidth: availableWidth

    ColumnLayout {
        width: pane.availableWidth
        spacing: Theme.gap

        Flow {
            id: tiles

            Layout.fillWidth: true
            spacing: Theme.gap

            Repeater {
                model: pane.statistics.tiles

                Panel {
                    id: tile

                    required property var modelData

                    width: Math.max(Theme.px(130), words.implicitWidth + 2 * Theme.gap)
                    height: words.implicitHeight + 2 * Theme.gapSmall
                    Accessible.role: Accessible.StaticText
                    //: A number of the statistics, read out: %1 what it counts, %2 the number
                    Accessible.name: qsTr("%1: %2").arg(modelData.title).arg(modelData.value)

                    Column {
                        id: words

                        anchors.centerIn: parent

                        Text {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: tile.modelData.value
                            color: Theme.text
                            font.pixelSize: Theme.px(20)
                            font.weight: Font.Bold
                        }
                        Text {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: tile.modelData.title
                            color: Theme.muted
                            font.pixelSize: Theme.fontSmall
                        }
                    }
                }
            }
        }
        GridLayout {
            Layout.fillWidth: true
            // The height of both, since Qt 6.4 may miss that one of two has changed.
            Layout.preferredHeight: columns === 2 ? pane.chartHeight : 2 * pane.chartHeight + rowSpacing
            columns: pane.width > Theme.px(1100) ? 2 : 1
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            WinRateChart {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 3 // four bars, below them words of at most ten letters
                statistics: pane.statistics
            }
            SourcesChart {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 4
                statistics: pane.statistics
            }
        }
        ScoresChart {
            Layout.fillWidth: true
            Layout.preferredHeight: pane.chartHeight
            statistics: pane.statistics
        }
    }
}
