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
    // What is between the title and the chart, if anything.
    default property alias key: keyRow.data

    // The series are made anew whenever what they show changes, or the colours do.
    signal drawn

    // How wide a text is, in letters: stars and Chinese characters are as two.
    function letters(text: string): int {
        return text.length + (text.match(/[\u2600-\u9fff]/g) ?? []).length;
    }
    // What stands below a bar: in lines of at most nine letters, but for long words, so that each has
    // room there.
    function below(title: string, further: string): string {
        const lines = [];
        if (/[\u4e00-\u9fff]{6}/.test(title)) // written without spaces
            lines.push(title.slice(0, 4), title.slice(4));
        else
            for (const word of title.split(" ")) {
                const longer = lines.length > 0 ? lines[lines.length - 1] + " " + word : "";
                if (longer.length > 0 && letters(longer) <= 9)
                    lines[lines.length - 1] = longer;
                else
                    lines.push(word);
            }
        if (further)
            lines.push(further);
        return "<center>" + lines.join("<br>") + "</center>";
    }
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
    Flow {
        id: keyRow

        anchors.top: heading.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        anchors.topMargin: implicitHeight > 0 ? Theme.px(4) : 0
        spacing: Theme.gap
    }
    ChartView {
        id: view

        anchors.top: keyRow.bottom
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
