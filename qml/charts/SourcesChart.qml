import QtQuick
import QtCharts
import PocketMars.App

// Where points come from: a pair of bars a line of the score pad.
ChartPanel {
    id: panel

    required property StatisticsModel statistics

    readonly property var bars: Array.from(statistics.sources)
    readonly property real most: bars.reduce((most, bar) => Math.max(most, bar.people, bar.automaton), 0)

    //: Title of a chart: points by line of the score pad
    title: qsTr("Points by source, a game on average")
    summary: {
        const words = [];
        for (const bar of bars)
            //: A pair of bars of the chart of points by source, read out: %1 the line of the score pad, %2 the people's points, %3 those of Devious Automatics
            words.push(qsTr("%1: %2, Devious Automatics %3").arg(bar.title).arg(bar.people.toFixed(1)).arg(bar.automaton.toFixed(1)));
        return words.join("; ");
    }
    //: In place of the chart of points by source
    missing: !statistics.peopleKnown && !statistics.automatonKnown ? qsTr("Of these games only the totals are known.") : ""

    onBarsChanged: draw()
    onDrawn: {
        sources.categories = bars.map(bar => below(bar.title));
        const series = chart.createSeries(ChartView.SeriesTypeBar, "", sources, points);
        series.barWidth = 0.7;
        const add = (title, values, color) => {
            const set = series.append(title, values);
            set.color = color;
            set.borderColor = "transparent";
        };
        if (statistics.peopleKnown)
            //: Whose bars: all but the automaton's
            add(qsTr("People"), bars.map(bar => bar.people), Theme.chart[0]);
        if (statistics.automatonKnown)
            //: Whose bars: the automaton's
            add(qsTr("Devious Automatics"), bars.map(bar => bar.automaton), Theme.chart[1]);
    }

    CategoryScale {
        id: sources
    }
    ValueScale {
        id: points

        max: Math.max(4, 2 * Math.ceil(panel.most / 2))
        tickCount: 3
    }
}
