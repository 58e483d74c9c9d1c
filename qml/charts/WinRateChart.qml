import QtQuick
import QtCharts
import PocketMars.App

// How often games were won, a bar a level.
ChartPanel {
    id: panel

    required property StatisticsModel statistics

    readonly property var bars: Array.from(statistics.levels)

    //: Title of a chart
    title: qsTr("Win rate by level")
    summary: {
        const words = [];
        for (const bar of bars)
            //: A bar of the chart of win rates, read out: %1 the level, %2 how many were won, %3 of how many
            words.push(qsTr("%1: %2 of %3").arg(bar.title).arg(bar.won).arg(bar.games));
        return words.join(", ");
    }
    //: In place of the chart of win rates
    missing: bars.length === 0 ? qsTr("No solo game among these; choose a player to count games of several.") : ""
    chart.legend.visible: false

    onBarsChanged: draw()
    onDrawn: {
        //: Below a bar of the chart of win rates: %1 how many were won, %2 of how many
        levels.categories = bars.map(bar => below(bar.title, qsTr("%1 of %2").arg(bar.won).arg(bar.games)));
        const series = chart.createSeries(ChartView.SeriesTypeBar, "", levels, rates);
        series.barWidth = 0.6;
        series.labelsVisible = true;
        series.labelsFormat = "@value %";
        series.labelsPosition = AbstractBarSeries.LabelsInsideEnd;
        //: What the bars of the chart of win rates count
        const set = series.append(qsTr("Won"), bars.map(bar => Math.round(bar.percent)));
        set.color = Theme.chart[0];
        set.borderColor = "transparent";
        set.labelColor = Theme.chartText;
        set.labelFont.pixelSize = Theme.fontSmall;
    }

    CategoryScale {
        id: levels
    }
    ValueScale {
        id: rates

        max: 100
        tickCount: 5
        labelFormat: "%.0f %%"
    }
}
