import QtQuick
import QtCharts

// The numbers beside a chart. By its older name, as qmllint 6.4 does not know ValueAxis.
ValuesAxis {
    min: 0
    labelFormat: "%.0f"
    labelsColor: Theme.muted
    labelsFont.pixelSize: Theme.fontSmall
    gridLineColor: Theme.border
    color: Theme.border
}
