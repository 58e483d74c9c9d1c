import QtQuick
import QtCharts

// What the bars of a chart are, below them.
BarCategoryAxis {
    labelsColor: Theme.text
    labelsFont.pixelSize: Theme.px(11)
    gridVisible: false
    color: Theme.border
}
