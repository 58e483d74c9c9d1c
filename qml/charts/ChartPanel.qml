import QtQuick
import QtCharts

// A chart with a title, in the colours of the pages.
Panel {
    id: panel

    required property string title
    // What the chart shows, read out.
    required property string summary
    // Why there is nothing to see; empty where there is.
    property string missing: ""
    property alias chart: view

    // The series are made anew whenever what they show changes, or the colours do.
    signal drawn

    function draw() {
        view.removeAllSeries();
        drawn();
    }

    Component.onCompleted: draw()
    Accessible.role: Accessible.Chart
    Accessible.name: title
    Accessible.description: missing.length > 0 ? missing : summary

    Heading {
        id: heading

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap
        font.pixelSize: Theme.fontBody
        text: panel.title
    }
    Connections {
        target: Theme
        function onDarkChanged() {
            panel.draw();
        }
        function onScaleChanged() {
            panel.draw();
        }
    }
    ChartView {
        id: view

        anchors.top: heading.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(4)
        anchors.topMargin: -Theme.gapSmall
        visible: panel.missing.length === 0
        antialiasing: true
        backgroundColor: "transparent"
        plotAreaColor: "transparent"
        dropShadowEnabled: false
        margins.top: 0
        margins.bottom: Theme.px(4)
        margins.left: Theme.px(4)
        margins.right: Theme.px(8)
        legend.alignment: Qt.AlignTop
        legend.labelColor: Theme.text
        legend.font.pixelSize: Theme.fontSmall
        legend.markerShape: Legend.MarkerShapeCircle
    }
    BodyText {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.gapLarge
        horizontalAlignment: Text.AlignHCenter
        visible: panel.missing.length > 0
        color: Theme.muted
        text: panel.missing
    }
}
