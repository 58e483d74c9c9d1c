import QtQuick
import QtCharts
import PocketMars.App

// Points over time, a line a player.
ChartPanel {
    id: panel

    required property StatisticsModel statistics

    readonly property var lines: statistics.scores
    readonly property real dayMs: 24 * 3600 * 1000

    //: Title of a chart
    title: qsTr("Score over time")
    summary: {
        const words = [];
        for (const line of lines)
            if (line.points.length > 0)
                //: A line of the chart of scores, read out: %1 the player, %2 the points of the last game
                words.push(qsTr("%1: %2 last").arg(line.title).arg(Math.round(line.points[line.points.length - 1].y)));
        return words.join(", ");
    }
    //: In place of the chart of scores
    missing: lines.length === 0 ? qsTr("No game fits the filter.") : ""

    onLinesChanged: draw()
    onDrawn: {
        let first = Infinity;
        let last = -Infinity;
        let most = 0;
        for (const line of lines)
            for (const point of line.points) {
                first = Math.min(first, point.x);
                last = Math.max(last, point.x);
                most = Math.max(most, point.y);
            }
        if (first > last)
            return;
        const margin = Math.max(dayMs / 2, (last - first) / 40);
        times.min = new Date(first - margin);
        times.max = new Date(last + margin);
        times.format = last - first < 300 * dayMs ? "d MMM" : "MMM yyyy";
        points.max = Math.max(10, 10 * Math.ceil(most / 10));
        for (let i = 0; i < lines.length; ++i) {
            const series = chart.createSeries(ChartView.SeriesTypeLine, lines[i].title, times, points);
            series.color = Theme.chart[i % Theme.chart.length];
            series.width = Theme.px(2);
            series.pointsVisible = lines[i].points.length < 60;
            for (const point of lines[i].points)
                series.append(point.x, point.y);
        }
    }

    DateTimeAxis {
        id: times

        tickCount: 6
        labelsColor: Theme.muted
        labelsFont.pixelSize: Theme.fontSmall
        gridVisible: false
        color: Theme.border
    }
    ValueScale {
        id: points

        tickCount: 3
    }
}
