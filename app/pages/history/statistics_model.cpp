#include "app/pages/history/statistics_model.h"

#include "app/parts/score_sheet_model.h"
#include "app/support/date_text.h"
#include "app/support/item_text.h"
#include "app/support/player_colour.h"
#include "engine/state/state.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace pocketmars::app {
namespace {

/// Means of so many points each that few enough remain.
QList<QPointF> thinned(const QList<QPointF>& all) {
    constexpr qsizetype kMost = StatisticsModel::kMostPoints;
    const auto step = std::max<qsizetype>(1, (all.size() + kMost - 1) / kMost);
    QList<QPointF> points;
    for (qsizetype from = 0; from < all.size(); from += step) {
        const auto end = std::min(all.size(), from + step);
        QPointF sum;
        for (auto i = from; i < end; ++i) {
            sum += all[i];
        }
        points << sum / static_cast<double>(end - from);
    }
    return points;
}

ScoreLine scoreLine(const QString& title, const std::vector<session::ScoredAt>& scores) {
    constexpr std::size_t kMeanOf = 5; // games
    const auto means = session::movingMeans(scores, kMeanOf);
    QList<QPointF> points;
    QList<QPointF> meanPoints;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        points << QPointF(scores[i].game, scores[i].points);
        meanPoints << QPointF(scores[i].game, means[i]);
    }
    return {title, QColor(), thinned(points), thinned(meanPoints)};
}

QString dayText(std::chrono::sys_seconds time) { return dateText(localTime(time).date()); }

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
        tiles << StatisticTile{tr("Won"), tr("%1 of %2 (%3\u00a0%)")
                                              .arg(locale.toString(all.tally.won),
                                                   locale.toString(all.tally.games()),
                                                   locale.toString(percent))};
        //: Statistics: most games won one after the other
        tiles << StatisticTile{tr("Longest streak"), locale.toString(all.longestStreak)};
        //: Statistics: games won one after the other up to the last one
        tiles << StatisticTile{tr("Streak now"), locale.toString(all.currentStreak)};
    }
    if (all.meanPoints && all.bestPoints) {
        //: Statistics: points a game
        tiles << StatisticTile{tr("Average points"), locale.toString(*all.meanPoints, 'f', 1)};
        //: Statistics: most points in a game
        tiles << StatisticTile{tr("Best score"), locale.toString(*all.bestPoints)};
    }
    if (all.firstWin) {
        //: Statistics: the day of the first game that was won
        tiles << StatisticTile{tr("First win"), dayText(*all.firstWin)};
    }
    // The strongest that was beaten stands last.
    const auto strongest =
        std::find_if(all.levels.rbegin(), all.levels.rend(),
                     [](const auto& each) { return !each.level.empty() && each.firstWin; });
    if (strongest != all.levels.rend() && strongest->firstWin != all.firstWin) {
        //: Statistics: the day of the first game that was won against it; %1 a level of DA
        tiles << StatisticTile{tr("First win, %1").arg(levelText(strongest->level)),
                               dayText(*strongest->firstWin)};
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
            //: Kind of game in the statistics: solo games of which no level was said
            bar.title = tr("Solo");
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
        lines << scoreLine(title, series.scores);
        lines.last().colour = namedColour(series.person).value_or(QColor());
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
