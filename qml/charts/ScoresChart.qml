import QtQuick
import QtCharts
import PocketMars.App

// Points game by game: each as a dot, and a line a player that says how it goes.
ChartPanel {
    id: panel

    required property StatisticsModel statistics

    readonly property var lines: statistics.scores

    //: Title of a chart
    title: qsTr("Score by game, with the mean of five")
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
    chart.legend.visible: false

    // As the player's pieces where it is known by them.
    function colourOf(index: int): color {
        const own = lines[index].colour;
        return own.valid ? Theme.legible(own) : Theme.chart[index % Theme.chart.length];
    }

    onLinesChanged: draw()
    onDrawn: {
        let last = 1;
        let most = 0;
        for (const line of lines)
            for (const point of line.points) {
                last = Math.max(last, point.x);
                most = Math.max(most, point.y);
            }
        // Whole numbers of games at each tick.
        const step = Math.max(1, Math.ceil((last - 1) / 8));
        games.tickInterval = step;
        games.max = last + 0.5;
        points.max = Math.max(10, 10 * Math.ceil(most / 10));
        for (let i = 0; i < lines.length; ++i) {
            const color = panel.colourOf(i);
            const dots = chart.createSeries(ChartView.SeriesTypeScatter, lines[i].title, games, points);
            dots.color = color;
            dots.borderColor = "transparent";
            dots.markerSize = Theme.px(lines[i].points.length < 60 ? 7 : 4);
            for (const point of lines[i].points)
                dots.append(point.x, point.y);
            const mean = chart.createSeries(ChartView.SeriesTypeLine, lines[i].title, games, points);
            mean.color = color;
            mean.width = Theme.px(2);
            for (const point of lines[i].means)
                mean.append(point.x, point.y);
        }
    }

    // A series of a player has two parts, so that the chart's own would name each twice.
    Repeater {
        model: panel.lines

        LegendEntry {
            required property var modelData
            required property int index

            color: panel.colourOf(index)
            text: modelData.title
        }
    }
    ValueScale {
        id: games

        min: 0.5
        tickType: ValuesAxis.TicksDynamic
        tickAnchor: 1
        tickInterval: 1
        gridVisible: false
    }
    ValueScale {
        id: points

        tickCount: 3
    }
}
