#include "app/pages/history/statistics_model.h"

#include "app/parts/score_sheet_model.h"
#include "app/support/item_text.h"
#include "engine/state/state.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace pocketmars::app {
namespace {

/// Means of so many games each that few enough remain.
QList<QPointF> thinned(const std::vector<session::ScoredAt>& scores) {
    const std::size_t step =
        (scores.size() + StatisticsModel::kMostPoints - 1) / StatisticsModel::kMostPoints;
    QList<QPointF> points;
    for (std::size_t from = 0; from < scores.size(); from += std::max<std::size_t>(1, step)) {
        const std::size_t end = std::min(scores.size(), from + step);
        QPointF sum;
        for (std::size_t i = from; i < end; ++i) {
            const auto seconds = scores[i].time.time_since_epoch().count();
            sum += QPointF(1000.0 * static_cast<double>(seconds), scores[i].points);
        }
        points << sum / static_cast<double>(end - from);
    }
    return points;
}

QString durationText(int minutes) {
    if (minutes < 60) {
        //: How long games took; %1 minutes
        return StatisticsModel::tr("%1 min").arg(minutes);
    }
    //: How long games took; %1 hours
    return StatisticsModel::tr("%1 h").arg(QLocale().toString(minutes / 60.0, 'f', 1));
}

} // namespace

QString levelText(const std::string& level) {
    const auto known = engine::levelFromName(level);
    if (!known) {
        return {};
    }
    switch (*known) {
    case engine::Level::Android:
        //: Level of Devious Automatics, the weakest
        return StatisticsModel::tr("Android");
    case engine::Level::SuperDroid:
        //: Level of Devious Automatics
        return StatisticsModel::tr("Super droid");
    case engine::Level::Cyborg:
        //: Level of Devious Automatics, the strongest
        return StatisticsModel::tr("Cyborg");
    }
    return {};
}

void StatisticsModel::setStatistics(const session::Statistics& statistics) {
    m_statistics = statistics;
    emit changed();
}

QList<StatisticTile> StatisticsModel::tiles() const {
    const QLocale locale;
    const auto& all = m_statistics;
    QList<StatisticTile> tiles;
    //: Statistics: how many games there are
    tiles << StatisticTile{tr("Games"), locale.toString(all.games)};
    if (all.tally.games() > 0) {
        const int percent =
            static_cast<int>(std::lround(100.0 * all.tally.won / all.tally.games()));
        //: Statistics: a share of games; %1 how many were won, %2 of how many, %3 percent
        tiles << StatisticTile{tr("Won"), tr("%1 of %2 (%3 %)")
                                              .arg(locale.toString(all.tally.won),
                                                   locale.toString(all.tally.games()),
                                                   locale.toString(percent))};
        //: Statistics: most games won one after the other
        tiles << StatisticTile{tr("Longest streak"), locale.toString(all.longestStreak)};
    }
    if (all.meanPoints && all.bestPoints) {
        //: Statistics: points a game
        tiles << StatisticTile{tr("Average points"), locale.toString(*all.meanPoints, 'f', 1)};
        //: Statistics: most points in a game
        tiles << StatisticTile{tr("Best score"), locale.toString(*all.bestPoints)};
    }
    if (all.minutes > 0) {
        //: Statistics: how long all games took
        tiles << StatisticTile{tr("Time played"), durationText(all.minutes)};
    }
    return tiles;
}

QList<LevelBar> StatisticsModel::levels() const {
    QList<LevelBar> bars;
    for (const auto& each : m_statistics.levels) {
        LevelBar bar;
        bar.title = levelText(each.level);
        if (each.kind == db::GameKind::ToMars) {
            //: Kind of game in the statistics; it is a name
            bar.title = tr("To Mars");
        } else if (each.versus) {
            //: Kind of game in the statistics: people against each other
            bar.title = tr("Versus");
        } else if (bar.title.isEmpty()) {
            //: Solo games in the statistics whose level is not known
            bar.title = tr("Level not known");
        }
        bar.games = each.tally.games();
        bar.won = each.tally.won;
        bar.percent = 100.0 * bar.won / std::max(1, bar.games);
        bars << bar;
    }
    return bars;
}

QList<ScoreLine> StatisticsModel::scores() const {
    QList<ScoreLine> lines;
    for (const auto& series : m_statistics.scores) {
        //: The automaton that plays in the solo game
        const auto title =
            series.person.empty() ? tr("Devious Automatics") : colourText(series.person);
        lines << ScoreLine{title, thinned(series.scores)};
    }
    return lines;
}

QList<SourceBar> StatisticsModel::sources() const {
    QList<SourceBar> bars;
    for (std::size_t line = 0; line < session::kScoreLines; ++line) {
        bars << SourceBar{ScoreSheetModel::lineText(static_cast<int>(line)),
                          m_statistics.people.points.at(line),
                          m_statistics.automaton.points.at(line)};
    }
    return bars;
}

} // namespace pocketmars::app
